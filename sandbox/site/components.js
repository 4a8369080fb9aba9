// The components of a message: rows, buttons, menus, and those of Components V2.

import { element } from "./dom.js";
import { markdown } from "./markdown.js";
import { Options } from "./options.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

// context: {press(element, item, extra), people(), attachment(url), words}, see message.js.
export function component(spec, context) {
  const make = MAKERS[spec.type];
  return make ? make(spec, context) : element("p.strange", {}, `(a component of type ${spec.type})`);
}

const inside = (spec, context) => spec.components.map((child) => component(child, context));

const MAKERS = {
  1: (spec, context) => element("div.row", {}, ...inside(spec, context)),
  2: button,
  3: (spec, context) => menu(spec, spec.options.map(asOption), context, "values"),
  5: (spec, context) => menu(spec, context.people(), context, "people"),
  9: (spec, context) =>
    element(
      "div.section",
      {},
      element("div", {}, ...inside(spec, context)),
      component(spec.accessory, context),
    ),
  10: (spec, context) => element("div.text", {}, ...markdown(spec.content, context.words)),
  11: (spec, context) => picture(spec, context),
  12: (spec, context) => element("div.gallery", {}, ...spec.items.map((item) => picture(item, context))),
  14: (spec) => element(spec.divider === false ? "div.space" : "hr"),
  17: (spec, context) => {
    const box = element("div.container", {}, ...inside(spec, context));
    if (spec.accent_color != null)
      box.style.borderColor = `#${spec.accent_color.toString(16).padStart(6, "0")}`;
    return box;
  },
};

function button(spec, context) {
  const label = [spec.emoji?.name, spec.label].filter(Boolean).join(" ");
  if (spec.url)
    return element("a.button.link", { href: spec.url, target: "_blank", rel: "noreferrer" }, label);
  const made = element(
    `button.${STYLES[spec.style]}`,
    { type: "button", disabled: Boolean(spec.disabled) },
    label,
  );
  made.onclick = () => context.press(made, spec.custom_id, {});
  return made;
}

const asOption = (spec) => ({ ...spec, chosen: spec.default });

// A menu: a button that opens a list; if several options may be chosen, a second button sends them.
function menu(spec, options, context, kind) {
  const many = (spec.max_values ?? 1) > 1;
  const chosen = new Set(options.filter((option) => option.chosen).map((option) => option.value));
  const label = options
    .filter((option) => option.chosen)
    .map((option) => option.label)
    .join(", ");
  const opener = element(
    "button.opener",
    {
      type: "button",
      disabled: Boolean(spec.disabled),
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-label": spec.placeholder,
    },
    element("span", {}, label || spec.placeholder || "Make a selection"),
    element("span", { "aria-hidden": "true" }, "▾"),
  );
  const send = () => {
    list.hide();
    context.press(opener, spec.custom_id, { [kind]: [...chosen] });
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
      spec.placeholder,
    );
  });
  opener.onclick = () =>
    list.open ? list.hide() : list.show(options, spec.placeholder ?? "", "Nobody is here");
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

export function picture(spec, context) {
  const url = context.attachment(spec.media?.url ?? spec.url);
  const alt = spec.description ?? "";
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
