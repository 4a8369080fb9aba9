"""The rules, page by page, in our own words; each page with a small position and the turn that shows it."""

from __future__ import annotations

from typing import Final, NamedTuple

from game import Edition, Played, Position
from words.catalogue import say


class RulesPage(NamedTuple):
    """What a page teaches: its sentence's key, and a turn that shows it."""

    key: str
    position: str
    turn: str


_BOOP: Final = RulesPage("rules-boop", "6/6/3k2/3K2/6/6 o 0/0 -/-", "K@c3")
_FALL: Final = RulesPage("rules-fall", "6/6/6/6/6/k1K3 o 0/0 -/-", "K@b1")
_HELD: Final = RulesPage("rules-held", "6/6/2k3/2K1k1/6/6 o 0/0 -/-", "K@c2")
_GROWING: Final = (
    RulesPage("rules-cats", "6/6/6/2c1k1/6/6 o 1/1 -/-", "K@d3"),
    RulesPage("rules-graduate", "6/6/4k1/KK4/6/6 o 0/0 -/-", "K@c3 =a3b3c3"),
    RulesPage("rules-eight", "K1K1K1/6/2k3/K1K1K1/6/5K o 0/0 -/-", "K@b1 =f1"),
    RulesPage("rules-win", "6/6/3k2/1CC3/6/6 o 3/0 -/-", "C@d3"),
)
_GHOSTS: Final = (
    RulesPage("rules-ghost-enters", "6/6/3k2/6/1K4/6 o 0/0 -/-", "K@e2 G@a34"),
    RulesPage("rules-ghost-moves", "6/6/6/6/1kK3/6 o 0/0 bc1n/-", "K@f6"),
    RulesPage("rules-ghost-scares", "6/6/6/6/2kkK1/6 o 0/0 bc1n/-", "K@a6"),
    RulesPage("rules-ghost-passes", "6/6/6/2k3/6/6 o 0/0 bc1n/bc2s", "K@f6"),
)
_KITTENS: Final = (
    RulesPage("rules-eight-kittens", "K1K1K1/6/2k3/K1K1K1/6/5K o 0/0 -/-", "K@b1 =f1"),
    RulesPage("rules-win-kittens", "6/6/4k1/KK4/6/6 o 0/0 -/-", "K@c3"),
)
_DRAWS: Final = RulesPage("rules-draws", "1K4/4k1/6/2k3/4K1/1k4 o 0/0 -/-", "K@e3")
PAGES: Final = {
    Edition.CLASSIC: (_BOOP, _FALL, _HELD, *_GROWING, _DRAWS),
    Edition.GHOST: (_BOOP, _FALL, _HELD, *_GROWING, *_GHOSTS, _DRAWS),
    Edition.KITTENS: (_BOOP, _FALL, _HELD, *_KITTENS, _DRAWS),
}


def page_text(edition: Edition, number: int) -> str:
    """A page's text, with its number and how many pages there are."""
    pages = PAGES[edition]
    title = say("rules-title", edition=edition.value, page=str(number + 1), pages=str(len(pages)))
    return f"{title}\n{say(pages[number].key)}"


def page_turn(edition: Edition, number: int) -> Played:
    """The turn that a page shows."""
    page = PAGES[edition][number]
    before = Position.parse(f"{page.position} {edition.value}")
    return before.play(before.parse_turn(page.turn))
