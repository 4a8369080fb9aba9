"""The page of ``make try``: people's chairs at the stand-in, each a websocket that tells what its person sees.

A chair tells of places (servers, channels, people, commands) and of messages, as Discord would write them; its page
says what the person does. Nothing is decided in the page that Discord would decide: that is all on this side.
"""

from __future__ import annotations

import asyncio
from base64 import b64decode
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

from aiohttp import WSMsgType, web

from sandbox.interactions import Answer
from sandbox.payloads import Json
from sandbox.people import File, InteractionFailed, NotThere, Option, Person, takes_file, takes_person
from sandbox.places import Channel, ChannelType, Message, Permission
from sandbox.server import Server
from sandbox.world import Change, News, World

#: The page's files by name; nothing else is served.
_SITE: Final = {path.name: path for path in Path(__file__).with_name("site").iterdir()}
#: What a person may take from the bot in a channel, by the names Discord's settings use.
PERMISSIONS: Final = {
    "View Channel": Permission.VIEW,
    "Send Messages": Permission.SEND,
    "Send Messages in Threads": Permission.SEND_IN_THREADS,
    "Attach Files": Permission.ATTACH,
    "Read Message History": Permission.READ_HISTORY,
    "Create Public Threads": Permission.CREATE_THREADS,
}

#: Something the page's bar can do to the stand-in, given what the page says of it.
Hand: TypeAlias = Callable[[Json], Awaitable[None]]


class Page:
    """The page's files and its chairs, on a server; ``hands`` are what the bar of trouble may do, by name."""

    def __init__(self, server: Server, hands: Mapping[str, Hand]) -> None:
        self._server = server
        self._hands = hands

    def routes(self) -> list[web.RouteDef]:
        """What a browser asks for."""
        return [
            web.get("/", self._file),
            web.get("/site/{name}", self._file),
            web.get("/chair/{seat}/{user}", self._chair),
        ]

    async def _file(self, request: web.Request) -> web.FileResponse:
        path = _SITE.get(request.match_info.get("name", "index.html"))
        if path is None:
            raise web.HTTPNotFound
        # A change is seen at the next reload.
        return web.FileResponse(path, headers={"Cache-Control": "no-store"})

    async def _chair(self, request: web.Request) -> web.WebSocketResponse:
        if "Origin" not in request.headers:  # a wrong one the server has refused
            raise web.HTTPForbidden(text="Only the page itself may take a chair.")
        people = [user for user in self._server.world.users.values() if not user.bot]
        known = (user for user in people if str(user.id) == request.match_info["user"])
        # A page that knows nobody yet, or somebody of a former world, is given a person for each seat.
        user = next(known, people[int(request.match_info["seat"]) % len(people)])
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await Chair(Person(self._server, user), self._hands, socket).sit()
        return socket


class Chair:
    """One person at one page."""

    def __init__(self, person: Person, hands: Mapping[str, Hand], socket: web.WebSocketResponse) -> None:
        self._person = person
        self._server = person.server
        self._hands = hands
        self._socket = socket
        self._telling: asyncio.Queue[Json] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()

    async def sit(self) -> None:
        """Tell all there is and whatever changes, and do what the person does, until the page goes."""
        world = self._server.world
        self._telling.put_nowait(self._places())
        for channel in filter(self._may_see, world.channels.values()):
            for message in self._person.sees(channel):
                self._telling.put_nowait(self._message(message))
        self._telling.put_nowait({"kind": "caught-up"})
        world.watchers.append(self._watch)
        teller = asyncio.create_task(self._tell())
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._spawn(self._do(frame.json()))
        finally:
            world.watchers.remove(self._watch)
            teller.cancel()

    def _watch(self, change: Change) -> None:
        if change.message is None:
            self._telling.put_nowait(self._places())
        elif change.message.only_for in (None, self._person.user) and self._may_see(change.message.channel):
            told = (
                self._message(change.message)
                if change.news is News.MESSAGE
                else {"kind": "gone", "id": str(change.message.id)}
            )
            self._telling.put_nowait(told)

    async def _tell(self) -> None:
        with suppress(ConnectionError):  # the page went while it was told
            while True:
                await self._socket.send_json(await self._telling.get())

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What the person sees.

    def _places(self) -> Json:
        world = self._server.world
        me = self._person.user
        return {
            "kind": "places",
            "me": str(me.id),
            "bot": {"id": str(world.bot.id), "online": self._server.gateway.connected},
            "now": world.now(),
            "people": {str(user.id): {"name": user.name, "bot": user.bot} for user in world.users.values()},
            "guilds": [
                {
                    "id": str(guild.id),
                    "name": guild.name,
                    "members": [str(member) for member in guild.members],
                    "moderator": me.id in guild.moderators,
                }
                for guild in world.guilds.values()
                if me.id in guild.members
            ],
            "channels": [_channel(channel) for channel in world.channels.values() if self._may_see(channel)],
            "commands": world.commands,
        }

    def _may_see(self, channel: Channel) -> bool:
        return not channel.deleted and channel.has_member(self._person.user)

    def _message(self, message: Message) -> Json:
        told = {"kind": "message", **self._server.world.payload_of(message)}
        if message.used:
            user, command = message.used
            told["used"] = {"user": str(user.id), "command": command}
        return told

    # What the person does.

    async def _do(self, asked: Json) -> None:
        """Do one thing and tell how it went: a modal, choices, or why it failed."""
        doing = {
            "command": self._use,
            "choices": self._suggest,
            "on-person": self._use_on,
            "press": self._press,
            "submit": self._submit,
            "write": self._write,
            "dismiss": self._dismiss,
            "hand": self._hand,
        }[asked["do"]]
        told: Json = {"kind": "done", "id": asked["id"]}
        try:
            told |= await doing(asked)
        except InteractionFailed:
            told["failed"] = "This interaction failed"
        except NotThere as reason:
            told["failed"] = str(reason)
        except Exception as error:  # noqa: BLE001 - whatever it is, the page must not wait for ever
            told["failed"] = f"That did not work ({type(error).__name__}: {error})"
        self._telling.put_nowait(told)

    async def _use(self, asked: Json) -> Json:
        options = self._options(asked)
        return _answered(await self._person.use(self._channel(asked), asked["command"], **options))

    async def _suggest(self, asked: Json) -> Json:
        options = self._options(asked)
        typed = str(options.pop(asked["focused"], ""))
        channel, command = self._channel(asked), asked["command"]
        choices = await self._person.suggestions(channel, command, asked["focused"], typed, **options)
        return {"choices": choices}

    async def _use_on(self, asked: Json) -> Json:
        person = self._somebody(asked["person"])
        return _answered(await self._person.use_on(self._channel(asked), asked["command"], person))

    async def _press(self, asked: Json) -> Json:
        message = self._channel(asked).messages[int(asked["message"])]
        if "people" in asked:
            people = map(self._somebody, asked["people"])
            return _answered(await self._person.pick_people(message, asked["item"], *people))
        if "values" in asked:
            return _answered(await self._person.pick(message, asked["item"], *asked["values"]))
        return _answered(await self._person.click(message, asked["item"]))

    async def _submit(self, asked: Json) -> Json:
        return _answered(await self._person.submit(self._channel(asked), asked["modal"], **asked["fields"]))

    async def _write(self, asked: Json) -> Json:
        self._person.write(self._channel(asked), asked["content"])
        return {}

    async def _dismiss(self, asked: Json) -> Json:
        """Put away a message that only this person sees."""
        message = self._channel(asked).messages[int(asked["message"])]
        if message.only_for is self._person.user:
            self._server.world.drop_message(message)
        return {}

    async def _hand(self, asked: Json) -> Json:
        await self._hands[asked["hand"]](asked)
        return {}

    def _channel(self, asked: Json) -> Channel:
        channel = self._server.world.channels[int(asked["channel"])]
        if not self._may_see(channel):
            raise NotThere("this channel is gone")
        return channel

    def _options(self, asked: Json) -> dict[str, Option]:
        """The options of a command, with people for their ids, and files for what the page read of them."""
        registered = next(
            command for command in self._server.world.commands if command["name"] == asked["command"]
        )
        kinds = {option["name"]: option for option in registered["options"]}
        return {name: self._option(kinds[name], value) for name, value in asked["options"].items()}

    def _option(self, kind: Json, value: Any) -> Option:
        if takes_person(kind):
            return self._somebody(value)
        if takes_file(kind):
            return File(value["name"], b64decode(value["content"]))
        option: str | int | bool = value
        return option

    def _somebody(self, user_id: str) -> Person:
        return Person(self._server, self._server.world.users[int(user_id)])


def channel_of(world: World, asked: Json) -> Channel:
    """The channel that the page means."""
    return world.channels[int(asked["channel"])]


def _channel(channel: Channel) -> Json:
    return {
        "id": str(channel.id),
        "name": channel.name,
        "guild": str(channel.guild.id) if channel.guild else None,
        "parent": str(channel.parent.id) if channel.parent else None,
        "thread": channel.type is ChannelType.THREAD,
        "members": [] if channel.guild else [str(member) for member in channel.members],
        "archived": channel.archived,
        "permissions": {
            name: bool(channel.bot_permissions & permission) for name, permission in PERMISSIONS.items()
        },
    }


def _answered(answer: Answer) -> Json:
    return {"modal": answer.modal} if answer.modal else {}
