// Discord's markdown as nodes: bold, italics, code, spoilers, quotes, lists, small print, links, mentions, emoji, timestamps.

import { element } from "./dom.js";
import { emoji } from "./emoji.js";
import { spoiler } from "./spoiler.js";
import { when } from "./times.js";

const INLINE = [
  [/^\\([^\w\s])/, (match) => match[1]],
  [/^```(?:\w+\n)?\n?([\s\S]+?)```/, (match) => element("pre", {}, element("code", {}, match[1]))],
  [/^`([^`]+)`/, (match) => element("code", {}, match[1])],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (match, context) => element("strong", {}, ...inline(match[1], context))],
  [/^__([\s\S]+?)__/, (match, context) => element("u", {}, ...inline(match[1], context))],
  [/^\*(?!\s)([\s\S]+?)\*/, (match, context) => element("em", {}, ...inline(match[1], context))],
  [/^_(?!\s)([\s\S]+?)_(?!\w)/, (match, context) => element("em", {}, ...inline(match[1], context))],
  [/^~~([\s\S]+?)~~/, (match, context) => element("s", {}, ...inline(match[1], context))],
  [/^\|\|([\s\S]+?)\|\|/, (match, context) => spoiler("span", inline(match[1], context))],
  [/^<t:(-?\d+)(?::([tTdDfFsSR]))?>/, (match) => when(Number(match[1]), match[2])],
  [/^<@!?(\d+)>/, (match, context) => context.mention(match[1])],
  [/^<@&(\d+)>/, (match, context) => context.role(match[1])],
  [/^<#(\d+)>/, (match, context) => context.channel(match[1])],
  [/^<\/([-\w ]+):(\d+)>/, (match, context) => context.command(match[1], match[2])],
  [/^<a?:(\w{2,32}):(\d+)>/, (match) => emoji({ name: match[1], id: match[2] })],
  [/^\[([^\]]+)\]\(<?([^)\s>]+)>?\)/, (match, context) => link(match[2], match[1], context)],
  [/^<?(https?:\/\/[^\s<>)]*[^\s<>).,:;!?"'])>?/, (match, context) => link(match[1], match[1], context)],
];
const LINES = [
  [
    /^(#{1,3}) (.*)/,
    (match, context) => element(`h${match[1].length + 2}`, {}, ...inline(match[2], context)),
  ],
  [/^-# (.*)/, (match, context) => element("small.print", {}, ...inline(match[1], context))],
  [/^> (.*)/, (match, context) => element("blockquote", {}, ...inline(match[1], context))],
  [/^[-*] (.*)/, (match, context) => element("div.item", {}, "• ", ...inline(match[1], context))],
];

const CODE_BLOCK = /(```[\s\S]+?```\n?)/;
// The first characters of the INLINE patterns.
const MARK = /[\\`*_~|<[h]/;
const WITHIN_DISCORD = /^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?$/;
const WEB = /^https?:/;

// The nodes of a text; context makes those of mentions, channels, and links within Discord.
export function markdown(text, context) {
  const nodes = [];
  for (const part of text.split(CODE_BLOCK)) {
    if (part.startsWith("```")) nodes.push(...inline(part.trimEnd(), context));
    else nodes.push(...lines(part, context));
  }
  return nodes;
}

function lines(text, context) {
  return text.split("\n").flatMap((line, number, all) => {
    for (const [pattern, make] of LINES) {
      const match = pattern.exec(line);
      if (match) return [make(match, context)];
    }
    const end = number < all.length - 1 ? [element("br")] : [];
    return [...inline(line, context), ...end];
  });
}

function inline(text, context) {
  const nodes = [];
  let plain = "";
  let rest = text;
  while (rest) {
    const found = MARK.test(rest[0]) && first(rest);
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found.make(found.match, context));
      rest = rest.slice(found.match[0].length);
    } else {
      plain += rest[0];
      rest = rest.slice(1);
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function first(text) {
  for (const [pattern, make] of INLINE) {
    const match = pattern.exec(text);
    if (match) return { match, make };
  }
  return null;
}

// A link to a message on Discord jumps within this page; any other opens a new tab.
function link(address, label, context) {
  const jump = WITHIN_DISCORD.exec(address);
  if (jump) return context.jump(jump[1], jump[2], label === address ? null : label);
  if (!WEB.test(address)) return `[${label}](${address})`;
  return element("a", { href: address, target: "_blank", rel: "noreferrer" }, label);
}
