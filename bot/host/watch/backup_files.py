"""The backups of one database in a folder, by their names. Others' may lie there too; they are never counted and never deleted."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from data.sqlite.restore_history import database_id_at

#: How many letters of what all copies of one database share (the database id) stand in the names.
_MARK: Final = 8
_MOMENT: Final = "%Y%m%d-%H%M%S"
_ENDING: Final = ".sqlite3"
#: What a backup is called until it is checked, and one whose records contradict themselves.
_UNCHECKED, _FAULTY = ".unchecked", ".faulty"
#: What backups were called before names had a mark.
_UNMARKED: Final = re.compile(r"boop-(\d{8}-\d{6})\.sqlite3")
_ANY: Final = re.compile(r"boop-(?:[0-9a-f]{8}-)?\d{8}-\d{6}\.sqlite3(\..*)?")
#: By how much a backup may seem to be made later than now: clocks are set back a little now and then.
_TOLERANCE: Final = timedelta(hours=1)


class FolderSurvey(NamedTuple):
    """A look into the folder: when the last good backup was begun, those of the future, and why it can't be read."""

    last: datetime | None
    ahead: Sequence[Path]
    problem: str | None = None


def looks_like_backup(file: Path) -> bool:
    """True if a file is called as a backup of some database is, or was."""
    return _ANY.fullmatch(file.name) is not None


class BackupFiles:
    """Those of the database with this ``database_id``. A file has its own name only once it has been checked."""

    def __init__(self, folder: Path, database_id: str) -> None:
        self.folder = folder
        self._database_id = database_id
        self._beginning = f"boop-{database_id[:_MARK]}-"
        self._good = re.compile(re.escape(self._beginning) + r"\d{8}-\d{6}" + re.escape(_ENDING))

    def good(self, now: datetime) -> list[Path]:
        """The good backups that are there, the newest first; not those from the future."""
        return [file for file in self._all() if self._moment(file) <= now + _TOLERANCE]

    def ahead(self, now: datetime) -> list[Path]:
        """Those whose names are of the future, as a clock has made them that was wrong."""
        return [file for file in self._all() if self._moment(file) > now + _TOLERANCE]

    def last(self, now: datetime) -> datetime | None:
        """The moment when the last good backup was begun; None if there is none."""
        return next((self._moment(file) for file in self.good(now)), None)

    def look(self, now: datetime) -> FolderSurvey:
        """Look at what is there now; a folder that can't be read is an answer too."""
        try:
            return FolderSurvey(self.last(now), self.ahead(now))
        except OSError as error:
            return FolderSurvey(
                None, [], f"{self.folder} can't be read: {error.strerror or type(error).__name__}"
            )

    def prepare(self, moment: datetime) -> Path:
        """Make the folder, clear what a kill has left of ours, and say how a backup of this moment is called until it is checked."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for file in self._called(rf"{re.escape(_UNCHECKED)}[.\w-]*"):
            file.unlink(missing_ok=True)
        for file, written in self._unmarked():
            file.rename(self.folder / f"{self._beginning}{written}{_ENDING}")
        return self.folder / f"{self._beginning}{moment.strftime(_MOMENT)}{_ENDING}{_UNCHECKED}"

    def keep(self, unchecked: Path, most: int, now: datetime) -> Path:
        """Give a backup that was checked its name, and delete the oldest of more than ``most``."""
        file = unchecked.with_name(unchecked.name.removesuffix(_UNCHECKED))
        unchecked.replace(file)
        for older in [*self.good(now)[most:], *self._faulty()]:
            older.unlink(missing_ok=True)
        return file

    def set_apart(self, unchecked: Path) -> None:
        """Keep a backup with faults under another name, and no older one like it."""
        for older in self._faulty():
            older.unlink(missing_ok=True)
        unchecked.replace(unchecked.with_name(unchecked.name.removesuffix(_UNCHECKED) + _FAULTY))

    def _all(self) -> list[Path]:
        if not self.folder.is_dir():
            return []
        return sorted((file for file in self.folder.iterdir() if self._is_good(file)), reverse=True)

    def _faulty(self) -> Iterator[Path]:
        return self._called(re.escape(_FAULTY))

    def _called(self, ending: str) -> Iterator[Path]:
        """The files that are called as a good backup of ours with an ending more, which is a pattern."""
        name = re.compile(self._good.pattern + ending)
        return (
            file for file in sorted(self.folder.iterdir()) if name.fullmatch(file.name) and _is_plain(file)
        )

    def _is_good(self, file: Path) -> bool:
        """True if a file is called as a good backup of ours is, and may be one: it is no folder, no link, and not empty."""
        if not (self._good.fullmatch(file.name) and _is_plain(file) and file.stat().st_size):
            return False
        try:
            self._moment(file)
        except ValueError:
            return False  # there is no such day
        return True

    def _moment(self, file: Path) -> datetime:
        written = file.name.removeprefix(self._beginning).removesuffix(_ENDING)
        return datetime.strptime(written, _MOMENT).replace(tzinfo=UTC)

    def _unmarked(self) -> Iterator[tuple[Path, str]]:
        """Backups of this database from before names had a mark, with the moment that is written in their names."""
        for file in sorted(self.folder.iterdir()):
            if not ((named := _UNMARKED.fullmatch(file.name)) and _is_plain(file)):
                continue
            free = not (self.folder / f"{self._beginning}{named[1]}{_ENDING}").exists()
            if free and database_id_at(file, "immutable=1") == self._database_id:
                yield file, named[1]


def _is_plain(file: Path) -> bool:
    return file.is_file() and not file.is_symlink()
