"""Stepping through a game, a stored match or a record that somebody has brought, and its film.

What a button is about is in its custom id: a match's number, or that it is the record on the button's own message. So
nothing of a record needs to be kept: it travels with the message that shows it.
"""

from __future__ import annotations

import asyncio
import io
from typing import Any, Final

import discord

from bot.answers import NOBODY, try_to, whisper
from bot.house import Interaction, person
from bot.services import replays
from bot.services.refusals import Refusal, Refused
from bot.services.replays import Step
from bot.services.snapshots import Snapshot
from bot.views.press import button, pressed, question, row_of, written
from bot.words import replays as words
from bot.words.alt_text import describe
from bot.words.catalogue import say
from game import Record
from renderer import FilmTooLarge

#: Stands in a custom id for the record on the message.
_FILE: Final = "file"
_LARGEST_RECORD: Final = 64 * 2**10
#: Seconds between two notes of how far a film has come.
_NOTE_EVERY: Final = 2.5


async def open_replay(interaction: Interaction, match_id: int) -> None:
    """Show a match at its last turn, to be stepped through."""
    step = await replays.step(interaction.client.house.database, match_id, person(interaction), replays.LAST)
    await whisper(interaction, **await _shown(interaction, step))


async def open_record(interaction: Interaction, file: discord.Attachment) -> None:
    """Show a record that somebody has brought at its last turn, to be stepped through."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    text = await _text_of(file)
    step = await asyncio.to_thread(replays.step_in, text, replays.LAST)
    await whisper(interaction, **await _shown(interaction, step, _carried(text)))


@pressed("step")
async def _step(interaction: Interaction, source: str, number: str, _where: str) -> None:
    if source != _FILE:
        house = interaction.client.house
        step = await replays.step(house.database, int(source), person(interaction), int(number))
        shown = await _shown(interaction, step)
        files = shown.pop("files")
        await interaction.response.edit_message(attachments=files, **shown, allowed_mentions=NOBODY)
        return
    brought = _brought(interaction)
    await interaction.response.defer()
    text = await _text_of(brought)
    step = await asyncio.to_thread(replays.step_in, text, int(number))
    shown = await _shown(interaction, step, _carried(text))
    files = shown.pop("files")
    await interaction.edit_original_response(attachments=files, **shown, allowed_mentions=NOBODY)


@pressed("jump")
async def _jump(interaction: Interaction, source: str, turns: str) -> None:
    label = say("replay-jump-label", turns=str(int(turns)))
    await interaction.response.send_modal(question(say("replay-jump-title"), label, "jumped", source))


@pressed("jumped")
async def _jumped(interaction: Interaction, source: str) -> None:
    """Go to the turn that was typed."""
    typed = written(interaction).strip()
    if not typed.isdecimal():
        raise Refused(Refusal.NO_SUCH_NUMBER)
    await _step(interaction, source, typed, "")


@pressed("record")
async def _record(interaction: Interaction, match_id: str) -> None:
    _, record = await replays.record_of(interaction.client.house.database, int(match_id), person(interaction))
    file = discord.File(io.BytesIO(str(record).encode()), f"boop-{match_id}.txt")
    await whisper(interaction, say("replay-record"), file=file)


@pressed("film")
async def _film(interaction: Interaction, source: str) -> None:
    """Make a film of the game for the one who asks."""
    await _show_film(interaction, source, private=True)


@pressed("show")
async def _share_film(interaction: Interaction, source: str) -> None:
    """Show the film to everybody here."""
    await _show_film(interaction, source, private=False)


async def _show_film(interaction: Interaction, source: str, *, private: bool) -> None:
    """Answer with the film, and until it is there with how far it has come."""
    if private:
        await interaction.response.defer(ephemeral=True, thinking=True)
    text = await _text_of(_brought(interaction)) if source == _FILE else None
    shown, record = await _game(interaction, source, text)
    filming = interaction.client.house.films.of(record, interaction.user.id, over=replays.is_over(shown))
    if not private:
        # Only now, for the answer to a refusal would be as public as this one.
        await interaction.response.defer(thinking=True)
    while not (await asyncio.wait({filming.film}, timeout=_NOTE_EVERY))[0]:
        note = words.film_progress(filming.turn, filming.turns)
        await try_to(interaction.edit_original_response(content=note))
    try:
        film = discord.File(io.BytesIO(filming.film.result()), "boop.gif")
    except FilmTooLarge:
        raise Refused(Refusal.FILM_TOO_LONG) from None
    film.description = words.film_alt(await asyncio.to_thread(replays.end_of, record))
    await interaction.edit_original_response(
        content=words.film_text(shown),
        attachments=[film] if text is None else [_carried(text), film],
        view=row_of(button(say("button-share"), "show", source)) if private else None,
        allowed_mentions=NOBODY,
    )


async def _game(interaction: Interaction, source: str, text: str | None) -> tuple[Snapshot | Record, Record]:
    """What a film is of, and all its turns: a record's text, or else a match."""
    if text is not None:
        record = await asyncio.to_thread(replays.read, text)
        return record, record
    return await replays.record_of(interaction.client.house.database, int(source), person(interaction))


def _brought(interaction: Interaction) -> discord.Attachment:
    """The record on the message whose button was pressed."""
    files = interaction.message.attachments if interaction.message else []
    found = next((file for file in files if file.filename.endswith(".txt")), None)
    if found is None:
        raise Refused(Refusal.RECORD_GONE)
    return found


def _carried(text: str) -> discord.File:
    """A record as it travels with its message: sent anew each time."""
    return discord.File(io.BytesIO(text.encode()), "record.txt")


async def _text_of(file: discord.Attachment) -> str:
    """What is in a file that somebody has brought."""
    if file.size > _LARGEST_RECORD:
        raise Refused(Refusal.RECORD_TOO_LARGE, most=_LARGEST_RECORD // 2**10)
    try:
        # Notepad begins a file with a mark.
        return (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(Refusal.RECORD_NOT_TEXT) from None
    except discord.NotFound:
        raise Refused(Refusal.RECORD_GONE) from None


async def _shown(interaction: Interaction, step: Step, brought: discord.File | None = None) -> dict[str, Any]:
    """A step as a message takes it."""
    picture = await interaction.client.house.presenter.turn(step.position, step.events, over=step.over)
    drawn = picture.file(describe(step.position, step.events, over=step.over))
    return {
        "content": words.step_text(step),
        "files": [brought, drawn] if brought else [drawn],
        "view": _buttons(step),
    }


def _buttons(step: Step) -> discord.ui.View:
    """Where one may go from here; the last word of each only keeps their custom ids apart."""
    source = step.source.match.id if isinstance(step.source, Snapshot) else _FILE
    here, last = step.number, step.turns
    # Always the same buttons in the same places, so that nobody who taps quickly hits another.
    steps = (
        ("first", 0, here > 0),
        ("step-back", here - 1, here > 0),
        ("step-on", here + 1, here < last),
        ("last", last, here < last),
    )
    view = row_of(
        *(
            button(say(f"button-{name}"), "step", source, number, name, disabled=not possible)
            for name, number, possible in steps
        ),
        button(say("button-jump"), "jump", source, last, disabled=last == 0),
        button(say("button-animate"), "film", source, disabled=last == 0),
    )
    if source != _FILE:
        view.add_item(button(say("button-record"), "record", source))
    return view
