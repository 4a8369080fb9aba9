"""Having all that is kept about oneself as a file, and being forgotten after two questions."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final

import discord

from bot.answers import try_to, whisper
from bot.house import Interaction, person
from bot.services import privacy
from bot.views.press import button, pressed, row_of
from bot.words.catalogue import say
from bot.words.challenges import declined, withdrawn

_LINES: Final = ",\n"
#: Bytes from which a file is compressed: Discord takes 10 MiB.
_LARGEST: Final = 8 * 2**20


async def open_privacy(interaction: Interaction) -> None:
    """Tell what is kept."""
    view = row_of(
        button(say("button-export"), "export"),
        button(say("button-delete"), "forget", style=discord.ButtonStyle.danger),
    )
    await whisper(interaction, say("privacy"), view=view)


@pressed("export")
async def _export(interaction: Interaction) -> None:
    house = interaction.client.house
    await interaction.response.defer(ephemeral=True, thinking=True)
    # One at a time: what somebody with thousands of matches asks for is large.
    async with house.exporting:
        name, data = await _written(privacy.export(house.database, person(interaction)))
    await whisper(interaction, say("privacy-export"), file=discord.File(io.BytesIO(data), name))


@pressed("forget")
async def _ask(interaction: Interaction) -> None:
    running = await privacy.running_of(interaction.client.house.database, person(interaction))
    view = row_of(
        button(say("button-forget"), "forgetsure", style=discord.ButtonStyle.danger),
        button(say("button-keep"), "keep"),
    )
    await whisper(interaction, say("privacy-sure", running=running), view=view)


@pressed("forgetsure")
async def _ask_again(interaction: Interaction) -> None:
    view = row_of(
        button(say("button-keep"), "keep"),
        button(say("button-forget-really"), "forgetreally", style=discord.ButtonStyle.danger),
    )
    await interaction.response.edit_message(content=say("privacy-really"), view=view)


@pressed("forgetreally")
async def _forget(interaction: Interaction) -> None:
    house = interaction.client.house
    # Giving up a great many matches takes its time.
    await interaction.response.defer()
    farewell = await privacy.forget(house.database, person(interaction), house.clock.now())
    await try_to(interaction.edit_original_response(content=say("privacy-forgotten"), view=None))
    for match in farewell.matches:
        await house.publisher.show_end(match.id)
    for told, ended in ((withdrawn, farewell.withdrawn), (declined, farewell.declined)):
        for invitation in ended:
            await house.publisher.close_challenge(invitation.challenge, told(invitation))


@pressed("keep")
async def _keep(interaction: Interaction) -> None:
    await interaction.response.edit_message(content=say("privacy-kept"), view=None)


async def _written(parts: AsyncIterator[tuple[str, Any]]) -> tuple[str, bytes]:
    """A file's name and what is in it: one JSON object, compressed if it is large. Parts of one name are a list."""
    members: dict[str, list[str]] = {name: [] for name in (*privacy.SINGLE, *privacy.MANY)}
    async for name, part in parts:
        members[name].append(json.dumps(part, ensure_ascii=False))
    return await asyncio.to_thread(_joined, members)


def _joined(members: Mapping[str, Sequence[str]]) -> tuple[str, bytes]:
    written = (
        f"{json.dumps(name)}: " + (parts[0] if name in privacy.SINGLE else f"[\n{_LINES.join(parts)}\n]")
        for name, parts in members.items()
    )
    data = f"{{\n{_LINES.join(written)}\n}}\n".encode()
    if len(data) > _LARGEST:
        return "boop-data.json.gz", gzip.compress(data)
    return "boop-data.json", data
