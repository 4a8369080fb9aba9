"""A leaderboard of a hundred thousand players; a profile and a history among a million finished matches."""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.clock import SystemClock
from bot.commands.profiles import chart_of, tiles_of
from bot.commands.standings.leaderboards import lines_of, read_page
from data import Database, create, open_database
from data.postgres.copies import filling
from data.queries.standings import Leaderboard
from data.transfer import copy_all
from game import Edition
from renderer import draw_leaderboard, draw_profile
from renderer.sprites.players.likenesses import Likeness
from services.people import Person
from services.play.telling import history
from services.players import profiles
from services.ranking import leaderboards
from services.ranking.seasons import Season
from tests.bench.scale import AFTER_ONE_TURN
from tests.databases import looking_into, running_cluster
from words.pages import leaderboards as words

PLAYERS = 100_000
MATCHES = 1_000_000
TIMES = 30
THIS_SEASON = Season.of(datetime.now(UTC)).number
LAST_SEASON = Season.of(datetime.now(UTC)).before.number


async def stored(path):
    """A database of that size."""
    create(path)
    now, rng = datetime.now(UTC).replace(tzinfo=None), Random(1)
    moments = [str(now - timedelta(minutes=number)) for number in range(MATCHES // 100)]
    with closing(sqlite3.connect(path)) as file, file:
        file.executemany(
            "INSERT INTO players (id, discord_id, name) VALUES (?, ?, ?)",
            ((n, n, f"p{n}") for n in range(1, PLAYERS + 1)),
        )
        file.executemany(
            "INSERT INTO standings VALUES (?, 0, 'classic', ?, 1, ?, 80, 0.06, 3, 5, 4, 1, ?, ?)",
            (
                (
                    n,
                    season,
                    rng.gauss(1500, 200),
                    str(now),
                    str(now + timedelta(hours=rng.randint(-1500, 5000))),
                )
                for season in (0, THIS_SEASON, LAST_SEASON)
                for n in range(1, PLAYERS + 1)
            ),
        )
        file.executemany(
            "INSERT INTO matches (id, edition, orange_id, gray_id, channel_id, state, winner, ending, position, turns,"
            " version, shown_version, relocations, created_at, changed_at)"
            " VALUES (?, 'classic', ?, ?, 1, 'over', 'o', 'resigned', ?, 1, 2, 2, 0, ?, ?)",
            (
                (n, n % PLAYERS + 1, (n * 7 + 3) % PLAYERS + 1, AFTER_ONE_TURN, moment, moment)
                for n in range(1, MATCHES + 1)
                if n % PLAYERS != (n * 7 + 3) % PLAYERS
                for moment in (moments[n % len(moments)],)
            ),
        )
        counted(file, moments, rng)


def counted(file, moments, rng):
    """What is counted for profiles: ten opponents and ratings each, and of the first player a great deal more."""
    for edition in ("classic", "ghost", "kittens"):
        file.executemany(
            "INSERT INTO player_stats VALUES (?, ?, ?, 5, 4, 1, 30, 20)",
            ((n, edition, side) for n in range(1, PLAYERS + 1) for side in "og"),
        )
    file.executemany("INSERT INTO streaks VALUES (?, 1, 5)", ((n,) for n in range(1, PLAYERS + 1)))
    file.executemany(
        "INSERT INTO first_squares VALUES (?, ?, ?)",
        (
            (n, f"{file_}{rank}", rng.randint(1, 9))
            for n in range(1, PLAYERS + 1)
            for file_ in "a"
            for rank in range(1, 7)
        ),
    )
    file.executemany(
        "INSERT INTO head_to_head VALUES (?, ?, 3, 2, 1)",
        (
            (n, (n + step) % PLAYERS + 1)
            for n in range(1, PLAYERS + 1)
            for step in range(10)
            if (n + step) % PLAYERS + 1 != n
        ),
    )
    file.executemany(
        "INSERT INTO rated_results VALUES (?, ?, 0, 'classic', ?, 80, ?)",
        (
            (match_id, player_id, rng.gauss(1500, 100), moments[match_id % len(moments)])
            for match_id in range(1, MATCHES + 1)
            for player_id in {match_id % PLAYERS + 1, 1}
        ),
    )


class Asked(NamedTuple):
    """As much of the bot's context as a page of a leaderboard takes."""

    database: Database
    clock: SystemClock = SystemClock()


async def median_ms(ask):
    """The median of some calls, in milliseconds."""
    taken = []
    for number in range(TIMES):
        start = time.perf_counter()
        await ask(number)
        taken.append((time.perf_counter() - start) * 1000)
    return round(statistics.median(taken), 1)


async def asked(path):
    await stored(path)
    database = await open_database(path)
    now, leaderboard = datetime.now(UTC), Leaderboard(0, Edition.CLASSIC)

    def somebody(number):
        return Person(number * 3001 + 1, "")

    async def top(number, after=None, season=0):
        asked = leaderboard._replace(season=season)
        return await read_page(Asked(database), asked, somebody(number), after)

    async def profile(number):
        # The first player has a rating for every match there is.
        whom = Person(1, "") if number == 0 else somebody(number)
        return await database.read(
            profiles.of, somebody(5), whom, here=True, guild_id=0, edition=None, now=now
        )

    async def card(number):
        found = await profile(number)
        await asyncio.to_thread(draw_profile, found.player.name, tiles_of(found), chart_of(found, ""))

    middle = (await top(0)).rows[-1].cursor._replace(strength=1500.0)

    async def whole(number):
        page = await top(number)
        lines, provisional = lines_of(page, lambda player: Likeness(player.id))
        assert words.text(page, "running")
        assert words.alt_text(page, server="")
        await asyncio.to_thread(
            draw_leaderboard, words.title(leaderboard), lines, "Finding their place", provisional
        )

    figures = {
        "leaderboard_query_ms": await median_ms(top),
        "leaderboard_further_ms": await median_ms(lambda number: top(number, middle)),
        "leaderboard_ms": await median_ms(whole),
        "leaderboard_season_ms": await median_ms(lambda number: top(number, season=THIS_SEASON)),
        "leaderboard_last_season_ms": await median_ms(lambda number: top(number, season=LAST_SEASON)),
        "seasons_ms": await median_ms(lambda _: database.read(leaderboards.seasons, leaderboard, now)),
        "profile_query_ms": await median_ms(profile),
        "profile_busiest_query_ms": await median_ms(lambda _: profile(0)),
        "profile_ms": await median_ms(card),
        "history_query_ms": await median_ms(lambda number: database.read(history.finished, somebody(number))),
    }
    await database.close()
    return figures


async def beside_a_server(path, place):
    """The median milliseconds to read a page from a file, and from a server with the same content, one after the other."""
    with looking_into(path) as source, filling(place) as target:
        copy_all(source, target, lambda *_: None)
    databases = [await open_database(each) for each in (path, place)]
    taken = [[] for _ in databases]
    for number in range(TIMES + 1):
        for database, times in zip(databases, taken, strict=True):
            start = time.perf_counter()
            await read_page(
                Asked(database), Leaderboard(0, Edition.CLASSIC), Person(number * 3001 + 1, ""), None
            )
            times.append((time.perf_counter() - start) * 1000)
    for database in databases:
        await database.close()
    # The first page of each finds nothing in memory.
    ours, theirs = (statistics.median(times[1:]) for times in taken)
    return {"pg_leaderboard_query_ms": round(theirs, 1), "pg_leaderboard_ratio": round(theirs / ours, 2)}


def measure():
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "leaderboards.sqlite3"
        figures = asyncio.run(asked(path))
        with running_cluster(lasting=True) as cluster, cluster.database() as place:
            return figures | asyncio.run(beside_a_server(path, place))
