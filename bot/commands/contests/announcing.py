"""Announcing a contest, and correcting before it begins what was announced: one form, empty at first, then filled with what is so."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from bot.commands.common.arguments import Number
from bot.commands.common.forms import Filled
from bot.commands.contests.contests import (
    answer_or_turn,
    may_announce,
    may_manage,
    on_page,
    tell_and_turn,
)
from bot.commands.contests.venues import called, refuse_if_off, venue_channel
from bot.context import Interaction
from bot.origin import person
from bot.replies import best_effort
from bot.views.contests.contests import announce_form, correct_form
from data import Pace
from data.records.contests import ContestKind
from game import Edition
from services import servers
from services.contests import announcing
from services.contests.announcing import ContestTerms
from services.play.timing.hours import zone_of
from services.players import preferences
from services.refusals import Refusal, Refused
from words.pages.contests import answers, beginnings
from words.pages.settings import saved_text


async def open_form(interaction: Interaction, kind: ContestKind = ContestKind.LEAGUE) -> None:
    """Ask, in a form, for the terms of a new contest."""
    refuse_if_off(interaction)
    await _refuse_unless_may_announce(interaction)
    where = called(interaction, await venue_channel(interaction))
    read = interaction.client.context.database.read
    refuse_more = partial(announcing.refuse_more, may_manage=may_manage(interaction))
    await read(refuse_more, interaction.guild_id or 0)
    guild, _ = await read(servers.settings, interaction.guild_id)
    mine = await read(preferences.read, person(interaction))
    form = announce_form(guild, kind, where, interaction.client.context.clock.now(), zone_of(mine))
    await interaction.response.send_modal(form)


async def announce(interaction: Interaction, kind: ContestKind, filled: Filled) -> None:
    """Announce a contest in this channel, on the terms that were filled in."""
    refuse_if_off(interaction)
    await _refuse_unless_may_announce(interaction)
    channel_id = await venue_channel(interaction)
    context = interaction.client.context
    now = context.clock.now()
    terms = _terms(kind, filled, now)
    announced = partial(announcing.announce, may_manage=may_manage(interaction))
    contest = await context.database.write(announced, interaction.guild_id or 0, channel_id, terms, now)
    await answer_or_turn(interaction, answers.announced_text(contest), contest)


@on_page
async def open_correction(interaction: Interaction, contest_id: Number) -> None:
    """Open the form on which a contest was announced, filled with its terms as they are, for a moderator to correct before it begins."""
    servers.refuse_others(may_manage(interaction))
    context = interaction.client.context
    contest = await context.database.read(announcing.to_correct, interaction.guild_id or 0, contest_id)
    mine = await context.database.read(preferences.read, person(interaction))
    await interaction.response.send_modal(correct_form(contest, context.clock.now(), zone_of(mine)))


@on_page
async def correct(interaction: Interaction, contest_id: Number, filled: Filled) -> None:
    """Let a contest that has yet to begin have the terms that were filled in; whoever has joined it reads what is new."""
    servers.refuse_others(may_manage(interaction))
    context, guild_id = interaction.client.context, interaction.guild_id or 0
    # First, so that nobody reads that an hour is over where the contest has begun at that hour.
    announced = await context.database.read(announcing.to_correct, guild_id, contest_id)
    now = context.clock.now()
    terms = _terms(announced.kind, filled, now)
    before, contest = await context.database.write(announcing.correct, guild_id, contest_id, terms, now)
    seen = await tell_and_turn(interaction, contest, saved_text())
    if seen.joined:
        await best_effort(context.contests.tell_correction(before, contest))


def _terms(kind: ContestKind, filled: Filled, now: datetime) -> ContestTerms:
    """The terms that were filled into the form."""
    return ContestTerms(
        kind,
        filled.one("contest-name", str),
        filled.one("edition", Edition),
        filled.one("pace", Pace),
        filled.one("contest-begins", partial(beginnings.joining_in, kind, now)),
        filled.one("arena-lasts", beginnings.lasting) if kind is ContestKind.ARENA else None,
    )


async def _refuse_unless_may_announce(interaction: Interaction) -> None:
    if not await may_announce(interaction):
        raise Refused(Refusal.ONLY_MODERATORS_ANNOUNCE)
