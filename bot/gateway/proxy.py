"""A proxy in front of Discord's REST API: processes that are one bot share what Discord lets it ask in a second."""

from __future__ import annotations

import discord
from yarl import URL

#: What of Discord's address stands before the path of every request.
_API = "/api/v10"


def read_address(text: str) -> str:
    """The proxy's address as a setting writes it: ``http://127.0.0.1:8080``. Raises ValueError."""
    url = URL(text.strip())
    if url.scheme not in {"http", "https"} or not url.host or url.user or url.query or url.fragment:
        raise ValueError(text)
    return str(url).rstrip("/")


def ask_through(address: str | None) -> None:
    """Let discord.py, in this process, send its requests to a proxy; None: to Discord itself. The gateway is not concerned."""
    if address:
        discord.http.Route.BASE = f"{address}{_API}"
