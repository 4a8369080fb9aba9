"""Spans of time in words."""

from datetime import timedelta

import pytest

from words.catalogue import speaking
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
