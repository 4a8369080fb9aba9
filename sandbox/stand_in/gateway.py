"""The gateway: the websockets that send events to the bot, one for each of its shards, with hello, identify, heartbeats and resume."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections import deque
from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any, Final

from aiohttp import WSMsgType, web

from sandbox.world.deviations import Deviation
from sandbox.world.payloads import Json
from sandbox.world.world import ChangeKind, World

_DISPATCH, _HEARTBEAT, _IDENTIFY, _RESUME, _INVALID, _HELLO, _ACK = 0, 1, 2, 6, 9, 10, 11
_HEARTBEAT_MS: Final = 41_250
_KEPT_FOR_RESUME: Final = 1000
#: The codes with which Discord refuses a shard that can't be, and a count that is too small.
_INVALID_SHARD, _SHARDING_REQUIRED = 4010, 4011
#: An id has at most so many digits; what has more names no server.
_MOST_DIGITS: Final = 20
#: The intents with which a session is told of messages in servers, and of direct ones.
_GUILD_MESSAGES, _DIRECT_MESSAGES = 1 << 9, 1 << 12
#: The events whose own id is that of a server.
_OF_SERVERS: Final = frozenset({"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"})


#: Seconds that it says nothing, if it does not: longer than anybody waits.
_SILENCE: Final = 3600.0


class Session:
    """One shard's session: its connection, and the events that it may have missed."""

    def __init__(
        self, number: int, name: str, shard: int, count: int, socket: web.WebSocketResponse, *, intents: int
    ) -> None:
        #: Sessions are numbered from 1 in the order in which they begin.
        self.number = number
        self.name = name
        self.shard = shard
        self.count = count
        self.intents = intents
        self.sent: deque[Json] = deque(maxlen=_KEPT_FOR_RESUME)
        self._socket: web.WebSocketResponse | None = socket
        self._numbers = itertools.count(1)

    @property
    def connected(self) -> bool:
        """True if somebody is connected and gets its events."""
        return self._socket is not None and not self._socket.closed

    def is_of(self, guild_id: int) -> bool:
        """True if it gets the events of a server; 0: those of no server."""
        return (guild_id >> 22) % self.count == self.shard

    def is_on(self, socket: web.WebSocketResponse) -> bool:
        """True if it gets its events by this connection."""
        return self._socket is socket

    async def send(self, event: str, data: Json) -> None:
        """Send an event, and keep it in case the shard is disconnected and resumes."""
        frame = {"op": _DISPATCH, "t": event, "s": next(self._numbers), "d": data}
        self.sent.append(frame)
        if self._socket is not None and self.connected:
            # A bot that was killed just now gets it when it resumes, or never; whoever acted is not to blame.
            with suppress(ConnectionError):
                await self._socket.send_json(frame)

    async def send_text(self, text: str) -> None:
        """Send a frame as it stands, which Discord would never do."""
        if self._socket is not None and self.connected:
            await self._socket.send_str(text)

    async def resume(self, socket: web.WebSocketResponse, after: int) -> None:
        """Go on by another connection, beginning with the events after that number."""
        self._socket = socket
        for frame in [frame for frame in self.sent if frame["s"] > after]:
            await socket.send_json(frame)
        await self.send("RESUMED", {})

    async def drop(self) -> None:
        """Cut the connection, as a network failure would; the bot may resume."""
        socket, self._socket = self._socket, None
        if socket is not None and not socket.closed:
            await socket.close(code=4000)


class Gateway:
    """All connections of one bot, of one process or several."""

    def __init__(self, world: World) -> None:
        self.world = world
        #: What `/gateway/bot` tells: how many shards are recommended, how many may log in at once, how many logins are left.
        self.shards = self.max_concurrency = 1
        self.logins_left = 1000
        #: Seconds between two logins of one bucket; Discord's are 5.
        self.identify_every = 0.0
        #: Seconds that the next login is on its way.
        self.login_takes = 0.0
        #: How many shards there must be at least.
        self.required = 1
        #: How many sessions were begun, and how many resumed.
        self.identified = self.resumed = 0
        #: How many logins came too early, and how many were of a shard that was connected already.
        self.early = self.doubled = 0
        #: Whether nobody can connect, as in an outage.
        self.down = False
        #: Whether it says nothing to who connects; and set once somebody waits for that.
        self.silent = False
        self.waiting = asyncio.Event()
        #: With which code every login is refused, if it is.
        self.refuses: int | None = None
        self.sessions: list[Session] = []
        self._identified_at: dict[int, float] = {}

    @property
    def connected(self) -> bool:
        """True if every shard of a bot is connected and identified."""
        here = {(session.shard, session.count) for session in self.sessions if session.connected}
        return any(all((shard, count) in here for shard in range(count)) for _, count in here)

    def are_connected(self, shards: Collection[int], *, since: int = 0) -> bool:
        """True if these shards are connected, all by sessions that were begun after so many others."""
        here = {session.shard for session in self.sessions if session.connected and session.number > since}
        return here >= set(shards)

    def limits(self) -> Json:
        """The answer of `/gateway/bot`."""
        return {
            "url": self._address(),
            "shards": self.shards,
            "session_start_limit": {
                "total": 1000,
                "remaining": self.logins_left,
                "reset_after": 0,
                "max_concurrency": self.max_concurrency,
            },
        }

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it is closed."""
        if self.down:
            raise web.HTTPServiceUnavailable
        if self.silent:
            self.waiting.set()
            await asyncio.sleep(_SILENCE)
        socket = web.WebSocketResponse(autoping=True)
        await socket.prepare(request)
        await socket.send_json(
            {"op": _HELLO, "d": {"heartbeat_interval": _HEARTBEAT_MS}, "s": None, "t": None}
        )
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                await self._receive(socket, json.loads(frame.data))
        if any(session.is_on(socket) for session in self.sessions):
            self.world.notify(ChangeKind.PLACES)
        return socket

    async def _receive(self, socket: web.WebSocketResponse, frame: Json) -> None:
        if frame["op"] == _HEARTBEAT:
            if self.world.deviates(Deviation.HEARTBEATS_UNANSWERED):
                return
            await socket.send_json({"op": _ACK, "d": None, "s": None, "t": None})
        elif frame["op"] == _IDENTIFY:
            on_its_way, self.login_takes = self.login_takes, 0.0
            await asyncio.sleep(on_its_way)
            intents = frame["d"].get("intents", 0)
            await self._identify(socket, *frame["d"].get("shard", (0, 1)), intents=intents)
        elif frame["op"] == _RESUME:
            await self._resume(socket, frame["d"])

    async def _identify(self, socket: web.WebSocketResponse, shard: int, count: int, *, intents: int) -> None:
        """Begin a session, or refuse it as Discord does."""
        if refused := self.refuses or self._refuses_shard(shard, count):
            await socket.close(code=refused)
            return
        now, bucket = time.monotonic(), shard % self.max_concurrency
        if now < self._identified_at.get(bucket, 0.0) + self.identify_every:
            self.early += 1
            await _invalidate(socket)
            return
        self._identified_at[bucket] = now
        await self._begin(self._new_session(socket, shard, count, intents))

    def _refuses_shard(self, shard: int, count: int) -> int | None:
        if not 0 <= shard < count:
            return _INVALID_SHARD
        return _SHARDING_REQUIRED if count < self.required else None

    def _new_session(self, socket: web.WebSocketResponse, shard: int, count: int, intents: int) -> Session:
        before = [session for session in self.sessions if (session.shard, session.count) == (shard, count)]
        if any(session.connected for session in before):
            # Discord lets both be, and sends the events to both.
            self.doubled += 1
        for session in before:
            if not session.connected:
                self.sessions.remove(session)
        self.identified += 1
        session = Session(
            self.identified, f"session-{self.world.new_id()}", shard, count, socket, intents=intents
        )
        self.sessions.append(session)
        return session

    async def _begin(self, session: Session) -> None:
        self.world.notify(ChangeKind.PLACES)
        bot = self.world.bot
        guilds = [
            guild
            for guild in self.world.guilds.values()
            if bot.id in guild.members and session.is_of(guild.id)
        ]
        listed = [] if self.world.deviates(Deviation.SERVERS_UNLISTED) else guilds
        await session.send(
            "READY",
            {
                "v": 10,
                "user": bot.payload() | {"flags": 0, "verified": True, "mfa_enabled": False},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in listed],
                "session_id": session.name,
                "resume_gateway_url": self._address(),
                "session_type": "normal",
                "shard": [session.shard, session.count],
                "private_channels": [],
                "presences": [],
                "relationships": [],
                "application": {"id": str(bot.id), "flags": 0},
            },
        )
        for guild in guilds:
            if guild.available and not self.world.deviates(Deviation.SERVER_UNTOLD):
                payload = guild.payload()
                if self.world.deviates(Deviation.CHANNELS_ARE_NEW):
                    payload["channels"][0]["type"] = 99
                await session.send("GUILD_CREATE", payload)

    async def _resume(self, socket: web.WebSocketResponse, resume: Json) -> None:
        session = next((known for known in self.sessions if known.name == resume["session_id"]), None)
        if session is None:
            await _invalidate(socket)
            return
        self.resumed += 1
        await session.resume(socket, resume["seq"])
        self.world.notify(ChangeKind.PLACES)

    def _address(self) -> str:
        return self.world.base.replace("http", "ws") + "/gateway/"

    async def send(self, event: str, data: Json) -> None:
        """Send an event to the shard of its server; one of no server, such as a direct message's, to the first shard."""
        guild_id = _guild_of(event, data)
        for session in list(self.sessions):
            if session.is_of(guild_id):
                await session.send(event, data)

    async def tell_of_message(self, event: str, data: Json) -> None:
        """Send an event about a message to the sessions that have asked for such events."""
        needed = _GUILD_MESSAGES if "guild_id" in data else _DIRECT_MESSAGES
        guild_id = _guild_of(event, data)
        for session in list(self.sessions):
            asked = session.intents & needed or self.world.deviates(Deviation.MESSAGES_TOLD)
            if asked and session.is_of(guild_id):
                await session.send(event, data)

    async def send_text(self, text: str, shard: int = 0) -> None:
        """Send a shard a frame as it stands, which Discord would never do."""
        for session in self._of(shard):
            await session.send_text(text)

    async def drop(self, shard: int | None = None) -> None:
        """Cut the connections, or a shard's, as a network failure would; the bot may resume."""
        for session in self._of(shard):
            await session.drop()
        self.world.notify(ChangeKind.PLACES)

    def _of(self, shard: int | None) -> Iterator[Session]:
        return (session for session in list(self.sessions) if shard is None or session.shard == shard)


async def _invalidate(socket: web.WebSocketResponse) -> None:
    """Say that there is no such session: the bot must identify, again if it just did."""
    await socket.send_json({"op": _INVALID, "d": False, "s": None, "t": None})


def _guild_of(event: str, data: Any) -> int:
    """The server that an event is about; 0: none, or nobody can tell."""
    if not isinstance(data, dict):
        return 0
    named = str(data.get("id" if event in _OF_SERVERS else "guild_id"))
    return int(named) if named.isdecimal() and len(named) <= _MOST_DIGITS else 0
