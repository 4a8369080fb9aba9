"""A server's puzzle solvers, from the chairs of those who look for them under the leaderboard."""

import pytest
from sqlalchemy import insert

from data import Preferences, PuzzleRating, PuzzleState
from data.queries import players, preferences, tables
from data.queries.learning import attempts, ratings
from game import Edition
from tests.databases import looking_into
from tests.wire.chairs import finished, show_everybody
from tests.wire.puzzling import daily_of, fail, solve
from tests.wire.taps import labels_of

OTHERS = ["Boop", "Ghost boop", "Kitten boop"]
PRIVATE = "You aren't on it: only you see your puzzles."


def fill(stage, count):
    """So many people who take part, the first the strongest; all of them in the server."""
    people = [stage.person(f"Player {number}") for number in range(1, count + 1)]
    with looking_into(stage.place) as connection:
        for number, person in enumerate(people, 1):
            known = {"id": 100 + number, "discord_id": person.user.id, "name": person.name, "is_bot": False}
            connection.execute(insert(tables.people.players).values(known))
            preferences.save(connection, known["id"], Preferences(puzzles_shown=True, puzzles_counted=True))
            attempt = attempts.add(connection, known["id"], Edition.CLASSIC, number, stage.clock.now(), day=1)
            attempts.save(connection, attempt._replace(state=PuzzleState.SOLVED, guild_id=stage.guild.id))
            rating = PuzzleRating(known["id"], 1900 - 10 * number, 80, 0.06, 9, stage.clock.now())
            ratings.save(connection, rating)
    return people


async def solvers_of(stage, person):
    """The list as somebody sees it."""
    message = await finished(stage, await person.use(stage.lounge, "leaderboard"))
    return (await person.click(message, "Puzzle solvers")).message


async def one_who_takes_part(stage, person, ends=solve):
    """Somebody who has ended today's puzzle and then pressed that they take part; the list as they see it."""
    await ends(stage, person, await daily_of(stage, person))
    return (await person.click(await solvers_of(stage, person), "Take part")).message


@pytest.mark.long
async def test_nobody_is_on_it_who_has_not_said_so(stage):
    await solve(stage, stage.ann, await daily_of(stage, stage.ann))
    message = await solvers_of(stage, stage.ann)
    assert message.ephemeral
    assert message.content.startswith(
        "🧩 **Puzzle solvers, this server**\nNobody is on this list yet.\n" + PRIVATE
    )
    assert message.attachments == []
    assert labels_of(message) == ["Take part", "Daily puzzle", *OTHERS]


@pytest.mark.both
async def test_whoever_takes_part_is_on_it_at_once_with_the_puzzle_of_today(stage):
    message = await one_who_takes_part(stage, stage.ann)
    first = message.content.splitlines()[1]
    assert first.startswith(f"🥇 **1.** {stage.ann.mention} · **")
    assert first.endswith(" · solved 1 of 1")
    assert "You: #1 of 1, **" in message.content
    described = message.attachments[0].description
    assert described == "The cat flap: Puzzle solvers, this server. The list, as told above."
    assert message.pings == []
    assert labels_of(message) == ["Show everyone", "Daily puzzle", *OTHERS]
    streak = stage.rows("SELECT count(*) FROM puzzle_attempts WHERE guild_id IS NOT NULL")
    assert streak == [(1,)], "and the server's streak has the day"


@pytest.mark.long
async def test_it_is_ordered_by_the_rating_and_each_is_told_their_own_place(stage):
    await one_who_takes_part(stage, stage.bob)
    await one_who_takes_part(stage, stage.ann)
    with looking_into(stage.place) as connection:
        ann = players.by_discord_id(connection, stage.ann.user.id)
        stood = ratings.of_player(connection, ann.id)
        ratings.save(connection, stood._replace(rating=stood.rating + 100))
    content = (await solvers_of(stage, stage.bob)).content
    assert f"🥇 **1.** {stage.ann.mention}" in content
    assert f"🥈 **2.** {stage.bob.mention}" in content
    assert "You: #2 of 2" in content


@pytest.mark.long
async def test_who_has_solved_none_here_is_told_how_to_get_on_it(stage):
    message = await one_who_takes_part(stage, stage.ann, ends=fail)
    assert "You'll be on it once you've solved a daily puzzle on this server" in message.content
    assert labels_of(message) == ["Daily puzzle", *OTHERS]


@pytest.mark.long
async def test_whoever_is_hidden_from_leaderboards_is_on_this_one_neither(stage):
    await one_who_takes_part(stage, stage.ann)
    await stage.ann.use(stage.lounge, "settings", leaderboards=False)
    assert stage.ann.mention not in (await solvers_of(stage, stage.bob)).content
    mine = await solvers_of(stage, stage.ann)
    assert "You aren't on it, because you're hidden from leaderboards" in mine.content


async def test_whoever_has_left_the_server_is_on_it_no_more(stage):
    people = fill(stage, 3)
    people[0].leave(stage.lounge)
    lines = (await solvers_of(stage, stage.bob)).content.splitlines()
    assert lines[1].startswith(f"🥈 **2.** {people[1].mention}"), "the place of whoever has left stays empty"


@pytest.mark.long
async def test_a_page_shown_to_everybody_has_nobodys_own_line(stage):
    message = await one_who_takes_part(stage, stage.ann)
    shown = await show_everybody(stage, stage.ann, message)
    assert shown.content == "🧩 **Puzzle solvers, this server**"
    told = shown.attachments[0].description
    assert told.startswith("The cat flap: Puzzle solvers, this server. 1: Ann, ")
    assert told.endswith("solved 1 of 1.")


@pytest.mark.long
async def test_more_than_ten_take_pages(stage):
    people = fill(stage, 12)
    message = await solvers_of(stage, stage.ann)
    assert "-# And 2 more further down." in message.content
    message = (await stage.ann.click(message, "Further down")).message
    lines = message.content.splitlines()
    assert [line.split(" · ")[0] for line in lines[1:3]] == [
        f"**11.** {people[10].mention}",
        f"**12.** {people[11].mention}",
    ]
    message = (await stage.ann.click(message, "To the top")).message
    assert people[0].mention in message.content.splitlines()[1]


@pytest.mark.long
async def test_the_solvers_of_another_server_are_not_to_be_had(stage):
    for verb in ("solvers", "solversjoin", "solversshare"):
        message = (await stage.ann.use(stage.lounge, "rules")).message
        odd = {"custom_id": f"{verb}:{stage.guild.id + 1}", "label": "Odd"}
        message.components[-1]["components"][0] |= odd
        answer = await stage.ann.click(message, "Odd")
        assert "another server" in answer.content
    assert stage.rows("SELECT count(*) FROM preferences WHERE puzzles_shown") == [(0,)]
