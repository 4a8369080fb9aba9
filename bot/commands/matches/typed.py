"""A turn that a player types in a direct message, as an answer to a board or a notice there: "c3".

What is written on servers never comes here: the bot does not ask Discord for it. What comes is not kept, and no log has it.
"""

from __future__ import annotations

import logging
import secrets
from typing import Final, NamedTuple

import discord

from bot.commands.common.showing import where_shown
from bot.context import Context, ContextClient
from bot.delivery.status import Status
from bot.origin import person_of
from bot.replies import NOBODY, best_effort
from bot.views.buttons import custom_ids
from data import DatabaseProblem, Player
from data.queries import notices, players
from game import TurnRequest
from services.people import Person
from services.play import match_selection, matches
from services.play.match_selection import is_id
from services.refusals import Refusal, Refused
from words.catalogue import say, speaking
from words.refusals import sentence
from words.turns.turn_words import in_notation

log = logging.getLogger(__name__)

#: The verbs of buttons that have a match, and the version of it that they were made for, as their first words.
_VERBS: Final = frozenset({"boop", "more", "claim", "extend", "agree", "refuse"})
#: The verb under the one message a day, which may be about a single match.
_OF_THE_DAY: Final = "mygames"
#: No turn is longer.
_LONGEST: Final = 100


class _Meant(NamedTuple):
    """The match that a message of the bot's is about, and the version that it shows, if it tells."""

    match_id: int
    version: int | None = None


async def take(client: ContextClient, message: discord.Message) -> None:
    """Take the turn that somebody has typed, or say why not; whatever else they write is told once in a while what would be read."""
    context, author = client.context, message.author
    if message.guild is not None or author.bot or not context.reading.take(author.id):
        return
    try:
        known = await context.database.read(players.by_discord_id, author.id)
        writer = known or Player(0, author.id, author.display_name)
        with speaking(context.languages.of_player(writer, None)):
            told = await _answer(client, message, person_of(author))
            if told:
                await best_effort(message.channel.send(told, allowed_mentions=NOBODY))
    except DatabaseProblem:
        await best_effort(message.channel.send(say("error-database")))


async def _answer(client: ContextClient, message: discord.Message, me: Person) -> str:
    """Take the turn, if there is one; returns what to say to that, if anything."""
    if me.discord_id in client.context.bans:
        return sentence(Refused(Refusal.BANNED))
    request = _turn_in(message.content)
    if request is None:
        return _what_is_read(client.context, me)
    try:
        return await _take(client, message, me, request)
    except Refused as refused:
        return sentence(refused)
    except DatabaseProblem:
        raise
    except Exception:
        reference = secrets.token_hex(4)
        log.exception("Unexpected error %s", reference, extra={"reference": reference})
        return say("error-unexpected", reference=reference)


async def _take(client: ContextClient, message: discord.Message, me: Person, request: TurnRequest) -> str:
    context, meant = client.context, await _meant(client, message, me)
    if meant is None:
        return _what_is_read(context, me)
    match_id, version = meant
    snapshot = await context.database.write(
        matches.play, match_id, me, request, context.clock.now(), version=version, asked=message.id
    )
    delivery = await context.publisher.show(match_id, None, snapshot)
    if delivery.status is Status.DONE and delivery.match.channel_id == message.channel.id:
        return ""  # the board itself is the answer
    return where_shown(delivery.status, delivery.match)


async def _meant(client: ContextClient, message: discord.Message, me: Person) -> _Meant | None:
    """The match that the message is about to which this one is an answer; None if it is about none."""
    reference = message.reference
    if reference is None or reference.message_id is None:
        return None
    database, answered = client.context.database, reference.resolved
    if isinstance(answered, discord.Message) and answered.author == client.user:
        for custom_id in custom_ids(answered.components):
            verb, *words = custom_id.split(":")
            if verb in _VERBS and len(words) >= 2 and all(map(is_id, words[:2])):
                return _Meant(int(words[0]), int(words[1]))
            if verb == _OF_THE_DAY:
                here = message.channel.id
                return _Meant(await database.read(match_selection.choose, me, here, None, to_play=True))
    told = await database.read(notices.by_message, reference.message_id)
    return _Meant(told.match_id) if told else None


def _what_is_read(context: Context, me: Person) -> str:
    """The sentence that says what is read, once in a while."""
    return say("typed-unread") if context.explaining.take(me.discord_id) else ""


def _turn_in(text: str) -> TurnRequest | None:
    """The turn that a text asks for, in notation or in the language's own words; None if it is none."""
    try:
        return matches.read(in_notation(text.strip())) if len(text) <= _LONGEST else None
    except Refused:
        return None
