// One message as its reader sees it.

import { component, picture } from "./components.js";
import { element } from "./dom.js";
import { markdown } from "./markdown.js";
import { when } from "./times.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;

export const isPrivate = (message) => Boolean(message.flags & EPHEMERAL);

// chair: whose screen it is, see chair.js.
export function messageItem(message, chair) {
  const mine = message.mentions.some((user) => user.id === chair.me);
  const item = element("li.message", { id: `${chair.id}-${message.id}` });
  item.dataset.message = message.id;
  item.classList.toggle("mentioned", mine);
  item.classList.toggle("private", isPrivate(message));
  item.append(
    element("span.avatar", { "aria-hidden": "true" }, message.author.bot ? "🐾" : message.author.username[0]),
    element("div.body", {}, ...parts(message, chair)),
  );
  return item;
}

function parts(message, chair) {
  const context = {
    words: chair.words,
    people: () => chair.people(),
    attachment: (url) => attachment(message, url),
    press: (pressed, item, extra) => chair.press(message, pressed, item, extra),
  };
  const thinking = message.flags & LOADING;
  return [
    message.used
      ? element(
          "p.used",
          {},
          `${chair.name(message.used.user)} used ${chair.commandName(message.used.command)}`,
        )
      : null,
    heading(message, chair),
    thinking ? element("p.thinking", {}, `${message.author.username} is thinking…`) : null,
    message.content
      ? element("div.content", {}, ...markdown(message.content, chair.words), edited(message))
      : null,
    ...gallery(message, context),
    ...message.components.map((told) => component(told, context)),
    element("p.failed", { role: "alert" }),
    isPrivate(message) ? onlyYou(message, chair) : null,
  ];
}

function heading(message, chair) {
  return element(
    "p.heading",
    {},
    chair.personButton(message.author.id),
    message.author.bot ? element("span.badge", {}, "APP") : null,
    " ",
    when(Date.parse(message.timestamp) / 1000, "t"),
    message.content ? null : edited(message),
  );
}

function edited(message) {
  return message.edited_timestamp && !isPrivate(message) ? element("small.edited", {}, " (edited)") : null;
}

// The files that no component shows.
function gallery(message, context) {
  if (message.flags & COMPONENTS_V2) return [];
  return message.attachments.map((file) =>
    file.content_type.startsWith("image/")
      ? picture(file, context)
      : element(
          "a.file",
          { href: file.url, download: file.filename },
          `📄 ${file.filename}`,
          element("small", {}, ` ${file.size} bytes`),
        ),
  );
}

function attachment(message, url) {
  if (!url?.startsWith("attachment://")) return url;
  const name = url.slice("attachment://".length);
  return message.attachments.find((file) => file.filename === name)?.url;
}

function onlyYou(message, chair) {
  return element(
    "p.only-you",
    {},
    "👁 Only you can see this · ",
    element("button.plain", { type: "button", onclick: () => chair.dismiss(message) }, "Dismiss message"),
  );
}
