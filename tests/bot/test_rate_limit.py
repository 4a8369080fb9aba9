"""The rate limiter: how old an interaction is, whatever the clocks say, and how much one person may press."""

from itertools import accumulate, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.gateway.rate_limit import PATIENCE, PRESSES, SILENCE, Budgets, RateLimiter, Verdict

#: Seconds that the machine's monotonic clock is ahead of Discord's: it begins anywhere.
CLOCKS = st.floats(-1e9, 1e9)
#: A moment for Discord's clock, in seconds since the beginning of its ids.
NOON = 360_000_000.0


def made(moment):
    """An id that was made at a moment of Discord's clock."""
    return int(moment * 1000) << 22


class Inbox:
    """A rate limiter that gets interactions made at some moments of Discord's clock, each after a delay on its way."""

    def __init__(self, ahead=0.0, **options):
        self.time, self.ahead = NOON, ahead
        self.limiter = RateLimiter(now=lambda: self.time + self.ahead, **options)

    def receive(self, at, delay=0.0, person=1, *, typing=False):
        self.time = NOON + at + delay
        return self.limiter.ask(made(NOON + at), person, typing=typing)

    def receive_all(self, sent):
        """Interactions as moments and delays, in the order in which they arrive."""
        return [self.receive(*each) for each in sorted(sent, key=sum)]


@pytest.mark.long
@given(CLOCKS, st.integers(), st.floats(0.1, PATIENCE - 0.01), st.booleans())
def test_a_brisk_player_is_never_refused(ahead, seed, lag, at_once):
    """Ten presses a second for a minute, in whatever order they arrive; or all that were made during a lag at once."""
    rng = Random(seed)
    moments = [number / 10 for number in range(600)]
    delays = [lag - at % lag if at_once else rng.uniform(0, lag) for at in moments]
    assert set(Inbox(ahead).receive_all(zip(moments, delays, strict=True))) == {Verdict.SERVED}


@given(CLOCKS, st.lists(st.tuples(st.floats(0, 200), st.floats(0, 10)), max_size=30))
def test_what_is_older_than_discord_waits_is_dropped_whatever_the_clocks_say(ahead, sent):
    inbox, fastest = Inbox(ahead), None
    for at, delay in sorted(sent, key=sum):
        fastest = delay if fastest is None else min(fastest, delay)
        verdict = inbox.receive(at, delay)
        # An id has its moment in milliseconds.
        if abs(delay - fastest - PATIENCE) > 0.01:
            assert verdict is (Verdict.TOO_LATE if delay - fastest > PATIENCE else Verdict.SERVED)


@pytest.mark.parametrize("jump", [-86_400, -3600, 3600, 86_400 * 365])
def test_a_clock_that_jumps_silences_nobody(jump):
    inbox = Inbox()
    assert inbox.receive(0) is Verdict.SERVED
    inbox.ahead = -jump
    assert [inbox.receive(at) for at in (jump, jump + 1, jump + 2)] == [Verdict.SERVED] * 3
    assert inbox.receive(jump + 3, delay=3) is Verdict.TOO_LATE


def test_the_clocks_may_drift_apart():
    """By a second in ten minutes, for hours."""
    inbox = Inbox()
    for minute in range(600):
        inbox.ahead = minute / 10
        assert inbox.receive(minute * 60) is Verdict.SERVED
    assert inbox.receive(36_000, delay=4) is Verdict.TOO_LATE


def test_after_a_long_silence_the_clocks_are_compared_anew():
    inbox = Inbox()
    assert inbox.receive(0) is Verdict.SERVED
    inbox.ahead = 10
    assert inbox.receive(86_400) is Verdict.SERVED


@given(st.integers(0, 2**63 - 1), st.integers(0, 5))
def test_an_absurd_id_makes_nothing_look_old(absurd, before):
    inbox = Inbox()
    for at in range(before):
        inbox.receive(at)
    if abs((absurd >> 22) / 1000 - NOON) < 1000:
        return
    inbox.time = NOON + 6
    inbox.limiter.ask(absurd, 2)
    assert [inbox.receive(at) for at in range(6, 12)] == [Verdict.SERVED] * 6


def test_what_waits_grows_old():
    inbox = Inbox()
    inbox.receive(0)
    assert inbox.limiter.left(made(NOON)) >= 0
    inbox.time += PATIENCE + 0.1
    assert inbox.limiter.left(made(NOON)) < 0


def test_a_flood_is_told_once_then_not_served_and_works_again_five_seconds_later():
    inbox = Inbox()
    verdicts = [inbox.receive(number / 200) for number in range(4000)]
    told = [number for number, verdict in enumerate(verdicts) if verdict is Verdict.TOO_FAST]
    for first, second in pairwise(told):
        silent = verdicts[first + 1 : first + int(SILENCE * 200)]
        assert set(silent) == {Verdict.SILENCED}
        assert verdicts[first + int(SILENCE * 200)] is Verdict.SERVED
        assert (second - first) / 200 > SILENCE
    assert len(told) == 4
    assert verdicts.count(Verdict.SERVED) < 20 * PRESSES
    assert inbox.receive(20 + SILENCE) is Verdict.SERVED


def test_a_flood_is_nobody_elses():
    inbox = Inbox()
    for number in range(2000):
        inbox.receive(number / 200)
        if number % 20 == 0:
            assert inbox.receive(number / 200, person=2) is Verdict.SERVED


def test_who_types_fast_is_not_told_off():
    inbox = Inbox()
    typed = [inbox.receive(number / 200, typing=True) for number in range(200)]
    assert set(typed) == {Verdict.SERVED, Verdict.SILENCED}
    assert inbox.receive(2) is Verdict.SERVED
    assert inbox.receive(2, typing=True) is Verdict.SERVED


@given(st.lists(st.tuples(st.integers(1, 400), st.floats(0, 0.2)), max_size=500))
def test_only_those_who_pressed_lately_are_remembered_and_nobody_too_short(presses):
    """Beside one that forgets nobody, nobody is served differently."""
    budgets, seen = Budgets(PRESSES, PATIENCE), {}
    moments = accumulate(pause for _, pause in presses)
    for (person, _), now in zip(presses, moments, strict=True):
        alone = seen.setdefault(person, Budgets(PRESSES, PATIENCE))
        assert budgets.spend(person, now, typing=False) is alone.spend(person, now, typing=False)
    for person in range(1000, 1100):
        budgets.spend(person, 1000.0, typing=False)
    assert len(budgets) == 100
