"""When a contest begins: what its form offers, and what is read from it."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from data.records.contests import ContestKind
from words.catalogue import speaking
from words.limits import OPTIONS
from words.pages.contests.beginnings import begins_options, joining_in

NOW = datetime(2026, 11, 27, 16, 45, tzinfo=UTC)
BERLIN = ZoneInfo("Europe/Berlin")


@pytest.mark.parametrize("kind", ContestKind)
def test_all_that_a_form_offers_is_read_as_a_time_to_come(kind):
    options = begins_options(kind, NOW, BERLIN)
    joining = [joining_in(kind, NOW, option.value) for option in options]
    assert len(options) == len({option.value for option in options}) == OPTIONS
    assert all(timedelta() < each < timedelta(days=15) for each in joining)
    assert [option.chosen for option in options].count(True) == 1


def test_hours_are_those_of_the_zone_and_never_over_or_too_near():
    with speaking("en"):
        options = begins_options(ContestKind.ARENA, NOW, BERLIN)
    first = options[5]
    assert first.label == "Fri, Nov 27 · 8:00\u202fPM"  # 18:00 is only a quarter of an hour away
    assert NOW + joining_in(ContestKind.ARENA, NOW, first.value) == datetime(2026, 11, 27, 19, tzinfo=UTC)
    with speaking("de"):
        assert begins_options(ContestKind.ARENA, NOW, BERLIN)[6].label == "Sa., 28. Nov. · 15:00"


@pytest.mark.parametrize("value", ["at", "at-5", "at0", "at1e9", "at99999999999999", "at²", "7", "x"])
def test_what_no_form_offers_is_refused(value):
    with pytest.raises(ValueError, match=r"^"):
        joining_in(ContestKind.ARENA, NOW, value)


def test_a_moment_that_is_over_is_refused():
    [*_, last] = begins_options(ContestKind.CUP, NOW, BERLIN)
    with pytest.raises(ValueError, match=last.value):
        joining_in(ContestKind.CUP, NOW + timedelta(days=15), last.value)


@pytest.mark.parametrize("due", [NOW + timedelta(days=2, seconds=7), datetime(2026, 11, 28, 19, tzinfo=UTC)])
def test_what_is_announced_already_stands_first_and_once(due):
    options = begins_options(ContestKind.CUP, NOW, BERLIN, due)
    assert NOW + joining_in(ContestKind.CUP, NOW, options[0].value) == due
    assert [option.chosen for option in options] == [True] + [False] * (OPTIONS - 1)
    assert len({option.value for option in options}) == OPTIONS


def test_a_beginning_that_is_over_is_offered_no_more():
    assert begins_options(ContestKind.CUP, NOW, BERLIN, NOW) == begins_options(ContestKind.CUP, NOW, BERLIN)
