"""A server's week in words: the lines above its picture, and the picture for those who don't see it."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from datetime import timedelta
from functools import partial
from typing import Final

from data import Match, Player
from data.queries.matches.match_rows import MatchWithPlayers
from game import Side
from services.clubhouse.week import Week, WeekTold
from words.catalogue import as_far_as_fits, day, join_all, run_on, say
from words.limits import ALT_TEXT, CONTENT
from words.links import address_of
from words.play.contests import winner_line
from words.turns.pieces import mention

#: How many of those who solved every daily puzzle are named.
_MOST_NAMED: Final = 10


def week_text(told: WeekTold, gone: Container[int] = frozenset()) -> str:
    """The lines above the picture of a week; no link leads to a match in a channel that is ``gone``."""
    lines = [say("week-title", **days_of(told.week)), _numbers(told)]
    lines += (f"• 🏆 {winner_line(won, mention(won.player))}" for won in told.winners)
    lines += (f"• {line}" for line in _highlights(told, mention, partial(_linked, gone)))
    return as_far_as_fits(lines, CONTENT)


def week_alt_text(told: WeekTold) -> str:
    """The picture of a week in words; if there is no room, the last is left out."""
    lines = [say("week-alt", **days_of(told.week)), _numbers(told)]
    lines += (f"{winner_line(won, name_of(won.player))}." for won in told.winners)
    lines += (f"{line}." for line in _highlights(told, name_of, lambda line, _: line))
    return as_far_as_fits(lines, ALT_TEXT, run_on)


def _highlights(
    told: WeekTold, named: Callable[[Player], str], linked: Callable[[str, Match], str]
) -> Iterator[str]:
    """The upset, the longest match, the turn of the week, and who solved every daily puzzle, as far as there are any."""
    if told.upset:
        found = told.upset.found
        winner = found.match.winner or Side.ORANGE
        names = {"winner": named(player_of(found, winner)), "loser": named(player_of(found, winner.other))}
        yield linked(say("week-upset", gap=told.upset.gap, **names), found.match)
    if told.longest:
        match, orange, gray = told.longest
        line = say("week-longest", orange=named(orange), gray=named(gray), turns=match.turns)
        yield linked(line, match)
    if told.turn:
        (found, number, change, _), side = told.turn, told.turn.mover
        names = {"who": named(player_of(found, side)), "other": named(player_of(found, side.other))}
        yield linked(say("week-turn", turn=str(number), points=change, **names), found.match)
    if told.solvers:
        some = told.solvers[:_MOST_NAMED]
        yield say("week-solvers", who=join_all(map(named, some)), more=len(told.solvers) - len(some))


def matches_of(told: WeekTold) -> Sequence[Match]:
    """The matches that a week's lines lead to."""
    found = (told.upset and told.upset.found, told.longest, told.turn and told.turn.found)
    return [each.match for each in found if each]


def _numbers(told: WeekTold) -> str:
    return say(
        "week-numbers",
        matches=told.matches,
        people=told.people,
        turns=told.turns,
        boops=told.boops,
        off=told.off,
    )


def _linked(gone: Container[int], line: str, match: Match) -> str:
    if match.channel_id in gone:
        return line
    return say("clubhouse-result", result=line, match=str(match.id), link=address_of(match))


def days_of(week: Week) -> dict[str, str]:
    """The first and the last day of a week, as people of the language write them."""
    return {"first": day(week.begins), "last": day(week.ends - timedelta(days=1))}


def player_of(found: MatchWithPlayers, side: Side) -> Player:
    """The player of a side."""
    return found.orange if side is Side.ORANGE else found.gray


def name_of(player: Player) -> str:
    """The plain name of a player: nothing is mentioned in a picture."""
    return player.name or say("former-player")
