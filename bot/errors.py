"""Answers a command or press that is refused, or that fails."""

from __future__ import annotations

import logging
import secrets
from typing import Any, Final

import discord
from discord import app_commands

from bot.context import Interaction
from bot.replies import UNDELIVERED, about, best_effort, send_ephemeral
from bot.views.refusals import refusal_view
from data import DatabaseProblem, Match, OutcomeUnknown
from services.play.snapshots import load
from services.refusals import Refusal, Refused
from words import marks, refusals
from words.catalogue import say
from words.limits import TOO_LATE

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
        board = await _current_board(interaction, error)
        extra: dict[str, Any] = {"file": board} if board else {}
        if view := refusal_view(error):
            extra["view"] = view
        await best_effort(send_ephemeral(interaction, refusals.sentence(error), **extra))
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


async def _current_board(interaction: Interaction, refused: Refused) -> discord.File | None:
    """The current board, for a person who clicked on an old one."""
    match = refused.details.get("link")
    if refused.refusal is not Refusal.OUT_OF_DATE or not isinstance(match, Match):
        return None
    context = interaction.client.context
    try:
        snapshot = await context.database.read(load, match.id)
        return (await context.presenter.board(context.asker(interaction), snapshot)).file()
    except Exception as error:  # noqa: BLE001 - the sentence matters more than the picture beside it
        log.warning(
            "Match %s could not be shown beside a refusal (%s)",
            match.id,
            type(error).__name__,
            extra=about(match),
        )
        return None
