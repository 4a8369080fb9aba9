"""Interactions: what a person asks of the bot, and its responses within Discord's time limits."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final

from sandbox.world.deviations import Deviation
from sandbox.world.installs import context_of
from sandbox.world.limits import Refusal
from sandbox.world.payloads import Json
from sandbox.world.places import Channel, Message, User
from sandbox.world.world import ANSWER_WITHIN, World

TOKEN_LASTS: Final = 15 * 60.0


class InteractionType(IntEnum):
    """The types of interaction, by Discord's numbers."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class CallbackType(IntEnum):
    """The types of the first response to an interaction, by Discord's numbers."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


_MESSAGES: Final = frozenset({CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE})
_UPDATES: Final = frozenset({CallbackType.UPDATE, CallbackType.DEFERRED_UPDATE})
_ANSWERS: Final = {
    InteractionType.COMMAND: _MESSAGES | {CallbackType.MODAL},
    InteractionType.COMPONENT: _MESSAGES | _UPDATES | {CallbackType.MODAL},
    InteractionType.AUTOCOMPLETE: frozenset({CallbackType.CHOICES}),
    InteractionType.MODAL: _MESSAGES | _UPDATES,
}


@dataclass
class Answer:
    """The first response: a message (new or edited), choices for autocomplete, or a modal."""

    kind: CallbackType
    message: Message | None = None
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None

    @property
    def content(self) -> str:
        """The text of its message."""
        return self.message.content if self.message else ""

    @property
    def ephemeral(self) -> bool:
        """True if only the person who used the interaction sees it."""
        return bool(self.message and self.message.ephemeral)


@dataclass
class Interaction:
    """One interaction, and the bot's responses to it."""

    id: int
    token: str
    type: InteractionType
    user: User
    channel: Channel
    data: Json
    asked_at: float
    source: Message | None = None
    #: Who has authorized the app, by the way it is installed.
    owners: Json = field(default_factory=dict)
    answer: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)

    acknowledged: bool = False

    def acknowledge(self, kind: CallbackType, now: float, within: float = ANSWER_WITHIN) -> None:
        """Accept the first response; refuse a second one, a late one, and one of the wrong type."""
        if self.acknowledged:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if now - self.asked_at > within:
            raise Refusal(404, 10062, "Unknown interaction")
        if kind not in _ANSWERS[self.type]:
            raise Refusal(400, 50035, f"Invalid Form Body: {kind.name} does not answer {self.type.name}")
        self.acknowledged = True

    def check_token(self, now: float) -> None:
        """Refuse a follow-up that comes before the first response or after the token has expired."""
        if now - self.asked_at > TOKEN_LASTS:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        if not self.acknowledged:
            raise Refusal(404, 10015, "Unknown Webhook")

    def user_installed(self, world: World) -> bool:
        """True if the bot is not a member of this place: the app is only installed on somebody's account."""
        return not self.channel.has_member(world.bot)

    def _channel(self, world: World) -> Json:
        told = self.channel.partial_payload()
        if world.deviates(Deviation.CHANNEL_UNTOLD):
            return {name: told[name] for name in ("id", "name", "type")}
        if world.deviates(Deviation.CHANNEL_IS_STRANGE) and self.channel.archived:
            return told | {"thread_metadata": {"archive_timestamp": "long ago"}}
        return told

    def payload(self, world: World) -> Json:
        """The interaction as the event INTERACTION_CREATE sends it."""
        guild = self.channel.guild
        payload: dict[str, Any] = {
            "id": str(self.id),
            "application_id": str(world.bot.id),
            "type": int(self.type),
            "token": self.token,
            "version": 1,
            "channel_id": str(self.channel.id),
            "channel": self._channel(world),
            "data": self.data,
            "locale": self.user.locale,
            "app_permissions": "0"
            if world.deviates(Deviation.PERMISSIONS_UNTOLD)
            else str(int(self.channel.app_permissions)),
            "entitlements": [],
            "authorizing_integration_owners": {} if world.deviates(Deviation.OWNERS_UNTOLD) else self.owners,
            "context": int(context_of(self.channel, world.bot)),
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if guild:
            payload |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": guild.member_payload(self.user),
            }
        else:
            payload["user"] = self.user.payload()
        if self.source:
            payload["message"] = world.payload_of(self.source)
        return payload
