"""Events of Discord's gateway, looked at before discord.py reads them.

An event that discord.py can't read would end the connection; here it costs a line in the log. And discord.py forgets no server when a
shard logs in again; here it forgets those of that shard, because Discord then tells which there are.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Container, Mapping
from typing import Any, Final

import discord

from bot.gateway import private
from bot.gateway.rate_limit import RateLimiter, Verdict
from services.play.match_selection import is_id
from words.catalogue import speaking

log = logging.getLogger(__name__)

#: Without these there is no session: if one can't be read, the connection is made again (``connections``).
_SESSION: Final = frozenset({"READY", "RESUMED"})
#: Those of an event's keys that hold ids, which the database has to be able to hold.
_IDS: Final = frozenset({"id", "guild_id", "channel_id"})

#: What discord.py needs of an interaction and its channel, and Discord's documentation does not promise: a channel comes with its id, name,
#: type and permissions, a thread also with its parent and ``thread_metadata``. Of one that it does not know already, such as an
#: archived thread, discord.py reads these.
_NEEDED: Final[Mapping[str, Any]] = {"version": 1, "attachment_size_limit": 10 * 2**20}
_NEEDED_OF_CHANNEL: Final[Mapping[str, Any]] = {
    "name": "",
    "position": 0,
    "bitrate": 64_000,
    "user_limit": 0,
    "parent_id": "0",
    "owner_id": "0",
    "message_count": 0,
    "member_count": 0,
}
_NEEDED_OF_THREAD: Final[Mapping[str, Any]] = {
    "archived": False,
    "auto_archive_duration": 1440,
    "archive_timestamp": "2015-01-01T00:00:00+00:00",
}


def watch_gateway(
    client: discord.AutoShardedClient,
    limiter: RateLimiter,
    banned: Container[int],
    language_of: Callable[[Mapping[str, Any]], str],
) -> None:
    """Let each interaction pass the rate limiter, unless whoever it is from is banned, and drop the events that can't be read.

    Whatever is said because of an interaction is in the language that ``language_of`` gives for it, unless another is chosen.

    Whose interaction was the first too many is told by the client's event ``too_fast``, and who is banned by ``banned``; both get that
    interaction.
    """
    readers = private.event_readers(client)
    readers["INTERACTION_CREATE"] = _admit(
        client, limiter, banned, language_of, readers["INTERACTION_CREATE"]
    )
    readers["READY"] = _forget_servers(client, readers["READY"])
    for event in readers.keys() - _SESSION:
        readers[event] = _drop_unreadable(event, readers[event])


def _admit(
    client: discord.Client,
    limiter: RateLimiter,
    banned: Container[int],
    language_of: Callable[[Mapping[str, Any]], str],
    read: Callable[[Any], None],
) -> Callable[[Any], None]:
    """A function that asks the rate limiter about an interaction before discord.py reads it."""

    def admit(payload: dict[str, Any]) -> None:
        typing = discord.InteractionType(payload["type"]) is discord.InteractionType.autocomplete
        payload["token"].encode("ascii")  # it becomes part of an address
        person = _person(payload)
        verdict = limiter.ask(_id(payload["id"]), person, typing=typing)
        # discord.py begins a task for each command, each press and each event, which takes the language along.
        if verdict is Verdict.SERVED and person in banned:
            if not typing:
                with speaking(language_of(payload)):
                    client.dispatch("banned", private.interaction_of(client, _completed(payload)))
        elif verdict is Verdict.SERVED:
            with speaking(language_of(payload)):
                read(_completed(payload))
        elif verdict is Verdict.TOO_FAST:
            log.info("Somebody presses too fast, and is not served for a while")
            with speaking(language_of(payload)):
                client.dispatch("too_fast", private.interaction_of(client, _completed(payload)))
        elif verdict is Verdict.TOO_LATE:
            log.info("An interaction came too late to be answered")

    return admit


def _completed(payload: dict[str, Any]) -> dict[str, Any]:
    """An interaction with what discord.py needs of it, as it would be if nothing were known."""
    payload = {**_NEEDED, **payload}
    if isinstance(channel := payload.get("channel"), dict):
        metadata = {**_NEEDED_OF_THREAD, **channel.get("thread_metadata", {})}
        payload["channel"] = {**_NEEDED_OF_CHANNEL, **channel, "thread_metadata": metadata}
    return payload


def _forget_servers(client: discord.AutoShardedClient, read: Callable[[Any], None]) -> Callable[[Any], None]:
    """A function that forgets the servers of a shard before discord.py reads which there are."""

    def ready(payload: dict[str, Any]) -> None:
        shard_id, _ = payload["shard"]
        for guild in client.guilds:
            if guild.shard_id == shard_id:
                private.forget_server(client, guild)
        read(payload)

    return ready


def _drop_unreadable(event: str, read: Callable[[Any], None]) -> Callable[[Any], None]:
    def read_or_drop(payload: Any) -> None:
        try:
            for key in payload.keys() & _IDS:
                if payload[key] is not None:
                    _id(payload[key])
            read(payload)
        except Exception as error:  # noqa: BLE001 - whatever broken data make of code that trusts it
            log.warning("An event %s that can't be read was dropped (%s)", event, type(error).__name__)

    return read_or_drop


def _person(payload: dict[str, Any]) -> int:
    """Discord's id of whoever an interaction is from."""
    # In a server discord.py reads the member alone, elsewhere the user alone.
    user = payload["member"]["user"] if int(payload.get("guild_id") or 0) else payload["user"]
    return _id(user["id"])


def _id(text: str) -> int:
    """An id as Discord writes it; raises ValueError if it is none."""
    if not is_id(text):
        raise ValueError(text)
    return int(text)
