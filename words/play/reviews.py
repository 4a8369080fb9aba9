"""A review of a match: the turns that changed it most, what would have been better and why, and its chart in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from game import Event, Played, Position, Record, Side, square_name
from services.play.picking import Picking
from services.play.snapshots import Snapshot
from teaching import (
    Answer,
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
    best_turn,
    by_loss,
    facts_of,
    is_telling,
    kept_share,
    lost_from,
    pushed_into,
    set_apart,
    side_of,
    what_follows,
)
from words.catalogue import run_on, say, small
from words.limits import ALT_TEXT
from words.play.boards.last import end_text
from words.play.picker import as_told, bed_after, bed_in_words, preview_alt_text, would
from words.turns.against import answer_name, what_against
from words.turns.alt_text import SIDES, Ended, describe, names_in
from words.turns.hints import (
    follow_up_text,
    reasons,
    turn_text,
    unnamed,
    why_of,
    without_caveats,
    without_trifles,
)
from words.turns.pieces import kind_word, mention, mentions, side_word
from words.turns.reasons import phrase
from words.turns.story import tell
from words.turns.turn_names import turn_name

#: How much of their chances somebody kept per turn, in hundredths, and the word for that much and more. Even weak play keeps much
#: of them: half of the games of levels 1 to 3 against level 8 keep 86 or more, half of those of level 8 keep 98.
_ALL, _NEARLY_ALL = 100, 99
_KEPT: Final = ((_ALL, "every"), (97, "all"), (93, "most"), (87, "some"), (0, "few"))

#: A turn after which a side has less than this part of its chance gave most of it away; and one that cost so many hundredths let
#: something go.
_GIVEN_AWAY, _LET_GO = 2, 10
#: A turn that is tried is as good as the better one if it keeps all but so many hundredths; with so few, or less, all is lost.
_AS_GOOD, _LOST = 2, 3
#: By so many points a turn that is tried is better or worse than the one of the match: both chances stand beside that word.
_TELLING: Final = 4
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
    return say("moment-chances") if snapshot.in_words else say("review-how", side=side_word(above))


def _opening(snapshot: Snapshot, record: Record, review: Review) -> Iterator[str]:
    """The match and its result, what each player kept, and the turn that deserves praise."""
    words = {"orange": mention(snapshot.orange), "gray": mention(snapshot.gray)}
    yield say("review-title", match=str(snapshot.match.id), **words)
    yield end_text(snapshot)
    yield from _figures(snapshot, review)
    yield from _praise(snapshot, record, review)


def _figures(snapshot: Snapshot, review: Review) -> Iterator[str]:
    """The share of what was there that each player kept, as a figure and in words."""
    for side in Side:
        kept = _kept(review, side)
        how = next(word for least, word in _KEPT if kept >= least)
        yield small(say("review-kept", player=mention(snapshot.player(side)), kept=str(kept), how=how))


def _kept(review: Review, side: Side) -> int:
    """The share of what was there that a side kept, in hundredths."""
    told_of = any(side_of(moment.number) is side for moment in review.moments)
    # Whoever reads below of a turn that let something go does not read above that nothing has slipped away.
    return min(kept_share(review.chances, side), _NEARLY_ALL if told_of else _ALL)


def kept_text(review: Review, side: Side) -> str:
    """The share that a side kept, as the chart has it below their name."""
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
    position, played, side = _before(record, number), record.turns[number - 1], side_of(number)
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
        words = _turn_words(snapshot, review, shown)
        yield say(
            "review-moment", place=str(place), **_named(words, "turn", "player", "other", "before", "after")
        )
        yield say("review-played", **_named(words, "played", "against"))
        yield say("review-better", better=_better(shown))
    yield from _lost_from(snapshot, review)


def _lost_from(snapshot: Snapshot, review: Review) -> Iterator[str]:
    """The sentence from which turn on the loser could hardly save the match, if that was not only at its end."""
    winner = snapshot.match.winner
    number = lost_from(review.chances, winner.other) if winner else None
    if winner and number:
        yield say("review-lost-from", turn=str(number), player=mention(snapshot.player(winner.other)))


def _without_moments(snapshot: Snapshot, record: Record, review: Review) -> str:
    """The sentence where a review tells of no turn: it went bit by bit, or the bot's own, which are not told of, made the difference."""
    bot = snapshot.bot_side
    slips = [number for number in by_loss(review.chances) if side_of(number) is bot]
    if bot is None or not slips or snapshot.match.winner is bot:
        return say("review-even")
    number = slips[0]
    player, played = mention(snapshot.player(bot.other)), record.turns[number - 1]
    return say(
        "review-bots-slip", player=player, turn=str(number), played=turn_text(_before(record, number), played)
    )


class ShownMoment(NamedTuple):
    """A moment of a review with the turn that was played and the better one, each with what it did."""

    moment: Moment
    played: Played
    better: Played


def moment_of(record: Record, review: Review, number: int) -> ShownMoment:
    """The moment at a turn; StopIteration if the review has none there."""
    moment = next(each for each in review.moments if each.number == number)
    position = _before(record, number)
    better = position.play(position.parse_turn(moment.better))
    return ShownMoment(moment, position.play(record.turns[number - 1]), better)


def moment_text(snapshot: Snapshot, review: Review, shown: ShownMoment, *, better: bool) -> str:
    """The text of a moment by itself: what was played and, once the ``better`` turn is asked for, that and why."""
    words = _turn_words(snapshot, review, shown)
    place = review.moments.index(shown.moment) + 1
    title = _named(words, "turn", "player", "other")
    lines = [say("moment-title", place=str(place), count=str(len(review.moments)), **title)]
    lines.append(say("moment-played", **_named(words, "played", "against", "before", "after")))
    if better:
        lines.append(say("moment-better", better=_better(shown)))
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


def _named(words: Mapping[str, str], *names: str) -> dict[str, str]:
    """Those of some details that a sentence takes."""
    return {name: words[name] for name in names}


def _turn_words(snapshot: Snapshot, review: Review, shown: ShownMoment) -> dict[str, str]:
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


def _better(shown: ShownMoment) -> str:
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


def _before(record: Record, number: int) -> Position:
    """The position in which a turn was played."""
    if number == 1:
        return record.start
    played = record.played(number - 1)
    if played is None:
        raise IndexError(number)
    return played.position


def review_alt_text(snapshot: Snapshot, review: Review, above: Side) -> str:
    """The chart in words: whom it favours, what each kept, the chances after some of the turns, and the turns marked."""
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
    return run_on(told)[:ALT_TEXT]


def review_progress(done: int, turns: int) -> str:
    """The share of a match that has been looked at, as a line."""
    return say("review-progress", done=str(done), turns=str(turns)) if done else say("review-waiting")
