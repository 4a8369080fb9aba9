"""Where people are: accounts, servers, channels, and what the bot may do in them; and the JSON Discord would tell of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from sandbox.messages import Message

Json: TypeAlias = dict[str, Any]


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
