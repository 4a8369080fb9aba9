"""The words of the language that is being spoken for the pieces, in turns that people type: ``Katze c3``."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from game import Kind, NotATurn, read_turn
from words.catalogue import say

#: What the notation writes for each piece.
_LETTERS: Final = {"kitten": "k", "cat": "c", "ghost": "g"}


def in_notation(typed: str) -> str:
    """A typed turn in the universal notation, if it is one in the language's own words; else as it was typed."""
    try:
        read_turn(typed)
    except NotATurn:
        written = in_letters(typed)
        try:
            read_turn(written)
        except NotATurn:
            return typed
        return written
    return typed


def in_letters(typed: str) -> str:
    """A text with letters in place of the language's words for the pieces, and plain letters for full-width ones."""
    written = unicodedata.normalize("NFKC", typed).casefold()
    known = {word: letter for piece, letter in _LETTERS.items() for word in _words(piece)}
    # The longest first: some languages have the word for a cat in that for a kitten.
    for word in sorted(known, key=len, reverse=True):
        written = written.replace(word, known[word])
    return written


def kind_words(kind: Kind) -> Sequence[str]:
    """The language's words for a kind of piece, as they may be typed."""
    return _words(kind.name.lower())


def _words(piece: str) -> Sequence[str]:
    listed = say(f"turn-words-{piece}").split(",")
    return [unicodedata.normalize("NFKC", word.strip()).casefold() for word in listed]
