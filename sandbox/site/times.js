// Times in the reader's time zone; relative ones ("in 2 hours") are updated while they are shown.

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const RELATIVE = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });

// Seconds by which the stand-in's clock is ahead of this machine's.
let ahead = 0;

export function setNow(seconds) {
  ahead = seconds - Date.now() / 1000;
  refresh();
}

export function when(seconds, style = "f") {
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return document.createTextNode(`<t:${seconds}>`);
  const shown = document.createElement("time");
  shown.dateTime = moment.toISOString();
  shown.title = new Intl.DateTimeFormat(undefined, STYLES.F).format(moment);
  if (style === "R") {
    shown.dataset.relative = seconds;
    shown.textContent = relative(seconds);
  } else {
    shown.textContent = new Intl.DateTimeFormat(undefined, STYLES[style] ?? STYLES.f).format(moment);
  }
  return shown;
}

function relative(seconds) {
  const away = seconds - (Date.now() / 1000 + ahead);
  const [unit, length] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return RELATIVE.format(Math.round(away / length), unit);
}

function refresh() {
  for (const shown of document.querySelectorAll("time[data-relative]")) {
    const now = relative(Number(shown.dataset.relative));
    if (shown.textContent !== now) shown.textContent = now;
  }
}

setInterval(refresh, 1000);
