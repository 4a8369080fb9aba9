"""The rules, page by page, in our own words; each page with a small position and the turn that shows it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game import Edition, Played, Position
from words.catalogue import say
from words.choices import Option


class RulesPage(NamedTuple):
    """A page of the rules: its sentence's key, and a turn that shows it."""

    key: str
    position: str
    turn: str


_AIM: Final = RulesPage("rules-aim", "6/6/6/1CC2k/4k1/6 o 3/0 -/-", "C@d3")
#: What is different in an edition comes first, for most who open its rules know the classic ones.
_AIM_KITTENS: Final = (
    RulesPage("rules-new-kittens", "6/6/3k2/6/1KK3/5k o 0/0 -/-", "K@d2"),
    RulesPage("rules-aim-kittens", "6/6/4k1/KK4/6/3k2 o 0/0 -/-", "K@c3"),
)
_BOOPING: Final = (
    RulesPage("rules-boop", "6/6/3k2/3K2/6/6 o 0/0 -/-", "K@c3"),
    RulesPage("rules-fall", "6/6/6/6/6/k1K3 o 0/0 -/-", "K@b1"),
    RulesPage("rules-held", "6/6/2k3/2K1k1/6/6 o 0/0 -/-", "K@c2"),
)
_GROWING: Final = (
    RulesPage("rules-graduate", "6/6/4k1/KK4/6/6 o 0/0 -/-", "K@c3 =a3b3c3"),
    RulesPage("rules-cats", "6/6/6/2c1k1/6/6 o 1/1 -/-", "K@d3"),
    RulesPage("rules-eight", "K1K1K1/6/2k3/K1K1K1/6/5K o 0/0 -/-", "K@b1 =f1"),
    RulesPage("rules-win", "4k1/2C3/1C4/6/2k3/6 o 3/0 -/-", "C@d6"),
)
_GHOSTS: Final = (
    RulesPage("rules-new-ghost", "6/6/3k2/6/1kK3/6 o 0/0 bc1n/-", "K@f6"),
    RulesPage("rules-ghost-enters", "6/6/3k2/6/1K4/6 o 0/0 -/-", "K@e2 G@a34"),
    RulesPage("rules-ghost-moves", "6/6/6/6/1kK3/6 o 0/0 bc1n/-", "K@f6"),
    RulesPage("rules-ghost-scares", "6/6/6/6/2kkK1/6 o 0/0 bc1n/-", "K@a6"),
    RulesPage("rules-ghost-passes", "6/6/6/2k3/6/6 o 0/0 bc1n/bc2s", "K@f6"),
)
_KITTENS: Final = (
    RulesPage("rules-eight-kittens", "K1K1K1/6/2k3/K1K1K1/6/5K o 0/0 -/-", "K@b1 =f1"),
    RulesPage("rules-win-kittens", "4k1/2K3/1K4/6/2k3/6 o 0/0 -/-", "K@d6"),
)
_DRAWS: Final = RulesPage("rules-draws", "1K4/4k1/6/2k3/4K1/1k4 o 0/0 -/-", "K@e3")
#: All signs of a picture in one: a golden square, arrows, a faded piece, a chain, a weight and, with ghosts, which way they go.
_SIGNS: Final = RulesPage("rules-signs", "6/6/3K2/1kk3/k1c3/6 o 0/1 -/-", "K@b2")
_SIGNS_GHOST: Final = RulesPage("rules-signs-ghost", "6/6/3K2/1kk3/k1c1k1/6 o 0/1 ef1n/ab5s", "K@b2")
_SIGNS_KITTENS: Final = RulesPage("rules-signs-kittens", "6/6/3K2/1kk3/k2k2/6 o 0/0 -/-", "K@b2")
_TYPING: Final = RulesPage("rules-typing", "6/4K1/3K2/6/1k4/6 o 0/0 -/-", "K@c3 =c3d4e5")
_TYPING_GHOST: Final = RulesPage("rules-typing-ghost", "6/6/4k1/6/1k4/6 o 0/0 -/-", "K@c3 G@bc1")
_TYPING_KITTENS: Final = RulesPage("rules-typing-kittens", "6/6/4k1/6/1k4/6 o 0/0 -/-", "K@c3")
_ADVICE: Final = RulesPage("rules-advice", "6/6/2kk2/6/5K/6 o 0/0 -/-", "K@c3")
_ADVICE_GHOST: Final = RulesPage("rules-advice-ghost", "6/6/2kk2/6/5K/6 o 0/0 -/-", "K@c3")
_ADVICE_KITTENS: Final = RulesPage("rules-advice-kittens", "6/6/2kk2/6/5K/6 o 0/0 -/-", "K@c3")
PAGES: Final[Mapping[Edition, Sequence[RulesPage]]] = {
    Edition.CLASSIC: (_AIM, *_BOOPING, *_GROWING, _SIGNS, _DRAWS, _TYPING, _ADVICE),
    Edition.GHOST: (*_GHOSTS, _AIM, *_BOOPING, *_GROWING, _SIGNS_GHOST, _DRAWS, _TYPING_GHOST, _ADVICE_GHOST),
    Edition.KITTENS: (
        *_AIM_KITTENS,
        *_BOOPING,
        *_KITTENS,
        _SIGNS_KITTENS,
        _DRAWS,
        _TYPING_KITTENS,
        _ADVICE_KITTENS,
    ),
}
#: What an edition looks like, for its challenges: a piece pushes those of the other side.
_LOOKS: Final = {
    Edition.CLASSIC: RulesPage("", "6/1C2K1/3k2/2c3/1K2k1/6 o 2/2 -/-", "C@d3"),
    Edition.GHOST: RulesPage("", "6/2K3/1K2c1/2k3/3k2/6 o 1/1 cd2n/b34e", "K@e3"),
    Edition.KITTENS: RulesPage("", "6/1K2K1/3k2/2k3/1K2k1/6 o 0/0 -/-", "K@d3"),
}
#: The title of a page, as its sentence begins.
_TITLE: Final = re.compile(r"\*\*(.+?)[.。]?\*\*")


def page_text(edition: Edition, number: int) -> str:
    """A page's text, with its number and how many pages there are."""
    pages = PAGES[edition]
    title = say("rules-title", edition=edition, page=number + 1, pages=len(pages))
    return f"{title}\n{say(pages[number].key)}"


def page_options(edition: Edition, number: int) -> Sequence[Option]:
    """The pages of an edition by their titles, of which this one is open."""
    return [Option(str(each), _title(page), None, each == number) for each, page in enumerate(PAGES[edition])]


def _title(page: RulesPage) -> str:
    found = _TITLE.match(say(page.key))
    if found is None:
        raise ValueError(f"{page.key} has no title")
    return found[1]


def advice_page(edition: Edition) -> int:
    """The number of the page that gives advice: the last."""
    return len(PAGES[edition]) - 1


def signs_page(edition: Edition) -> int:
    """The number of the page that tells what the signs of a picture mean."""
    return typing_page(edition) - 2


def typing_page(edition: Edition) -> int:
    """The number of the page that tells how turns are typed."""
    return advice_page(edition) - 1


def page_turn(edition: Edition, number: int) -> Played:
    """The turn that a page shows."""
    return _turn(edition, PAGES[edition][number])


def edition_turn(edition: Edition) -> Played:
    """A turn that shows what an edition looks like."""
    return _turn(edition, _LOOKS[edition])


def _turn(edition: Edition, page: RulesPage) -> Played:
    before = Position.parse(f"{page.position} {edition.value}")
    return before.play(before.parse_turn(page.turn))
