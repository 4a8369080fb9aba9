"""The list of one's running matches, and the question which of them is meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, assert_never

from data import Hold, Match
from game import Edition, Side
from services.play.match_selection import RunningMatch
from services.play.timing import clocks
from services.players.games import GamesList
from words.catalogue import as_far_as_fits, say, seconds
from words.limits import CONTENT, LABEL, OPTION
from words.links import address_of
from words.play.contests import contest_tag
from words.play.series import game_of_series
from words.play.times import span
from words.turns.pieces import mention

#: Lines a page: so many have room in a message, without their facts, in every language.
PAGE: Final = 8
#: Beside whom it awaits and until when, a line has so many facts at most.
_FACTS: Final = 4
#: So many of the challenges to somebody, and of the matches that they follow, are named.
_NAMED_MOST: Final = 5


def pages(listed: Sequence[RunningMatch]) -> int:
    """The number of pages of a list; an empty one has one."""
    return max(1, -(-len(listed) // PAGE))


def on_page(listed: Sequence[RunningMatch], number: int) -> Sequence[RunningMatch]:
    """The matches on a page, counted from 0."""
    return listed[number * PAGE : (number + 1) * PAGE]


def games_page(found: GamesList, number: int, away: str | None) -> str:
    """A page of somebody's list, counted from 0; above it that they are ``away``, for that is why clocks stand still.

    Below it, as far as there is room, which challenges wait for them, and which matches they follow.
    """
    above = [away] if away else []
    room = CONTENT - len("\n".join([*above, ""]))
    lines = [*above, games_text(found.listed, number, room)]
    if found.asked and not number:
        asked = (
            say("games-challenge", challenger=mention(each.challenger), link=address_of(each.challenge))
            for each in found.asked[:_NAMED_MOST]
        )
        lines.append(say("games-challenges", list=say("between-facts").join(asked)))
    if found.followed:
        shown = found.followed[:_NAMED_MOST]
        links = [say("games-followed-match", match=str(each.id), link=address_of(each)) for each in shown]
        more = len(found.followed) - len(shown)
        lines.append(say("games-followed", matches=say("between-facts").join(links), more=more))
    return as_far_as_fits(lines, CONTENT)


def games_text(listed: Sequence[RunningMatch], number: int, room: int = CONTENT) -> str:
    """A page: how many matches await whom, and a line for each; with as many facts in each as there is ``room`` for, in characters."""
    if not listed:
        return say("games-none")
    told = (_lines(listed, number, most) for most in range(_FACTS, 0, -1))
    fitting = next((lines for lines in told if len("\n".join(lines)) <= room), None)
    return as_far_as_fits(fitting or _lines(listed, number, 0), room)


def _lines(listed: Sequence[RunningMatch], number: int, most: int) -> list[str]:
    """The lines of a page, with so many facts in each at most."""
    mine, paused = sum(item.is_due for item in listed), sum(item.is_paused for item in listed)
    lines = [
        say("games-title", mine=mine, theirs=len(listed) - mine - paused, paused=paused),
        *(games_line(item, most) for item in on_page(listed, number)),
    ]
    if pages(listed) > 1:
        lines.append(say("games-page", page=number + 1, pages=pages(listed)))
    return lines


def games_line(item: RunningMatch, most: int = _FACTS) -> str:
    """A match in a list: whom it awaits, against whom, until when, and where, with so many facts at ``most``."""
    match = item.match
    line = say(
        "games-line",
        awaits=_awaits(item),
        opponent=mention(item.opponent),
        edition=match.edition,
        match=str(match.id),
        turn=match.turns + 1,
        time=_time(match),
        until=seconds(match.clock.deadline),
        since=seconds(match.changed_at),
        link=address_of(match),
        planned="yes" if item.planned else "no",
    )
    return say("between-facts").join((line, *islice(_facts(item), most)))


def _facts(item: RunningMatch) -> Iterator[str]:
    """The facts that not every match has, the most urgent first."""
    if item.awaits_answer:
        yield say("games-offer")
    # The mover's own time is when their turn is due.
    if bank := clocks.bank_of_waiting(item.match):
        yield say("games-bank", whose="theirs" if item.awaits_me else "mine", time=span(bank))
    if item.contest:
        yield contest_tag(item.contest)
    if item.series:
        yield game_of_series(item.series, {Side.ORANGE: item.found.orange, Side.GRAY: item.found.gray})


def _awaits(item: RunningMatch) -> str:
    """Whom a match awaits: its reader, the other, or nobody while it is paused."""
    if item.is_paused:
        return "nobody"
    return "yes" if item.awaits_me else "no"


def _time(match: Match) -> str:
    """The line about a match's time: that it is paused, until when there is some, or how long it has been still."""
    runs = match.clock.deadline is not None
    match match.clock.hold:
        case Hold.PAUSED | Hold.CONTEST:
            return "paused"
        case Hold.REMOVED:
            return "due" if runs else "stopped"
        case None:
            return "due" if runs else "still" if match.turns else "unmoved"
        case never:
            assert_never(never)


def which_label(item: RunningMatch) -> str:
    """A match on a button: against whom, and which; a long name is cut."""
    match = item.match
    told: dict[str, str | Edition] = {"edition": match.edition, "match": str(match.id)}
    return say(
        "which-match", opponent=_cut(item, LABEL - len(say("which-match", opponent="", **told))), **told
    )


def goto_option(item: RunningMatch) -> tuple[str, str]:
    """A match in the menu of the list: against whom, and below it which it is."""
    match = item.match
    awaits = _awaits(item)
    about = say("games-option", awaits=awaits, edition=match.edition, match=str(match.id))
    return _cut(item, OPTION), about


def _cut(item: RunningMatch, room: int) -> str:
    name = item.opponent.name or say("former-player")
    return name if len(name) <= room else name[: room - 1] + "…"
