"""Leafing through one's finished matches, and stepping through one."""

from __future__ import annotations

import io
from datetime import UTC, datetime
from typing import Any

import discord

from bot.answers import NOBODY, whisper
from bot.house import Interaction, person
from bot.services import history
from bot.services.history import Mark, Step
from bot.views.press import button, chosen, do, menu, pressed, row_of
from bot.words import history as words
from bot.words.alt_text import describe
from bot.words.catalogue import say


async def open_history(interaction: Interaction) -> None:
    """Show the latest finished matches to the one who asks."""
    page = await _page(interaction, None)
    await whisper(interaction, page["content"], view=page["view"])


async def open_replay(interaction: Interaction, match_id: int) -> None:
    """Show a match at its last turn, to be stepped through."""
    step = await history.step(interaction.client.house.database, match_id, person(interaction), history.LAST)
    shown = await _shown(interaction, step)
    await whisper(interaction, shown["content"], file=shown["attachments"][0], view=shown["view"])


@pressed("history")
async def _turn_to(interaction: Interaction, ended_at: str, match_id: str) -> None:
    mark = Mark(datetime.fromtimestamp(float(ended_at), UTC), int(match_id))
    await interaction.response.edit_message(**await _page(interaction, mark))


@pressed("replay")
async def _choose(interaction: Interaction) -> None:
    await open_replay(interaction, int(chosen(interaction)))


@pressed("step")
async def _step(interaction: Interaction, match_id: str, number: str, _where: str) -> None:
    step = await history.step(
        interaction.client.house.database, int(match_id), person(interaction), int(number)
    )
    await interaction.response.edit_message(**await _shown(interaction, step))


@pressed("jump")
async def _jump(interaction: Interaction, match_id: str, turns: str) -> None:
    await interaction.response.send_modal(_Jump(int(match_id), int(turns)))


@pressed("record")
async def _record(interaction: Interaction, match_id: str) -> None:
    record = await history.record_of(interaction.client.house.database, int(match_id), person(interaction))
    file = discord.File(io.BytesIO(str(record).encode()), f"boop-{match_id}.txt")
    await whisper(interaction, say("replay-record"), file=file)


class _Jump(discord.ui.Modal):
    """Asks for the number of a turn."""

    def __init__(self, match_id: int, turns: int) -> None:
        super().__init__(title=say("replay-jump-title"))
        self._match_id = match_id
        self.number: discord.ui.TextInput[_Jump] = discord.ui.TextInput(max_length=4)
        self.add_item(
            discord.ui.Label(text=say("replay-jump-label", turns=str(turns)), component=self.number)
        )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Show that turn; what is no number is the start."""
        typed = self.number.value.strip()
        number = typed if typed.isdecimal() else "0"
        await do(interaction, f"step:{self._match_id}:{number}:jump")


async def _page(interaction: Interaction, mark: Mark | None) -> dict[str, Any]:
    page, further = await history.finished(interaction.client.house.database, person(interaction), mark)
    view = row_of()
    if page:
        options = [
            discord.SelectOption(label=words.replay_option(item), value=str(item.match.id)) for item in page
        ]
        view.add_item(menu(say("history-replay"), options, "replay"))
    if further:
        ended_at = repr(further.ended_at.timestamp())
        view.add_item(button(say("button-further"), "history", ended_at, further.match_id))
    return {"content": words.history_text(page), "view": view, "allowed_mentions": NOBODY}


async def _shown(interaction: Interaction, step: Step) -> dict[str, Any]:
    """A step as an edit of a message takes it."""
    picture = await interaction.client.house.presenter.preview(step.before, step.events, ())
    over = step.number == step.turns and not step.snapshot.running
    return {
        "content": words.step_text(step),
        "attachments": [picture.file(describe(step.after, step.events, over=over))],
        "view": _buttons(step),
        "allowed_mentions": NOBODY,
    }


def _buttons(step: Step) -> discord.ui.View:
    """Where one may go from here; the last word of each only keeps their custom ids apart."""
    match_id, here, last = step.snapshot.match.id, step.number, step.turns
    view = row_of()
    if here > 0:
        view.add_item(button(say("button-first"), "step", match_id, 0, "first"))
        view.add_item(button(say("button-step-back"), "step", match_id, here - 1, "back"))
    if here < last:
        view.add_item(button(say("button-step-on"), "step", match_id, here + 1, "on"))
        view.add_item(button(say("button-last"), "step", match_id, last, "last"))
    if last > 1:
        view.add_item(button(say("button-jump"), "jump", match_id, last))
    view.add_item(button(say("button-record"), "record", match_id))
    return view
