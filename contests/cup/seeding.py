"""Seeding: where in a bracket everybody begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MIN_ENTRANTS: Final = 4
MAX_ENTRANTS: Final = 64


def first_ties(seeds: Sequence[int]) -> Sequence[tuple[int, int | None]]:
    """The ties of the first round from the top of the bracket to its end: the better seed, and the other or None for a bye.

    ``seeds`` are the entrants, the strongest first. If all the better seeds win, 1 and 2 meet in the final, 1 to 4 in the
    semifinals, and so on; byes go to the first seeds. ValueError unless there are 4 to 64.
    """
    if not MIN_ENTRANTS <= len(seeds) <= MAX_ENTRANTS:
        raise ValueError(f"a cup has {MIN_ENTRANTS} to {MAX_ENTRANTS} people, not {len(seeds)}")
    better = [0]
    while 2 * len(better) < len(seeds):
        # In a round twice as large everybody meets the seed that is as far from its end as they are from its top.
        last = 2 * len(better) - 1
        better = [seed for each in better for seed in (each, last - each)]
    others = [*seeds, *[None] * (2 * len(better) - len(seeds))][::-1]
    return [(seeds[seed], others[seed]) for seed in better]
