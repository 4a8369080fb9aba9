// A list to choose from, controlled with the keys while its owner (a field or a menu's button) has the focus.

import { element, freshId } from "./dom.js";
import { emoji } from "./emoji.js";
import { Popover } from "./popover.js";

const MOVES = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
};
const JUMPS = { Home: () => 0, End: (_, count) => count - 1 };

export class Options {
  #options = [];
  #active = -1;

  // asSheet: whether a phone shows it as a sheet from below; beside a field, the keyboard would cover that.
  constructor(owner, onPick, { asSheet = false, after = null } = {}) {
    this.owner = owner;
    this.onPick = onPick;
    this.moves = owner instanceof HTMLInputElement ? MOVES : { ...MOVES, ...JUMPS };
    this.title = element("p.title", { "aria-hidden": "true" });
    this.list = element("ul.options", { role: "listbox", id: freshId("options") });
    this.panel = element("div", {}, this.title, this.list, after);
    this.popover = new Popover(owner, this.panel, { asSheet, onOutside: () => this.hide() });
    // A click in the list leaves the focus on its owner.
    this.panel.addEventListener("pointerdown", (event) => event.preventDefault());
    owner.setAttribute("aria-controls", this.list.id);
    owner.setAttribute("aria-expanded", "false");
  }

  get open() {
    return this.popover.open;
  }

  // Show options [{label, value, description, emoji, chosen}]; the first (or chosen) one is active.
  show(options, label, empty = "") {
    if (!(options.length || empty)) return this.hide();
    this.#options = options;
    this.title.textContent = label;
    this.list.setAttribute("aria-label", label);
    this.list.replaceChildren(
      ...options.map((option, number) => this.#item(option, number)),
      ...(options.length ? [] : [element("li.empty", { role: "presentation" }, empty)]),
    );
    this.popover.show();
    this.owner.setAttribute("aria-expanded", "true");
    const chosen = options.findIndex((option) => option.chosen);
    this.#activate(options.length ? Math.max(0, chosen) : -1);
  }

  hide() {
    this.popover.hide();
    this.owner.setAttribute("aria-expanded", "false");
    this.owner.removeAttribute("aria-activedescendant");
  }

  // The active option, if the list is open.
  get active() {
    return this.open ? (this.#options[this.#active] ?? null) : null;
  }

  // Make the next option active whose label begins so; one letter again and again goes from one to the next.
  find(typed) {
    const letters = new Set(typed).size === 1 ? typed[0] : typed;
    const from = this.#active + (letters.length === 1 ? 1 : 0);
    const count = this.#options.length;
    for (let step = 0; step < count; step++) {
      const number = (from + step) % count;
      if (this.#options[number].label.toLowerCase().startsWith(letters)) return this.#activate(number);
    }
  }

  // Handle a key; true if it was for the list.
  takes(event) {
    if (!this.open) return false;
    if (event.key in this.moves && this.#options.length) {
      this.#activate(this.moves[event.key](this.#active, this.#options.length));
    } else if (event.key === "Enter" && this.#active >= 0) {
      this.onPick(this.#options[this.#active]);
    } else if (event.key === "Escape") {
      this.hide();
    } else {
      return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #item(option, number) {
    return element(
      "li",
      {
        role: "option",
        id: `${this.list.id}-${number}`,
        onclick: () => this.onPick(option),
        "aria-selected": Boolean(option.chosen),
      },
      element("span.label", {}, option.emoji ? emoji(option.emoji) : null, option.label),
      option.description ? element("span.description", {}, option.description) : null,
    );
  }

  #activate(number) {
    this.#active = number;
    const items = [...this.list.querySelectorAll("[role=option]")];
    for (const [which, item] of items.entries()) item.classList.toggle("active", which === number);
    if (number < 0) return this.owner.removeAttribute("aria-activedescendant");
    this.owner.setAttribute("aria-activedescendant", items[number].id);
    items[number].scrollIntoView({ block: "nearest" });
  }
}
