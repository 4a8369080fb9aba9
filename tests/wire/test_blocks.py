"""Saying no: blocking somebody, the list of those who are blocked, a declined challenge, and who is banned from the bot."""

import copy

import pytest

from data.queries import players, preferences
from data.records.people import Ban
from tests.wire.chairs import DAY, pass_time, resign
from tests.wire.taps import labels_of

APART = "You can't start a match with {}. Challenge someone else, or play me!"


async def block(stage, person, whom):
    return await person.use_on(stage.lounge, "Block in boop", whom)


@pytest.mark.long
async def test_a_block_closes_every_way_and_the_other_is_told_no_reason(stage):
    await stage.begin(pace="No clock")
    await resign(stage, stage.ann, 1)
    end = await stage.board(stage.lounge)
    thread = await stage.begin(stage.garden, edition="kittens")
    mine = await stage.ann.use(stage.lounge, "challenge", member=stage.bob)
    theirs = await stage.bob.use(stage.garden, "challenge", member=stage.ann)
    to_all = await stage.bob.use(stage.lounge, "challenge", first="chance")
    blocked = await block(stage, stage.ann, stage.bob)
    assert blocked.ephemeral
    assert blocked.content == (
        f"🚫 You've blocked {stage.bob.mention}. You two can't challenge each other, or accept each other's challenges."
        " I won't tell anyone.\nYour running match with them goes on."
    )
    assert blocked.message.pings == []
    await stage.settle()
    assert mine.message.content == f"{stage.ann.mention} withdrew this challenge."
    assert theirs.message.content.startswith(
        f"{stage.ann.mention} can't play right now, {stage.bob.mention}."
    )
    assert labels_of(mine.message) == labels_of(theirs.message) == []
    # Bob reads the same, whatever he tries, and the same as if Ann were challenged by nobody.
    before = stage.kept()
    for attempt in (
        stage.bob.use(stage.lounge, "challenge", member=stage.ann),
        stage.bob.click(end, "Rematch"),
        stage.bob.fill(await stage.bob.use_on(stage.lounge, "Challenge to boop", stage.ann), {}),
    ):
        refused = await attempt
        assert refused.ephemeral
        assert refused.content == APART.format(stage.ann.mention)
        assert labels_of(refused.message) == ["Play me"]
    # Ann reads why, with the way back.
    for attempt in (
        stage.ann.click(to_all.message, "I'll play"),
        stage.ann.click(end, "Rematch"),
        stage.ann.use(stage.lounge, "challenge", member=stage.bob),
    ):
        refused = await attempt
        assert (
            refused.content
            == f"You've blocked {stage.bob.mention}. If you'd like to play, unblock them first."
        )
    assert stage.kept() == before
    # Their match goes on.
    assert (await stage.ann.use(thread, "move", turn="c3")).message.attachments
    lifted = await stage.ann.click(refused.message, "Unblock")
    assert lifted.message.content == f"{stage.bob.mention} isn't blocked any more."
    assert labels_of(lifted.message) == []
    assert (await stage.ann.click(blocked.message, "Unblock")).content.startswith("That's already done")
    await stage.ann.click(to_all.message, "I'll play")
    assert stage.row("SELECT count(*) FROM matches") == (3,)


async def test_who_takes_no_challenges_reads_like_who_has_blocked(stage):
    set_ = await stage.bob.use(stage.lounge, "settings", challenges_from="Nobody")
    assert "• Challenges from: **Nobody**" in set_.content
    refused = await stage.ann.use(stage.lounge, "challenge", member=stage.bob)
    assert refused.content == APART.format(stage.bob.mention)
    assert labels_of(refused.message) == ["Play me"]
    await stage.bob.use(stage.lounge, "settings", challenges_from="Everyone")
    assert not (await stage.ann.use(stage.lounge, "challenge", member=stage.bob)).ephemeral


@pytest.mark.both
async def test_bots_and_oneself_can_not_be_blocked(stage):
    itself = copy.copy(stage.ann)
    itself.user = stage.server.world.bot
    assert "nothing to block" in (await block(stage, stage.ann, itself)).content
    assert "can't block yourself" in (await block(stage, stage.ann, stage.ann)).content
    assert stage.rows("SELECT * FROM blocks") == []


@pytest.mark.both
async def test_the_list_in_the_settings_shows_any_name_safely_and_lifts_a_block(stage):
    settings = (await stage.ann.use(stage.lounge, "settings")).message
    empty = await stage.ann.click(settings, "Blocked people")
    assert empty.content == (
        "You haven't blocked anyone.\n"
        "-# To block someone, press and hold their name (or right-click it), then **Apps** › **Block in boop**."
    )

    def block_many(connection):
        me = players.get_or_create(connection, stage.ann.user.id, "Ann")
        for number, name in enumerate(
            ["<@1> `@everyone`\n\u202e**Z**", "\u200b", *("Dan" for _ in range(28))]
        ):
            preferences.block(connection, me.id, players.get_or_create(connection, 1000 + number, name).id)

    await stage.database.write(block_many)
    await block(stage, stage.ann, stage.bob)
    stage.bob.leave(stage.lounge)
    listed = await stage.ann.click(settings, "Blocked people")
    assert listed.content.startswith("You've blocked 31 people.")
    menus = [item for row in listed.message.components for item in row["components"]]
    assert [len(menu["options"]) for menu in menus] == [25, 6]
    names = [option["label"] for menu in menus for option in menu["options"]]
    assert "<@1> `@everyone`**Z**" in names
    assert "1001" in names, "of a name that shows nothing, the id"
    [verb] = [menu["custom_id"] for menu in menus if any(each["label"] == "Bob" for each in menu["options"])]
    before = copy.copy(listed.message)  # as a client shows it that has not received the edit yet
    after = await stage.ann.pick(listed.message, verb, "Bob")
    assert after.message.content.startswith(
        f"{stage.bob.mention} isn't blocked any more.\nYou've blocked 30 people."
    )
    for person, label in ((stage.ann, "Bob"), (stage.cleo, "Dan")):
        assert (await person.pick(before, verb, label)).content.startswith("That's already done")
    assert stage.row("SELECT count(*) FROM blocks") == (30,)


@pytest.mark.long
async def test_a_declined_challenge_is_not_made_again_for_a_day(stage):
    asked = await stage.ann.use(stage.lounge, "challenge", member=stage.bob)
    await stage.bob.click(asked.message, "Decline")
    until = int((stage.clock.now() + DAY).timestamp())
    refused = await stage.ann.use(stage.lounge, "challenge", member=stage.bob)
    assert refused.ephemeral
    assert refused.content == (
        f"{stage.bob.mention} declined your challenge. You can ask again <t:{until}:R>."
    )
    assert not (await stage.bob.use(stage.lounge, "challenge", member=stage.ann)).ephemeral
    await stage.bob.use(stage.garden, "challenge", member=stage.cleo)
    await pass_time(stage, DAY)
    assert not (await stage.ann.use(stage.garden, "challenge", member=stage.bob)).ephemeral


@pytest.mark.long
async def test_a_members_menu_shows_their_profile(stage):
    await stage.begin()
    await resign(stage, stage.ann, 1)
    shown = await stage.ann.use_on(stage.lounge, "Boop profile", stage.bob)
    assert shown.ephemeral
    assert shown.message.attachments
    assert stage.bob.mention in shown.content


@pytest.mark.long
async def test_nothing_is_done_for_who_is_banned(stage):
    asked = await stage.bob.use(stage.lounge, "challenge", member=stage.ann)
    channel = await stage.begin(stage.garden)
    await stage.database.write(players.ban, Ban(stage.ann.user.id, stage.clock.now()))
    await stage.bot.context.bans.load()
    before = stage.kept()
    for attempt in (
        stage.ann.use(channel, "move", turn="c3"),
        stage.ann.click(await stage.board(channel), "Boop!"),
        stage.ann.click(asked.message, "Accept"),
        stage.ann.use_on(stage.lounge, "Block in boop", stage.bob),
        stage.ann.use(stage.lounge, "privacy"),
    ):
        refused = await attempt
        assert refused.ephemeral
        assert refused.content.startswith("Whoever hosts me has banned you, so I can't do anything for you.")
    assert stage.kept() == before
    refused = await stage.bob.use(stage.lounge, "challenge", member=stage.ann)
    assert "already" not in refused.content
    await stage.database.write(players.unban, stage.ann.user.id)
    await stage.bot.context.bans.load()
    assert (await stage.ann.use(channel, "move", turn="c3")).message.attachments
