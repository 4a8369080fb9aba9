"""Creates and edits the bot's messages, with their files and mentions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import timedelta
from typing import Final, TypeAlias

from sandbox.stand_in.interactions import Interaction, InteractionType
from sandbox.world import limits
from sandbox.world.deviations import Deviation
from sandbox.world.files import Attachment
from sandbox.world.installs import owners_of
from sandbox.world.payloads import Json
from sandbox.world.places import EPHEMERAL, LOADING, Channel, ChannelType, Message
from sandbox.world.world import World

#: The files of a request, by their numbers in the form.
Files: TypeAlias = dict[int, bytes]
#: How long Discord recognizes a nonce that is sent again; its documentation says "a few minutes".
_NONCE_LASTS: Final = timedelta(minutes=5)
_MENTION: Final = re.compile(r"<@!?(\d+)>")


class Posts:
    """Turns the bodies of requests into messages."""

    def __init__(self, world: World) -> None:
        self.world = world
        #: The bot's last message with each nonce.
        self._sent: dict[str, Message] = {}

    def make(
        self, channel: Channel, body: Json, files: Files, interaction: Interaction | None = None
    ) -> Message:
        """Create a message; if it responds to an interaction, it may be ephemeral."""
        flags = body.get("flags") or 0
        if interaction and self.world.deviates(Deviation.FOLLOW_UPS_HIDDEN):
            flags |= EPHEMERAL
        if interaction and self.world.deviates(Deviation.FOLLOW_UPS_SHOWN):
            flags &= ~EPHEMERAL
        hidden = bool(interaction and flags & EPHEMERAL)
        message = Message(
            id=self.world.new_id(),
            channel=channel,
            author=self.world.bot,
            created=self.world.time(),
            flags=flags,
            only_for=interaction.user if interaction and hidden else None,
            nonce=None if body.get("nonce") is None else str(body["nonce"]),
            application_id=self.world.bot.id,
            owners=interaction.owners if interaction else owners_of(None, channel, self.world.bot),
            used=(interaction.user, interaction.data["name"])
            if interaction and interaction.type is InteractionType.COMMAND and interaction.original is None
            else None,
            answers=self._answered(channel, body.get("message_reference")),
        )
        self._fill(message, body, files)
        if not flags & LOADING:
            limits.check_empty(message.parts)
        if not hidden:
            message.pings = self._pings(message.content, body.get("allowed_mentions"))
            if channel.type is ChannelType.THREAD:
                channel.members.update(message.pings)
        self.world.put_message(message)
        if message.nonce is not None:
            self._sent[message.nonce] = message
        return message

    def _answered(self, channel: Channel, reference: Json | None) -> Message | None:
        """The message that another answers, if it answers one; one that is gone is refused, unless that is allowed."""
        if reference is None:
            return None
        found = channel.messages.get(int(reference["message_id"]))
        if found is None and reference.get("fail_if_not_exists", True):
            raise limits.invalid("message_reference: unknown message")
        return found

    def duplicate(self, nonce: str, channel: Channel) -> Message | None:
        """The message that the bot sent recently with the same nonce, in whatever channel, if any."""
        sent = self._sent.get(nonce)
        if self.world.deviates(Deviation.NONCE_IGNORED):
            return None
        if self.world.deviates(Deviation.NONCE_OF_A_CHANNEL) and sent and sent.channel is not channel:
            return None
        if sent is None or sent.created <= self.world.time() - _NONCE_LASTS:
            return None
        return sent if sent.id in sent.channel.messages else None

    def edit(self, message: Message, body: Json, files: Files) -> None:
        """Edit a message; a field that the body leaves out is not changed."""
        self._fill(message, body, files)
        limits.check_empty(message.parts)
        message.edited = self.world.time()
        message.flags &= ~LOADING
        self.world.put_message(message)

    def _fill(self, message: Message, body: Json, files: Files) -> None:
        kept = {file.id: file for file in message.attachments}
        limits.check_message(body, files, kept)
        limits.check_emojis(body.get("components") or [], self.world.emojis)
        if "content" in body:
            message.content = body["content"] or ""
        if "components" in body:
            message.components = limits.with_ids_as_text(body["components"] or [])
        if "embeds" in body:
            message.embeds = tuple(body["embeds"] or ())
        if "attachments" in body or files:
            message.attachments = list(self._attachments(body.get("attachments") or [], files, kept))

    def _attachments(
        self, described: list[Json], files: Files, kept: dict[int, Attachment]
    ) -> Iterable[Attachment]:
        for entry in described:
            number = int(entry["id"])
            if number in kept:
                yield kept[number]
            else:
                name = entry.get("filename") or f"file{number}"
                yield Attachment(self.world.new_id(), name, entry.get("description"), files[number])

    def _pings(self, content: str, allowed: Json | None) -> list[int]:
        """The ids of the people who are notified: those whom the text mentions and ``allowed_mentions`` allows."""
        named = dict.fromkeys(int(found) for found in _MENTION.findall(content))
        if allowed is None or "users" in (allowed.get("parse") or []):
            return list(named)
        may = {int(user) for user in allowed.get("users") or []}
        return [user for user in named if user in may]
