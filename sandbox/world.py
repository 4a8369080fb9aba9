"""What there is, all of it: people, servers, channels, commands; and who hears of its changes."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from typing import Final, NamedTuple

from sandbox.files import Attachment
from sandbox.payloads import Json
from sandbox.places import Channel, ChannelType, Guild, Message, Permission, User

#: Discord counts milliseconds from the first second of 2015.
_EPOCH_MS: Final = 1_420_070_400_000


class News(Enum):
    """What kind of thing has changed."""

    MESSAGE = "a message is new or another"
    GONE = "a message is gone"
    PLACES = "servers, channels, members or commands are others"


class Change(NamedTuple):
    """Something that has changed, for whoever watches the world."""

    news: News
    message: Message | None = None


@dataclass
class World:
    """Everything there is, and what moves it on: a clock and a counter of ids."""

    base: str = ""
    now: Callable[[], float] = time.time
    #: Each is called with every change.
    watchers: list[Callable[[Change], None]] = field(default_factory=list)
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    commands: list[Json] = field(default_factory=list)
    #: Files handed over with a command.
    uploads: dict[int, Attachment] = field(default_factory=dict)
    bot: User = field(init=False)
    _made: int = 0

    def __getstate__(self) -> Json:
        """What is kept of a world: neither who watches it nor what its time is."""
        return {name: value for name, value in vars(self).items() if name not in {"watchers", "now"}}

    def __setstate__(self, kept: Json) -> None:
        # A world of before knew of no uploads.
        vars(self).update({"uploads": {}} | kept, watchers=[], now=time.time)

    def __post_init__(self) -> None:
        self.bot = self.add_user("Boop Bot", bot=True)

    def tell(self, news: News, message: Message | None = None) -> None:
        """Let those who watch know of a change."""
        for watcher in self.watchers:
            watcher(Change(news, message))

    def keep_message(self, message: Message) -> None:
        """Let a message be seen, new or changed."""
        message.channel.messages[message.id] = message
        self.tell(News.MESSAGE, message)

    def drop_message(self, message: Message) -> None:
        """Let a message be gone."""
        message.channel.messages.pop(message.id, None)
        self.tell(News.GONE, message)

    def payload_of(self, message: Message) -> Json:
        """A message as Discord sends it."""
        return message.payload(self.users, self.base)

    def file(self, file_id: int) -> Attachment | None:
        """A file on a message, or handed over with a command."""
        on_messages = (
            file
            for channel in self.channels.values()
            for message in channel.messages.values()
            for file in message.attachments
        )
        found = (file for file in on_messages if file.id == file_id)
        return self.uploads.get(file_id) or next(found, None)

    def new_id(self) -> int:
        """A snowflake: the moment, and a running number."""
        milliseconds = int(self.now() * 1000) - _EPOCH_MS
        self._made += 1
        return (milliseconds << 22) | (self._made & 0x3FFFFF)

    def moment(self) -> datetime:
        """The world's time."""
        return datetime.fromtimestamp(self.now(), UTC)

    def add_user(self, name: str, *, bot: bool = False) -> User:
        """A new account."""
        user = User(self.new_id(), name, bot)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, *, with_bot: bool = True) -> Guild:
        """A new server, with the bot in it or without."""
        guild = Guild(self.new_id(), name)
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
        """A new channel, in a server or (a direct conversation) in none."""
        channel = Channel(channel_id or self.new_id(), kind, name, guild, parent)
        self.channels[channel.id] = channel
        if guild:
            guild.channels[channel.id] = channel
        self.tell(News.PLACES)
        return channel

    def allow(self, channel: Channel, permission: Permission, given: bool) -> None:
        """Give the bot a permission in a channel and its threads, or take it away."""
        for place in (channel, *(thread for thread in self.channels.values() if thread.parent is channel)):
            place.bot_permissions = (place.bot_permissions & ~permission) | (permission if given else 0)
        self.tell(News.PLACES)

    def direct_channel(self, user: User, other: User | None = None) -> Channel:
        """The direct conversation of a person with another, or with the bot."""
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
            self.tell(News.PLACES)
        return channel
