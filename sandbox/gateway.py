"""The gateway: the websocket that sends events to the bot, with hello, identify, heartbeats and resume."""

from __future__ import annotations

import itertools
import json
from collections import deque
from contextlib import suppress
from typing import Final

from aiohttp import WSMsgType, web

from sandbox.payloads import Json
from sandbox.world import ChangeKind, World

_DISPATCH, _HEARTBEAT, _IDENTIFY, _RESUME, _INVALID, _HELLO, _ACK = 0, 1, 2, 6, 9, 10, 11
_HEARTBEAT_MS: Final = 41_250
_KEPT_FOR_RESUME: Final = 1000


class Gateway:
    """One bot's connection, and the events that it may have missed."""

    def __init__(self, world: World) -> None:
        self.world = world
        #: How many sessions were begun, and how many resumed.
        self.identified = self.resumed = 0
        #: Whether nobody can connect, as in an outage.
        self.down = False
        #: With which code every login is refused, if it is.
        self.refuses: int | None = None
        self._socket: web.WebSocketResponse | None = None
        self._session: str | None = None
        self._numbers = itertools.count(1)
        self._sent: deque[Json] = deque(maxlen=_KEPT_FOR_RESUME)
        self._ready = False

    @property
    def connected(self) -> bool:
        """Whether a bot is connected and identified."""
        return self._ready and self._socket is not None and not self._socket.closed

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it is closed."""
        if self.down:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(autoping=True)
        await socket.prepare(request)
        self._socket = socket
        await socket.send_json(
            {"op": _HELLO, "d": {"heartbeat_interval": _HEARTBEAT_MS}, "s": None, "t": None}
        )
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                await self._receive(socket, json.loads(frame.data))
        if self._socket is socket:
            self._ready = False
            self.world.notify(ChangeKind.PLACES)
        return socket

    async def _receive(self, socket: web.WebSocketResponse, frame: Json) -> None:
        if frame["op"] == _HEARTBEAT:
            await socket.send_json({"op": _ACK, "d": None, "s": None, "t": None})
        elif frame["op"] == _IDENTIFY:
            if self.refuses is None:
                await self._identify()
            else:
                await socket.close(code=self.refuses)
        elif frame["op"] == _RESUME:
            await self._resume(socket, frame["d"])

    async def _identify(self) -> None:
        self.identified += 1
        self._session = f"session-{self.world.new_id()}"
        self._sent.clear()
        self._numbers = itertools.count(1)
        self._ready = True
        self.world.notify(ChangeKind.PLACES)
        guilds = [guild for guild in self.world.guilds.values() if self.world.bot.id in guild.members]
        await self.send(
            "READY",
            {
                "v": 10,
                "user": self.world.bot.payload() | {"flags": 0, "verified": True, "mfa_enabled": False},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": self._session,
                "resume_gateway_url": self.world.base.replace("http", "ws") + "/gateway/",
                "session_type": "normal",
                "private_channels": [],
                "presences": [],
                "relationships": [],
                "application": {"id": str(self.world.bot.id), "flags": 0},
            },
        )
        for guild in guilds:
            await self.send("GUILD_CREATE", guild.payload())

    async def _resume(self, socket: web.WebSocketResponse, resume: Json) -> None:
        if resume["session_id"] != self._session:
            await socket.send_json({"op": _INVALID, "d": False, "s": None, "t": None})
            return
        self._ready = True
        self.world.notify(ChangeKind.PLACES)
        self.resumed += 1
        for frame in [frame for frame in self._sent if frame["s"] > resume["seq"]]:
            await socket.send_json(frame)
        await self.send("RESUMED", {})

    async def send(self, event: str, data: Json) -> None:
        """Send an event to the bot, and keep it in case the bot is disconnected and resumes."""
        frame = {"op": _DISPATCH, "t": event, "s": next(self._numbers), "d": data}
        self._sent.append(frame)
        if self.connected and self._socket is not None:
            # A bot that was killed just now gets it when it resumes, or never; whoever acted is not to blame.
            with suppress(ConnectionError):
                await self._socket.send_json(frame)

    async def send_text(self, text: str) -> None:
        """Send a frame as it stands, which Discord would never do."""
        if self._socket is not None:
            await self._socket.send_str(text)

    async def drop(self) -> None:
        """Cut the connection, as a network failure would; the bot may resume."""
        self._ready = False
        self.world.notify(ChangeKind.PLACES)
        if self._socket is not None and not self._socket.closed:
            await self._socket.close(code=4000)
