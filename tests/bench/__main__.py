"""``make bench``: measures everything side by side in one run, prints a table, keeps it in build/bench.json."""

import json
from pathlib import Path

from tests.bench import (
    clicks,
    engine,
    flood,
    leaderboards,
    opponent,
    overdue,
    pictures,
    scale,
    teaching,
    thinking,
)

OUTPUT = Path("build/bench.json")

if __name__ == "__main__":
    figures = {}
    for room in (engine, thinking, opponent, teaching, pictures, clicks, scale, overdue, leaderboards, flood):
        measured = room.measure()
        figures |= measured
        for name, value in measured.items():
            print(f"{name:<32}{value:>14,}", flush=True)
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(figures, indent=1) + "\n")
