"""The answers to whoever joins or leaves a contest, or runs it; and the options of the form that announces one."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from data import Pace
from data.contests import Contest
from services.contests.announcing import joined_season
from services.contests.league.standings import Forfeit
from words.catalogue import say, small
from words.choices import Option
from words.pages.contests.naming import due
from words.play.contests import named

#: How many days people have to join, as a form offers it; and what it says at first.
_DAYS: Final = (1, 3, 7, 14)
_USUAL: Final = 3
#: The pace that a form says at first.
_PACE: Final = Pace.TWO_DAY_BANK


def pace_options() -> list[Option]:
    """The paces of a league or a cup: all that have a clock, but for those of an arena."""
    return [
        Option(pace.value, say("command-pace-name", pace=pace), None, pace is _PACE)
        for pace in Pace
        if pace.time is not None and not pace.is_quick
    ]


def begins_options() -> list[Option]:
    """The times after which a league or a cup begins."""
    return [Option(str(days), say("contest-begins", days=days), None, days == _USUAL) for days in _DAYS]


def joining_in(value: str) -> timedelta:
    """The time for which people may join, as a form says it. Raises ValueError if the form does not offer it."""
    if int(value) not in _DAYS:
        raise ValueError(value)
    return timedelta(days=int(value))


def joined_text(contest: Contest) -> str:
    """That somebody has joined, and what that means."""
    season = str(joined_season(contest))
    told = say("contest-in", contest_kind=contest.kind, contest=named(contest), season=season)
    return "\n".join((told, small(say("contest-blocked", contest_kind=contest.kind))))


def left_text(contest: Contest) -> str:
    """That somebody has left."""
    return say("contest-left", contest=named(contest))


def leave_question(contest: Contest, forfeit: Forfeit | None) -> str:
    """The question before somebody leaves what runs and, in a league, what becomes of their matches."""
    asked = say("contest-leave-sure", contest_kind=contest.kind, contest=named(contest))
    if forfeit is None:
        return asked
    counts = "yes" if forfeit.counts else "no"
    told = say("league-leave-counts", counts=counts, over=str(forfeit.over), all=str(forfeit.all))
    return f"{asked}\n{told}"


def announced_text(contest: Contest) -> str:
    """For whoever has announced a contest: where it stands, and what comes next."""
    channel = f"<#{contest.channel_id}>"
    return say(
        "contest-announced",
        contest_kind=contest.kind,
        contest=named(contest),
        channel=channel,
        due=due(contest),
    )


def removed_text(contest: Contest, discord_id: int) -> str:
    """For the moderator who has taken somebody out."""
    return say("contest-removed", contest=named(contest), player=f"<@{discord_id}>")


def end_question(contest: Contest) -> str:
    """The question before a contest ends for good."""
    return say("contest-end-sure", contest_kind=contest.kind, contest=named(contest))


def ended_text(contest: Contest) -> str:
    """For the moderator who has ended a contest."""
    return say("contest-ended", contest=named(contest))
