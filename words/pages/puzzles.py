"""The words of puzzles: the task, what came of a turn, the idea behind the solution, streaks, and the daily post."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from data import Badge, PuzzleAttempt, PuzzleState
from game import Edition, Event, Kind, Played, Position, Turn, Won
from puzzles import Goal, Puzzle, hardness_of, shown_number
from services.learning.daily import Yesterday, midnight_of
from services.learning.puzzles.flaws import Flaw, why_of
from services.learning.puzzles.ideas import Idea
from services.learning.puzzles.of_day import HARD, DailyStanding
from services.learning.puzzles.solving import Solving
from services.play.picking import Picking
from services.ranking.puzzle_ratings import PuzzleStanding
from words.catalogue import day, join_all, run_on, say, seconds, small
from words.pages.puzzle_reasons import idea_text, step_reason, why_wrong
from words.play import picker
from words.play.picker import would
from words.turns.alt_text import SIDES, describe, standing
from words.turns.pieces import kind_word, mention, quarter, side_word
from words.turns.reasons import wins_for
from words.turns.story import tell, won_text
from words.turns.turn_names import turn_name

#: The tries in the line to share: squares that every device has, as other daily puzzles show them; the last has a tick, for not everybody tells red from green.
_MISSED: Final = "🟥"
_SOLVED: Final = "✅"
#: How many solvers of yesterday's puzzle are named.
_MOST_NAMED: Final = 10

#: In the first days of a streak it is said when somebody is reminded.
_PROMISED: Final = 3


def task(solving: Solving, picking: Picking, flaw: Flaw | None = None, *, small_left: bool = False) -> str:
    """First what came of the last turn, then the puzzle and what is to be done; or what the turn that is picked would do.

    ``small_left``: the day's small puzzle is still to be solved.
    """
    if picking.begun:
        asked = [] if solving.turns else [small(_goal(solving.puzzle))]
        stands = picker.stands_after(picking, SIDES) if solving.in_words else None
        hidden = [small(say("puzzle-ends-hidden"))] if picking.played else []
        return "\n".join([title(solving), *asked, would(picking, stands=stands), *hidden])
    question = _asked(solving, small_left=small_left)
    lines = [*_came(solving, flaw), title(solving), *question, *_hint(solving)]
    if picking.request.kind and not flaw:
        lines.append(say("lesson-where", kind=kind_word(picking.request.kind)))
    if flaw and not solving.in_words:
        lines.append(small(say("puzzle-answered-shown" if flaw.reply else "puzzle-wrong-shown")))
    last = flaw.shown if flaw else solving.turns[-1] if solving.turns else None
    if last and solving.in_words:
        lines.append(small(tell(SIDES, last.events)))
    bed = _bed(solving, last.position if last else solving.position, then=flaw is not None)
    return "\n".join([*lines, *bed])


def _bed(solving: Solving, position: Position, *, then: bool = False) -> Iterator[str]:
    """The bed of a position in small print, for those who read boards in words; ``then``: as it would be after a turn that was not kept."""
    if solving.in_words:
        yield small(run_on([*([say("alt-then")] if then else []), *standing(position, SIDES)]))


def title(solving: Solving) -> str:
    """The title of a puzzle, with the difficulty that was asked for."""
    attempt = solving.attempt
    if attempt.day:
        return say(
            "puzzle-daily-small" if solving.is_small else "puzzle-daily",
            day=day(midnight_of(attempt.day)),
            edition=attempt.edition,
        )
    if attempt.difficulty is None:
        return _title(solving)
    asked = say("command-puzzle-difficulty-name", difficulty=attempt.difficulty)
    return say("between-facts").join((_title(solving), asked))


def _title(solving: Solving) -> str:
    attempt = solving.attempt
    number, edition = str(shown_number(attempt.number)), attempt.edition
    if solving.puzzle.goal is Goal.HOLD:
        return say("puzzle-title-defence", number=number, edition=edition)
    key = "puzzle-title-one-turn" if solving.puzzle.turns == 1 else "puzzle-title"
    return say(key, number=number, edition=edition)


def _came(solving: Solving, flaw: Flaw | None) -> Iterator[str]:
    """The line about the last turn, if there was one: right or wrong."""
    if flaw:
        yield run_on([wrong(solving, flaw), nearly_right(flaw.played.turn, solving.next_turn)])
    elif solving.turns:
        *_, mine, answer = map(turn_name, solving.turns)
        yield say("puzzle-go-on", turn=mine, answer=answer, left=solving.turns_left)


def nearly_right(played: Turn, right: Turn) -> str | None:
    """The part of a wrong turn that is right: the square, or the piece too; None if even the square is wrong."""
    if played.square != right.square:
        return None
    if played.kind is not right.kind:
        return say("puzzle-wrong-kind")
    return say("puzzle-wrong-rest", rest="growing" if played.entry == right.entry else "ghost")


def _asked(solving: Solving, *, small_left: bool) -> Iterator[str]:
    if not solving.turns:
        puzzle = solving.puzzle
        if solving.attempt.day and not solving.is_small:
            yield small(_hardness(solving.attempt.day))
            if small_left and hardness_of(solving.attempt.day) >= HARD:
                yield small(say("puzzle-small"))
        elif solving.attempt.day:
            yield small(say("puzzle-why-small"))
        yield _goal(puzzle)
        if puzzle.edition is not Edition.CLASSIC:
            yield say("puzzle-edition", edition=puzzle.edition)
    # A hint, or a miss, costs rating: that is said before it is taken.
    unhurt = not (solving.turns or solving.attempt.hinted or solving.attempt.misses)
    yield run_on(
        (say("puzzle-tries", tries=solving.tries_left), *([say("puzzle-rating-first")] if unhurt else []))
    )


def _goal(puzzle: Puzzle) -> str:
    """The side to move, and what it is to reach."""
    side = side_word(puzzle.position.side)
    return say("puzzle-task", side=side, edition=puzzle.edition, what=_what(puzzle), turns=str(puzzle.turns))


def wrong(solving: Solving, flaw: Flaw) -> str:
    """The turn that was not right, what came of it, and why, as far as that is known."""
    return run_on([*_came_of(solving, flaw), *why_wrong(why_of(solving, flaw))])


def _came_of(solving: Solving, flaw: Flaw) -> Iterator[str]:
    """A turn that was not right, and what came of it."""
    turn = turn_name(flaw.played)
    if flaw.leaves:
        yield say("puzzle-wrong-leaves", turn=turn, **wins_for(flaw.leaves))
    elif flaw.later:
        yield say("puzzle-wrong-later", turn=turn)
    elif flaw.reply:
        won = next((event for event in flaw.reply.events if isinstance(event, Won)), None)
        yield say("puzzle-wrong", turn=turn)
        yield say("puzzle-answered", how="wins" if won else "late", answer=turn_name(flaw.reply))
        if won:
            yield won_text(won)
    else:
        yield say("puzzle-wrong", turn=turn)
        if solving.turns_left == 1:
            what = "wins" if solving.puzzle.goal is Goal.WIN else "grows"
            yield say("puzzle-wrong-at-once", what=what, kind=_winning_kind(solving.puzzle))


def _winning_kind(puzzle: Puzzle) -> str:
    """The word for the kind of which three in a line win."""
    return kind_word(Kind.KITTEN if puzzle.edition is Edition.KITTENS else Kind.CAT)


def _what(puzzle: Puzzle) -> str:
    """The word by which the catalogue tells apart what is asked for."""
    if puzzle.turns > 1:
        return "forces"
    match puzzle.goal:
        case Goal.WIN:
            return "wins"
        case Goal.GROW:
            return "grows"
        case Goal.HOLD:
            return "holds"


def _hint(solving: Solving) -> Iterator[str]:
    if solving.is_hinted:
        turn = solving.next_turn
        hint = say("puzzle-hint", kind=kind_word(turn.kind), part=quarter(turn.square))
        yield run_on((hint, say("puzzle-hint-ghost") if turn.entry is not None else None))


def end(
    solving: Solving,
    told: Played,
    idea: Idea,
    rating: PuzzleStanding | None,
    streaks: DailyStanding | None,
    *,
    flaw: Flaw | None = None,
    badges: Sequence[Badge] = (),
) -> str:
    """The end of an attempt: how it ended, the turn that was ``told``, the idea, the badges it brought, the rating, and for a daily puzzle the streaks.

    ``flaw`` is that of the last try, if it ended with that.
    """
    attempt, lines = solving.attempt, []
    if attempt.state is PuzzleState.SOLVED:
        clean = not (attempt.misses or attempt.hinted)
        lines.append(say("puzzle-solved", clean="yes" if clean else "no", **_how(attempt)))
    elif flaw:
        lines.append(wrong(solving, flaw))
    lines.append(title(solving))
    found = "part" if solving.step else "no"
    solved = "yes" if attempt.state is PuzzleState.SOLVED else found
    lines.append(say("puzzle-answer", solved=solved, turn=turn_name(told)))
    if attempt.state is PuzzleState.SOLVED and solving.turns[-1] != told:
        # The picture shows the turn that ended it, which came later than the one that did it.
        lines.append(small(tell(SIDES, solving.turns[-1].events)))
    if solving.puzzle.goal is Goal.GROW:
        idea = idea._replace(grown=0)  # the turn's name tells who grows up
    if reasons := idea_text(idea):
        lines.append(reasons)
    lines += [say("badge-brought", badge=badge) for badge in badges]
    if streaks:
        lines += _streaks(solving, streaks)
    if rating:  # in small print, and last: what counts first is that it is solved
        lines.append(small(_rating(rating, attempt)))
    return "\n".join(lines)


def step(solving: Solving, number: int, line: Sequence[Played]) -> str:
    """One turn of the solution, counted from 1, what it does, and why it is played."""
    played = line[number - 1]
    lines = [title(solving), say("puzzle-step", number=number, count=len(line), turn=turn_name(played))]
    lines += [
        tell(SIDES, played.events),
        step_reason(solving.puzzle, number, played),
        *_bed(solving, played.position),
    ]
    return "\n".join(filter(None, lines))


def _rating(stands: PuzzleStanding, attempt: PuzzleAttempt) -> str:
    """The rating after a first try, and by how much that changed it; at first, when it leaps, it is only being found.

    Where a puzzle was solved, but does not count so, the reason is told.
    """
    told = say(
        "puzzle-rating-unsure" if stands.unsure else "puzzle-rating",
        rating=str(round(stands.rating)),
        puzzle=str(round(stands.puzzle or 0)),
        **({} if stands.unsure else {"change": f"{round(stands.change or 0):+d}"}),
    )
    helped = attempt.state is PuzzleState.SOLVED and (attempt.hinted or attempt.misses)
    return run_on([told, say("puzzle-rating-first")]) if helped else told


def rating_text(stands: PuzzleStanding) -> str:
    """A rating at puzzles in digits, with a sign for "about" while it says little yet."""
    return f"{'≈' if stands.unsure else ''}{round(stands.rating)}"


def _streaks(solving: Solving, streaks: DailyStanding) -> Iterator[str]:
    mine, server = streaks.mine, streaks.server
    if streaks.other_left and solving.attempt.state is PuzzleState.FAILED:
        # Then the streak is not over, and begins with no other day.
        yield say("puzzle-daily-saves" if solving.is_small else "puzzle-small-saves")
    else:
        longest = mine.longest if mine.longest > mine.current else 0
        yield say("puzzle-streak", current=mine.current, longest=longest)
        if mine.forgiven:
            yield small(say("puzzle-streak-forgiven"))
    if server and server.current:
        yield say("puzzle-server-streak", current=server.current)
        if solving.attempt.state is PuzzleState.SOLVED and solving.attempt.guild_id is None:
            yield small(say("puzzle-uncounted"))
    yield from map(small, _next(streaks))


def _next(streaks: DailyStanding) -> Iterator[str]:
    """The line about the next daily puzzle: when it comes, or when whoever asked for that is called to it; whoever has come some days in a row knows that."""
    if streaks.call_due is None:
        yield say("puzzle-next-daily", at=seconds(streaks.next_at))
        return
    promised = say("puzzle-call-promised", at=seconds(streaks.call_due))
    if streaks.direct_blocked:
        yield run_on([promised, say("puzzle-call-blocked")])
    elif streaks.mine.current <= _PROMISED:
        yield promised


def share_text(solving: Solving, who: str, current: int) -> str:
    """The line to share about a daily puzzle, and its task, without a word about the solution; ``current``: the streak of ``who`` it is."""
    attempt = solving.attempt
    hardness = [] if solving.is_small else [small(_hardness(attempt.day))]
    return "\n".join([_share_line(solving, who, current), _goal(solving.puzzle), *hardness])


def picture_task(puzzle: Puzzle) -> str:
    """The side to move and what is asked, in the picture of a puzzle that is shown to everybody."""
    return say("picture-task", **_asked_in(puzzle))


def _asked_in(puzzle: Puzzle) -> dict[str, Any]:
    """The details of what a puzzle asks in its picture."""
    return {"side": side_word(puzzle.position.side), "what": _what(puzzle), "turns": puzzle.turns}


def share_title(solving: Solving) -> str:
    """The title in the picture to share: which daily puzzle it is."""
    return say("picture-daily", **_of_day(solving))


def share_alt_text(solving: Solving, who: str, current: int) -> str:
    """The picture to share in words: how it went, and the board as it was given."""
    told = say("alt-daily", who=who, **_of_day(solving), **_outcome(solving), current=current)
    puzzle = solving.puzzle
    return run_on((told, say("alt-task", **_asked_in(puzzle)), alt_text(puzzle.position)))


def tries_of(attempt: PuzzleAttempt) -> list[bool]:
    """The tries of an attempt that is over, True where they were right; one that was given up at once has missed, too."""
    solved = [True] if attempt.state is PuzzleState.SOLVED else []
    return [*[False] * attempt.misses, *solved] or [False]


def _share_line(solving: Solving, who: str, current: int) -> str:
    marks = "".join(_SOLVED if right else _MISSED for right in tries_of(solving.attempt))
    return say("puzzle-share", who=who, **_of_day(solving), marks=marks, **_outcome(solving), current=current)


def _of_day(solving: Solving) -> dict[str, Any]:
    """The details of a daily puzzle: which of the two of its day."""
    attempt = solving.attempt
    small = "yes" if solving.is_small else "no"
    return {"small": small, "edition": attempt.edition, "day": day(midnight_of(attempt.day))}


def _outcome(solving: Solving) -> dict[str, Any]:
    """The details of how an attempt went."""
    attempt = solving.attempt
    return {"solved": "yes" if attempt.state is PuzzleState.SOLVED else "no", **_how(attempt)}


def _how(attempt: PuzzleAttempt) -> dict[str, str | int]:
    return {"misses": attempt.misses, "hinted": "yes" if attempt.hinted else "no"}


def post(
    puzzle: Puzzle,
    number_of_day: int,
    before: tuple[Puzzle, Yesterday] | None = None,
    *,
    rests: bool = False,
) -> str:
    """The daily puzzle for a channel; ``before``: the one of the day before, and how that went in the server; ``rests``: it is the last for a while, which its last line says."""
    told = say(
        "puzzle-post",
        day=day(midnight_of(number_of_day)),
        edition=puzzle.edition,
        side=side_word(puzzle.position.side),
        turns=puzzle.turns,
    )
    lines = [told, small(_hardness(number_of_day)), small(say("puzzle-small"))]
    if puzzle.edition is not Edition.CLASSIC:
        lines.append(say("puzzle-edition", edition=puzzle.edition))
    if before:
        lines.append(_yesterday(*before))
    if rests:
        lines.append(say("puzzle-rests"))
    return "\n".join(lines)


def post_title(puzzle: Puzzle, number_of_day: int) -> str:
    """The title in the picture of the daily puzzle for a channel."""
    return say("picture-daily-post", **_day_in(puzzle, number_of_day))


def post_alt_text(puzzle: Puzzle, number_of_day: int) -> str:
    """The picture of the daily puzzle for a channel in words: its day, what is asked, and the board."""
    head = say("alt-daily-post", **_day_in(puzzle, number_of_day), **_asked_in(puzzle))
    return run_on((head, alt_text(puzzle.position)))


def _day_in(puzzle: Puzzle, number_of_day: int) -> dict[str, Any]:
    """The details of a daily puzzle's title in its picture."""
    return {"edition": puzzle.edition, "day": day(midnight_of(number_of_day))}


def kept(above: str, who: str) -> str:
    """The daily puzzle that was to be the last for a while, by the lines ``above`` that one, once somebody wants more."""
    return "\n".join((above, say("puzzle-kept", who=who)))


def _hardness(number_of_day: int) -> str:
    """The line about the difficulty of the puzzle of a day."""
    return say("puzzle-hardness", number=str(hardness_of(number_of_day)))


def _yesterday(puzzle: Puzzle, yesterday: Yesterday) -> str:
    """The line about the day before: who solved its puzzle, the answer where nobody reads it by accident, and the streak."""
    solvers = yesterday.solvers
    told = say(
        "puzzle-yesterday",
        count=len(solvers),
        who=join_all(map(mention, solvers[:_MOST_NAMED])),
        more=max(0, len(solvers) - _MOST_NAMED),
        turn=turn_name(puzzle.position.play(puzzle.solution)),
        streak=yesterday.streak,
    )
    # A day that counts against nobody leaves the streak; beside "nobody" it would read as a mistake.
    return told if solvers or yesterday.streak <= 1 else "\n".join([told, say("puzzle-streak-stays")])


def alt_text(position: Position, events: Sequence[Event] = ()) -> str:
    """The picture of a puzzle in words."""
    return describe(position, events)


def answer_alt_text(played: Played) -> str:
    """The picture of the answer to the puzzle of the day before in words."""
    return say("puzzle-answer-alt", told=describe(played.position, played.events))


def own_alt_text(solving: Solving, position: Position, events: Sequence[Event] = ()) -> str:
    """A picture of somebody's attempt in words, unless its text tells them the bed."""
    return picker.as_told(turn=bool(events)) if solving.in_words else describe(position, events)


def wrong_alt_text(solving: Solving, flaw: Flaw) -> str:
    """A wrong turn in words, or the reply to it; neither was kept, but only the first is one's own to think about."""
    if solving.in_words:
        return picker.as_told(turn=True)
    shown = flaw.shown
    return describe(shown.position, shown.events, preview=flaw.reply is None)


def preview_alt_text(solving: Solving, picking: Picking) -> str:
    """The preview in words, unless its text tells them."""
    return picker.as_told(turn=True) if solving.in_words else picker.preview_alt_text(SIDES, picking)
