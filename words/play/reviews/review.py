"""A review of a match as a whole: how much each kept of their chances, the turns that changed it most, and its chart in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from game import Record, Side
from services.play.snapshots import Snapshot
from teaching import Review, WinsIn, best_turn, by_loss, facts_of, kept_score, lost_from, side_of
from words.catalogue import run_on, say, small
from words.limits import ALT_TEXT
from words.play.boards.last import end_text
from words.play.reviews.moments import better_turn, moment_of, position_before, those_of, words_of_turn
from words.turns.alt_text import names_in
from words.turns.hints import turn_text, why_of, without_caveats
from words.turns.pieces import mention

#: How much of their chances somebody kept, of 100, and the word for that much and more: half of the games of levels 1 to 3 against
#: level 8 have 53 or more, half of those of level 8 have 93 (decision 20).
_ALL, _NEARLY_ALL = 100, 99
_KEPT: Final = ((_ALL, "every"), (90, "all"), (77, "most"), (57, "some"), (0, "few"))
#: In the chart's alt text every so many turns are told at most.
_TOLD: Final = 16
#: Who has so many chances in a hundred after their turn, wins with the next, whatever is played (``engine.people``).
_WON_NEXT: Final = 98


def review_text(
    snapshot: Snapshot, record: Record, review: Review, above: Side, *, may_share: bool = True
) -> str:
    """The text beside the chart of a review, in which a side is ``above``; where not both have seen it yet, it says that they may show it then."""
    lines = [
        *_opening(snapshot, record, review),
        *_moments(snapshot, record, review),
        small(_how(snapshot, above)),
    ]
    return "\n".join(lines if may_share else [*lines, small(say("review-show-later"))])


def shared_text(snapshot: Snapshot, record: Record, review: Review, above: Side) -> str:
    """The text of a review that is shown to everybody, with a side ``above`` in its chart: what went well, and nobody's mistakes; buttons lead to all of it."""
    return "\n".join([*_opening(snapshot, record, review), small(_how(snapshot, above))])


def _how(snapshot: Snapshot, above: Side) -> str:
    """The way to read the chart; to whoever reads boards in words only the chances, for the chart tells its own in words."""
    if snapshot.in_words:
        return say("moment-chances")
    upper, lower = (mention(snapshot.player(side)) for side in (above, above.other))
    return say("review-how", upper=upper, lower=lower)


def _opening(snapshot: Snapshot, record: Record, review: Review) -> Iterator[str]:
    """The match and its result, what each player kept, and the turn that deserves praise."""
    words = {"orange": mention(snapshot.orange), "gray": mention(snapshot.gray)}
    yield say("review-title", match=str(snapshot.match.id), **words)
    yield end_text(snapshot)
    yield from _figures(snapshot, review)
    yield from _praise(snapshot, record, review)


def _figures(snapshot: Snapshot, review: Review) -> Iterator[str]:
    """The figure of how much of what was there each player kept, the same in words, and with how many hints."""
    for side in Side:
        kept = _kept(review, side)
        how = next(word for least, word in _KEPT if kept >= least)
        by, hints = mention(snapshot.player(side)), snapshot.hints.get(side, 0)
        yield small(say("review-kept", player=by, kept=str(kept), how=how, hints=hints))


def _kept(review: Review, side: Side) -> int:
    """The figure of how much of what was there a side kept, of 100."""
    told_of = any(side_of(moment.number) is side for moment in review.moments)
    # Whoever reads below of a turn that let something go does not read above that nothing has slipped away.
    return min(kept_score(review.chances, side), _NEARLY_ALL if told_of else _ALL)


def kept_text(review: Review, side: Side) -> str:
    """The figure of a side, as the chart has it below their name."""
    return say("picture-kept", kept=str(_kept(review, side)))


def praised(snapshot: Snapshot, review: Review) -> int | None:
    """The turn that deserves praise, if there is one; none of whoever took hints, for it may have been the hint's."""
    number = best_turn(review.chances)
    return None if number is None or snapshot.hints.get(side_of(number)) else number


def _praise(snapshot: Snapshot, record: Record, review: Review) -> Iterator[str]:
    """The turn that deserves praise, if there is one."""
    number = praised(snapshot, review)
    if number is None:
        return
    position, played, side = position_before(record, number), record.turns[number - 1], side_of(number)
    facts = without_caveats(facts_of(position, played))
    if review.chances_of(side)[number] >= _WON_NEXT and not position.after(played).outcome:
        facts = (WinsIn(2), *facts)
    yield say(
        "review-praise",
        turn=str(number),
        player=mention(snapshot.player(side)),
        played=turn_text(position, played),
        why=why_of(position, played, facts),
    ).rstrip()


def _moments(snapshot: Snapshot, record: Record, review: Review) -> Iterator[str]:
    if not review.moments:
        yield _without_moments(snapshot, record, review)
    for place, moment in enumerate(review.moments, 1):
        shown = moment_of(record, review, moment.number)
        words = words_of_turn(snapshot, review, shown)
        yield say(
            "review-moment", place=str(place), **those_of(words, "turn", "player", "other", "before", "after")
        )
        yield say("review-played", **those_of(words, "played", "against"))
        yield say("review-better", better=better_turn(shown))
    if review.moments or not _bots_slip(snapshot, review):
        yield from _lost_from(snapshot, review)


def _lost_from(snapshot: Snapshot, review: Review) -> Iterator[str]:
    """The sentence from which turn on the loser could hardly save the match, if that was not only at its end."""
    winner, number = snapshot.match.winner, turning_point(snapshot, review)
    if winner and number:
        yield say("review-lost-from", turn=str(number), player=mention(snapshot.player(winner.other)))


def turning_point(snapshot: Snapshot, review: Review) -> int | None:
    """The turn of the bot's that alone decided the match, or that from which on the loser could hardly save it, if there was one before its end."""
    winner = snapshot.match.winner
    if not review.moments and (slip := _bots_slip(snapshot, review)):
        return slip
    return lost_from(review.chances, winner.other) if winner else None


def _bots_slip(snapshot: Snapshot, review: Review) -> int | None:
    """The turn by which the bot lost most, in a match that it did not win; None if there is none."""
    bot = snapshot.bot_side
    if bot is None or snapshot.match.winner is bot:
        return None
    return next((number for number in by_loss(review.chances) if side_of(number) is bot), None)


def _without_moments(snapshot: Snapshot, record: Record, review: Review) -> str:
    """The sentence where a review tells of no turn: it went bit by bit, or the bot's own, which are not told of, made the difference."""
    bot, number = snapshot.bot_side, _bots_slip(snapshot, review)
    if bot is None or number is None:
        return say("review-even")
    player, played = mention(snapshot.player(bot.other)), record.turns[number - 1]
    return say(
        "review-bots-slip",
        player=player,
        turn=str(number),
        played=turn_text(position_before(record, number), played),
    )


class CourseLabels(NamedTuple):
    """The words at the axes of the chart, as ``CourseWords`` of the renderer has them."""

    upper: str
    lower: str
    turn: str
    turning_point: str


def course_labels(snapshot: Snapshot, above: Side) -> CourseLabels:
    """The words at the axes of the chart, by the names of the players."""
    names = names_in(snapshot)
    upper, lower = names[above], names[above.other]
    return CourseLabels(
        say("picture-better", player=upper),
        say("picture-better", player=lower),
        say("picture-turn"),
        say("picture-turning-point"),
    )


def review_alt_text(snapshot: Snapshot, review: Review, above: Side) -> str:
    """The chart in words: whom it favours, what each kept, the chances after some of the turns, the turns marked, and the turning point."""
    names, chances = names_in(snapshot), review.chances_of(above)
    turns = len(chances) - 1
    step = -(-turns // _TOLD) or 1
    marked = {moment.number for moment in review.moments}
    # Before and after each turn that is marked, so that its fall is heard.
    numbers = sorted({*range(0, turns, step), turns, *marked, *(number - 1 for number in marked)})
    told = [say("review-alt", upper=names[above], lower=names[above.other], count=turns)]
    told += [
        say("review-alt-kept", player=names[side], kept=str(_kept(review, side)))
        for side in (above, above.other)
    ]
    told += [say("review-alt-turn", turn=str(number), chance=str(chances[number])) for number in numbers]
    told += [
        say("review-alt-moment", place=str(place), turn=str(moment.number))
        for place, moment in enumerate(review.moments, 1)
    ]
    if star := praised(snapshot, review):
        told.append(say("review-alt-star", turn=str(star)))
    if turn := turning_point(snapshot, review):
        told.append(say("review-alt-turning-point", turn=str(turn)))
    return run_on(told)[:ALT_TEXT]


def review_progress(done: int, turns: int) -> str:
    """The share of a match that has been looked at, as a line."""
    return say("review-progress", done=str(done), turns=str(turns)) if done else say("review-waiting")
