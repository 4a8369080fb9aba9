"""Starts a bot program against the stand-in: ``python -m sandbox.launch PORT PROGRAM [ARGUMENT...]``.

The program does not know: the addresses discord.py talks to are set before it begins.
"""

from __future__ import annotations

import runpy
import sys

import discord
import yarl


def point_discord_at(port: int) -> None:
    """Let discord.py, in this process, talk to a stand-in on that port."""
    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway/")
    discord.asset.Asset.BASE = f"http://127.0.0.1:{port}/cdn"


def main() -> None:
    """Become the program."""
    port, program, *arguments = sys.argv[1:]
    point_discord_at(int(port))
    sys.argv = [program, *arguments]
    runpy.run_module(program, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
