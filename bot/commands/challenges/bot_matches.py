"""Choosing how to play against the bot, and beginning a match against it."""

from __future__ import annotations

from bot.commands.common.arguments import EditionName, MatchId, Number
from bot.commands.common.permissions import refuse_where_boards_cannot_go
from bot.commands.common.showing import show_change
from bot.commands.common.threads import continue_thread, into_own_thread, may_have_thread
from bot.context import Interaction
from bot.origin import is_user_installed, person, person_of, place
from bot.replies import NOBODY, UNDELIVERED, best_effort, send_ephemeral
from bot.views.bot_matches import choose_view
from data import Announcement, First, Match, Pace
from data.queries.matches import matches as stored
from game import Edition
from services import bot_matches
from services.bot_matches import BotTerms, Levels
from services.people import Person
from services.play.levels import MATCH_ME
from services.play.snapshots import Snapshot
from services.play.telling import announcements
from services.refusals import Refusal, Refused
from words.catalogue import say, speaking
from words.play import bot_matches as words


async def ask(
    interaction: Interaction, edition: Edition, first: First, pace: Pace, level: int = MATCH_ME
) -> None:
    """Ask somebody, in private, how to play against the bot; ``level`` is chosen at first.

    Refuses as ``refuse_where_boards_cannot_go`` does, BOT_IS_GUEST, BOT_CANNOT_PLAY, BOT_PLAYS_YOU, NO_SUCH_LEVEL and NO_HANDICAP.
    """
    terms = BotTerms(level, edition, first, pace)
    levels = await _levels(interaction, terms)
    await _refuse_where_it_cannot_play(interaction)
    await interaction.client.context.database.read(bot_matches.refuse_another, person(interaction), edition)
    text, view = _question(interaction, terms, levels), choose_view(terms, levels.beaten)
    await send_ephemeral(interaction, text, view=view)


async def play_me(interaction: Interaction, edition: EditionName, level: Number = MATCH_ME) -> None:
    """Ask how to play."""
    await ask(interaction, edition, First.CHANCE, Pace.NONE, level)


async def choose_level(
    interaction: Interaction, edition: EditionName, first: First, pace: Pace, level: Number
) -> None:
    """Another level was chosen."""
    await _choose(interaction, BotTerms(level, edition, first, pace))


async def choose_edition(
    interaction: Interaction, level: Number, first: First, pace: Pace, edition: EditionName
) -> None:
    """Another edition was chosen."""
    await _choose(interaction, BotTerms(level, edition, first, pace))


async def choose_first(
    interaction: Interaction, level: Number, edition: EditionName, pace: Pace, first: First
) -> None:
    """Somebody else is to begin."""
    await _choose(interaction, BotTerms(level, edition, first, pace))


async def _choose(interaction: Interaction, terms: BotTerms) -> None:
    levels = await _levels(interaction, terms)
    text, view = _question(interaction, terms, levels), choose_view(terms, levels.beaten)
    await interaction.response.edit_message(content=text, view=view)


def _question(interaction: Interaction, terms: BotTerms, levels: Levels) -> str:
    is_public = not interaction.context.dm_channel
    return words.choose_text(terms, levels.meant, is_public=is_public)


async def _levels(interaction: Interaction, terms: BotTerms) -> Levels:
    return await interaction.client.context.database.read(bot_matches.levels_of, terms, person(interaction))


async def begin(
    interaction: Interaction, level: Number, edition: EditionName, first: First, pace: Pace
) -> None:
    """Begin the match that was chosen, in a thread of its own if there can be one."""
    await _refuse_where_it_cannot_play(interaction)
    context = interaction.client.context
    match = await context.database.write(
        bot_matches.begin,
        person(interaction),
        _itself(interaction),
        place(interaction),
        BotTerms(level, edition, first, pace),
        now=context.clock.now(),
        rng=context.rng,
    )
    told = say("bot-match-begins", match=str(match.id))
    await best_effort(interaction.response.edit_message(content=told, view=None, allowed_mentions=NOBODY))
    here = match.channel_id
    match = await _into_thread(interaction, match)
    await show_change(interaction, match.id, says_where=match.channel_id == here)
    if match.channel_id != here:
        there = say("bot-match-begins-there", match=str(match.id), channel=f"<#{match.channel_id}>")
        await best_effort(interaction.edit_original_response(content=there, allowed_mentions=NOBODY))


async def again(interaction: Interaction, match_id: MatchId, level: Number) -> None:
    """Begin another match after a finished one, at the level that the bot has offered."""
    await begin_again(interaction, match_id, level)


async def rematch(interaction: Interaction, finished: Snapshot) -> bool:
    """Begin another match at the same level, where the finished one was against the bot; returns whether it was."""
    level = finished.match.level
    if level is None:
        return False
    await begin_again(interaction, finished.match.id, level)
    return True


async def begin_again(interaction: Interaction, match_id: int, level: int) -> None:
    """Begin another match here, sides swapped."""
    await _refuse_where_it_cannot_play(interaction)
    context = interaction.client.context
    match = await context.database.write(
        bot_matches.again,
        match_id,
        person(interaction),
        _itself(interaction),
        place(interaction),
        level=level,
        now=context.clock.now(),
        rng=context.rng,
    )
    await _beside_others(interaction, match)
    await show_change(interaction, match.id)


async def _refuse_where_it_cannot_play(interaction: Interaction) -> None:
    """Refuse a place where the bot could not show its turns, and a machine on which it can't think."""
    if is_user_installed(interaction):
        raise Refused(Refusal.BOT_IS_GUEST)
    await refuse_where_boards_cannot_go(interaction)
    if not await interaction.client.context.opponent.can_play():
        raise Refused(Refusal.BOT_CANNOT_PLAY)


def _itself(interaction: Interaction) -> Person:
    """The bot as a player."""
    account = interaction.client.user
    if account is None:
        raise Refused(Refusal.BOT_CANNOT_PLAY)  # an interaction comes only after the login, which names it
    return person_of(account)


async def _beside_others(interaction: Interaction, match: Match) -> Match:
    """The match as it begins in a thread, if this is one: in that, or in one of its own."""
    found = await interaction.client.context.database.read(stored.with_players, match.id)
    return await continue_thread(interaction, match, found.orange, found.gray) if found else match


async def _into_thread(interaction: Interaction, match: Match) -> Match:
    """Say in the channel who plays, and put the match into a thread under that, if there can be one; the match as it is then."""
    context = interaction.client.context
    channel = await may_have_thread(interaction)
    if channel is None:
        return await _beside_others(interaction, match)
    me, itself = person(interaction), _itself(interaction)
    with speaking(context.languages.here(interaction)):
        told = words.begun_text(interaction.user.id, match)
    try:
        announced = await channel.send(told, allowed_mentions=NOBODY)
    except UNDELIVERED:
        return match  # it begins in the channel itself
    match = await into_own_thread(interaction, announced, match, me.name, itself.name)
    await context.database.write(announcements.put, Announcement(match.id, channel.id, announced.id))
    return match
