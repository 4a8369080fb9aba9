"""How fast the rules are."""

import json
import time
from pathlib import Path
from random import Random

from game import Edition, Position, perft, random_game

SECONDS = 3.0
MAX_LEAVES = 40_000_000
COUNTS = json.loads((Path(__file__).parents[1] / "game" / "perft.json").read_text())


def turns_per_second():
    """Random turns a second, classic edition, one core."""
    rng = Random(1)
    turns, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        turns += len(random_game(Edition.CLASSIC, rng))
    return turns / (time.perf_counter() - start)


def perft_leaves_per_second():
    """Leaves counted a second, over all of perft.json that fits into 40 million, each count checked."""
    counts = sorted(
        (count, case["position"], depth)
        for cases in COUNTS.values()
        for case in cases
        for depth, count in enumerate(case["perft"], 1)
    )
    leaves, start = 0, time.perf_counter()
    for count, position, depth in counts:
        if leaves + count > MAX_LEAVES:
            break
        found = perft(Position.parse(position), depth)
        if found != count:
            raise SystemExit(f"perft {depth} of {position}: {found}, not {count}")
        leaves += count
    return leaves, leaves / (time.perf_counter() - start)


def measure():
    leaves, leaves_per_second = perft_leaves_per_second()
    return {
        "turns_per_second": round(turns_per_second()),
        "perft_leaves": leaves,
        "perft_leaves_per_second": round(leaves_per_second),
    }
