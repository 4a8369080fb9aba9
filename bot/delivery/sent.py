"""The memory of what this process has sent: so nothing comes twice, nobody is pinged twice for one thing, and no private notes pile up."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

import discord

from bot.delivery.parts import Part, next_version
from data import Match

#: For how many matches it is remembered.
_MOST: Final = 20_000
#: So long after the press Discord lets a private message be deleted: its token is good for fifteen minutes.
_GOOD_FOR: Final = timedelta(minutes=14)


class Sent:
    """The state of each match that was sent last, who was pinged for it, and what may have arrived although nobody knows."""

    def __init__(self) -> None:
        #: How often each match had moved, and its version, when it was last sent.
        self._last: dict[int, tuple[int, int]] = {}
        #: The version of each match whose board, or line, has pinged already. Shown once more, it pings nobody.
        self._pinged: dict[tuple[int, Part], int] = {}
        #: The matches of which something was sent, and it is not stored that it was shown: it may have arrived.
        self._in_doubt: set[int] = set()

    def last(self, match_id: int) -> tuple[int, int]:
        """The number of moves of a match, and its version, when it was last sent; zeros: not since this process began."""
        return self._last.get(match_id, (0, 0))

    def note(self, match: Match) -> None:
        """Remember that this state of a match is what is sent next."""
        if len(self._last) >= _MOST:
            self._last.clear()
            self._pinged.clear()
        self._last[match.id] = match.delivery.relocations, match.version

    def begin(self, match_id: int) -> bool:
        """Begin to send something of a match; True if something sent earlier may have arrived."""
        was_in_doubt = match_id in self._in_doubt
        self._in_doubt.add(match_id)
        return was_in_doubt

    def stored(self, match_id: int) -> None:
        """Remember that it is stored what of a match was shown."""
        self._in_doubt.discard(match_id)

    def note_ping(self, match: Match, what: Part) -> None:
        """Remember that the next message of a match has pinged."""
        self._pinged[match.id, what] = next_version(match)

    def has_pinged(self, match: Match, what: Part) -> bool:
        """True if what is shown next has pinged before."""
        return self._pinged.get((match.id, what)) == next_version(match)

    def ping_again(self, match_id: int) -> None:
        """Let what is shown next of a match ping, even if it has done so."""
        for part in (Part.BOARD, Part.LINE):
            self._pinged.pop((match_id, part), None)

    def ping_no_more(self, match: Match) -> None:
        """Let the board of this state ping nobody."""
        self._pinged[match.id, Part.BOARD] = match.delivery.board_version


class _Note(NamedTuple):
    interaction: discord.Interaction[Any]
    since: datetime


class LastNotes:
    """The private note that leads each player on to their next match, after their last turn. What is not deleted when the process ends stays."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        #: By Discord's ids of the players; whoever got theirs last stands at the end.
        self._notes: OrderedDict[int, _Note] = OrderedDict()

    def swap(
        self, discord_id: int, interaction: discord.Interaction[Any] | None = None
    ) -> discord.Interaction[Any] | None:
        """Take the note of a player, to be deleted, and keep another in its place (None: none)."""
        self._forget()
        before = self._notes.pop(discord_id, None)
        if interaction:
            self._notes[discord_id] = _Note(interaction, self._now())
        return before.interaction if before else None

    def _forget(self) -> None:
        """Forget the notes that can't be deleted any more."""
        while self._notes:
            discord_id, note = next(iter(self._notes.items()))
            if self._now() - note.since < _GOOD_FOR:
                return
            del self._notes[discord_id]

    def __len__(self) -> int:
        return len(self._notes)
