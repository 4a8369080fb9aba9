"""A backup is copied over the database while a killed program's log lies beside it: never is the mixture taken for whole."""

import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from data import DatabaseDamaged, create
from data.sqlite.connection import connect
from data.sqlite.file import log_of
from data.sqlite.inspection import inspect
from tests.drill.report import Row

FULL = {"times": 100}
SHORT = {"times": 5}
_MATCH = (
    "INSERT INTO matches (id, edition, orange_id, gray_id, channel_id, state, position, turns, version, shown_version,"
    " relocations, created_at, changed_at) VALUES (?, 'classic', ?, ?, 1, 'running', '', 0, 1, 1, 0, '2026-01-01', '')"
)


def live(file, rng, people):
    """One transaction as a bot makes it: a match begins, or a turn is taken; how many people there are then."""
    file.execute("BEGIN IMMEDIATE")
    if people < 20 or rng.random() < 0.1:
        people += 1
        file.execute(
            "INSERT INTO players (id, discord_id, name) VALUES (?, ?, ?)", (people, people * 7, f"p{people}")
        )
        if people > 2:
            file.execute(_MATCH, (people, people - 1, people))
    else:
        match_id = rng.randint(3, people)
        ((version,),) = file.execute("SELECT version + 1 FROM matches WHERE id = ?", (match_id,))
        turn = (match_id, version, version - 1, "K@c3", "y" * 40, "2026", 0, 0)
        file.execute("INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?, ?, ?)", turn)
        change = "UPDATE matches SET version = ?, turns = ?, changed_at = ?, remind_at = ? WHERE id = ?"
        file.execute(change, (version, version - 1, str(rng.random()), str(rng.random()), match_id))
    file.execute("COMMIT")
    return people


def everything(file):
    """All rows that the bot writes here."""
    tables = ("players", "matches", "turns")
    return [file.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in tables]  # noqa: S608


def mixed(folder, empty, seed):
    """A backup with the log of a later time, and what the database held then."""
    rng = Random(seed)
    path = Path(shutil.copy(empty, folder / "live.sqlite3"))
    backup, mixture = folder / "backup.sqlite3", folder / "mixture.sqlite3"
    count, people = rng.randint(500, 5000), 0
    backed_up_at = rng.randrange(count)
    with closing(connect(path)) as file:
        file.execute("PRAGMA synchronous = OFF")
        for number in range(count):
            if number == backed_up_at:
                with closing(sqlite3.connect(backup)) as copy:
                    file.backup(copy)
            people = live(file, rng, people)
        last = everything(file)
        shutil.copy(backup, mixture)
        shutil.copy(log_of(path), log_of(mixture))
    return mixture, last


async def run(times):
    """So many mixtures."""
    refused = 0
    with tempfile.TemporaryDirectory() as name:
        create(Path(name, "empty.sqlite3"))
        for seed in range(times):
            folder = Path(name, str(seed))
            folder.mkdir()
            mixture, last = mixed(folder, Path(name, "empty.sqlite3"), seed)
            log = log_of(mixture).read_bytes()
            try:
                inspect(mixture)
            except DatabaseDamaged:
                refused += 1
                assert log_of(mixture).read_bytes() == log
            else:
                with closing(sqlite3.connect(mixture)) as file:
                    assert everything(file) == last, "a mixture was taken for whole"
            shutil.rmtree(folder)
    came = (
        f"{refused} refused, the log untouched; in {times - refused} the log held everything since the backup"
    )
    yield Row("a backup copied over the file beside the log of a killed bot", times, came)
