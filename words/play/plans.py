"""The words of a plan: what is planned, which turn is asked for, and what it would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game import Played, square_name
from services.play.picking import Picking
from services.play.plans.making import MOST_BRANCHES, MOST_DEEP, Planning
from words.catalogue import say, small
from words.limits import CONTENT
from words.turns.alt_text import describe, names_in
from words.turns.effects import effects_in_line
from words.turns.pieces import kind_word, mention
from words.turns.turn_names import turn_name

#: Letters that are kept for what stands below the branches.
_BELOW: Final = 300


def overview(seen: Planning) -> str:
    """The text of a plan, as it is seen after one of its turns: all that is planned from there on."""
    lines = [_title(seen), _above(seen)]
    for number, line in enumerate(seen.branches, 1):
        told = f"{number}. {say('plan-then').join(_pairs(seen, line))}"
        if len("\n".join([*lines, told])) > CONTENT - _BELOW:
            lines.append("…")
            break
        lines.append(told)
    return "\n".join([*lines, *_below(seen)])


def question(seen: Planning, picking: Picking) -> str:
    """The question for the next turn; or the effects of the one that is picked."""
    # The turn to be answered is named by the question.
    before = seen.played[:-1] if seen.is_mine else seen.played
    after = [say("plan-after", turns=say("between-facts").join(map(turn_name, before)))] if before else []
    lines = [_title(seen), *after]
    begun = picking.begun
    if begun is None:
        return "\n".join([*lines, _asked(seen)])
    if picking.played:
        turn, told = turn_name(picking.played), does(picking.played, is_mine=seen.is_mine)
    else:
        turn, told = _placed(picking), effects_in_line(begun, is_mine=seen.is_mine)
    if seen.is_mine:
        lines.append(say("plan-picked-mine", turn=turn, effects=told))
    else:
        lines.append(say("plan-picked-theirs", opponent=_opponent(seen), turn=turn, effects=told))
    if picking.played and (stood := _stood(seen, picking.played)):
        lines.append(small(say("picker-repeats", time=stood + 1)))
    return "\n".join([*lines, small(say("plan-sure"))])


def does(played: Played, *, is_mine: bool) -> str:
    """The effects of a turn, as the description of an option, to whoever plans; ``is_mine``: it is theirs."""
    turn = played.turn
    return effects_in_line(
        played.before.place(turn.kind, turn.square), turn.graduation or None, is_mine=is_mine
    )


def branch(seen: Planning, line: Sequence[Played]) -> tuple[str, str]:
    """A branch as an option, and its description: the answer to its first turn."""
    if seen.is_mine:
        return turn_name(line[0]), say("plan-mine", turn=turn_name(line[0]))
    if len(line) == 1:
        return turn_name(line[0]), say("plan-unanswered")
    return turn_name(line[0]), say("plan-mine", turn=turn_name(line[1]))


def alt_text(seen: Planning) -> str:
    """The board after the line in words."""
    last = seen.played[-1] if seen.played else seen.snapshot.last
    events = last.events if last else ()
    return describe(seen.position, events, names=names_in(seen.snapshot), preview=bool(seen.played))


def _title(seen: Planning) -> str:
    return say("plan-title", match=str(seen.snapshot.match.id))


def _above(seen: Planning) -> str:
    """The line to where the plan is seen, or what a plan is."""
    if seen.at:
        return say("plan-then").join(_pairs(seen, seen.played))
    return say("plan-what-first" if seen.is_mine else "plan-what", opponent=_opponent(seen))


def _below(seen: Planning) -> Iterator[str]:
    if seen.position.outcome:
        yield say("plan-ends")
    elif seen.at and seen.may_grow and not seen.following:
        yield small(say("plan-planned"))
    elif not seen.may_grow:
        yield small(say("plan-full", branches=MOST_BRANCHES, deep=MOST_DEEP))


def _pairs(seen: Planning, line: Sequence[Played]) -> Iterator[str]:
    """A branch told in pairs: a turn of the other, and the answer to it."""
    reply: Played | None = None
    for played in line:
        if played.side is not seen.side:
            reply = played
        elif reply is None:
            yield say("plan-mine", turn=turn_name(played))
        else:
            yield say("plan-pair", reply=turn_name(reply), answer=turn_name(played))
            reply = None
    if reply:
        yield say("plan-open", reply=turn_name(reply))


def _asked(seen: Planning) -> str:
    if not seen.is_mine:
        return say("plan-which-theirs", opponent=_opponent(seen))
    if seen.at is None:
        return say("plan-which-first")
    return say("plan-which-mine", opponent=_opponent(seen), turn=turn_name(seen.played[-1]))


def _placed(picking: Picking) -> str:
    """A turn that leaves a choice, as far as it is picked."""
    square = "" if picking.request.square is None else square_name(picking.request.square)
    return say(
        "turn-named",
        kind=kind_word(picking.kind),
        square=square,
        ghost="none",
        what="nothing",
        count=0,
        squares="",
        low="",
        high="",
    )


def _stood(seen: Planning, played: Played) -> int:
    """The number of times that a position has stood before, in the match and in the line."""
    return [*seen.history, seen.position].count(played.position)


def _opponent(seen: Planning) -> str:
    return mention(seen.snapshot.player(seen.side.other))
