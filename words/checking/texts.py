"""Texts that are put together of many sentences, and words that somebody may type: they work in a language, too."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from game import Edition, Kind, Played, Position, Side, random_game, square_name
from words.catalogue import say, speaking
from words.checking.problems import Problem
from words.limits import ALT_TEXT, CONTENT
from words.pages.help import help_text
from words.pages.rules import PAGES, page_options, page_text
from words.turns.alt_text import describe
from words.turns.turn_words import in_notation, kind_words

#: A command that Discord knows is written with its id: ``</challenge:…>`` instead of ``/challenge`` in backquotes.
_COMMAND_ID: Final = len(f"</:{9**20}>") - len("`/`")
#: Names as long as Discord has them.
_NAMES: Final = {Side.ORANGE: "W" * 32, Side.GRAY: "M" * 32}
#: How many of a game's fullest beds are described.
_BEDS: Final = 8


def unfit_texts(language: str) -> list[Problem]:
    """Pages, descriptions and typed words with something wrong."""
    with speaking(language):
        return [*_typed(), *_pages(), *_beds()]


def _typed() -> Iterator[Problem]:
    for kind in Kind:
        letter = kind.name[0].lower()
        for word in kind_words(kind):
            if in_notation(f"{word} c3") not in {f"{letter} c3", f"{word} c3"}:
                yield Problem(
                    f"turn-words-{kind.name.lower()}",
                    f"has {word}, which can't be told from another word: take another",
                )
    ghost = say("turn-words-ghost").split(",")[0]
    if not in_notation(f"c3 {ghost} bc1").startswith("c3 g"):
        yield Problem("turn-words-ghost", f"has {ghost}, which can't be told from another word: take another")


def _pages() -> Iterator[Problem]:
    for edition in Edition:
        pages = [(page.key, page_text(edition, number)) for number, page in enumerate(PAGES[edition])]
        helped = [("help-game", help_text(chosen)) for chosen in (None, edition)]
        for key, text in [*pages, *helped]:
            length = len(text) + _COMMAND_ID * text.count("`/")
            if length > CONTENT:
                yield Problem(
                    key, f"makes its page {length} characters long, and it may have {CONTENT}: say it shorter"
                )
        if len({option.label for option in page_options(edition, 0)}) < len(PAGES[edition]):
            yield Problem("rules-title", f"and others give two pages of {edition.value} one title: name each")


def _beds() -> Iterator[Problem]:
    for edition in Edition:
        for position, played in _fullest(edition):
            told = describe(position, played.events, names=_NAMES)
            lacking = [name for name in map(square_name, position.pieces) if name not in told]
            if len(told) >= ALT_TEXT:
                yield Problem(
                    "alt-standing",
                    f"and others tell a full bed in {len(told)} characters, and may have {ALT_TEXT}: say it shorter",
                )
            if lacking:
                yield Problem(
                    "alt-standing",
                    f"and others leave out {', '.join(lacking)} of a full bed: say all squares",
                )


def _fullest(edition: Edition) -> list[tuple[Position, Played]]:
    """Positions of a game with the most pieces, and the turns that led there."""
    position, reached = Position.start(edition), []
    for turn in random_game(edition, Random(3)):
        played = position.play(turn)
        position = played.position
        reached.append((position, played))
    return sorted(reached, key=lambda each: len(each[0].pieces))[-_BEDS:]
