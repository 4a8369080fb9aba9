"""``make soak``: twenty thousand turns of kills, faults and doubled clicks, and the books compared."""

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests import forkserver
from tests.soak.soak import soak

if __name__ == "__main__":
    forkserver.install()
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--turns", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        stats, seconds = asyncio.run(
            soak(
                Path(folder) / "soak.sqlite3",
                turns=options.turns,
                seed=options.seed,
                kill_every=10,
                fault_share=0.01,
            )
        )
    print(f"{stats.turns} turns in {stats.matches} matches, {seconds:.0f} s: nothing lost, nothing doubled")
    print(
        f"{stats.kills} kills, {stats.doubled} doubled clicks, {stats.unanswered} tries that came to nothing (refused, failed, cut off)"
    )
    print(", ".join(f"{count} x {fault.value}" for fault, count in stats.faults.items()))
