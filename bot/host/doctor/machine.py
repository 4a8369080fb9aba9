"""The doctor's checks of this machine: versions, the database, the disk, backups, and whether the bot is alive."""

from __future__ import annotations

import os
import platform
import socket
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path

import discord

from bot import __version__
from bot.clock import Clock
from bot.host.doctor import service
from bot.host.doctor.findings import Finding, fine, note, wrong
from bot.host.exits import METRICS_MISSING, ending_of
from bot.host.settings import Address
from bot.host.watch import health
from bot.host.watch.backup_files import BackupFiles
from bot.host.watch.backups import BackupPlan
from bot.host.watch.health import Health
from data import (
    DatabaseInUse,
    DatabaseProblem,
    DatabaseReadOnly,
    DatabaseUrl,
    NoDatabase,
    ServerUrl,
    database_id_at,
    look_at,
)
from data.migrate import known_revisions
from data.sqlite.file import lock_existing, refuse_unusable, room_around
from data.sqlite.inspection import inspect
from renderer import find_fonts, missing_scripts


def versions() -> Finding:
    """The versions that are at work."""
    return fine(
        "versions",
        f"Boop Bot {__version__}, Python {platform.python_version()}, discord.py {discord.__version__}, "
        f"SQLite {sqlite3.sqlite_version}, {platform.system()} {platform.machine()}",
    )


def fonts(folder: Path | None) -> Finding:
    """The finding about the scripts in which names are drawn."""
    if missing := missing_scripts(find_fonts(folder)):
        return note(
            "fonts",
            f"Names in some scripts are three paws in pictures ({', '.join(missing)}). Debian has the fonts in fonts-noto-core and "
            "fonts-noto-cjk; or put Noto's files into a folder, and name it with BOOP_FONTS.",
        )
    return fine("fonts", "Names are drawn in all scripts that there are fonts for.")


def database(url: DatabaseUrl) -> Iterator[Finding]:
    """The finding about the database: it can be used, and the bot uses it now; every match is checked by ``check`` alone."""
    if isinstance(url, ServerUrl):
        yield from _on_server(url)
    else:
        yield from _in_file(url)
        yield _disk(url)


def _on_server(server: ServerUrl) -> Iterator[Finding]:
    try:
        seen = look_at(server)
    except DatabaseProblem as problem:
        ending = ending_of(problem)
        yield wrong("database", ending.sentence if ending else str(problem))
        return
    yield fine(
        "database",
        f"{server}, PostgreSQL {seen.version}, {seen.size / 2**20:.1f} MiB (to replay every match: python -m bot check)",
    )
    yield fine(
        "bot", f"it is running, processes: {seen.processes}" if seen.processes else "it is not running"
    )


def _in_file(path: Path) -> Iterator[Finding]:
    try:
        refuse_unusable(path)
        revision = inspect(path)
    except (DatabaseProblem, OSError) as problem:
        closed = isinstance(problem, OSError) or (isinstance(problem, NoDatabase) and _is_closed(path.parent))
        ending = ending_of(DatabaseReadOnly(path) if closed else problem)
        yield wrong("database", ending.sentence if ending else str(problem))
        return
    size = path.stat().st_size / 2**20
    yield fine("database", f"{path.resolve()}, {size:.1f} MiB (to replay every match: python -m bot check)")
    if revision != known_revisions()[0]:
        yield note(
            "tables",
            f"They are of an earlier version: the next start changes them ({revision} to {known_revisions()[0]}), and keeps a copy beside "
            "the database",
        )
    yield fine(
        "bot",
        "it is running, or another program holds the database" if is_used(path) else "it is not running",
    )


def _is_closed(folder: Path) -> bool:
    """True if a folder is there in which this user can begin no database."""
    return folder.is_dir() and not os.access(folder, os.W_OK | os.X_OK)


def is_running(url: DatabaseUrl) -> bool:
    """True if a bot uses the database. Raises a DatabaseProblem."""
    return bool(look_at(url).processes) if isinstance(url, ServerUrl) else is_used(url)


def is_used(path: Path) -> bool:
    """True if something holds a database's file."""
    try:
        lock_existing(path, patience=0).release()
    except DatabaseInUse:
        return True
    except DatabaseProblem:
        return False
    return False


def _disk(path: Path) -> Finding:
    """The finding about room for the database and a copy of it."""
    folder = path.resolve().parent
    if not folder.is_dir():
        return wrong("disk", f"There is no folder {folder}.")
    try:
        room = room_around(path)
    except OSError as error:
        return wrong("disk", f"{folder} can't be looked at: {error.strerror}")
    told = f"{room.free // 2**20} MiB free in {folder}"
    if room.is_low:
        return wrong("disk", f"{told}: make room, {room.needed // 2**20 + 1} should be")
    return fine("disk", told)


def backups(plan: BackupPlan | None, url: DatabaseUrl, clock: Clock, seen: Health | None) -> Finding:
    """The finding about backups: whether they are made, and how old the last good one is; ``seen``: what the running bot says."""
    if plan is None:
        return note(
            "backups",
            "None on a schedule. Set BOOP_BACKUPS, as in: BOOP_BACKUPS=backups every 6h keep 28",
        )
    # Folders that are missing are made.
    wanted = plan.folder.resolve()
    there = next(folder for folder in (wanted, *wanted.parents) if folder.exists())
    if not there.is_dir():
        return wrong("backups", f"{there} is a file: choose another folder")
    if not os.access(there, os.W_OK):
        return wrong(
            "backups",
            f"{there} may not be written by this user: choose another folder, or give it to this user",
        )
    if service.may_not_write(wanted):
        return wrong(
            "backups",
            f"The service may not write in {wanted}: systemctl edit boop-bot, and put ReadWritePaths={wanted} below [Service]",
        )
    database_id = database_id_at(url)
    if database_id is None:
        return note("backups", "They are known by the database, which can't be read")
    return _age(plan, BackupFiles(plan.folder, database_id), clock.now(), seen)


def _age(plan: BackupPlan, files: BackupFiles, now: datetime, seen: Health | None) -> Finding:
    """The finding about the age of the last good backup, and about what keeps the running bot from making one."""
    trouble = seen.backup_trouble if seen else None
    if ahead := files.ahead(now):
        told = f"{ahead[-1]} seems to be made later than now, and is not counted. Was the clock wrong? Delete or rename it"
        return wrong("backups", told)
    last = files.last(now)
    if last is None and trouble:
        return wrong("backups", f"None in {plan.folder}, and the bot can't make any: {trouble}")
    if last is None:
        when = "is being made" if seen else "is made as soon as the bot runs"
        return note("backups", f"None in {plan.folder} yet; the first {when}")
    age = (now - last).total_seconds()
    many = len(files.good(now))
    told = f"the last good one in {plan.folder} is {health.told(age)} old, and there are {many}"
    if age > 2 * plan.every.total_seconds():
        told = f"{told}: it should be younger. Does the bot run? Its log says why one failed"
        return wrong("backups", told)
    if trouble:
        return wrong("backups", f"{told}; since then none could be made: {trouble}")
    return fine("backups", told)


def metrics(address: Address | None) -> Iterator[Finding]:
    """The finding, where metrics are wanted, that what they need is not installed."""
    if address and find_spec("prometheus_client") is None:
        yield wrong("metrics", METRICS_MISSING)


def listening(name: str, address: Address | None) -> Iterator[Finding]:
    """The finding that something else listens already where a setting of this name lets the bot listen, which does not run."""
    if address is None:
        return
    family = socket.AF_INET6 if ":" in address.host else socket.AF_INET
    try:
        socket.create_server(address, family=family).close()
    except OSError as error:
        told = error.strerror or str(error)
        yield wrong("settings", f"{name}: nobody can listen on {address.host}:{address.port} ({told})")


def seen_by(file: Path | None) -> Health | None:
    """The latest look of the running bot, as its sign of life in this file says; None if nothing says it."""
    try:
        return health.read(file) if file else None
    except health.NotAlive:
        return None


def life(file: Path | None, *, runs: bool) -> Iterator[Finding]:
    """The finding about the running bot, as it says that it is."""
    if file is None:
        return
    if not file.resolve().parent.is_dir():
        if not runs and service.makes(file.parent):
            yield note("alive", f"No: the service makes {file.parent} when it starts")
            return
        yield wrong("alive", f"There is no folder {file.parent} for BOOP_HEARTBEAT: make it")
        return
    try:
        seen = health.read(file)
    except health.NotAlive as why:
        yield note("alive", f"No: {why}")
        return
    if not runs:
        yield note("alive", "Just now it was, but no bot uses the database any more: was it killed?")
        return
    yield fine("alive", "yes")
    if seen.version != __version__:
        yield note(
            "version", f"{seen.version or 'An earlier one'} is running: restart the bot to have {__version__}"
        )
    if not seen.ready:
        yield wrong("ready", "; ".join(" ".join(row.split()) for row in seen.rows()[:4]))


def secrets() -> Iterator[Finding]:
    """The finding, where it is so, that others on this machine may read the settings."""
    file = Path(".env")
    if os.name == "posix" and file.exists() and file.stat().st_mode & 0o077:
        yield note("settings", "Others on this machine may read the token in .env: chmod 600 .env")
