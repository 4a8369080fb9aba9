"""Answers a command or press that is refused, or that fails."""

from __future__ import annotations

import logging
import secrets
from typing import Any, Final, NamedTuple

import discord
from discord import app_commands

from bot.context import Interaction
from bot.replies import (
    NOBODY,
    UNDELIVERED,
    about,
    best_effort,
    edit_answer,
    is_on_private_message,
    send_ephemeral,
)
from bot.views.refusals import refusal_view
from data import DatabaseProblem, Match, OutcomeUnknown
from services.play.snapshots import Snapshot
from services.play.telling.summaries import load_to_show
from services.refusals import Refusal, Refused
from words import marks, refusals
from words.catalogue import say
from words.limits import CONTENT, TOO_LATE
from words.play.results import result_text

log = logging.getLogger(__name__)

_REFUSED: Final = 400


async def answer_error(interaction: Interaction, error: BaseException) -> None:
    """Answer whatever a command or press raised.

    In this order: discord.py's wrapper is removed; what discord.py itself can't read as a command is refused as
    OLD_COMMAND; a bot that is closing answers nothing; a refusal is answered; an interaction that Discord no longer
    accepts is dropped; if the database (whose problem is in the log) or Discord failed, the player may try again; anything
    else is our mistake, answered with a reference that is in the log too.
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, app_commands.TransformerError) and error.__cause__:
        error = error.__cause__
    if isinstance(error, app_commands.AppCommandError):
        log.warning("A command could not be read (%s)", type(error).__name__)
        error = Refused(Refusal.OLD_COMMAND)
    if interaction.client.is_closed():
        log.info("An interaction was cut off by the end of the program (%s)", type(error).__name__)
    elif isinstance(error, Refused):
        await best_effort(_refuse(interaction, error))
    elif isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        log.info("An interaction was over before it was answered (%s)", error.code)
    elif isinstance(error, DatabaseProblem):
        key = "error-database-lost" if isinstance(error, OutcomeUnknown) else "error-database"
        await best_effort(send_ephemeral(interaction, say(key)))
    elif isinstance(error, UNDELIVERED):
        log.warning("Discord failed during an interaction (%s)", type(error).__name__)
        if isinstance(error, discord.HTTPException) and error.status == _REFUSED and "emoji" in error.text:
            # Somebody has deleted an emoji that a button has: from now on, and at the next try, there are none.
            marks.know_emoji({})
        await best_effort(send_ephemeral(interaction, say("error-discord")))
    else:
        reference = secrets.token_hex(4)
        log.error("Unexpected error %s", reference, exc_info=error, extra={"reference": reference})
        await best_effort(send_ephemeral(interaction, say("error-unexpected", reference=reference)))


async def _refuse(interaction: Interaction, refused: Refused) -> None:
    """Answer a refusal. A private message with buttons of a match that is over becomes its result instead.

    Of what was filled in, it stands below the private message from which the form was opened: there it is read, and goes with the next try.
    """
    view = refusal_view(refused, may_manage=interaction.permissions.manage_guild)
    private = is_on_private_message(interaction)
    current = await _current_board(interaction, refused, over=private)
    if current and private and not current.snapshot.running:
        told, files = result_text(current.snapshot), [current.file]
        await edit_answer(interaction, content=told, attachments=files, view=view, allowed_mentions=NOBODY)
        return
    told = refusals.sentence(refused)
    if interaction.type is discord.InteractionType.modal_submit and private and not (view or current):
        message = interaction.message.content if interaction.message else ""
        if len(both := refusals.below(message, told)) <= CONTENT:
            await edit_answer(interaction, content=both, allowed_mentions=NOBODY)
            return
    extra: dict[str, Any] = {"file": current.file} if current else {}
    if view:
        extra["view"] = view
    await send_ephemeral(interaction, told, **extra)


class _Current(NamedTuple):
    """A match as it stands, and its picture."""

    snapshot: Snapshot
    file: discord.File


async def _current_board(interaction: Interaction, refused: Refused, *, over: bool) -> _Current | None:
    """The current board, for a person who clicked on an old one; ``over``: also where the refusal is that the match is over."""
    match, reason = refused.details.get("link"), refused.refusal
    asked = reason is Refusal.OUT_OF_DATE or (over and reason is Refusal.MATCH_OVER)
    if not asked or not isinstance(match, Match):
        return None
    context = interaction.client.context
    try:
        snapshot = await context.database.read(load_to_show, match.id)
        board = await context.presenter.board(context.asker(interaction), snapshot)
        return _Current(snapshot, board.file())
    except Exception as error:  # noqa: BLE001 - the sentence matters more than the picture beside it
        log.warning(
            "Match %s could not be shown beside a refusal (%s)",
            match.id,
            type(error).__name__,
            extra=about(match),
        )
        return None
