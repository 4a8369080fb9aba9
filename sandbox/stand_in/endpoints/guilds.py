"""The endpoints about servers: their channels, their members, and the roles that those have."""

from __future__ import annotations

from typing import Final
from urllib.parse import unquote

from aiohttp import web

from sandbox.stand_in.endpoints.base import Endpoints, reply
from sandbox.world import limits
from sandbox.world.limits import Refusal
from sandbox.world.places import Guild, Permission, Role, User
from sandbox.world.world import ChangeKind

#: How many characters the reason in an audit log has at most.
_LONGEST_REASON: Final = 512


class GuildEndpoints(Endpoints):
    """Servers, members and roles."""

    def routes(self) -> list[web.RouteDef]:
        """The endpoints."""
        return [
            web.get("/guilds/{guild}", self._get_guild),
            web.get("/guilds/{guild}/channels", self._guild_channels),
            web.get("/guilds/{guild}/members/{user}", self._member),
            web.put("/guilds/{guild}/members/{user}/roles/{role}", self._give_role),
            web.delete("/guilds/{guild}/members/{user}/roles/{role}", self._take_role),
        ]

    async def _get_guild(self, request: web.Request) -> web.Response:
        return reply(self._guild(request).payload())

    async def _guild_channels(self, request: web.Request) -> web.Response:
        return reply(self._guild(request).payload()["channels"])

    async def _member(self, request: web.Request) -> web.Response:
        guild = self._guild(request)
        user = guild.members.get(int(request.match_info["user"]))
        if user is None:
            raise Refusal(404, 10007, "Unknown Member")
        return reply(guild.member_payload(user))

    async def _give_role(self, request: web.Request) -> web.Response:
        guild, user, role = self._role_of(request)
        guild.member_roles.setdefault(user.id, set()).add(role.id)
        return self._noted(request, guild, f"{user.name} got {role.name}")

    async def _take_role(self, request: web.Request) -> web.Response:
        guild, user, role = self._role_of(request)
        guild.member_roles.get(user.id, set()).discard(role.id)
        return self._noted(request, guild, f"{user.name} lost {role.name}")

    def _role_of(self, request: web.Request) -> tuple[Guild, User, Role]:
        """A member and a role that the bot may give or take: one below its own highest, that no integration hands out."""
        guild, bot = self._guild(request), self.world.bot
        if bot.id not in guild.members:
            raise Refusal(403, 50001, "Missing Access")
        user = guild.members.get(int(request.match_info["user"]))
        if user is None:
            raise Refusal(404, 10007, "Unknown Member")
        role = guild.roles.get(int(request.match_info["role"]))
        if role is None:
            raise Refusal(404, 10011, "Unknown Role")
        if not guild.allows(bot, Permission.MANAGE_ROLES) or not guild.stands_above(bot, role):
            raise Refusal(403, 50013, "Missing Permissions")
        if role.managed:
            raise Refusal(400, 50028, "Invalid Role")
        return guild, user, role

    def _noted(self, request: web.Request, guild: Guild, what: str) -> web.Response:
        """The answer to what is noted in a server's audit log, with its reason."""
        reason = unquote(request.headers.get("X-Audit-Log-Reason", ""))
        if len(reason) > _LONGEST_REASON:
            raise limits.invalid("a reason has at most 512 characters")
        guild.audit_log.append(f"{what}: {reason}")
        self.world.notify(ChangeKind.PLACES)
        return web.Response(status=204)
