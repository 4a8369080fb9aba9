"""A page that says how the bot is, to whoever asks: version, shards, and what waits. It has no names, no ids and no numbers of matches."""

from __future__ import annotations

import html
from typing import Final

from aiohttp import web

from bot import __version__
from bot.host.watch.health import Health

#: Seconds for which whoever is between may hand out the same answer: so often the watch looks.
_FRESH_FOR: Final = 10
_PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boop Bot: {how}</title>
<style>body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 2rem auto; padding: 0 1rem }}
th {{ text-align: left; padding-right: 1.5rem; font-weight: normal }}</style></head>
<body><h1>Boop Bot {how}</h1><table>{rows}</table></body></html>
"""


class StatusPage:
    """Answers GET /status with what the watch saw last, and nothing else: 200 if the bot is ready, else 503."""

    def __init__(self, host: str, port: int) -> None:
        self._address = host, port
        self._seen: Health | None = None
        self._runner: web.AppRunner | None = None

    def observe(self, seen: Health) -> None:
        """Take what the watch has seen."""
        self._seen = seen

    async def serve(self) -> None:
        """Begin to answer. Raises OSError if nobody can listen there."""
        app = web.Application()
        app.add_routes([web.get("/status", self._answer)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, *self._address).start()

    async def close(self) -> None:
        """Stop."""
        if self._runner:
            await self._runner.cleanup()

    async def _answer(self, _: web.Request) -> web.Response:
        ready = self._seen is not None and self._seen.ready
        rows = "".join(
            f'<tr><th scope="row">{html.escape(name)}</th><td>{html.escape(told)}</td></tr>'
            for name, told in _rows(self._seen)
        )
        return web.Response(
            text=_PAGE.format(how="is well" if ready else "has trouble", rows=rows),
            status=200 if ready else 503,
            content_type="text/html",
            headers={
                "Cache-Control": f"public, max-age={_FRESH_FOR}",
                "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
                "X-Content-Type-Options": "nosniff",
            },
        )


def _rows(seen: Health | None) -> list[tuple[str, str]]:
    """The rows of the page: what each is called, and how it is."""
    version = ("version", __version__)
    if seen is None:
        return [version, ("Discord", "not connected yet")]
    return [
        version,
        ("Discord", seen.gateway),
        ("shards", str(seen.shards)),
        ("database", "answers" if seen.database is not None else "can't be used just now"),
        ("boards that wait for Discord", str(seen.delayed)),
        ("reminders that are late", str(seen.late_reminders)),
    ]
