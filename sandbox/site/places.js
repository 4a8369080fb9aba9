// The servers, channels, people and commands as one person sees them.

export const SLASH = 1;
export const ON_A_PERSON = 2;
const MANAGE_SERVER = 1n << 5n;
const IN_A_SERVER = 0;
const WITH_THE_BOT = 1;
const WITH_OTHERS = 2;

export class Places {
  // frame: what the stand-in sends, see page.py.
  constructor(frame) {
    Object.assign(this, frame);
  }

  name(id) {
    return this.people[id]?.name ?? "somebody";
  }

  isBot(id) {
    return Boolean(this.people[id]?.bot);
  }

  // Those who may sit here: the people, without bots.
  get chairs() {
    return Object.entries(this.people).filter(([, person]) => !person.bot);
  }

  channel(id) {
    return this.channels.find((channel) => channel.id === id) ?? null;
  }

  get firstChannel() {
    return this.channels.find((channel) => channel.guild && !channel.thread) ?? this.channels[0] ?? null;
  }

  title(channel) {
    if (!channel.guild) return `@ ${this.name(channel.members.find((id) => id !== this.me))}`;
    return `${channel.thread ? "🧵" : "#"} ${channel.name}`;
  }

  guildOf(channel) {
    return this.guilds.find((guild) => guild.id === channel?.guild) ?? null;
  }

  // The members of a channel, people before bots.
  membersOf(channel) {
    const members = this.guildOf(channel)?.members ?? channel?.members ?? [];
    return [...members].sort((one, other) => this.isBot(one) - this.isBot(other));
  }

  // The roles of a channel's server, as the options of a list.
  rolesOf(channel) {
    return this.guildOf(channel)?.roles ?? [];
  }

  // The name of a role, in whichever server it is; Discord's own word where it is gone.
  roleName(id) {
    const roles = this.guilds.flatMap((guild) => guild.roles);
    return roles.find((role) => role.value === id)?.label ?? "unknown-role";
  }

  channelsBeside(channel) {
    return this.channels.filter((each) => each.guild === channel?.guild && !each.thread);
  }

  // The commands of a type that this person can use in a channel.
  commandsIn(channel, kind) {
    const guild = this.guildOf(channel);
    const context = this.#context(channel);
    return this.commands.filter((command) => {
      const needs = BigInt(command.default_member_permissions ?? 0);
      const allowed = !guild || guild.moderator || !(needs & MANAGE_SERVER);
      const here = command.contexts
        ? command.contexts.includes(context)
        : guild || command.dm_permission !== false;
      return command.type === kind && allowed && here;
    });
  }

  // How a command is shown: a slash command as /move, one of a context menu by its name alone.
  commandName(name) {
    const slash = this.commands.some((command) => command.name === name && command.type === SLASH);
    return slash ? `/${name}` : name;
  }

  // The interaction context of a channel, as commands are registered for it.
  #context(channel) {
    if (this.guildOf(channel)) return IN_A_SERVER;
    return channel?.members.includes(this.bot.id) ? WITH_THE_BOT : WITH_OTHERS;
  }
}
