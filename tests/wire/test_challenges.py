"""Challenges whose message is lost, that run out, or that cannot be accepted."""

from tests.wire.chairs import DAY, pass_time


async def challenge(stage, person, **options):
    return await person.use(stage.lounge, "challenge", **options)


def addresses(message):
    """Where the buttons of a message lead."""
    return [item["url"] for item in message.items if "url" in item]


async def test_a_challenge_whose_message_is_gone_is_no_obstacle(stage):
    lost = (await challenge(stage, stage.ann, member=stage.bob)).message
    again = await challenge(stage, stage.ann, member=stage.bob)
    assert addresses(again.message)[0].endswith(f"/{lost.id}"), "it leads to where the first one waits"
    del stage.lounge.messages[lost.id]
    assert not (await challenge(stage, stage.ann, member=stage.bob)).ephemeral
    del stage.lounge.messages[list(stage.lounge.messages)[-1]]
    assert not (await challenge(stage, stage.bob, member=stage.ann)).ephemeral
    assert [row[8] for row in stage.kept()["challenges"]] == ["withdrawn", "withdrawn", "open"]


async def test_lost_challenges_lock_nobody_out(stage):
    for number in range(5):
        channel = stage.server.world.add_channel(f"room-{number}", stage.guild)
        await stage.ann.use(channel, "challenge")
        await stage.server.delete(channel)
    answer = await stage.ann.use(stage.lounge, "challenge")
    assert not answer.ephemeral, answer.content


async def test_a_challenge_where_the_friend_cannot_see_it_is_refused(stage):
    hidden = stage.server.world.add_channel("hidden", stage.guild)
    hidden.seen_by_everyone = False
    await stage.restart_bot()
    told = await stage.ann.use(hidden, "challenge", member=stage.bob)
    assert told.content.startswith(f"{stage.bob.mention} can't see this channel")


async def test_an_unanswered_challenge_runs_out(stage):
    open_to_all = await stage.ann.use(stage.lounge, "challenge")
    to_bob = await stage.ann.use(stage.lounge, "challenge", member=stage.bob)
    await pass_time(stage, 1.1 * DAY)
    assert "Nobody answered" in open_to_all.message.content
    assert open_to_all.message.components == []
    assert "challenges you" in to_bob.message.content
    await pass_time(stage, 6 * DAY)
    assert "Nobody answered" in to_bob.message.content


async def test_a_challenge_that_has_run_out_is_not_accepted(stage):
    challenge = await stage.ann.use(stage.lounge, "challenge")
    stage.write("UPDATE challenges SET expires_at = '2020-01-01 00:00:00'")
    late = await stage.bob.click(challenge.message, "I'll play")
    assert "waited too long" in late.content or "Nobody answered" in late.content
    assert stage.row("SELECT count(*) FROM matches") == (0,)


async def test_a_challenge_is_not_accepted_where_matches_may_live_no_more(stage):
    challenge = await stage.bob.use(stage.lounge, "challenge")
    stage.guild.moderators.add(stage.ann.user.id)
    await stage.ann.use(stage.garden, "server", matches_here=True)
    assert "Try it there" in (await stage.ann.click(challenge.message, "I'll play")).content
    assert stage.row("SELECT count(*) FROM matches") == (0,)
