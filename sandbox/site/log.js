// The messages of the channel that is open, oldest first; it stays at its end until somebody scrolls up.

import { isPrivate, messageItem } from "./message.js";

// Pixels from the end that still count as being there.
const NEAR = 160;
const FOUND_FOR_MS = 2000;

const nameOf = (control) => control.getAttribute("aria-label") ?? control.textContent;

export class Log {
  #following = true;
  #height = 0;
  #top = 0;

  // client: the client whose log it is, see client.js.
  constructor(list, client) {
    this.list = list;
    this.client = client;
    list.addEventListener("load", () => this.#stay(), true);
    list.addEventListener("scroll", () => this.#scrolled());
    new ResizeObserver(() => this.#stay()).observe(list);
  }

  // Show a channel's messages. They are no news, so a screen reader does not read them all out.
  show(messages, place) {
    this.list.setAttribute("aria-label", `Messages in ${place}`);
    this.list.setAttribute("aria-busy", "true");
    this.list.replaceChildren(...messages.map((message) => messageItem(message, this.client)));
    this.#toEnd();
    requestAnimationFrame(() => this.list.removeAttribute("aria-busy"));
  }

  // Add a message, or show it as it is now.
  put(message) {
    const low = this.#following || this.#low();
    const shown = this.#item(message.id);
    const item = messageItem(message, this.client);
    if (shown) {
      const focused = shown.contains(document.activeElement) ? focusOf() : null;
      shown.replaceWith(item);
      if (focused) this.#refocus(item, focused);
    } else {
      this.list.append(item);
    }
    // It scrolls to a private response always, to other messages only if it is at the end.
    if (low || isPrivate(message)) this.#toEnd();
  }

  drop(id) {
    this.#item(id)?.remove();
  }

  focus() {
    this.list.focus({ preventScroll: true });
  }

  // Scroll to a message and mark it for a moment.
  find(id) {
    const item = this.#item(id);
    if (!item) return;
    item.scrollIntoView({ block: "center" });
    item.focus({ preventScroll: true });
    item.classList.add("found");
    setTimeout(() => item.classList.remove("found"), FOUND_FOR_MS);
  }

  #item(id) {
    return document.getElementById(`${this.client.id}-${id}`);
  }

  #refocus(item, { label, picture }) {
    const controls = [...item.querySelectorAll("button:not(.plain, .picture, .name)")];
    const same = picture
      ? item.querySelector(".picture")
      : controls.find((control) => nameOf(control) === label);
    const target = same ?? controls[0];
    if (target) target.focus({ preventScroll: true });
    else this.client.focusLine();
  }

  #low() {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < NEAR;
  }

  // When a picture has loaded, the end must still be visible.
  #stay() {
    if (this.#following) this.#toEnd();
  }

  #toEnd() {
    this.#following = true;
    this.list.scrollTop = this.list.scrollHeight;
    this.#top = this.list.scrollTop;
    this.#height = this.list.scrollHeight;
  }

  // Scrolling up stops following the end; the log growing below does not.
  // Nor does a message that is shown anew and is lower until its picture has loaded: it moves the log by itself.
  #scrolled() {
    const { scrollTop, scrollHeight } = this.list;
    if (this.#low()) this.#following = true;
    else if (scrollTop < this.#top && scrollHeight === this.#height) this.#following = false;
    this.#top = scrollTop;
    this.#height = scrollHeight;
  }
}

// Which control of a message has the focus, to find it again after the message is replaced.
function focusOf() {
  const control = document.activeElement;
  return { label: nameOf(control), picture: control.classList.contains("picture") };
}
