"""A match made into a message: words, picture, alt text and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.components.boards import board_view
from bot.drawing import Drawing, Picture
from bot.replies import pinging
from data import Player
from game import Board, Event, Graduation, Played, Side
from renderer import Chart, Line, Tile
from services.snapshots import Snapshot
from words.alt_text import describe
from words.boards import board_text


@dataclass(frozen=True)
class BoardMessage:
    """All of a board message; sent any number of times, each with fresh files and buttons."""

    snapshot: Snapshot
    content: str
    picture: Picture
    alt_text: str
    pinged: tuple[Player, ...]

    def sending(self) -> dict[str, Any]:
        """What to hand to any of discord.py's ways to send: pings only those whom the news is for."""
        return {
            "content": self.content,
            "file": self.file(),
            "view": board_view(self.snapshot),
            "allowed_mentions": pinging(*(player.discord_id for player in self.pinged)),
        }

    def file(self) -> discord.File:
        """The picture with its alt text."""
        return self.picture.file(self.alt_text)


def _pinged(snapshot: Snapshot) -> tuple[Player, ...]:
    """Whom a board notifies: the one who did not bring the news about; of what nobody did, both.

    The first board in a channel is for both: it tells where they play, and a mention is what brings them into a
    thread. A board shown anew where it lives is no news to anybody.
    """
    match = snapshot.match
    if match.message_id is None:
        return snapshot.orange, snapshot.gray
    if match.shown_version == 0:
        return ()
    by = Side(match.by) if match.by else None
    return (snapshot.player(by.other),) if by else (snapshot.orange, snapshot.gray)


class Presenter:
    """Makes board messages."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing

    async def board(self, snapshot: Snapshot, *, may_move: bool = False) -> BoardMessage:
        """The message for a match as it stands; where it ``may_move`` and its players want it, it plays the last turn."""
        over = not snapshot.running
        if may_move and snapshot.moving and snapshot.last and snapshot.turn_is_news:
            picture = await self._drawing.motion(snapshot.last)
        else:
            picture = await self._drawing.board(snapshot.position, snapshot.events, over=over)
        alt_text = describe(snapshot.position, snapshot.events, over=over)
        return BoardMessage(snapshot, board_text(snapshot), picture, alt_text, _pinged(snapshot))

    async def motion(self, played: Played, *, over: bool) -> discord.File:
        """A turn, moving, with its words; ``over``: nobody is to move any more."""
        picture = await self._drawing.motion(played)
        return picture.file(describe(played.position, played.events, over=over))

    async def turn(
        self,
        board: Board,
        events: Sequence[Event],
        choices: Sequence[Graduation] = (),
        *,
        over: bool = False,
    ) -> Picture:
        """A board and what led to it, or would lead to it, with what is still to choose; ``over``: nobody is to move any more."""
        return await self._drawing.board(board, events, choices, over=over)

    async def leaderboard(
        self, title: str, lines: Sequence[Line], heading: str, provisional: Sequence[Line]
    ) -> Picture:
        """A leaderboard; ``provisional`` are below its heading, without a place."""
        return await self._drawing.leaderboard(title, lines, heading, provisional)

    async def profile(self, name: str, tiles: Sequence[Tile], chart: Chart | None) -> Picture:
        """A player's card."""
        return await self._drawing.profile(name, tiles, chart)
