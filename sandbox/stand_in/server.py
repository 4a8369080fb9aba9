"""The stand-in for Discord: one local server with the REST API, the gateway and the attachments."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple, Self, TypeAlias

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox.stand_in.endpoints.base import api_path, refused
from sandbox.stand_in.gateway import Gateway
from sandbox.stand_in.interactions import Interaction
from sandbox.stand_in.rest import Rest
from sandbox.stand_in.schema import Schema
from sandbox.world.deviations import Deviation
from sandbox.world.limits import Refusal
from sandbox.world.payloads import Json
from sandbox.world.places import Channel, Guild, Message, Permission, Role, User
from sandbox.world.world import ChangeKind, World

#: Gets each request before it is served, and may let it fail.
Interceptor: TypeAlias = Callable[[web.Request, Handler], Awaitable[web.StreamResponse]]


class Served(NamedTuple):
    """A request that was served, and the status of its response."""

    method: str
    path: str
    status: int


class Server:
    """Discord in miniature on 127.0.0.1, used with ``async with``; ``world`` has its servers, channels and people."""

    def __init__(self, schema: Schema | None = None, port: int = 0, world: World | None = None) -> None:
        self.world = world or World()
        self.gateway = Gateway(self.world)
        self.rest = Rest(self.world, self.gateway, schema)
        self.served: list[Served] = []
        self.refused: list[Refusal] = []
        #: Set unless people's pictures are held back, as by a slow CDN.
        self.pictures = asyncio.Event()
        self.pictures.set()
        self.trouble: Interceptor | None = None
        self._port = port
        self._runner: web.AppRunner | None = None
        self._also: list[web.RouteDef] = []

    def add_routes(self, routes: list[web.RouteDef]) -> None:
        """Serve other routes than Discord's too; to be called before the server starts."""
        self._also += routes

    async def __aenter__(self) -> Self:
        app = web.Application(middlewares=[self._check_origin, self._serve], client_max_size=64 * 1024 * 1024)
        api = web.Application()
        api.add_routes(self.rest.routes())
        app.add_subapp("/api/v10", api)
        app.add_routes(
            [
                web.get("/gateway/", self.gateway.handle),
                web.get(r"/cdn/attachments/{id:\d+}/{name}", self._file),
                web.get(r"/cdn/emojis/{id:\d+}.{extension}", self._emoji),
                web.get(r"/cdn/avatars/{id:\d+}/{name}", self._avatar),
                *self._also,
            ]
        )
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        # Not reachable from other machines.
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self.world.base = f"http://127.0.0.1:{self._port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.gateway.drop()
        if self._runner:
            await self._runner.cleanup()

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return self._port

    @web.middleware
    async def _check_origin(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse requests that other websites make: those with another host name or another origin."""
        if request.host == f"localhost:{self._port}" and request.path == "/":
            raise web.HTTPFound(self.world.base)
        if request.host != f"127.0.0.1:{self._port}":
            raise web.HTTPForbidden(text=f"The stand-in is at {self.world.base}, under that name only.")
        if request.headers.get("Origin", self.world.base) != self.world.base:
            raise web.HTTPForbidden(text="The stand-in answers no other website.")
        return await handler(request)

    @web.middleware
    async def _serve(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith("/api/"):
            return await handler(request)

        async def serve(request: web.Request) -> web.StreamResponse:
            try:
                return await handler(request)
            except Refusal as refusal:
                self.refused.append(refusal)
                return refused(refusal)
            except ConnectionError:
                return web.Response(status=499)  # the bot died meanwhile

        answer = await (self.trouble(request, serve) if self.trouble else serve(request))
        self.served.append(Served(request.method, api_path(request), answer.status))
        return answer

    async def _file(self, request: web.Request) -> web.Response:
        wanted = int(request.match_info["id"])
        file = self.world.file(wanted)
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file.content, headers=file.headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self.world.emojis.get(int(request.match_info["id"]))
        if emoji is None:
            raise web.HTTPNotFound
        return web.Response(body=emoji.content, content_type=emoji.content_type)

    async def _avatar(self, request: web.Request) -> web.Response:
        user = self.world.users.get(int(request.match_info["id"]))
        if user is None or user.avatar is None or self.world.deviates(Deviation.AVATARS_MISSING):
            raise web.HTTPNotFound
        await self.pictures.wait()
        return web.Response(body=user.avatar, content_type="image/png")

    async def bot_ready(
        self, within: float = 20.0, *, shards: Collection[int] | None = None, since: int = 0
    ) -> None:
        """Wait until a bot is connected and has registered its commands.

        ``shards`` are those to wait for (None: all), connected after so many sessions were begun as ``since`` says.
        """
        gateway = self.gateway
        async with asyncio.timeout(within):
            while not (  # noqa: ASYNC110 - neither has an event
                self.world.has_commands
                and (gateway.connected if shards is None else gateway.are_connected(shards, since=since))
            ):
                await asyncio.sleep(0.01)

    async def delete(self, channel: Channel) -> None:
        """Delete a channel or thread, as a moderator would; a channel's threads are deleted with it."""
        for thread in list(self.world.channels.values()):
            if thread.parent is channel and not thread.deleted:
                await self.delete(thread)
        channel.deleted = True
        self.world.notify(ChangeKind.PLACES)
        await self.gateway.send(f"{channel.event_name}_DELETE", channel.payload())

    async def tell_of(self, message: Message) -> None:
        """Tell the bot of a message that a person has written, where it has asked for that."""
        guild = message.channel.guild
        told = self.world.payload_of(message) | ({"guild_id": str(guild.id)} if guild else {})
        await self.gateway.tell_of_message("MESSAGE_CREATE", told)

    async def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from a server."""
        del guild.members[self.world.bot.id]
        self.world.notify(ChangeKind.PLACES)
        await self.gateway.send("GUILD_DELETE", {"id": str(guild.id)})

    async def invite_bot(self, guild: Guild) -> None:
        """Add the bot to a server, again or for the first time."""
        guild.members[self.world.bot.id] = self.world.bot
        guild.bot_came = self.world.time()
        self.world.notify(ChangeKind.PLACES)
        payload = guild.payload()
        del payload["unavailable"]  # only a server that the bot knows already has it
        await self.gateway.send("GUILD_CREATE", payload)

    async def lose(self, guild: Guild) -> None:
        """Let a server be unavailable, as in an outage of a part of Discord: the bot has not left it."""
        guild.available = False
        await self.gateway.send("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})

    async def find(self, guild: Guild) -> None:
        """Let a server be available again."""
        guild.available = True
        await self.gateway.send("GUILD_CREATE", guild.payload())

    async def add_role(
        self, guild: Guild, name: str, position: int, permissions: int = 0, *, managed: bool = False
    ) -> Role:
        """Add a role to a server."""
        role = self.world.add_role(guild, name, position, permissions, managed=managed)
        await self.gateway.send("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": role.payload()})
        return role

    async def change_role(
        self, guild: Guild, role: Role, *, position: int | None = None, permissions: int | None = None
    ) -> None:
        """Move a role up or down, or give it other permissions, as a moderator would."""
        role.position = role.position if position is None else position
        role.permissions = role.permissions if permissions is None else permissions
        await self.gateway.send("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": role.payload()})

    async def delete_role(self, guild: Guild, role: Role) -> None:
        """Delete a role, as a moderator would: nobody has it any more."""
        del guild.roles[role.id]
        for has in guild.member_roles.values():
            has.discard(role.id)
        self.world.notify(ChangeKind.PLACES)
        await self.gateway.send("GUILD_ROLE_DELETE", {"guild_id": str(guild.id), "role_id": str(role.id)})

    async def give_role(self, guild: Guild, user: User, role: Role) -> None:
        """Give a member a role, as a moderator would; without the intent to see members, a bot is told of itself alone."""
        guild.member_roles.setdefault(user.id, set()).add(role.id)
        if user.id == self.world.bot.id:
            member = guild.member_payload(user) | {"guild_id": str(guild.id)}
            await self.gateway.send("GUILD_MEMBER_UPDATE", member)

    async def allow(self, channel: Channel, permission: Permission, given: bool) -> None:
        """Give the bot a permission in a channel and its threads, or take it away, as a moderator would; the bot is told of the channel."""
        self.world.allow(channel, permission, given)
        if channel.guild and not channel.parent:
            await self.gateway.send("CHANNEL_UPDATE", channel.payload())

    async def archive(self, thread: Channel) -> None:
        """Archive a thread, as Discord does when nobody has written in it for some time."""
        thread.archived = True
        self.world.notify(ChangeKind.PLACES)
        await self.gateway.send("THREAD_UPDATE", thread.payload())

    async def lock(self, thread: Channel) -> None:
        """Lock a thread, as a moderator would."""
        thread.locked = True
        self.world.notify(ChangeKind.PLACES)
        await self.gateway.send("THREAD_UPDATE", thread.payload())

    async def dispatch(self, interaction: Interaction, forged: Json | None = None) -> None:
        """Send a person's interaction to the bot; ``forged`` is sent instead of what Discord would send of it."""
        self.rest.expect(interaction)
        payload: Json = interaction.payload(self.world) if forged is None else forged
        await self.gateway.send("INTERACTION_CREATE", payload)
