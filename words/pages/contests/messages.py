"""The messages of contests: what everybody reads in the channel, a server's list, and one contest as one person reads it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, assert_never

from data import Player
from data.records.contests import NOWHERE, Contest, ContestKind, ContestPair, ContestState
from services.contests.announcing import least
from services.contests.telling import ContestSeen
from services.people import Person
from words.catalogue import as_far_as_fits, run_on, say, small
from words.limits import CONTENT
from words.pages.contests.arenas import arena_lines, arena_pair, arena_state, arena_title, in_arena
from words.pages.contests.beginnings import lasts_text
from words.pages.contests.cups import cup_lines, cup_pair, cup_state, cup_title, in_cup
from words.pages.contests.leagues import (
    division_lines,
    in_league,
    league_lines,
    league_pair,
    league_state,
    league_title,
    playing_lines,
)
from words.pages.contests.naming import JOINED, due, names
from words.play.contests import named
from words.turns.pieces import mention, shortened


class _KindWords(NamedTuple):
    """The words of one kind of contest: the key of its rules, its heading, its state once it has begun, how it stands, and how somebody is in it."""

    rules: str
    title: Callable[[Contest], str]
    state: Callable[[ContestSeen], str]
    lines: Callable[[ContestSeen], list[str]]
    told: Callable[[ContestSeen, Person], str]


_WORDS: Final = {
    ContestKind.LEAGUE: _KindWords("league-rules", league_title, league_state, league_lines, in_league),
    ContestKind.CUP: _KindWords("cup-rules", cup_title, cup_state, cup_lines, in_cup),
    ContestKind.ARENA: _KindWords("arena-rules", arena_title, arena_state, arena_lines, in_arena),
}


def contest_text(seen: ContestSeen) -> str:
    """The message of a contest: what is played, who is in it, how it stands, and what comes next."""
    contest, words = seen.contest, _WORDS[seen.contest.kind]
    opening = [_rules(contest.kind)] if contest.state is ContestState.OPEN else []
    lines = [words.title(contest), _now(seen), *opening, *words.lines(seen), *_joined(seen)]
    # Last, so that of many divisions the tables are all there; the way to a division's matches is below its table in private, too.
    # What is played on after the end counts for nothing there.
    if contest.state is ContestState.RUNNING:
        lines += [line for number in range(len(seen.divisions)) for line in playing_lines(seen, number)]
    return as_far_as_fits(lines, CONTENT)


def list_text(kind: ContestKind, listed: Sequence[ContestSeen], *, may_announce: bool) -> str:
    """A server's contests of a kind, a line each; or that there is none, who may announce one, and what that is."""
    if not listed:
        none = (
            say("contest-none-but-you", contest_kind=kind)
            if may_announce
            else say("contest-none", contest_kind=kind)
        )
        return "\n".join((none, _rules(kind)))
    return as_far_as_fits([_line(seen) for seen in listed], CONTENT)


def page_text(seen: ContestSeen, person: Person) -> str:
    """A contest as one of its server's members reads it."""
    kind = seen.contest.kind
    return "\n".join((_line(seen), _WORDS[kind].told(seen, person), *_rules_of(seen)))


def standing_text(seen: ContestSeen, division: int) -> str:
    """The standing of a contest: one division of a league, or all of a cup or an arena."""
    return as_far_as_fits(_standing(seen, division), CONTENT)


def shared_text(seen: ContestSeen, division: int) -> str:
    """The same as one shows it to everybody, wherever that is: the contest by its title, and no rules."""
    title = _WORDS[seen.contest.kind].title(seen.contest)
    return as_far_as_fits([title, *_standing(seen, division)], CONTENT)


def _standing(seen: ContestSeen, division: int) -> Sequence[str]:
    if not seen.divisions:
        return _WORDS[seen.contest.kind].lines(seen)
    return [*division_lines(seen, division), *playing_lines(seen, division)]


def pair_text(contest: Contest, pair: ContestPair, one: Player, other: Player, *, level: bool) -> str:
    """The message of a pair, whose matches begin below it; ``level``: in a cup, both have as many points."""
    both = mention(one), mention(other)
    match contest.kind:
        case ContestKind.LEAGUE:
            return league_pair(contest, pair, *both)
        case ContestKind.CUP:
            return cup_pair(contest, pair, *both, level=level)
        case ContestKind.ARENA:
            return arena_pair(contest, *both)
        case never:
            assert_never(never)


def corrected_text(before: Contest, contest: Contest) -> str:
    """The message that the terms of a contest were corrected, with those that are others now; empty if none is."""
    old = _terms(before)
    lines = [
        say("setting-line", name=say("form-label", field=field), value=value)
        for field, value in _terms(contest).items()
        if value != old.get(field)
    ]
    return "\n".join((say("contest-corrected", contest=named(before)), *lines)) if lines else ""


def _terms(contest: Contest) -> Mapping[str, str]:
    """The terms of a contest, each by its field in the form that announces one."""
    terms = {
        "contest-name": named(contest),
        "edition": say("edition-title", edition=contest.edition),
        "pace": say("command-pace-name", pace=contest.pace),
        "contest-begins": f"<t:{due(contest)}:F>",
    }
    return terms | {"arena-lasts": lasts_text(contest.lasts)} if contest.lasts else terms


def pair_thread(contest: Contest, one: Player, other: Player) -> str:
    """The name of a pair's thread, with plain names, because a thread's name has no markup."""
    both = {"one": shortened(one.name), "other": shortened(other.name)}
    return say("contest-thread", **both, contest=shortened(contest.name))


def _rules_of(seen: ContestSeen) -> Sequence[str]:
    """The rules of a contest that goes on; nobody needs those of one that is over."""
    return [] if seen.contest.state is ContestState.ENDED else [_rules(seen.contest.kind)]


def _rules(kind: ContestKind) -> str:
    """The rules of a kind of contest, in small letters."""
    return small(say(_WORDS[kind].rules))


def _now(seen: ContestSeen) -> str:
    """The terms of a contest, and its state: who has won, how much is played, or when what comes begins."""
    contest = seen.contest
    terms = say("between-facts").join(
        (say("edition-title", edition=contest.edition), say("command-pace-name", pace=contest.pace))
    )
    if contest.state is ContestState.OPEN:
        needed = least(contest.kind)
        short = "yes" if len(seen.joined) < needed else "no"
        opens = say("contest-opens", due=due(contest), least=needed, short=short)
        lasts = arena_state(seen) if contest.kind is ContestKind.ARENA else None
        return f"{terms}\n{run_on((opens, lasts))}"
    if contest.called_off and not seen.has_begun:
        return f"{terms}\n{say('contest-ended-early', contest=named(contest))}"
    return f"{terms}\n{_WORDS[contest.kind].state(seen)}"


def _joined(seen: ContestSeen) -> list[str]:
    """The people who have joined what comes."""
    if not seen.joined:
        return []
    people = names([each.player for each in seen.joined], JOINED)
    when = "open" if seen.contest.state is ContestState.OPEN else "next"
    return [say("contest-joined", when=when, count=len(seen.joined), names=people)]


def _line(seen: ContestSeen) -> str:
    """A contest in a list: its title and its channel, or that it has none, and how it stands."""
    contest = seen.contest
    title = _WORDS[contest.kind].title(contest)
    if contest.channel_id == NOWHERE:
        return "\n".join((title, _now(seen), say("contest-nowhere", contest_kind=contest.kind)))
    return "\n".join((say("between-facts").join((title, f"<#{contest.channel_id}>")), _now(seen)))
