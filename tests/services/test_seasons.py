"""Seasons: four a year, each ending where the next begins."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.queries.standings import ALL_TIME
from services.ranking.seasons import Season, counted_at
from words.pages.leaderboards import season_choices

MOMENTS = st.integers(0, 7_000_000_000).map(lambda second: datetime.fromtimestamp(second, UTC))


@given(MOMENTS)
def test_a_moment_is_before_the_end_of_its_season_and_not_of_the_one_before(moment):
    season = Season.of(moment)
    assert season.before.end <= moment < season.end
    assert Season.of(season.end).before == season
    assert Season.numbered(season.number) == season


def test_a_season_is_a_calendar_quarter_in_utc():
    assert Season.of(datetime(2026, 12, 31, 23, 59, tzinfo=UTC)) == Season(2026, 4)
    assert Season.of(datetime(2027, 1, 1, tzinfo=UTC)) == Season(2027, 1)
    assert Season.of(datetime(2027, 1, 1, 1, tzinfo=timezone(timedelta(hours=2)))) == Season(2026, 4)
    assert Season(2026, 4).number == 20264
    assert Season(2026, 4).end == datetime(2027, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize("number", [1, -20264, 20260, 20265, 999994, 10**30])
def test_a_number_of_no_season_is_none(number):
    with pytest.raises(ValueError, match="no season"):
        Season.numbered(number)


def test_a_season_that_is_over_is_shown_as_of_its_end():
    now = datetime(2026, 11, 21, tzinfo=UTC)
    assert counted_at(ALL_TIME, now) == now
    assert counted_at(20264, now) == now
    assert counted_at(20263, now) == datetime(2026, 10, 1, tzinfo=UTC)


def test_each_season_has_its_own_name():
    seasons = [Season(2027, quarter) for quarter in (1, 2, 3, 4)]
    _, *choices = season_choices(seasons, Season(2027, 2).end, "")
    assert [choice.label for choice in choices] == [
        "January to March 2027",
        "April to June 2027",
        "This season: July to September 2027",
        "October to December 2027",
    ]
