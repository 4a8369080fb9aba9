"""What Discord's gateway sends, looked at before discord.py reads it.

An event that discord.py can't read would end the connection, and a connection that ends like that would end the program.
Here the first costs a line in the log, and the second is made again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord

from bot.clock import Clock
from bot.gate import Gate, Verdict
from services.running import is_id
from words.catalogue import speaking

log = logging.getLogger(__name__)

#: Seconds before connecting again: doubled each time, from the first to the last.
_FIRST_PAUSE: Final = 1.0
_MAX_PAUSE: Final = 300.0
#: A connection that lasted so many seconds was a good one: the next pause is the first again.
_LASTED: Final = 600.0
#: Without these there is no session: if one can't be read, the connection is made again.
_SESSION: Final = frozenset({"READY", "RESUMED"})


#: Those of an event's keys that hold ids, which the database has to be able to hold.
_IDS: Final = frozenset({"id", "guild_id", "channel_id"})


def watch_gateway(
    client: discord.Client, gate: Gate, language_of: Callable[[Mapping[str, Any]], str]
) -> None:
    """Let each interaction pass the gate, and drop the events that can't be read.

    Whatever is said because of an interaction is in the language that ``language_of`` gives for it, unless another is chosen.

    Whose interaction was the first too many is told by the client's event ``too_fast``, which gets that interaction.
    """
    # The table by which discord.py finds what reads an event; there is no public way in before it.
    readers = client._connection.parsers  # noqa: SLF001
    readers["INTERACTION_CREATE"] = _admit(client, gate, language_of, readers["INTERACTION_CREATE"])
    for event in readers.keys() - _SESSION:
        readers[event] = _drop_unreadable(event, readers[event])


async def stay_connected(
    client: discord.Client, connect: Callable[[], Awaitable[None]], clock: Clock
) -> None:
    """Connect, and connect again if what Discord sends can't be read at all; what discord.py raises on purpose is raised."""
    pause = _FIRST_PAUSE
    while not client.is_closed():
        started = time.monotonic()
        try:
            await connect()
        except discord.DiscordException:
            raise
        except Exception as error:  # noqa: BLE001 - whatever broken data make of code that trusts it
            if time.monotonic() - started > _LASTED:
                pause = _FIRST_PAUSE
            log.warning(
                "What Discord sent could not be read (%s): connecting again in %.0f s",
                type(error).__name__,
                pause,
            )
        else:
            return
        if client.ws is not None:
            await client.ws.close()
        await clock.sleep(pause)
        pause = min(2 * pause, _MAX_PAUSE)


def _admit(
    client: discord.Client,
    gate: Gate,
    language_of: Callable[[Mapping[str, Any]], str],
    read: Callable[[Any], None],
) -> Callable[[Any], None]:
    """What asks the gate about an interaction before discord.py reads it."""

    def admit(payload: dict[str, Any]) -> None:
        typing = discord.InteractionType(payload["type"]) is discord.InteractionType.autocomplete
        payload["token"].encode("ascii")  # it becomes part of an address
        verdict = gate.ask(_id(payload["id"]), _person(payload), typing=typing)
        if verdict is Verdict.SERVED:
            # discord.py begins a task for each command and each press, which takes the language along.
            with speaking(language_of(payload)):
                read(payload)
        elif verdict is Verdict.TOO_FAST:
            log.info("Somebody presses too fast, and is not served for a while")
            with speaking(language_of(payload)):
                client.dispatch("too_fast", discord.Interaction(data=payload, state=client._connection))  # type: ignore[arg-type]  # noqa: SLF001
        elif verdict is Verdict.TOO_LATE:
            log.info("An interaction came too late to be answered")

    return admit


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
