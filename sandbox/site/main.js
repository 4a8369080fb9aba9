// The page: two clients side by side, or one at a time on a narrow screen, and the menu Trouble.

import { Client } from "./client.js";
import { element } from "./dom.js";

const SEATS = 2;
const clients = [];
const main = document.querySelector(".panes");
const tabs = document.querySelector(".tabs");
const status = document.querySelector(".status");

// The first client opens; the second follows when that one has its person. A reload keeps both people.
function open() {
  const first = new Client(0, sessionStorage.getItem("seat-0") ?? "", (client) => news(client, 0));
  clients.push(first);
  main.append(first.root);
}

function news(client, seat) {
  if (!client.me) return;
  sessionStorage.setItem(`seat-${seat}`, client.me);
  if (clients.length < SEATS) {
    const number = clients.length;
    const next = new Client(number, sessionStorage.getItem(`seat-${number}`) ?? "", (which) =>
      news(which, number),
    );
    clients.push(next);
    main.append(next.root);
    show(0);
  }
  say(note);
  label();
}

function show(which) {
  for (const [number, client] of clients.entries()) client.root.classList.toggle("shown", number === which);
  label();
}

function label() {
  const shown = clients.findIndex((client) => client.root.classList.contains("shown"));
  const focused = tabs.contains(document.activeElement);
  tabs.replaceChildren(
    ...clients.map((client, number) =>
      element(
        "button",
        { type: "button", "aria-pressed": String(number === shown), onclick: () => show(number) },
        client.name(client.me),
        client.news ? element("span.badge.pings", {}, String(client.news)) : null,
      ),
    ),
  );
  if (focused) tabs.children[shown]?.focus();
  document.title = clients.some((client) => client.news) ? "🐾 Boop Bot, tried out" : "Boop Bot, tried out";
}

// The result of the last action; shown unless somebody is absent.
let note = "";

function say(text) {
  note = text;
  const shown = absence() ?? note;
  if (status.textContent !== shown) status.textContent = shown;
}

// A sentence if the stand-in or the bot is not running.
function absence() {
  const [client] = clients;
  if (client.away)
    return "The stand-in is not there: make try has ended. Start it again, and this page goes on.";
  if (client.me && !client.online) return "The bot is not there. Trouble › Restart the bot brings it back.";
  return null;
}

for (const button of document.querySelectorAll(".trouble [data-action]")) {
  button.onclick = async () => {
    say(`${button.textContent} …`);
    say(await clients[0].act({ ...button.dataset }));
  };
}

// A click elsewhere, or Escape, closes an open menu.
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
