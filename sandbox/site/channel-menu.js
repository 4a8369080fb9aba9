// The menu of a channel: archive it, delete it, and what the bot may do there.

import { element } from "./dom.js";

export class ChannelMenu {
  // act: does an action of the stand-in's, and says so: act(what, deed).
  constructor(menu, act) {
    this.menu = menu;
    this.act = act;
    this.archive = menu.querySelector("[data-action=archive]");
    this.delete = menu.querySelector("[data-action=delete]");
    this.permissions = menu.querySelector("fieldset");
    this.archive.onclick = () => act({ action: "archive" }, "archived this thread");
    this.delete.onclick = () => act({ action: "delete" }, `deleted this ${this.kind}`);
  }

  draw(channel) {
    this.kind = channel?.thread ? "thread" : "channel";
    this.menu.hidden = !channel?.guild;
    if (this.menu.hidden) this.menu.open = false;
    this.archive.hidden = !channel?.thread || channel.archived;
    this.delete.textContent = `Delete this ${this.kind}`;
    const given = Object.entries(channel?.permissions ?? {});
    const boxes = [...this.permissions.querySelectorAll("input")];
    // The same boxes are kept, so that the focus stays.
    if (boxes.length && given.length)
      for (const [number, box] of boxes.entries()) box.checked = given[number][1];
    else this.permissions.append(...given.map(([permission, checked]) => this.#tick(permission, checked)));
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
