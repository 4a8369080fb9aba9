"""Starts a bot program against the stand-in: ``python -m sandbox.launch [--leashed] PORT PROGRAM [ARGUMENT...]``.

The program itself is unchanged: the addresses that discord.py connects to are set before it begins. With --leashed it
gets a SIGTERM when its standard input ends, which happens when the process that started it closes it or dies.
"""

from __future__ import annotations

import argparse
import os
import runpy
import signal
import sys
from threading import Thread

import discord
import yarl


def point_discord_at(port: int) -> None:
    """Make discord.py, in this process, connect to a stand-in on that port."""
    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway/")
    discord.asset.Asset.BASE = f"http://127.0.0.1:{port}/cdn"


def main() -> None:
    """Set the addresses, then run the program in this process."""
    parser = argparse.ArgumentParser(prog="python -m sandbox.launch")
    parser.add_argument("--leashed", action="store_true")
    parser.add_argument("port", type=int)
    parser.add_argument("program")
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    point_discord_at(given.port)
    if given.leashed:
        Thread(target=_stop_when_stdin_ends, daemon=True).start()
    sys.argv = [given.program, *given.arguments]
    runpy.run_module(given.program, run_name="__main__", alter_sys=True)


def _stop_when_stdin_ends() -> None:
    # Not with sys.stdin: this thread would hold its lock when the interpreter exits.
    while os.read(0, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
