// The components of a message: rows, buttons, menus, and those of Components V2.

import { element } from "./dom.js";
import { emoji } from "./emoji.js";
import { markdown } from "./markdown.js";
import { menu } from "./menu.js";
import { picture } from "./picture.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

// context: {press(element, item, extra, deed), people(), attachment(url), words}, see message.js.
export function component(spec, context) {
  const make = MAKERS[spec.type];
  return make ? make(spec, context) : element("p.strange", {}, `(a component of type ${spec.type})`);
}

const inside = (spec, context) => spec.components.map((child) => component(child, context));

const MAKERS = {
  1: (spec, context) => element("div.row", {}, ...inside(spec, context)),
  2: button,
  3: (spec, context) => choose(spec, spec.options.map(asChoice), context, "values"),
  5: (spec, context) => choose(spec, context.people(), context, "people"),
  9: (spec, context) =>
    element(
      "div.section",
      {},
      element("div", {}, ...inside(spec, context)),
      component(spec.accessory, context),
    ),
  10: (spec, context) => element("div.text", {}, ...markdown(spec.content, context.words)),
  11: media,
  12: (spec, context) => element("div.gallery", {}, ...spec.items.map((item) => media(item, context))),
  14: (spec) => element(spec.divider === false ? "div.space" : "hr"),
  17: (spec, context) => {
    const box = element("div.container", {}, ...inside(spec, context));
    if (spec.accent_color != null)
      box.style.borderColor = `#${spec.accent_color.toString(16).padStart(6, "0")}`;
    return box;
  },
};

function button(spec, context) {
  const face = [
    spec.emoji ? emoji(spec.emoji) : null,
    spec.emoji && spec.label ? " " : null,
    spec.label ?? null,
  ];
  if (spec.url) {
    return element("a.button.link", { href: spec.url, target: "_blank", rel: "noreferrer" }, ...face);
  }
  const disabled = Boolean(spec.disabled);
  const made = element(`button.${STYLES[spec.style]}`, { type: "button", disabled }, ...face);
  const name = [spec.emoji && !spec.emoji.id && spec.emoji.name, spec.label].filter(Boolean).join(" ");
  made.onclick = () => context.press(made, spec.custom_id, {}, `pressed ${name || spec.emoji.name}`);
  return made;
}

const asChoice = (spec) => ({ ...spec, chosen: spec.default });

// A menu; what is chosen is sent under the name that the stand-in expects: values, or people.
function choose(spec, choices, context, kind) {
  return menu(spec, choices, (opener, chosen) => {
    const deed = `chose ${chosen.map((choice) => choice.label).join(", ") || "nothing"}`;
    context.press(opener, spec.custom_id, { [kind]: chosen.map((choice) => choice.value) }, deed);
  });
}

function media(spec, context) {
  return picture(context.attachment(spec.media.url), spec.description ?? "");
}
