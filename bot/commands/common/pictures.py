"""The language of the words in a picture."""

from __future__ import annotations

from collections.abc import Iterable

from renderer import writable
from words.catalogue import spoken
from words.languages import ENGLISH


def language_for_picture(labels: Iterable[str]) -> str:
    """The language that is spoken, or English where the fonts lack letters of these labels.

    A picture whose parts are named in English says more than one that does not name them.
    """
    return spoken() if all(map(writable, labels)) else ENGLISH
