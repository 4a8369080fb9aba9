"""Challenges whose message is lost, that run out, or that cannot be accepted."""

import asyncio

import pytest

from tests.stage import IN_HAND
from tests.wire.chairs import DAY, pass_time, withdraw

HOUR = DAY / 24


async def challenge(stage, person, **options):
    return await person.use(stage.lounge, "challenge", **options)


def addresses(message):
    """Where the buttons of a message lead."""
    return [item["url"] for item in message.items if "url" in item]


@pytest.mark.long
async def test_a_challenge_whose_message_is_gone_is_no_obstacle(stage):
    lost = (await challenge(stage, stage.ann, member=stage.bob)).message
    again = await challenge(stage, stage.ann, member=stage.bob)
    assert addresses(again.message)[0].endswith(f"/{lost.id}"), "it leads to where the first one waits"
    del stage.lounge.messages[lost.id]
    assert not (await challenge(stage, stage.ann, member=stage.bob)).ephemeral
    del stage.lounge.messages[list(stage.lounge.messages)[-1]]
    assert not (await challenge(stage, stage.bob, member=stage.ann)).ephemeral
    assert [row[8] for row in stage.kept()["challenges"]] == ["withdrawn", "withdrawn", "open"]


@pytest.mark.long
async def test_lost_challenges_lock_nobody_out(stage):
    for number in range(5):
        channel = stage.server.world.add_channel(f"room-{number}", stage.guild)
        await stage.ann.use(channel, "challenge", first="chance")
        await stage.server.delete(channel)
    answer = await stage.ann.use(stage.lounge, "challenge", first="chance")
    assert not answer.ephemeral, answer.content


async def test_a_challenge_where_the_friend_cannot_see_it_is_refused(stage):
    hidden = stage.server.world.add_channel("hidden", stage.guild)
    hidden.seen_by_everyone = False
    await stage.restart_bot()
    told = await stage.ann.use(hidden, "challenge", member=stage.bob)
    assert told.content.startswith(f"{stage.bob.mention} can't see this channel")


@pytest.mark.long
async def test_an_unanswered_challenge_runs_out(stage):
    open_to_all = await stage.ann.use(stage.lounge, "challenge", first="chance")
    to_bob = await stage.ann.use(stage.lounge, "challenge", member=stage.bob)
    await pass_time(stage, 1.1 * DAY)
    await stage.until(lambda: "Nobody answered" in open_to_all.message.content)
    assert open_to_all.message.components == []
    assert "challenges you" in to_bob.message.content
    await pass_time(stage, 6 * DAY)
    await stage.until(lambda: "Nobody answered" in to_bob.message.content)


@pytest.mark.both
async def test_a_challenge_that_has_run_out_is_not_accepted(stage):
    challenge = await stage.ann.use(stage.lounge, "challenge", first="chance")
    stage.write("UPDATE challenges SET expires_at = '2020-01-01 00:00:00'")
    late = await stage.bob.click(challenge.message, "I'll play")
    assert "has expired" in late.content or "Nobody answered" in late.content
    assert stage.row("SELECT count(*) FROM matches") == (0,)


async def test_a_challenge_is_not_accepted_where_matches_may_live_no_more(stage):
    challenge = await stage.bob.use(stage.lounge, "challenge", first="chance")
    stage.guild.moderators.add(stage.ann.user.id)
    await stage.ann.use(stage.garden, "server", matches_here=True)
    assert "Try it there" in (await stage.ann.click(challenge.message, "I'll play")).content
    assert stage.row("SELECT count(*) FROM matches") == (0,)


@pytest.mark.long
async def test_a_challenge_that_is_made_again_and_again_pings_twice_an_hour(stage):
    pings = []
    for _ in range(8):
        asked = await challenge(stage, stage.ann, member=stage.bob)
        pings.append(asked.message.pings)
        await withdraw(stage.ann, asked.message)
    assert pings == 2 * [[stage.bob.user.id]] + 6 * [[]]
    assert (
        "has had a lot of challenges lately" in asked.message.content
        or "withdrew this challenge" in asked.message.content
    )
    # Also in another server, and by somebody else as long as there were not too many in all.
    other = stage.server.world.add_guild("Another")
    for person in (stage.ann, stage.bob, stage.cleo):
        other.members[person.user.id] = person.user
    await stage.server.invite_bot(other)
    elsewhere = stage.server.world.add_channel("somewhere", other)
    asked = await stage.ann.use(elsewhere, "challenge", member=stage.bob)
    assert asked.message.pings == []
    assert "has had a lot of challenges lately" in asked.message.content
    await withdraw(stage.ann, asked.message)
    asked = await stage.cleo.use(elsewhere, "challenge", member=stage.bob)
    assert asked.message.pings == [stage.bob.user.id]
    await withdraw(stage.cleo, asked.message)
    # Those that were quiet silence nobody else's: three have pinged today, and seven more will.
    pings = []
    for _ in range(5):
        stage.clock.moved += HOUR * 1.1
        for person in (stage.ann, stage.cleo):
            asked = await person.use(elsewhere, "challenge", member=stage.bob)
            pings.append(bool(asked.message.pings))
            await withdraw(person, asked.message)
    assert pings == 7 * [True] + 3 * [False], "ten in a day, from everybody"
    stage.clock.moved += 24 * HOUR
    assert (await stage.ann.use(elsewhere, "challenge", member=stage.bob)).message.pings == [
        stage.bob.user.id
    ]


@pytest.mark.long
async def test_a_challenge_that_was_accepted_does_not_count_as_a_ping_too_many(stage):
    for _ in range(4):
        asked = await challenge(stage, stage.ann, member=stage.bob)
        assert asked.message.pings == [stage.bob.user.id]
        await stage.bob.click(asked.message, "Accept")
        await stage.settle()


async def test_nobody_waits_until_an_old_challenge_says_that_it_is_over(stage):
    asked = await challenge(stage, stage.ann, member=stage.bob)
    edited = asyncio.Event()

    async def put_off(request, serve):
        if request.method == "PATCH" and request.path.endswith(f"/messages/{asked.message.id}"):
            await edited.wait()  # as discord.py waits after a 429 for old messages (30046)
        return await serve(request)

    stage.server.trouble = put_off
    again = await challenge(stage, stage.ann, member=stage.bob)
    await stage.ann.click(again.message, "Withdraw")
    await stage.until(lambda: not any(task.get_name().startswith(IN_HAND) for task in asyncio.all_tasks()))
    assert "challenges you" in asked.message.content
    edited.set()
    await stage.settle()
    assert "withdrew this challenge" in asked.message.content
