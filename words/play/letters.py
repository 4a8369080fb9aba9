"""The letters that people get by themselves: that the place of their match is gone, which matches await them today, that there is a new daily puzzle, and how a match goes on that they follow."""

from __future__ import annotations

from collections.abc import Iterable

from data import News, Player
from puzzles import hardness_of
from services.learning.calls import Call
from services.play.snapshots import Snapshot
from services.play.telling.follows import Following
from services.players.day import Day
from words.catalogue import join_list, run_on, say, seconds, small
from words.play.boards.places import homeless_turn
from words.play.boards.running import board_text
from words.play.games import PAGE, games_line
from words.turns.pieces import mention


def place_lost(snapshot: Snapshot, reader: Player) -> str:
    """For a player: that no board can be posted where they play, and how to go on; and that it is their turn, if the other has moved."""
    if snapshot.match.news is News.TURN and snapshot.to_move.id == reader.id:
        return homeless_turn(snapshot)
    other = snapshot.player(snapshot.seat_of(reader).other)
    return say("place-lost", other=mention(other), **_where(snapshot))


def place_lost_around(snapshot: Snapshot, readers: Iterable[Player]) -> str:
    """For players whom no letter reaches, in the channel around their thread: the same."""
    return say("place-lost-around", players=join_list(map(mention, readers)), **_where(snapshot))


def day_text(day: Day) -> str:
    """All matches that await somebody, a line each; of very many the first, and how many more there are. Below them the puzzle that carries a streak on."""
    lines, awaiting = [], day.awaiting
    if awaiting:
        lines += [say("day-title", count=len(awaiting)), *map(games_line, awaiting[:PAGE])]
    if more := len(awaiting[PAGE:]):
        lines.append(small(say("day-more", count=more)))
    if day.streak:
        lines.append(say("day-streak", streak=str(day.streak), until=seconds(day.until)))
    return "\n".join(lines)


def call_text(call: Call) -> str:
    """For whoever asked to be called: that there is a new daily puzzle, the streak that it would carry on, how hard it is, and when the calls end."""
    streak = [say("call-streak", days=call.streak)] if call.streak else []
    hardness = say("puzzle-hardness", number=str(hardness_of(call.day)))
    ends = say("call-last" if call.last else "call-ends")
    return "\n".join([run_on([say("call"), *streak]), small(hardness), small(ends)])


def following_text(how: Following, match_id: int) -> str:
    """The letters that somebody gets from now on who follows a match in this way."""
    return say("following", how=how, match=str(match_id))


def followed_text(snapshot: Snapshot) -> str:
    """For somebody who follows a match: which one, and the words of its board."""
    match, both = snapshot.match, {"orange": mention(snapshot.orange), "gray": mention(snapshot.gray)}
    told = say("followed", match=str(match.id), **both)
    return f"{told}\n{board_text(snapshot, waits=True)}"


def _where(snapshot: Snapshot) -> dict[str, str]:
    match = snapshot.match
    return {"match": str(match.id), "channel": f"<#{match.channel_id}>"}
