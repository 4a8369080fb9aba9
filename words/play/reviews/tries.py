"""A turn that somebody tries at a moment of a review: what comes of it, and how good it is beside the two that are known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game import Event, Position, square_name
from services.play.picking import Picking
from services.play.snapshots import Snapshot
from teaching import Answer, FollowUp, Review, side_of
from words.catalogue import run_on, say, small
from words.play.picker import as_told, bed_after, bed_in_words, preview_alt_text, would
from words.play.reviews.moments import ShownMoment, past_alt_text
from words.turns.alt_text import SIDES, describe, names_in
from words.turns.hints import turn_text
from words.turns.pieces import kind_word, mention, mentions
from words.turns.reasons import phrase
from words.turns.story import tell
from words.turns.turn_names import turn_name

#: A turn that is tried is as good as the better one if it keeps all but so many hundredths; with so few, or less, all is lost.
_AS_GOOD, _LOST = 2, 3
#: By so many points a turn that is tried is better or worse than the one of the match: both chances stand beside that word.
_TELLING: Final = 4


def before_alt_text(snapshot: Snapshot, position: Position, events: Sequence[Event]) -> str:
    """The bed before a turn that is tried again, in words."""
    return as_told(turn=False) if snapshot.in_words else describe(position, events, names=names_in(snapshot))


def trying_text(snapshot: Snapshot, number: int, picking: Picking) -> str:
    """The picker's question where a turn is tried again, in place of whoever played it, or what it would do."""
    if picking.begun:
        return would(picking, stands=bed_after(snapshot, picking))
    player = mention(snapshot.player(picking.position.side))
    asked = say("try-where", turn=str(number), player=player, kind=kind_word(picking.kind))
    return "\n".join([asked, *bed_in_words(snapshot, picking.position)])


def trying_alt_text(snapshot: Snapshot, picking: Picking) -> str:
    """The preview of a turn that is tried again, in words."""
    return as_told(turn=True) if snapshot.in_words else preview_alt_text(names_in(snapshot), picking)


def tried_in_match(snapshot: Snapshot, answer: Answer, review: Review, shown: ShownMoment) -> str:
    """The answer of the bot to a turn of a match that was tried again; for those who read boards in words all in order, and the bed then."""
    if not snapshot.in_words:
        return tried_text(answer, review, shown)
    verdict, *answered = _answered(answer, review, shown)
    names, reply = mentions(snapshot), answer.reply
    told = [verdict, small(tell(names, answer.played.events)), *answered]
    if reply:
        told.append(small(tell(names, reply.events)))
    return "\n".join([*told, *bed_in_words(snapshot, answer.shown.position)])


def tried_alt_text(snapshot: Snapshot, answer: Answer) -> str:
    """The bed after that answer in words, unless the text tells it."""
    return as_told(turn=True) if snapshot.in_words else past_alt_text(snapshot, answer.shown)


def tried_text(answer: Answer, review: Review, shown: ShownMoment) -> str:
    """The answer of the bot to a turn that was tried at a moment, whether that is the better one, and both chances; or that it ends the game.

    Below it, what the turn itself did: the picture is that of the answer already.
    """
    told = [*_answered(answer, review, shown)]
    if answer.reply:
        told.append(small(run_on((tell(SIDES, answer.played.events), say("try-shown")))))
    return "\n".join(told)


def _answered(answer: Answer, review: Review, shown: ShownMoment) -> Sequence[str]:
    """The verdict, and the answer with what comes of it; or only that the turn ends the game."""
    turn, number = turn_text(answer.played.before, answer.played.turn), shown.moment.number
    if answer.reply is None:
        return (say("try-wins" if answer.chance else "try-loses", turn=turn),)
    reply = turn_name(answer.reply)
    played = review.chances_of(side_of(number))[number]
    if shown.moment.wins_in and _is_better(answer, shown):
        # A chance beside a win that is proved would read as doubt.
        told = say("try-sure", turn=turn, reply=reply, turns=shown.moment.wins_in)
    else:
        # Where the answer ends the match, it wins: there is no chance to tell.
        key = "try-answer-wins" if answer.reply.position.outcome else "try-answer"
        told = say(key, turn=turn, reply=reply, chance=str(answer.chance), played=str(played))
    if answer.follows:
        told = run_on((told, say("try-follows", **_next_words(answer.follows))))
    return say("try-verdict", verdict=_verdict(answer, review, shown)), told


def _next_words(follows: FollowUp) -> dict[str, str]:
    """The details of a next turn, which stands behind the reply to it."""
    does = phrase(follows.does)
    return {"next": square_name(follows.turn.square), "does": does}


def _verdict(answer: Answer, review: Review, shown: ShownMoment) -> str:
    """The word for how good a turn is that was tried, beside the better one and the one that was played."""
    number, side = shown.moment.number, side_of(shown.moment.number)
    before, played = review.chances_of(side)[number - 1 : number + 1]
    if _is_better(answer, shown):
        return "best"
    if answer.played.turn == shown.played.turn:
        return "same"
    gain = answer.chance - played
    if gain >= _TELLING:
        # What was there before is what the better turn keeps; nothing is as good as one that is proved to win.
        return "good" if answer.chance >= before - _AS_GOOD and not shown.moment.wins_in else "better"
    if gain <= -_TELLING:
        return "worse"
    return "lost" if answer.chance <= _LOST else "alike"


def _is_better(answer: Answer, shown: ShownMoment) -> bool:
    """True if the turn that was tried is the better one of the review."""
    return answer.played.turn == shown.better.turn
