"""The buttons that step through a game, and the one that shares its film.

A custom id says what is replayed: a match's number, or that it is the record attached to the button's own message.
"""

from __future__ import annotations

import asyncio
import io
from dataclasses import replace
from typing import Any, Final, NamedTuple

import discord

from bot.commands.common.arguments import MatchId, Number, Source
from bot.commands.common.sharing import shown_once
from bot.context import Interaction
from bot.delivery.films import Filming, Reel
from bot.delivery.messages import finish_of, players_of
from bot.origin import person
from bot.replies import NOBODY, best_effort, send_ephemeral
from bot.views.buttons import button, question, view_of
from bot.views.first_steps import first_steps_button
from game import Edition, Played, Record
from renderer import FilmTooLarge, FilmWords, Finish, NameTag
from services import replays
from services.play.match_selection import is_id
from services.play.snapshots import Snapshot
from services.players import notes
from services.refusals import Refusal, Refused
from services.replays import ReplayStep, is_over
from words.catalogue import say, speaking, spoken
from words.play import replays as words
from words.play.notes import said_note


def source_word(match_id: int | None) -> int | str:
    """The word in a custom id for what is replayed: a match, or the record attached to the message."""
    return "file" if match_id is None else match_id


def replay_view(step: ReplayStep) -> discord.ui.View:
    """The buttons to other turns; the last word of each only makes its custom id unique."""
    match_id = step.source.match.id if isinstance(step.source, Snapshot) else None
    source = source_word(match_id)
    here, last = step.number, step.turns
    # Always the same buttons in the same places, so that quick taps don't hit a wrong one.
    steps = (
        ("first", 0, here > 0),
        ("step-back", here - 1, here > 0),
        ("step-on", here + 1, here < last),
        ("last", last, here < last),
    )
    view = [
        *(
            button(say(f"button-{name}"), "step", source, max(number, 0), name, disabled=not possible)
            for name, number, possible in steps
        ),
        button(say("button-jump"), "jump", source, last, disabled=last == 0),
        button(say("button-animate"), "film", source, disabled=last == 0),
        button(say("button-highlights"), "highlights", source, disabled=last == 0),
    ]
    if match_id is not None:
        view.append(button(say("button-record"), "record", match_id))
        if is_over(step.source) and last > 0:
            view.append(button(say("button-review"), "review", match_id))
    view.append(button(say("button-share"), "stepshow", source, here, disabled=step.played is None))
    return view_of(*view)


def jump_question(match_id: int | None, turns: int) -> discord.ui.Modal:
    """The question which turn to go to."""
    label = say("replay-jump-label", turns=turns)
    return question(say("replay-jump-title"), label, "jumped", source_word(match_id))


def film_view(match_id: int | None, which: str) -> discord.ui.View:
    """The button that shares this very film; under that of a whole game also the one to its highlights."""
    source = source_word(match_id)
    if which:
        return view_of(button(say("button-share"), "show", source, which))
    return view_of(
        button(say("button-share"), "show", source),
        button(say("button-highlights"), "highlights", source),
    )


def shown_film_view(match_id: int | None, edition: Edition, turn: int) -> discord.ui.View:
    """The buttons under a film that everybody sees: to step through the match from its last ``turn``, and to learn the game."""
    steps = [] if match_id is None else [button(say("button-replay"), "replay", match_id, turn)]
    return view_of(*steps, first_steps_button(edition))


#: In the custom id of the button that shares a film: it is the short one. In those of early releases there is also ``last``.
_HIGHLIGHTS: Final = "highlights"
_EARLIER: Final = "last"
_MAX_RECORD_BYTES: Final = 64 * 2**10
#: Seconds between two progress notes of a film.
_NOTE_EVERY: Final = 2.5


async def open_replay(interaction: Interaction, match_id: int, number: int | None = None) -> None:
    """Show a match after a turn (None: at its start, or at its last turn while it runs), with the buttons to step through it."""
    shown = await _shown(interaction, await _step_of(interaction, match_id, number))
    await send_ephemeral(interaction, **shown)


async def open_record(interaction: Interaction, file: discord.Attachment) -> None:
    """Show an uploaded record in the same way, with the buttons to step through it."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    text = await _text_of(file)
    opened = await asyncio.to_thread(replays.step_in, text, None)
    await send_ephemeral(interaction, **await _shown(interaction, opened, _attached(text)))


async def step(interaction: Interaction, match_id: Source, number: Number, _where: str) -> None:
    """Go to a turn."""
    await _go_to(interaction, match_id, number)


async def share_step(interaction: Interaction, match_id: Source, number: Number) -> None:
    """Show everybody here a turn as it happened, with what it did, and nobody's note."""
    context = interaction.client.context
    async with shown_once(interaction):
        if match_id is None:
            text = await _text_of(_brought(interaction))
            shown = await asyncio.to_thread(replays.step_in, text, number)
        else:
            shown = await _step_of(interaction, match_id, number)
        if shown.played is None:
            raise Refused(Refusal.OLD_BUTTON)
        moving = await context.drawing.motion(context.asker(interaction), shown.played, _finish_of(shown))
        with speaking(context.languages.here(interaction)):
            file = moving.file(words.step_alt_text(shown))
            view = shown_film_view(match_id, shown.position.edition, shown.number)
            told = words.step_text(shown)
        await interaction.followup.send(told, file=file, view=view, allowed_mentions=NOBODY)


async def watch_turn(interaction: Interaction, match_id: MatchId, number: Number) -> None:
    """Show one turn of a match as an animation."""
    context, shown = interaction.client.context, await _step_of(interaction, match_id, number)
    if shown.played is None:
        raise Refused(Refusal.OLD_BUTTON)
    moving = await context.drawing.motion(context.asker(interaction), shown.played)
    told = say("watch-turn", turn=shown.number)
    await send_ephemeral(interaction, told, file=moving.file(words.step_alt_text(shown)))


async def jump(interaction: Interaction, match_id: Source, turns: Number) -> None:
    """Ask which turn to go to."""
    await interaction.response.send_modal(jump_question(match_id, turns))


async def jumped(interaction: Interaction, match_id: Source, typed: str) -> None:
    """Go to the turn that was typed."""
    if not is_id(typed.strip()):
        raise Refused(Refusal.NO_SUCH_NUMBER)
    await _go_to(interaction, match_id, int(typed))


async def record(interaction: Interaction, match_id: MatchId) -> None:
    """Send a match's record as a file, and another in which every turn is told in words."""
    database = interaction.client.context.database
    snapshot, written = await database.read(
        replays.record_of, match_id, person(interaction), interaction.channel_id or 0
    )
    told = await asyncio.to_thread(words.all_turns, snapshot, written)
    files = [
        discord.File(io.BytesIO(text.encode()), f"boop-{match_id}{name}.txt")
        for name, text in (("", str(written)), ("-in-words", told))
    ]
    await send_ephemeral(interaction, say("replay-record"), files=files)


async def film(interaction: Interaction, match_id: Source) -> None:
    """Make a film of the game for the one who asks."""
    await _show_film(interaction, match_id, "", private=True)


async def highlights(interaction: Interaction, match_id: Source) -> None:
    """Make a short film of the game's liveliest turns for the one who asks."""
    await _show_film(interaction, match_id, _HIGHLIGHTS, private=True)


async def share_film(interaction: Interaction, match_id: Source, which: str = "") -> None:
    """Show the film to everybody here, or (``highlights``) a short one."""
    if which not in {"", _HIGHLIGHTS, _EARLIER}:
        raise Refused(Refusal.OLD_BUTTON)
    await _show_film(interaction, match_id, which, private=False)


async def _step_of(interaction: Interaction, match_id: int, number: int | None) -> ReplayStep:
    database = interaction.client.context.database
    return await database.read(
        replays.step, match_id, person(interaction), interaction.channel_id or 0, number
    )


async def _go_to(interaction: Interaction, match_id: int | None, number: int) -> None:
    """Show another turn of the match, or (None) of the record attached to the message."""
    if match_id is not None:
        shown = await _shown(interaction, await _step_of(interaction, match_id, number))
        files = shown.pop("files")
        await interaction.response.edit_message(attachments=files, **shown, allowed_mentions=NOBODY)
        return
    brought = _brought(interaction)
    await interaction.response.defer()
    text = await _text_of(brought)
    there = await asyncio.to_thread(replays.step_in, text, number)
    shown = await _shown(interaction, there, _attached(text))
    files = shown.pop("files")
    await interaction.edit_original_response(attachments=files, **shown, allowed_mentions=NOBODY)


class _Script(NamedTuple):
    """A game to be filmed: where it is from, its turns, and how it is shown."""

    source: Snapshot | Record
    game: Record
    reel: Reel

    def text(self) -> str:
        """The words beside the film."""
        if self.reel.only:
            return words.highlights_text(self.source, self._shown())
        return words.film_text(self.source)

    def alt_text(self) -> str:
        """The film in words."""
        at_end = replays.end_of(self.game)
        if self.reel.only:
            return words.highlights_alt(self.source, at_end, self._shown())
        return words.film_alt(self.source, at_end)

    def _shown(self) -> dict[int, Played | None]:
        """The turns of a short film, by their numbers."""
        return {number: self.game.played(number) for number in self.reel.only}


async def _show_film(interaction: Interaction, match_id: int | None, which: str, *, private: bool) -> None:
    """Answer with the film, and with its progress until it is done."""
    context = interaction.client.context
    with (
        context.filming.of(interaction.user.id),
        speaking(spoken() if private else context.languages.here(interaction)),
    ):
        await _film(interaction, match_id, which, private=private)


async def _film(interaction: Interaction, match_id: int | None, which: str, *, private: bool) -> None:
    if private:
        await interaction.response.defer(ephemeral=True, thinking=True)
    text = await _text_of(_brought(interaction)) if match_id is None else None
    script = await _script(interaction, match_id, text, which)
    filming = interaction.client.context.films.of(script.game, script.reel)
    if private:
        while not (await asyncio.wait({filming.film}, timeout=_NOTE_EVERY))[0]:
            note = words.film_progress(filming.turn, filming.turns)
            await best_effort(interaction.edit_original_response(content=note))
        await interaction.edit_original_response(
            content=script.text(),
            attachments=await _reels(filming, script, text),
            view=film_view(match_id, which),
            allowed_mentions=NOBODY,
        )
        return
    async with shown_once(interaction):
        files = await _reels(filming, script, text)
        view = shown_film_view(match_id, script.game.start.edition, len(script.game.turns))
        await interaction.followup.send(script.text(), files=files, view=view, allowed_mentions=NOBODY)


async def _reels(filming: Filming, script: _Script, text: str | None) -> list[discord.File]:
    """The film once it is made, with its alt text; after the record that was brought for it. Refuses FILM_TOO_LONG."""
    try:
        made = discord.File(io.BytesIO(await asyncio.shield(filming.film)), "boop.gif")
    except FilmTooLarge:
        raise Refused(Refusal.FILM_TOO_LONG) from None
    made.description = await asyncio.to_thread(script.alt_text)
    return [made] if text is None else [_attached(text), made]


async def _script(interaction: Interaction, match_id: int | None, text: str | None, which: str) -> _Script:
    """The game that a film shows: from a record's text, or else of a match."""
    if match_id is None:
        game = await asyncio.to_thread(replays.read, text or "")
        orange, gray = map(NameTag, words.picture_names(game))
        only = replays.liveliest(game) if which else ()
        told = _film_words(game, game, only)
        return _Script(game, game, Reel(replays.is_over(game), None, (orange, gray), only, told))
    database, asked = interaction.client.context.database, (person(interaction), interaction.channel_id or 0)
    snapshot, game = await database.read(replays.film_of, match_id, *asked)
    only = await asyncio.to_thread(replays.liveliest, game) if which else ()
    return _Script(snapshot, game, await asyncio.to_thread(_reel, snapshot, game, only))


def _reel(snapshot: Snapshot, game: Record, only: tuple[int, ...]) -> Reel:
    """The way a match is filmed: its end tells how it ended, above the bed, without numbers."""
    finish = finish_of(snapshot)
    if finish:
        finish = replace(finish, turns=0, tally=None, captions=None, headline=None)
    return Reel(not snapshot.running, finish, players_of(snapshot), only, _film_words(snapshot, game, only))


def _film_words(source: Snapshot | Record, game: Record, only: tuple[int, ...]) -> FilmWords:
    """The title and the result above the bed, and in a short film what each of its turns does: between two of them the game leaps."""
    title, result = words.film_title(source, brief=bool(only)), words.film_result(source)
    turns = words.film_turns(source, {number: game.played(number) for number in only})
    return FilmWords(title, result, turns)


def _brought(interaction: Interaction) -> discord.Attachment:
    """The record attached to the message whose button was pressed."""
    files = interaction.message.attachments if interaction.message else []
    found = next((file for file in files if file.filename.endswith(".txt")), None)
    if found is None:
        raise Refused(Refusal.RECORD_GONE)
    return found


def _attached(text: str) -> discord.File:
    """A record as an attachment, made new for each message."""
    return discord.File(io.BytesIO(text.encode()), "record.txt")


async def _text_of(file: discord.Attachment) -> str:
    """The text of an uploaded file."""
    if file.size > _MAX_RECORD_BYTES:
        raise Refused(Refusal.RECORD_TOO_LARGE, limit=_MAX_RECORD_BYTES // 2**10)
    try:
        # Notepad begins a file with a byte order mark.
        return (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(Refusal.RECORD_NOT_TEXT) from None
    except discord.NotFound:
        raise Refused(Refusal.RECORD_GONE) from None


async def _shown(
    interaction: Interaction, step: ReplayStep, brought: discord.File | None = None
) -> dict[str, Any]:
    """A step as arguments for sending a message."""
    context = interaction.client.context
    picture = await context.drawing.board(
        context.asker(interaction), step.position, step.events, over=step.over, finish=_finish_of(step)
    )
    drawn = picture.file(words.step_alt_text(step))
    note = said_note(await _note(interaction, step.source))
    return {
        "content": "\n".join(filter(None, (words.step_text(step), note))),
        "files": [brought, drawn] if brought else [drawn],
        "view": replay_view(step),
    }


def _finish_of(step: ReplayStep) -> Finish | None:
    """The finish of a match, if it ended at this turn; a record only says that it ended."""
    return finish_of(step.source) if step.over and isinstance(step.source, Snapshot) else None


async def _note(interaction: Interaction, source: Snapshot | Record) -> str:
    """The note of whoever asks to their own match; empty if there is none."""
    if not isinstance(source, Snapshot) or source.side_of(interaction.user.id) is None:
        return ""
    return await interaction.client.context.database.read(notes.of, source.match.id, person(interaction))
