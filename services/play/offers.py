"""Offers of a draw, a takeback, a pause or more time, all handled alike; and resuming a paused match.

An offer has the version of the match that made it, so that a button made for one offer can't act on another. The board
stays as it is, and so do its buttons: an offer and its answer are lines of text.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple, assert_never

from sqlalchemy import Connection

from data import Hold, Match, MatchEnd, News, Offer
from data.queries import turns
from game import Side
from services.people import Person
from services.play.access import own_match, refuse_done, running_match
from services.play.beginning.new_match import start_of, still_if_held
from services.play.kinds.offer_kinds import OFFERS
from services.play.matches import counts
from services.play.snapshots import Snapshot
from services.play.timing import clocks
from services.play.timing.hours import hours_of
from services.play.transitions import change, over, without_offers
from services.refusals import Refusal, Refused

#: What has been done when an offer was accepted; a draw before the match counts calls it off.
_ACCEPTED: Final = (*(kind.accepted for kind in OFFERS.values()), MatchEnd.CALLED_OFF)


class Offered(NamedTuple):
    """A match in which something is offered, and the side that the acting person plays."""

    snapshot: Snapshot
    side: Side
    offer: Offer


def make(
    connection: Connection,
    match_id: int,
    person: Person,
    offer: Offer,
    now: datetime,
    *,
    version: int | None = None,
) -> Match:
    """Offer something; a takeback that needs no consent is done at once, and the bot agrees at once to all but a draw.

    What this person has offered until now makes way for it, and counts as withdrawn.

    Refuses as ``running_match`` does, NOTHING_TO_TAKE_BACK, NO_CLOCK, CONTEST_HOLDS, NOT_YOUR_CLOCK, OFFER_OPEN and OFFER_DECLINED.
    """
    snapshot, side = running_match(connection, match_id, person, version, News.TAKEN_BACK)
    if snapshot.match.offers.open is offer and snapshot.match.offers.by is side:
        raise Refused(Refusal.DONE_ALREADY)
    _refuse_impossible(snapshot, side, offer)
    if offer is Offer.TAKEBACK and is_free(snapshot, side):
        return _take_back(connection, snapshot, side, side, now)
    if snapshot.player(side.other).is_bot and offer is not Offer.DRAW:
        return _grant(connection, snapshot, side.other, offer, now)
    if snapshot.match.offers.by is side.other:
        raise _refused_for_theirs(snapshot, Refusal.OFFER_OPEN)
    if _word(side, offer) in snapshot.match.offers.declined.split():
        raise Refused(Refusal.OFFER_DECLINED)
    alive = _still_alive(snapshot.match, now)
    if alive.offers.open:
        alive = _no_more(alive, side, alive.offers.open)
    after = alive._replace(offers=alive.offers._replace(open=offer, by=side))
    return change(connection, snapshot, after, now, news=News.OFFERED, by=side)


def accept(
    connection: Connection, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Accept what the other player offers.

    Refuses as ``running_match`` does, NOTHING_OFFERED, OFFER_REPLACED, YOUR_OWN_OFFER and NO_CLOCK.
    """
    snapshot, side, offer = _offered(connection, match_id, person, version, *_ACCEPTED)
    return _grant(connection, snapshot, side, offer, now)


def _grant(connection: Connection, snapshot: Snapshot, by: Side, offer: Offer, now: datetime) -> Match:
    """Do what a side agrees to, which the other asks for."""
    match offer:
        case Offer.DRAW:
            # In a league nobody chooses whom to meet, so that a draw counts however early it is.
            agreed = counts(snapshot.match) or snapshot.match.pair_id is not None
            after = over(snapshot.match, MatchEnd.AGREED if agreed else MatchEnd.CALLED_OFF)
            return change(connection, snapshot, after, now, news=snapshot.match.news, by=by)
        case Offer.TAKEBACK:
            return _take_back(connection, snapshot, by.other, by, now)
        case Offer.PAUSE:
            paused = clocks.paused(snapshot.match, now, hours_of(connection, snapshot.match))
            after = without_offers(paused)
            return change(connection, snapshot, after, now, news=News.PAUSED, by=by)
        case Offer.TIME:
            after = without_offers(_with_more_time(connection, snapshot, now))
            return change(connection, snapshot, after, now, news=News.EXTENDED, by=by)
        case never:
            assert_never(never)


def decline(
    connection: Connection, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Decline what the other player offers; they can't offer it again before the next turn.

    Refuses as ``running_match`` does, NOTHING_OFFERED, OFFER_REPLACED and YOUR_OWN_OFFER.
    """
    snapshot, side, offer = _offered(connection, match_id, person, version, News.DECLINED)
    after = _no_more(_still_alive(snapshot.match, now), side.other, offer)
    return change(connection, snapshot, after, now, news=News.DECLINED, by=side)


def withdraw(
    connection: Connection, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Take back one's own offer; like a declined one, it can't be made again before the next turn.

    Refuses as ``running_match`` does, NOTHING_OFFERED, OFFER_REPLACED and NOT_YOUR_OFFER.
    """
    snapshot, side, offer = _open_offer(connection, match_id, person, version, News.WITHDREW)
    if snapshot.match.offers.by is not side:
        raise Refused(Refusal.NOT_YOUR_OFFER)
    after = _no_more(_still_alive(snapshot.match, now), side, offer)
    return change(connection, snapshot, after, now, news=News.WITHDREW, by=side)


def resume(
    connection: Connection, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Let a paused match go on: its clock too, unless its server has removed the bot.

    Refuses as ``running_match`` does, NOT_PAUSED and CONTEST_HOLDS.
    """
    snapshot, side = running_match(connection, match_id, person, version, News.RESUMED)
    if snapshot.match.clock.hold is not Hold.PAUSED:
        refuse_done(snapshot, side, News.RESUMED)
        raise Refused(
            Refusal.CONTEST_HOLDS if snapshot.match.clock.hold is Hold.CONTEST else Refusal.NOT_PAUSED
        )
    hours = hours_of(connection, snapshot.match)
    after = still_if_held(connection, clocks.resumed(snapshot.match, now, hours), now)
    return change(connection, snapshot, after, now, news=News.RESUMED, by=side)


def possible(snapshot: Snapshot, side: Side) -> Sequence[Offer]:
    """The offers that a player may make now."""
    open_to = []
    for offer in Offer:
        try:
            _refuse_impossible(snapshot, side, offer)
        except Refused:
            continue
        free = offer is Offer.TAKEBACK and is_free(snapshot, side)
        fresh = _word(side, offer) not in snapshot.match.offers.declined.split()
        unanswered = snapshot.match.offers.by is side.other or snapshot.match.offers.open is offer
        if free or (fresh and not unanswered):
            open_to.append(offer)
    return open_to


def is_free(snapshot: Snapshot, side: Side) -> bool:
    """True if a player may take back their last turn without asking: in a friendly match, until the other's turn.

    The bot lets them do so later too.
    """
    if snapshot.player(side.other).is_bot:
        return True
    return not snapshot.match.rated and snapshot.position.side is not side


def _refuse_impossible(snapshot: Snapshot, side: Side, offer: Offer) -> None:
    match = snapshot.match
    if offer is Offer.TAKEBACK and match.turns < undone(snapshot, side):
        raise Refused(Refusal.NOTHING_TO_TAKE_BACK)
    if OFFERS[offer].needs_clock and (match.clock.deadline is None or match.clock.hold):
        raise Refused(Refusal.CONTEST_HOLDS if match.clock.hold is Hold.CONTEST else Refusal.NO_CLOCK)
    if offer is Offer.TIME and snapshot.position.side is not side:
        raise Refused(Refusal.NOT_YOUR_CLOCK, mover=snapshot.to_move)


def undone(snapshot: Snapshot, side: Side) -> int:
    """The number of turns that a player's takeback removes: their last one, and the other's turn after it if there was one."""
    return 2 if snapshot.position.side is side else 1


def _open_offer(
    connection: Connection, match_id: int, person: Person, version: int | None, *doing: News | MatchEnd
) -> Offered:
    """A match in which something is offered; ``version`` is that of the very offer that is meant, if it is known.

    Refuses as ``running_match`` does, NOTHING_OFFERED and OFFER_REPLACED.
    """
    snapshot = own_match(connection, match_id, person)
    match, side = snapshot.match, snapshot.side_of(person.discord_id) or Side.ORANGE
    if version not in {None, match.offers.version}:
        refuse_done(snapshot, side, *doing)
        if snapshot.running and match.offers.by is side.other:
            raise _refused_for_theirs(snapshot, Refusal.OFFER_REPLACED)
        if snapshot.running:
            raise Refused(Refusal.NOTHING_OFFERED)
        raise Refused(Refusal.OUT_OF_DATE, link=match)
    running_match(connection, match_id, person)
    if match.offers.open is None:
        raise Refused(Refusal.NOTHING_OFFERED)
    return Offered(snapshot, side, match.offers.open)


def _refused_for_theirs(snapshot: Snapshot, refusal: Refusal) -> Refused:
    """A refusal because of what the other player offers, which can be answered below it."""
    offer, by = snapshot.match.offers.open, snapshot.match.offers.by
    if offer is None or by is None:
        raise ValueError("nothing is offered")
    return Refused(refusal, by=snapshot.player(by), offer=offer.value, link=snapshot.match)


def _offered(
    connection: Connection, match_id: int, person: Person, version: int | None, *doing: News | MatchEnd
) -> Offered:
    """A match in which the other player has offered this person something."""
    offered = _open_offer(connection, match_id, person, version, *doing)
    if offered.snapshot.match.offers.by is offered.side:
        raise Refused(Refusal.YOUR_OWN_OFFER, link=offered.snapshot.match)
    return offered


def _take_back(connection: Connection, snapshot: Snapshot, taking: Side, by: Side, now: datetime) -> Match:
    """Undo a player's last turn, and the other's turn after it if there was one; both stay stored, marked."""
    match = snapshot.match
    kept = match.turns - undone(snapshot, taking)
    turns.take_back(connection, match.id, kept)
    last = turns.last_of(connection, match.id, 1)
    position = last[-1].position if last else str(start_of(match))
    offers = match.offers._replace(open=None, by=None)
    after = match._replace(position=position, turns=kept, offers=offers)
    hours = hours_of(connection, after)
    if not clocks.can_take_back(match, undone(snapshot, taking), now, hours):
        raise Refused(Refusal.NO_TIME_TO_TAKE_BACK)
    after = clocks.taken_back(match, after, now, hours, asked=by is not taking)
    after = still_if_held(connection, after, now)
    return change(connection, snapshot, after, now, news=News.TAKEN_BACK, by=by)


def _with_more_time(connection: Connection, snapshot: Snapshot, now: datetime) -> Match:
    """The match with the time for one turn added."""
    match = snapshot.match
    if match.clock.deadline is None or match.pace.time is None or match.clock.hold:
        raise Refused(Refusal.NO_CLOCK)
    hours = hours_of(connection, match)
    return clocks.running(match, hours.after(max(match.clock.deadline, now), match.pace.time), now, hours)


def _no_more(match: Match, side: Side, offer: Offer) -> Match:
    """The match without its offer, which this side can't make again before the next turn."""
    declined = f"{match.offers.declined} {_word(side, offer)}".strip()
    after = without_offers(match)
    return after._replace(offers=after.offers._replace(declined=declined))


def _still_alive(match: Match, now: datetime) -> Match:
    """Without a clock, an offer or its answer counts as activity: the silence begins again."""
    if not clocks.is_silent(match):
        return match
    silent = clocks.silent(match, now)
    due = match.clock._replace(reminder=silent.clock.reminder, remind_at=silent.clock.remind_at)
    return match._replace(clock=due)


def _word(side: Side, offer: Offer) -> str:
    return f"{side.value}:{offer.value}"
