"""A moment of a review: a turn that changed the match, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game import Played, Position, Record, square_name
from services.play.snapshots import Snapshot
from teaching import (
    Fact,
    FollowUp,
    GrowsUp,
    LeavesGrowing,
    LeavesWin,
    Moment,
    PushedInto,
    Review,
    RunsInto,
    StopsGrowing,
    StopsWin,
    ThreatensGrowing,
    ThreatensWin,
    Wins,
    WinsIn,
    against,
    answer_follows,
    facts_of,
    is_telling,
    pushed_into,
    set_apart,
    side_of,
    what_follows,
)
from words.catalogue import run_on, say, small
from words.limits import ALT_TEXT
from words.turns.against import answer_name, what_against
from words.turns.alt_text import Ended, describe, names_in
from words.turns.hints import follow_up_text, reasons, turn_text, unnamed, without_trifles
from words.turns.pieces import kind_word, mention
from words.turns.reasons import phrase

#: A turn after which a side has less than this part of its chance gave most of it away; and one that cost so many hundredths let
#: something go.
_GIVEN_AWAY, _LET_GO = 2, 10


class ShownMoment(NamedTuple):
    """A moment of a review with the turn that was played and the better one, each with what it did."""

    moment: Moment
    played: Played
    better: Played


def moment_of(record: Record, review: Review, number: int) -> ShownMoment:
    """The moment at a turn; StopIteration if the review has none there."""
    moment = next(each for each in review.moments if each.number == number)
    position = position_before(record, number)
    better = position.play(position.parse_turn(moment.better))
    return ShownMoment(moment, position.play(record.turns[number - 1]), better)


def moment_text(snapshot: Snapshot, review: Review, shown: ShownMoment, *, better: bool) -> str:
    """The text of a moment by itself: what was played and, once the ``better`` turn is asked for, that and why."""
    words = words_of_turn(snapshot, review, shown)
    place = review.moments.index(shown.moment) + 1
    title = those_of(words, "turn", "player", "other")
    lines = [say("moment-title", place=str(place), count=str(len(review.moments)), **title)]
    lines.append(say("moment-played", **those_of(words, "played", "against", "before", "after")))
    if better:
        lines.append(say("moment-better", better=better_turn(shown)))
    lines += map(small, _pictures(snapshot, better=better))
    if shown.moment.wins_in:
        # Beside a win that nothing stops, a chance that is not whole reads as a mistake.
        lines.append(small(say("moment-chances")))
    return "\n".join(lines)


def _pictures(snapshot: Snapshot, *, better: bool) -> Iterator[str]:
    """The turns that the pictures of a moment show; to whoever reads boards in words they say so themselves, but not that the ``better`` one is hidden."""
    if not snapshot.in_words:
        yield say("moment-pictures", better="yes" if better else "no")
    elif not better:
        yield say("moment-pictures", better="hidden")


def those_of(words: Mapping[str, str], *names: str) -> dict[str, str]:
    """Those of some details that a sentence takes."""
    return {name: words[name] for name in names}


def words_of_turn(snapshot: Snapshot, review: Review, shown: ShownMoment) -> dict[str, str]:
    """The details of the turn that was played at a moment."""
    moment, played, side = shown.moment, shown.played, side_of(shown.moment.number)
    chances = review.chances_of(side)[moment.number - 1 : moment.number + 1]
    return {
        "turn": str(moment.number),
        "player": mention(snapshot.player(side)),
        "other": mention(snapshot.player(side.other)),
        "played": turn_text(played.before, played.turn),
        "against": _against(shown, chances),
        "before": str(chances[0]),
        "after": str(chances[1]),
    }


def better_turn(shown: ShownMoment) -> str:
    """The better turn of a moment, and why; it stands behind a spoiler, for whoever wants to find it first."""
    before, better = shown.better.before, shown.better.turn
    facts, played = facts_of(before, better), shown.played.turn
    objection = against(before, shown.moment, played)
    told, played_facts = unnamed(before, better, facts), facts_of(before, played)
    follows = what_follows(before, better, shown.moment.after_better)
    why = _why_better(told, played_facts, shown.moment, objection, follows)
    return say("review-better-turn", turn=turn_text(before, better), why=why).rstrip()


def moment_alt_text(snapshot: Snapshot, number: int, turn: Played, *, better: bool) -> str:
    """The picture of a moment's turn in words, which turn it is first; a ``better`` one was not played."""
    which = say("moment-alt", turn=str(number), better="yes" if better else "no")
    return run_on((which, past_alt_text(snapshot, turn, better=better)))[:ALT_TEXT]


def past_alt_text(snapshot: Snapshot, turn: Played, *, better: bool = True) -> str:
    """The bed after a turn in words; a ``better`` one was not played."""
    end = Ended() if turn.position.outcome else None
    return describe(turn.position, turn.events, names=names_in(snapshot), end=end, preview=better)


def _against(shown: ShownMoment, chances: Sequence[int]) -> str:
    """The clause against the turn played; ``chances`` are those of its side before and after it."""
    before, after = chances
    played = shown.played
    objection = against(played.before, shown.moment, played.turn)
    if objection:
        return _with_cause(what_against(objection), pushed_into(played.before, played.turn, objection))
    if after * _GIVEN_AWAY < before:
        told = say("review-gives-away")
    else:
        told = say("review-lets-slip" if before - after >= _LET_GO else "review-nothing-against")
    # Where no reason can be told, the answer shows it.
    return _with_answer(told, shown)


def _with_answer(told: str, shown: ShownMoment) -> str:
    """A clause against a turn for which no reason can be told, and the best answer to it: what that does, or what comes of it."""
    played = shown.played
    if shown.moment.reply is None:
        return told
    reply = played.position.parse_turn(shown.moment.reply)
    names = {"told": told, "reply": answer_name(reply)}
    if later := answer_follows(played.before, shown.moment, played.turn):
        names |= {"next": square_name(later.reply.square), "later": square_name(later.turn.square)}
        return say("review-answer-then", does=phrase(later.does), **names)
    for fact in facts_of(played.position, reply):
        if isinstance(fact, GrowsUp | ThreatensWin | ThreatensGrowing) and is_telling(fact):
            return say("review-answer-does", does=phrase(fact), **names)
    return say("review-best-answer", **names)


def _with_cause(told: str, cause: PushedInto | None) -> str:
    """A clause against a turn, and the push that brought it about."""
    if cause is None:
        return told
    return say(
        "review-cause",
        told=told,
        by="ghost" if cause.by_ghost else "piece",
        kind=kind_word(cause.piece.kind),
        origin=square_name(cause.origin),
        to=square_name(cause.to),
    )


def _why_better(
    better: Sequence[Fact],
    played: Sequence[Fact],
    moment: Moment,
    objection: Fact | None,
    follows: FollowUp | None,
) -> str:
    """The sentences for the better turn; first that it leaves no win, or no line, where that is the ``objection`` to the one played.

    What ``follows`` it is told where there is no weighty reason.
    """
    apart = set_apart(better, played)
    if moment.wins_in and moment.wins_in > 1:
        apart = (WinsIn(moment.wins_in), *apart)
    kinds, left = set(map(type, apart)), set(map(type, better))
    first = []
    if kinds.isdisjoint({StopsWin, LeavesWin, Wins, WinsIn}):
        if LeavesWin in map(type, played):
            first.append(say("review-leaves-none"))
        elif _is_a_line(objection) and left.isdisjoint({LeavesGrowing, StopsGrowing}):
            first.append(say("review-leaves-no-line"))
    if told := reasons(without_trifles(apart)):
        return run_on([*first, *told])
    # Where nothing weighty sets it apart, a trifle is better than no reason, and what comes next is better still.
    trifles = [] if first else reasons(apart)
    return run_on([*first, *trifles, *([follow_up_text(follows)] if follows else [])])


def _is_a_line(objection: Fact | None) -> bool:
    """True if a turn is objected to because the other side can then complete a line."""
    does = objection.does if isinstance(objection, RunsInto) else objection
    return isinstance(does, GrowsUp | LeavesGrowing)


def position_before(record: Record, number: int) -> Position:
    """The position in which a turn was played."""
    if number == 1:
        return record.start
    played = record.played(number - 1)
    if played is None:
        raise IndexError(number)
    return played.position
