"""Lets requests fail as they fail on Discord: a planned one, or some at random."""

from __future__ import annotations

from enum import Enum
from random import Random
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox.stand_in.endpoints.base import refused, reply
from sandbox.world.limits import TooOften

#: The seconds to wait that a rate-limited response asks for.
_RETRY_AFTER: Final = 0.05
#: The page of the proxy in front of Discord, where too much has come from one address.
_BANNED: Final = (
    "<html><head><style>p { }</style></head><body><h1>Error 1015</h1>You are being rate limited</body></html>"
)


class Fault(Enum):
    """A way in which a request fails. With ``_LOST`` the request is served, and only its response is lost."""

    RATE_LIMITED = "429 with Via"
    BANNED = "429 by Cloudflare, a page without Via"
    BROKEN = "500 before it is served"
    BROKEN_LOST = "500 after it was served"
    DROPPED = "the connection closed before it is served"
    DROPPED_LOST = "the connection closed after it was served"
    FORBIDDEN = "403 missing permissions"
    UNKNOWN = "404 unknown message or channel"


class Trouble:
    """Lets requests fail; to be set as a server's ``trouble``."""

    def __init__(self, rng: Random | None = None) -> None:
        self._rng = rng or Random()
        self._planned: dict[int, Fault] = {}
        self._chance = 0.0
        self._faults: tuple[Fault, ...] = tuple(Fault)
        self.requests = 0
        self.happened: list[Fault] = []

    def plan(self, fault: Fault, at: int = 1) -> None:
        """Let the ``at``-th request from now on fail in that way."""
        self._planned[self.requests + at] = fault

    def by_chance(self, share: float, faults: tuple[Fault, ...] = tuple(Fault)) -> None:
        """Let that share of all requests fail at random from now on, each in one of these ways."""
        self._chance, self._faults = share, faults

    async def __call__(self, request: web.Request, serve: Handler) -> web.StreamResponse:
        """Serve a request, or let it fail."""
        self.requests += 1
        fault = self._planned.pop(self.requests, None)
        if fault is None and self._rng.random() < self._chance:
            fault = self._rng.choice(self._faults)
        if fault is None:
            return await serve(request)
        self.happened.append(fault)
        if fault in {Fault.BROKEN_LOST, Fault.DROPPED_LOST}:
            await serve(request)
        return _failure(fault, request)


def _failure(fault: Fault, request: web.Request) -> web.StreamResponse:
    if fault is Fault.RATE_LIMITED:
        return refused(TooOften(0, "You are being rate limited.", _RETRY_AFTER))
    if fault is Fault.BANNED:
        return web.Response(text=_BANNED, status=429, content_type="text/html")
    if fault is Fault.FORBIDDEN:
        return reply({"code": 50013, "message": "Missing Permissions"}, 403)
    if fault is Fault.UNKNOWN:
        return reply({"code": 10008, "message": "Unknown Message"}, 404)
    if fault in {Fault.BROKEN, Fault.BROKEN_LOST}:
        return reply({"code": 0, "message": "500: Internal Server Error"}, 500)
    if request.transport:
        request.transport.abort()
    return web.Response(status=500)
