"""Glicko-2 against the paper's own example, its laws, and a season of players whose strength is known."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.ranking.glicko import (
    MAX_DEVIATION,
    START,
    Rating,
    expected,
    newcomer,
    rated,
)

DAY = timedelta(days=1)
ratings = st.builds(Rating, st.floats(800, 2400), st.floats(30, 350), st.floats(0.03, 0.1))


def test_the_papers_example():
    player = Rating(1500, 200, 0.06)
    results = ((Rating(1400, 30), 1), (Rating(1550, 100), 0), (Rating(1700, 300), 0))
    after = rated(player, results)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


@given(ratings, ratings)
def test_who_wins_rises_and_who_loses_falls(player, other):
    assert rated(player, ((other, 1),)).rating > player.rating
    assert rated(player, ((other, 0),)).rating < player.rating
    as_sure = player._replace(deviation=other.deviation)
    assert expected(player, other) == pytest.approx(1 - expected(other, as_sure))


@given(ratings, st.floats(0, 3000))
def test_a_deviation_grows_with_the_days_and_no_further_than_where_everybody_starts(player, days):
    idle = player.after(days * DAY)
    assert player.deviation - 1e-9 <= idle.deviation <= MAX_DEVIATION + 1e-9
    assert idle.rating == player.rating


@given(st.floats(0, 20_000))
def test_who_was_away_however_long_moves_no_more_than_a_newcomer(days):
    other = Rating(1500, 80)
    back = rated(Rating(1500, 60), ((other, 1.0),), days=days)
    assert back.rating <= rated(Rating(), ((other, 1.0),)).rating


def test_newcomers_begin_softer_from_a_day_on_and_before_as_the_paper_has_it():
    day = datetime(2026, 11, 25, tzinfo=UTC)
    assert newcomer(day - timedelta(seconds=1)) == Rating(1500, 350, 0.06)
    assert newcomer(day) == Rating(1500, 200, 0.06)
    first = newcomer(day)
    assert round(first.rating - rated(first, ((first, 0.0),)).rating) == 79


def spearman(order, truth):
    """How well two orders agree, from -1 to 1."""
    ranks = {player: rank for rank, player in enumerate(truth)}
    count = len(order)
    apart = sum((rank - ranks[player]) ** 2 for rank, player in enumerate(order))
    return 1 - 6 * apart / (count * (count**2 - 1))


def test_a_season_finds_out_who_is_strong_at_least_as_well_as_elo():
    rng = Random(8)
    strength = {player: rng.gauss(START, 250) for player in range(200)}
    glicko = dict.fromkeys(strength, Rating())
    last = dict.fromkeys(strength, 0.0)
    elo = dict.fromkeys(strength, START)
    for number in range(3000):
        day = number / 3000 * 90
        one, two = rng.sample(range(200), 2)
        chance = 1 / (1 + 10 ** ((strength[two] - strength[one]) / 400))
        score = float(rng.random() < chance)
        before = {player: glicko[player].after((day - last[player]) * DAY) for player in (one, two)}
        glicko[one] = rated(glicko[one], ((before[two], score),), days=day - last[one])
        glicko[two] = rated(glicko[two], ((before[one], 1 - score),), days=day - last[two])
        last[one] = last[two] = day
        gain = 32 * (score - 1 / (1 + 10 ** ((elo[two] - elo[one]) / 400)))
        elo[one], elo[two] = elo[one] + gain, elo[two] - gain
    truth = sorted(strength, key=strength.get)
    by_glicko = spearman(sorted(glicko, key=lambda player: glicko[player].rating), truth)
    by_elo = spearman(sorted(elo, key=elo.get), truth)
    # On this season 0.940 and 0.937.
    assert by_glicko > 0.93
    assert by_glicko > by_elo
