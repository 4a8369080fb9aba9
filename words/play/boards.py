"""The words above a board's picture: whose turn it is, what happened, and small print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, assert_never

from data import Hold, Match, MatchEnd, MatchState, News, Offer, Player
from data.records.contests import ContestKind
from game import Board, Side, square_name
from game.geometry import SIZE
from services.play.kinds.settled import Settled
from services.play.levels import shown
from services.play.matching import won_by_hints
from services.play.snapshots import Placing, RatingChange, SideCounts, Snapshot, Summary
from services.play.stories import Story
from services.play.timing import clocks
from words.catalogue import as_far_as_fits, join_list, run_on, say, small
from words.limits import ALT_TEXT
from words.play.badges import earned_line
from words.play.contests import contest_line, contest_point, sits_out, tie_line, wins_cup
from words.play.endings import good_game, story
from words.play.series import series_line, series_result
from words.play.times import span
from words.turns.alt_text import describe, ended, ended_in, ghosts_told, names_in
from words.turns.pieces import kind_word, mention, side_word
from words.turns.story import loudest, tell, tell_next_glide
from words.turns.votes import vote_end, vote_lines, votes_described
from words.turns.ways import ways, ways_by_ghost

_MAX_NAME = 32


def board_text(snapshot: Snapshot, *, waits: bool = False) -> str:
    """At most two lines, of which a notification shows the first, and small print; between them the votes, where a whole server plays.

    ``waits``: only the player reads it who is not to move.
    """
    if not snapshot.running:
        return "\n".join(_end(snapshot))
    news = _news_of_waiting(snapshot) if waits else _news(snapshot)
    return "\n".join([*news, *vote_lines(snapshot), *map(small, _small_print(snapshot))])


def _news_of_waiting(snapshot: Snapshot) -> tuple[str, str]:
    """The news for whoever waits: whose turn it is, and what has happened."""
    return whose_turn(snapshot, snapshot.position.side.other), (_turn if snapshot.last else _sides)(snapshot)


def whose_turn(snapshot: Snapshot, reader: Side) -> str:
    """The sentence that says whose turn it is, told to the player of a side."""
    turn = "yours" if snapshot.position.side is reader else "theirs"
    return say("whose-turn", turn=turn, mover=mention(snapshot.to_move))


def _news(snapshot: Snapshot) -> tuple[str, str]:
    """The news: whose turn it is, and what has happened; or what else the board is shown for."""
    match, mover = snapshot.match, mention(snapshot.to_move)
    if match.message_id is None and match.delivery.relocations and not snapshot.between_servers:
        other = mention(snapshot.player(snapshot.position.side.other))
        moved = say("board-moved", mover=mover, match=str(match.id))
        return moved, say("board-moved-turn", other=other)
    match match.news:
        case News.TAKEN_BACK:
            return _taken_back(snapshot), _moves_again(snapshot, mover)
        case (
            News.BEGUN
            | News.TURN
            | News.OFFERED
            | News.DECLINED
            | News.WITHDREW
            | News.PAUSED
            | News.RESUMED
            | News.EXTENDED
            | News.LEAVES
            | News.RETURNS
            | News.RESCUED
        ):  # the last turn is what the board tells
            pass
        case never:
            assert_never(never)
    if snapshot.to_move.is_bot:
        told = _turn(snapshot) if snapshot.last else _sides(snapshot)
        return say("board-bot-thinks", bot=mover), told
    if snapshot.ballot and snapshot.ballot.kept:
        due = str(int(snapshot.ballot.kept.due_at.timestamp()))
        told = _turn(snapshot) if snapshot.last else _sides(snapshot)
        return say("vote-open", team=mover, due=due), told
    if snapshot.last is None:
        return say("board-begins", mover=mover), _sides(snapshot)
    return say("board-answered" if snapshot.answered else "board-your-turn", mover=mover), _turn(snapshot)


def _turn(snapshot: Snapshot) -> str:
    """The loudest of what the last turn did, with a mark if it was planned ahead."""
    loud = loudest(mentions(snapshot), snapshot.events)[0].sentence
    return say("turn-planned", told=loud) if snapshot.planned else loud


def _sides(snapshot: Snapshot) -> str:
    return say("board-sides", orange=mention(snapshot.orange), gray=mention(snapshot.gray))


def _taken_back(snapshot: Snapshot) -> str:
    """The turns that were taken back, told to the player who did not do it."""
    match = snapshot.match
    by = match.by or snapshot.position.side
    return say(
        "board-taken-back",
        other=mention(snapshot.player(by.other)),
        undone=snapshot.undone,
        first=match.turns + 1,
        last=match.turns + snapshot.undone,
    )


def _moves_again(snapshot: Snapshot, mover: str) -> str:
    """The turn is somebody's again: in the words for whoever is told that turns were taken back."""
    by = snapshot.match.by or snapshot.position.side
    is_told = snapshot.position.side is by.other
    return say("board-yours-again") if is_told else say("board-moves-again", mover=mover)


def _small_print(snapshot: Snapshot) -> Iterator[str]:
    """The facts; with ghosts also what else happened, whom the ghost pushed where, and where the mover's goes next; where somebody wants it in words, all pushes."""
    last = None if snapshot.match.news is News.TAKEN_BACK else snapshot.last
    if last and (snapshot.position.rules.haunted or snapshot.in_words):
        names = mentions(snapshot)
        _, rest = loudest(names, last.events, everything=True)
        if snapshot.in_words:
            moved = ways(last.events, last.side)
            following = run_on(ghosts_told(snapshot.position, names))
        else:
            moved = ways_by_ghost(last.events, last.side)
            following = tell_next_glide(names, snapshot.position) or ""
        if told := run_on((rest, *moved, following)):
            yield told
    yield facts(snapshot)
    yield from _bank(snapshot)
    yield from away(snapshot)
    yield from _hints(snapshot)
    yield from series_line(snapshot)
    yield from _contest(snapshot)
    if snapshot.match.handicap and snapshot.match.turns < len(Side):
        yield say("board-handicap", orange=mention(snapshot.orange))
    if snapshot.match.level is not None and snapshot.match.turns < len(Side):
        yield say("board-level", level=shown(snapshot.match.level))


def _bank(snapshot: Snapshot) -> Iterator[str]:
    """The time of the player who waits, where it is all that they have; that of the mover is when their turn is due."""
    bank = snapshot.match.pace.bank
    waits = clocks.start_of_turn(snapshot.match)
    if bank is None or waits is None or snapshot.match.level is not None:
        return
    yield say("board-bank", player=mention(snapshot.waiting), time=span(waits), each=span(bank.each_turn))
    if snapshot.match.loses_on_time and snapshot.match.turns < len(Side):
        yield say("board-loses-on-time")


def away(snapshot: Snapshot) -> Iterator[str]:
    """The times in which a player is or will be away, and that they stop the clock, where there is one; a quick one runs on."""
    pace = snapshot.match.pace
    if pace.is_quick:
        return
    key = "board-away" if pace.time else "board-away-unclocked"
    for side, absence in snapshot.away.items():
        if absence.until > snapshot.match.changed_at:
            since, until = (str(int(moment.timestamp())) for moment in absence)
            yield say(key, player=mention(snapshot.player(side)), since=since, until=until)


def _hints(snapshot: Snapshot) -> Iterator[str]:
    """That hints may be asked for, at the start; then how many each player has had."""
    if snapshot.hints:
        each = (
            say("board-hints-of", player=mention(snapshot.player(side)), count=str(snapshot.hints[side]))
            for side in Side
            if side in snapshot.hints
        )
        yield say("board-hints", counts=say("between-facts").join(each))
    elif snapshot.match.hints and snapshot.running and snapshot.match.turns < len(Side):
        yield say("board-may-hint")


def past_text(snapshot: Snapshot) -> str:
    """The words of the board that is replaced by the one of now: the turn that it shows, and no more whose turn it was.

    After a kill it may be an earlier one than the last, and then no turn is named.
    """
    match = snapshot.match
    if match.delivery.shown_version < match.version - 1:
        return earlier(match)
    if match.news is News.TAKEN_BACK and match.state is MatchState.RUNNING:
        return small(say("board-past-undone", match=str(match.id)))
    number = match.turns - 1 if snapshot.turn_is_news else match.turns
    last = Placing(snapshot.last.turn.kind, snapshot.last.turn.square) if snapshot.last else None
    shown = snapshot.previous if snapshot.turn_is_news else last
    if shown is None:
        return small(say("board-past-first", match=str(match.id)))
    by = snapshot.player(Side.ORANGE if number % 2 else Side.GRAY)
    return small(
        say(
            "board-past",
            who=mention(by),
            kind=kind_word(shown.kind),
            square=square_name(shown.square),
            turn=number,
            match=str(match.id),
        )
    )


def earlier(match: Match) -> str:
    """The words of a board of which only this is sure: that it shows an earlier state of its match."""
    return small(say("board-past-earlier", match=str(match.id)))


def facts(snapshot: Snapshot) -> str:
    """The facts of a match: which turn is next, until when, and in which match."""
    match = snapshot.match
    # What is answered already is due no more.
    clock = "none" if snapshot.answered else _clock(match)
    words = {"match": str(match.id), "clock": clock, "due": _seconds(match)}
    if match.turns == 0 and snapshot.running:
        return say("board-facts-first", rated="yes" if match.rated else "no", **words)
    side = side_word(snapshot.position.side)
    return say("board-facts", turn=match.turns + 1, side=side, **words)


def _clock(match: Match) -> str:
    """The clock: it runs until a turn is due, it stands still, or there is none."""
    if match.clock.deadline is not None:
        return "due"
    match match.clock.hold:
        case Hold.PAUSED | Hold.REMOVED:
            return "still"
        case None:
            return "none"
        case never:
            assert_never(never)


def _seconds(match: Match) -> str:
    return str(int(match.clock.deadline.timestamp())) if match.clock.deadline else ""


def mentions(snapshot: Snapshot) -> Mapping[Side, str]:
    """Both players as they are mentioned in a message."""
    return {side: mention(snapshot.player(side)) for side in Side}


def end_text(snapshot: Snapshot) -> str:
    """The end of a match, and who has won."""
    # A match that is over has an ending; of one that had none, nothing more could be told.
    ending, winner = snapshot.match.ending or MatchEnd.ABANDONED, snapshot.winner
    both = {"orange": mention(snapshot.orange), "gray": mention(snapshot.gray)}
    if winner is not None:
        loser = snapshot.player(snapshot.seat_of(winner).other)
        return say("board-won", ending=ending, winner=mention(winner), loser=mention(loser))
    if ending.drawn:
        return say("board-drawn", ending=ending, **both)
    by = snapshot.match.by or snapshot.position.side
    names = {"by": mention(snapshot.player(by)), "other": mention(snapshot.player(by.other))}
    if ending is MatchEnd.ABANDONED and snapshot.ballot:
        return say("vote-given-up", match=str(snapshot.match.id))
    if ending is MatchEnd.ABANDONED and snapshot.match.by:
        return say("board-timed-out", **names)  # nobody's will ended it
    settled = Settled.of(snapshot.match)
    if ending is MatchEnd.CALLED_OFF and settled and (settled.offer, settled.how) == (Offer.DRAW, "accepted"):
        return say("board-drawn-early", **both)  # both wanted it
    if ending is MatchEnd.CALLED_OFF and snapshot.bot_side:
        return say(
            "board-called-off", by=names["by"], match=str(snapshot.match.id)
        )  # the bot tells itself nothing
    return say("board-closed", ending=ending, match=str(snapshot.match.id), **names, **both)


def _contest(snapshot: Snapshot) -> Iterator[str]:
    """The contest in which a match was played and, in a cup, what its tie has come to, unless that is told above."""
    yield from contest_line(snapshot)
    if not wins_cup(snapshot):
        yield from tie_line(snapshot)


def _uncounted(snapshot: Snapshot) -> str | None:
    """That a match counts for nobody; nothing in an arena, where it counts for nothing but that."""
    is_of_arena = snapshot.played_in is not None and snapshot.played_in.contest.kind is ContestKind.ARENA
    return None if is_of_arena and contest_point(snapshot) else say("board-uncounted")


def _end(snapshot: Snapshot) -> Iterator[str]:
    """The end of a match; its story and a kind word; and in small print what it did to the ratings, and the match in numbers."""
    yield end_text(snapshot)
    if wins_cup(snapshot):
        yield from tie_line(snapshot)
    ending = snapshot.match.ending
    if ending is None or not ending.counts:
        yield run_on((_uncounted(snapshot), contest_point(snapshot)))
        yield from sits_out(snapshot)
        yield from series_result(snapshot)
        yield from vote_end(snapshot)
        yield from map(small, (*series_line(snapshot), *_contest(snapshot)))
        return
    yield from series_result(snapshot)
    yield run_on((story(snapshot), good_game(snapshot)))
    if earned := earned_line(snapshot):
        yield earned
    yield from _next_level(snapshot)
    yield from sits_out(snapshot)
    yield from vote_end(snapshot)
    if snapshot.in_words and snapshot.last and snapshot.turn_is_news:
        yield small(tell(mentions(snapshot), snapshot.last.events))
    if snapshot.summary:
        yield from map(small, numbers(snapshot, snapshot.summary))
    yield from map(small, (*_hints(snapshot), *series_line(snapshot), *_contest(snapshot)))


def _next_level(snapshot: Snapshot) -> Iterator[str]:
    """Another level after a match against the bot, if one suits better; the same without hints after one that was won by them."""
    if snapshot.summary is None:
        return
    if won_by_hints(snapshot):
        yield say("board-without-hints")
        return
    if snapshot.summary.level is None:
        return
    level = shown(snapshot.summary.level)
    if snapshot.summary.told.story is Story.LEVEL_BEATEN:
        yield say("story-next-level", level=level)
    else:
        how = "lost" if snapshot.match.winner is snapshot.bot_side else "won"
        yield say("board-bot-level", how=how, level=level)


def numbers(snapshot: Snapshot, summary: Summary) -> Iterator[str]:
    """The numbers of a match that is over: what it did to the ratings, and how much was booped in it."""
    if not snapshot.match.rated:
        yield say("board-friendly")
    elif summary.ratings:
        first = snapshot.seat_of(snapshot.winner) if snapshot.winner else Side.ORANGE
        yield _ratings(mentions(snapshot), summary.ratings, first)
    if summary.counts:
        boops, sent, _, booos, lost = (sum(counted) for counted in zip(*summary.counts.values(), strict=True))
        # As the picture counts them: what each side has sent off, and apart from that what of its own it has lost by its own push.
        told = say("board-numbers", turns=snapshot.match.turns, boops=boops, off=sent, own=lost - sent)
        yield say("between-facts").join((told, say("counted-booos", count=booos))) if booos else told


def _ratings(names: Mapping[Side, str], changes: Mapping[Side, RatingChange], first: Side) -> str:
    """Both ratings after the match, and by how much it changed them; the winner's first."""
    one, two = changes[first], changes[first.other]
    return say(
        "board-ratings",
        one=names[first],
        one_rating=str(one.after),
        one_change=f"{one.change:+d}",
        two=names[first.other],
        two_rating=str(two.after),
        two_change=f"{two.change:+d}",
    )


def moved_away(match: Match, mover: Player, guild_id: int | None, channel_id: int) -> str:
    """For the place that a match has left: who moved it, and where it is now."""
    return say(
        "board-moved-away",
        mover=mention(mover),
        match=str(match.id),
        where="server" if guild_id else "conversation",
        channel=f"<#{channel_id}>",
    )


def homeless_turn(snapshot: Snapshot) -> str:
    """For the player to move, where no board can be posted any more: that it is their turn, and how to go on."""
    return say(
        "board-homeless-turn",
        other=mention(snapshot.waiting),
        match=str(snapshot.match.id),
        channel=f"<#{snapshot.match.channel_id}>",
    )


def watching(snapshot: Snapshot) -> str:
    """For somebody who does not play: whose match they see."""
    return say("watching", orange=mention(snapshot.orange), gray=mention(snapshot.gray))


def board_as_text(snapshot: Snapshot) -> str:
    """The board without a picture: the last turn, what is beside the bed and, row by row, what stands on it."""
    names = mentions(snapshot)
    planned = snapshot.planned
    told = describe(
        snapshot.position,
        snapshot.events,
        names=names,
        end=ended(snapshot.match),
        planned=planned,
        pieces=False,
    )
    tip = [] if snapshot.in_words else [small(say("rows-tip"))]
    return "\n".join([told, say("board-rows"), *_rows(snapshot.position, names), *tip])


def _rows(board: Board, names: Mapping[Side, str]) -> Iterator[str]:
    """The pieces in each row, the top one first."""
    for rank in reversed(range(SIZE)):
        row = range(SIZE * rank, SIZE * (rank + 1))
        pieces = [
            say(
                "board-row-piece",
                square=square_name(square),
                kind=kind_word(piece.kind),
                who=names[piece.side],
            )
            for square in row
            if (piece := board.piece_at(square))
        ]
        yield say("board-row", rank=str(rank + 1), pieces=join_list(pieces) if pieces else "none")


def board_alt_text(snapshot: Snapshot) -> str:
    """The picture of a board in words."""
    end = ended_in(snapshot)
    names, planned = names_in(snapshot), snapshot.planned
    described = describe(snapshot.position, snapshot.events, names=names, end=end, planned=planned)
    votes = votes_described(snapshot)
    return as_far_as_fits([described, votes], ALT_TEXT, run_on) if votes else described


class PictureWords(NamedTuple):
    """The words for the numbers of a last picture: so many turns; Orange's boops and Gray's; pieces that fell, kittens that grew up."""

    turns: str
    boops: tuple[str, str]
    falls: str
    grown: str


def picture_words(turns: int, counts: Mapping[Side, SideCounts] | None) -> PictureWords:
    """The words for the numbers of the last picture of a match, as its sides' ``counts`` need them."""
    orange, gray = (say("picture-boops", count=counts[side].boops if counts else 0) for side in Side)
    return PictureWords(
        say("picture-turns", turns=turns), (orange, gray), say("picture-falls"), say("picture-grown")
    )


def thread_name(match: Match, one: str, other: str) -> str:
    """The name of a match's own thread, with plain names, because a thread's name has no markup."""
    names = {"one": shortened(one), "other": shortened(other)}
    return say("thread-name", edition=match.edition, match=str(match.id), **names)


def shortened(name: str) -> str:
    """A name cut so short that two fit into a hundred characters."""
    return name if len(name) <= _MAX_NAME else name[: _MAX_NAME - 1] + "…"
