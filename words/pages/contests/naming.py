"""Words that the pages of all contests share: who is in, who has won, and when something begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from data import Player
from data.records.contests import Contest
from words.catalogue import as_far_as_fits, join_list, seconds
from words.turns.pieces import mention

#: The room that names have, in characters: of those who have won, and of those who have joined. A server's contests stand in one message.
WINNERS: Final = 160
JOINED: Final = 1000


def names(people: Sequence[Player], room: int) -> str:
    """As many people as there is room for, in characters, the first ones."""
    every = [mention(person) for person in people]
    told = as_far_as_fits(every, room, join_list)
    return told if told == join_list(every) else f"{as_far_as_fits(every, room, ', '.join)}, …"


def due(contest: Contest) -> str:
    """The moment at which there is something to do, as Discord's timestamps have it."""
    return seconds(contest.due_at)
