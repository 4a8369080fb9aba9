// What hangs on a message: rows, buttons, menus, and the parts of Components V2.

import { element } from "./dom.js";
import { markdown } from "./markdown.js";
import { Options } from "./options.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

// context: {press(element, item, extra), people(), attachment(url), words}: what a component may do and know.
export function component(told, context) {
  const make = MAKERS[told.type];
  return make ? make(told, context) : element("p.strange", {}, `(a component of type ${told.type})`);
}

const inside = (told, context) => told.components.map((child) => component(child, context));

const MAKERS = {
  1: (told, context) => element("div.row", {}, ...inside(told, context)),
  2: button,
  3: (told, context) => menu(told, told.options.map(asOption), context, "values"),
  5: (told, context) => menu(told, context.people(), context, "people"),
  9: (told, context) =>
    element(
      "div.section",
      {},
      element("div", {}, ...inside(told, context)),
      component(told.accessory, context),
    ),
  10: (told, context) => element("div.text", {}, ...markdown(told.content, context.words)),
  11: (told, context) => picture(told, context),
  12: (told, context) => element("div.gallery", {}, ...told.items.map((item) => picture(item, context))),
  14: (told) => element(told.divider === false ? "div.space" : "hr"),
  17: (told, context) => {
    const box = element("div.container", {}, ...inside(told, context));
    if (told.accent_color != null)
      box.style.borderColor = `#${told.accent_color.toString(16).padStart(6, "0")}`;
    return box;
  },
};

function button(told, context) {
  const label = [told.emoji?.name, told.label].filter(Boolean).join(" ");
  if (told.url)
    return element("a.button.link", { href: told.url, target: "_blank", rel: "noreferrer" }, label);
  const made = element(
    `button.${STYLES[told.style]}`,
    { type: "button", disabled: Boolean(told.disabled) },
    label,
  );
  made.onclick = () => context.press(made, told.custom_id, {});
  return made;
}

const asOption = (told) => ({ ...told, chosen: told.default });

// A menu: a button that unfolds a list; where several may be chosen, a second button says that it is done.
function menu(told, options, context, kind) {
  const many = (told.max_values ?? 1) > 1;
  const chosen = new Set(options.filter((option) => option.chosen).map((option) => option.value));
  const label = options
    .filter((option) => option.chosen)
    .map((option) => option.label)
    .join(", ");
  const opener = element(
    "button.opener",
    {
      type: "button",
      disabled: Boolean(told.disabled),
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-label": told.placeholder,
    },
    element("span", {}, label || told.placeholder || "Make a selection"),
    element("span", { "aria-hidden": "true" }, "▾"),
  );
  const send = () => {
    list.hide();
    context.press(opener, told.custom_id, { [kind]: [...chosen] });
  };
  const done = many ? element("button.secondary", { type: "button", onclick: send }, "Done") : null;
  const list = new Options(opener, (option) => {
    if (!many) {
      chosen.clear();
      chosen.add(option.value);
      return send();
    }
    if (!chosen.delete(option.value)) chosen.add(option.value);
    list.show(
      options.map((each) => ({ ...each, chosen: chosen.has(each.value) })),
      told.placeholder,
    );
  });
  opener.onclick = () =>
    list.open ? list.hide() : list.show(options, told.placeholder ?? "", "Nobody is here");
  opener.onkeydown = (event) => {
    if (list.takes(event)) return;
    if (event.key === "ArrowDown") {
      event.preventDefault();
      opener.click();
    }
  };
  opener.onblur = () => many || list.hide();
  return element("div.menu", {}, opener, list.list, done);
}

export function picture(told, context) {
  const url = context.attachment(told.media?.url ?? told.url);
  const alt = told.description ?? "";
  const large = () => {
    const shown = element("dialog.large", { onclick: () => shown.close(), onclose: () => shown.remove() });
    shown.append(
      element("form", { method: "dialog" }, element("button", {}, "Close")),
      element("img", { src: url, alt }),
    );
    document.body.append(shown);
    shown.showModal();
  };
  const image = element("img", { src: url, alt, loading: "lazy" });
  return element("button.picture", { type: "button", onclick: large }, image);
}
