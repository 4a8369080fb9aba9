"""The buttons and forms of leagues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.views.buttons import Button, button, custom_ids, in_row, menu, view_of
from bot.views.forms import form, menu_field, person_field, text_field
from data import Guild
from data.leagues import League, LeaguePair, LeagueState
from services.leagues.announcing import LONGEST_NAME
from services.leagues.telling import SeasonSeen
from words.catalogue import say
from words.pages import leagues as words
from words.pages.settings import edition_options

_DANGER: Final = discord.ButtonStyle.danger
_GOOD: Final = discord.ButtonStyle.success


def season_view(league: League) -> discord.ui.View:
    """The buttons below the message of a season, for everybody."""
    return view_of(_join_button(league), *_for_all(league))


def page_view(seen: SeasonSeen, *, is_in: bool, plays: bool, may_manage: bool) -> discord.ui.View:
    """The buttons of a league for one person, and those for a moderator."""
    league = seen.league
    own = [] if is_in else [_join_button(league)]
    going = [button(say("button-league-leave"), "leagueleave", league.id)] if is_in or plays else []
    table = [button(say("button-league-table"), "leaguetable", league.id, 0)] if seen.divisions else []
    moderating = (*_for_moderators(league), _announce_button()) if may_manage else ()
    return view_of(*in_row(0, *own, *going, *table), *in_row(1, *moderating))


def list_view(listed: Sequence[SeasonSeen], *, may_manage: bool) -> discord.ui.View:
    """The menu of a server's leagues and, for a moderator, the button that announces another."""
    options = [discord.SelectOption(label=seen.league.name, value=str(seen.league.id)) for seen in listed]
    choose = [menu(say("league-choose"), options, "leaguepage")] if options else []
    return view_of(*choose, *([_announce_button()] if may_manage else []))


def pair_view(league: League, pair: LeaguePair) -> discord.ui.View:
    """The button below the message of a pair. By it the message is found again."""
    return view_of(button(say("button-league-table"), "leaguetable", league.id, pair.id))


def is_of_pair(message: discord.Message, league: League, pair: LeaguePair) -> bool:
    """True if a message is the one of this pair."""
    return f"leaguetable:{league.id}:{pair.id}" in custom_ids(message.components)


def is_of_season(message: discord.Message, league: League) -> bool:
    """True if a message is the one of this season, which alone has this button."""
    return f"leagueseason:{league.id}:{league.season}" in custom_ids(message.components)


def leave_view(league: League) -> discord.ui.View:
    """The button that leaves a season that runs."""
    return view_of(button(say("button-league-leave"), "leagueleavesure", league.id, style=_DANGER))


def end_view(league: League) -> discord.ui.View:
    """The button that ends a league for good."""
    return view_of(button(say("button-league-end"), "leagueendsure", league.id, style=_DANGER))


def announce_form(guild: Guild) -> discord.ui.Modal:
    """The form that announces a league."""
    fields = (
        text_field("league-name", say("form-about-league-name"), "", LONGEST_NAME),
        menu_field("edition", edition_options(guild.edition)),
        menu_field("pace", words.pace_options()),
        menu_field("league-begins", words.begins_options()),
    )
    return form("league", fields, "leagueform")


def remove_form(league: League) -> discord.ui.Modal:
    """The form that asks who is to be taken out of a league."""
    field = person_field("league-member", say("form-league-member"), say("form-about-league-member"), None)
    return form("league-remove", [field], "leagueremoveform", league.id)


def _announce_button() -> Button:
    return button(say("button-league-announce"), "leagueannounce", style=_GOOD)


def _join_button(league: League) -> Button:
    return button(say("button-league-join"), "leaguejoin", league.id, style=_GOOD)


def _for_all(league: League) -> Sequence[Button]:
    return (
        button(say("button-league-leave"), "leagueleave", league.id),
        button(say("button-league-table"), "leagueseason", league.id, league.season),
    )


def _for_moderators(league: League) -> Sequence[Button]:
    # Each does what it says, also if another moderator has just done the same.
    pause: list[Button] = []
    if league.state is LeagueState.PAUSED:
        pause = [button(say("button-league-pause", paused="yes"), "leaguegoon", league.id)]
    elif league.state is LeagueState.RUNNING:
        pause = [button(say("button-league-pause", paused="no"), "leaguepause", league.id)]
    return (
        *pause,
        button(say("button-league-here"), "leaguehere", league.id),
        button(say("button-league-remove"), "leagueremove", league.id),
        button(say("button-league-end"), "leagueend", league.id, style=_DANGER),
    )
