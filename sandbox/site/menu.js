// A menu of a message: a button that opens a list. If several options may be chosen, Done sends them.

import { element } from "./dom.js";
import { Options } from "./options.js";

// Milliseconds after which the next letter begins a new search.
const TYPED_TOGETHER = 700;
const OPENERS = ["ArrowDown", "ArrowUp", "Enter", " "];

// choices: [{label, value, description, emoji, chosen}]; send: called with the options that were chosen.
export function menu(spec, choices, send) {
  const many = (spec.max_values ?? 1) > 1;
  const chosen = new Set(choices.filter((choice) => choice.chosen));
  const title = spec.placeholder ?? "Make a selection";
  const opener = element(
    "button.opener",
    {
      type: "button",
      disabled: Boolean(spec.disabled),
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-label": title,
    },
    element("span", {}, [...chosen].map((choice) => choice.label).join(", ") || title),
    element("span", { "aria-hidden": "true" }, "▾"),
  );
  const finish = () => {
    list.hide();
    opener.focus();
    send(opener, [...chosen]);
  };
  const done = many ? element("button.primary", { type: "button", onclick: finish }, "Done") : null;
  const list = new Options(opener, pick, { asSheet: true, after: done });

  function show() {
    const marked = choices.map((choice) => ({ ...choice, chosen: chosen.has(choice), choice }));
    list.show(marked, title, "Nobody is here");
  }

  function pick({ choice }) {
    if (!choice) return;
    if (!many) chosen.clear();
    if (!chosen.delete(choice)) chosen.add(choice);
    if (many) show();
    else finish();
  }

  opener.onclick = () => (list.open ? list.hide() : show());
  const search = new TypeAhead();
  const keys = (event) => {
    const letters = search.type(event);
    if (!(list.open || letters || OPENERS.includes(event.key))) return false;
    if (!list.open) show();
    else if (event.key === " " && !letters) pick(list.active ?? {});
    else if (!letters) return list.takes(event);
    if (letters) list.find(letters);
    return true;
  };
  opener.onkeydown = (event) => keys(event) && event.preventDefault();
  // Firefox presses a button when Space is released, whatever became of the key before.
  opener.onkeyup = (event) => event.key === " " && event.preventDefault();
  const box = element("div.menu", {}, opener, list.panel);
  box.addEventListener("focusout", (event) => box.contains(event.relatedTarget) || list.hide());
  return box;
}

// The first letters of an option, typed one after the other.
class TypeAhead {
  #typed = "";
  #before = 0;

  // What has been typed in one go, with this key; "" if the key is no letter.
  type({ key, timeStamp, ctrlKey, metaKey, altKey }) {
    if (timeStamp - this.#before > TYPED_TOGETHER) this.#typed = "";
    const isLetter = key.length === 1 && !(ctrlKey || metaKey || altKey);
    // A space only within words: alone it chooses.
    if (!isLetter || (key === " " && !this.#typed)) return "";
    this.#before = timeStamp;
    this.#typed += key.toLowerCase();
    return this.#typed;
  }
}
