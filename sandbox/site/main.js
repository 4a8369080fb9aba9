// The page: two chairs side by side (or one at a time, where it is narrow), and the bar of trouble.

import { Chair } from "./chair.js";
import { element } from "./dom.js";

const SEATS = 2;
const chairs = [];
const main = document.querySelector(".panes");
const tabs = document.querySelector(".tabs");
const status = document.querySelector(".status");

// The people are the first ones there are, or those a reload finds where they sat.
function open() {
  const first = new Chair(0, sessionStorage.getItem("seat-0") ?? "", (chair) => news(chair, 0));
  chairs.push(first);
  main.append(first.root);
}

function news(chair, seat) {
  if (!chair.me) return;
  sessionStorage.setItem(`seat-${seat}`, chair.me);
  if (chairs.length < SEATS) {
    const number = chairs.length;
    const next = new Chair(number, sessionStorage.getItem(`seat-${number}`) ?? "", (which) =>
      news(which, number),
    );
    chairs.push(next);
    main.append(next.root);
    show(0);
  }
  say(note);
  label();
}

function show(which) {
  for (const [number, chair] of chairs.entries()) chair.root.classList.toggle("shown", number === which);
  label();
}

function label() {
  const shown = chairs.findIndex((chair) => chair.root.classList.contains("shown"));
  const focused = tabs.contains(document.activeElement);
  tabs.replaceChildren(
    ...chairs.map((chair, number) =>
      element(
        "button",
        { type: "button", "aria-pressed": String(number === shown), onclick: () => show(number) },
        chair.name(chair.me),
        chair.news ? element("span.badge.pings", {}, String(chair.news)) : null,
      ),
    ),
  );
  if (focused) tabs.children[shown]?.focus();
  document.title = chairs.some((chair) => chair.news) ? "🐾 Boop Bot, tried out" : "Boop Bot, tried out";
}

// What the bar has done last; that the bot is away goes before it.
let note = "";

function say(text) {
  note = text;
  const shown = absence() ?? note;
  if (status.textContent !== shown) status.textContent = shown;
}

// Who is not there, if anybody: the stand-in, or the bot.
function absence() {
  const [chair] = chairs;
  if (chair.away)
    return "The stand-in is not there: make try has ended. Start it again, and this page goes on.";
  if (chair.me && !chair.online) return "The bot is not there. Trouble › Restart the bot brings it back.";
  return null;
}

for (const button of document.querySelectorAll(".trouble [data-hand]")) {
  button.onclick = async () => {
    say(`${button.textContent} …`);
    say(await chairs[0].hand({ ...button.dataset }));
  };
}

// A press elsewhere, or Escape, folds an open sheet.
document.addEventListener("pointerdown", (event) => fold((sheet) => !sheet.contains(event.target)));
document.addEventListener("keydown", (event) => event.key === "Escape" && fold(() => true));

function fold(which) {
  for (const sheet of document.querySelectorAll("details.popup[open]")) {
    if (!which(sheet)) continue;
    sheet.open = false;
    if (sheet.contains(document.activeElement)) sheet.querySelector("summary").focus();
  }
}

open();
