// The first look at a new server: one line says what to do, and one press begins, until the first board is in sight.

import { element } from "./dom.js";

const EPHEMERAL = 1 << 6;
// How the bot names the button that accepts a challenge: its verb, see bot/commands/routing/routes.py.
const ACCEPT = "accept:";
const CHALLENGE = "challenge.png";
// The pictures of a challenge and of the greeting are no boards.
const EXAMPLES = new Set([CHALLENGE, "greeting.png"]);

export class Guide {
  #shown = null;

  // show: turns to a seat, where only one is in sight.
  constructor(line, clients, show) {
    this.line = line;
    this.clients = clients;
    this.show = show;
  }

  draw() {
    const step = this.clients.every((client) => client.me) ? this.#step() : null;
    const key = step && `${step.name} ${this.clients.map((client) => [client.me, client.here])}`;
    if (key === this.#shown) return;
    this.#shown = key;
    this.line.hidden = !step;
    this.line.replaceChildren(...(step ? this[step.name](step.message) : []));
  }

  // What comes next: an invitation, its answer, or the way to the first board; null after that.
  #step() {
    const seen = this.clients[0].messages.filter((message) => !(message.flags & EPHEMERAL));
    const boards = seen.filter((message) => this.#isTheirs(message) && hasFile(message, isBoard));
    const asked = seen.find((message) => hasFile(message, isChallenge) && labelOf(message, ACCEPT));
    if (boards.length > 1) return null;
    if (boards.length === 1) return this.#isElsewhere(boards[0]) ? { name: "go", message: boards[0] } : null;
    return asked ? { name: "accept", message: asked } : { name: "begin" };
  }

  // True of what is in a thread, or mentions one of the two: others may be playing on the server already. In the contests so do the two.
  #isTheirs(message) {
    const { places } = this.clients[0];
    const here = places.channel(message.channel_id);
    if ([here, places.channel(here?.parent)].some((place) => place?.name === "contests")) return false;
    const mentioned = message.mentions.some((user) => this.clients.some((client) => client.me === user.id));
    return mentioned || here?.thread;
  }

  #isElsewhere(board) {
    return this.clients.every((client) => client.here !== board.channel_id);
  }

  begin() {
    const [first, second] = this.clients;
    const [one, other] = this.clients.map((client) => client.name(client.me));
    const challenge = async () => {
      const channel = first.places.firstChannel.id;
      for (const client of this.clients) if (client.here !== channel) client.go(channel);
      await first.use("challenge", { member: second.me });
      this.show(second.seat);
    };
    return [
      `You play both, ${one} and ${other}. Type /challenge, or begin with one press: `,
      press(`${one} challenges ${other}`, challenge),
      ...this.#house(),
    ];
  }

  // The way to what others have played here, where they have.
  #house() {
    const { places, here } = this.clients[0];
    const house = places.channels.find((channel) => channel.name === "clubhouse");
    if (!house || house.id === here) return [];
    const look = () => this.clients[0].go(house.id);
    return [
      " Others play here too: ",
      element("button", { type: "button", onclick: look }, "See the clubhouse"),
    ];
  }

  accept(message) {
    const asked = this.clients.find((client) => message.mentions.some((user) => user.id === client.me));
    const who = asked ? `on ${asked.name(asked.me)}’s side` : "on the other side";
    return [`There is the challenge: press ${labelOf(message, ACCEPT)} ${who}.`];
  }

  go(board) {
    const follow = () => {
      for (const client of this.clients) client.go(board.channel_id);
    };
    return ["The match is on, in a thread of its own: ", press("Open it on both sides", follow)];
  }
}

const isBoard = (name) => !EXAMPLES.has(name);
const isChallenge = (name) => name === CHALLENGE;
const hasFile = (message, fits) => message.attachments.some((file) => fits(file.filename));

// The label of a message's button with a verb, in the language in which the bot wrote it.
const labelOf = (message, verb) => {
  const buttons = message.components.flatMap((row) => row.components ?? []);
  return buttons.find((each) => each.custom_id?.startsWith(verb))?.label;
};

const press = (label, onclick) => element("button.primary", { type: "button", onclick }, label);
