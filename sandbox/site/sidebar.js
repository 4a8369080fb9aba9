// The side of a screen: servers with their channels, threads and people, and direct conversations.

import { element } from "./dom.js";
import { personName } from "./person.js";

export class Sidebar {
  // client: {places, here, unread(), online, go(channel), ...}, see client.js.
  constructor(nav, client) {
    this.nav = nav;
    this.client = client;
  }

  draw() {
    const { nav, client } = this;
    const focused = nav.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
    this.unread = client.unread();
    const direct = client.places.channels.filter((channel) => !channel.guild);
    nav.replaceChildren(
      ...client.places.guilds.flatMap((guild) => this.#guild(guild)),
      element("h3", {}, "Direct messages"),
      element("ul", {}, ...direct.map((channel) => this.#entry(channel))),
    );
    if (focused) nav.querySelector(`[data-channel="${focused}"]`)?.focus();
  }

  #guild(guild) {
    const people = guild.members.map((id) =>
      element("li", {}, personName(id, this.client), this.#presence(id)),
    );
    return [
      element("h3", {}, guild.name),
      element("ul", {}, ...this.#channels(guild)),
      element("h4", {}, "People"),
      element("ul.people", {}, ...people),
    ];
  }

  #presence(id) {
    if (id !== this.client.places.bot.id) return null;
    return element("small", {}, this.client.online ? " ● online" : " ○ offline");
  }

  #channels(guild) {
    const mine = this.client.places.channels.filter((channel) => channel.guild === guild.id);
    return mine.filter((channel) => !channel.thread).map((channel) => this.#withThreads(channel, mine));
  }

  #withThreads(channel, all) {
    const threads = all.filter(
      (thread) => thread.parent === channel.id && (!thread.archived || thread.id === this.client.here),
    );
    const entry = this.#entry(channel);
    if (threads.length) entry.append(element("ul", {}, ...threads.map((thread) => this.#entry(thread))));
    return entry;
  }

  #entry(channel) {
    const { count, pings } = this.unread.get(channel.id) ?? { count: 0, pings: 0 };
    const button = element(
      "button",
      {
        type: "button",
        "aria-current": channel.id === this.client.here ? "true" : null,
        onclick: () => this.client.go(channel.id),
      },
      this.client.places.title(channel),
      pings ? element("span.badge.pings", {}, String(pings), element("span.hidden", {}, " mentions")) : null,
      count && !pings ? element("span.dot", {}, element("span.hidden", {}, `${count} unread`)) : null,
    );
    button.dataset.channel = channel.id;
    button.classList.toggle("unread", count > 0);
    return element("li", {}, button);
  }
}
