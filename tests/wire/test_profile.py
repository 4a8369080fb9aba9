"""Profiles: exact numbers, counted as matches end, and the same when counted anew."""

import asyncio
from datetime import timedelta

import pytest

from data.queries import turns
from game import Edition, Position, Side
from sandbox.forms import NotThere
from sandbox.stand_in.trouble import Fault, Trouble
from services.play.player_stats import count_if_missing, stats_by_side
from tests.wire.chairs import DAY, finish, forget_me, resign, show_everybody
from tests.wire.games import GHOSTS, KITTENS, THREE_CATS
from tests.wire.taps import labels_of

COUNTED = ("player_stats", "first_squares", "streaks", "head_to_head")


def counted(stage):
    """All that is counted for profiles."""
    return {table: sorted(stage.rows(f"SELECT * FROM {table}")) for table in COUNTED}  # noqa: S608


async def a_few_matches(stage):
    """Ann loses one by three cats, wins one that Bob gives up, and loses one with ghosts."""
    channel = await stage.begin()
    await finish(stage, channel, THREE_CATS)
    await stage.begin()
    await resign(stage, stage.bob, 2)
    label = "ghost"
    await stage.begin(edition=label, rated=False)
    await finish(stage, channel, GHOSTS)


async def matches_given_up(stage):
    """The same results, without a turn."""
    for number, person in enumerate((stage.ann, stage.bob), 1):
        await stage.begin()
        await resign(stage, person, number)
    await stage.begin(edition="ghost", rated=False)
    await resign(stage, stage.ann, 3)


@pytest.mark.long
async def test_whoever_has_played_no_rated_match_reads_why_there_is_no_chart(stage):
    unrated = "No rated boop matches yet, so there's no rating chart."
    assert unrated not in (await stage.ann.use(stage.lounge, "profile", edition="classic")).content
    for number, rated in enumerate((False, True), 1):
        channel = await stage.begin(rated=rated)
        for person, turn in zip((stage.ann, stage.bob) * 2, ("c3", "d5", "b2", "e2"), strict=True):
            await person.use(channel, "move", turn=turn)
        await resign(stage, stage.bob, number)
        told = (await stage.ann.use(stage.lounge, "profile", edition="classic")).content
        assert (unrated in told) is not rated


@pytest.mark.long
async def test_the_card_turns_to_another_edition_and_is_shared_as_it_is_shown(stage):
    channel = await stage.begin()
    await finish(stage, channel, THREE_CATS)
    await stage.begin(edition="kittens", rated=True)
    await finish(stage, channel, KITTENS)
    best = (await stage.ann.use(stage.lounge, "profile")).message
    assert labels_of(best) == ["Badges", "Show everyone", "Kitten boop"], "the one in which she stands best"
    card = (await stage.ann.use(stage.lounge, "profile", edition="kittens")).message
    assert labels_of(card) == ["Badges", "Show everyone", "Boop"], "ghosts have no rating yet"
    assert "kitten boop" in card.attachments[0].description
    card = (await stage.ann.click(card, "Boop")).message
    assert "kitten boop" not in card.attachments[0].description
    assert labels_of(card) == ["Badges", "Show everyone", "Kitten boop"]
    shared = await show_everybody(stage, stage.ann, card)
    alone, beside = (each.attachments[0].description for each in (shared, card))
    assert alone.startswith("Ann's profile card. Matches: 2 (0 won, 2 lost, 0 drawn). ")
    assert beside.startswith("Ann's profile card. The numbers, as told above. Rating in ")
    assert alone.endswith(beside.partition("above. ")[2]), "and the same curve"
    own = await stage.bob.click(shared, "See your own card")
    assert own.ephemeral
    assert own.message.attachments[0].description.startswith("Bob's profile card.")
    assert "lost" not in shared.content, "the picture tells the rest"


@pytest.mark.long
async def test_a_profile_tells_record_streak_and_numbers(stage):
    await a_few_matches(stage)
    answer = await stage.ann.use(stage.lounge, "profile")
    assert answer.ephemeral
    assert answer.content.splitlines() == [
        f"🐾 **{stage.ann.mention}**: 1 won, 2 lost, 0 drawn",
        "**Boop**: 1–1–0 (marmalade 1–1–0 · tuxedo 0–0–0) · rating **1553** ± 260 here",
        "**Ghost boop**: 0–1–0 (marmalade 0–1–0 · tuxedo 0–0–0)",
        "-# ± says how far off a rating may be. Leaderboards show the rating minus ±, so the number there is smaller.",
        "🎓 1 kitten has grown up",
        "💨 2 opposing pieces booped off the bed",
    ]
    described = answer.message.attachments[0].description
    assert described.startswith("Ann's profile card. The numbers, as told above. Rating in ")
    assert (
        f"Rating in boop, {stage.guild.name}, over 2 matches: from 1328 to 1553 ± 260, lowest 1328, highest 1553."
        in described
    )
    stage.write("INSERT INTO bot_scores SELECT id, 12, 3, 1, 0 FROM players WHERE name = 'Ann'")
    card = (await stage.ann.use(stage.lounge, "profile")).message.attachments[0]
    assert card.description == f"{described} Levels beaten without hints: 0 of 10", (
        "the ladder is below the chart"
    )


@pytest.mark.long
async def test_what_two_have_played_is_told_from_the_chair_of_the_one_who_asks(stage):
    await matches_given_up(stage)
    answer = await stage.bob.use(stage.lounge, "profile", member=stage.ann)
    assert "🤝 Against you: 1 won, 2 lost, 0 drawn" in answer.content
    shared = await show_everybody(stage, stage.bob, answer.message)
    assert not shared.ephemeral
    assert shared.pings == []
    assert "🤝" not in shared.content
    cleo = await stage.cleo.use(stage.lounge, "profile", member=stage.ann)
    assert "🤝" not in cleo.content


@pytest.mark.long
async def test_the_chart_is_of_the_edition_asked_for(stage):
    await matches_given_up(stage)
    label = "ghost"
    answer = await stage.ann.use(stage.lounge, "profile", edition=label)
    assert "Rating" not in answer.message.attachments[0].description
    assert "No rated ghost boop matches yet" in answer.content
    alone = stage.server.world.direct_channel(stage.ann.user)
    answer = await stage.ann.use(alone, "profile")
    assert "rating **1553** ± 260 everywhere" in answer.content


@pytest.mark.long
async def test_who_has_played_nothing_or_is_elsewhere_has_no_profile_to_show(stage):
    assert "You haven't finished a match yet" in (await stage.ann.use(stage.lounge, "profile")).content
    answer = await stage.ann.use(stage.lounge, "profile", member=stage.bob)
    assert "They haven't finished a match yet" in answer.content
    await matches_given_up(stage)
    stage.bob.leave(stage.lounge)
    answer = await stage.cleo.use(stage.lounge, "profile", member=stage.bob)
    assert "That person isn't here, and you two haven't played." in answer.content


@pytest.mark.both
async def test_who_plays_only_the_bot_is_shown_what_they_have_done(stage):
    await stage.ann.use(stage.lounge, "puzzle")
    stage.write("UPDATE puzzle_attempts SET state = 'solved'")
    stage.write("INSERT INTO bot_scores SELECT id, 12, 3, 1, 0 FROM players")
    stage.write("INSERT INTO bot_scores SELECT id, 13, 0, 2, 0 FROM players")
    answer = await stage.ann.use(stage.lounge, "profile")
    *lines, private, badges, names = answer.content.splitlines()
    assert lines == [
        f"🐾 **{stage.ann.mention}**",
        "🤖 Against me, won–lost–drawn: Clumsy kitten 3–1–0, Curious kitten 0–2–0",
        "🧩 Puzzles solved: 1",
    ]
    assert private.startswith("-# Only you see your puzzles here")
    assert (badges, names) == (f"🏅 {stage.ann.mention} has 1 of 33 badges", "-# Aha!")


@pytest.mark.both
async def test_the_card_of_who_has_no_rating_from_matches_charts_that_at_puzzles(stage):
    puzzle = await stage.ann.use(stage.lounge, "puzzle")
    await stage.ann.click(puzzle.message, "Hint")
    stage.write("UPDATE puzzle_attempts SET state = 'solved'")
    stage.write("INSERT INTO bot_scores SELECT id, 12, 3, 1, 0 FROM players")
    card = (await stage.ann.use(stage.lounge, "profile")).message
    assert "Puzzle rating, over 1 puzzle: from 13" in card.attachments[0].description
    shared = await show_everybody(stage, stage.ann, card)
    assert "uzzle" not in shared.attachments[0].description, "they are for nobody else to see"


def elsewhere(stage, kind, *people):
    """A place that is not the server: a conversation, a server without the bot, or alone with the bot."""
    world = stage.server.world
    if kind == "a conversation":
        return world.direct_channel(*(person.user for person in people))
    if kind == "alone with the bot":
        return world.direct_channel(people[0].user)
    guild = world.add_guild("Elsewhere", with_bot=False)
    for person in people:
        guild.members[person.user.id] = person.user
    return world.add_channel("somewhere", guild)


async def press(stage, person, channel, custom_id):
    """Press a button that somebody made up."""
    message = (await person.use(channel, "rules")).message
    message.components[-1]["components"][0] |= {"custom_id": custom_id, "label": "Odd"}
    answer = await person.click(message, "Odd")
    await stage.settle()
    return answer


@pytest.mark.long
@pytest.mark.parametrize("kind", ["a conversation", "a server without the bot", "alone with the bot"])
async def test_elsewhere_profiles_are_of_those_one_has_played(stage, kind):
    await matches_given_up(stage)
    place = elsewhere(stage, kind, stage.ann, stage.bob)
    told = await stage.ann.use(place, "profile", member=stage.bob)
    assert told.content.startswith(f"🐾 **{stage.bob.mention}**")
    shared = await show_everybody(stage, stage.ann, told.message)
    assert shared.content.startswith(f"🐾 **{stage.bob.mention}**")
    assert not shared.ephemeral
    place = elsewhere(stage, kind, stage.cleo)
    told = await stage.cleo.use(place, "profile", member=stage.bob)
    assert "That person isn't here, and you two haven't played." in told.content
    forged = await press(stage, stage.cleo, place, f"card:{stage.bob.user.id}:")
    assert forged.ephemeral
    assert "That person isn't here" in forged.content


@pytest.mark.long
async def test_in_a_server_without_the_bot_a_member_is_shown_to_the_one_who_asks_alone(stage):
    await matches_given_up(stage)
    place = elsewhere(stage, "a server without the bot", stage.cleo, stage.bob)
    told = await stage.cleo.use(place, "profile", member=stage.bob)
    assert told.content.startswith(f"🐾 **{stage.bob.mention}**")
    assert labels_of(told.message) == [], "the bot could not tell later who is here"
    mine = await stage.bob.use(place, "profile")
    assert labels_of(mine.message) == ["Badges", "Show everyone"]


@pytest.mark.long
async def test_a_running_match_is_enough_to_ask_for_the_others_profile(stage):
    await matches_given_up(stage)
    asked = await stage.cleo.use(stage.lounge, "challenge", member=stage.bob)
    await stage.bob.click(asked.message, "Accept")
    alone = stage.server.world.direct_channel(stage.cleo.user)
    told = await stage.cleo.use(alone, "profile", member=stage.bob)
    assert told.content.startswith(f"🐾 **{stage.bob.mention}**")


@pytest.mark.long
async def test_a_forged_button_brings_no_card_of_a_stranger(stage):
    await matches_given_up(stage)
    guild = stage.server.world.add_guild("Another")
    guild.members[stage.cleo.user.id] = stage.cleo.user
    other = stage.server.world.add_channel("somewhere", guild)
    await stage.restart_bot()
    card = f"card:{stage.ann.user.id}:"
    forged = await press(stage, stage.cleo, other, card)
    assert forged.ephemeral
    assert "That person isn't here" in forged.content
    shelf = await press(stage, stage.cleo, other, f"badges:{stage.ann.user.id}")
    assert shelf.ephemeral
    assert "That person isn't here" in shelf.content
    await press(stage, stage.cleo, stage.lounge, card)
    shown = list(stage.lounge.messages.values())[-1]
    assert shown.content.startswith(f"🐾 **{stage.ann.mention}**"), "here she is a member"
    stage.ann.leave(stage.lounge)
    stage.clock.moved += 2 * DAY
    assert "That person isn't here" in (await press(stage, stage.cleo, stage.lounge, card)).content
    trouble = stage.server.trouble = Trouble()
    stage.guild.members[stage.ann.user.id] = stage.ann.user
    stage.clock.moved += 2 * DAY
    message = (await stage.cleo.use(stage.lounge, "rules")).message
    message.components[-1]["components"][0] |= {"custom_id": card, "label": "Odd"}
    trouble.plan(Fault.FORBIDDEN)
    answer = await stage.cleo.click(message, "Odd")
    assert "Discord stumbled just now" in answer.content, "who is a member is not guessed"


@pytest.mark.long
async def test_the_card_of_somebody_who_was_forgotten_tells_nothing_untrue(stage):
    await matches_given_up(stage)
    card = await stage.bob.use(stage.lounge, "profile", member=stage.ann)
    alone = stage.server.world.direct_channel(stage.bob.user)
    there = await stage.bob.use(alone, "profile", member=stage.ann)
    await forget_me(stage, stage.ann)
    told = await stage.bob.click(card.message, "Show everyone")
    assert told.content.startswith("They haven't finished a match yet. Challenge them with ")
    told = await stage.bob.click(there.message, "Show everyone")
    assert told.content.startswith("That person isn't here, and you two haven't played.")


@pytest.mark.long
async def test_matches_put_away_count_in_no_profile(stage):
    await stage.begin()
    stage.clock.moved += 4 * DAY
    await stage.tick()
    stage.clock.moved += 8 * DAY
    await stage.tick()
    assert stage.row("SELECT ending FROM matches") == ("abandoned",)
    assert counted(stage) == {table: [] for table in COUNTED}


@pytest.mark.long
async def test_all_of_it_can_be_counted_anew(stage):
    await a_few_matches(stage)
    before = counted(stage)
    assert all(before.values())
    await stage.stop_bot()
    for table in COUNTED:
        stage.write(f"DELETE FROM {table}")  # noqa: S608
    await stage.start_bot()
    await stage.database.write(count_if_missing)
    assert counted(stage) == before
    await stage.database.write(count_if_missing)
    assert counted(stage) == before, "and only where nothing is counted"


@pytest.mark.long
@pytest.mark.parametrize("column", ["ending", "pace", pytest.param("changed_at", marks=pytest.mark.sqlite)])
async def test_a_match_that_cannot_be_read_does_not_keep_the_others_from_being_counted(stage, column, caplog):
    await matches_given_up(stage)
    await stage.stop_bot()
    for table in COUNTED:
        stage.write(f"DELETE FROM {table}")  # noqa: S608
    stage.write(f"UPDATE matches SET {column} = 'bogus' WHERE id = 2")  # noqa: S608
    await stage.start_bot()
    await stage.database.write(count_if_missing)
    assert stage.row("SELECT sum(losses) FROM player_stats WHERE player_id = 1") == (2,)
    assert "Match 2 can't be read, and counts in no profile" in caplog.text
    caplog.clear()


@pytest.mark.long
@pytest.mark.both
async def test_a_match_whose_turns_cannot_be_replayed_is_set_aside_as_it_ends(stage, caplog):
    channel = await stage.begin()
    await finish(stage, channel, THREE_CATS[:4])
    stage.write("UPDATE turns SET notation = 'K@e6' WHERE number = 2")
    answer = await stage.ann.use(channel, "resign")
    await stage.ann.click(answer.message, "Give up")
    await stage.settle()
    assert stage.row("SELECT state FROM matches") == ("quarantined",)
    assert "doesn't add up" in stage.ann.sees(channel)[-1].content
    assert counted(stage) == {table: [] for table in COUNTED}
    caplog.clear()


@pytest.mark.long
async def test_the_deeds_of_each_side(stage):
    channel = await stage.begin(edition="kittens", rated=False)
    await finish(stage, channel, KITTENS)
    stored = await stage.database.read(turns.of, 1)
    done = stats_by_side(Position.start(Edition.KITTENS), stored)
    assert len(stored) == len(KITTENS)
    assert done[Side.ORANGE].first_square == "a2"
    assert done[Side.GRAY].first_square == "e2"
    assert done[Side.ORANGE].graduations == 0, "nobody grows up among kittens"
    assert stats_by_side(Position.start(Edition.CLASSIC), [])[Side.GRAY].first_square is None


@pytest.mark.long
async def test_three_pictures_a_minute_are_shown_to_everybody_in_a_channel(stage):
    await matches_given_up(stage)
    people = (stage.ann, stage.bob, stage.ann, stage.bob, stage.ann)
    cards = [(await person.use(stage.lounge, "profile")).message for person in people]
    shown = [await show_everybody(stage, person, card) for person, card in zip(people, cards, strict=True)]
    assert [answer.ephemeral for answer in shown] == 3 * [False] + 2 * [True]
    assert shown[-1].content == "This channel has had enough pictures for one minute. Try again in a moment."
    # Another channel has its own, and a minute later it goes on.
    elsewhere = await stage.ann.use(stage.garden, "profile")
    assert not (await show_everybody(stage, stage.ann, elsewhere.message)).ephemeral
    stage.clock.moved += timedelta(seconds=61)
    assert not (await show_everybody(stage, stage.ann, cards[-1])).ephemeral


@pytest.mark.long
async def test_a_card_is_shown_to_everyone_once_also_by_a_double_press(stage):
    await stage.begin()
    await resign(stage, stage.ann, 1)
    card = (await stage.ann.use(stage.lounge, "profile")).message
    first, second = await asyncio.gather(*(stage.ann.click(card, "Show everyone") for _ in range(2)))
    await stage.settle()
    refused = next(answer for answer in (first, second) if answer.message is not card)
    assert (refused.ephemeral, refused.content) == (
        True,
        "That's already done, so there's nothing left to do.",
    )
    told = [m for m in stage.lounge.messages.values() if m.content.startswith("🐾") and not m.ephemeral]
    assert len(told) == 1
    await stage.restart_bot()
    with pytest.raises(NotThere, match="disabled"):
        await stage.ann.click(card, "Show everyone")


@pytest.mark.long
async def test_a_card_in_a_language_without_letters_in_the_font_is_labelled_in_english(stage):
    await stage.begin()
    await resign(stage, stage.ann, 1)
    english = (await stage.ann.use(stage.lounge, "profile")).message
    await stage.ann.use(stage.lounge, "settings", language="ja")
    japanese = (await stage.ann.use(stage.lounge, "profile")).message
    assert japanese.content != english.content
    assert japanese.attachments[0].description != english.attachments[0].description
    assert japanese.attachments[0].content == english.attachments[0].content
