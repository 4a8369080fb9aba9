"""Reads a server's week, portion by portion, and makes it into a picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.delivery.drawing import Asker, Drawing, Picture
from data import Database, Player
from game import Side
from renderer import WEEK_BOARD, Duel, Figure, Likeness, Pictured, SharedTurn, WeekScene
from services.clubhouse import week
from services.clubhouse.week import PORTION, Portion, Week, WeekPost, WeeksTurn, WeekTold
from words.catalogue import say
from words.pages.week import days_of, name_of, player_of

_SIGNS: Final = ("trophy", "paw", "boop", "fall")


async def read_week(database: Database, post: WeekPost) -> WeekTold | None:
    """Everything that is told of a week; None if nobody played. Others may use the database between the portions."""
    played = await database.read(week.played_in, post.guild_id, post.week)
    if not played:
        return None
    seen = Portion()
    for start in range(0, len(played), PORTION):
        some = played[start : start + PORTION]
        seen = seen.and_then(await database.read(week.look_at, post.guild_id, some))
    return await database.read(week.tell, post.guild_id, post.week, played, seen)


async def draw(drawing: Drawing, asker: Asker, told: WeekTold, server: str) -> Picture:
    """The picture of a week of a ``server``, by its name, in the language that is being spoken."""
    turn = await _turn(drawing, asker, told.turn) if told.turn else None
    heading = say("week-heading", of="solvers")
    names = [name_of(player) for player in told.solvers]
    title = say("week-title-drawn", **days_of(told.week))
    scene = WeekScene(server, title, _figures(told), list(_duels(told)), turn, heading, names)
    return await drawing.week(asker, scene, week_file(told.week))


def week_file(told: Week) -> str:
    """The name of the picture of a week, by which its message is known."""
    return f"week-{told.number}.png"


async def _turn(drawing: Drawing, asker: Asker, turn: WeeksTurn) -> SharedTurn:
    """The turn of the week as the picture shows it, with its board."""
    position, events = turn.played.position, turn.played.events
    over = position.outcome is not None
    board = await drawing.board(asker, position, events, over=over, width=WEEK_BOARD)
    return SharedTurn(
        say("week-heading", of="turn"),
        name_of(turn.found.orange),
        name_of(turn.found.gray),
        turn.mover,
        say("button-moment", turn=str(turn.number)),
        say("week-swing", points=turn.change),
        board.data,
    )


def _figures(told: WeekTold) -> list[Figure]:
    numbers = (told.matches, told.turns, told.boops, told.off)
    labels = (
        say("week-label-matches", count=told.matches),
        say("week-label-turns", count=told.turns),
        say("picture-boops", count=told.boops),
        say("card-falls"),
    )
    return [Figure(*each) for each in zip(_SIGNS, map(str, numbers), labels, strict=True)]


def _duels(told: WeekTold) -> Iterator[Duel]:
    """The upset, its winner on the left, and the longest match, as the picture shows them."""
    if told.upset:
        winner = told.upset.found.match.winner or Side.ORANGE
        left, right = (_pictured(player_of(told.upset.found, side)) for side in (winner, winner.other))
        heading, unit = say("week-heading", of="upset"), say("picture-gap")
        yield Duel(heading, left, right, "boop", str(told.upset.gap), unit, crowned=True)
    if told.longest:
        left, right = (_pictured(player_of(told.longest, side)) for side in Side)
        turns = told.longest.match.turns
        unit = say("week-label-turns", count=turns)
        yield Duel(say("week-heading", of="longest"), left, right, "hourglass", str(turns), unit)


def _pictured(player: Player) -> Pictured:
    """A player with a cat of their own."""
    return Pictured(name_of(player), Likeness(player.id))
