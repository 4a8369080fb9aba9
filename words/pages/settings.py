"""The settings of players and servers as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from data import Match, Player, Preferences, ReminderPlace
from services.servers import ServerSettings
from words.catalogue import say, spoken
from words.choices import Choice
from words.languages import languages, own_name
from words.limits import OPTIONS
from words.links import channel_list
from words.play.boards import shortened
from words.turns.pieces import mention

#: The choice of no language of one's own, as autocomplete sends it.
_AS_DISCORD: Final = "-"


def mine(chosen: Preferences, *, chose_language: bool) -> str:
    """A player's own settings, in the language that they read; ``chose_language``: it is one that they have chosen."""
    quiet = chosen.quiet_from is not None and chosen.quiet_from != chosen.quiet_until
    told = say(
        "settings-mine",
        reminders=chosen.reminders,
        quiet="some" if quiet else "none",
        **{"from": chosen.quiet_from or 0, "until": chosen.quiet_until or 0},
        zone=chosen.zone,
        reduce_motion="yes" if chosen.reduce_motion else "no",
    )
    lines = [told, say("settings-unlisted" if chosen.unlisted else "settings-listed")]
    lines.append(say("settings-warned", warned="yes" if chosen.warned else "no"))
    shown, counted = ("yes" if each else "no" for each in (chosen.puzzles_shown, chosen.puzzles_counted))
    lines.append(say("settings-puzzles", shown=shown, counted=counted))
    if chosen.direct_blocked and chosen.reminders is ReminderPlace.DIRECT:
        lines.append(say("settings-blocked"))
    how = "yes" if chose_language else "no"
    lines.append(say("settings-language", language=own_name(spoken()), chosen=how))
    return "\n".join(lines)


def of_server(settings: ServerSettings, language: str) -> str:
    """A server's settings; ``language`` is the one of what everybody reads there."""
    guild, channels = settings
    told = say(
        "server-settings",
        moving="yes" if guild.boards_move else "no",
        threads="yes" if guild.threads else "no",
        edition=guild.edition,
        pace=guild.pace,
        channels="some" if channels else "everywhere",
        list=channel_list(channels),
    )
    how = "yes" if guild.language else "no"
    where = f"<#{guild.puzzle_channel_id}>" if guild.puzzle_channel_id else "none"
    puzzle = say("server-puzzle", channel=where)
    return "\n".join((told, puzzle, say("server-language", language=own_name(language), chosen=how)))


def cancel_question(match: Match, orange: Player, gray: Player) -> str:
    """The question before a moderator ends a match."""
    both = {"orange": mention(orange), "gray": mention(gray)}
    return say("server-end-sure", edition=match.edition, match=str(match.id), **both)


def zone_choices(zones: Iterable[str], typed: str) -> list[Choice]:
    """Time zones that contain what has been typed; those whose city begins with it come first."""
    wanted = typed.casefold().strip().replace(" ", "_")
    fitting = [zone for zone in zones if wanted in zone.casefold()]
    fitting.sort(key=lambda zone: not zone.casefold().rpartition("/")[2].startswith(wanted))
    return [Choice(zone, zone) for zone in fitting[:OPTIONS]]


def language_choices(typed: str) -> list[Choice]:
    """The languages that fit what has been typed, each by what it calls itself, after that of Discord's."""
    wanted = typed.casefold().strip()
    choices = [Choice(say("language-as-discord"), _AS_DISCORD)]
    choices += [Choice(own_name(language), language) for language in languages()]
    return [choice for choice in choices if wanted in choice.label.casefold()][:OPTIONS]


def language_named(typed: str) -> str | None:
    """The language of a choice, or of what was typed instead: its tag, or what it calls itself; "" for that of Discord's."""
    wanted = typed.casefold().strip()
    if wanted in {_AS_DISCORD, say("language-as-discord").casefold()}:
        return ""
    known = (
        language for language in languages() if wanted in {language.casefold(), own_name(language).casefold()}
    )
    return next(known, None)


def match_choices(running: Iterable[tuple[Match, Player, Player]]) -> list[Choice]:
    """A server's running matches, each by its players."""
    return [Choice(_label(match, orange, gray), str(match.id)) for match, orange, gray in running]


def _label(match: Match, orange: Player, gray: Player) -> str:
    """At most a hundred characters; long names are cut, so that there is room for the number."""
    names = {"orange": shortened(orange.name), "gray": shortened(gray.name)}
    return say("choice-server-match", edition=match.edition, match=str(match.id), **names)
