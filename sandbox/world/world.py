"""The world: everything that the stand-in knows, and who is notified of changes to it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from typing import Final, NamedTuple
from zlib import crc32

from sandbox.world import limits
from sandbox.world.deviations import Deviation
from sandbox.world.emojis import Emoji
from sandbox.world.files import Attachment
from sandbox.world.payloads import Json
from sandbox.world.places import Channel, ChannelType, Guild, Message, Permission, Role, User

#: Seconds that Discord waits for the first answer to an interaction.
ANSWER_WITHIN: Final = 3.0
#: The epoch of Discord's ids: the beginning of 2015.
_EPOCH_MS: Final = 1_420_070_400_000
#: Commands' ids follow this one, so that no other id is among them.
_FIRST_COMMAND: Final = 1_000_000_000_000_000_000


def new_application() -> Json:
    """The settings of an application, as it is when it is new: it installs to servers alone."""
    return {
        "description": "",
        "tags": [],
        "flags": 0,
        "install_params": None,
        "integration_types_config": {"0": {}},
        "interactions_endpoint_url": None,
        "bot_public": True,
        "bot_require_code_grant": False,
    }


class ChangeKind(Enum):
    """The kinds of change."""

    MESSAGE = "a message was sent or edited"
    DELETED = "a message was deleted"
    PLACES = "servers, channels, members or commands have changed"


class Change(NamedTuple):
    """A change of the world, as its watchers get it."""

    kind: ChangeKind
    message: Message | None = None


@dataclass
class World:
    """All accounts, servers, channels and commands, with a clock and a counter for ids."""

    base: str = ""
    now: Callable[[], float] = time.time
    #: Functions that are called with every change.
    watchers: list[Callable[[Change], None]] = field(default_factory=list)
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    commands: list[Json] = field(default_factory=list)
    #: Files that were uploaded for a command, by id.
    uploads: dict[int, Attachment] = field(default_factory=dict)
    #: The application's own emoji, by id.
    emojis: dict[int, Emoji] = field(default_factory=dict)
    #: Whether the application may have emoji of its own.
    takes_emoji: bool = True
    #: The ids that commands were given when they were first registered, by type and name.
    command_ids: dict[tuple[int, str], int] = field(default_factory=dict)
    #: What the host has set of the application, in the portal or by a request.
    application: Json = field(default_factory=new_application)
    #: In what it differs from what Discord documents.
    deviations: set[Deviation] = field(default_factory=set)
    #: As ANSWER_WITHIN; tests on a busy machine wait longer.
    answer_within: float = ANSWER_WITHIN
    bot: User = field(init=False)
    _made: int = 0

    def __getstate__(self) -> Json:
        """The state that is pickled: everything but the watchers and the clock."""
        return {name: value for name, value in vars(self).items() if name not in {"watchers", "now"}}

    def __setstate__(self, kept: Json) -> None:
        # Worlds of earlier versions have no uploads, no emoji, no ids of commands, and deviate in nothing.
        later: Json = {
            "uploads": {},
            "emojis": {},
            "takes_emoji": True,
            "command_ids": {},
            "deviations": set(),
        }
        later["application"] = new_application()
        vars(self).update(later | kept, watchers=[], now=time.time)

    def __post_init__(self) -> None:
        self.bot = self.add_user("Boop Bot", bot=True)

    def forget_commands(self) -> None:
        """Forget what a program has registered; the command that opens an Activity is not a program's."""
        self.commands = [command for command in self.commands if command["type"] == limits.ENTRY_POINT]

    @property
    def has_commands(self) -> bool:
        """True if a program has registered its commands."""
        return any(command["type"] != limits.ENTRY_POINT for command in self.commands)

    def notify(self, kind: ChangeKind, message: Message | None = None) -> None:
        """Call the watchers with a change."""
        for watcher in self.watchers:
            watcher(Change(kind, message))

    def put_message(self, message: Message) -> None:
        """Add a message to its channel, or notify of its edit if it is there already."""
        message.channel.messages[message.id] = message
        self.notify(ChangeKind.MESSAGE, message)

    def delete_message(self, message: Message) -> None:
        """Delete a message."""
        message.channel.messages.pop(message.id, None)
        self.notify(ChangeKind.DELETED, message)

    def payload_of(self, message: Message) -> Json:
        """A message as Discord sends it."""
        payload = message.payload(self.users, self.base)
        if self.deviates(Deviation.BUTTONS_LEFT_OUT):
            payload["components"] = []
        for file in payload["attachments"]:
            if self.deviates(Deviation.ALT_TEXT_CUT):
                file["description"] = (file["description"] or "")[:100]
            if self.deviates(Deviation.FILM_CONVERTED):
                file["content_type"] = "image/webp"
        return payload

    def file(self, file_id: int) -> Attachment | None:
        """A file by its id: an attachment of a message, or an upload for a command."""
        on_messages = (
            file
            for channel in self.channels.values()
            for message in channel.messages.values()
            for file in message.attachments
        )
        found = (file for file in on_messages if file.id == file_id)
        return self.uploads.get(file_id) or next(found, None)

    def deviates(self, deviation: Deviation) -> bool:
        """True if it differs from what Discord documents in this way."""
        return deviation in self.deviations

    def new_id(self, ago: float = 0.0) -> int:
        """A new snowflake: the time, perhaps so many seconds ago, and a running number."""
        ahead = 60.0 if self.deviates(Deviation.CLOCK_IS_AHEAD) else 0.0
        milliseconds = int((self.now() + ahead - ago) * 1000) - _EPOCH_MS
        self._made += 1
        return (milliseconds << 22) | (self._made & 0x3FFFFF)

    def command_id(self, command: Json) -> int:
        """The id of a command, which it has in every world: one that is registered again keeps it, so that old messages still name it."""
        kind, name = command.get("type", 1), command["name"]
        return self.command_ids.setdefault((kind, name), _FIRST_COMMAND + crc32(f"{kind} {name}".encode()))

    def time(self) -> datetime:
        """The time of the world's clock."""
        return datetime.fromtimestamp(self.now(), UTC)

    def add_user(self, name: str, *, bot: bool = False) -> User:
        """Add an account."""
        user = User(self.new_id(), name, bot)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, *, with_bot: bool = True) -> Guild:
        """Add a server, with the bot as a member or without."""
        # Each in a millisecond of its own, so that those made at once are on different shards.
        guild = Guild(self.new_id() + (len(self.guilds) << 22), name)
        if with_bot:
            guild.members[self.bot.id] = self.bot
        self.guilds[guild.id] = guild
        return guild

    def add_channel(
        self,
        name: str,
        guild: Guild | None = None,
        kind: ChannelType = ChannelType.TEXT,
        parent: Channel | None = None,
        channel_id: int | None = None,
    ) -> Channel:
        """Add a channel; one without a server is a direct conversation."""
        channel = Channel(channel_id or self.new_id(), kind, name, guild, parent)
        self.channels[channel.id] = channel
        if guild:
            guild.channels[channel.id] = channel
        self.notify(ChangeKind.PLACES)
        return channel

    def add_role(
        self, guild: Guild, name: str, position: int, permissions: int = 0, *, managed: bool = False
    ) -> Role:
        """Add a role to a server; ``Server.add_role`` tells a bot that is connected, too."""
        role = Role(self.new_id(), name, position, permissions, managed)
        guild.roles[role.id] = role
        self.notify(ChangeKind.PLACES)
        return role

    def allow(self, channel: Channel, permission: Permission, given: bool) -> None:
        """Give the bot a permission in a channel and its threads, or take it away from the bot."""
        for place in (channel, *(thread for thread in self.channels.values() if thread.parent is channel)):
            place.bot_permissions = (place.bot_permissions & ~permission) | (permission if given else 0)
        self.notify(ChangeKind.PLACES)

    def direct_channel(self, user: User, other: User | None = None) -> Channel:
        """The direct conversation of a person with another, or with the bot; added if there is none."""
        members = {user.id, (other or self.bot).id}
        found = (
            channel
            for channel in self.channels.values()
            if channel.type is ChannelType.DIRECT and channel.members == members
        )
        channel = next(found, None)
        if channel is None:
            channel = self.add_channel(user.name, kind=ChannelType.DIRECT)
            channel.members = members
            self.notify(ChangeKind.PLACES)
        return channel
