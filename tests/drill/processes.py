"""One to four processes of the bot share a PostgreSQL database, and are killed a hundred times; more happens to them, too."""

import tempfile
import time
from datetime import timedelta
from pathlib import Path
from random import Random

from tests.databases import running_cluster
from tests.drill.report import Row
from tests.soak.processes import SHARDS, divisions, prepared

FULL = {"kills": 100, "until": timedelta(days=12), "pause": 6, "idle": 8}
SHORT = {"kills": 1, "until": timedelta(hours=6), "pause": 1, "idle": 1}
KILLING = (
    "kill_any",
    "kill_leader",
    "kill_all",
    "kill_before_an_answer",
    "kill_after_an_answer",
    "kill_before_a_message",
    "kill_after_a_message",
)
#: What is no kill comes every so often.
OTHER = ("freeze", "disconnect", "stop_database")
EVERY = 6


def misfortunes(rng):
    """What happens, one after the other, for as long as anybody asks."""
    number = 0
    while True:
        number += 1
        yield rng.choice(OTHER) if number % EVERY == 0 else rng.choice(KILLING)


async def processes(folder, cluster, place, seed, *, kills, until, pause, idle):
    """Play until so many processes were killed, and compare the books; how it went."""
    rng = Random(seed)
    async with prepared(cluster, place, folder, seed=seed, fault_share=0.01, slow_share=0.05) as drill:

        def until_enough():
            for what in misfortunes(rng):
                if drill.stats.kills >= kills:
                    return
                yield what

        await drill.run(
            rng.choice(divisions(range(SHARDS))),
            until_enough(),
            pause=pause,
            idle=idle,
            step=timedelta(hours=6),
            until=until,
        )
        drill.compare()
    return drill


async def run(**extent):
    """So many kills and so much time, as in FULL; skipped where there is no PostgreSQL."""
    start = time.monotonic()
    with (
        running_cluster() as cluster,
        cluster.database() as place,
        tempfile.TemporaryDirectory() as folder,
    ):
        drill = await processes(Path(folder), cluster, place, seed=1, **extent)
    did = ", ".join(f"{what} {times}" for what, times in sorted(drill.did.items()))
    yield Row(
        "processes killed that share a PostgreSQL database",
        drill.stats.kills,
        f"{drill.stats.turns} turns in {drill.stats.matches} matches, {len(drill.notices)} notices, {drill.stats.doubled} doubled"
        f" presses, {time.monotonic() - start:.0f} s ({did}): none lost, none shown or told twice",
    )
