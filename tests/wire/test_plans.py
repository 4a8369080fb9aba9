"""No click makes the database look through a whole table, however many matches there are."""

import re
import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest
from sqlalchemy import event

from tests.databases import looking_into
from tests.wire.chairs import DAY, finish, finished, line, resign
from tests.wire.games import THREE_CATS
from tests.wire.test_day import DAILY

#: Looking through these is looking at what is open now, by an index that has nothing else.
FINE = re.compile(
    r"USING (COVERING )?INDEX (matches_unshown|matches_awaiting_bot|matches_quarantined|matches_place_lost|follows_due|challenges_open_by_\w+|matches_running_by_remind_at|clubhouses_with_role|contests_by_guild_id|contests_unsaid|contests_to_tell|contest_pairs_called_off|vote_ends_unshown)"
)


def listen(stage, statements):
    """Collect each statement with what it was given."""

    def collect(_connection, _cursor, statement, parameters, *_):
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            statements.setdefault(statement, parameters)

    for engine in stage.engines:
        event.listen(engine, "before_cursor_execute", collect)


async def say_no(stage, channel):
    """People who want to be left alone."""
    blocked = await stage.ann.use_on(channel, "Block in boop", stage.cleo)
    await stage.cleo.use(channel, "challenge", member=stage.ann)
    await stage.ann.click(blocked.message, "Unblock")
    asked = await stage.cleo.use(channel, "challenge", member=stage.ann)
    await stage.ann.click(asked.message, "Decline")
    await stage.ann.click((await stage.ann.use(channel, "settings")).message, "Blocked people")
    await stage.bob.use(channel, "settings", challenges_from="People I've played")
    await stage.cleo.use(channel, "challenge", member=stage.bob)
    await stage.ann.use(channel, "away", days=2)


async def teach(stage):
    """A match with hints, in which somebody plans ahead; and a series beside it."""
    taught = await stage.begin(stage.garden, hints=True)
    more = await stage.bob.click(await stage.board(taught), "More")
    planned = (await stage.bob.click(more.message, "Plan ahead")).message
    reply = next(option["label"] for option in planned.items[0]["options"])
    await stage.bob.pick(planned, "Likely replies", reply)
    both = await stage.begin(stage.garden, games="Both sides: two boards at once")
    await stage.ann.click((await stage.ann.use(both, "resign", match="4")).message, "Call it off")
    picker = await stage.ann.click(await stage.board(taught), "Boop!")
    await stage.ann.click(picker.message, "Hint")


async def vote_together(stage, channel):
    """A server plays the bot: one begins, another votes, and both look at how it stands."""
    stage.guild.moderators.add(stage.bob.user.id)
    page = await stage.bob.use(channel, "vote")
    await stage.bob.fill(await stage.bob.click(page.message, "Start a vote match"), {})
    await stage.settle()
    picker = await stage.cleo.click(await stage.board(channel), "Vote")
    picker = await stage.cleo.pick(picker.message, picker.message.items[0]["custom_id"], "b3")
    await stage.cleo.click(picker.message, "Vote for it")
    await stage.settle()
    page = await stage.bob.use(channel, "vote")
    await stage.bob.click(
        (await stage.bob.click(page.message, "End the vote match")).message, "End the vote match"
    )
    await stage.settle()


async def challenge_a_server(stage, channel):
    """A server offers a match, and another one accepts, votes and ends it, so that the first one sees that."""
    guild = stage.server.world.add_guild("The attic")
    guild.members[stage.bob.user.id] = stage.bob.user
    await stage.server.invite_bot(guild)
    guild.moderators.add(stage.bob.user.id)
    beams = stage.server.world.add_channel("beams", guild)
    page = await stage.bob.use(beams, "vote")
    offer = await stage.bob.fill(await stage.bob.click(page.message, "Challenge another server"), {})
    code = offer.content.split("`")[1]
    page = await stage.bob.use(channel, "vote")
    form = await stage.bob.click(page.message, "Accept a challenge")
    asked = await stage.bob.fill(form, {"Code": code})
    await stage.bob.click(asked.message, "Accept")
    await stage.settle()
    picker = await stage.bob.click(await stage.board(beams), "Vote")
    picker = await stage.bob.pick(picker.message, picker.message.items[0]["custom_id"], "b3")
    await stage.bob.click(picker.message, "Vote for it")
    looks = stage.bot.votes.looks
    stage.clock.moved += timedelta(hours=9)
    await stage.until(lambda: stage.bot.votes.looks >= looks + 2)
    await stage.settle()
    asked = await stage.bob.click((await stage.bob.use(beams, "vote")).message, "End the vote match")
    await stage.bob.click(asked.message, "End the vote match")
    await stage.settle()
    looks = stage.bot.votes.looks
    await stage.until(lambda: stage.bot.votes.looks >= looks + 2)
    await stage.settle()
    await stage.bob.click(await stage.board(beams), "Film")


async def an_evening(stage):
    """What people do of an evening."""
    channel = await stage.begin()
    await finish(stage, channel, THREE_CATS[:3])
    await stage.bob.use(channel, "board")
    board = await stage.board(channel)
    await stage.bob.click(board, "More")
    await stage.bob.click(board, "Boop!")
    seen = await stage.cleo.click(board, "More")
    await stage.cleo.click(seen.message, "Follow: every turn")
    noted = await stage.bob.click((await stage.bob.click(board, "More")).message, "Note")
    await stage.bob.fill(noted, {"Note": "mine"})
    await stage.bob.use(channel, "settings", reminders=DAILY)
    stage.clock.moved += DAY
    await stage.tick()
    await stage.ann.use(channel, "offer", what="A draw")
    await stage.bob.click(line(channel), "Decline")
    await finish(stage, channel, [])
    await resign(stage, stage.ann, 1)
    await finished(stage, await stage.ann.click(await stage.board(channel), "Review"))
    asked = await stage.ann.click(await stage.board(channel), "Rematch")
    await stage.bob.click(asked.message, "Decline")
    stage.clock.moved += 1.1 * DAY  # a declined one can be asked for again after a day
    await teach(stage)
    await stage.ann.use(channel, "games")
    await stage.ann.use(channel, "history")
    await stage.ann.use(channel, "replay", match="1")
    for options in ({}, {"season": "20264"}, {"where": "Everywhere"}):
        await finished(stage, await stage.ann.use(channel, "leaderboard", **options))
    await finished(stage, await stage.ann.use(channel, "champions"))
    await stage.ann.suggestions(channel, "leaderboard", "season", "")
    await stage.ann.use(channel, "profile", member=stage.bob)
    await say_no(stage, channel)
    await vote_together(stage, channel)
    await challenge_a_server(stage, channel)
    alone = stage.server.world.direct_channel(stage.ann.user)
    assert not (await stage.ann.use(alone, "profile", member=stage.bob)).content.startswith("That person")
    await stage.ann.use(channel, "settings", boards_move=False, leaderboards=False)
    await stage.ann.use(channel, "server")
    await stage.tick()
    for command in ("puzzle", "daily"):
        asked = await stage.ann.use(channel, command)
        await stage.ann.click(asked.message, "Hint")
    await stage.ann.use(channel, "puzzle", difficulty="hard")
    await stage.ann.use(channel, "settings", puzzles_on_card=True)
    await stage.ann.use(channel, "profile")
    opened = await stage.ann.use(channel, "privacy")
    await finished(stage, await stage.ann.click(opened.message, "Export"))
    asked = await stage.ann.click(opened.message, "Delete")
    await stage.ann.click(asked.message, "Yes, forget me")
    await stage.ann.click(asked.message, "Forget me for good")
    await stage.settle()


@pytest.mark.long
@pytest.mark.sqlite
async def test_no_click_looks_through_a_whole_table(stage):
    statements = {}
    listen(stage, statements)
    await an_evening(stage)
    tables = {name for (name,) in stage.rows("SELECT name FROM sqlite_master WHERE type = 'table'")}
    with closing(sqlite3.connect(stage.database_path)) as file:
        plans = {
            statement: [row[3] for row in file.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
            for statement, parameters in statements.items()
        }
    assert len(plans) > 40
    through = {
        step: statement
        for statement, plan in plans.items()
        for step in plan
        if step.startswith("SCAN ") and step.split()[1] in tables and not FINE.search(step)
    }
    assert through == {}


@pytest.mark.long
@pytest.mark.postgres
async def test_no_click_needs_to_look_through_a_whole_table_of_a_server(stage):
    statements = {}
    listen(stage, statements)
    await an_evening(stage)
    with looking_into(stage.place) as connection:
        # A table that is small is looked through anyway, unless that costs more than anything else.
        connection.exec_driver_sql("SET enable_seqscan = off")
        plans = {
            statement: str(connection.exec_driver_sql(f"EXPLAIN {statement}", parameters).all())
            for statement, parameters in statements.items()
        }
    assert len(plans) > 40
    assert {statement: plan for statement, plan in plans.items() if "Seq Scan" in plan} == {}
