"""The page of ``make try``: two Discord clients side by side, each with a websocket of its own.

The server sends the places (servers, channels, people, commands) and the messages that the client's person sees, in
Discord's own JSON; the page sends what the person does. Everything that Discord would decide is decided on the server.
"""

from __future__ import annotations

import asyncio
from base64 import b64decode
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

from aiohttp import WSMsgType, web

from sandbox.forms import NotThere
from sandbox.people import File, InteractionFailed, Option, Person, takes_file, takes_person, takes_role
from sandbox.stand_in.interactions import Answer
from sandbox.stand_in.server import Server
from sandbox.world.installs import context_of
from sandbox.world.locales import LOCALES, in_locale
from sandbox.world.payloads import Json
from sandbox.world.places import Channel, ChannelType, Message, Permission, Role, User
from sandbox.world.world import Change, ChangeKind, World

#: The page's files by name; no other file is served.
_SITE: Final = {path.name: path for path in Path(__file__).with_name("site").iterdir()}
#: The permissions that the page can take from the bot in a channel, by their names in Discord's settings.
PERMISSIONS: Final = {
    "View Channel": Permission.VIEW,
    "Send Messages": Permission.SEND,
    "Send Messages in Threads": Permission.SEND_IN_THREADS,
    "Attach Files": Permission.ATTACH,
    "Read Message History": Permission.READ_HISTORY,
    "Create Public Threads": Permission.CREATE_THREADS,
}

#: Something that the page's menu does to the stand-in; it is called with the page's request.
Action: TypeAlias = Callable[[Json], Awaitable[None]]


class Page:
    """The page's files and clients on a server; ``actions`` are the entries of the menu Trouble, by name."""

    def __init__(self, server: Server, actions: Mapping[str, Action]) -> None:
        self._server = server
        self._actions = actions

    def routes(self) -> list[web.RouteDef]:
        """The routes of the page."""
        return [
            web.get("/", self._file),
            web.get("/site/{name}", self._file),
            web.get("/client/{seat}/{user}", self._client),
        ]

    async def _file(self, request: web.Request) -> web.FileResponse:
        path = _SITE.get(request.match_info.get("name", "index.html"))
        if path is None:
            raise web.HTTPNotFound
        # Not cached, so that a change is seen at the next reload.
        return web.FileResponse(path, headers={"Cache-Control": "no-store"})

    async def _client(self, request: web.Request) -> web.WebSocketResponse:
        if "Origin" not in request.headers:  # the server refuses a wrong one
            raise web.HTTPForbidden(text="Only the page itself may connect here.")
        user = _sitter(self._server.world, int(request.match_info["seat"]), request.match_info["user"])
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await Client(Person(self._server, user), self._actions, socket).run()
        return socket


class Client:
    """One client of the page: one person, and the websocket to them."""

    def __init__(self, person: Person, actions: Mapping[str, Action], socket: web.WebSocketResponse) -> None:
        self._person = person
        self._server = person.server
        self._actions = actions
        self._socket = socket
        self._frames: asyncio.Queue[Json] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Send what the person sees and every change to it, and handle requests, until the page disconnects."""
        world = self._server.world
        self._frames.put_nowait(self._places())
        for channel in filter(self._may_see, world.channels.values()):
            for message in self._person.sees(channel):
                self._frames.put_nowait(self._message(message))
        self._frames.put_nowait({"kind": "caught-up"})
        world.watchers.append(self._watch)
        sender = asyncio.create_task(self._send())
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._spawn(self._handle(frame.json()))
        finally:
            world.watchers.remove(self._watch)
            sender.cancel()

    def _watch(self, change: Change) -> None:
        if change.message is None:
            self._frames.put_nowait(self._places())
        elif change.message.only_for in (None, self._person.user) and self._may_see(change.message.channel):
            frame = (
                self._message(change.message)
                if change.kind is ChangeKind.MESSAGE
                else {"kind": "gone", "id": str(change.message.id)}
            )
            self._frames.put_nowait(frame)

    async def _send(self) -> None:
        with suppress(ConnectionError):  # the page disconnected meanwhile
            while True:
                await self._socket.send_json(await self._frames.get())

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
            "locale": me.locale,
            "locales": LOCALES,
            "bot": {"id": str(world.bot.id), "online": self._server.gateway.connected},
            "now": world.now(),
            "people": {
                str(user.id): {"name": user.name, "bot": user.bot}
                for user in world.users.values()
                if user is world.bot or _has_met(world, me, user)
            },
            "guilds": [
                {
                    "id": str(guild.id),
                    "name": guild.name,
                    "members": [str(member) for member in guild.members],
                    "moderator": me.id in guild.moderators,
                    "roles": [{"value": str(role.id), "label": role.name} for role in guild.roles.values()],
                    "locale": guild.locale,
                }
                for guild in world.guilds.values()
                if me.id in guild.members
            ],
            "channels": [_channel(channel) for channel in world.channels.values() if self._may_see(channel)],
            "commands": [self._command(command) for command in world.commands],
        }

    def _command(self, command: Json) -> Json:
        """A command in this person's language, with those contexts in which they may use it; it is listed only there."""
        bot = self._server.world.bot
        channels = filter(self._may_see, self._server.world.channels.values())
        usable = {context_of(each, bot) for each in channels if self._person.can_use(command, each)}
        return in_locale(command, self._person.user.locale) | {"contexts": sorted(map(int, usable))}

    def _may_see(self, channel: Channel) -> bool:
        return not channel.deleted and channel.has_member(self._person.user)

    def _message(self, message: Message) -> Json:
        frame = {"kind": "message", **self._server.world.payload_of(message)}
        if message.used:
            user, command = message.used
            frame["used"] = {"user": str(user.id), "command": command}
        return frame

    # What the person does.

    async def _handle(self, request: Json) -> None:
        """Handle one request and send its result: a modal, choices, or why it failed."""
        doing = {
            "command": self._use,
            "choices": self._suggest,
            "on-person": self._use_on,
            "press": self._press,
            "submit": self._submit,
            "write": self._write,
            "dismiss": self._dismiss,
            "action": self._act,
        }[request["do"]]
        frame: Json = {"kind": "done", "id": request["id"]}
        try:
            frame |= await doing(request)
        except InteractionFailed:
            frame["failed"] = "This interaction failed"
        except NotThere as reason:
            frame["failed"] = str(reason)
        except Exception as error:  # noqa: BLE001 - the page waits for a result, whatever happens
            frame["failed"] = f"That did not work ({type(error).__name__}: {error})"
        self._frames.put_nowait(frame)

    async def _use(self, request: Json) -> Json:
        options = self._options(request)
        return _result(await self._person.use(self._channel(request), request["command"], **options))

    async def _suggest(self, request: Json) -> Json:
        options = self._options(request)
        typed = str(options.pop(request["focused"], ""))
        channel, command = self._channel(request), request["command"]
        choices = await self._person.suggestions(channel, command, request["focused"], typed, **options)
        return {"choices": choices}

    async def _use_on(self, request: Json) -> Json:
        person = self._person_of(request["person"])
        return _result(await self._person.use_on(self._channel(request), request["command"], person))

    async def _press(self, request: Json) -> Json:
        message = self._channel(request).messages[int(request["message"])]
        if "people" in request:
            people = map(self._person_of, request["people"])
            return _result(await self._person.pick_people(message, request["item"], *people))
        if "values" in request:
            return _result(await self._person.pick(message, request["item"], *request["values"]))
        return _result(await self._person.click(message, request["item"]))

    async def _submit(self, request: Json) -> Json:
        return _result(
            await self._person.submit(self._channel(request), request["modal"], **request["fields"])
        )

    async def _write(self, request: Json) -> Json:
        await self._person.write(self._channel(request), request["content"])
        return {}

    async def _dismiss(self, request: Json) -> Json:
        """Delete a message that only this person sees."""
        message = self._channel(request).messages[int(request["message"])]
        if message.only_for is self._person.user:
            self._server.world.delete_message(message)
        return {}

    async def _act(self, request: Json) -> Json:
        await self._actions[request["action"]](request)
        return {}

    def _channel(self, request: Json) -> Channel:
        channel = self._server.world.channels[int(request["channel"])]
        if not self._may_see(channel):
            raise NotThere("this channel is gone")
        return channel

    def _options(self, request: Json) -> dict[str, Option]:
        """The options of a command, with people and files in place of what the page sends for them."""
        registered = next(
            command for command in self._server.world.commands if command["name"] == request["command"]
        )
        kinds = {option["name"]: option for option in registered["options"]}
        return {name: self._option(kinds[name], value) for name, value in request["options"].items()}

    def _option(self, kind: Json, value: Any) -> Option:
        if takes_person(kind):
            return self._person_of(value)
        if takes_role(kind):
            return _role_of(self._server.world, value)
        if takes_file(kind):
            return File(value["name"], b64decode(value["content"]))
        option: str | int | bool = value
        return option

    def _person_of(self, user_id: str) -> Person:
        return Person(self._server, self._server.world.users[int(user_id)])


def _sitter(world: World, seat: int, wanted: str) -> User:
    """The person in a seat: the one whose id the page names, or else somebody of the newest server, by the seat."""
    *_, newest = world.guilds.values()
    people = [user for user in newest.members.values() if not user.bot]
    known = (user for user in world.users.values() if str(user.id) == wanted and not user.bot)
    return next(known, people[seat % len(people)])


def _role_of(world: World, role_id: str) -> Role:
    """The role with an id, in whichever server it is. NotThere if it is gone."""
    for guild in world.guilds.values():
        if role := guild.roles.get(int(role_id)):
            return role
    raise NotThere("this role is gone")


def _has_met(world: World, one: User, other: User) -> bool:
    """True if two people share a server."""
    return any(one.id in guild.members and other.id in guild.members for guild in world.guilds.values())


def channel_of(world: World, request: Json) -> Channel:
    """The channel that a request names."""
    return world.channels[int(request["channel"])]


def _channel(channel: Channel) -> Json:
    return {
        "id": str(channel.id),
        "name": channel.name,
        "guild": str(channel.guild.id) if channel.guild else None,
        "parent": str(channel.parent.id) if channel.parent else None,
        "type": int(channel.type),
        "thread": channel.type is ChannelType.THREAD,
        "members": [] if channel.guild else [str(member) for member in channel.members],
        "archived": channel.archived,
        "permissions": {
            name: bool(channel.bot_permissions & permission) for name, permission in PERMISSIONS.items()
        },
    }


def _result(answer: Answer) -> Json:
    return {"modal": answer.modal} if answer.modal else {}
