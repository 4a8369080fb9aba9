"""The answers to whoever joins or leaves a contest, or runs it; and the options of the form that announces one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import timedelta
from typing import Final

from data import Pace
from data.records.contests import Contest, ContestKind
from game import Edition
from services.contests.announcing import joined_season
from services.contests.league.standings import Forfeit
from words.catalogue import say, small
from words.choices import Option
from words.pages.contests.naming import due
from words.play.contests import named
from words.refusals import permissions_named

#: How many days people have to join, as a form offers it (0: an hour); and what it says at first.
_DAYS: Final = (0, 1, 3, 7, 14)
_USUAL: Final = 3
#: After how many minutes an arena begins, and for how many it lasts, as a form offers it; and what it says at first.
_MINUTES: Final = (5, 15, 60, 24 * 60, 7 * 24 * 60)
_SOON: Final = 15
_LASTING: Final = (30, 60, 120, 180)
_AN_HOUR: Final = 60
#: The paces that a form says at first: in an arena it is the one for the edition with kittens alone, which it says first, too.
_PACE: Final = Pace.TWO_DAY_BANK
_QUICK_PACE: Final = Pace.HALF_MINUTE_BANK
_QUICK_EDITION: Final = Edition.KITTENS


def first_edition(kind: ContestKind, usual: Edition) -> Edition:
    """The edition that a form says at first: the server's ``usual`` one, and for an arena the quickest."""
    return _QUICK_EDITION if kind is ContestKind.ARENA else usual


def contest_pace_options(kind: ContestKind) -> list[Option]:
    """The paces of a league or a cup, all that have a clock but for the quick ones; those are of an arena."""
    of_arena = kind is ContestKind.ARENA
    usual = _QUICK_PACE if of_arena else _PACE
    return [
        Option(pace.value, say("command-pace-name", pace=pace), None, pace is usual)
        for pace in Pace
        if pace.time is not None and pace.is_quick is of_arena
    ]


def begins_options(kind: ContestKind) -> list[Option]:
    """The times after which a contest begins: an arena after minutes, others after days."""
    if kind is ContestKind.ARENA:
        return [
            Option(str(each), say("arena-begins", minutes=each), None, each == _SOON) for each in _MINUTES
        ]
    return [Option(str(days), say("contest-begins", days=days), None, days == _USUAL) for days in _DAYS]


def lasts_options() -> list[Option]:
    """The times for which an arena lasts."""
    return [Option(str(each), say("arena-lasts", minutes=each), None, each == _AN_HOUR) for each in _LASTING]


def joining_in(kind: ContestKind, value: str) -> timedelta:
    """The time for which people may join, as a form says it. Raises ValueError if the form does not offer it."""
    if kind is ContestKind.ARENA:
        return timedelta(minutes=_offered(value, _MINUTES))
    return timedelta(days=_offered(value, _DAYS)) or timedelta(hours=1)


def lasting(value: str) -> timedelta:
    """The time for which an arena lasts, as a form says it. Raises ValueError if the form does not offer it."""
    return timedelta(minutes=_offered(value, _LASTING))


def _offered(value: str, offered: Collection[int]) -> int:
    if int(value) not in offered:
        raise ValueError(value)
    return int(value)


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


def moved_text(contest: Contest) -> str:
    """That a contest goes on in another channel: for whoever has moved it, and in place of the message that was there."""
    return say("contest-moved", contest=named(contest), channel=f"<#{contest.channel_id}>")


def removed_text(contest: Contest, discord_id: int) -> str:
    """For the moderator who has taken somebody out."""
    return say(
        "contest-removed", contest_kind=contest.kind, contest=named(contest), player=f"<@{discord_id}>"
    )


def remove_question(contest: Contest, discord_id: int) -> str:
    """The question before somebody who plays is taken out of a contest."""
    player = f"<@{discord_id}>"
    return say("contest-remove-sure", contest_kind=contest.kind, contest=named(contest), player=player)


def trouble(channel_id: int, missing: Sequence[str]) -> str:
    """That no contest goes on in a channel where the bot may not post; empty where nothing is missing."""
    if not missing:
        return ""
    return say("contest-trouble", channel=f"<#{channel_id}>", missing=permissions_named(missing))


def end_question(contest: Contest) -> str:
    """The question before a contest ends for good."""
    return say("contest-end-sure", contest_kind=contest.kind, contest=named(contest))


def ended_text(contest: Contest) -> str:
    """For the moderator who has ended a contest."""
    return say("contest-ended", contest=named(contest))
