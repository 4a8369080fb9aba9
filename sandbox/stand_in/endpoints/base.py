"""The base of all endpoints: reads a request's body, finds what it is about, and answers as Discord does."""

from __future__ import annotations

import json
from typing import Any, Final

from aiohttp import BodyPartReader, web

from sandbox.stand_in.gateway import Gateway
from sandbox.stand_in.posts import Files, Posts
from sandbox.stand_in.schema import Schema
from sandbox.world import limits
from sandbox.world.deviations import Deviation
from sandbox.world.limits import Refusal
from sandbox.world.payloads import Json
from sandbox.world.places import Channel, ChannelType, Guild, Message, Permission
from sandbox.world.world import World

HIDDEN_MESSAGE: Final = Refusal(404, 10008, "Unknown Message")
_UNKNOWN_CHANNEL: Final = Refusal(404, 10003, "Unknown Channel")


class Endpoints:
    """Some of the endpoints, working on a world; the gateway sends the events that follow to the bot."""

    def __init__(self, world: World, gateway: Gateway, posts: Posts, schema: Schema | None) -> None:
        self.world = world
        self.gateway = gateway
        self._posts = posts
        self._schema = schema

    def routes(self) -> list[web.RouteDef]:
        """The endpoints."""
        raise NotImplementedError

    def _guild(self, request: web.Request) -> Guild:
        guild = self.world.guilds.get(int(request.match_info["guild"]))
        if guild is None:
            raise Refusal(404, 10004, "Unknown Guild")
        return guild

    def _channel(self, request: web.Request, needed: Permission = Permission.VIEW) -> Channel:
        channel = self.world.channels.get(int(request.match_info["channel"]))
        if channel is None or channel.deleted:
            raise _UNKNOWN_CHANNEL
        self._require(channel, needed)
        return channel

    def _require(self, channel: Channel, needed: Permission) -> None:
        if not channel.has_member(self.world.bot):
            raise Refusal(403, 50001, "Missing Access")
        if channel.type is ChannelType.DIRECT:
            return
        if not channel.bot_permissions & Permission.VIEW:
            raise Refusal(403, 50001, "Missing Access")
        if not self._may(channel, needed):
            raise Refusal(403, 50013, "Missing Permissions")

    def _may(self, channel: Channel, needed: Permission) -> bool:
        return channel.type is ChannelType.DIRECT or not needed & ~channel.bot_permissions

    def _message(self, request: web.Request, needed: Permission) -> Message:
        channel = self._channel(request, needed)
        message = channel.messages.get(int(request.match_info["message"]))
        if message is None or message.ephemeral:
            forbidden = self.world.deviates(Deviation.DELETED_IS_FORBIDDEN)
            raise Refusal(403, 50001, "Missing Access") if forbidden else HIDDEN_MESSAGE
        return message

    async def _announce(self, message: Message) -> None:
        if not message.ephemeral:
            await self.gateway.tell_of_message("MESSAGE_CREATE", self._event(message))

    async def _announce_edit(self, message: Message) -> None:
        if not message.ephemeral:
            await self.gateway.tell_of_message("MESSAGE_UPDATE", self._event(message))

    def _event(self, message: Message) -> Json:
        guild = message.channel.guild
        return self.world.payload_of(message) | ({"guild_id": str(guild.id)} if guild else {})

    async def _json(self, request: web.Request) -> Any:
        body = await request.json()
        if self._schema:
            self._schema.check(request.method, api_path(request), body)
        return body

    async def _form(self, request: web.Request) -> tuple[Json, Files]:
        """The JSON of a request, and its files by their numbers in the form."""
        if not request.content_type.startswith("multipart/"):
            return await self._json(request), {}
        body: Json = {}
        files: Files = {}
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader) or not part.name:
                raise limits.invalid("a part of the form has no name")
            if part.name == "payload_json":
                body = json.loads(await part.text())
            else:
                files[int(part.name.removeprefix("files[").removesuffix("]"))] = bytes(await part.read())
        if self._schema:
            self._schema.check(request.method, api_path(request), body)
        return body, files


def api_path(request: web.Request) -> str:
    """The path of a request below the API's version."""
    return request.path.removeprefix("/api/v10")


def reply(data: Any, status: int = 200) -> web.Response:
    """A response with JSON, with exactly the content type that discord.py checks for."""
    return web.Response(
        body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"}
    )


def refused(refusal: Refusal) -> web.Response:
    """The response that says so."""
    body: Json = {"code": refusal.code, "message": refusal.message}
    if not isinstance(refusal, limits.TooOften):
        return reply(body, refusal.status)
    response = reply(body | {"retry_after": refusal.retry_after, "global": False}, refusal.status)
    # Without the header Via, discord.py takes it for a ban by the proxy in front of Discord.
    response.headers["Via"] = "1.1 google"
    response.headers["Retry-After"] = str(refusal.retry_after)
    return response
