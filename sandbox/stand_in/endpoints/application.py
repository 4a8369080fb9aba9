"""The endpoints about the application itself: its user, its commands, its emoji, and the gateway's limits."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from sandbox.stand_in.endpoints.base import Endpoints, reply
from sandbox.world import limits
from sandbox.world.deviations import Deviation
from sandbox.world.emojis import read_emoji
from sandbox.world.limits import Refusal
from sandbox.world.payloads import Json
from sandbox.world.places import EVERYTHING_A_BOT_ASKS
from sandbox.world.world import ChangeKind

_UNKNOWN_EMOJI: Final = Refusal(404, 10014, "Unknown Emoji")
#: The defaults of a command's registration.
_COMMAND_DEFAULTS: Final[Json] = {
    "type": 1,
    "description": "",
    "options": [],
    "default_member_permissions": None,
}


class ApplicationEndpoints(Endpoints):
    """The application, as it sees itself."""

    def routes(self) -> list[web.RouteDef]:
        """The endpoints."""
        return [
            web.get("/users/@me", self._me),
            web.get("/users/{user}", self._user),
            web.get("/oauth2/applications/@me", self._application),
            web.get("/applications/@me", self._application),
            web.patch("/applications/@me", self._edit_application),
            web.get("/users/@me/guilds", self._my_guilds),
            web.get("/applications/{application}/commands", self._get_commands),
            web.get("/gateway/bot", self._gateway_limits),
            web.put("/applications/{application}/commands", self._register),
            web.get("/applications/{application}/emojis", self._emojis),
            web.post("/applications/{application}/emojis", self._add_emoji),
            web.delete("/applications/{application}/emojis/{emoji}", self._delete_emoji),
        ]

    async def _me(self, _: web.Request) -> web.Response:
        return reply(self.world.bot.payload())

    async def _user(self, request: web.Request) -> web.Response:
        user = self.world.users.get(int(request.match_info["user"]))
        if user is None:
            raise Refusal(404, 10013, "Unknown User")
        return reply(user.payload())

    async def _application(self, _: web.Request) -> web.Response:
        return reply(
            {
                "id": str(self.world.bot.id),
                "name": self.world.bot.name,
                "icon": None,
                "verify_key": "0",
                "owner": self.world.bot.payload(),
                "team": None,
                "approximate_guild_count": sum(
                    self.world.bot.id in guild.members for guild in self.world.guilds.values()
                ),
                **self.world.application,
            }
        )

    async def _edit_application(self, request: web.Request) -> web.Response:
        body = await self._json(request)
        for params in (body.get("install_params"), *_install_params(body.get("integration_types_config"))):
            if params:
                params["permissions"] = str(params["permissions"])
        self.world.application |= body
        return await self._application(request)

    async def _my_guilds(self, _: web.Request) -> web.Response:
        mine = [guild for guild in self.world.guilds.values() if self.world.bot.id in guild.members]
        return reply(
            [
                {
                    "id": str(guild.id),
                    "name": guild.name,
                    "icon": None,
                    "banner": None,
                    "owner": False,
                    "permissions": str(int(EVERYTHING_A_BOT_ASKS)),
                    "features": [],
                }
                for guild in mine
            ]
        )

    async def _get_commands(self, request: web.Request) -> web.Response:
        if self.world.deviates(Deviation.COMMANDS_GROW):
            longer = {"description": "x" * 8000}
            return reply([command | longer for command in self.world.commands])
        asked = request.query.get("with_localizations", "").lower() == "true"
        if asked and not self.world.deviates(Deviation.COMMANDS_UNTRANSLATED):
            return reply(self.world.commands)
        translated = {"name_localizations", "description_localizations"}
        return reply(
            [
                {name: value for name, value in command.items() if name not in translated}
                for command in self.world.commands
            ]
        )

    async def _gateway_limits(self, _: web.Request) -> web.Response:
        return reply(self.gateway.limits())

    async def _register(self, request: web.Request) -> web.Response:
        commands = await self._json(request)
        limits.check_commands(commands)
        limits.check_entry_points(commands, self.world.commands)
        owner = {"application_id": str(self.world.bot.id), "version": "1"}
        self.world.commands = [
            {**_COMMAND_DEFAULTS, **command, "id": str(self.world.command_id(command)), **owner}
            for command in commands
        ]
        self.world.notify(ChangeKind.PLACES)
        return reply(self.world.commands)

    async def _emojis(self, _: web.Request) -> web.Response:
        if not self.world.takes_emoji:
            raise Refusal(403, 50001, "Missing Access")
        owner = self.world.bot.payload()
        return reply({"items": [emoji.payload(owner) for emoji in self.world.emojis.values()]})

    async def _add_emoji(self, request: web.Request) -> web.Response:
        if self.world.deviates(Deviation.EMOJI_REFUSED):
            raise Refusal(403, 50001, "Missing Access")
        taken = {emoji.name for emoji in self.world.emojis.values()}
        emoji = read_emoji(self.world.new_id(), await self._json(request), taken)
        self.world.emojis[emoji.id] = emoji
        return reply(emoji.payload(self.world.bot.payload()), status=201)

    async def _delete_emoji(self, request: web.Request) -> web.Response:
        if self.world.emojis.pop(int(request.match_info["emoji"]), None) is None:
            raise _UNKNOWN_EMOJI
        return web.Response(status=204)


def _install_params(config: Json | None) -> list[Json]:
    """The scopes and permissions that an application asks for in each way of installing it."""
    return [
        each["oauth2_install_params"] for each in (config or {}).values() if each.get("oauth2_install_params")
    ]
