// One message as its reader sees it.

import { component } from "./components.js";
import { element } from "./dom.js";
import { markdown } from "./markdown.js";
import { personName } from "./person.js";
import { picture } from "./picture.js";
import { isSpoiler, spoiler } from "./spoiler.js";
import { when } from "./times.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;

export const isPrivate = (message) => Boolean(message.flags & EPHEMERAL);

// client: the client that shows it, see client.js.
export function messageItem(message, client) {
  const mine = message.mentions.some((user) => user.id === client.me);
  const item = element("li.message", { id: `${client.id}-${message.id}`, tabIndex: -1 });
  item.dataset.message = message.id;
  item.classList.toggle("mentioned", mine);
  item.classList.toggle("private", isPrivate(message));
  item.append(
    element("span.avatar", { "aria-hidden": "true" }, message.author.bot ? "🐾" : message.author.username[0]),
    element("div.body", {}, ...parts(message, client)),
  );
  return item;
}

function parts(message, client) {
  const context = {
    words: client.words,
    people: () => client.people(),
    attachment: (url) => attachment(message, url),
    press: (...how) => client.press(message, ...how),
  };
  const thinking = message.flags & LOADING;
  return [
    message.used
      ? element(
          "p.used",
          {},
          `${client.name(message.used.user)} used ${client.commandName(message.used.command)}`,
        )
      : null,
    heading(message, client),
    thinking ? element("p.thinking", {}, `${message.author.username} is thinking…`) : null,
    message.content
      ? element("div.content", {}, ...markdown(message.content, client.words), edited(message))
      : null,
    ...gallery(message),
    ...message.embeds.map(embed),
    ...message.components.map((spec) => component(spec, context)),
    element("p.failed"),
    isPrivate(message) ? onlyYou(message, client) : null,
  ];
}

function heading(message, client) {
  return element(
    "p.heading",
    {},
    personName(message.author.id, client),
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
function gallery(message) {
  if (message.flags & COMPONENTS_V2) return [];
  const shown = message.attachments.map(attached);
  // Several pictures stand side by side, as on Discord.
  return shown.length > 1 ? [element("div.gallery", {}, ...shown)] : shown;
}

// The picture in a frame is all that the bot uses of one.
function embed({ image }) {
  return element("div.embed", {}, picture(image.url, image.description ?? ""));
}

function attached(file) {
  if (file.content_type.startsWith("image/")) {
    const shown = picture(file.url, file.description ?? "");
    return isSpoiler(file) ? spoiler("div", [shown]) : shown;
  }
  const size = element("small", {}, ` ${file.size} bytes`);
  return element("a.file", { href: file.url, download: file.filename }, `📄 ${file.filename}`, size);
}

function attachment(message, url) {
  if (!url?.startsWith("attachment://")) return url;
  const name = url.slice("attachment://".length);
  return message.attachments.find((file) => file.filename === name)?.url;
}

function onlyYou(message, client) {
  return element(
    "p.only-you",
    {},
    "👁 Only you can see this · ",
    element("button.plain", { type: "button", onclick: () => client.dismiss(message) }, "Dismiss message"),
  );
}
