// One person's screen: channels at the side, messages, and where they type.

import { keepPlace, placeOf } from "./address.js";
import { ChannelMenu } from "./channel-menu.js";
import { Composer } from "./composer.js";
import { element, freshId, sentence } from "./dom.js";
import { Log } from "./log.js";
import { fill } from "./modal.js";
import { Places, SLASH } from "./places.js";
import { Sidebar } from "./sidebar.js";
import { setNow } from "./times.js";
import { Unread } from "./unread.js";
import { Wire } from "./wire.js";

export class Client {
  #messages = new Map();
  #caughtUp = false;
  #unread = new Unread();
  // Frames that came while a button is pressed; null while none is.
  #held = null;

  // onNews: called with every change; say: shows and announces what was done.
  constructor(seat, { onNews, say }) {
    this.id = freshId("client");
    this.seat = seat;
    this.onNews = onNews;
    this.say = say;
    this.away = false;
    this.here = null;
    this.places = null;
    this.root = document.getElementById("pane").content.cloneNode(true).querySelector(".pane");
    this.log = new Log(this.root.querySelector(".log"), this);
    this.sidebar = new Sidebar(this.root.querySelector(".places"), this);
    this.menu = new ChannelMenu(this.root.querySelector(".channel-menu"), (...what) => this.act(...what));
    this.composer = null;
    this.words = {
      mention: (id) => element(id === this.me ? "span.mention.me" : "span.mention", {}, `@${this.name(id)}`),
      role: (id) => element("span.mention", {}, `@${this.places.roleName(id)}`),
      channel: (id) => this.jump(id, null, null),
      jump: (channel, message, label) => this.jump(channel, message, label),
      command: (name, id) => this.commandButton(name, id),
    };
    this.#furnish();
    this.#connect(placeOf(seat));
  }

  // What others ask of it.

  get me() {
    return this.places?.me ?? null;
  }

  get online() {
    return Boolean(this.places?.bot.online);
  }

  // How many messages wait for this person.
  get news() {
    return [...this.unread().values()].reduce((sum, { pings }) => sum + pings, 0);
  }

  // Everything that this person has been sent, in any channel.
  get messages() {
    return this.#caughtUp ? [...this.#messages.values()] : [];
  }

  get channel() {
    return this.places?.channel(this.here) ?? null;
  }

  get place() {
    return this.channel ? this.places.title(this.channel) : "Nowhere";
  }

  name(id) {
    return this.places?.name(id) ?? "somebody";
  }

  isBot(id) {
    return this.places.isBot(id);
  }

  commandName(name) {
    return this.places.commandName(name);
  }

  commands(kind) {
    return this.places.commandsIn(this.channel, kind);
  }

  // The options of a list of people, of one of channels, and of one of roles.
  people() {
    return this.places.membersOf(this.channel).map((id) => ({ label: this.name(id), value: id }));
  }

  channels() {
    const beside = this.places.channelsBeside(this.channel);
    return beside.map((channel) => ({ label: `# ${channel.name}`, value: channel.id }));
  }

  roles() {
    return this.places.rolesOf(this.channel);
  }

  unread() {
    // What was said in a channel that is gone, nobody can read any more.
    const readable = this.messages.filter((message) => this.places.channel(message.channel_id));
    return this.#unread.of(readable, this.me, (id) => !this.places.channel(id).guild);
  }

  focusLine() {
    this.root.querySelector(".line")?.focus({ preventScroll: true });
  }

  // Open a channel as a step that Back takes back.
  go(channelId) {
    this.#keepFocus(() => this.#open(channelId, true));
    this.say(`${this.name(this.me)} is in ${this.place}.`);
  }

  // Go where the address says, after Back or Forward.
  comeBack() {
    const { user, channel } = placeOf(this.seat);
    if (user !== this.me) this.#connect({ user, channel });
    else if (channel !== this.here) this.#keepFocus(() => this.#open(channel, false));
  }

  // What the person does. A deed is how that is told: "Ann", "pressed Boop!".

  ask(what) {
    return this.wire.ask({ channel: this.here, ...what });
  }

  // Do something and tell what became of it; the modal that comes back, if any, is filled in.
  async run(what, deed) {
    const channel = what.channel ?? this.here;
    const told = sentence(`${this.name(this.me)} ${deed}`);
    this.say(told);
    const result = await this.ask(what);
    if (result.failed) this.say(`${told} ${sentence(result.failed)}`);
    else if (result.modal) this.say(`${told} The bot asks: ${result.modal.title}`);
    else this.say(`${told} The bot answered.`);
    if (result.modal) await this.#fillIn(result.modal, channel);
    return result;
  }

  // A slash command; where it is typed shows why it failed.
  async use(command, options) {
    const name = `/${command}`;
    const result = await this.run({ do: "command", command, options }, `used ${name}`);
    if (result.failed) this.#showFailure(`${name}: ${result.failed}`);
  }

  async press(message, pressed, item, extra, deed) {
    const failure = pressed.closest(".message").querySelector(".failed");
    failure.textContent = "";
    pressed.setAttribute("aria-busy", "true");
    const what = { do: "press", channel: message.channel_id, message: message.id, item, ...extra };
    const result = await this.run(what, deed);
    pressed.removeAttribute("aria-busy");
    if (result.failed) failure.textContent = result.failed;
  }

  async write(content) {
    const result = await this.ask({ do: "write", content });
    if (result.failed) this.failed(result.failed);
    else this.say(`${this.name(this.me)} wrote in ${this.place}.`);
    return !result.failed;
  }

  async dismiss(message) {
    await this.wire.ask({ do: "dismiss", channel: message.channel_id, message: message.id });
    this.focusLine();
    this.say(`${this.name(this.me)} dismissed a message.`);
  }

  // An action of the stand-in's own, such as archiving a thread.
  async act(what, deed) {
    const result = await this.ask({ do: "action", ...what });
    const told = sentence(`${this.name(this.me)} ${deed}`);
    this.say(result.failed ? `${told} ${sentence(result.failed)}` : told);
    return result;
  }

  // Say why something can't be done, at the top and where one types.
  failed(text) {
    this.say(sentence(text));
    this.#showFailure(text);
  }

  #showFailure(text) {
    const notice = element("p.failed", {}, text);
    this.root.querySelector(".composer").append(notice);
    setTimeout(() => notice.remove(), 6000);
  }

  // A button that opens a channel, or scrolls to a message in it.
  jump(channelId, messageId, label) {
    const channel = this.places.channel(channelId);
    if (!channel) return element("span.mention", {}, "#unknown");
    const onclick = () => {
      if (channelId !== this.here) this.go(channelId);
      if (messageId) this.log.find(messageId);
    };
    const shown = label ?? `${this.places.title(channel)}${messageId ? " › 💬" : ""}`;
    return element("button.mention", { type: "button", onclick }, shown);
  }

  // A button that begins a command, as a text mentions it: </move:123>. Without such a command it is just its name.
  commandButton(name, id) {
    const named = this.places.commands.find((command) => command.id === id && command.name === name);
    if (!named) return element("span.mention", {}, `/${name}`);
    const onclick = () => {
      const usable = this.commands(SLASH).find((command) => command.id === id);
      if (usable) this.composer.toCommand(usable);
      else this.failed(`/${name} can't be used here`);
    };
    return element("button.mention", { type: "button", onclick }, `/${name}`);
  }

  #connect({ user, channel }) {
    this.wire?.close();
    this.#messages.clear();
    this.#unread.forget();
    this.#caughtUp = false;
    this.#held = null;
    this.composer = null;
    this.here = channel || null;
    this.wire = new Wire(this.seat, user, (frame) => this.#receive(frame));
  }

  #furnish() {
    const person = this.root.querySelector(".person select");
    person.onchange = () => {
      keepPlace(this.seat, { user: person.value, channel: null }, true);
      this.#connect({ user: person.value, channel: null });
    };
    const drawer = this.root.querySelector(".drawer");
    drawer.onclick = () => this.#unfold(!this.root.classList.contains("unfolded"));
    this.root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.root.classList.contains("unfolded")) return;
      this.#unfold(false);
      drawer.focus();
    });
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
      places: () => this.#settle(new Places(frame)),
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
    if (this.places) this.places.bot.online = false;
  }

  #settle(places) {
    this.places = places;
    this.away = false;
    setNow(places.now);
    this.root.setAttribute("aria-label", `${this.name(this.me)}’s screen`);
    const chairs = places.chairs.map(([id, { name }]) =>
      element("option", { value: id, selected: id === this.me }, name),
    );
    this.root.querySelector(".person select").replaceChildren(...chairs);
    if (this.#caughtUp) {
      this.#keepFocus(() => (this.channel ? this.#drawPlaces() : this.#open(null, false)));
    }
    this.composer?.refresh();
  }

  #begin() {
    this.#caughtUp = true;
    for (const message of this.messages) this.#unread.mark(message);
    this.#open(this.here, false);
  }

  #put(message) {
    const known = this.#messages.has(message.id);
    this.#messages.set(message.id, message);
    if (!this.#caughtUp) return;
    if (message.channel_id !== this.here) return known || this.sidebar.draw();
    this.#unread.mark(message);
    this.log.put(message);
  }

  #drop(id) {
    this.#messages.delete(id);
    this.log.drop(id);
  }

  // Open a channel; the first one if it does not exist.
  #open(channelId, isStep) {
    const channel = this.places.channel(channelId) ?? this.places.firstChannel;
    this.here = channel?.id ?? null;
    keepPlace(this.seat, { user: this.me, channel: this.here }, isStep);
    this.#unfold(false);
    const shown = this.messages.filter((message) => message.channel_id === this.here);
    shown.sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1));
    for (const message of shown) this.#unread.mark(message);
    this.log.show(shown, this.place);
    // In the same channel the composer keeps what is typed.
    if (!this.composer || this.composedFor !== this.here) {
      this.composer = new Composer(this.root.querySelector(".composer"), this);
      this.composedFor = this.here;
    }
    this.#drawPlaces();
    this.onNews(this);
  }

  #drawPlaces() {
    // A thread gets another name with each match in it.
    this.root.querySelector("h2").textContent = this.place;
    this.sidebar.draw();
    const server = this.places.guildOf(this.channel)?.locale;
    const spoken = { person: this.places.locale, server };
    this.menu.draw(this.channel, { me: this.me, languages: this.places.locales, spoken });
  }

  // Run what may replace the focused element, and keep the focus on this screen.
  #keepFocus(act) {
    const had = this.root.contains(document.activeElement);
    act();
    const now = document.activeElement;
    if (had && !(this.root.contains(now) && now.checkVisibility?.() !== false)) this.log.focus();
  }

  // Who, and which roles and channels may be chosen in a form.
  #offered(channelId) {
    const channel = this.places.channel(channelId);
    const people = this.places.membersOf(channel).map((id) => ({ value: id, label: this.name(id) }));
    const channels = this.places
      .channelsBeside(channel)
      .map(({ id, name, type }) => ({ value: id, label: `# ${name}`, type }));
    return { people, roles: this.places.rolesOf(channel), channels };
  }

  async #fillIn(modal, channel) {
    const fields = await fill(modal, this.#offered(channel));
    if (fields === null) return this.say(`${this.name(this.me)} closed “${modal.title}” without an answer.`);
    const result = await this.run({ do: "submit", channel, modal, fields }, `filled in “${modal.title}”`);
    if (result.failed) this.#showFailure(result.failed);
  }
}
