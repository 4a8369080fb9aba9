"""Samples of the pictures of leagues, knockouts and arenas, with names in many scripts and every state that there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from renderer.cards.arena import ArenaRow, draw_arena
from renderer.cards.bracket import BracketRound, BracketScene, BracketTie, draw_bracket
from renderer.cards.league import LeagueRow, LeagueWords, LeagueZone, draw_league
from renderer.cards.pills import TO_COME, Pill, PillKind
from renderer.cards.poster import PosterScene, Prize, draw_poster
from renderer.sprites.players.likenesses import Likeness

_SERVER: Final = "The Purring Parlour"
_MINUS: Final = "\N{MINUS SIGN}"
_PILLS: Final = {
    **{text: Pill(PillKind.WON, text) for text in ("1", "2", "4", "+")},
    **{text: Pill(PillKind.LOST, text) for text in ("0", _MINUS)},
    "½": Pill(PillKind.DRAWN, "½"),
    "·": TO_COME,
}
#: A division's results: a row for each player, and in it the games against each opponent, none against oneself.
_CROSSTABLE: Final = (
    "__ 1· 1½ 11 ½1 ++",
    "0· __ ½1 1½ 11 ++",
    "0½ ½0 __ 11 11 ++",
    f"00 0½ 00 __ 11 +{_MINUS}",
    "½0 00 00 00 __ ++",
    f"{_MINUS}{_MINUS} {_MINUS}{_MINUS} {_MINUS}{_MINUS} {_MINUS}+ {_MINUS}{_MINUS} __",
)
#: Their games played, points, and the tie-break of two who have as many: Sonneborn and Berger's.
_STANDINGS: Final = (
    *(("9/10", "8", ""), ("9/10", "7", "(22¾)"), ("10/10", "7", "(21½)")),
    *(("10/10", "3½", ""), ("10/10", "2½", ""), ("10/10", "1", "")),
)
_ROUND_NAMES: Final = ("Round of 64", "Round of 32", "Round of 16", "Quarter-finals", "Semi-finals", "Final")
#: The points of each one's last games in an arena.
_LAST_GAMES: Final = ("022444", "½02224", "2202½0", "0½22½2", "002½20")


def contest_cards(names: Sequence[str]) -> Iterator[bytes]:
    """PNGs of a division, of a knockout under way and of one that is over, and of an arena, with these names; and posters, with people and with none."""
    yield _league(names)
    yield from draw_bracket(knockout(names, 32, played=3))[:2]
    yield from draw_bracket(knockout(names, 8, played=3))
    yield _arena(names)
    announced = PosterScene(
        "Yarn Ball Open",
        Prize.TROPHY,
        (),
        4,
        facts=f"Boop · {_SERVER}",
        when="Starts Sat, Nov 28 at 6:00 PM UTC",
        terms="3 days a turn",
        how="Join in Discord: “I'm in”",
    )
    yield draw_poster(announced._replace(joined=[Likeness(number) for number in range(3)]))
    terms = "3 minutes each, plus 10 seconds a turn · 45 minutes"
    yield draw_poster(announced._replace(title="Friday arena", prize=Prize.FLAME, terms=terms))


def _league(names: Sequence[str]) -> bytes:
    zones = (LeagueZone.RISES, *(LeagueZone.STAYS,) * 3, *(LeagueZone.FALLS,) * 2)
    rows = [
        LeagueRow(
            place + 1,
            names[place],
            played,
            points,
            [[_PILLS[each] for each in games if each in _PILLS] for games in _CROSSTABLE[place].split()],
            tie_break,
            zones[place],
            out=place == len(zones) - 1,
            likeness=Likeness(place + 1),
        )
        for place, (played, points, tie_break) in enumerate(_STANDINGS)
    ]
    words = LeagueWords("Points", "Promotion", "Relegation", "Withdrawn")
    return draw_league("Yarn League", "Autumn 2026, division 2", rows, words)


def knockout(names: Sequence[str], players: int, *, played: int) -> BracketScene:
    """A knockout of so many players, a power of two, of which so many rounds are over, and one tie of the next."""
    count = players.bit_length() - 1
    here = [names[number % len(names)] for number in range(players)]
    rounds = list[BracketRound]()
    for level in range(count):
        ties = [
            _tie((here[at], here[at + 1]), level, at // 2, played=level < played)
            for at in range(0, len(here), 2)
        ]
        rounds.append(BracketRound(_ROUND_NAMES[level - count], ties))
        here = ["" if tie.winner is None else tie.names[tie.winner] for tie in ties]
    return BracketScene("Cup of the Golden Yarn", rounds, "Bye", _SERVER, Likeness(7))


def _tie(names: tuple[str, str], level: int, number: int, *, played: bool) -> BracketTie:
    """A tie that the upper one or the lower one has won by turns, or that is open still; the very first has a bye."""
    looks = Likeness(sum(map(ord, names[0]))), Likeness(sum(map(ord, names[1])))
    if level == number == 0:
        return BracketTie((names[0], ""), winner=0, bye=True, likenesses=looks)
    if not played:
        return BracketTie(names, ("½", "½") if number == 0 and all(names) else ("", ""), likenesses=looks)
    return BracketTie(names, (("2", "0"), ("½", "1½"))[number % 2], number % 2, likenesses=looks)


def _arena(names: Sequence[str]) -> bytes:
    rows = [
        ArenaRow(
            place + 1,
            name,
            str(34 - 3 * place),
            [_PILLS[each] for each in _LAST_GAMES[place % len(_LAST_GAMES)]],
            on_fire=place in {0, 1, 4},
            likeness=Likeness(place + 1),
        )
        for place, name in enumerate(names[:10])
    ]
    return draw_arena("Friday arena, 20 minutes left", rows, "and 12 more", server=_SERVER)
