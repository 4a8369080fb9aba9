"""Arenas in words: how one stands, and who plays, sits out, or is on fire."""

from __future__ import annotations

from contests.arena.table import ArenaStanding
from data.records.contests import Contest, ContestState, EntryState
from services.contests.arena.standings import ArenaTable
from services.contests.telling import ContestSeen
from services.people import Person
from words.catalogue import as_far_as_fits, run_on, say, seconds
from words.limits import ALT_TEXT
from words.pages.contests.naming import WINNERS, names
from words.play.contests import named
from words.turns.pieces import mention


def arena_title(contest: Contest) -> str:
    """The heading of an arena."""
    return say("arena-title", contest=named(contest))


def arena_state(seen: ContestSeen) -> str:
    """The state of an arena that has begun: until when it goes on, or who has won."""
    contest, arena = seen.contest, seen.arena
    winners = arena.winners if arena else ()
    if contest.state is not ContestState.ENDED:
        state = "running"
    elif not winners:
        state = "nobody"
    else:
        state = "won" if arena and arena.is_decided else "ended"
    return say(
        "arena-state",
        state=state,
        due=seconds(contest.ends_at),
        winner=_winners(arena) if arena else "",
        points=str(winners[0].points) if winners else "0",
    )


def arena_over(seen: ContestSeen) -> str:
    """The message that an arena is over, and who has won it."""
    contest, arena = named(seen.contest), seen.arena
    if arena is None or not arena.winners:
        return say("arena-over-nobody", contest=contest)
    winner, points = _winners(arena), str(arena.winners[0].points)
    return say("arena-over", contest=contest, winner=winner, points=points)


def arena_lines(seen: ContestSeen) -> list[str]:
    """The table of an arena that has begun: a line for each row."""
    arena = seen.arena
    if arena is None:
        return []
    return [_row(seen.contest, arena, row) for row in arena.rows]


def in_arena(seen: ContestSeen, person: Person) -> str:
    """The sentence that tells somebody if they have joined an arena, play in it, or sit out."""
    if seen.arena is None:
        return say("arena-you", where="joined" if seen.is_in(person) else "none")
    if seen.arena.is_in(person):
        return say("arena-you", where="plays")
    return say("arena-you", where="resting" if seen.arena.entry_of(person) else "none")


def arena_alt_text(seen: ContestSeen, arena: ArenaTable) -> str:
    """The picture of an arena's table in words."""
    rows = (_alt_row(seen.contest, arena, row) for row in arena.rows)
    return as_far_as_fits([say("arena-alt", contest=named(seen.contest)), *rows], ALT_TEXT, run_on)


def arena_pair(contest: Contest, one: str, other: str) -> str:
    """The message of a pair, whose match begins below it."""
    return say("arena-pair", contest=named(contest), one=one, other=other)


def _winners(arena: ArenaTable) -> str:
    return names([arena.players[row.contestant] for row in arena.winners], WINNERS)


def _row(contest: Contest, arena: ArenaTable, row: ArenaStanding) -> str:
    return say(
        "arena-row",
        how=_how(contest, arena, row),
        place=str(row.place),
        player=mention(arena.players[row.contestant]),
        points=str(row.points),
        played=str(len(row.sheet)),
    )


def _alt_row(contest: Contest, arena: ArenaTable, row: ArenaStanding) -> str:
    return say(
        "arena-alt-row",
        how=_how(contest, arena, row),
        place=str(row.place),
        name=arena.players[row.contestant].name or say("former-player"),
        points=str(row.points),
        played=str(len(row.sheet)),
    )


def _how(contest: Contest, arena: ArenaTable, row: ArenaStanding) -> str:
    """The mark of a row while the arena goes on: its player sits out, is on fire, or neither."""
    if contest.state is ContestState.ENDED:
        return "plain"
    if arena.entries[row.contestant].state is not EntryState.IN:
        return "out"
    return "fire" if row.is_on_fire else "plain"
