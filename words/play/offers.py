"""The lines about an offer, the answer to it, and the clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from data import News, Offer
from game import Side, square_name
from services.play import offers
from services.play.kinds.news_kinds import NEWS, is_answer, line_tells_of_offer
from services.play.kinds.settled import Settled
from services.play.matches import counts
from services.play.snapshots import Snapshot
from services.play.timing import clocks
from words.catalogue import join_all, run_on, say, seconds, small
from words.play.boards.facts import facts, whose_turn
from words.play.contests import named
from words.turns.pieces import kind_word, mention

#: The changes whose line tells its reader whose turn it is.
_YOUR_TURN: Final = frozenset({News.DECLINED, News.RESUMED, News.EXTENDED})


def line_text(snapshot: Snapshot) -> str:
    """The line for a match's last change, told to the player who did not make it; or for the offer that is open."""
    match = snapshot.match
    if not is_answer(match.news):
        return asks(snapshot)
    told = _contest_clocks(snapshot) if len(snapshot.together) > 1 else _of_one_match(snapshot)
    return f"{told}\n{asks(snapshot)}" if line_tells_of_offer(match) else told


def _of_one_match(snapshot: Snapshot) -> str:
    """The line about an answer or the clock of one match, with the facts of it in small print."""
    match = snapshot.match
    # A line about somebody's absence has its own times. Until when the turn is due the board says, whenever that changes.
    has_times = NEWS[match.news].of_absence or match.news is News.RESCUED
    facts_told = say("line-match", match=str(match.id)) if has_times else facts(snapshot)
    # Whose turn it is stands in small print, which is all that goes once it is taken.
    turn = whose_turn(snapshot, _by(snapshot).other) if match.news in _YOUR_TURN else None
    return f"{_answer(snapshot)}\n{small(run_on([turn, facts_told]))}"


def _by(snapshot: Snapshot) -> Side:
    """The side that brought the last change about; the one that waits, if nobody did."""
    return snapshot.match.by or snapshot.position.side.other


def sent_text(snapshot: Snapshot, offer: Offer, replaced: Offer | None = None) -> str:
    """For whoever has just offered something: what, to whom and where, and which offer of theirs it has ``replaced``."""
    by = snapshot.match.offers.by or snapshot.position.side
    sent = say(
        "offer-sent",
        offer=offer,
        pace=clocks.of_a_turn(snapshot.match.pace),
        other=mention(snapshot.player(by.other)),
        match=str(snapshot.match.id),
    )
    withdrawn = say("offer-withdrawn-for", offer=replaced) if replaced else None
    return run_on((sent, withdrawn, say("offer-sent-terms")))


def asks(snapshot: Snapshot) -> str:
    """The offer that is open, and its terms."""
    match = snapshot.match
    if match.offers.open is None or match.offers.by is None:
        raise ValueError("nothing is offered")
    terms = [say("offer-terms", match=str(match.id))]
    if match.offers.open is Offer.DRAW and not counts(match):
        terms.append(say("offer-draw-early"))
    return "\n".join((_offer(snapshot, match.offers.open, match.offers.by), *map(small, terms)))


def _offer(snapshot: Snapshot, offer: Offer, by: Side) -> str:
    words: dict[str, str | int] = {
        "by": mention(snapshot.player(by)),
        "other": mention(snapshot.player(by.other)),
        "pace": clocks.of_a_turn(snapshot.match.pace).value,
    }
    if offer is not Offer.TAKEBACK:
        return say("offer-made", offer=offer, **words)
    undone, last = offers.undone(snapshot, by), snapshot.match.turns
    words |= {"first": last - 1, "last": last}
    placings = snapshot.placings[-undone:]
    own_kind, own_square = placings[0]
    words |= {"kind": kind_word(own_kind), "square": square_name(own_square)}
    if undone == 1:
        return say("offer-made", offer="takeback-one", **words)
    other_kind, other_square = placings[1]
    words |= {"other_kind": kind_word(other_kind), "other_square": square_name(other_square)}
    return say("offer-made", offer="takeback-two", **words)


def _answer(snapshot: Snapshot) -> str:
    """The line about the answer to an offer, or about the clock."""
    match, by = snapshot.match, _by(snapshot)
    words = {"by": mention(snapshot.player(by)), "other": mention(snapshot.player(by.other))}
    match match.news:
        case News.DECLINED:
            _, _, offer = match.offers.declined.rpartition(":")
            return say("offer-declined", offer=offer, **words)
        case News.PAUSED:
            return say("offer-paused", **words)
        case News.RESUMED:
            return say("offer-resumed", **words)
        case News.EXTENDED:
            return say("offer-extended", pace=clocks.added(match), **words)
        case News.LEAVES:
            return _leaves(snapshot, by, words)
        case News.RESCUED:
            return say("away-rescued", until=seconds(match.clock.deadline), **words)
        case News.RETURNS:
            runs = match.pace.time is not None and match.clock.hold is None
            return say("away-returns" if runs else "away-returns-unclocked", **words)
        case News.CONTEST_PAUSED | News.CONTEST_WENT_ON:
            return _contest_clock(snapshot)
        case News.BEGUN | News.TURN | News.TAKEN_BACK | News.OFFERED | News.WITHDREW:
            raise ValueError(f"No line tells of {match.news}: a board does, or the line of the offer itself")
        case never:
            assert_never(never)


def _leaves(snapshot: Snapshot, by: Side, words: Mapping[str, str]) -> str:
    """The sentence that a player is or will be away."""
    match = snapshot.match
    absence = snapshot.away.get(by)
    since, until = map(seconds, absence or (match.changed_at,) * 2)
    due = match.clock.deadline
    if match.pace.time is None:
        whose = "unclocked"
    elif snapshot.position.side is not by:
        whose = "yours" if due else "still"
    else:
        whose = "sooner" if absence and due and due <= absence.since else "theirs"
    begun = "yes" if absence and absence.since <= match.changed_at else "no"
    times = {"since": since, "until": until, "due": seconds(due)}
    return say("away-leaves", begun=begun, whose=whose, **times, **words)


def _contest_clock(snapshot: Snapshot) -> str:
    """The sentence that a match's contest has stopped its clock, or lets it go on."""
    if snapshot.played_in is None:
        raise ValueError("the match is played in no contest")
    paused = "yes" if snapshot.match.news is News.CONTEST_PAUSED else "no"
    contest, mover = named(snapshot.played_in.contest), mention(snapshot.to_move)
    return say("contest-clock", paused=paused, contest=contest, mover=mover)


def _contest_clocks(snapshot: Snapshot) -> str:
    """The same of several matches that stand in one place, with everybody whose clock it is; of one player the sentence is that of one match."""
    movers = dict.fromkeys(mention(each.to_move) for each in snapshot.together)
    if snapshot.played_in is None or len(movers) == 1:
        return _contest_clock(snapshot)
    paused = "yes" if snapshot.match.news is News.CONTEST_PAUSED else "no"
    return say(
        "contest-clocks", paused=paused, contest=named(snapshot.played_in.contest), movers=join_all(movers)
    )


def settled_text(snapshot: Snapshot, settled: Settled) -> str:
    """The line of an offer after it was settled, which says so from then on."""
    return say(
        "offer-settled",
        offer=settled.offer,
        how=settled.how,
        by=mention(snapshot.player(settled.by)),
        other=mention(snapshot.player(settled.by.other)),
    )
