"""``make bench``: measures everything side by side in one run, prints a table, keeps it in build/bench.json.

``python -m tests.bench clicks processes`` measures only these parts, and keeps the other figures that are there.
"""

import json
import sys
from pathlib import Path

from tests.bench import (
    clicks,
    clubhouses,
    contests,
    engine,
    evening,
    flood,
    leaderboards,
    opponent,
    overdue,
    pictures,
    presses,
    processes,
    ratings,
    scale,
    teaching,
    thinking,
)

OUTPUT = Path("build/bench.json")
ROOMS = (
    *(engine, thinking, opponent, teaching, pictures, clicks, presses, scale, overdue, leaderboards, flood),
    *(evening, processes, clubhouses, contests, ratings),
)
PARTS = {room.__name__.rpartition(".")[2]: room for room in ROOMS}


def figures_before():
    return json.loads(OUTPUT.read_text()) if OUTPUT.exists() else {}


if __name__ == "__main__":
    asked = sys.argv[1:]
    if unknown := set(asked) - set(PARTS):
        sys.exit(f"There is no part {', '.join(unknown)}; there are {', '.join(PARTS)}.")
    figures = figures_before() if asked else {}
    for part in asked or PARTS:
        measured = PARTS[part].measure()
        figures |= measured
        for name, value in measured.items():
            print(f"{name:<32}{value:>14,}", flush=True)
        OUTPUT.parent.mkdir(exist_ok=True)
        OUTPUT.write_text(json.dumps(figures, indent=1) + "\n")
