// A list to choose from, controlled with the keys while its owner (a field or a menu's button) has the focus.

import { element, freshId } from "./dom.js";

export class Options {
  #options = [];
  #active = -1;

  constructor(owner, onPick) {
    this.owner = owner;
    this.onPick = onPick;
    this.list = element("ul.options", { role: "listbox", id: freshId("options"), hidden: true });
    // A click in the list leaves the focus on its owner.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    owner.setAttribute("aria-controls", this.list.id);
    owner.setAttribute("aria-expanded", "false");
  }

  get open() {
    return !this.list.hidden;
  }

  // Show options [{label, value, description, chosen}]; the first (or chosen) one is active.
  show(options, label, empty = "") {
    this.#options = options;
    this.list.setAttribute("aria-label", label);
    this.list.replaceChildren(
      ...options.map((option, number) =>
        element(
          "li",
          {
            role: "option",
            id: `${this.list.id}-${number}`,
            onclick: () => this.onPick(option),
            "aria-selected": Boolean(option.chosen),
          },
          element("span.label", {}, option.label),
          option.description ? element("span.description", {}, option.description) : null,
        ),
      ),
      ...(options.length || !empty ? [] : [element("li.empty", { role: "presentation" }, empty)]),
    );
    this.list.hidden = !(options.length || empty);
    this.owner.setAttribute("aria-expanded", String(this.open));
    this.#activate(
      options.length
        ? Math.max(
            0,
            options.findIndex((option) => option.chosen),
          )
        : -1,
    );
  }

  hide() {
    this.list.hidden = true;
    this.owner.setAttribute("aria-expanded", "false");
    this.owner.removeAttribute("aria-activedescendant");
  }

  // The active option, if the list is open.
  get active() {
    return this.open ? (this.#options[this.#active] ?? null) : null;
  }

  // Handle a key; true if it was for the list.
  takes(event) {
    if (!this.open) return false;
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in moves && this.#options.length) {
      this.#activate((this.#active + moves[event.key] + this.#options.length) % this.#options.length);
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

  #activate(number) {
    this.#active = number;
    const items = [...this.list.querySelectorAll("[role=option]")];
    for (const [which, item] of items.entries()) item.classList.toggle("active", which === number);
    if (number < 0) return this.owner.removeAttribute("aria-activedescendant");
    this.owner.setAttribute("aria-activedescendant", items[number].id);
    items[number].scrollIntoView({ block: "nearest" });
  }
}
