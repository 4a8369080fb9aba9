"""The program: ``python -m bot`` starts the bot.

``init``, ``check``, ``backup FILE``, ``restore FILE`` and ``move FROM TO`` are for its database; ``forget ID``, ``ban ID``, ``unban ID`` and
``banned`` for the people in it. ``health`` tells how the running bot is, and ``doctor`` what stands in its way.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

from bot import __version__
from bot.client import BoopBot
from bot.clock import MovedClock, SystemClock
from bot.gateway.proxy import ask_through
from bot.gateway.rate_limit import RateLimiter
from bot.host import admin, doctor
from bot.host.environment import Environment, read_environment, unknown_names
from bot.host.exits import METRICS_MISSING, Exit, ending_of
from bot.host.live import examine_live
from bot.host.logs import log_to_stderr
from bot.host.people import HostAct, HostOrders, Order, see_to
from bot.host.settings import (
    Address,
    BadSetting,
    Settings,
    database_url,
    heartbeat_file,
    read_database_url,
    read_file,
)
from bot.host.watch import health
from bot.host.watch.alerts import Alerts
from bot.host.watch.backups import Backups
from bot.host.watch.health import Health
from bot.host.watch.status import StatusPage
from bot.host.watch.updates import Updates
from bot.host.watch.watch import Watch
from data import (
    Database,
    DatabaseFault,
    DatabaseInUse,
    DatabaseProblem,
    DatabaseUrl,
    EmptyFile,
    FileFault,
    NoDatabase,
    ShardsTaken,
    create,
    file_of,
    open_database,
)
from data.queries.restore_history import database_id_of
from data.sqlite.file import beside
from renderer import find_fonts, use_fonts
from services.play import player_stats
from services.play.badges import earning
from services.play.match_selection import is_id
from services.ranking import puzzle_ratings

log = logging.getLogger("bot")

#: Seconds that discord.py may take to end once its connections are closed.
_ENDS_WITHIN: Final = 5.0
#: The exit code of a command whose output nobody reads any more, as a shell tells it of any other program (SIGPIPE).
_READ_NO_MORE: Final = 141
#: What a disk of its own has from the beginning.
_OF_THE_DISK: Final = {"lost+found"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; its exit code is one of ``Exit``."""
    given = _parser().parse_args(arguments)
    # What the program writes is for its own user alone.
    os.umask(0o077)
    try:
        code = _do(given, read_environment())
        sys.stdout.flush()
    except KeyboardInterrupt:
        return Exit.WELL
    except BrokenPipeError:
        # Whoever read what it says has seen enough, as "| head" has. Python would complain once more when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _READ_NO_MORE
    except Exception as error:
        ending = ending_of(error)
        if ending is None:
            raise
        log.debug("The program ends", exc_info=error)
        print(ending.sentence, file=sys.stderr)
        return ending.code
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.add_argument("--version", action="version", version=f"Boop Bot {__version__}")
    commands = parser.add_subparsers(dest="command", title="commands")
    start = commands.add_parser("run", help="start the bot on Discord (so it does without a command)")
    start.add_argument(
        "--begin",
        action="store_true",
        help="begin an empty database if its folder is as empty as a new volume",
    )
    commands.add_parser("init", help="begin an empty database")
    commands.add_parser("check", help="replay every match, and count every result again; nothing is changed")
    transfer = commands.add_parser(
        "move", help="copy the database into an empty one; both are named as BOOP_DATABASE names one"
    )
    transfer.add_argument("source", metavar="FROM")
    transfer.add_argument("target", metavar="TO")
    for name, about in (
        ("backup", "copy the database into a new file, and check the copy; the bot may run"),
        ("restore", "put a backup in the place of the database; the bot must not run"),
    ):
        commands.add_parser(name, help=about).add_argument("file", metavar="FILE")
    for act, about in (
        (
            HostAct.FORGET,
            "forget somebody, by their Discord id, as Delete under /privacy does; the bot may run",
        ),
        (HostAct.BAN, "do nothing more for somebody; their running matches go on; the bot may run"),
        (HostAct.UNBAN, "lift a ban; the bot may run"),
    ):
        person = commands.add_parser(act.value, help=about)
        person.add_argument("id", metavar="ID")
        if act is HostAct.FORGET:
            person.add_argument("--yes", action="store_true", help="don't ask")
    commands.add_parser(HostAct.BANNED.value, help="list who is banned, and since when; the bot may run")
    commands.add_parser("health", help="tell how the bot is that runs here (BOOP_HEARTBEAT)")
    examine = commands.add_parser("doctor", help="look for what stands in the bot's way; nothing is changed")
    examine.add_argument(
        "--setup", action="store_true", help="set what can be set in Discord, after a question"
    )
    examine.add_argument(
        "--live",
        metavar="CHANNEL",
        help="try in a channel for tests, named by its id, where Discord is otherwise than documented",
    )
    examine.add_argument(
        "--file", type=Path, default=Path("boop-live.json"), help="with --live: keeps what was seen"
    )
    examine.add_argument("--yes", action="store_true", help="with --setup: don't ask")
    return parser


def _do(given: argparse.Namespace, environment: Environment) -> int:
    if given.command in {None, "run"}:
        settings = Settings.read(environment)
        log_to_stderr(settings.log_level, as_json=settings.log_format == "json")
        for told in unknown_names(environment):
            log.warning("%s", told)
        return asyncio.run(_stoppable(run(settings, begins=given.command == "run" and given.begin)))
    if given.command == "health":
        return Exit.WELL if health.tell(heartbeat_file(environment)) else Exit.NOT_WELL
    if given.command == "doctor" and given.live:
        settings, channel = Settings.read(environment), _channel(given.live)
        if doctor.is_running(settings.database):
            raise DatabaseInUse(settings.database)  # both would answer the presses
        return asyncio.run(examine_live(settings, channel, given.file))
    if given.command == "doctor":
        return asyncio.run(doctor.examine(environment, setup=given.setup, agrees=_consent(given)))
    return _look_after_database(given, environment)


def _see_to(url: DatabaseUrl, given: argparse.Namespace) -> Exit:
    """Do what the host wants with a person. Raises BadSetting or a DatabaseProblem."""
    act = HostAct(given.command)
    order = Order(act) if act is HostAct.BANNED else Order(act, _person(given.id))
    if act is HostAct.FORGET and not _consent(given)(
        f"Forget {order.discord_id} for good? Their running matches are given up. [y/N] "
    ):
        if not sys.stdin.isatty():
            raise BadSetting(
                "Nobody is there to be asked whether that is meant: say --yes. Nothing was changed."
            )
        print("Nothing was changed.")
        return Exit.WELL
    print(asyncio.run(see_to(url, order)))
    return Exit.WELL


def _person(written: str) -> int:
    if not is_id(written):
        raise BadSetting(
            f"{written!r} is no id of a person. In Discord, switch on Developer Mode (under Advanced), press their name for long, and Copy "
            "User ID."
        )
    return int(written)


def _channel(written: str) -> int:
    if not is_id(written):
        raise BadSetting(f"--live {written!r} is no id of a channel: press the channel for long, and Copy ID")
    return int(written)


def _look_after_database(given: argparse.Namespace, environment: Environment) -> Exit:
    """Do what the host wants with the database. Raises BadSetting or a DatabaseProblem."""
    moved = given.command == "move"
    url = read_database_url("TO", given.target) if moved else database_url(environment)
    try:
        match given.command:
            case "move":
                return admin.move(read_database_url("FROM", given.source), url)
            case "init":
                return admin.init(url)
            case "check":
                return admin.check(url)
            case "backup":
                return admin.back_up(url, _new_file(given.file))
            case "restore":
                return admin.restore(url, read_file("FILE", given.file))
            case _:
                return _see_to(url, given)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise _fault(error, url) from error


def _fault(error: OSError, url: DatabaseUrl) -> DatabaseProblem:
    """The problem with the file that the system names, which may be another than the database."""
    named, file = error.filename, file_of(url)
    if not isinstance(named, str) or (file and Path(named).resolve() == file.resolve()):
        return DatabaseFault(url, error)
    return FileFault(Path(named), error.strerror)


def _new_file(written: str) -> Path:
    """The file that is to be made. Raises BadSetting where its folder isn't there."""
    file = read_file("FILE", written)
    if not file.resolve().parent.is_dir():
        raise BadSetting(
            f"There is no folder {file.parent} to put {file.name} in: make it first. Nothing was changed."
        )
    return file


async def run(settings: Settings, *, begins: bool = False) -> int:
    """Run the bot on Discord until it is stopped; ``begins``: begin a database in a folder where nothing is yet."""
    log.info("Boop Bot %s starts, with the database %s", __version__, settings.database)
    ask_through(settings.discord_api)
    use_fonts(find_fonts(settings.fonts))
    database = await _open(settings.database, begins=begins)
    try:
        await database.write(player_stats.count_if_missing)
        await database.write(earning.count_if_missing)
        await database.write(puzzle_ratings.count_if_missing)
        database_id = await database.read(database_id_of)
        clock = MovedClock(settings.clock) if settings.clock else SystemClock()
        options, attach, measure = _metrics(settings.metrics)
        limiter = RateLimiter(settings.presses)
        async with BoopBot(
            database,
            clock,
            SystemRandom(),
            limiter,
            share=settings.shards,
            clubhouses=settings.clubhouse,
            contests=settings.contests,
            away_days=settings.away_days,
            **options,
        ) as bot:
            attach(bot)
            page = await _status(settings.status)

            def observe(seen: Health) -> None:
                measure(seen)
                if page:
                    page.observe(seen)

            watch = _watch(settings, bot, database_id, observe)
            watch.start()
            file = file_of(settings.database)
            orders = HostOrders(bot, file) if file else None
            if orders:
                orders.start()
            playing = asyncio.ensure_future(bot.start(settings.token))
            try:
                # Whoever asks the program to end cancels this, not what discord.py does: while it connects again, it takes that for its own.
                await asyncio.wait([playing])
            finally:
                if orders:
                    await orders.close()
                await watch.close()
                if page:
                    await page.close()
                await bot.close()
                playing.cancel()
                await asyncio.wait([playing], timeout=_ENDS_WITHIN)
            playing.result()
            if bot.shards_lost:
                raise ShardsTaken(bot.shards_lost)
    finally:
        await database.close()
        log.info("Boop Bot has stopped")
        if database.lost:  # also where it was asked to end meanwhile
            raise database.lost
    return Exit.WELL


def _watch(settings: Settings, bot: BoopBot, database_id: str, observe: Callable[[Health], None]) -> Watch:
    """The watch that looks how the bot is, and tells whom the settings name."""
    place, clock = settings.host_channel, bot.context.clock
    file = file_of(settings.database)
    # What was told is kept beside the database or, where that is not on this machine, where the bot was started.
    told = beside(file, ".told") if file else Path("boop.told")
    return Watch(
        bot,
        bot.context.database,
        file,
        heartbeat=settings.heartbeat,
        backups=Backups(settings.backups, settings.database, database_id, bot.context.database, clock)
        if settings.backups
        else None,
        alerts=Alerts(bot, place, told) if place else None,
        updates=Updates(settings.updates, clock) if settings.updates and place else None,
        observe=observe,
    )


def _metrics(
    address: Address | None,
) -> tuple[dict[str, Any], Callable[[BoopBot], None], Callable[[Health], None]]:
    """Begin to serve metrics, where that is set: options of the client, what attaches to it, and what takes what is seen.

    Raises BadSetting if the library for it is missing, or nobody may listen there.
    """
    if address is None:
        return {}, lambda _: None, lambda _: None
    try:
        from bot.host.watch.metrics import Metrics  # noqa: PLC0415 - its library is there only where it is wanted
    except ModuleNotFoundError:
        raise BadSetting(METRICS_MISSING) from None
    metrics = Metrics()
    try:
        metrics.serve(*address)
    except OSError as error:
        raise BadSetting(
            f"BOOP_METRICS: nobody can listen on {address.host}:{address.port} ({error})"
        ) from error
    return {"http_trace": metrics.trace()}, metrics.attach, metrics.observe


async def _status(address: Address | None) -> StatusPage | None:
    """Begin to serve the page that says how the bot is, where that is set. Raises BadSetting if nobody may listen there."""
    if address is None:
        return None
    page = StatusPage(*address)
    try:
        await page.serve()
    except OSError as error:
        raise BadSetting(
            f"BOOP_STATUS: nobody can listen on {address.host}:{address.port} ({error})"
        ) from error
    return page


async def _open(url: DatabaseUrl, *, begins: bool) -> Database:
    """Open the database; if there is none, it is begun in a new volume, or if somebody at a terminal agrees."""
    try:
        return await open_database(url)
    except (NoDatabase, EmptyFile):
        if begins and _is_new(url):
            log.info("Nothing is in the folder of %s yet: an empty database begins there", url)
        elif not (
            sys.stdin.isatty() and _agrees(f"There is no database {url} yet. Begin an empty one? [y/N] ")
        ):
            raise
        await asyncio.to_thread(create, url)
        return await open_database(url)


def _is_new(url: DatabaseUrl) -> bool:
    """True if nothing is in a database's folder: whatever a bot has left there, be it a lock or a backup, tells of a lost file."""
    file = file_of(url)
    if file is None or not file.resolve().parent.is_dir():
        return False
    return {found.name for found in file.resolve().parent.iterdir()} <= _OF_THE_DISK


def _consent(given: argparse.Namespace) -> Callable[[str], bool]:
    """The function that answers a question: by the argument ``--yes``, or by somebody at a terminal."""
    return lambda question: given.yes or (sys.stdin.isatty() and _agrees(question))


def _agrees(question: str) -> bool:
    try:
        return input(question).strip().lower() in {"y", "yes"}
    except EOFError:
        return False


async def _stoppable(work: Coroutine[Any, Any, int]) -> int:
    """Make SIGTERM end the program in order, as Ctrl-C does."""
    task = asyncio.ensure_future(work)
    try:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    except NotImplementedError:
        log.debug("No signal handlers on this system")
    try:
        return await task
    except asyncio.CancelledError:
        return Exit.WELL
