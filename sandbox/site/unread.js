// What a person has not read yet, by channel.

export class Unread {
  // The newest message that was read, by channel.
  #read = new Map();

  forget() {
    this.#read.clear();
  }

  mark(message) {
    const id = BigInt(message.id);
    if (id > this.#last(message.channel_id)) this.#read.set(message.channel_id, id);
  }

  // Of these messages, how many are unread, and how many of them are for this person: {count, pings} by channel.
  of(messages, me, isDirect) {
    const found = new Map();
    for (const message of messages) {
      const channel = message.channel_id;
      if (BigInt(message.id) <= this.#last(channel) || message.author.id === me) continue;
      const sum = found.get(channel) ?? { count: 0, pings: 0 };
      sum.count += 1;
      if (isDirect(channel) || message.mentions.some((user) => user.id === me)) sum.pings += 1;
      found.set(channel, sum);
    }
    return found;
  }

  #last(channel) {
    return this.#read.get(channel) ?? 0n;
  }
}
