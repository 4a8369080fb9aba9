"""How long the contests of a thousand people take: who meets whom, who stands where, and the pictures; a cup of 64, the largest. CPU time in ms.

And how a league of sixty begins over the wire (league.py), which takes some eight minutes.
"""

import statistics
import time
from random import Random

from contests.arena.pairing import pair
from contests.arena.table import table as arena_table
from contests.cup.bracket import Bracket
from contests.encounters import Encounter
from contests.league.promotion import next_season
from contests.league.schedule import pairings
from contests.league.table import table
from renderer import TO_COME, ArenaRow, LeagueRow, LeagueWords, draw_arena, draw_bracket, draw_league
from renderer.cards.contest_sheet import knockout
from tests.bench import league as wire

PEOPLE, CUP = 1000, 64
#: So many pictures a message has at most.
PICTURES = 10
ROUNDS = 10
TIMES = 5
WORDS = LeagueWords("Points", "Promotion", "Relegation", "Out")


def played(pairing, rng):
    return Encounter(*pairing, rng.choice([*pairing, None]), rng.randint(8, 60))


def league(rng):
    """A season: its divisions, all its matches, its tables, and as many pictures as a message has."""
    ratings = {person: rng.gauss(1500, 200) for person in range(PEOPLE)}
    for number, members in enumerate(next_season([], set(), ratings)):
        every = [played(each, rng) for each in pairings(members)]
        rows = table(members, every, set())
        if number < PICTURES:
            drawn = [
                LeagueRow(
                    row.place,
                    f"P{row.contestant}",
                    "10/10",
                    str(row.points),
                    [(TO_COME, TO_COME)] * len(rows),
                )
                for row in rows
            ]
            draw_league("Winter league", f"Division {number + 1}", drawn, WORDS)


def arena(rng):
    """Some rounds in which all are free, the table after each, and its picture."""
    ratings = {person: rng.gauss(1500, 200) for person in range(PEOPLE)}
    every = []
    for _ in range(ROUNDS):
        every += [played(each, rng) for each in pair(list(ratings), ratings, every, rematches=False)]
        rows = arena_table(ratings, every)
        draw_arena(
            "Friday arena", [ArenaRow(row.place, f"P{row.contestant}", str(row.points)) for row in rows[:10]]
        )


def cup(rng):
    """A whole cup, asked after each match what is due, and its pictures."""
    bracket = Bracket(list(range(CUP)))
    while bracket.champion is None:
        due = [each for tie in bracket.due for each in tie.due]
        bracket = bracket._replace(games=[*bracket.games, *(played(each, rng) for each in due)])
    draw_bracket(knockout([f"P{number}" for number in range(CUP)], CUP, played=6))


def timed(work):
    times = []
    for seed in range(TIMES):
        start = time.process_time()
        work(Random(seed))
        times.append(1000 * (time.process_time() - start))
    return round(statistics.median(times), 1)


def measure():
    return {
        "contest_league_1000_ms": timed(league),
        "contest_arena_1000_round_ms": round(timed(arena) / ROUNDS, 1),
        "contest_cup_64_ms": timed(cup),
        **wire.measure(),
    }
