"""What there is: people, servers, channels, messages, interactions; and the JSON Discord would tell of them."""

from __future__ import annotations

import itertools
import mimetypes
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum, IntEnum, IntFlag
from typing import Any, Final, NamedTuple, TypeAlias

Json: TypeAlias = dict[str, Any]

#: Discord counts milliseconds from the first second of 2015.
_EPOCH_MS: Final = 1_420_070_400_000

EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7


class ChannelType(IntEnum):
    """The kinds of channel there are here."""

    TEXT = 0
    DIRECT = 1
    THREAD = 11


class Permission(IntFlag):
    """The permissions that matter to a bot that posts boards."""

    MANAGE_SERVER = 1 << 5
    VIEW = 1 << 10
    SEND = 1 << 11
    ATTACH = 1 << 15
    READ_HISTORY = 1 << 16
    CREATE_THREADS = 1 << 35
    SEND_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


EVERYTHING_A_BOT_ASKS: Final = (
    Permission.VIEW
    | Permission.SEND
    | Permission.ATTACH
    | Permission.READ_HISTORY
    | Permission.CREATE_THREADS
    | Permission.SEND_IN_THREADS
)


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
class User:
    """An account."""

    id: int
    name: str
    bot: bool = False

    def payload(self) -> Json:
        """The account as Discord tells it."""
        return {
            "id": str(self.id),
            "username": self.name,
            "global_name": None,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
        }


@dataclass
class Attachment:
    """A file on a message."""

    id: int
    filename: str
    description: str | None
    content: bytes = field(repr=False)

    @property
    def content_type(self) -> str:
        """What kind of picture it is, by its name."""
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    def payload(self, base: str) -> Json:
        """The file as Discord tells it."""
        url = f"{base}/cdn/attachments/{self.id}/{self.filename}"
        return {
            "id": str(self.id),
            "filename": self.filename,
            "description": self.description,
            "size": len(self.content),
            "url": url,
            "proxy_url": url,
            "content_type": self.content_type,
        }


@dataclass
class Message:
    """A message; an ephemeral one is seen by ``only_for`` alone."""

    id: int
    channel: Channel
    author: User
    created: datetime
    content: str = ""
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    only_for: User | None = None
    pings: list[int] = field(default_factory=list)
    nonce: str | None = None
    edited: datetime | None = None
    application_id: int | None = None
    thread: Channel | None = None
    #: The command it answers, and whose that was.
    used: tuple[User, str] | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return self.only_for is not None

    @property
    def items(self) -> list[Json]:
        """Its buttons and menus, in order, however nested."""
        return list(_items(self.components))

    def payload(self, world: World) -> Json:
        """The message as Discord tells it."""
        told: Json = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": self.created.isoformat(),
            "edited_timestamp": self.edited.isoformat() if self.edited else None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [world.users[ping].payload() for ping in self.pings if ping in world.users],
            "mention_roles": [],
            "attachments": [file.payload(world.base) for file in self.attachments],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": self.flags,
            "components": self.components,
        }
        if self.nonce is not None:
            told["nonce"] = self.nonce
        if self.application_id:
            told["application_id"] = str(self.application_id)
        return told


def _items(components: list[Json]) -> itertools.chain[Json]:
    def inner(component: Json) -> list[Json]:
        nested = component.get("components", [])
        if "accessory" in component:
            nested = [*nested, component["accessory"]]
        return list(_items(nested)) if nested else [component]

    return itertools.chain.from_iterable(map(inner, components))


@dataclass
class Channel:
    """A text channel, a thread, or a direct conversation."""

    id: int
    type: ChannelType
    name: str
    guild: Guild | None = None
    parent: Channel | None = None
    messages: dict[int, Message] = field(default_factory=dict)
    members: set[int] = field(default_factory=set)
    archived: bool = False
    deleted: bool = False
    seen_by_everyone: bool = True
    #: A conversation whose person takes no messages from the bot.
    closed: bool = False
    #: What the bot may do here.
    bot_permissions: Permission = EVERYTHING_A_BOT_ASKS

    def has_member(self, user: User) -> bool:
        """Whether somebody is in its server, or in its conversation."""
        return user.id in (self.guild.members if self.guild else self.members)

    @property
    def event_name(self) -> str:
        """How events about it are named."""
        return "THREAD" if self.type is ChannelType.THREAD else "CHANNEL"

    def _overwrites(self) -> list[Json]:
        if self.seen_by_everyone or self.guild is None:
            return []
        hidden = str(int(Permission.VIEW))
        return [{"id": str(self.guild.id), "type": 0, "allow": "0", "deny": hidden}]

    def payload(self) -> Json:
        """The channel as Discord tells it."""
        told: Json = {"id": str(self.id), "type": int(self.type), "name": self.name}
        if self.type is ChannelType.DIRECT:
            return told | {"last_message_id": None, "recipients": []}
        told |= {
            "guild_id": str(self.guild.id) if self.guild else None,
            "permissions": str(int(self.bot_permissions)),
        }
        if self.type is ChannelType.THREAD and self.parent:
            return told | {
                "parent_id": str(self.parent.id),
                "owner_id": "0",
                "message_count": len(self.messages),
                "member_count": len(self.members),
                "rate_limit_per_user": 0,
                "flags": 0,
                "last_message_id": None,
                "thread_metadata": {
                    "archived": self.archived,
                    "auto_archive_duration": 10080,
                    "archive_timestamp": "2026-01-01T00:00:00+00:00",
                    "locked": False,
                },
            }
        return told | {
            "position": 0,
            "permission_overwrites": self._overwrites(),
            "nsfw": False,
            "parent_id": None,
            "topic": None,
            "last_message_id": None,
            "rate_limit_per_user": 0,
        }


@dataclass
class Guild:
    """A server."""

    id: int
    name: str
    channels: dict[int, Channel] = field(default_factory=dict)
    members: dict[int, User] = field(default_factory=dict)
    moderators: set[int] = field(default_factory=set)
    #: Whether apps that its members bring along may answer for everybody to see.
    lets_apps_speak: bool = True

    def payload(self) -> Json:
        """The server as GUILD_CREATE tells it."""
        everyone = {
            "id": str(self.id),
            "name": "@everyone",
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": 0,
            "permissions": str(int(EVERYTHING_A_BOT_ASKS)),
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "owner_id": "1",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "roles": [everyone],
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "application_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "vanity_url_code": None,
            "description": None,
            "banner": None,
            "premium_tier": 0,
            "preferred_locale": "en-US",
            "public_updates_channel_id": None,
            "nsfw_level": 0,
            "premium_progress_bar_enabled": False,
            "member_count": len(self.members),
            "large": False,
            "unavailable": False,
            "members": [],
            "voice_states": [],
            "presences": [],
            "threads": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "channels": [
                channel.payload() for channel in self.channels.values() if channel.type is ChannelType.TEXT
            ],
        }

    def member_payload(self, user: User) -> Json:
        """A person as a member of this server."""
        permissions = Permission.VIEW | Permission.SEND
        if self.lets_apps_speak:
            permissions |= Permission.USE_EXTERNAL_APPS
        if user.id in self.moderators:
            permissions |= Permission.MANAGE_SERVER
        return {
            "user": user.payload(),
            "nick": None,
            "avatar": None,
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "permissions": str(int(permissions)),
            "communication_disabled_until": None,
        }


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
        vars(self).update(kept, watchers=[], now=time.time)

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
