"""Glicko-2: how strong a player is, how sure that is, and how a match changes both. Standard library only, no I/O.

Mark E. Glickman, "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf), whose step numbers are used. Each
match is a rating period of its own, and a deviation grows by the day instead of by the period.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

#: Everybody's first rating, deviation and volatility: the paper's values.
START: Final = 1500.0
MAX_DEVIATION: Final = 350.0
START_VOLATILITY: Final = 0.06
#: How much volatility may change: of the paper's 0.3 to 1.2, a value for a game with few upsets.
_TAU: Final = 0.5
#: The deviation with which newcomers begin since then; before, it was the paper's. A first loss costs half as many points, and the
#: order of a leaderboard is right as soon (``make bench``: ratings; decision 36).
_SOFTER: Final = 200.0
_SOFTER_SINCE: Final = datetime(2026, 11, 25, tzinfo=UTC)
_SCALE: Final = 173.7178
_CLOSE_ENOUGH: Final = 0.000001
_DAY: Final = timedelta(days=1)


class Rating(NamedTuple):
    """A player's strength in points, its deviation in points, and its volatility."""

    rating: float = START
    deviation: float = MAX_DEVIATION
    volatility: float = START_VOLATILITY

    def after(self, idle: timedelta) -> Rating:
        """The rating after a time without a match: only the deviation grows (step 6, by the day)."""
        grown = _grown(self.deviation / _SCALE, self.volatility, idle / _DAY)
        return self._replace(deviation=min(grown * _SCALE, MAX_DEVIATION))


def newcomer(now: datetime) -> Rating:
    """The rating of somebody before their first match."""
    return Rating(deviation=_SOFTER if now >= _SOFTER_SINCE else MAX_DEVIATION)


def rated(player: Rating, results: tuple[tuple[Rating, float], ...], days: float = 1.0) -> Rating:
    """A rating after matches against opponents with these ratings, each won (1), drawn (0.5) or lost (0).

    ``days`` have passed since the last match; the paper's period is one.
    """
    # Step 2: to the scale used for computing.
    mu, phi = (player.rating - START) / _SCALE, player.deviation / _SCALE
    against = [((other.rating - START) / _SCALE, other.deviation / _SCALE, score) for other, score in results]
    # Step 3: the variance of the rating, from the results alone.
    v = 1 / sum(
        _g(phi_j) ** 2 * _e(mu, mu_j, phi_j) * (1 - _e(mu, mu_j, phi_j)) for mu_j, phi_j, _ in against
    )
    # Step 4: how much better the results are than expected.
    surprise = sum(_g(phi_j) * (score - _e(mu, mu_j, phi_j)) for mu_j, phi_j, score in against)
    # Steps 5 to 7.
    sigma = _volatility(v * surprise, phi, v, player.volatility)
    # However long somebody was away, the deviation is at most a newcomer's.
    phi_star = min(_grown(phi, sigma, days), MAX_DEVIATION / _SCALE)
    phi_new = 1 / sqrt(1 / phi_star**2 + 1 / v)
    # Step 8: back to points.
    rating = START + _SCALE * (mu + phi_new**2 * surprise)
    return Rating(rating, min(phi_new * _SCALE, MAX_DEVIATION), sigma)


def expected(player: Rating, other: Rating) -> float:
    """The score, from 0 to 1, that a player may expect against another."""
    return _e((player.rating - START) / _SCALE, (other.rating - START) / _SCALE, other.deviation / _SCALE)


def _grown(phi: float, sigma: float, days: float) -> float:
    """Step 6: the deviation after so many days."""
    return sqrt(phi**2 + sigma**2 * days)


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _e(mu: float, mu_j: float, phi_j: float) -> float:
    return 1 / (1 + exp(-_g(phi_j) * (mu - mu_j)))


def _volatility(delta: float, phi: float, v: float, sigma: float) -> float:
    """Step 5: the new volatility, found as a root by the Illinois method."""
    a = log(sigma**2)

    def f(x: float) -> float:
        top = exp(x) * (delta**2 - phi**2 - v - exp(x))
        return top / (2 * (phi**2 + v + exp(x)) ** 2) - (x - a) / _TAU**2

    low = a
    if delta**2 > phi**2 + v:
        high = log(delta**2 - phi**2 - v)
    else:
        steps = 1
        while f(a - steps * _TAU) < 0:
            steps += 1
        high = a - steps * _TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _CLOSE_ENOUGH:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
