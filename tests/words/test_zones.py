"""Time zones are found by what people call their cities, in each language."""

import pytest

from services.players.preferences import zones
from words.catalogue import speaking
from words.pages.zones import zone_choices, zone_named, zone_proposed


@pytest.mark.parametrize(
    ("language", "typed", "zone"),
    [
        ("en", "new york", "America/New_York"),
        ("ja", "東京", "Asia/Tokyo"),
        ("de", "wien", "Europe/Vienna"),
        ("pl", "Warszawa ", "Europe/Warsaw"),
        ("ko", "서울", "Asia/Seoul"),
        ("zh-TW", "台北", "Asia/Taipei"),
        ("ja", "Europe/Berlin", "Europe/Berlin"),
    ],
)
def test_a_city_is_found_by_its_name_in_the_language(language, typed, zone):
    with speaking(language):
        assert zone_named(zones(), typed) == zone
        first = zone_choices(zones(), typed)[0]
    assert first.value == zone
    assert zone in first.label


def test_what_is_no_city_stays_as_it_was_typed():
    assert zone_named(zones(), " Mars/Olympus ") == "Mars/Olympus"
    assert zone_choices(zones(), "Olympus Mons") == []


@pytest.mark.parametrize(
    ("language", "zone"),
    [
        ("de", "Europe/Berlin"),
        ("ja", "Asia/Tokyo"),
        ("zh-TW", "Asia/Taipei"),
        ("en", None),
        ("es", None),
        ("pt-BR", None),
    ],
)
def test_a_zone_is_proposed_where_a_language_has_one(language, zone):
    with speaking(language):
        assert zone_proposed(zones()) == zone
        assert zone_proposed(()) is None
