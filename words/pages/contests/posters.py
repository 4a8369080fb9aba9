"""The words on the poster of a contest that is announced, and the poster in words."""

from __future__ import annotations

from datetime import UTC

from data.records.contests import Contest
from services.contests.telling import ContestSeen
from words.catalogue import say
from words.pages.contests.beginnings import lasts_text
from words.play import times
from words.play.contests import named


def poster_facts(contest: Contest, server: str) -> str:
    """The edition that is played, and the server where, if that is to be named."""
    facts = (say("edition-title", edition=contest.edition), server)
    return say("between-facts").join(filter(None, facts))


def poster_when(contest: Contest) -> str:
    """The day and the hour at which a contest begins; in UTC, for a picture can't tell everybody their own time."""
    return say("picture-starts", **_beginning(contest))


def poster_terms(contest: Contest) -> str:
    """The pace, and for how long an arena lasts."""
    lasts = [lasts_text(contest.lasts)] if contest.lasts else []
    return say("between-facts").join((say("command-pace-name", pace=contest.pace), *lasts))


def poster_how() -> str:
    """The way to join."""
    return say("picture-join")


def poster_alt_text(seen: ContestSeen, server: str) -> str:
    """The poster of a contest that is announced in words."""
    contest = seen.contest
    facts = say("between-facts").join((poster_facts(contest, server), poster_terms(contest)))
    count = len(seen.joined)
    return say("contest-poster-alt", contest=named(contest), facts=facts, **_beginning(contest), count=count)


def _beginning(contest: Contest) -> dict[str, str]:
    """The details of when a contest begins that people can join, which always is known."""
    there = (contest.due_at or contest.created_at).astimezone(UTC)
    return {"day": times.day(there.date()), "hour": times.hour(there.time())}
