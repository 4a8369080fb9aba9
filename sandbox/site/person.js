// A person's name; a press on it opens the context menu with the commands of apps.

import { element } from "./dom.js";
import { ON_A_PERSON } from "./places.js";
import { Popover } from "./popover.js";

// client: {me, name(id), isBot(id), commands(kind), run(what, deed)}.
export function personName(id, client) {
  const entries = id === client.me || client.isBot(id) ? [] : client.commands(ON_A_PERSON);
  if (!entries.length) return element("strong.name", {}, client.name(id));
  const name = element(
    "button.name",
    { type: "button", "aria-expanded": "false", "aria-label": `${client.name(id)}: menu` },
    client.name(id),
  );
  const panel = element("span", { role: "group", "aria-label": `Apps for ${client.name(id)}` });
  const popover = new Popover(name, panel, { onOutside: () => fold() });
  const fold = () => {
    popover.hide();
    name.setAttribute("aria-expanded", "false");
  };
  const entry = (command) => {
    const use = () => {
      fold();
      name.focus();
      const what = { do: "on-person", person: id, command: command.name };
      client.run(what, `used ${command.name} on ${client.name(id)}`);
    };
    return element("button", { type: "button", onclick: use }, `Apps › ${command.label}`);
  };
  panel.append(...entries.map(entry));
  name.onclick = () => {
    if (popover.open) return fold();
    popover.show();
    name.setAttribute("aria-expanded", "true");
  };
  const whole = element("span", {}, name, panel);
  whole.addEventListener("focusout", (event) => whole.contains(event.relatedTarget) || fold());
  whole.onkeydown = (event) => {
    if (event.key !== "Escape" || !popover.open) return;
    event.stopPropagation();
    fold();
    name.focus();
  };
  return whole;
}
