"""The settings of players and servers as text."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import Enum
from types import MappingProxyType
from typing import Final, NamedTuple

from data import (
    ChallengesFrom,
    Clubhouse,
    Guild,
    Match,
    Pace,
    Player,
    Preferences,
    ReminderPlace,
    ToldResults,
)
from data.queries.announcing.week import Activity
from game import Edition
from services.clubhouse.role import RoleTrouble
from services.learning.daily import is_resting
from services.play.snapshots import Snapshot
from services.servers import ServerSettings
from words.catalogue import quotation, run_on, say, seconds, small, spoken
from words.choices import Choice, Option
from words.languages import languages, own_name
from words.limits import OPTIONS
from words.links import channel_list
from words.pages import clubhouse
from words.pages.contests.answers import trouble
from words.play.contests import named
from words.play.times import span
from words.refusals import MARK, in_code, permissions_named
from words.turns.pieces import mention, shortened

#: The choice of no language of one's own, as autocomplete sends it.
_AS_DISCORD: Final = "-"
#: The choice of no hour, as a form sends it.
NO_HOUR: Final = "none"
HOURS: Final = 24


class SettingsForm(Enum):
    """The forms in which somebody changes their own settings."""

    REMINDERS = "reminders"
    PRIVACY = "privacy"
    LANGUAGE = "language"


class ServerForm(Enum):
    """The forms in which a moderator changes a server's settings."""

    MATCHES = "matches"
    CHANNELS = "channels"
    CLUBHOUSE = "clubhouse"
    LANGUAGE = "language"


def unknown_zone(typed: str, chosen: Preferences) -> str:
    """The line about a time zone that is none, when all else of a form was stored."""
    return say("settings-unknown-zone", code=in_code(typed), zone=chosen.zone)


def mine(chosen: Preferences, *, chose_language: bool, saved: bool, may_move: bool) -> str:
    """A player's own settings, in the language that they read; ``chose_language``: it is one that they have chosen.

    ``saved``: they have just changed some. ``may_move``: boards do where this is read, for whoever wants it.
    """
    quiet = chosen.quiet_from is not None and chosen.quiet_from != chosen.quiet_until
    hours = {"from": chosen.quiet_from or 0, "until": chosen.quiet_until or 0}
    lines = [
        say("settings-mine"),
        _line("reminders", say("command-settings-reminders-name", reminders=chosen.reminders)),
        *_daily(chosen),
        _line("puzzle-reminder", _puzzle_reminder(chosen)),
        _line("quiet", say("setting-hours", quiet="some" if quiet else "none", **hours)),
        _line("time-zone", chosen.zone),
        _line("boards-move", _boards_move(chosen, may_move=may_move)),
        _line("pushes-in-words", _on(chosen.in_words)),
        _line("warnings", _on(chosen.warned)),
        _line("leaderboards", _on(not chosen.unlisted)),
        _line("puzzles-on-card", _on(chosen.puzzles_shown)),
        _line("puzzles-for-server", _on(chosen.puzzles_counted)),
        _line("challenges-from", challengers_named(chosen.challenges_from)),
        _line("language", _language(spoken(), chosen=chose_language)),
    ]
    if chosen.direct_blocked and chosen.reminders in {ReminderPlace.DIRECT, ReminderPlace.DAILY}:
        lines.append(say("settings-blocked"))
    return _with_saved(lines, saved=saved)


def _daily(chosen: Preferences) -> Iterator[str]:
    """The hour of the one message a day, for who wants that."""
    if chosen.reminders is ReminderPlace.DAILY:
        yield _line("daily-hour", say("setting-hour", hour=str(chosen.daily_hour)))


def _puzzle_reminder(chosen: Preferences) -> str:
    """The time at which they are reminded of the daily puzzle, if they are."""
    due = chosen.call_due
    return say("setting-puzzle-reminder", at=seconds(due)) if due else _on(False)


class ServerHealth(NamedTuple):
    """The obstacles that the bot knows of in a server, and who has the champions' role.

    ``gone`` are channels that are not there any more; ``no_puzzle`` the permissions that are missing where the daily puzzle is posted,
    ``no_boards`` those in each channel for matches, ``no_contests`` those in each where contests go on, ``no_threads`` those for a thread of a match, where some are;
    ``no_role`` what keeps the champions from having their role. ``lately`` is what was done there in the last month.
    """

    gone: Collection[int] = ()
    no_puzzle: Sequence[str] = ()
    no_boards: Mapping[int, Sequence[str]] = MappingProxyType({})
    no_threads: Mapping[int, Sequence[str]] = MappingProxyType({})
    no_contests: Mapping[int, Sequence[str]] = MappingProxyType({})
    no_role: RoleTrouble | None = None
    champions: Sequence[Player] = ()
    lately: Activity = Activity()


def of_server(
    settings: ServerSettings,
    house: Clubhouse,
    health: ServerHealth,
    language: str,
    *,
    saved: bool,
) -> str:
    """A server's settings and its clubhouse; ``language`` is the one of what everybody reads there; ``saved``: some have just been changed."""
    guild, channels = settings
    matches = "some" if channels else "everywhere"
    puzzle = f"<#{guild.puzzle_channel_id}>" if guild.puzzle_channel_id else "none"
    gone = health.gone
    puzzle_gone = guild.puzzle_channel_id in gone
    lines = (
        say("server-settings"),
        _line("edition", say("command-edition-name", edition=guild.edition)),
        _line("pace", say("command-pace-name", pace=guild.pace)),
        _line("boards-move", _on(guild.boards_move)),
        _line("threads", _threads(guild, health)),
        _line("anyone-announces", _on(guild.anyone_announces)),
        *(trouble(channel, missing) for channel, missing in health.no_contests.items() if missing),
        _line(
            "matches-here",
            _with_troubles(
                say("setting-channels", channels=matches, list=channel_list(channels)), health.no_boards
            ),
        ),
        _line(
            "daily-puzzle",
            run_on(
                (
                    clubhouse.with_trouble(
                        say("setting-puzzle", channel="gone" if puzzle_gone else puzzle), health.no_puzzle
                    ),
                    say("setting-puzzle-rests") if guild.puzzle_channel_id and is_resting(guild) else None,
                )
            ),
        ),
        _line("clubhouse", clubhouse.chosen(house, gone=house.channel_id in gone)),
        _line("champion-role", clubhouse.champions_role(house, health.no_role, health.champions)),
        _line("language", _language(language, chosen=guild.language is not None)),
        small(say("server-lately", **{name: str(count) for name, count in health.lately._asdict().items()})),
    )
    return _with_saved(lines, saved=saved)


def puzzle_beside(guild: Guild, house: Clubhouse) -> str | None:
    """After the clubhouse was changed: where the daily puzzle comes, and where that is chosen; None where it comes to the clubhouse, or both are off."""
    puzzle = guild.puzzle_channel_id
    if puzzle == house.channel_id:
        return None
    return say("server-puzzle-beside", channel=f"<#{puzzle}>" if puzzle else "none")


def _with_saved(lines: Iterable[str], *, saved: bool) -> str:
    """Settings and, if some have just been ``saved``, that below them, where the buttons are; the top of so long a message is out of sight."""
    told = "\n".join(lines)
    if not saved:
        return told
    return "\n".join((told, saved_text(in_the_way=MARK in told)))


def saved_text(*, in_the_way: bool = False) -> str:
    """That what was filled in is saved; ``in_the_way``: the text above says what can't work yet."""
    return say("settings-saved", in_the_way="yes" if in_the_way else "no")


def _threads(guild: Guild, health: ServerHealth) -> str:
    """The choice whether each match gets a thread, with the channels in which that can't be, and what is missing there."""
    on = _on(guild.threads)
    if not health.no_threads:
        return on
    missing = dict.fromkeys(name for names in health.no_threads.values() for name in names)
    there = {"channels": channel_list(health.no_threads), "missing": permissions_named(missing)}
    return run_on([on, say("setting-threads-trouble", **there)])


def _with_troubles(told: str, missing: Mapping[int, Sequence[str]]) -> str:
    """The channels for matches, and below them those in which something is missing, each with what."""
    if len(missing) == 1:
        return clubhouse.with_trouble(told, *missing.values())
    troubled = {channel: names for channel, names in missing.items() if names}
    return "\n".join(
        [told, *(clubhouse.with_trouble(f"<#{channel}>", names) for channel, names in troubled.items())]
    )


def _line(setting: str, value: str) -> str:
    """A setting by its name, and its value."""
    return say("setting-line", name=say("form-label", field=setting), value=value)


def _on(value: bool) -> str:
    return say("setting-on", on="yes" if value else "no")


def _boards_move(chosen: Preferences, *, may_move: bool) -> str:
    """The word for whether a player wants boards that move, and that none does here where that is so."""
    wanted = not chosen.reduce_motion
    return say("setting-on-not-here") if wanted and not may_move else _on(wanted)


def _language(language: str, *, chosen: bool) -> str:
    return say("setting-language", language=own_name(language), chosen="yes" if chosen else "no")


def reminder_options(chosen: ReminderPlace) -> list[Option]:
    """The places where somebody may be reminded."""
    return [
        Option(
            where.value,
            say("command-settings-reminders-name", reminders=where),
            None,
            where is chosen,
        )
        for where in ReminderPlace
    ]


def challengers_named(people: ChallengesFrom) -> str:
    """The people who may challenge somebody, by a name."""
    return say("command-settings-challenges-from-name", people=people)


def challengers_options(chosen: ChallengesFrom) -> list[Option]:
    """The people who may challenge somebody."""
    return [
        Option(people.value, challengers_named(people), None, people is chosen) for people in ChallengesFrom
    ]


def hour_options(chosen: int | None) -> list[Option]:
    """The hours of a day, after that there are none."""
    none = Option(NO_HOUR, say("setting-hour", hour="none"), None, chosen is None)
    return [none, *hours_of_day(chosen)]


def hours_of_day(chosen: int | None) -> list[Option]:
    """The hours of a day, of which one is chosen."""
    return [
        Option(str(hour), say("setting-hour", hour=str(hour)), None, hour == chosen) for hour in range(HOURS)
    ]


def hour_named(value: str) -> int:
    """The hour that was chosen in a form; ValueError if it is none."""
    return range(HOURS).index(int(value))


def own_option(name: str, chosen: bool) -> Option:
    """A yes or no of somebody's own settings, with what it is about."""
    about = say(f"command-settings-{name}")
    return Option(name, say("form-label", field=name), about, chosen)


def server_option(name: str, chosen: bool) -> Option:
    """A yes or no of a server's settings, with what it is about."""
    return Option(name, say("form-label", field=name), say(f"command-server-{name}"), chosen)


def form_option(name: str, chosen: bool) -> Option:
    """A yes or no that only a form has, such as a post in the clubhouse, with what it is about."""
    return Option(name, say("form-label", field=name), say(f"form-about-{name}"), chosen)


def results_options(chosen: ToldResults) -> list[Option]:
    """The results that the clubhouse may tell."""
    return [
        Option(told.value, say("form-results", results=told), None, told is chosen) for told in ToldResults
    ]


def language_options(chosen: str | None) -> list[Option]:
    """The languages, each by what it calls itself, after that of Discord's."""
    known = language_choices("")
    return [Option(each.value, each.label, None, each.value == (chosen or _AS_DISCORD)) for each in known]


def edition_options(chosen: Edition) -> list[Option]:
    """The editions, each with its short description."""
    return [
        Option(edition.value, say("command-edition-name", edition=edition), None, edition is chosen)
        for edition in Edition
    ]


def pace_options(chosen: Pace) -> list[Option]:
    """The paces that a match may have, but for those of an arena."""
    return [
        Option(pace.value, say("command-pace-name", pace=pace), None, pace is chosen)
        for pace in Pace
        if not pace.is_quick
    ]


def cancel_question(snapshot: Snapshot) -> str:
    """The question before a moderator ends a match; of one that belongs to a contest also what becomes of its points."""
    played = snapshot.played_in
    asked = say("server-end-sure", edition=snapshot.match.edition, **_which(snapshot))
    return run_on((asked, say("server-end-contest", contest=named(played.contest)) if played else None))


def cancelled_text(snapshot: Snapshot) -> str:
    """For the moderator who has ended a match: which one."""
    return say("server-ended", **_which(snapshot))


def _which(snapshot: Snapshot) -> Mapping[str, str]:
    """The number of a match and its players, by the names that a sentence has for them."""
    both = {"orange": mention(snapshot.orange), "gray": mention(snapshot.gray)}
    return {"match": str(snapshot.match.id), **both}


def end_reason_text(match: Match, reason: str) -> str:
    """The message to both players with the words of the moderator who has ended their match."""
    return "\n".join((say("server-end-reason", match=str(match.id)), quotation(reason)))


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


def match_options(running: Iterable[tuple[Match, Player, Player]], now: datetime) -> list[Option]:
    """The same, each with how long nothing has happened in it, its turns, and whether it is one of a contest."""
    return [
        Option(str(match.id), _label(match, orange, gray), _still(match, now), chosen=False)
        for match, orange, gray in running
    ]


def _still(match: Match, now: datetime) -> str:
    in_contest = "no" if match.pair_id is None else "yes"
    still = span(now - match.changed_at)
    return say("server-match-about", still=still, turns=str(match.turns), in_contest=in_contest)


def _label(match: Match, orange: Player, gray: Player) -> str:
    """At most a hundred characters; long names are cut, so that there is room for the number."""
    names = {"orange": shortened(orange.name), "gray": shortened(gray.name)}
    return say("choice-server-match", edition=match.edition, match=str(match.id), **names)
