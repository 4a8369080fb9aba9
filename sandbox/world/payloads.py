"""The JSON that Discord and the bot exchange, and the parts of it that never change here."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]

#: What a server's payload holds besides its name, roles, members and channels.
GUILD: Final[Json] = {
    "icon": None,
    "splash": None,
    "discovery_splash": None,
    "owner_id": "1",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "verification_level": 0,
    "default_message_notifications": 0,
    "explicit_content_filter": 0,
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
    "large": False,
    "unavailable": False,
    "members": [],
    "voice_states": [],
    "presences": [],
    "threads": [],
    "stage_instances": [],
    "guild_scheduled_events": [],
}
#: The role that every member has, without its id and permissions.
EVERYONE: Final[Json] = {
    "name": "@everyone",
    "color": 0,
    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    "hoist": False,
    "position": 0,
    "managed": False,
    "mentionable": False,
    "flags": 0,
}
#: What a member's payload holds besides the account and its permissions.
MEMBER: Final[Json] = {
    "nick": None,
    "avatar": None,
    "roles": [],
    "joined_at": "2025-01-01T00:00:00+00:00",
    "premium_since": None,
    "deaf": False,
    "mute": False,
    "flags": 0,
    "pending": False,
    "communication_disabled_until": None,
}
#: What a text channel's payload holds besides its name and permissions.
TEXT_CHANNEL: Final[Json] = {
    "position": 0,
    "nsfw": False,
    "parent_id": None,
    "topic": None,
    "last_message_id": None,
    "rate_limit_per_user": 0,
}
#: What a voice channel's payload holds besides that.
VOICE_CHANNEL: Final[Json] = {**TEXT_CHANNEL, "bitrate": 64000, "user_limit": 0, "rtc_region": None}
#: What a message's payload holds besides what was written in it.
MESSAGE: Final[Json] = {
    "tts": False,
    "mention_everyone": False,
    "mention_roles": [],
    "pinned": False,
    "type": 0,
}
