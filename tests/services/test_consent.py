"""The law of who may play whom: every way to a match between two people is closed by a block, and none by anything else."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from data import Ban, ChallengesFrom, First, Pace, Score, open_database
from data.queries import challenges as stored
from data.queries import players, preferences
from data.queries.careers import player_stats
from data.queries.matches import running_matches
from game import Edition
from services.challenges import answering, asking, rematches
from services.challenges.terms import Terms
from services.people import Person, Place
from services.play.matches import resign
from services.players import bans, blocks, privacy
from services.players import preferences as choices
from services.players.preferences import PreferenceChanges
from services.refusals import Refusal, Refused

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
ANN, BOB, CLEO = (Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cleo"), 1))
HERE = Place(7, 70)
TERMS = Terms(Edition.CLASSIC, First.CHALLENGER, Pace.NONE, rated=True)
SECOND = timedelta(seconds=1)
DAY = timedelta(days=1)


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    for person in (ANN, BOB, CLEO):
        await database.write(players.get_or_create, *person)
    yield database
    await database.close()


def ask(connection, by, to, now=NOW):
    return asking.challenge(connection, by, to, HERE, TERMS, now=now).challenge


def take(connection, challenge, by, now=NOW):
    return answering.accept(connection, challenge.id, by, now, Random(1))[1]


def begin(connection, one=ANN, other=BOB):
    return take(connection, ask(connection, one, other), other)


def finished(connection):
    """A match that Bob has called off."""
    match = begin(connection)
    resign(connection, match.id, BOB, NOW, version=match.version)
    return match


def again(connection, match, by, now=NOW):
    return rematches.rematch(connection, match.id, by, HERE, now=now, rng=Random(1))


#: Every way to a match between Ann and Bob. What has been done before Ann acts, and what she does then.
WAYS = {
    "challenges": (lambda _: None, lambda connection, _: ask(connection, ANN, BOB)),
    "asks for a rematch": (finished, lambda connection, match: again(connection, match, ANN)),
    "accepts": (lambda connection: ask(connection, BOB, ANN), lambda *made: take(*made, ANN)),
    "accepts what is open to all": (
        lambda connection: ask(connection, BOB, None),
        lambda *made: take(*made, ANN),
    ),
    "takes a rematch up": (
        lambda connection: (match := finished(connection), again(connection, match, BOB))[0],
        lambda connection, match: again(connection, match, ANN),
    ),
}


@pytest.mark.parametrize("way", WAYS)
async def test_no_way_leads_past_a_block_and_only_who_blocks_reads_of_it(database, way):
    before, act = WAYS[way]
    made = await database.write(before)
    # Stored as it is, without ending what is open between the two: no way may depend on that alone.
    block = preferences.block, preferences.unblock
    for blocker, reason in ((2, Refusal.NOT_WITH_THEM), (1, Refusal.YOU_BLOCKED)):
        await database.write(block[0], blocker, 3 - blocker)
        with pytest.raises(Refused) as refused:
            await database.write(act, made)
        assert (refused.value.refusal, refused.value.details["opponent"].name) == (reason, "Bob")
        await database.write(block[1], blocker, 3 - blocker)
    await database.write(preferences.block, 3, 1)
    await database.write(preferences.block, 2, 3)
    await database.write(act, made)


@pytest.mark.parametrize("way", WAYS)
async def test_no_way_leads_to_who_is_banned(database, way):
    before, act = WAYS[way]
    made = await database.write(before)
    await database.write(lambda connection: players.ban(connection, Ban(BOB.discord_id, NOW)))
    with pytest.raises(Refused) as refused:
        await database.write(act, made)
    assert refused.value.refusal is Refusal.NOT_WITH_THEM


def test_there_is_no_other_way_to_a_match():
    beginning = [
        str(path)
        for room in ("services", "bot")
        for path in Path(room).rglob("*.py")
        if "from services.play.beginning.new_match import begin" in path.read_text(encoding="utf-8")
    ]
    # Whoever joins a contest plays those that it is about, and is told so. In a vote match a whole server plays the bot, or another server that has agreed.
    others = [
        "services/challenges/answering.py",
        "services/contests/boards.py",
        "services/contests/votes/challenging.py",
        "services/contests/votes/keeping.py",
        "services/play/beginning/series.py",
    ]
    assert sorted(beginning) == ["services/bot_matches.py", *others]


def counted(connection):
    """A match of Bob's with Ann that counted, as his profile has it."""
    player_stats.add_head_to_head(connection, 2, 1, Score(losses=1))


@pytest.mark.parametrize(
    ("chosen", "played", "allowed"),
    [
        (ChallengesFrom.EVERYONE, None, True),
        (ChallengesFrom.PLAYED, None, False),
        (ChallengesFrom.PLAYED, finished, False),
        (ChallengesFrom.PLAYED, begin, True),
        (ChallengesFrom.PLAYED, counted, True),
        (ChallengesFrom.NOBODY, counted, False),
    ],
)
async def test_whoever_chooses_is_challenged_by_no_one_else_and_may_ask_themselves(
    database, chosen, played, allowed
):
    if played:
        await database.write(played)
    await database.write(choices.choose, BOB, PreferenceChanges(challenges_from=chosen), NOW)
    if allowed:
        await database.write(ask, ANN, BOB)
    else:
        with pytest.raises(Refused) as refused:
            await database.write(ask, ANN, BOB)
        assert refused.value.refusal is Refusal.NOT_WITH_THEM
        asked = await database.write(ask, BOB, ANN)
        await database.write(take, asked, ANN)
    to_all = await database.write(ask, BOB, None)
    await database.write(take, to_all, CLEO)


async def test_who_declined_asks_at_once_and_may_be_asked_again_from_then_on(database):
    asked = await database.write(ask, ANN, BOB)
    await database.write(answering.decline, asked.id, BOB, NOW)
    with pytest.raises(Refused) as refused:
        await database.write(ask, ANN, BOB, NOW + DAY - SECOND)
    assert refused.value.refusal is Refusal.DECLINED_LATELY
    assert refused.value.details["until"] == int((NOW + DAY).timestamp())
    await database.write(ask, CLEO, BOB)
    await database.write(ask, ANN, CLEO)
    back = await database.write(ask, BOB, ANN)
    await database.write(answering.withdraw, back.id, BOB)
    assert await database.write(ask, ANN, BOB, NOW + SECOND), "whoever has asked since wants to play"


async def test_who_was_declined_asks_again_after_a_day(database):
    asked = await database.write(ask, ANN, BOB)
    await database.write(answering.decline, asked.id, BOB, NOW)
    await database.write(ask, ANN, BOB, NOW + DAY)


async def test_a_rematch_is_asked_for_as_a_challenge_is(database):
    match = await database.write(finished)
    asked, _ = await database.write(again, match, ANN)
    await database.write(answering.decline, asked.challenge.id, BOB, NOW)
    for act in (
        lambda connection: again(connection, match, ANN),
        lambda connection: ask(connection, ANN, BOB),
    ):
        with pytest.raises(Refused) as refused:
            await database.write(act)
        assert refused.value.refusal is Refusal.DECLINED_LATELY


async def test_a_block_ends_what_is_open_between_the_two_and_leaves_their_matches(database):
    match = await database.write(begin)
    mine, theirs = [await database.write(ask, *pair) for pair in ((BOB, None), (BOB, CLEO))]
    elsewhere = Place(7, 71)
    made = [
        (await database.write(asking.challenge, *pair, elsewhere, TERMS, now=NOW)).challenge
        for pair in ((ANN, BOB),)
    ]
    made += [(await database.write(asking.challenge, BOB, ANN, Place(7, 72), TERMS, now=NOW)).challenge]
    blocked = await database.write(blocks.block, ANN, BOB)
    assert [(each.challenge.id, each.challenge.state.value) for each in blocked.challenges] == [
        (made[0].id, "withdrawn"),
        (made[1].id, "declined"),
    ]
    assert blocked.running == [match.id]
    assert await database.read(stored.all_open) == [mine.id, theirs.id]
    again = await database.write(blocks.block, ANN, BOB)
    assert again.challenges == []
    # A challenge that ends by a block was not declined by anybody.
    await database.write(blocks.unblock, ANN, BOB.discord_id)
    await database.write(ask, BOB, ANN)


async def test_blocks_are_listed_and_lifted_by_whose_they_are(database):
    for name in (BOB, CLEO):
        await database.write(blocks.block, ANN, name)
    assert [each.name for each in await database.read(blocks.blocked_by, ANN)] == ["Bob", "Cleo"]
    assert await database.read(blocks.blocked_by, BOB) == []
    assert await database.read(blocks.blocked_by, Person(99, "Stranger")) == ()
    for person, whom in ((BOB, ANN), (ANN, Person(99, "")), (Person(99, ""), ANN)):
        with pytest.raises(Refused) as refused:
            await database.write(blocks.unblock, person, whom.discord_id)
        assert refused.value.refusal is Refusal.DONE_ALREADY
    assert (await database.write(blocks.unblock, ANN, BOB.discord_id)).name == "Bob"
    assert [each.name for each in await database.read(blocks.blocked_by, ANN)] == ["Cleo"]


async def test_nobody_blocks_themselves_or_too_many(database, monkeypatch):
    monkeypatch.setattr(blocks, "MAX_BLOCKED", 1)
    await database.write(blocks.block, ANN, BOB)
    await database.write(blocks.block, ANN, BOB)
    for whom, reason in ((ANN, Refusal.BLOCKED_SELF), (CLEO, Refusal.TOO_MANY_BLOCKED)):
        with pytest.raises(Refused) as refused:
            await database.write(blocks.block, ANN, whom)
        assert refused.value.refusal is reason
    assert [each.name for each in await database.read(blocks.blocked_by, ANN)] == ["Bob"]


@pytest.mark.parametrize("gone", [ANN, BOB])
async def test_a_block_is_exported_by_its_owner_alone_and_forgotten_with_either(database, gone):
    await database.write(blocks.block, ANN, BOB)
    mine, theirs = [
        (await database.read(privacy.export, person, 10**6)).data.decode() for person in (ANN, BOB)
    ]
    assert '"blocked": ["Bob"]' in mine
    assert '"challenges_from": "everyone"' in mine
    assert '"blocked": []' in theirs
    await database.write(privacy.forget, gone, NOW)
    assert await database.read(preferences.blockers, 1, 2) == frozenset()


async def test_a_ban_ends_open_challenges_and_lets_matches_go_on(database):
    await database.write(begin)
    mine = await database.write(ask, BOB, None)
    theirs = await database.write(ask, CLEO, BOB)
    banned = await database.write(bans.ban, BOB.discord_id, NOW)
    assert (banned.new, banned.running) == (True, 1)
    assert [(each.challenge.id, each.challenge.state.value) for each in banned.challenges] == [
        (mine.id, "withdrawn"),
        (theirs.id, "declined"),
    ]
    assert not (await database.write(bans.ban, BOB.discord_id, NOW + DAY)).new
    assert (await database.write(bans.ban, 99, NOW + DAY)).new
    assert await database.read(players.banned) == [
        (Ban(99, NOW + DAY), None),
        (Ban(BOB.discord_id, NOW), "Bob"),
    ]
    assert await database.read(running_matches.count_of, 1) == 1
    await database.write(privacy.forget, BOB, NOW)
    assert (await database.read(players.banned))[1] == (Ban(BOB.discord_id, NOW), None), (
        "who is forgotten stays out"
    )
    assert await database.write(players.unban, BOB.discord_id)
    assert not await database.write(players.unban, BOB.discord_id)


@pytest.mark.postgres
async def test_nothing_is_open_between_two_people_after_a_block_that_came_at_the_same_moment(database):
    """On a server several use cases write at once: whichever comes first, the other sees what it did."""
    for number in range(12):
        here = Place(7, 700 + number)
        both = (
            database.write(asking.challenge, by, to, here, TERMS, now=NOW)
            for by, to in ((ANN, BOB), (BOB, ANN))
        )
        asked = await asyncio.gather(*both, database.write(blocks.block, ANN, BOB), return_exceptions=True)
        assert all(not isinstance(each, Exception) or isinstance(each, Refused) for each in asked), asked
        assert await database.read(stored.all_open) == []
        await database.write(blocks.unblock, ANN, BOB.discord_id)


@pytest.mark.postgres
async def test_a_match_with_who_is_blocked_at_the_same_moment_has_begun_before(database):
    for number in range(12):
        here = Place(7, 700 + number)
        asked = await database.write(asking.challenge, ANN, BOB, here, TERMS, now=NOW)
        accepting = database.write(answering.accept, asked.challenge.id, BOB, NOW, Random(1))
        begun, blocked = await asyncio.gather(
            accepting, database.write(blocks.block, ANN, BOB), return_exceptions=True
        )
        if isinstance(begun, Refused):
            assert [each.challenge.id for each in blocked.challenges] == [asked.challenge.id]
        else:
            assert begun[1].id in blocked.running
        await database.write(blocks.unblock, ANN, BOB.discord_id)
