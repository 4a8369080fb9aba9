"""The endpoints of Discord's REST API that the bot uses."""

from __future__ import annotations

import json
from collections import defaultdict, deque
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final
from urllib.parse import unquote

from aiohttp import BodyPartReader, web

from sandbox import forms
from sandbox.stand_in.gateway import Gateway
from sandbox.stand_in.interactions import Answer, CallbackType, Interaction
from sandbox.stand_in.posts import Files, Posts
from sandbox.stand_in.schema import Schema
from sandbox.world import limits
from sandbox.world.deviations import Deviation
from sandbox.world.emojis import read_emoji
from sandbox.world.limits import Refusal
from sandbox.world.payloads import Json
from sandbox.world.places import (
    EVERYTHING_A_BOT_ASKS,
    LOADING,
    Channel,
    ChannelType,
    Guild,
    Message,
    Permission,
    Role,
    User,
)
from sandbox.world.world import ChangeKind, World

#: Messages older than this are edited more rarely: so many of them in a channel in so many seconds. Discord documents that there is
#: such a limit (30046), and not which; these are what users have observed.
_OLD: Final = timedelta(hours=1)
_OLD_EDITS: Final = 3
_OLD_EDITS_IN: Final = timedelta(seconds=20)
#: The seconds to wait where messages that are old can't be edited at all.
_A_LONG_TIME: Final = 3600.0
_HIDDEN_MESSAGE: Final = Refusal(404, 10008, "Unknown Message")
_UNKNOWN_EMOJI: Final = Refusal(404, 10014, "Unknown Emoji")
_ARCHIVED: Final = Refusal(400, 50083, "Thread is archived")
_UNKNOWN_CHANNEL: Final = Refusal(404, 10003, "Unknown Channel")
#: The most follow-ups to one interaction where the bot is not a member.
_MOST_FOLLOW_UPS_USER_INSTALLED: Final = 5
#: How many characters the reason in an audit log has at most.
_LONGEST_REASON: Final = 512
#: The defaults of a command's registration.
_COMMAND_DEFAULTS: Final[Json] = {
    "type": 1,
    "description": "",
    "options": [],
    "default_member_permissions": None,
}


class Rest:
    """The endpoints, working on a world; the gateway sends the events that follow to the bot."""

    def __init__(self, world: World, gateway: Gateway, schema: Schema | None = None) -> None:
        self.world = world
        self.gateway = gateway
        self.interactions: dict[str, Interaction] = {}
        self._posts = Posts(world)
        #: When messages that were old were edited in each channel, the last few times.
        self._old_edits: defaultdict[int, deque[datetime]] = defaultdict(partial(deque, maxlen=_OLD_EDITS))
        self._schema = schema

    def routes(self) -> list[web.RouteDef]:
        """All endpoints; a request to any other fails, so that a test notices it."""
        channel, message = "/channels/{channel}", "/channels/{channel}/messages/{message}"
        hook = "/webhooks/{application}/{token}"
        return [
            web.get("/users/@me", self._me),
            web.get("/users/{user}", self._user),
            web.post("/users/@me/channels", self._open_direct),
            web.get("/oauth2/applications/@me", self._application),
            web.get("/applications/@me", self._application),
            web.patch("/applications/@me", self._edit_application),
            web.get("/users/@me/guilds", self._my_guilds),
            web.get("/guilds/{guild}", self._get_guild),
            web.get("/guilds/{guild}/channels", self._guild_channels),
            web.get("/applications/{application}/commands", self._get_commands),
            web.get("/gateway/bot", self._gateway_limits),
            web.put("/applications/{application}/commands", self._register),
            web.get("/applications/{application}/emojis", self._emojis),
            web.post("/applications/{application}/emojis", self._add_emoji),
            web.delete("/applications/{application}/emojis/{emoji}", self._delete_emoji),
            web.get("/guilds/{guild}/members/{user}", self._member),
            web.put("/guilds/{guild}/members/{user}/roles/{role}", self._give_role),
            web.delete("/guilds/{guild}/members/{user}/roles/{role}", self._take_role),
            web.post("/interactions/{id}/{token}/callback", self._answer),
            web.post(hook, self._follow_up),
            web.get(hook + "/messages/{message}", self._get_followup),
            web.patch(hook + "/messages/{message}", self._edit_followup),
            web.delete(hook + "/messages/{message}", self._delete_followup),
            web.get(channel, self._get_channel),
            web.patch(channel, self._edit_channel),
            web.delete(channel, self._delete_channel),
            web.get(channel + "/messages", self._history),
            web.post(channel + "/messages", self._post),
            web.get(message, self._get_message),
            web.patch(message, self._edit_message),
            web.delete(message, self._delete_message),
            web.post(message + "/threads", self._start_thread),
            web.put(channel + "/thread-members/{user}", self._add_to_thread),
        ]

    # The bot itself, its commands, and members of servers.

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

    async def _get_guild(self, request: web.Request) -> web.Response:
        return reply(self._guild(request).payload())

    async def _guild_channels(self, request: web.Request) -> web.Response:
        return reply(self._guild(request).payload()["channels"])

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

    # The application's own emoji.

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

    # Responses to interactions.

    async def _answer(self, request: web.Request) -> web.Response:
        body, files = await self._form(request)
        interaction = self.interactions.get(request.match_info["token"])
        if interaction is None or str(interaction.id) != request.match_info["id"]:
            raise Refusal(404, 10062, "Unknown interaction")
        kind = CallbackType(body["type"])
        interaction.acknowledge(kind, self.world.now(), self.world.answer_within)
        try:
            answer = await self._first_answer(interaction, kind, body.get("data") or {}, files)
        except Refusal:
            interaction.acknowledged = False
            raise
        interaction.answer.set_result(answer)
        payload: Json = {"interaction": {"id": str(interaction.id), "type": int(interaction.type)}}
        if answer.message:
            payload["interaction"]["response_message_id"] = str(answer.message.id)
            payload["resource"] = {"type": int(kind), "message": self.world.payload_of(answer.message)}
        return (
            reply(payload)
            if request.query.get("with_response") in {"true", "True", "1"}
            else web.Response(status=204)
        )

    async def _first_answer(
        self, interaction: Interaction, kind: CallbackType, data: Json, files: Files
    ) -> Answer:
        if kind is CallbackType.CHOICES:
            limits.check_choices(data.get("choices") or [])
            return Answer(kind, choices=data.get("choices") or [])
        if kind is CallbackType.MODAL:
            limits.check_modal(data)
            # The client knows where the modal was opened, and sends along from which message.
            source = str(interaction.source.id if interaction.source else 0)
            opened = {"opened_from": source, "opened_in": str(interaction.channel.id)}
            return Answer(kind, modal=forms.as_sent(data) | opened)
        if kind in {CallbackType.DEFERRED_UPDATE, CallbackType.UPDATE}:
            if interaction.source is None:
                raise limits.invalid("there is no message to update")
            # The message as it is now: what was pressed may be older.
            current = interaction.channel.messages.get(interaction.source.id, interaction.source)
            interaction.original = current
            stays = current.ephemeral and self.world.deviates(Deviation.PRIVATE_STAYS)
            if kind is CallbackType.UPDATE and not stays:
                self._posts.edit(current, data, files)
                await self._announce_edit(current)
            return Answer(kind, current)
        if kind is CallbackType.DEFERRED_MESSAGE:
            thinking = {"flags": data.get("flags", 0) | LOADING}
            interaction.original = self._posts.make(interaction.channel, thinking, {}, interaction)
            return Answer(kind, interaction.original)
        interaction.original = self._posts.make(interaction.channel, data, files, interaction)
        await self._announce(interaction.original)
        return Answer(kind, interaction.original)

    async def _follow_up(self, request: web.Request) -> web.Response:
        interaction = self._interaction(request)
        body, files = await self._form(request)
        if interaction.original and interaction.original.flags & LOADING:
            # The first follow-up to a deferred response replaces it, and is ephemeral if that was.
            message = interaction.original
            self._posts.edit(message, body, files)
        else:
            if (
                interaction.user_installed(self.world)
                and len(interaction.followups) >= _MOST_FOLLOW_UPS_USER_INSTALLED
            ):
                raise Refusal(
                    400, 40094, "This interaction has reached the maximum number of follow up messages"
                )
            message = self._posts.make(interaction.channel, body, files, interaction)
            interaction.followups.append(message)
        await self._announce(message)
        return reply(self.world.payload_of(message))

    async def _get_followup(self, request: web.Request) -> web.Response:
        return reply(self.world.payload_of(self._followup(request)))

    async def _edit_followup(self, request: web.Request) -> web.Response:
        message = self._followup(request)
        body, files = await self._form(request)
        self._posts.edit(message, body, files)
        await self._announce_edit(message)
        return reply(self.world.payload_of(message))

    async def _delete_followup(self, request: web.Request) -> web.Response:
        message = self._followup(request)
        self.world.delete_message(message)
        return web.Response(status=204)

    def _interaction(self, request: web.Request) -> Interaction:
        interaction = self.interactions.get(request.match_info["token"])
        if interaction is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        interaction.check_token(self.world.now())
        return interaction

    def _followup(self, request: web.Request) -> Message:
        interaction, which = self._interaction(request), request.match_info["message"]
        every = [*([interaction.original] if interaction.original else []), *interaction.followups]
        wanted = (
            interaction.original
            if which == "@original"
            else next((m for m in every if str(m.id) == which), None)
        )
        if wanted is None or wanted.id not in wanted.channel.messages:
            raise _HIDDEN_MESSAGE
        return wanted

    # Channels, threads and messages.

    async def _open_direct(self, request: web.Request) -> web.Response:
        body = await self._json(request)
        user = self.world.users.get(int(body["recipient_id"]))
        if user is None:
            raise Refusal(400, 50033, "Invalid Recipient(s)")
        return reply(self.world.direct_channel(user).payload())

    async def _get_channel(self, request: web.Request) -> web.Response:
        return reply(self._channel(request, Permission.VIEW).payload())

    async def _edit_channel(self, request: web.Request) -> web.Response:
        channel = self._channel(request, Permission.VIEW)
        body = await self._json(request)
        if "locked" in body:
            self._require(channel, Permission.MANAGE_THREADS)
            channel.locked = bool(body["locked"])
        channel.archived = bool(body.get("archived", channel.archived))
        channel.name = str(body.get("name", channel.name))
        self.world.notify(ChangeKind.PLACES)
        if channel.type is ChannelType.THREAD:
            await self.gateway.send("THREAD_UPDATE", channel.payload())
        return reply(channel.payload())

    async def _delete_channel(self, request: web.Request) -> web.Response:
        channel = self._channel(request, Permission.MANAGE_THREADS)
        channel.deleted = True
        self.world.notify(ChangeKind.PLACES)
        await self.gateway.send(f"{channel.event_name}_DELETE", channel.payload())
        return reply(channel.payload())

    async def _history(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        if not self._may(channel, Permission.READ_HISTORY):
            return reply([])
        most = int(request.query.get("limit", "50"))
        seen = [message for message in channel.messages.values() if not message.ephemeral]
        return reply([self.world.payload_of(message) for message in seen[::-1][:most]])

    async def _post(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        needed = Permission.SEND_IN_THREADS if channel.type is ChannelType.THREAD else Permission.SEND
        body, files = await self._form(request)
        if channel.closed or (
            channel.type is ChannelType.DIRECT and self.world.deviates(Deviation.DIRECT_MESSAGES_REFUSED)
        ):
            raise Refusal(403, 50007, "Cannot send messages to this user")
        self._require(channel, needed | (Permission.ATTACH if files else Permission(0)))
        if channel.locked:
            if self.world.deviates(Deviation.LOCKED_IS_A_MISTAKE):
                raise limits.invalid("channel")
            bad = self.world.deviates(Deviation.LOCKED_IS_A_BAD_REQUEST)
            raise Refusal(400 if bad else 403, 160005, "This thread is locked")
        if body.get("message_reference") and not self._may(channel, Permission.READ_HISTORY):
            raise Refusal(403, 160002, "Cannot reply without permission to read message history")
        nonce = body.get("nonce")
        if nonce is not None and body.get("enforce_nonce"):
            duplicate = self._posts.duplicate(str(nonce), channel)
            if duplicate:
                return reply(self.world.payload_of(duplicate))
        message = self._posts.make(channel, body, files)
        if channel.archived and not self.world.deviates(Deviation.ARCHIVE_STAYS):
            channel.archived = False
            self.world.notify(ChangeKind.PLACES)
        await self._announce(message)
        return reply(self.world.payload_of(message))

    async def _get_message(self, request: web.Request) -> web.Response:
        return reply(self.world.payload_of(self._message(request, Permission.READ_HISTORY)))

    async def _edit_message(self, request: web.Request) -> web.Response:
        message = self._message(request, Permission.VIEW)
        body, files = await self._form(request)
        if message.channel.archived and not self.world.deviates(Deviation.ARCHIVE_TAKES_EDITS):
            raise _ARCHIVED
        if message.author is not self.world.bot:
            raise Refusal(403, 50005, "Cannot edit a message authored by another user")
        self._count_old_edit(message)
        self._posts.edit(message, body, files)
        await self._announce_edit(message)
        return reply(self.world.payload_of(message))

    def _count_old_edit(self, message: Message) -> None:
        """Put off an edit of an old message, where a few of them were edited just now."""
        now = self.world.time()
        if message.created >= now - _OLD:
            return
        edits = self._old_edits[message.channel.id]
        wait = 0.0
        if self.world.deviates(Deviation.OLD_EDITS_REFUSED):
            wait = _A_LONG_TIME
        elif len(edits) == _OLD_EDITS:
            wait = (edits[0] + _OLD_EDITS_IN - now).total_seconds()
        if wait > 0:
            raise limits.TooOften(
                30046, "Maximum number of edits to messages older than 1 hour reached. Try again later.", wait
            )
        edits.append(now)

    async def _delete_message(self, request: web.Request) -> web.Response:
        message = self._message(request, Permission.VIEW)
        if message.author is not self.world.bot:
            raise Refusal(403, 50013, "Missing Permissions")
        self.world.delete_message(message)
        return web.Response(status=204)

    async def _start_thread(self, request: web.Request) -> web.Response:
        message = self._message(request, Permission.CREATE_THREADS)
        body = await self._json(request)
        if message.thread:
            raise Refusal(400, 160004, "A thread has already been created for this message")
        parent = message.channel
        thread = self.world.add_channel(body["name"], parent.guild, ChannelType.THREAD, parent, message.id)
        thread.owner_id = self.world.bot.id
        thread.bot_permissions = parent.bot_permissions
        if not self.world.deviates(Deviation.ARCHIVED_AFTER_A_DAY):
            thread.listed_for = body.get("auto_archive_duration") or thread.listed_for
        message.thread = thread
        thread.members.add(self.world.bot.id)
        await self.gateway.send("THREAD_CREATE", thread.payload() | {"newly_created": True})
        return reply(thread.payload())

    async def _add_to_thread(self, request: web.Request) -> web.Response:
        thread = self._channel(request, Permission.SEND_IN_THREADS)
        if thread.archived:
            raise _ARCHIVED
        thread.members.add(int(request.match_info["user"]))
        return web.Response(status=204)

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
            raise Refusal(403, 50001, "Missing Access") if forbidden else _HIDDEN_MESSAGE
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

    # Reading requests.

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

    def expect(self, interaction: Interaction) -> None:
        """Accept responses to an interaction from now on."""
        self.interactions[interaction.token] = interaction


def _install_params(config: Json | None) -> list[Json]:
    """The scopes and permissions that an application asks for in each way of installing it."""
    return [
        each["oauth2_install_params"] for each in (config or {}).values() if each.get("oauth2_install_params")
    ]


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
