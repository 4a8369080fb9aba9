"""Offers, one mechanism for all: a draw, a takeback, a pause, more time; and a clock that goes on after a pause.

An offer changes the match's version, as its answer does, so that no button made for one can act on another.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.services import clocks
from bot.services.matches import NO_OFFERS, change, for_player_in, over, turn_clock
from bot.services.people import Person
from bot.services.refusals import Refusal, Refused
from bot.services.snapshots import Snapshot, changing
from data import Database, Hold, Match, MatchEnd, News, Offer, matches, preferences
from game import Edition, Position, Side

_NEEDS_A_CLOCK: Final = {Offer.PAUSE, Offer.TIME}


async def make(
    database: Database,
    match_id: int,
    person: Person,
    offer: Offer,
    now: datetime,
    *,
    version: int | None = None,
) -> Match:
    """Offer something; a takeback that needs no consent is done at once."""
    async with changing(database) as connection:
        snapshot, side = await for_player_in(connection, match_id, person, version)
        _refuse_impossible(snapshot, side, offer)
        if offer is Offer.TAKEBACK and is_free(snapshot, side):
            return await _take_back(connection, snapshot, side, side, now)
        if snapshot.match.offer is not None:
            raise Refused(Refusal.OFFER_OPEN)
        if _word(side, offer) in snapshot.match.declined.split():
            raise Refused(Refusal.OFFER_DECLINED)
        values = {"offer": offer, "offer_by": side.value, **_still_alive(snapshot.match, now)}
        return await change(connection, snapshot, now, News.OFFERED, side, **values)


async def accept(
    database: Database, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Accept what the other player offers."""
    async with changing(database) as connection:
        snapshot, side, offer = await _answering(connection, match_id, person, version)
        match offer:
            case Offer.DRAW:
                values = over(MatchEnd.AGREED)
                return await change(connection, snapshot, now, snapshot.match.news, side, **values)
            case Offer.TAKEBACK:
                return await _take_back(connection, snapshot, side.other, side, now)
            case Offer.PAUSE:
                values = clocks.paused(snapshot.match, now).values() | NO_OFFERS
                return await change(connection, snapshot, now, News.PAUSED, side, **values)
            case Offer.TIME:
                values = await _more_time(connection, snapshot, now) | NO_OFFERS
                return await change(connection, snapshot, now, News.EXTENDED, side, **values)


async def decline(
    database: Database, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Decline what the other player offers; they can't offer it again before the next turn."""
    async with changing(database) as connection:
        snapshot, side, offer = await _answering(connection, match_id, person, version)
        values = _no_more(snapshot.match, side.other, offer) | _still_alive(snapshot.match, now)
        return await change(connection, snapshot, now, News.DECLINED, side, **values)


async def withdraw(
    database: Database, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Take one's own offer back; like a declined one, it can't be made again before the next turn."""
    async with changing(database) as connection:
        snapshot, side = await for_player_in(connection, match_id, person, version)
        offer = snapshot.match.offer
        if offer is None:
            raise Refused(Refusal.NOTHING_OFFERED)
        if snapshot.match.offer_by != side.value:
            raise Refused(Refusal.NOT_YOUR_OFFER)
        values = _no_more(snapshot.match, side, offer) | _still_alive(snapshot.match, now)
        return await change(connection, snapshot, now, News.WITHDREW, side, **values)


async def resume(
    database: Database, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Let the clock of a paused match go on."""
    async with changing(database) as connection:
        snapshot, side = await for_player_in(connection, match_id, person, version)
        if snapshot.match.hold is not Hold.PAUSED:
            raise Refused(Refusal.NOT_PAUSED)
        mover = await preferences.of(connection, snapshot.to_move.id)
        clock = clocks.resumed(snapshot.match, now, mover)
        return await change(connection, snapshot, now, News.RESUMED, side, **clock.values())


def possible(snapshot: Snapshot, side: Side) -> Sequence[Offer]:
    """What a player may offer now."""
    open_to = []
    for offer in Offer:
        try:
            _refuse_impossible(snapshot, side, offer)
        except Refused:
            continue
        free = offer is Offer.TAKEBACK and is_free(snapshot, side)
        fresh = _word(side, offer) not in snapshot.match.declined.split()
        if free or (fresh and snapshot.match.offer is None):
            open_to.append(offer)
    return open_to


def is_free(snapshot: Snapshot, side: Side) -> bool:
    """Whether a player may take their last turn back without asking: in a friendly match, until the answer."""
    return not snapshot.match.rated and snapshot.position.side is not side


def _refuse_impossible(snapshot: Snapshot, side: Side, offer: Offer) -> None:
    match = snapshot.match
    if offer is Offer.TAKEBACK and match.turns < _undone(snapshot, side):
        raise Refused(Refusal.NOTHING_TO_TAKE_BACK)
    if offer in _NEEDS_A_CLOCK and match.deadline is None:
        raise Refused(Refusal.NO_CLOCK)
    if offer is Offer.TIME and snapshot.position.side is not side:
        raise Refused(Refusal.NOT_YOUR_CLOCK, mover=snapshot.to_move)


def _undone(snapshot: Snapshot, side: Side) -> int:
    """How many turns go when a player takes their last one back: with it the answer, if there was one."""
    return 2 if snapshot.position.side is side else 1


async def _answering(
    connection: AsyncConnection, match_id: int, person: Person, version: int | None
) -> tuple[Snapshot, Side, Offer]:
    """A match in which the other player has offered this person something."""
    snapshot, side = await for_player_in(connection, match_id, person, version)
    offer = snapshot.match.offer
    if offer is None:
        raise Refused(Refusal.NOTHING_OFFERED)
    if snapshot.match.offer_by == side.value:
        raise Refused(Refusal.YOUR_OWN_OFFER)
    return snapshot, side, offer


async def _take_back(
    connection: AsyncConnection, snapshot: Snapshot, taking: Side, by: Side, now: datetime
) -> Match:
    """Undo a player's last turn, and the answer to it if there was one; the turns stay in the record, marked."""
    match = snapshot.match
    kept = match.turns - _undone(snapshot, taking)
    await matches.take_back(connection, match.id, kept)
    last = await matches.last_turns(connection, match.id, 1)
    position = last[-1].position if last else str(Position.start(Edition(match.edition)))
    values: dict[str, Any] = {"position": position, "turns": kept, "offer": None, "offer_by": None}
    values |= await turn_clock(connection, match.pace, snapshot.player(taking), now)
    if by is taking and match.time_left is not None and match.pace.time:
        # Nobody gains time by taking turns back.
        mover = await preferences.of(connection, snapshot.player(taking).id)
        left = now + timedelta(seconds=match.time_left)
        values |= clocks.running(left, match.pace.time, now, mover).values()
    return await change(connection, snapshot, now, News.TAKEN_BACK, by, **values)


async def _more_time(connection: AsyncConnection, snapshot: Snapshot, now: datetime) -> dict[str, Any]:
    """A whole turn's time more."""
    match = snapshot.match
    if match.deadline is None or match.pace.time is None:
        raise Refused(Refusal.NO_CLOCK)
    mover = await preferences.of(connection, snapshot.to_move.id)
    deadline = max(match.deadline, now) + match.pace.time
    return clocks.running(deadline, match.pace.time, now, mover).values()


def _no_more(match: Match, side: Side, offer: Offer) -> dict[str, Any]:
    """The columns of an offer that is over, and which its side can't make again before the next turn."""
    return NO_OFFERS | {"declined": f"{match.declined} {_word(side, offer)}".strip()}


def _still_alive(match: Match, now: datetime) -> dict[str, Any]:
    """Whoever offers or answers breaks the silence of a match without a clock."""
    if match.deadline is not None or match.hold is Hold.AWAY:
        return {}
    clock = clocks.silent(now)
    return {"alarm": clock.alarm, "alarm_at": clock.alarm_at}


def _word(side: Side, offer: Offer) -> str:
    return f"{side.value}:{offer.value}"
