"""Accounts, servers, channels and messages, and the JSON that Discord sends of them.

A server has channels, a channel has messages, and each of them refers back: so they are in one module.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum, IntFlag
from hashlib import sha256
from typing import Final

from sandbox.world import payloads
from sandbox.world.files import Attachment
from sandbox.world.payloads import Json

#: Flags of a message: only one person sees it; the bot is still thinking.
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
#: The type of a message that answers another.
_REPLY: Final = 19


class ChannelType(IntEnum):
    """The types of channel that the stand-in has, by Discord's numbers."""

    TEXT = 0
    DIRECT = 1
    VOICE = 2
    ANNOUNCEMENT = 5
    THREAD = 11
    FORUM = 15


class Permission(IntFlag):
    """The permissions that matter to a bot that posts boards."""

    ADMINISTRATOR = 1 << 3
    MANAGE_SERVER = 1 << 5
    VIEW = 1 << 10
    SEND = 1 << 11
    EMBED = 1 << 14
    ATTACH = 1 << 15
    READ_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    EXTERNAL_EMOJI = 1 << 18
    MANAGE_ROLES = 1 << 28
    MANAGE_THREADS = 1 << 34
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
#: What an app may do in a server that has added its commands alone: what is granted to everybody, and of that only this.
GRANTED_TO_COMMANDS: Final = Permission.EMBED | Permission.ATTACH | Permission.MENTION_EVERYONE
#: What Discord grants in every direct conversation. Reading and writing there needs no permission.
GRANTED_IN_CONVERSATIONS: Final = (
    Permission.EMBED | Permission.ATTACH | Permission.MENTION_EVERYONE | Permission.EXTERNAL_EMOJI
)


@dataclass
class User:
    """An account."""

    id: int
    name: str
    bot: bool = False
    #: Whether the app is installed on their account.
    has_app: bool = True
    #: The language of their client, as Discord calls it.
    locale: str = "en-US"
    #: Their own picture.
    avatar: bytes | None = field(default=None, repr=False)

    def payload(self) -> Json:
        """The account as Discord sends it."""
        return {
            "id": str(self.id),
            "username": self.name,
            "global_name": None,
            "discriminator": "0",
            "avatar": sha256(self.avatar).hexdigest()[:32] if self.avatar else None,
            "bot": self.bot,
        }


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
    #: Who made it, of a thread.
    owner_id: int = 0
    archived: bool = False
    #: A thread that its server's moderators have locked: only they may write in it, or open it again.
    locked: bool = False
    #: Minutes without a message after which a thread leaves the list of channels; Discord's own default is a day.
    listed_for: int = 1440
    deleted: bool = False
    seen_by_everyone: bool = True
    #: A direct conversation with somebody who does not accept messages from the bot.
    closed: bool = False
    #: The bot's permissions in a channel of a server.
    bot_permissions: Permission = EVERYTHING_A_BOT_ASKS

    @property
    def app_permissions(self) -> Permission:
        """The app's permissions here, as interactions tell it."""
        if self.guild and self.guild.commands_only:
            return GRANTED_TO_COMMANDS
        return GRANTED_IN_CONVERSATIONS if self.type is ChannelType.DIRECT else self.bot_permissions

    def has_member(self, user: User) -> bool:
        """True if somebody is a member of its server, or takes part in the conversation."""
        return user.id in (self.guild.members if self.guild else self.members)

    @property
    def event_name(self) -> str:
        """The prefix of events about it."""
        return "THREAD" if self.type is ChannelType.THREAD else "CHANNEL"

    def _overwrites(self) -> list[Json]:
        """The permissions that are forbidden here: to everybody, and to the bot."""
        if self.guild is None:
            return []
        forbidden = [] if self.seen_by_everyone else [(self.guild.id, 0, Permission.VIEW)]
        if lacks := EVERYTHING_A_BOT_ASKS & ~self.bot_permissions:
            forbidden += [(user.id, 1, lacks) for user in self.guild.members.values() if user.bot]
        return [
            {"id": str(whose), "type": kind, "allow": "0", "deny": str(int(denied))}
            for whose, kind, denied in forbidden
        ]

    def partial_payload(self) -> Json:
        """The channel as an interaction tells of it: what Discord documents, and not a field more."""
        whole = self.payload()
        documented = {"id", "name", "type", "permissions", "parent_id", "thread_metadata"}
        return {name: value for name, value in whole.items() if name in documented}

    def payload(self) -> Json:
        """The channel as Discord sends it."""
        payload: Json = {"id": str(self.id), "type": int(self.type), "name": self.name}
        if self.type is ChannelType.DIRECT:
            return payload | {"last_message_id": None, "recipients": []}
        payload |= {
            "guild_id": str(self.guild.id) if self.guild else None,
            "permissions": str(int(self.bot_permissions)),
        }
        if self.type is ChannelType.THREAD and self.parent:
            return payload | {
                "parent_id": str(self.parent.id),
                "owner_id": str(self.owner_id),
                "message_count": len(self.messages),
                "member_count": len(self.members),
                "rate_limit_per_user": 0,
                "flags": 0,
                "last_message_id": None,
                "thread_metadata": {
                    "archived": self.archived,
                    "auto_archive_duration": self.listed_for,
                    "archive_timestamp": "2026-01-01T00:00:00+00:00",
                    "locked": self.locked,
                },
            }
        own = payloads.VOICE_CHANNEL if self.type is ChannelType.VOICE else payloads.TEXT_CHANNEL
        return payload | own | {"permission_overwrites": self._overwrites()}


@dataclass
class Role:
    """A role in a server; the higher its position, the more it stands above others."""

    id: int
    name: str
    position: int
    permissions: int = 0
    #: One that an integration hands out, which nobody else can.
    managed: bool = False

    @property
    def rank(self) -> tuple[int, int]:
        """Its place among the roles: of two in one position the older one stands above."""
        return self.position, -self.id

    def payload(self) -> Json:
        """The role as Discord sends it."""
        return {
            **payloads.EVERYONE,
            "id": str(self.id),
            "name": self.name,
            "position": self.position,
            "permissions": str(int(self.permissions)),
            "managed": self.managed,
        }


@dataclass
class Guild:
    """A server."""

    id: int
    name: str
    channels: dict[int, Channel] = field(default_factory=dict)
    members: dict[int, User] = field(default_factory=dict)
    moderators: set[int] = field(default_factory=set)
    #: Whether apps that members have installed for themselves may respond publicly.
    lets_apps_speak: bool = True
    #: What everybody may do here beside what a bot asks for.
    also_allowed: int = 0
    #: Whether it has added the app's commands without the bot itself.
    commands_only: bool = False
    #: The language that its moderators have set in Discord.
    locale: str = "en-US"
    #: Whether Discord can tell of it just now.
    available: bool = True
    #: Where Discord itself says something, such as who has come.
    system_channel: Channel | None = None
    #: When the bot came; None: long ago.
    bot_came: datetime | None = None
    #: The account that owns it; 1 is nobody's.
    owner_id: int = 1
    #: Its roles beside everybody's, and which of them each member has, by their ids.
    roles: dict[int, Role] = field(default_factory=dict)
    member_roles: dict[int, set[int]] = field(default_factory=dict)
    #: What its audit log has: who gave and took roles, and why.
    audit_log: list[str] = field(default_factory=list)

    def __setstate__(self, kept: Json) -> None:
        # Servers of worlds of earlier versions have no roles.
        vars(self).update({"roles": {}, "member_roles": {}, "audit_log": []} | kept)

    @property
    def everybody_may(self) -> int:
        """The permissions that everybody has here."""
        return int(EVERYTHING_A_BOT_ASKS | self.also_allowed)

    def roles_of(self, user: User) -> list[Role]:
        """The roles that a member has beside everybody's."""
        return [role for role in self.roles.values() if role.id in self.member_roles.get(user.id, set())]

    def stands_above(self, user: User, role: Role) -> bool:
        """True if the highest role that a member has is above another."""
        return any(mine.rank > role.rank for mine in self.roles_of(user))

    def allows(self, user: User, permission: Permission) -> bool:
        """True if a member has a permission in the whole server."""
        has = self.everybody_may
        for role in self.roles_of(user):
            has |= role.permissions
        return user.id == self.owner_id or bool(has & (permission | Permission.ADMINISTRATOR))

    def payload(self) -> Json:
        """The server as the event GUILD_CREATE sends it."""
        everyone = {"id": str(self.id), "permissions": str(self.everybody_may), **payloads.EVERYONE}
        text = [channel for channel in self.channels.values() if channel.type is not ChannelType.THREAD]
        return {
            **payloads.GUILD,
            "id": str(self.id),
            "name": self.name,
            "preferred_locale": self.locale,
            "system_channel_id": str(self.system_channel.id) if self.system_channel else None,
            "owner_id": str(self.owner_id),
            "roles": [everyone, *(role.payload() for role in self.roles.values())],
            "member_count": len(self.members),
            "channels": [channel.payload() for channel in text],
            "threads": [channel.payload() for channel in self._active_threads()],
            # Without the intent to see the members, a bot is told of itself alone.
            "members": [self.member_payload(user) for user in self.members.values() if user.bot],
        }

    def _active_threads(self) -> list[Channel]:
        return [
            channel
            for channel in self.channels.values()
            if channel.type is ChannelType.THREAD and not (channel.archived or channel.deleted)
        ]

    def member_payload(self, user: User) -> Json:
        """A member of this server as Discord sends it."""
        permissions = Permission.VIEW | Permission.SEND
        if self.lets_apps_speak:
            permissions |= Permission.USE_EXTERNAL_APPS
        if user.id in self.moderators:
            permissions |= Permission.MANAGE_SERVER
        payload = {
            **payloads.MEMBER,
            "user": user.payload(),
            "roles": [str(role.id) for role in self.roles_of(user)],
            "permissions": str(int(permissions)),
        }
        if user.bot and self.bot_came:
            payload["joined_at"] = self.bot_came.isoformat()
        return payload


@dataclass
class Message:
    """A message; an ephemeral one is visible only to the person in ``only_for``."""

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
    #: What is shown in frames below the text.
    embeds: Sequence[Json] = ()
    application_id: int | None = None
    thread: Channel | None = None
    #: Who used the command that it responds to, and the command's name.
    used: tuple[User, str] | None = None
    #: Who had authorized the app to send it; presses of its buttons have the same owners. None in worlds of earlier versions.
    owners: Json | None = None
    #: The message that it answers.
    answers: Message | None = None

    @property
    def ephemeral(self) -> bool:
        """True if only one person sees it."""
        return self.only_for is not None

    @property
    def parts(self) -> tuple[Sequence[object], ...]:
        """All that it consists of; each of these may be empty, but not every one."""
        return self.content, self.components, self.attachments, self.embeds

    @property
    def items(self) -> list[Json]:
        """Its buttons, menus and other innermost components, in order."""
        return list(_items(self.components))

    def payload(self, users: Mapping[int, User], base: str) -> Json:
        """The message as Discord sends it; ``users`` are the accounts by id, ``base`` is where its files are."""
        payload: Json = {
            **payloads.MESSAGE,
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": self.created.isoformat(),
            "edited_timestamp": self.edited.isoformat() if self.edited else None,
            "mentions": [users[ping].payload() for ping in self.pings if ping in users],
            "attachments": [file.payload(base) for file in self.attachments],
            "embeds": list(self.embeds),
            "flags": self.flags,
            "components": self.components,
        }
        if self.nonce is not None:
            payload["nonce"] = self.nonce
        if self.application_id:
            payload["application_id"] = str(self.application_id)
        if self.answers:
            place = {"message_id": str(self.answers.id), "channel_id": str(self.answers.channel.id)}
            there = self.answers.id in self.answers.channel.messages
            payload |= {
                "type": _REPLY,
                "message_reference": {"type": 0, **place},
                "referenced_message": self.answers.payload(users, base) if there else None,
            }
        return payload


def _items(components: list[Json]) -> itertools.chain[Json]:
    def inner(component: Json) -> list[Json]:
        nested = component.get("components", [])
        if "accessory" in component:
            nested = [*nested, component["accessory"]]
        return list(_items(nested)) if nested else [component]

    return itertools.chain.from_iterable(map(inner, components))
