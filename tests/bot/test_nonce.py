"""Nonces: short enough for Discord, never cut off, and another one for everything that differs."""

from hypothesis import given
from hypothesis import strategies as st

from bot.replies import nonce
from words.limits import NONCE

ids = st.integers(0, 10**20)


@given(st.sets(st.tuples(ids, ids, st.sampled_from(["remind", "time-up", "late", "moved"])), min_size=2))
def test_a_nonce_is_short_enough_and_no_two_are_alike(what):
    nonces = {nonce(*each) for each in what}
    assert len(nonces) == len(what)
    assert all(1 <= len(each) <= NONCE for each in nonces)


def test_a_short_one_can_be_read():
    assert nonce(12, 3, 0, "time-up") == "12-3-0-time-up"
