"""``make drill``: lets happen what should not, as often as it takes, and prints what came of it.

``python -m tests.drill kills disk`` runs only some.
"""

import asyncio
import sys

from tests import forkserver
from tests.drill import (
    arenas,
    clubhouse,
    cups,
    deadlines,
    disk,
    forged,
    kills,
    leagues,
    mixtures,
    plans,
    processes,
    puzzles,
    season,
    votes,
)

DRILLS = {
    "kills": kills,
    "plans": plans,
    "disk": disk,
    "mixtures": mixtures,
    "forged": forged,
    "puzzles": puzzles,
    "season": season,
    "clubhouse": clubhouse,
    "deadlines": deadlines,
    "leagues": leagues,
    "cups": cups,
    "arenas": arenas,
    "votes": votes,
    "processes": processes,
}


async def main(names):
    for name in names:
        async for row in DRILLS[name].run(**DRILLS[name].FULL):
            print(f"| {row.what} | {row.times:,} | {row.came} |", flush=True)


if __name__ == "__main__":
    forkserver.install()
    asyncio.run(main(sys.argv[1:] or DRILLS))
