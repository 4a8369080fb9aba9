"""Makes a match into a message: text, picture, alt text and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.components.boards import board_view
from bot.drawing import Asker, Drawing, Picture
from bot.replies import pinging
from data import Player
from game import Board, Event, Graduation, Played, Side
from renderer import Chart, Line, Tile
from services.snapshots import Snapshot
from words.alt_text import describe
from words.boards import board_text


@dataclass(frozen=True)
class BoardMessage:
    """All of a board message; it can be sent any number of times, each with new files and buttons."""

    snapshot: Snapshot
    content: str
    picture: Picture
    alt_text: str
    pinged: tuple[Player, ...]

    def sending(self) -> dict[str, Any]:
        """Arguments for any of discord.py's send methods; only ``pinged`` players are pinged."""
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
    """Whom a board pings: the player who did not make the last change, or both if neither did.

    The first board in a channel pings both: it tells where they play, and a mention is what adds them to a
    thread. A board shown again in its channel pings nobody.
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

    async def board(self, asker: Asker, snapshot: Snapshot, *, may_animate: bool = False) -> BoardMessage:
        """The message for a match as it is now; animated if it ``may_animate`` and the match's boards are."""
        over = not snapshot.running
        if may_animate and snapshot.animated and snapshot.last and snapshot.turn_is_news:
            picture = await self._drawing.motion(asker, snapshot.last)
        else:
            picture = await self._drawing.board(asker, snapshot.position, snapshot.events, over=over)
        alt_text = describe(snapshot.position, snapshot.events, over=over)
        return BoardMessage(snapshot, board_text(snapshot), picture, alt_text, _pinged(snapshot))

    async def motion(self, asker: Asker, played: Played, *, over: bool) -> discord.File:
        """A turn as an animation, with its alt text; ``over``: nobody is to move any more."""
        picture = await self._drawing.motion(asker, played)
        return picture.file(describe(played.position, played.events, over=over))

    async def turn(
        self,
        asker: Asker,
        board: Board,
        events: Sequence[Event],
        choices: Sequence[Graduation] = (),
        *,
        over: bool = False,
    ) -> Picture:
        """A board with the events that led to it, or would, and with what is still to choose; ``over``: the game is over."""
        return await self._drawing.board(asker, board, events, choices, over=over)

    async def leaderboard(
        self, asker: Asker, title: str, lines: Sequence[Line], heading: str, provisional: Sequence[Line]
    ) -> Picture:
        """A leaderboard; ``provisional`` are below its heading, without a place."""
        return await self._drawing.leaderboard(asker, title, lines, heading, provisional)

    async def profile(self, asker: Asker, name: str, tiles: Sequence[Tile], chart: Chart | None) -> Picture:
        """A player's card."""
        return await self._drawing.profile(asker, name, tiles, chart)
