// The menu of a channel: archive it, delete it, what the bot may do there, and the languages of its person and its server.

import { element } from "./dom.js";

export class ChannelMenu {
  // act: does an action of the stand-in's, and says so: act(what, deed).
  constructor(menu, act) {
    this.menu = menu;
    this.act = act;
    this.archive = menu.querySelector("[data-action=archive]");
    this.delete = menu.querySelector("[data-action=delete]");
    this.permissions = menu.querySelector("fieldset");
    this.languages = [...menu.querySelectorAll("[data-whose]")];
    for (const select of this.languages) select.onchange = () => this.#speak(select);
    this.archive.onclick = () => act({ action: "archive" }, "archived this thread");
    this.delete.onclick = () => act({ action: "delete" }, `deleted this ${this.kind}`);
  }

  // me: this person's id; languages: those that Discord has, {locale: name}; spoken: {person, server}, their locales.
  draw(channel, { me, languages, spoken }) {
    this.me = me;
    this.kind = channel?.thread ? "thread" : "channel";
    this.menu.hidden = !channel?.guild;
    if (this.menu.hidden) this.menu.open = false;
    this.archive.hidden = !channel?.thread || channel.archived;
    this.delete.textContent = `Delete this ${this.kind}`;
    for (const select of this.languages) {
      if (!select.children.length)
        select.append(
          ...Object.entries(languages).map(([locale, name]) => element("option", { value: locale }, name)),
        );
      select.value = spoken[select.dataset.whose];
    }
    const given = Object.entries(channel?.permissions ?? {});
    const boxes = [...this.permissions.querySelectorAll("input")];
    // The same boxes are kept, so that the focus stays.
    if (boxes.length && given.length)
      for (const [number, box] of boxes.entries()) box.checked = given[number][1];
    else this.permissions.append(...given.map(([permission, checked]) => this.#tick(permission, checked)));
  }

  #speak(select) {
    const { whose } = select.dataset;
    const named = select.selectedOptions[0].textContent;
    const deed = whose === "person" ? `set their Discord to ${named}` : `set this server to ${named}`;
    this.act({ action: "language", whose, person: this.me, locale: select.value }, deed);
  }

  #tick(permission, checked) {
    const box = element("input", { type: "checkbox", checked });
    box.onchange = () => {
      const deed = `${box.checked ? "gave" : "took"} the bot ${permission} here`;
      this.act({ action: "allow", permission, given: box.checked }, deed);
    };
    return element("label", {}, box, ` ${permission}`);
  }
}
