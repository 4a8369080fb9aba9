"""The first words somebody reads: a challenge, how to play, the rules, and the greeting in a new server."""

import re

import pytest

from sandbox.world.places import Permission
from tests.wire.chairs import withdraw
from tests.wire.taps import labels_of


def rows_of(message):
    """The labels of a message's buttons, row by row."""
    return [
        [item.get("label") or item["placeholder"] for item in row["components"]] for row in message.components
    ]


@pytest.mark.parametrize(
    ("edition", "aim"),
    [
        ("classic", "Push kittens around, grow them into cats, and get three in a line."),
        (
            "ghost",
            "Ghosts come in from the edge, glide on by themselves at the end of your turns, and push whoever is beside them. Three cats in a line win.",
        ),
        ("kittens", "Push kittens around, and get three in a line."),
    ],
)
async def test_a_challenge_is_a_card(stage, edition, aim):
    asked = (await stage.ann.use(stage.lounge, "challenge", member=stage.bob, edition=edition)).message
    called, told, terms, until, late, *first = asked.content.splitlines()
    assert late == (
        "-# When someone's time is up, the other player may claim the win, once you've both taken two turns. "
        "The first time, they usually get two days' grace."
    )
    assert called.startswith(f"{stage.bob.mention}, {stage.ann.mention} challenges you to ")
    assert told == aim
    rated = (
        "Friendly: ratings stay as they are"
        if edition == "kittens"
        else "Rated: counts for the leaderboard, no hints"
    )
    assert re.fullmatch(
        rf"-# {rated} · 3 days a turn · a coin toss decides who starts",
        terms,
    )
    assert re.fullmatch(r"-# Answer due <t:\d+:R> · the picture is just an example", until)
    assert asked.pings == [stage.bob.user.id]
    gently = [] if edition == "kittens" else ["Accept, with hints"]
    assert rows_of(asked) == [[*gently, "Accept", "Decline", "First steps"]]
    assert ["**Accept, with hints** makes it friendly" in line for line in first] == [True for _ in gently]
    [picture] = asked.attachments
    assert picture.filename == "challenge.png"
    assert picture.description.startswith(
        ("An example, not your match. Each ", "An example, not your match. Pieces ")
    )


async def test_an_open_challenge_asks_everybody_and_pings_nobody(stage):
    asked = (await stage.ann.use(stage.lounge, "challenge", first="They start")).message
    assert asked.content.startswith(f"Who wants to play boop with {stage.ann.mention}?\n")
    assert " · whoever accepts starts\n" in asked.content
    assert rows_of(asked) == [["I'll play", "First steps"]]
    assert asked.pings == []


@pytest.mark.long
async def test_anybody_reads_how_to_play_and_the_rules_in_private_before_they_answer(stage):
    asked = (await stage.ann.use(stage.lounge, "challenge", member=stage.bob, edition="ghost")).message
    before = asked.content, rows_of(asked)
    for person in (stage.bob, stage.cleo):
        lesson = await person.click(asked, "First steps")
        taught = await person.click(lesson.message, "How to play")
        assert taught.ephemeral
        assert "Your ghost glides" in taught.content
        doing, reading = ["First steps", "Play me"], ["Rules", "Tips", "Typing turns", "My matches"]
        assert rows_of(taught.message) == [doing, reading, ["Which edition"]]
        read = await person.click(taught.message, "Rules")
        assert read.content.startswith("**Ghost boop** · page 1 of 17\n**What's different.**")
        assert read.message.attachments
    assert (asked.content, rows_of(asked)) == before
    advice = await stage.cleo.click((await stage.cleo.click(lesson.message, "How to play")).message, "Tips")
    assert "**Tips.**" in advice.content
    assert advice.message.attachments


async def test_the_pages_under_help_are_where_its_buttons_lead(stage):
    for button, found in (
        ("Typing turns", "`c3 =d4`"),
        ("My matches", "no matches running"),
        ("Rules", "page 1 of 12"),
    ):
        helped = await stage.ann.use(stage.lounge, "help")
        assert "unofficial fan project" in helped.content
        assert re.search(r"</move:\d+>", helped.content), "a command that can be pressed"
        assert found in (await stage.ann.click(helped.message, button)).content


async def test_ones_own_challenge_is_taken_back_by_pressing_on_it(stage):
    asked = (await stage.ann.use(stage.lounge, "challenge", member=stage.bob)).message
    told = await stage.ann.click(asked, "Accept")
    assert told.content == f"This one is for {stage.bob.mention} to answer. You can withdraw it."
    withdrawn = await withdraw(stage.ann, asked)
    assert withdrawn.ephemeral
    await stage.settle()
    assert asked.content == f"{stage.ann.mention} withdrew this challenge."
    assert asked.items == []
    assert asked.attachments == [], "the example is gone"


async def test_an_accepted_challenge_says_where_the_match_is(stage):
    asked = (await stage.ann.use(stage.garden, "challenge", member=stage.bob)).message
    await stage.bob.click(asked, "Accept")
    await stage.settle()
    pair = f"{stage.ann.mention} and {stage.bob.mention}"
    assert asked.content == f"{pair} are playing boop: match 1 is in <#{asked.thread.id}>."
    assert asked.items == []
    assert asked.attachments == []
    below = (await stage.ann.use(stage.lounge, "challenge", member=stage.bob)).message
    await stage.bob.click(below, "Accept")
    await stage.settle()
    assert below.content == f"{pair} are playing boop: match 2 starts just below."


async def test_names_as_long_as_can_be_fit_into_a_threads_name(stage):
    ann, bob = (stage.person(letter * 80) for letter in "AB")
    asked = (await ann.use(stage.garden, "challenge", member=bob, edition="kittens")).message
    await bob.click(asked, "Accept")
    await stage.settle()
    assert asked.thread.name.startswith("Kitten boop 1: AAA")
    assert len(asked.thread.name) <= 100


@pytest.mark.both
async def test_a_new_server_is_greeted_once_where_the_bot_may_write(stage):
    world = stage.server.world
    guild = world.add_guild("The attic", with_bot=False)
    closed, opened, other = (world.add_channel(name, guild) for name in ("rules", "talk", "more"))
    closed.bot_permissions &= ~Permission.SEND
    await stage.server.invite_bot(guild)
    await stage.until(lambda: opened.messages)
    [greeting] = opened.messages.values()
    assert greeting.content.startswith("Hi, I'm Boop Bot! ")
    *_, for_players, for_moderators = greeting.content.splitlines()
    assert "`/settings`" in for_players or "/settings:" in for_players
    assert for_moderators.startswith("-# Moderators: ")
    assert greeting.pings == []
    assert labels_of(greeting) == ["First steps", "How to play", "Rules", "Play me", "Daily puzzle"]
    [picture] = greeting.attachments
    assert picture.description.startswith("An example, not your match.")
    assert closed.messages == other.messages == {}
    await stage.server.remove_bot(guild)
    await stage.until(lambda: stage.row("SELECT left_at IS NULL FROM guilds") == (0,))
    await stage.server.invite_bot(guild)
    await stage.until(lambda: stage.row("SELECT left_at IS NULL FROM guilds") == (1,))
    await stage.tick()
    await stage.restart_bot()
    assert len(opened.messages) == 1


async def test_the_greeting_goes_where_discord_greets_newcomers_if_the_bot_may_write_there(stage):
    world = stage.server.world
    for may_write in (True, False):
        guild = world.add_guild("The attic", with_bot=False)
        first, lobby = (world.add_channel(name, guild) for name in ("first", "lobby"))
        guild.system_channel = lobby
        if not may_write:
            lobby.bot_permissions &= ~Permission.SEND
        await stage.server.invite_bot(guild)
        greeted = lobby if may_write else first
        await stage.until(lambda greeted=greeted: greeted.messages)
        assert len(first.messages) + len(lobby.messages) == 1


@pytest.mark.long
async def test_a_server_that_adds_the_bot_while_it_is_away_is_greeted_once_it_is_back(stage):
    world = stage.server.world
    await stage.stop_bot()
    added, long_ago = (world.add_guild(name) for name in ("The attic", "The cellar"))
    lobby, old = (world.add_channel("lobby", guild) for guild in (added, long_ago))
    added.bot_came = stage.clock.now()
    await stage.start_bot()
    await stage.until(lambda: lobby.messages)
    [greeting] = lobby.messages.values()
    assert greeting.content.startswith("Hi, I'm Boop Bot! ")
    await stage.restart_bot()
    await stage.settle()
    assert len(lobby.messages) == 1
    assert not old.messages, "another database may have known it"


@pytest.mark.both
async def test_a_server_in_which_matches_were_played_is_not_greeted(stage):
    await stage.begin()
    before = len(stage.lounge.messages)
    await stage.server.remove_bot(stage.guild)
    await stage.until(lambda: stage.row("SELECT hold FROM matches") == ("away",))
    await stage.server.invite_bot(stage.guild)
    await stage.until(lambda: stage.row("SELECT hold FROM matches") == (None,))
    await stage.settle()
    assert len(stage.lounge.messages) == before


async def test_the_edition_that_kit_finds_is_kittens(stage):
    [option] = [each for each in command(stage, "challenge")["options"] if each["name"] == "edition"]
    assert [choice["value"] for choice in option["choices"] if "kit" in choice["name"].lower()] == ["kittens"]


def command(stage, name):
    return next(each for each in stage.server.world.commands if each["name"] == name)
