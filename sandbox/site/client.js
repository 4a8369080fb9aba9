// One person's screen: channels at the side, messages, and where they type.

import { Composer } from "./composer.js";
import { element, freshId } from "./dom.js";
import { isPrivate, messageItem } from "./message.js";
import { fill } from "./modal.js";
import { setNow } from "./times.js";
import { Wire } from "./wire.js";

const SLASH = 1;
const ON_A_PERSON = 2;
const MANAGE_SERVER = 1n << 5n;
const IN_A_SERVER = 0;
const WITH_THE_BOT = 1;
const WITH_OTHERS = 2;

const nameOf = (control) => control.getAttribute("aria-label") ?? control.textContent;

export class Client {
  #messages = new Map();
  #places = null;
  #caughtUp = false;
  #read = new Map();
  #here = null;
  // Frames that came while a button is pressed; null while none is.
  #held = null;

  constructor(seat, user, onNews) {
    this.id = freshId("client");
    this.seat = seat;
    this.away = false;
    this.onNews = onNews;
    this.root = document.getElementById("pane").content.cloneNode(true).querySelector(".pane");
    this.log = this.root.querySelector(".log");
    this.composer = null;
    this.words = {
      mention: (id) => element(id === this.me ? "span.mention.me" : "span.mention", {}, `@${this.name(id)}`),
      channel: (id) => this.jump(id, null, null),
      jump: (channel, message, label) => this.jump(channel, message, label),
    };
    this.#wireUp(user);
    this.#furnish();
  }

  get me() {
    return this.#places?.me ?? null;
  }

  get online() {
    return Boolean(this.#places?.bot.online);
  }

  get news() {
    return this.#unread().reduce((sum, { pings }) => sum + pings, 0);
  }

  // How a command is shown: a slash command as /move, one of a context menu by its name alone.
  commandName(name) {
    const slash = this.#places.commands.some((command) => command.name === name && command.type === SLASH);
    return slash ? `/${name}` : name;
  }

  name(id) {
    return this.#places?.people[id]?.name ?? "somebody";
  }

  // The options of a list of people, people before bots.
  people() {
    const guild = this.#guild();
    const members = guild ? guild.members : (this.#channel()?.members ?? []);
    const [bots, people] = [true, false].map((bot) =>
      members.filter((id) => this.#places.people[id].bot === bot),
    );
    return [...people, ...bots].map((id) => ({ label: this.name(id), value: id }));
  }

  channels() {
    const mine = this.#places.channels.filter(
      (channel) => channel.guild === this.#channel()?.guild && !channel.thread,
    );
    return mine.map((channel) => ({ label: `# ${channel.name}`, value: channel.id }));
  }

  // The commands of a type that this person can use here.
  commands(kind) {
    const guild = this.#guild();
    const context = this.#context();
    return this.#places.commands.filter((command) => {
      const needs = BigInt(command.default_member_permissions ?? 0);
      const allowed = !guild || guild.moderator || !(needs & MANAGE_SERVER);
      const here = command.contexts
        ? command.contexts.includes(context)
        : guild || command.dm_permission !== false;
      return command.type === kind && allowed && here;
    });
  }

  // The interaction context of this channel, as commands are registered for it.
  #context() {
    if (this.#guild()) return IN_A_SERVER;
    return this.#channel()?.members.includes(this.#places.bot.id) ? WITH_THE_BOT : WITH_OTHERS;
  }

  place() {
    const channel = this.#channel();
    return channel ? this.#title(channel) : "";
  }

  ask(what) {
    return this.wire.ask({ channel: this.#here, ...what });
  }

  failed(text) {
    const notice = element("p.failed", { role: "alert" }, text);
    this.root.querySelector(".composer").append(notice);
    setTimeout(() => notice.remove(), 6000);
  }

  // Make a request; show the modal if one comes back, or why it failed.
  async run(what, name) {
    const channel = this.#here;
    const result = await this.ask(what);
    if (result.failed) return this.failed(`${name}: ${result.failed}`);
    await this.#fillIn(result, channel);
  }

  async press(message, pressed, item, extra) {
    const failure = pressed.closest(".message").querySelector(".failed");
    failure.textContent = "";
    pressed.setAttribute("aria-busy", "true");
    const result = await this.wire.ask({
      do: "press",
      channel: message.channel_id,
      message: message.id,
      item,
      ...extra,
    });
    pressed.removeAttribute("aria-busy");
    if (result.failed) failure.textContent = result.failed;
    await this.#fillIn(result, message.channel_id);
  }

  async dismiss(message) {
    await this.wire.ask({ do: "dismiss", channel: message.channel_id, message: message.id });
    this.root.querySelector(".line")?.focus();
  }

  async act(what) {
    const result = await this.ask({ do: "action", ...what });
    return result.failed ?? "Done.";
  }

  // A button that opens a channel, or scrolls to a message in it.
  jump(channelId, messageId, label) {
    const channel = this.#places.channels.find((each) => each.id === channelId);
    if (!channel) return element("span.mention", {}, "#unknown");
    const go = () => {
      this.#keepFocus(() => this.#open(channelId));
      const item = messageId && document.getElementById(`${this.id}-${messageId}`);
      if (item) {
        item.scrollIntoView({ block: "center" });
        item.classList.add("found");
        setTimeout(() => item.classList.remove("found"), 2000);
      }
    };
    return element(
      "button.mention",
      { type: "button", onclick: go },
      label ?? `${this.#title(channel)}${messageId ? " › 💬" : ""}`,
    );
  }

  // A person's name, which opens the context menu with the commands of apps.
  personButton(id) {
    const entries = id === this.me ? [] : this.commands(ON_A_PERSON);
    if (!entries.length || this.#places.people[id]?.bot) return element("strong.name", {}, this.name(id));
    const menu = element(
      "span.person-menu",
      { hidden: true },
      ...entries.map((command) =>
        element(
          "button",
          {
            type: "button",
            onclick: () => {
              fold();
              this.run({ do: "on-person", person: id, command: command.name }, command.name);
            },
          },
          `Apps › ${command.name}`,
        ),
      ),
    );
    const name = element(
      "button.name",
      { type: "button", "aria-expanded": "false", "aria-label": `${this.name(id)}: menu` },
      this.name(id),
    );
    name.onclick = () => {
      menu.hidden = !menu.hidden;
      name.setAttribute("aria-expanded", String(!menu.hidden));
    };
    const fold = () => {
      if (!menu.hidden) name.click();
      name.focus();
    };
    menu.onkeydown = (event) => event.key === "Escape" && fold();
    return element("span", {}, name, menu);
  }

  #wireUp(user) {
    this.wire?.close();
    this.#messages.clear();
    this.#read.clear();
    this.#caughtUp = false;
    this.#held = null;
    this.composer = null;
    this.wire = new Wire(this.seat, user, (frame) => this.#receive(frame));
  }

  #furnish() {
    const person = this.root.querySelector(".person select");
    person.onchange = () => this.#wireUp(person.value);
    const drawer = this.root.querySelector(".drawer");
    drawer.onclick = () => this.#unfold(!this.root.classList.contains("unfolded"));
    for (const button of this.root.querySelectorAll(".channel-menu [data-action]")) {
      button.onclick = () => this.act({ action: button.dataset.action });
    }
    this.root.addEventListener("keydown", (event) => event.key === "Escape" && this.#unfold(false));
    this.log.addEventListener("load", () => this.#stay(), true);
    new ResizeObserver(() => this.#stay()).observe(this.log);
    this.#holdWhilePressed();
  }

  #unfold(open) {
    this.root.classList.toggle("unfolded", open);
    this.root.querySelector(".drawer").setAttribute("aria-expanded", String(open));
  }

  // A click counts only if the button is the same one at press and release, so news waits for the release.
  #holdWhilePressed() {
    const release = () => {
      const frames = this.#held ?? [];
      this.#held = null;
      for (const frame of frames) this.#receive(frame);
    };
    this.root.addEventListener("pointerdown", (event) => {
      if (event.target.closest("button")) this.#held ??= [];
    });
    // The click comes right after the release, and is handled first.
    for (const end of ["pointerup", "pointercancel", "blur"]) {
      window.addEventListener(end, () => setTimeout(release));
    }
  }

  #receive(frame) {
    if (this.#held) {
      this.#held.push(frame);
      return;
    }
    const handle = {
      places: () => this.#settle(frame),
      message: () => this.#put(frame),
      gone: () => this.#drop(frame.id),
      "caught-up": () => this.#begin(),
      away: () => this.#reset(),
    }[frame.kind];
    handle?.();
    this.onNews(this);
  }

  #reset() {
    this.#caughtUp = false;
    this.away = true;
    this.#messages.clear();
    if (this.#places) this.#places.bot.online = false;
  }

  #settle(places) {
    const before = this.#places;
    this.#places = places;
    this.away = false;
    setNow(places.now);
    this.root.setAttribute("aria-label", `${this.name(this.me)}’s screen`);
    const others = Object.entries(places.people).filter(([, person]) => !person.bot);
    this.root
      .querySelector(".person select")
      .replaceChildren(
        ...others.map(([id, person]) =>
          element("option", { value: id, selected: id === this.me }, person.name),
        ),
      );
    const gone = !places.channels.some((channel) => channel.id === this.#here);
    this.#keepFocus(() => {
      if (before && this.#caughtUp && gone) this.#open(this.#firstChannel()?.id);
      else if (this.#caughtUp) this.#drawPlaces();
    });
    this.composer?.refresh();
  }

  #begin() {
    this.#caughtUp = true;
    for (const message of this.#messages.values()) this.#markRead(message);
    const still = this.#places.channels.find((channel) => channel.id === this.#here);
    this.#open((still ?? this.#firstChannel())?.id);
  }

  #put(message) {
    const known = this.#messages.has(message.id);
    this.#messages.set(message.id, message);
    if (!this.#caughtUp) return;
    if (message.channel_id !== this.#here) return known || this.#drawPlaces();
    this.#markRead(message);
    const shown = document.getElementById(`${this.id}-${message.id}`);
    const low = this.following || this.#low();
    const item = messageItem(message, this);
    if (shown) {
      const focused = shown.contains(document.activeElement) ? this.#focusOf() : null;
      shown.replaceWith(item);
      if (focused) this.#refocus(item, focused);
    } else {
      this.log.append(item);
    }
    // The log scrolls to a private response always, to other messages only if it is at the end.
    if (low || isPrivate(message)) this.#scrollDown();
  }

  #drop(id) {
    this.#messages.delete(id);
    document.getElementById(`${this.id}-${id}`)?.remove();
  }

  // Which control of a message has the focus, to find it again after the message is replaced.
  #focusOf() {
    const label = nameOf(document.activeElement);
    return { label, picture: document.activeElement.classList.contains("picture") };
  }

  #refocus(item, { label, picture }) {
    const controls = [...item.querySelectorAll("button:not(.plain):not(.picture):not(.name)")];
    const same = picture
      ? item.querySelector(".picture")
      : controls.find((control) => nameOf(control) === label);
    const target = same ?? controls[0] ?? this.root.querySelector(".line");
    target?.focus({ preventScroll: true });
  }

  #open(channelId) {
    this.#here = channelId ?? null;
    this.#unfold(false);
    const channel = this.#channel();
    this.root.querySelector("h2").textContent = channel ? this.#title(channel) : "Nowhere";
    this.log.setAttribute("aria-label", `Messages in ${this.place()}`);
    const here = [...this.#messages.values()].filter((message) => message.channel_id === channelId);
    here.sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1));
    for (const message of here) this.#markRead(message);
    this.log.replaceChildren(...here.map((message) => messageItem(message, this)));
    // In the same channel the composer keeps what is typed.
    if (!this.composer || this.composedFor !== channelId) {
      this.composer = new Composer(this.root.querySelector(".composer"), this);
      this.composedFor = channelId;
    }
    this.#drawPlaces();
    this.#scrollDown();
    this.onNews(this);
  }

  #drawPlaces() {
    const nav = this.root.querySelector(".places");
    const focused = nav.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
    const guilds = this.#places.guilds.flatMap((guild) => [
      element("h3", {}, guild.name),
      element("ul", {}, ...this.#tree(guild.id)),
      element("h4", {}, "People"),
      element(
        "ul.people",
        {},
        ...guild.members.map((id) => element("li", {}, this.personButton(id), this.#presence(id))),
      ),
    ]);
    const direct = this.#places.channels.filter((channel) => !channel.guild);
    nav.replaceChildren(
      ...guilds,
      element("h3", {}, "Direct messages"),
      element("ul", {}, ...direct.map((channel) => this.#entry(channel))),
    );
    if (focused) nav.querySelector(`[data-channel="${focused}"]`)?.focus();
    this.#drawMenu();
  }

  #presence(id) {
    if (id !== this.#places.bot.id) return null;
    return element("small", {}, this.online ? " ● online" : " ○ offline");
  }

  #tree(guildId) {
    const mine = this.#places.channels.filter((channel) => channel.guild === guildId);
    return mine
      .filter((channel) => !channel.thread)
      .map((channel) => {
        const threads = mine.filter(
          (thread) => thread.parent === channel.id && (!thread.archived || thread.id === this.#here),
        );
        const entry = this.#entry(channel);
        if (threads.length) entry.append(element("ul", {}, ...threads.map((thread) => this.#entry(thread))));
        return entry;
      });
  }

  #entry(channel) {
    const { count, pings } = this.#unread().find(({ id }) => id === channel.id) ?? { count: 0, pings: 0 };
    const button = element(
      "button",
      {
        type: "button",
        "aria-current": channel.id === this.#here ? "true" : null,
        onclick: () => this.#keepFocus(() => this.#open(channel.id)),
      },
      this.#title(channel),
      pings ? element("span.badge.pings", {}, String(pings), element("span.hidden", {}, " mentions")) : null,
      count && !pings ? element("span.dot", {}, element("span.hidden", {}, `${count} unread`)) : null,
    );
    button.dataset.channel = channel.id;
    button.classList.toggle("unread", count > 0);
    return element("li", {}, button);
  }

  // Run what may replace the focused element, and keep the focus on this screen.
  #keepFocus(act) {
    const had = this.root.contains(document.activeElement);
    act();
    const lost =
      !this.root.contains(document.activeElement) || document.activeElement.checkVisibility?.() === false;
    if (had && lost) this.log.focus({ preventScroll: true });
  }

  // The menu of the channel: archive, delete, and the bot's permissions.
  #drawMenu() {
    const channel = this.#channel();
    const menu = this.root.querySelector(".channel-menu");
    menu.hidden = !channel?.guild;
    menu.querySelector("[data-action=archive]").hidden = !channel?.thread || channel.archived;
    menu.querySelector("[data-action=delete]").textContent = channel?.thread
      ? "Delete this thread"
      : "Delete this channel";
    if (menu.hidden) menu.open = false;
    const boxes = [...menu.querySelectorAll("input")];
    const permissions = Object.entries(channel?.permissions ?? {});
    if (boxes.length && permissions.length) {
      for (const [number, [, given]] of permissions.entries()) boxes[number].checked = given;
      return;
    }
    const ticks = permissions.map(([permission, given]) => {
      const box = element("input", { type: "checkbox", checked: given });
      box.onchange = () => this.act({ action: "allow", permission, given: box.checked });
      return element("label", {}, box, ` ${permission}`);
    });
    menu.querySelector("fieldset").replaceChildren(element("legend", {}, "Here the bot may"), ...ticks);
  }

  #unread() {
    const found = new Map();
    for (const message of this.#caughtUp ? this.#messages.values() : []) {
      if (BigInt(message.id) <= (this.#read.get(message.channel_id) ?? 0n) || message.author.id === this.me)
        continue;
      const sum = found.get(message.channel_id) ?? { id: message.channel_id, count: 0, pings: 0 };
      sum.count += 1;
      const direct = !this.#places.channels.find((channel) => channel.id === message.channel_id)?.guild;
      if (direct || message.mentions.some((user) => user.id === this.me)) sum.pings += 1;
      found.set(message.channel_id, sum);
    }
    return [...found.values()];
  }

  #markRead(message) {
    const id = BigInt(message.id);
    if (id > (this.#read.get(message.channel_id) ?? 0n)) this.#read.set(message.channel_id, id);
  }

  async #fillIn(result, channel) {
    if (!result.modal) return;
    const fields = await fill(result.modal);
    if (fields === null) return;
    const answer = await this.wire.ask({ do: "submit", channel, modal: result.modal, fields });
    if (answer.failed) this.failed(answer.failed);
  }

  #channel() {
    return this.#places?.channels.find((channel) => channel.id === this.#here) ?? null;
  }

  #guild() {
    const id = this.#channel()?.guild;
    return this.#places?.guilds.find((guild) => guild.id === id) ?? null;
  }

  #firstChannel() {
    return (
      this.#places.channels.find((channel) => channel.guild && !channel.thread) ?? this.#places.channels[0]
    );
  }

  #title(channel) {
    if (!channel.guild) return `@ ${this.name(channel.members.find((id) => id !== this.me))}`;
    return `${channel.thread ? "🧵" : "#"} ${channel.name}`;
  }

  #low() {
    return this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < 160;
  }

  // When a picture has loaded, the end of the log must still be visible.
  #stay() {
    if (this.following) this.#scrollDown();
  }

  #scrollDown() {
    this.following = true;
    this.log.scrollTop = this.log.scrollHeight;
    this.top = this.log.scrollTop;
    this.log.onscroll = () => {
      // Scrolling up stops following the end; the log growing below does not.
      if (this.#low()) this.following = true;
      else if (this.log.scrollTop < this.top) this.following = false;
      this.top = this.log.scrollTop;
    };
  }
}
