// The page: two clients side by side, or one at a time on a narrow screen, and the menu Trouble.

import { keepShownSeat, shownSeat } from "./address.js";
import { Client } from "./client.js";
import { element } from "./dom.js";
import { Guide } from "./guide.js";
import { leaveEnlarged } from "./picture.js";

// A reload has closed an enlarged picture.
await leaveEnlarged();

const SEATS = [0, 1];
const main = document.querySelector(".panes");
const tabs = document.querySelector(".tabs");
const status = document.querySelector(".status");
const clients = [];
const guide = new Guide(document.querySelector(".guide"), clients, show);

// What was done last.
let note = "";

function open() {
  clients.push(...SEATS.map((seat) => new Client(seat, { onNews: news, say })));
  main.append(...clients.map((client) => client.root));
  show(shownSeat());
  window.addEventListener("popstate", comeBack);
}

function comeBack() {
  for (const client of clients) client.comeBack();
}

function news() {
  say(note);
  label();
  guide.draw();
}

function show(which) {
  keepShownSeat(which);
  for (const client of clients) client.root.classList.toggle("shown", client.seat === which);
  label();
}

// The tabs stay the same buttons: one that is replaced while it is pressed would not be clicked.
function label() {
  const shown = shownSeat();
  for (const client of clients) {
    const tab = tabs.children[client.seat] ?? tabs.appendChild(tabOf(client));
    tab.setAttribute("aria-pressed", String(client.seat === shown));
    const name = client.me ? client.name(client.me) : "…";
    const news = client.news ? String(client.news) : "";
    if (tab.textContent === name + news) continue;
    tab.replaceChildren(name, news && element("span.badge.pings", {}, news));
  }
  document.title = clients.some((client) => client.news) ? "🐾 Boop Bot, tried out" : "Boop Bot, tried out";
}

function tabOf(client) {
  return element("button", { type: "button", onclick: () => show(client.seat) });
}

// While somebody is absent, that is said instead. What fails because the stand-in is away is not worth keeping.
function say(text) {
  if (!clients[0].away) note = text;
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
    const what = button.textContent;
    say(`${what} …`);
    const { failed } = await clients[0].ask({ do: "action", ...button.dataset });
    say(`${what}: ${failed ?? "done."}`);
    if (button.dataset.action === "anew" && !failed) startAnew();
  };
}

// An address that names nobody is that of the newest people.
function startAnew() {
  history.pushState(null, "", "#");
  comeBack();
  for (const menu of document.querySelectorAll("details.popup")) menu.open = false;
}

// Only the screen with the focus reads its news out, or every message would be heard twice.
document.addEventListener("focusin", ({ target }) => {
  const log = target.closest(".pane")?.querySelector(".log");
  if (!log) return;
  for (const each of document.querySelectorAll(".log")) each.ariaLive = each === log ? "polite" : "off";
});

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
