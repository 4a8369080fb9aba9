"""The endpoints about channels, threads and messages."""

from __future__ import annotations

from collections import defaultdict, deque
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from aiohttp import web

from sandbox.stand_in.endpoints.base import Endpoints, reply
from sandbox.stand_in.gateway import Gateway
from sandbox.stand_in.posts import Posts
from sandbox.stand_in.schema import Schema
from sandbox.world import limits
from sandbox.world.deviations import Deviation
from sandbox.world.limits import Refusal
from sandbox.world.places import ChannelType, Message, Permission
from sandbox.world.world import ChangeKind, World

#: Messages older than this are edited more rarely: so many of them in a channel in so many seconds. Discord documents that there is
#: such a limit (30046), and not which; these are what users have observed.
_OLD: Final = timedelta(hours=1)
_OLD_EDITS: Final = 3
_OLD_EDITS_IN: Final = timedelta(seconds=20)
#: The seconds to wait where messages that are old can't be edited at all.
_A_LONG_TIME: Final = 3600.0
_ARCHIVED: Final = Refusal(400, 50083, "Thread is archived")


class ChannelEndpoints(Endpoints):
    """Channels, and what is sent there."""

    def __init__(self, world: World, gateway: Gateway, posts: Posts, schema: Schema | None) -> None:
        super().__init__(world, gateway, posts, schema)
        #: When messages that were old were edited in each channel, the last few times.
        self._old_edits: defaultdict[int, deque[datetime]] = defaultdict(partial(deque, maxlen=_OLD_EDITS))

    def routes(self) -> list[web.RouteDef]:
        """The endpoints."""
        channel, message = "/channels/{channel}", "/channels/{channel}/messages/{message}"
        return [
            web.post("/users/@me/channels", self._open_direct),
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
        if after := request.query.get("after"):
            # The first ones after that message; as always, the latest of them first.
            chosen = [message for message in seen if message.id > int(after)][:most]
        else:
            chosen = seen[-most:]
        return reply([self.world.payload_of(message) for message in reversed(chosen)])

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
