"""``make try``: the whole bot in a browser, without a Discord account.

Starts the stand-in with a page for two people side by side, and the unmodified bot. Everything is saved in a folder, so
that the next ``make try`` continues where this one ended.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import sys
import time
import webbrowser
from asyncio.subprocess import Process
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from sandbox.beginning import NotLived, add_table, live, lived_world, new_world, season_begins
from sandbox.page import PERMISSIONS, Action, Page, channel_of
from sandbox.program import DidNotStart, start_bot, stop_bot
from sandbox.stand_in.server import Server
from sandbox.stand_in.trouble import Fault, Trouble
from sandbox.storage import Storage, UnreadableWorld
from sandbox.world.payloads import Json
from sandbox.world.world import Change, ChangeKind, World

_PORT: Final = 8420
#: Seconds between two saves of a world that changes.
_SAVE_EVERY: Final = 2.0


class Tryout:
    """The stand-in, its page and the bot, and what the page's menus do to them."""

    def __init__(self, storage: Storage, port: int, world: World) -> None:
        self._storage = storage
        self.server = Server(port=port, world=world)
        self._trouble = self.server.trouble = Trouble()
        self._bot: Process | None = None
        self._show_time()
        self._changed = asyncio.Event()
        self._restarting = asyncio.Lock()
        self.server.world.watchers.append(self._on_change)
        self.server.add_routes(Page(self.server, self._actions()).routes())

    async def run(self, *, browser: bool) -> None:
        """Serve until cancelled."""
        async with self.server:
            saving = asyncio.create_task(self._keep_saving())
            try:
                await self._start()
                address = f"http://127.0.0.1:{self.server.port}/"
                print(
                    f"\n  Boop Bot is at {address}\n\n"
                    "  Two people side by side, at a stand-in for Discord: nothing leaves this machine.\n"
                    "  Type / to see the commands, /challenge to begin. Ctrl-C ends it; the next time goes on from here.\n",
                    flush=True,
                )
                if browser:
                    await asyncio.to_thread(webbrowser.open, address)
                await asyncio.Event().wait()
            finally:
                saving.cancel()
                if self._bot:
                    await stop_bot(self._bot)
                self._storage.save(self.server.world)

    async def _start(self) -> None:
        """Start the bot unless it is running."""
        if self._bot and self._bot.returncode is None:
            return
        with self._storage.log.open("ab") as log:
            clock = str(self._storage.clock)
            self._bot = await start_bot(self.server, self._storage.database, log=log, BOOP_CLOCK=clock)

    def _on_change(self, _: Change) -> None:
        self._changed.set()

    async def _keep_saving(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(_SAVE_EVERY)
            self._changed.clear()
            try:
                self._storage.save(self.server.world)
            except OSError as error:
                print(f"  What happens can't be kept just now: {error}", file=sys.stderr)

    # The entries of the page's menus.

    def _actions(self) -> dict[str, Action]:
        return {
            "drop": self._drop,
            "fault": self._fault,
            "delete": self._delete,
            "archive": self._archive,
            "allow": self._allow,
            "language": self._set_language,
            "restart": self._restart,
            "kill": self._kill,
            "time": self._move_time,
            "anew": self._start_anew,
        }

    async def _move_time(self, request: Json) -> None:
        self._storage.move_clock(float(request["hours"]) * 3600)
        self._show_time()
        self.server.world.notify(ChangeKind.PLACES)

    def _show_time(self) -> None:
        """Give the stand-in the same clock as the bot."""
        ahead = self._storage.ahead
        self.server.world.now = lambda: time.time() + ahead

    async def _drop(self, _: Json) -> None:
        await self.server.gateway.drop()

    async def _fault(self, request: Json) -> None:
        self._trouble.plan(Fault[request["fault"]])

    async def _delete(self, request: Json) -> None:
        await self.server.delete(channel_of(self.server.world, request))

    async def _archive(self, request: Json) -> None:
        await self.server.archive(channel_of(self.server.world, request))

    async def _allow(self, request: Json) -> None:
        permission = PERMISSIONS[request["permission"]]
        await self.server.allow(channel_of(self.server.world, request), permission, request["given"])

    async def _set_language(self, request: Json) -> None:
        """Let a person's client, or the channel's server, be in another language."""
        world = self.server.world
        if request["whose"] == "person":
            world.users[int(request["person"])].locale = request["locale"]
        elif guild := channel_of(world, request).guild:
            guild.locale = request["locale"]
        world.notify(ChangeKind.PLACES)

    async def _restart(self, _: Json) -> None:
        async with self._restarting:
            if self._bot:
                await stop_bot(self._bot)
            await self._start()

    async def _start_anew(self, _: Json) -> None:
        await self.server.invite_bot(add_table(self.server.world))

    async def _kill(self, _: Json) -> None:
        if self._bot and self._bot.returncode is None:
            self._bot.kill()
            await self._bot.wait()


def main() -> int:
    """Run the program; the exit code is 0 if the user ended it."""
    parser = argparse.ArgumentParser(prog="python -m sandbox.tryout", description="Boop Bot in a browser.")
    parser.add_argument("--fresh", action="store_true", help="start over: forget the people's games")
    parser.add_argument(
        "--empty", action="store_true", help="begin with a server where nothing has happened yet"
    )
    parser.add_argument("--folder", type=Path, default=Path(".tryout"), help="where it is kept")
    parser.add_argument("--port", type=int, default=_PORT, help="another one is taken if this is in use")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(f"{given.folder}.lock", blocking=False):
            return asyncio.run(_run(given))
    except Timeout:
        return _complain("It is running already: look at the page it opened, or give another --folder.")
    except KeyboardInterrupt:
        return 0


async def _run(given: argparse.Namespace) -> int:
    storage = Storage(given.folder)
    if given.fresh:
        storage.start_over()
    running = asyncio.ensure_future(_try(storage, given))
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(sign, running.cancel)
    try:
        await running
    except UnreadableWorld:
        return _complain(
            "What is kept was made by another version: start over with --fresh (make try FRESH=1)."
        )
    except NotLived:
        return _complain("The month before could not be made; with --empty it begins with an empty server.")
    except DidNotStart:
        return _complain(f"The bot did not start; its last words are in {storage.log}.")
    except asyncio.CancelledError:
        print("  Goodbye! Your games are kept.")
    return 0


async def _try(storage: Storage, given: argparse.Namespace) -> None:
    """Go on where it ended, or begin; serve until cancelled."""
    world = storage.load()
    if world is None:
        storage.forget_database()
        world = new_world() if given.empty else await _begin_lived(storage)
    await Tryout(storage, _free(given.port), world).run(browser=not given.no_browser)


async def _begin_lived(storage: Storage) -> World:
    """A server that has lived until the first day of the next season, which is now by the try-out's clock from here on."""
    print(
        "  Fifteen people play for a month, so that the server has lived (once, some seconds) ...", flush=True
    )
    end = season_begins(datetime.now(UTC))
    lived = lived_world(end)
    await live(storage.database, lived.places)
    storage.move_clock((end - datetime.now(UTC)).total_seconds() - storage.ahead)
    storage.save(lived.world)
    return lived.world


def _free(port: int) -> int:
    """That port if it is free, else 0, with which the system chooses one."""
    with socket.socket() as probe:
        if os.name == "posix":
            # The server sets it too: closed connections may still occupy the port for a while.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return 0
    return port


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
