"""The words above the board of a running match: whose turn it is, what happened, and small print; and of any board its picture in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from data import News
from game import Side
from services.play.levels import shown
from services.play.snapshots import Snapshot
from words.catalogue import as_far_as_fits, run_on, say, seconds, small
from words.limits import ALT_TEXT
from words.play.boards.facts import away, bank_told, facts, hints_told, whose_turn
from words.play.boards.last import last_text
from words.play.contests import contest_lines
from words.play.series import series_line
from words.turns.alt_text import describe, ended_in, names_in
from words.turns.pieces import mention, mentions
from words.turns.story import besides, loudest, tell, tell_briefly, tell_next_glide
from words.turns.votes import vote_lines, votes_described


def board_text(snapshot: Snapshot, *, waits: bool = False) -> str:
    """At most two lines, of which a notification shows the first, and small print; between them the votes, where a whole server plays.

    ``waits``: nobody reads it who is to move.
    """
    if not snapshot.running:
        return "\n".join(last_text(snapshot))
    news = _news_of_waiting(snapshot) if waits else _news(snapshot)
    return "\n".join([*news, *vote_lines(snapshot), *map(small, _small_print(snapshot))])


def _news_of_waiting(snapshot: Snapshot) -> tuple[str, str]:
    """The news for whoever waits: whose turn it is, and what has happened."""
    return whose_turn(snapshot, snapshot.position.side.other), (_turn if snapshot.last else _sides)(snapshot)


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
            | News.CONTEST_PAUSED
            | News.CONTEST_WENT_ON
        ):  # the last turn is what the board tells
            pass
        case never:
            assert_never(never)
    if snapshot.to_move.is_bot:
        told = _turn(snapshot) if snapshot.last else _sides(snapshot)
        return say("board-bot-thinks", bot=mover), told
    if snapshot.ballot and snapshot.ballot.kept:
        due = seconds(snapshot.ballot.kept.due_at)
        told = _turn(snapshot) if snapshot.last else _sides(snapshot)
        return say("vote-open", team=mover, due=due), told
    if snapshot.last is None:
        return say("board-begins", mover=mover), _sides(snapshot)
    return say("board-answered" if snapshot.answered else "board-your-turn", mover=mover), _turn(snapshot)


def _turn(snapshot: Snapshot) -> str:
    """The loudest of what the last turn did, or all of it in order where somebody wants it in words; with a mark if it was planned ahead."""
    beside_picture = loudest if snapshot.position.rules.haunted else tell_briefly
    telling = tell if snapshot.in_words else beside_picture
    told = telling(mentions(snapshot), snapshot.events)
    return say("turn-planned", told=told) if snapshot.planned else told


def _sides(snapshot: Snapshot) -> str:
    return say("board-sides", orange=mention(snapshot.orange), gray=mention(snapshot.gray))


def _taken_back(snapshot: Snapshot) -> str:
    """The turns that were taken back, told to the player who did not do it."""
    match = snapshot.match
    by = match.by or snapshot.position.side
    other = snapshot.player(by.other)
    # The bot need not be told.
    return say(
        "board-taken-back-alone" if other.is_bot else "board-taken-back",
        other=mention(other),
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
    """The rest of the last turn, where more is told of it; the facts; and what begins with the match."""
    if told := run_on(_beside_the_turn(snapshot)):
        yield told
    yield facts(snapshot)
    yield from bank_told(snapshot)
    yield from away(snapshot)
    yield from hints_told(snapshot)
    yield from series_line(snapshot)
    yield from contest_lines(snapshot)
    if snapshot.match.handicap and snapshot.match.turns < len(Side):
        yield say("board-handicap", orange=mention(snapshot.orange))
    if snapshot.match.level is not None and snapshot.match.turns < len(Side):
        yield say("board-level", level=shown(snapshot.match.level))


def _beside_the_turn(snapshot: Snapshot) -> Iterator[str]:
    """With ghosts what else happened, whom the ghost pushed where, and where the mover's goes next.

    Where somebody wants it in words, that the mover's ghost may come in: where the ghosts are, the picture's own words tell.
    """
    position, names = snapshot.position, mentions(snapshot)
    events = () if snapshot.match.news is News.TAKEN_BACK else snapshot.events
    if snapshot.in_words:
        if position.rules.haunted and not position.ghost(position.side):
            yield say("board-ghost-may", who=names[position.side])
    elif events and position.rules.haunted:
        yield besides(names, events)
        yield tell_next_glide(names, position) or ""


def watching(snapshot: Snapshot) -> str:
    """For somebody who does not play: whose match they see."""
    return say("watching", orange=mention(snapshot.orange), gray=mention(snapshot.gray))


def board_alt_text(snapshot: Snapshot) -> str:
    """The picture of a board in words."""
    end = ended_in(snapshot)
    names, planned = names_in(snapshot), snapshot.planned
    # Where the text above tells all of a turn, whoever hears both hears it once.
    events = () if snapshot.in_words and snapshot.turn_is_news else snapshot.events
    described = describe(snapshot.position, events, names=names, end=end, planned=planned)
    votes = votes_described(snapshot)
    return as_far_as_fits([described, votes], ALT_TEXT, run_on) if votes else described
