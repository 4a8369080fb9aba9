"""Forms: opened with what is set now, changed, left as they are, refused, made up, and in more than one language."""

import copy

import pytest

from sandbox.forms import NotThere, shown_in
from sandbox.world.places import ChannelType, Permission
from tests.wire.taps import labels_of

OLD = "That button is from an older version of me."


async def opened(stage, person, command, button, channel=None):
    """The form that a button under some settings opens."""
    told = await person.use(channel or stage.lounge, command)
    return await person.click(told.message, button)


async def moderated(stage, button, channel=None):
    """A form of the server's settings, opened by Ann, who may manage it."""
    stage.guild.moderators.add(stage.ann.user.id)
    return await opened(stage, stage.ann, "server", button, channel)


async def forged(stage, person, form, **fields):
    """What is answered to a form in which something stands that it does not offer."""
    return (await person.submit(stage.lounge, form.modal, **fields)).content


# One's own settings.


@pytest.mark.both
async def test_reminders_are_shown_as_they_are_and_changed_in_a_form(stage):
    told = await stage.ann.use(stage.lounge, "settings")
    assert labels_of(told.message) == ["Reminders", "Play and privacy", "Language", "Blocked people"]
    form = await stage.ann.click(told.message, "Reminders")
    assert form.modal["title"] == "Reminders"
    assert shown_in(form.modal) == {
        "Reminders": "In the match's channel",
        "Quiet from": ["No quiet hours"],
        "Quiet until": ["No quiet hours"],
        "Time zone": "UTC",
        "Daily message at": ["18:00"],
    }
    wanted = {
        "Reminders": "By direct message",
        "Quiet from": "22:00",
        "Quiet until": "8:00",
        "Time zone": "berlin",
    }
    changed = await stage.ann.fill(form, wanted)
    assert changed.message is told.message, "the list says so where it is"
    assert told.content.endswith("\n✅ Saved.")
    assert "Reminders: **By direct message**" in told.content
    assert "**22:00 to 8:00**" in told.content
    assert "**Europe/Berlin**" in told.content
    form = await stage.ann.click(told.message, "Reminders")
    assert shown_in(form.modal)["Quiet from"] == ["22:00"]
    assert shown_in(form.modal)["Time zone"] == "Europe/Berlin"
    before = stage.kept()
    await stage.ann.fill(form, {})
    assert stage.kept() == before, "nothing was changed"
    await stage.ann.fill(form, {"Quiet from": "No quiet hours", "Quiet until": "No quiet hours"})
    assert "Quiet hours: **none**" in told.content
    assert stage.row("SELECT quiet_from, quiet_until FROM preferences") == (None, None)
    for one_end in ({"Quiet from": "22:00"}, {"Quiet until": "8:00"}):
        await stage.ann.fill(
            form, {"Quiet from": "No quiet hours", "Quiet until": "No quiet hours", **one_end}
        )
        assert "**22:00 to 8:00**" in told.content, "one end of the night is enough"
        await stage.ann.fill(form, {"Quiet from": "No quiet hours", "Quiet until": "8:00"})
        assert "Quiet hours: **none**" in told.content, "and without one end there is none any more"


@pytest.mark.both
async def test_what_others_see_and_what_moves_are_boxes(stage):
    form = await opened(stage, stage.ann, "settings", "Play and privacy")
    assert shown_in(form.modal) == {
        "While you play": ["Animated boards"],
        "Daily puzzle": [],
        "What others see": ["Leaderboards and profile"],
        "Challenges from": "Everyone",
    }
    filled = {"While you play": ["Warnings in the preview"], "What others see": []}
    told = await stage.ann.fill(form, {**filled, "Challenges from": "People I've played"})
    for line in (
        "Animated boards: **off**",
        "Warnings in the preview: **on**",
        "Leaderboards and profile: **off**",
        "Challenges from: **People I've played**",
    ):
        assert line in told.content
    chosen = stage.row(
        "SELECT reduce_motion, warned, unlisted, puzzles_shown, challenges_from FROM preferences"
    )
    assert chosen == (1, 1, 1, 0, "played")


async def test_a_form_from_before_an_update_leaves_what_it_lacks(stage):
    await stage.ann.use(stage.lounge, "settings", challenges_from="Nobody")
    form = await opened(stage, stage.ann, "settings", "Play and privacy")
    form.modal["components"].pop()
    told = await stage.ann.fill(form, {"While you play": []})
    assert "Animated boards: **off**" in told.content
    assert "Challenges from: **Nobody**" in told.content


@pytest.mark.long
async def test_the_language_of_the_list_is_the_one_just_chosen(stage):
    told = await stage.ann.use(stage.lounge, "settings")
    form = await stage.ann.click(told.message, "Language")
    assert shown_in(form.modal) == {"Language": ["Same as Discord"]}
    await stage.ann.fill(form, {"Language": "Deutsch"})
    assert "Sprache: **Deutsch**" in told.content
    assert labels_of(told.message)[:3] == ["Erinnerungen", "Spiel und Privatsphäre", "Sprache wählen"]
    form = await stage.ann.click(told.message, "Erinnerungen")
    assert form.modal["title"] == "Erinnerungen"
    assert shown_in(form.modal)["Ruhe ab"] == ["Keine Ruhezeit"]
    await stage.restart_bot()
    assert shown_in((await stage.ann.click(told.message, "Sprache wählen")).modal) == {"Sprache": ["Deutsch"]}


async def test_a_time_zone_that_is_none_loses_nothing_else_of_the_form(stage):
    form = await opened(stage, stage.ann, "settings", "Reminders")
    wanted = {"Time zone": "Hamburg", "Quiet from": "22", "Quiet until": "7"}
    told = await stage.ann.fill(form, wanted)
    assert told.content.splitlines()[-1].startswith(
        "⚠️ I don't know the time zone `Hamburg`, so yours is still UTC;"
    )
    assert stage.row("SELECT quiet_from, quiet_until, zone FROM preferences") == (22, 7, "UTC")
    form = await stage.ann.click(told.message, "Reminders")
    await stage.ann.fill(form, {"Time zone": "berlin"})
    assert stage.row("SELECT quiet_from, quiet_until, zone FROM preferences") == (22, 7, "Europe/Berlin")


@pytest.mark.both
async def test_what_a_form_of_settings_refuses_is_what_the_options_refuse(stage):
    form = await opened(stage, stage.ann, "settings", "Reminders")
    for made_up, refusal in (
        ({"quiet-from": ["24"], "quiet-until": ["3"]}, "Hours go from 0 to 23"),
        ({"quiet-from": ["noon"]}, OLD),
        ({"quiet-from": ["1", "2"]}, OLD),
        ({"reminders": "pigeon"}, OLD),
        ({"daily-hour": ["24"]}, "Hours go from 0 to 23"),
        ({"daily-hour": ["none"]}, OLD),
        ({"reminders": None}, OLD),
        ({"time-zone": "\ud800"}, OLD),
    ):
        form.modal["components"][0]["component"]["required"] = False
        assert refusal in await forged(stage, stage.ann, form, **made_up)
    form = await opened(stage, stage.ann, "settings", "Play and privacy")
    for made_up in ({"play": ["rated"]}, {"privacy": ["warnings"]}, {"play": "warnings", "privacy": [5]}):
        assert OLD in await forged(stage, stage.ann, form, **made_up)
    form = await opened(stage, stage.ann, "settings", "Language")
    assert "I don't speak `tlh`" in await forged(stage, stage.ann, form, language=["tlh"])
    form.modal["components"] = form.modal["components"][:0]
    assert OLD in await forged(stage, stage.ann, form)
    form.modal["custom_id"] = "settingsform:everything"
    assert OLD in await forged(stage, stage.ann, form)
    assert stage.rows("SELECT * FROM preferences") == []


@pytest.mark.long
async def test_somebody_elses_press_opens_and_changes_their_own(stage):
    await stage.ann.use(stage.lounge, "settings", quiet_from=22, quiet_until=8)
    told = await stage.ann.use(stage.lounge, "settings")
    form = await stage.bob.click(told.message, "Reminders")
    assert shown_in(form.modal)["Quiet from"] == ["No quiet hours"]
    await stage.bob.fill(form, {"Time zone": "Asia/Tokyo"})
    assert stage.rows("SELECT zone FROM preferences ORDER BY player_id") == [("UTC",), ("Asia/Tokyo",)]


# A server's.


@pytest.mark.both
async def test_a_moderator_changes_matches_in_a_form(stage):
    form = await moderated(stage, "Matches and contests")
    first = "Classic: three in a line grow up into cats, three cats in a line win"
    assert shown_in(form.modal) == {
        "Edition": [first],
        "Time": ["3 days a turn"],
        "Boards and threads": ["A thread for each match"],
        "Leagues, cups and arenas": [],
    }
    told = await stage.ann.fill(form, {"Time": "No clock", "Boards and threads": ["Animated boards"]})
    assert "Time: **No clock**" in told.content
    assert stage.row("SELECT boards_move, threads, pace, edition FROM guilds") == (1, 0, "none", "classic")
    before = stage.rows("SELECT * FROM guilds")
    await stage.ann.fill(await moderated(stage, "Matches and contests"), {})
    assert stage.rows("SELECT * FROM guilds") == before


@pytest.mark.both
async def test_a_moderator_chooses_the_channels(stage):
    form = await moderated(stage, "Channels")
    assert shown_in(form.modal) == {"Daily puzzle": [], "Where matches are played": []}
    told = await stage.ann.fill(
        form, {"Daily puzzle": stage.garden, "Where matches are played": [stage.garden, stage.lounge]}
    )
    assert f"Daily puzzle: **<#{stage.garden.id}>**" in told.content
    form = await moderated(stage, "Channels")
    assert shown_in(form.modal)["Daily puzzle"] == [str(stage.garden.id)]
    assert set(shown_in(form.modal)["Where matches are played"]) == {
        str(stage.garden.id),
        str(stage.lounge.id),
    }
    told = await stage.ann.fill(form, {"Daily puzzle": [], "Where matches are played": [stage.lounge]})
    assert "Daily puzzle: **nowhere**" in told.content
    assert (
        f"**only in <#{stage.lounge.id}>, and always in the clubhouse and in channels with contests**"
        in told.content
    )
    assert stage.rows("SELECT channel_id FROM guild_channels") == [(stage.lounge.id,)]
    assert "Try it there" in (await stage.bob.use(stage.garden, "challenge")).content


@pytest.mark.long
async def test_more_channels_than_a_menu_holds_stay_as_they_are(stage):
    for number in range(26):
        channel = stage.server.world.add_channel(f"room-{number}", stage.guild)
        stage.write(f"INSERT INTO guild_channels VALUES ({stage.guild.id}, {channel.id})")  # noqa: S608
    await stage.restart_bot()
    form = await moderated(stage, "Channels")
    assert shown_in(form.modal) == {"Daily puzzle": []}
    await stage.ann.fill(form, {"Daily puzzle": stage.garden})
    assert stage.row("SELECT count(*) FROM guild_channels") == (26,)


@pytest.mark.long
async def test_the_language_of_the_server_is_chosen_in_a_form(stage):
    form = await moderated(stage, "Language")
    told = await stage.ann.fill(form, {"Language": "Français"})
    assert "Language: **Français**" in told.content, "in the language of who reads it"
    assert "défi" in (await stage.ann.use(stage.garden, "challenge", member=stage.bob)).content.lower()


@pytest.mark.long
async def test_only_who_may_manage_the_server_opens_or_submits_its_forms(stage):
    told = await stage.bob.use(stage.lounge, "server")
    assert labels_of(told.message) == []
    stage.guild.moderators.add(stage.ann.user.id)
    told = await stage.ann.use(stage.lounge, "server")
    assert labels_of(told.message) == [
        "Matches and contests",
        "Channels",
        "Clubhouse",
        "Language",
        "End a match",
    ]
    assert (
        "Only people who can manage this server"
        in (await stage.bob.click(told.message, "Matches and contests")).content
    )
    form = await stage.ann.click(told.message, "Matches and contests")
    refused = await stage.bob.fill(form, {"Time": "No clock"})
    assert "Only people who can manage this server" in refused.content
    stage.guild.moderators.clear()
    assert "Only people who can manage this server" in (await stage.ann.fill(form, {})).content
    assert stage.rows("SELECT * FROM guilds") == []


@pytest.mark.both
async def test_what_no_form_of_the_server_sends_is_refused(stage):
    elsewhere = stage.server.world.add_channel("elsewhere", stage.server.world.add_guild("Elsewhere"))
    form = await moderated(stage, "Matches and contests")
    for made_up in (
        {"edition": ["chess"]},
        {"pace": ["forever"]},
        {"boards": ["matches-here"]},
        {"pace": []},
    ):
        form.modal["components"][1]["component"]["required"] = False
        assert OLD in await forged(stage, stage.ann, form, **made_up)
    form = await moderated(stage, "Channels")
    for channel in (str(elsewhere.id), "5", "x"):
        assert OLD in await forged(stage, stage.ann, form, **{"daily-puzzle": [channel]})
        assert OLD in await forged(stage, stage.ann, form, **{"matches-here": [channel]})
    form = await moderated(stage, "Language")
    assert "I don't speak `tlh`" in await forged(stage, stage.ann, form, language=["tlh"])
    assert stage.rows("SELECT * FROM guilds") == []
    assert stage.rows("SELECT * FROM guild_channels") == []


async def test_a_form_is_no_button_and_a_button_no_form(stage):
    told = await stage.ann.use(stage.lounge, "settings")
    told.message.components[0]["components"][0]["custom_id"] = "settingsform:language"
    assert OLD in (await stage.ann.click(told.message, "settingsform:language")).content
    form = await stage.ann.click(told.message, "Language")
    form.modal["custom_id"] = "games"
    assert OLD in (await stage.ann.fill(form, {})).content


# Where the daily puzzle can't come.


@pytest.mark.long
async def test_the_daily_puzzle_is_refused_where_it_could_not_be_posted(stage):
    stage.guild.moderators.add(stage.ann.user.id)
    stage.server.world.allow(stage.garden, Permission.ATTACH, False)
    refused = await stage.ann.use(stage.garden, "server", daily_puzzle=True, threads=False)
    there = f"<#{stage.garden.id}>"
    assert refused.content.startswith(f"I can't post the daily puzzle in {there}. I'm missing: Attach Files.")
    stage.server.world.allow(stage.garden, Permission.SEND, False)
    await stage.restart_bot()
    form = await moderated(stage, "Channels")
    refused = await stage.ann.fill(form, {"Daily puzzle": stage.garden})
    assert "I'm missing: Send Messages, Attach Files." in refused.content, "all at once"
    assert "Nothing has been saved." in refused.content.splitlines()[-1]
    assert stage.rows("SELECT * FROM guilds") == []


async def test_the_daily_puzzle_is_refused_in_a_forum(stage):
    forum = stage.server.world.add_channel("forum", stage.guild, ChannelType.FORUM)
    post = stage.server.world.add_channel("a post", stage.guild, ChannelType.THREAD, forum)
    await stage.restart_bot()
    stage.guild.moderators.add(stage.ann.user.id)
    refused = await stage.ann.use(post, "server", daily_puzzle=True)
    assert refused.content.startswith("The daily puzzle needs a channel for messages")
    form = await moderated(stage, "Channels")
    refused = await forged(stage, stage.ann, form, **{"daily-puzzle": [str(forum.id)]})
    assert refused.splitlines()[-1].startswith("⚠️ The daily puzzle needs a channel for messages")
    assert stage.rows("SELECT * FROM guilds") == []


async def test_what_is_refused_does_not_say_beside_it_that_an_earlier_try_was_saved(stage):
    form = await moderated(stage, "Channels")
    saved = await stage.ann.fill(form, {})
    assert saved.content.splitlines()[-1].startswith("✅ Saved")
    await stage.server.allow(stage.garden, Permission.SEND, given=False)
    await stage.settle()
    refused = await stage.ann.fill(form, {"Daily puzzle": stage.garden})
    assert refused.message is saved.message
    assert "✅" not in refused.content
    assert refused.content.splitlines()[-1].endswith("Nothing has been saved.")
    again = await stage.ann.fill(form, {})
    assert again.content.splitlines()[-1].startswith("✅ Saved")
    assert "Nothing has been saved." not in again.content


# A challenge.


async def test_a_challenge_without_terms_asks_for_them(stage):
    form = await stage.ann.use(stage.garden, "challenge")
    assert form.modal["title"] == "Challenge"
    assert shown_in(form.modal) == {
        "Who to play": [],
        "Edition": ["Classic: three in a line grow up into cats, three cats in a line win"],
        "Time": ["3 days a turn"],
        "Who starts, and how many games": "Coin toss",
        "Terms": [],
    }
    asked = await stage.ann.fill(form, {})
    assert not asked.ephemeral
    assert f"Who wants to play boop with {stage.ann.mention}?" in asked.content
    assert (
        "Rated: counts for the leaderboard, no hints · 3 days a turn · a coin toss decides who starts"
        in asked.content
    )
    refused = await stage.ann.fill(form, {})
    assert "Your challenge to everyone is still open" in refused.content
    await stage.bob.click(asked.message, "I'll play")
    await stage.settle()
    assert asked.message.thread is not None


async def test_a_friend_is_challenged_on_the_terms_filled_in(stage):
    stage.guild.moderators.add(stage.cleo.user.id)
    await stage.cleo.use(stage.lounge, "server", edition="kittens", pace="none")
    form = await stage.ann.use(stage.lounge, "challenge")
    assert shown_in(form.modal)["Edition"][0].startswith("Kittens"), "as the server has it"
    asked = await stage.ann.fill(
        form,
        {
            "Who to play": stage.bob,
            "Time": "1 day a turn",
            "Who starts, and how many games": "I start",
            "Terms": ["Hints"],
        },
    )
    assert asked.message.pings == [stage.bob.user.id]
    assert f"Friendly, with hints for both · 1 day a turn · {stage.ann.mention} starts" in asked.content
    other = await stage.cleo.fill(await stage.cleo.use(stage.lounge, "challenge"), {"member": stage.bob})
    assert "Friendly: ratings stay as they are · no clock" in other.content, (
        "kittens alone are friendly unless they say otherwise"
    )


async def test_the_menu_on_a_member_opens_the_form_with_them(stage):
    form = await stage.ann.use_on(stage.lounge, "Challenge to boop", stage.bob)
    assert shown_in(form.modal)["Who to play"] == [str(stage.bob.user.id)]
    asked = await stage.ann.fill(form, {"Terms": ["Friendly"]})
    assert asked.message.pings == [stage.bob.user.id]
    assert "Friendly: ratings stay as they are · 3 days" in asked.content


async def test_the_bot_as_the_opponent_asks_how_it_shall_play(stage):
    itself = type(stage.ann)(stage.server, stage.server.world.bot)
    form = await stage.ann.use(stage.lounge, "challenge")
    asked = await stage.ann.fill(form, {"Who to play": itself})
    assert asked.ephemeral
    assert "how tough should I be?" in asked.content
    asked = await stage.ann.use_on(stage.lounge, "Challenge to boop", itself)
    assert "how tough should I be?" in asked.content


async def test_what_a_challenge_refuses_it_refuses_in_the_form_too(stage):
    other_bot = type(stage.ann)(stage.server, stage.server.world.add_user("Beep", bot=True))
    stage.guild.members[other_bot.user.id] = other_bot.user
    stranger = type(stage.ann)(stage.server, stage.server.world.add_user("Zed"))
    form = await stage.ann.use(stage.lounge, "challenge")
    for member, refusal in (
        (stage.ann, "You can't play against yourself"),
        (other_bot, "Bots can't hold kittens"),
        (stranger, "isn't on this server any more"),
    ):
        refused = await stage.ann.fill(form, {"member": member})
        assert refused.ephemeral
        assert refusal in refused.content
    for made_up in (
        {"member": ["5"]},
        {"member": ["x"]},
        {"member": [str(stage.bob.user.id), str(stage.cleo.user.id)]},
        {"edition": ["chess"]},
        {"pace": ["never"]},
        {"first": "last"},
        {"terms": ["double"]},
    ):
        assert OLD in await forged(stage, stage.ann, form, **made_up)
    assert stage.rows("SELECT * FROM challenges") == []
    with pytest.raises(NotThere, match="chess"):
        await stage.ann.fill(form, {"Edition": "chess"})


async def test_no_form_opens_where_no_match_may_begin(stage):
    stage.guild.moderators.add(stage.ann.user.id)
    await stage.ann.use(stage.garden, "server", matches_here=True)
    assert "Try it there" in (await stage.bob.use(stage.lounge, "challenge")).content
    stage.server.world.allow(stage.garden, Permission.ATTACH, False)
    assert "Attach Files" in (await stage.bob.use(stage.garden, "challenge")).content
    alone = stage.server.world.direct_channel(stage.bob.user)
    assert (await stage.bob.use(alone, "challenge")).content.startswith("It's just the two of us here")


@pytest.mark.both
async def test_the_form_of_a_challenge_is_in_the_language_of_who_opens_it(stage):
    await stage.ann.use(stage.lounge, "settings", language="ja")
    form = await stage.ann.use(stage.lounge, "challenge")
    assert form.modal["title"] == "挑戦状"
    assert shown_in(form.modal)["条件"] == []
    asked = await stage.ann.fill(form, {"対戦相手": stage.bob})
    assert "challenges you" in asked.content, "the channel reads the server's"


# The greeting.


async def test_a_moderator_switches_the_daily_puzzle_on_under_the_greeting(stage):
    world = stage.server.world
    guild = world.add_guild("The attic", with_bot=False)
    talk = world.add_channel("talk", guild)
    for person in (stage.ann, stage.bob):
        guild.members[person.user.id] = person.user
    guild.moderators.add(stage.ann.user.id)
    await stage.server.invite_bot(guild)
    await stage.until(lambda: talk.messages)
    [greeting] = talk.messages.values()
    todays = await stage.bob.click(greeting, "Daily puzzle")
    assert todays.ephemeral
    assert todays.content.startswith("☀️ **Daily puzzle"), "whoever may not settle where it comes is shown it"
    world.allow(talk, Permission.ATTACH, False)
    assert "I'm missing: Attach Files" in (await stage.ann.click(greeting, "Daily puzzle")).content
    world.allow(talk, Permission.ATTACH, True)
    asked = await stage.ann.click(greeting, "Daily puzzle")
    assert asked.ephemeral
    assert asked.content.startswith(f"Shall I post the daily puzzle in <#{talk.id}> every day")
    assert labels_of(asked.message) == ["Yes, every day", "Just show me today's"]
    assert stage.rows("SELECT puzzle_channel_id FROM guilds WHERE puzzle_channel_id > 0") == []
    forged = copy.deepcopy(asked.message)
    assert "can manage this server" in (await stage.bob.click(forged, "Yes, every day")).content
    told = await stage.ann.click(asked.message, "Yes, every day")
    assert told.content.startswith(f"From now on I'll post the daily puzzle in <#{talk.id}> at midnight UTC")
    again = await stage.ann.click(greeting, "Daily puzzle")
    assert again.content.startswith("☀️ **Daily puzzle"), "it is settled already"
    assert f"**<#{talk.id}>**" in (await stage.ann.use(talk, "server")).content
    await stage.until(lambda: any(message.content.startswith("☀️") for message in talk.messages.values()))
    assert (await stage.bob.click(greeting, "First steps")).ephemeral
