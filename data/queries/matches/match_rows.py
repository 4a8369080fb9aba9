"""Matches as rows of the database: their columns, those of their players, and how values are read from them.

What every turn and every match needs is built once, with names for what is filled in: building a statement takes longer than
running it (decision 0018).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BindParameter,
    CompoundSelect,
    ScalarSelect,
    bindparam,
    select,
    union_all,
)

from data.queries.tables.columns import written
from data.queries.tables.matches import matches
from data.queries.tables.people import players
from data.records.matches import Match, MatchClock, MatchDelivery, MatchOffers, MatchState
from data.records.people import Player

#: The columns of the parts of a match, in the order of their fields.
_PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "clock": MatchClock._fields,
    "offers": ("offer", "offer_by", "declined", "offer_version", "offer_message_id", "settled"),
    "delivery": MatchDelivery._fields,
}
#: The columns of a match, in the order of its fields and of theirs.
COLUMNS: Final = tuple(name for field in Match._fields for name in _PARTS.get(field, (field,)))
_WHOLE: Final = len(Match._fields) - len(_PARTS)
_CLOCK_END: Final = _WHOLE + len(MatchClock._fields)
_OFFERS_END: Final = _CLOCK_END + len(MatchOffers._fields)
#: A match; and with those who play Orange and Gray, whose columns come after its own.
MATCH = select(*(matches.c[name] for name in COLUMNS))
ORANGE, GRAY = players.alias(), players.alias()
#: Where somebody's id is, and where that of their opponent is.
SEATS = ((matches.c.orange_id, matches.c.gray_id), (matches.c.gray_id, matches.c.orange_id))
WITH_PLAYERS = (
    select(*MATCH.selected_columns, *ORANGE.c, *GRAY.c)
    .join(ORANGE, matches.c.orange_id == ORANGE.c.id)
    .join(GRAY, matches.c.gray_id == GRAY.c.id)
)
#: The id of the match that is meant; and the id of the player whose Discord id is filled in.
ID: BindParameter[int] = bindparam("id_")
PLAYER_ID = select(players.c.id).where(players.c.discord_id == bindparam("discord_id_")).scalar_subquery()


class MatchWithPlayers(NamedTuple):
    """A match with its players: who plays Orange, who plays Gray."""

    match: Match
    orange: Player
    gray: Player


def ids_of(
    player_id: int | ScalarSelect[int] | BindParameter[int], *states: MatchState
) -> CompoundSelect[int]:
    """The ids of a player's matches in some states; each state and side is queried by itself, because each has an index."""
    sides = (matches.c.orange_id, matches.c.gray_id)
    return union_all(
        *(
            select(matches.c.id).where(side == player_id, matches.c.state == written(state))
            for side, state in product(sides, states)
        )
    )


def match_of(row: Sequence[Any]) -> Match:
    """A match from the values of its columns."""
    clock = MatchClock(*row[_WHOLE:_CLOCK_END])
    offers = MatchOffers(*row[_CLOCK_END:_OFFERS_END])
    return Match._make((*row[:_WHOLE], clock, offers, MatchDelivery(*row[_OFFERS_END:])))


def with_players_of(row: Sequence[Any]) -> MatchWithPlayers:
    """A match and both players from the values of their columns."""
    fields, people = len(COLUMNS), len(Player._fields)
    orange, gray = row[fields : fields + people], row[fields + people :]
    return MatchWithPlayers(match_of(row[:fields]), Player(*orange), Player(*gray))


def columns_of(match: Match) -> dict[str, Any]:
    """The values of a match's columns, by their names."""
    *whole, clock, offers, delivery = match
    return dict(zip(COLUMNS, (*whole, *clock, *offers, *delivery), strict=True))
