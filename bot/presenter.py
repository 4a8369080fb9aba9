"""A match made into a message: words, picture, alt text and buttons."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Any

import discord

from bot.drawing import Drawing
from bot.services.matches import RESIGNED
from bot.services.snapshots import Snapshot
from bot.views.boards import board_view
from bot.words.alt_text import describe
from bot.words.boards import board_text
from data import Player


@dataclass(frozen=True)
class BoardMessage:
    """All of a board message; sent any number of times, each with fresh files and buttons."""

    snapshot: Snapshot
    content: str
    picture: bytes
    alt_text: str

    def sending(self) -> dict[str, Any]:
        """What to hand to any of discord.py's ways to send: pings only the one whom the news is for."""
        return {
            "content": self.content,
            "file": self.file(),
            "view": board_view(self.snapshot),
            "allowed_mentions": discord.AllowedMentions(
                everyone=False, roles=False, users=_pinged(self.snapshot), replied_user=False
            ),
        }

    def file(self) -> discord.File:
        """The picture with its alt text."""
        return discord.File(io.BytesIO(self.picture), "board.png", description=self.alt_text)


def _pinged(snapshot: Snapshot) -> list[discord.Object]:
    """The player to move; at the end, the one who did not end it."""
    person: Player = snapshot.to_move
    if snapshot.match.ending == RESIGNED and snapshot.winner:
        person = snapshot.winner
    return [discord.Object(person.discord_id)] if person.discord_id else []


class Presenter:
    """Makes board messages."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing

    async def board(self, snapshot: Snapshot) -> BoardMessage:
        """The message for a match as it stands."""
        picture = await self._drawing.board(snapshot.before, snapshot.events)
        alt_text = describe(snapshot.position, snapshot.events)
        return BoardMessage(snapshot, board_text(snapshot), picture, alt_text)
