"""The settings of players and servers as text."""

from __future__ import annotations

from collections.abc import Iterable

from data import Match, Player, Preferences, ReminderPlace
from services.servers import ServerSettings
from words.boards import shortened
from words.catalogue import say
from words.choices import Choice
from words.limits import OPTIONS
from words.links import channel_list
from words.pieces import mention


def mine(chosen: Preferences) -> str:
    """A player's own settings."""
    quiet = chosen.quiet_from is not None and chosen.quiet_from != chosen.quiet_until
    told = say(
        "settings-mine",
        reminders=chosen.reminders.value,
        quiet="some" if quiet else "none",
        **{"from": str(chosen.quiet_from), "until": str(chosen.quiet_until)},
        zone=chosen.zone,
        reduce_motion="yes" if chosen.reduce_motion else "no",
    )
    lines = [told, say("settings-unlisted" if chosen.unlisted else "settings-listed")]
    if chosen.direct_blocked and chosen.reminders is ReminderPlace.DIRECT:
        lines.append(say("settings-blocked"))
    return "\n".join(lines)


def of_server(settings: ServerSettings) -> str:
    """A server's settings."""
    guild, channels = settings
    return say(
        "server-settings",
        moving="yes" if guild.boards_move else "no",
        threads="yes" if guild.threads else "no",
        edition=guild.edition,
        pace=guild.pace.value,
        channels="some" if channels else "everywhere",
        list=channel_list(channels),
    )


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


def match_choices(running: Iterable[tuple[Match, Player, Player]]) -> list[Choice]:
    """A server's running matches, each by its players."""
    return [Choice(_label(match, orange, gray), str(match.id)) for match, orange, gray in running]


def _label(match: Match, orange: Player, gray: Player) -> str:
    """At most a hundred characters; long names are cut, so that there is room for the number."""
    names = {"orange": shortened(orange.name), "gray": shortened(gray.name)}
    return say("choice-server-match", edition=match.edition, match=str(match.id), **names)
