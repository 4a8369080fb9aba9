"""The answers to whoever joins or leaves a contest, or runs it; and the options of the form that announces one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from data import Pace, Player
from data.records.contests import Contest, ContestKind, ContestState
from game import Edition
from services.contests.announcing import fits, joined_season
from services.contests.league.standings import Forfeit
from services.contests.telling import ContestSeen
from services.people import Person
from words.catalogue import quotation, quoted, run_on, say, small
from words.choices import Option
from words.pages.contests.naming import due
from words.play.contests import named
from words.refusals import permissions_named
from words.turns.pieces import shortened

#: The paces that a form says at first: in an arena it is the one for the edition with kittens alone, which it says first, too.
_PACE: Final = Pace.TWO_DAY_BANK
_QUICK_PACE: Final = Pace.HALF_MINUTE_BANK
_QUICK_EDITION: Final = Edition.KITTENS


def first_edition(kind: ContestKind, usual: Edition) -> Edition:
    """The edition that a form says at first: the server's ``usual`` one, and for an arena the quickest."""
    return _QUICK_EDITION if kind is ContestKind.ARENA else usual


def first_pace(kind: ContestKind) -> Pace:
    """The pace that a form says at first: one with an end in sight, whatever the server's matches have."""
    return _QUICK_PACE if kind is ContestKind.ARENA else _PACE


def contest_pace_options(kind: ContestKind, chosen: Pace) -> list[Option]:
    """The paces that a contest of this kind may have."""
    return [
        Option(pace.value, say("command-pace-name", pace=pace), None, pace is chosen)
        for pace in Pace
        if fits(kind, pace)
    ]


def joined_text(contest: Contest, *, blocks: bool) -> str:
    """That somebody has joined, and what that means; if they block people, also that those may join, too."""
    season = str(joined_season(contest))
    told = say("contest-in", contest_kind=contest.kind, contest=named(contest), season=season)
    return "\n".join((told, small(say("contest-blocked", contest_kind=contest.kind)))) if blocks else told


def left_text(contest: Contest) -> str:
    """That somebody has left."""
    return say("contest-left", contest=named(contest))


def leave_question(contest: Contest, forfeit: Forfeit | None) -> str:
    """The question before somebody leaves what runs and, in a league, what becomes of their matches."""
    asked = say("contest-leave-sure", contest_kind=contest.kind, contest=named(contest))
    return "\n".join((asked, *_counting("league-leave-counts", forfeit)))


def _counting(sentence: str, forfeit: Forfeit | None) -> Iterator[str]:
    """By that sentence, the matches that somebody has finished in a league, and whether they will count; nothing elsewhere."""
    if forfeit is not None:
        counts = "yes" if forfeit.counts else "no"
        yield say(sentence, counts=counts, over=str(forfeit.over), all=str(forfeit.all))


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


def move_question(contest: Contest, channel_id: int) -> str:
    """The question before a contest is moved to a channel: what goes there, and what stays."""
    return say("contest-move-sure", contest=named(contest), channel=f"<#{channel_id}>")


def people_options(people: Sequence[Player]) -> list[Option]:
    """Some people of a contest to choose one from, by their names as Discord knows them."""
    return [Option(str(each.discord_id), shortened(each.name), None, chosen=False) for each in people]


def removed_text(before: ContestSeen, discord_id: int) -> str:
    """For the moderator who has taken somebody out of a contest, as it was ``before``."""
    contest, player = before.contest, f"<@{discord_id}>"
    if not before.has_begun_for(Person(discord_id, "")):
        return say("contest-removed-early", contest=named(contest), player=player)
    return say("contest-removed", contest_kind=contest.kind, contest=named(contest), player=player)


def let_in_text(contest: Contest, discord_id: int) -> str:
    """For the moderator who lets somebody join again whom one has taken out."""
    return say("contest-let-in", contest=named(contest), player=f"<@{discord_id}>")


def let_in_letter(contest: Contest, server: str) -> str:
    """For whoever may join again, in a direct message."""
    return say("contest-let-in-letter", server=quoted(server), contest=named(contest))


def remove_question(seen: ContestSeen, discord_id: int) -> str:
    """The question before somebody is taken out of a contest and, where they play in a league, what becomes of their matches."""
    contest, theirs = named(seen.contest), Person(discord_id, "")
    player = f"<@{discord_id}>"
    if seen.has_begun_for(theirs):
        asked = say("contest-remove-sure", contest_kind=seen.contest.kind, contest=contest, player=player)
    else:
        asked = say("contest-remove-sure-early", contest=contest, player=player)
    counting = _counting("league-remove-counts", _forfeit(seen, theirs))
    return "\n".join((asked, *counting, small(say("contest-remove-told"))))


def removed_letter(before: ContestSeen, discord_id: int, server: str, *, reason: str = "") -> str:
    """For whoever was taken out of a contest, as it was ``before``, in a direct message: what that means, and the moderator's ``reason``."""
    contest, theirs = before.contest, Person(discord_id, "")
    told = say("contest-removed-letter", server=quoted(server), contest=named(contest))
    if before.has_begun_for(theirs):
        then = say("contest-removed-then", contest_kind=contest.kind)
    else:
        then = say("contest-kept-out")
    why = [say("contest-removed-why"), quotation(reason)] if reason else []
    counting = _counting("league-leave-counts", _forfeit(before, theirs))
    return "\n".join((run_on((told, then)), *counting, *why))


def _forfeit(seen: ContestSeen, theirs: Person) -> Forfeit | None:
    """The matches of somebody that end where they are taken out of a league; None where it has not begun for them."""
    return seen.forfeit_of(theirs) if seen.has_begun_for(theirs) else None


def reason_untold() -> str:
    """For the moderator whose reason reaches nobody."""
    return say("contest-removed-untold")


def trouble(channel_id: int, missing: Sequence[str]) -> str:
    """That no contest goes on in a channel where the bot may not post; empty where nothing is missing."""
    if not missing:
        return ""
    return say("contest-trouble", channel=f"<#{channel_id}>", missing=permissions_named(missing))


def no_threads(channel_id: int, missing: Sequence[str]) -> str:
    """That the boards of a contest will be in its channel itself, for want of permissions for threads; empty where nothing is missing."""
    if not missing:
        return ""
    return say("contest-no-threads", channel=f"<#{channel_id}>", missing=permissions_named(missing))


def pause_question(contest: Contest) -> str:
    """The question before a contest is paused."""
    return say("contest-pause-sure", contest=named(contest))


def end_question(contest: Contest) -> str:
    """The question before a contest ends for good."""
    if contest.state is ContestState.OPEN and contest.season == 1:
        return say("contest-end-sure-open", contest=named(contest))
    return say("contest-end-sure", contest_kind=contest.kind, contest=named(contest))


def ended_text(seen: ContestSeen) -> str:
    """For the moderator who has ended a contest, as it was before."""
    return say("contest-ended" if seen.has_begun else "contest-ended-early", contest=named(seen.contest))


def end_reason_text(contest: Contest, reason: str) -> str:
    """The message to everybody with the words of the moderator who has ended a contest."""
    return "\n".join((say("contest-end-reason", contest=named(contest)), quotation(reason)))


def end_reason_untold() -> str:
    """For the moderator whose reason can't be posted."""
    return say("contest-end-untold")
