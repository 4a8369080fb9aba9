"""The buttons under the settings of a person and of a server, and the forms they open."""

from __future__ import annotations

from collections.abc import Collection

import discord

from bot.views.buttons import Button, button, view_of
from bot.views.forms import (
    WITH_MATCHES,
    WITH_MESSAGES,
    boxes_field,
    channels_field,
    form,
    menu_field,
    radio_field,
    role_field,
    text_field,
)
from data import Clubhouse, Preferences
from services.players.preferences import zones
from services.servers import ServerSettings
from words.catalogue import say
from words.limits import OPTIONS
from words.pages import settings as words
from words.pages.settings import ServerForm, SettingsForm
from words.pages.zones import zone_proposed

#: Longer than the name of any time zone.
_LONGEST_ZONE = 60


def settings_view() -> discord.ui.View:
    """The buttons that change one's own settings, and list whom one blocks."""
    forms = (button(say("form-title", form=each), "settings", each) for each in SettingsForm)
    return view_of(*forms, button(say("button-blocked"), "blocked"))


def settings_form(which: SettingsForm, mine: Preferences, language: str | None) -> discord.ui.Modal:
    """A form with some of one's own settings; ``language`` is the one chosen, if any."""
    match which:
        case SettingsForm.REMINDERS:
            quiet = mine.quiet_from != mine.quiet_until
            fields = [
                radio_field(
                    "reminders",
                    words.reminder_options(mine.reminders),
                    say("command-settings-reminders"),
                ),
                menu_field("quiet-from", words.hour_options(mine.quiet_from if quiet else None)),
                menu_field("quiet-until", words.hour_options(mine.quiet_until if quiet else None)),
                text_field("time-zone", say("form-time-zone"), _zone(mine), _LONGEST_ZONE),
                menu_field("daily-hour", words.hours_of_day(mine.daily_hour)),
            ]
        case SettingsForm.PRIVACY:
            playing = {
                "boards-move": not mine.reduce_motion,
                "pushes-in-words": mine.in_words,
                "warnings": mine.warned,
            }
            seen = {
                "leaderboards": not mine.unlisted,
                "puzzles-on-card": mine.puzzles_shown,
                "puzzles-for-server": mine.puzzles_counted,
            }
            fields = [
                boxes_field("play", [words.own_option(name, chosen) for name, chosen in playing.items()]),
                boxes_field("daily-puzzle", [words.own_option("puzzle-reminder", mine.call_due is not None)]),
                boxes_field("privacy", [words.own_option(name, chosen) for name, chosen in seen.items()]),
                radio_field(
                    "challenges-from",
                    words.challengers_options(mine.challenges_from),
                    say("command-settings-challenges-from"),
                ),
            ]
        case SettingsForm.LANGUAGE:
            options = words.language_options(language)
            fields = [menu_field("language", options, say("command-settings-language"))]
    return form(which.value, fields, "settingsform", which)


def _zone(mine: Preferences) -> str:
    """The time zone that the form shows: one's own; to whoever has chosen none, that of their language if it has one."""
    return mine.zone if mine.zone != Preferences().zone else zone_proposed(zones()) or mine.zone


def server_view() -> discord.ui.View:
    """The buttons that change a server's settings, and the one that ends a match."""
    forms = map(server_button, ServerForm)
    return view_of(*forms, button(say("button-end-match"), "endmatch"))


def server_button(which: ServerForm) -> Button:
    """The button that opens a form with some of a server's settings."""
    return button(say("form-title", form=which), "server", which)


def server_form(
    which: ServerForm, settings: ServerSettings, house: Clubhouse, there: Collection[int]
) -> discord.ui.Modal:
    """A form with some of a server's settings, or its clubhouse; ``there`` are its channels and roles that exist."""
    guild, channels = settings
    match which:
        case ServerForm.MATCHES:
            boards = {"boards-move": guild.boards_move, "threads": guild.threads}
            fields = [
                menu_field("edition", words.edition_options(guild.edition), say("command-server-edition")),
                menu_field("pace", words.pace_options(guild.pace), say("command-server-pace")),
                boxes_field("boards", [words.server_option(name, chosen) for name, chosen in boards.items()]),
                boxes_field("contests", [words.form_option("anyone-announces", guild.anyone_announces)]),
            ]
        case ServerForm.CHANNELS:
            puzzle = {guild.puzzle_channel_id or 0} & set(there)
            fields = [channels_field("daily-puzzle", say("form-daily-puzzle"), WITH_MESSAGES, puzzle, most=1)]
            # More than a menu can hold are left to the option.
            if len(allowed := channels & set(there)) <= OPTIONS:
                fields.append(channels_field("matches-here", say("form-matches-here"), WITH_MATCHES, allowed))
        case ServerForm.CLUBHOUSE:
            posts = {"house": house.board, "week": house.week, "season": house.season, "badges": house.badges}
            here, role = {house.channel_id or 0} & set(there), house.role_id
            fields = [
                channels_field("clubhouse", say("form-clubhouse"), WITH_MESSAGES, here, most=1),
                radio_field("results", words.results_options(house.results), say("form-about-results")),
                boxes_field("posts", [words.form_option(name, chosen) for name, chosen in posts.items()]),
                menu_field("week-hour", words.hours_of_day(house.week_hour)),
                role_field("champion-role", say("form-champion-role"), role if role in there else None),
            ]
        case ServerForm.LANGUAGE:
            options = words.language_options(guild.language)
            fields = [menu_field("language", options, say("command-server-language"))]
    return form(which.value, fields, "serverform", which)
