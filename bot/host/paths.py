"""The paths that the settings name: none of them may be another's, because the program writes over some of them and deletes others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from bot.host.watch.backup_files import looks_like_backup
from bot.host.watch.backups import BackupPlan
from data import DatabaseUrl, file_of

#: What is in a sign of life.
_SIGN_OF_LIFE: Final = {"lag", "unshown", "backups_wanted"}
#: What the settings are read from, where the bot is started.
_SETTINGS: Final = Path(".env")


class SharedPath(Exception):
    """A path that a setting names is used for something else; the argument is the sentence that says so."""


def refuse_shared_paths(
    database: DatabaseUrl, heartbeat: Path | None, clock: Path | None, backups: BackupPlan | None
) -> None:
    """Refuse to begin where the program would write over, or delete, what it or somebody else needs. Raises SharedPath."""
    try:
        _refuse_shared(file_of(database), heartbeat, clock, backups)
    except (OSError, RuntimeError) as error:  # a loop of links, for one
        raise SharedPath(f"A path that the settings name can't be followed: {error}") from error


def _refuse_shared(
    file: Path | None, heartbeat: Path | None, clock: Path | None, backups: BackupPlan | None
) -> None:
    real = file.resolve() if file else None
    if clock and ((file and _is_of(clock, file)) or (clock.exists() and not clock.is_file())):
        raise SharedPath(
            f"BOOP_CLOCK is {clock}, which is no file of seconds: it belongs to the database, or is no file at all. Name another"
        )
    if real and backups and looks_like_backup(real) and real.parent == backups.folder.resolve():
        raise SharedPath(
            f"BOOP_DATABASE is {file}, which is called like a backup and lies in the folder of BOOP_BACKUPS: in time it would be "
            "deleted as an old one. Name another file, or another folder"
        )
    if heartbeat is None:
        return
    # The file is written anew under another name, every ten seconds, and deleted at the end.
    for written in (heartbeat, heartbeat.with_name(heartbeat.name + ".new")):
        if file and _is_of(written, file):
            raise SharedPath(
                f"BOOP_HEARTBEAT is {heartbeat}, which belongs to the database {file}: the bot would write over it. Name a file "
                "of its own, such as /run/boop-bot/heartbeat"
            )
        if clock and written.resolve() == clock.resolve():
            raise SharedPath(f"BOOP_HEARTBEAT and BOOP_CLOCK are one file, {clock}. Name two")
        if not _is_free(written):
            raise SharedPath(
                f"BOOP_HEARTBEAT is {heartbeat}, but {written} is something else, which the bot would write over. Name a file of "
                "its own, such as /run/boop-bot/heartbeat"
            )


def _is_of(path: Path, database: Path) -> bool:
    """True if a path is the database's file, or is called as what lies beside it."""
    path, database = path.resolve(), database.resolve()
    beside = path.name.startswith((f"{database.name}-", f"{database.name}."))
    return path == database or (path.parent == database.parent and beside)


def _is_free(path: Path) -> bool:
    """True if nothing is there but a sign of life, or an empty file."""
    if path.resolve() == _SETTINGS.resolve():
        return False
    if not path.exists():
        return True
    try:
        text = path.read_text(encoding="ascii") if path.is_file() else "another thing"
        return not text or json.loads(text).keys() >= _SIGN_OF_LIFE
    except (OSError, ValueError, AttributeError):
        return False
