"""Fifty matches at once on PostgreSQL, beside the same on SQLite: turns a second, and the bot's CPU for a turn."""

import asyncio
import tempfile
from pathlib import Path

from tests.bench.clicks import a_crowd, at_our_table
from tests.bench.stage import a_bot
from tests.databases import running_cluster


def of_a_crowd(database):
    """Turns a second, and CPU milliseconds of the bot's process for each."""
    _, kept, cpu = asyncio.run(
        a_crowd(lambda server: a_bot(server, database, BOOP_PRESSES="1000"), at_our_table)
    )
    return kept, cpu


def measure():
    with tempfile.TemporaryDirectory() as folder, running_cluster() as cluster, cluster.database() as place:
        _, in_a_file = of_a_crowd(Path(folder, "crowd.sqlite3"))
        kept, on_a_server = of_a_crowd(place.url.set(drivername="postgresql").render_as_string(False))
    return {
        "pg_turns_kept_per_second": round(kept, 1),
        "pg_turn_cpu_ms_50": round(on_a_server, 2),
        "pg_turn_cpu_ratio": round(on_a_server / in_a_file, 2),
    }
