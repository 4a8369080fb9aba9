"""Spans of time in words."""

import re
from datetime import timedelta

import pytest

from words.catalogue import speaking
from words.languages import FOLDERS, languages
from words.play.times import span


@pytest.mark.parametrize(
    ("time", "told"),
    [
        (timedelta(0), "0 sec"),
        (timedelta(seconds=5), "5 sec"),
        (timedelta(seconds=190), "3 min 10 sec"),
        (timedelta(minutes=5), "5 min"),
        (timedelta(minutes=29, seconds=40), "30 min"),
        (timedelta(hours=2), "2 hr"),
        (timedelta(days=4, hours=6, minutes=10), "4 days 6 hr"),
    ],
)
def test_a_brief_span_is_told_to_the_second_and_a_longer_one_less_exactly(time, told):
    with speaking("en"):
        assert span(time) == told


#: The sentences that tell how far off a moment is, as Discord counts it. Once that is past they read wrong ("opens 17 days ago"), so
#: each is in a message that is rewritten by then, or that only one person sees, or is about the past.
PASSING = {
    "board-facts",
    "board-facts-first",
    "rematch-terms",
    "challenge-terms",
    "puzzle-next-daily",
    "notice-remind-due",
    "notice-time-up-until",
    "notice-ask-until",
    "games-line",
    "refusal-declined-lately",
    "refusal-time-not-up",
    "refusal-untold",
    "house-since",
    "away-leaves",
    "away-before",
    "contest-opens",
    "arena-state",
    "vote-open",
    "vote-page-open",
    "vote-page-next",
    "vote-until",
}


@pytest.mark.parametrize("language", languages())
def test_what_stays_tells_a_moment_by_its_date(language):
    keys, counted = "", set()
    for folder in FOLDERS:
        for line in (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
            if named := re.match(r"([a-z][\w-]*) =", line):
                keys = named[1]
            if ":R>" in line and not line.startswith("#"):
                counted.add(keys)
    assert counted == PASSING
