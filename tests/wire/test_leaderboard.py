"""The leaderboard, from the chairs of those who ask for it."""

from datetime import timedelta

import pytest
from sqlalchemy import insert

from data import Standing
from data.queries import tables
from data.queries.standings import ALL_TIME, EVERYWHERE, save
from game import Edition
from sandbox.people import Person
from services.ranking.seasons import Season
from tests.cases import in_turn
from tests.databases import looking_into
from tests.wire.chairs import both_move, finish, finished, resign, show_everybody
from tests.wire.games import KITTENS
from tests.wire.taps import labels_of

FADES = timedelta(days=100)
#: The buttons to the other editions, and below a server's leaderboard to its puzzle solvers.
OTHERS = ("Ghost boop", "Kitten boop", "Puzzle solvers")


def fill(stage, guild_id, count=25):
    """So many players with a rating each, the first the strongest; all of them in the server."""
    people = [stage.person(f"Player {number}") for number in range(1, count + 1)]
    now = stage.clock.now()
    with looking_into(stage.place) as connection:
        for number, person in enumerate(people, 1):
            known = {"id": 100 + number, "discord_id": person.user.id, "name": person.name, "is_bot": False}
            connection.execute(insert(tables.people.players).values(known))
            rating = (2000 - 10 * number, 80, 0.06, number % 3 - 1)
            for place in (EVERYWHERE, guild_id):
                for season in (ALL_TIME, Season.of(now).number):
                    standing = Standing(
                        100 + number, place, Edition.CLASSIC, season, True, *rating, 5, 2, 1, now, now + FADES
                    )
                    save(connection, standing)
    return people


async def test_with_nobody_on_it_it_says_how_to_get_there(stage):
    answer = await stage.ann.use(stage.lounge, "leaderboard")
    message = await finished(stage, answer)
    assert message.ephemeral
    assert "Nobody has a place yet" in message.content
    assert "-# On your own? Puzzles (" in message.content
    assert message.attachments == []


@pytest.mark.long
async def test_the_other_editions_are_a_press_away(stage):
    fill(stage, stage.guild.id, 3)
    for command, below in (("leaderboard", ["Puzzle solvers"]), ("champions", [])):
        message = await finished(stage, await stage.ann.use(stage.lounge, command))
        await stage.ann.click(message, "Kitten boop")
        await stage.until(lambda message=message: "Kitten boop" in message.content)
        assert labels_of(message)[-2 - len(below) :] == ["Boop", "Ghost boop", *below]
        await stage.ann.click(message, "Boop")
        await stage.until(lambda message=message: "Kitten boop" not in message.content)
        assert labels_of(message)[-2 - len(below) :] == ["Ghost boop", "Kitten boop", *below]


@pytest.mark.long
async def test_the_first_ten_in_words_and_picture_and_the_rest_by_pages(stage):
    people = fill(stage, stage.guild.id)
    message = await finished(stage, await stage.ann.use(stage.lounge, "leaderboard"))
    lines = message.content.splitlines()
    assert lines[0] == "🏆 **Boop, this server, all time**"
    assert lines[1] == f"🥇 **1.** {people[0].mention} · **1910** · 5–2–1 · no change"
    assert lines[11] == "-# And 15 more further down."
    assert lines[12].startswith(
        "-# Ordered by the number after the name: the rating minus how far off it may still be (±) · "
    )
    assert len(lines) == 13
    described = message.attachments[0].description
    assert described == "The cat flap: Boop, this server, all time. The list, as told above."
    assert message.pings == []
    assert [item["label"] for item in message.items] == [
        "This season",
        "Further down",
        "Show everyone",
        *OTHERS,
    ]
    await stage.ann.click(message, "Further down")
    await stage.until(lambda: "**11.**" in message.content)
    await stage.ann.click(message, "Further down")
    await stage.until(lambda: "**25.**" in message.content)
    assert [item["label"] for item in message.items] == [
        "This season",
        "To the top",
        "Show everyone",
        *OTHERS,
    ]
    shared = await show_everybody(stage, stage.ann, message)
    assert not shared.ephemeral
    assert shared.content == "🏆 **Boop, this server, all time**", "the picture has the lines"
    assert labels_of(shared) == ["First steps", "Play me"]
    assert "21: Player 21, 1710, 5 won, 2 lost, 1 drawn, down by 1. " in shared.attachments[0].description
    assert shared.pings == []
    await stage.ann.click(message, "To the top")
    await stage.until(lambda: "**1.**" in message.content)


@pytest.mark.long
async def test_ones_own_line_stands_below_wherever_it_is(stage):
    people = fill(stage, stage.guild.id)
    message = await finished(stage, await people[16].use(stage.lounge, "leaderboard"))
    lines = message.content.splitlines()
    assert lines[-2] == "You: #17, **1750** (rating 1830 ± 80) · 5–2–1"
    shared = await show_everybody(stage, people[16], message)
    assert "You: " not in shared.content


@pytest.mark.both
async def test_who_has_left_the_server_is_not_shown_there(stage):
    people = fill(stage, stage.guild.id)
    people[0].leave(stage.lounge)
    message = await finished(stage, await stage.ann.use(stage.lounge, "leaderboard"))
    assert people[0].mention not in message.content
    assert message.content.splitlines()[1].startswith(f"🥈 **2.** {people[1].mention}")
    asked = sum("/members/" in served.path for served in stage.server.served)
    await finished(stage, await stage.ann.use(stage.lounge, "leaderboard"))
    assert sum("/members/" in served.path for served in stage.server.served) == asked, "remembered"
    everywhere = await finished(stage, await stage.ann.use(stage.lounge, "leaderboard", where="Everywhere"))
    assert people[0].mention in everywhere.content


@pytest.mark.long
async def test_where_a_great_many_have_left_the_others_are_found(stage):
    people = fill(stage, stage.guild.id, 60)
    for person in people[:42]:
        person.leave(stage.lounge)
    message = await finished(stage, await stage.ann.use(stage.lounge, "leaderboard"))
    lines = message.content.splitlines()
    assert [line.split(".")[0] for line in lines[1:-2]] == [f"**{place}" for place in range(43, 53)]
    assert lines[-2] == "-# And 8 more further down."
    await stage.ann.click(message, "Further down")
    await stage.until(lambda: "**60.**" in message.content)
    assert [item["label"] for item in message.items] == [
        "This season",
        "To the top",
        "Show everyone",
        *OTHERS,
    ]


@pytest.mark.long
async def test_where_more_have_left_than_are_looked_at_it_goes_on_further_down(stage):
    people = fill(stage, stage.guild.id, 105)
    for person in people[:102]:
        person.leave(stage.lounge)
    message = await finished(stage, await stage.ann.use(stage.lounge, "leaderboard"))
    assert "The list continues below." in message.content
    await stage.ann.click(message, "Further down")
    await stage.until(lambda: "**103.**" in message.content)
    assert "**105.**" in message.content


@pytest.mark.long
async def test_one_who_moves_up_while_the_pages_are_turned_stands_there_once(stage):
    people = fill(stage, stage.guild.id)
    message = await finished(stage, await people[11].use(stage.lounge, "leaderboard"))
    await people[2].use(stage.lounge, "settings", leaderboards=False)
    await people[11].click(message, "Further down")
    await stage.until(lambda: "**11.**" in message.content)
    assert message.content.count(people[11].mention) == 1
    assert f"**11.** {people[11].mention}" in message.content
    assert "You: #11, " in message.content


@pytest.mark.long
async def test_a_rating_keeps_its_place_and_its_sum_until_it_is_too_unsure(stage):
    fill(stage, stage.guild.id, 3)
    stage.clock.moved += timedelta(days=99)
    message = await finished(stage, await stage.ann.use(stage.lounge, "leaderboard"))
    assert "**1.**" in message.content
    assert "· **1910** ·" in message.content, "by these numbers it has its place"
    stage.clock.moved += timedelta(days=2)
    message = await finished(stage, await stage.ann.use(stage.lounge, "leaderboard"))
    assert "**1.**" not in message.content
    assert "finding their place" in message.content


@pytest.mark.long
async def test_after_a_first_match_one_is_finding_ones_place(stage):
    channel = await stage.begin()
    await both_move(stage, channel, stage.row("SELECT max(id) FROM matches")[0])
    answer = await stage.ann.use(channel, "resign")
    await stage.ann.click(answer.message, "Give up")
    await stage.settle()
    message = await finished(stage, await stage.ann.use(channel, "leaderboard"))
    assert f"{stage.bob.mention} (1382), {stage.ann.mention} (1038)" in message.content
    ((rating, deviation),) = stage.rows(
        "SELECT rating, deviation FROM standings WHERE wins = 1 AND guild_id = 0 AND season = 0"
    )
    assert round(deviation) == 290
    assert round(rating) == 1672


@pytest.mark.long
async def test_a_button_of_a_table_that_is_none_is_refused(stage):
    fill(stage, stage.guild.id)
    message = await finished(stage, await stage.ann.use(stage.lounge, "leaderboard"))
    for custom_id in (
        "ladder:0:classic",
        "ladder:x:classic:0",
        "ladder:0:nope:0",
        "ladder:0:classic:20265",
        "ladder:0:classic:0:1:huge",
        "ladder:0:classic:0:1",
    ):
        message.components[0]["components"][0] |= {"custom_id": custom_id, "label": "Odd"}
        answer = await stage.ann.click(message, "Odd")
        await stage.settle()
        assert "older version of me" in (stage.ann.sees(stage.lounge)[-1].content + answer.content)


@pytest.mark.long
async def test_a_season_begins_anew_and_the_one_before_stays_as_it_was(stage):
    people = fill(stage, stage.guild.id, 12)
    former = Season.of(stage.clock.now())
    first = await finished(stage, await people[0].use(stage.lounge, "leaderboard", season=str(former.number)))
    assert first.content.splitlines()[0].startswith("🏆 **Boop, this server, ")
    assert "all time" not in first.content
    assert [item["label"] for item in first.items] == ["All time", "Further down", "Show everyone", *OTHERS]
    stage.clock.moved += former.end - stage.clock.now() + timedelta(hours=1)
    this = Season.of(stage.clock.now())
    assert this == Season.of(former.end)
    message = await finished(stage, await people[0].use(stage.lounge, "leaderboard"))
    await people[0].click(message, "This season")
    await stage.until(lambda: "Nobody has a place yet" in message.content)
    # A match of now changes the table of all time, and this season's, but not the one before.
    channel = await stage.begin()
    await both_move(stage, channel, stage.row("SELECT max(id) FROM matches")[0])
    answer = await stage.ann.use(channel, "resign")
    await stage.ann.click(answer.message, "Give up")
    await stage.settle()
    await people[0].click(message, "All time")
    await stage.until(lambda: "all time" in message.content.splitlines()[0])
    assert "And 4 more further down." in message.content
    await people[0].click(message, "Further down")
    await stage.until(lambda: stage.bob.mention in message.content)
    assert "finding their place" in message.content, "they come last"
    await people[0].click(message, "This season")
    await stage.until(lambda: "all time" not in message.content.splitlines()[0])
    assert stage.bob.mention in message.content
    assert people[0].mention not in message.content
    offered = await people[0].suggestions(stage.lounge, "leaderboard", "season", "")
    assert [choice["value"] for choice in offered] == ["0", str(this.number), str(former.number)]
    again = await finished(stage, await people[0].use(stage.lounge, "leaderboard", season=str(former.number)))
    assert stage.bob.mention not in again.content
    # Whenever it is looked at: nobody's rating grows less sure in it any more.
    frozen = again.content
    stage.clock.moved += timedelta(days=400)
    again = await finished(stage, await people[0].use(stage.lounge, "leaderboard", season=str(former.number)))
    assert again.content == frozen
    assert "**12.**" not in frozen
    assert "**10.**" in frozen


@pytest.mark.long
async def test_who_names_no_edition_means_the_one_they_play_most(stage):
    await stage.begin(edition="kittens", rated=True)
    await resign(stage, stage.ann, 1)
    message = await finished(stage, await stage.ann.use(stage.lounge, "leaderboard"))
    assert message.content.startswith("🏆 **Kitten boop, this server, all time**")
    message = await finished(stage, await stage.cleo.use(stage.lounge, "leaderboard"))
    assert message.content.startswith("🏆 **Boop, this server, all time**")


@in_turn("season", ["last summer", "20265", "29991", "1"])
async def test_a_season_that_is_none_or_has_not_begun_is_refused(stage, season):
    answer = await stage.ann.use(stage.lounge, "leaderboard", season=season)
    assert "I don't know that season" in answer.content


@pytest.mark.long
async def test_a_season_that_is_over_says_so(stage):
    channel = await stage.begin()
    await resign(stage, stage.ann, 1)
    former = Season.of(stage.clock.now())
    stage.clock.moved += former.end - stage.clock.now() + timedelta(hours=1)
    message = await finished(stage, await stage.ann.use(channel, "leaderboard", season=str(former.number)))
    assert (
        "Not placed (a place takes three rated boop matches on this server this season):" in message.content
    )
    assert "You: no place this season" in message.content
    before = str(former.before.number)
    message = await finished(stage, await stage.ann.use(channel, "leaderboard", season=before))
    assert (
        "Nobody earned a place: it takes three rated boop matches on this server this season."
        in message.content
    )


@pytest.mark.both
async def test_an_eleventh_without_a_place_sees_their_own_line_too(stage):
    fill(stage, stage.guild.id, 12)
    stage.write("UPDATE standings SET provisional_at = rated_at, deviation = 290")
    last = stage.server.world.users[stage.row("SELECT discord_id FROM players WHERE id = 112")[0]]
    message = await finished(stage, await Person(stage.server, last).use(stage.lounge, "leaderboard"))
    assert message.content.count(f"<@{last.id}> (1590)") == 1
    others = await finished(stage, await stage.ann.use(stage.lounge, "leaderboard"))
    assert "(1590)" not in others.content


@pytest.mark.long
@pytest.mark.parametrize("verb", ["ladder", "share"])
async def test_a_forged_button_brings_no_leaderboard_of_another_server(stage, verb):
    people = fill(stage, stage.guild.id)
    other = stage.server.world.add_guild("Another")
    other.members[stage.ann.user.id] = stage.ann.user
    there = stage.server.world.add_channel("somewhere", other)
    alone = stage.server.world.direct_channel(stage.ann.user)
    talk = stage.server.world.direct_channel(stage.ann.user, stage.bob.user)
    await stage.restart_bot()

    async def press(channel, guild_id):
        message = (await stage.ann.use(channel, "rules")).message
        message.components[-1]["components"][0] |= {
            "custom_id": f"{verb}:{guild_id}:classic:0",
            "label": "Odd",
        }
        answer = await stage.ann.click(message, "Odd")
        await stage.settle()
        shared = verb == "share" and answer.message is message
        return list(channel.messages.values())[-1] if shared else answer.message

    for channel in (there, alone, talk):
        refused = await press(channel, stage.guild.id)
        assert refused.ephemeral
        assert refused.content.startswith("That's another server's leaderboard.")
        everywhere = await press(channel, 0)
        assert "**Boop, everywhere, all time**" in everywhere.content
    here = await press(stage.lounge, stage.guild.id)
    told = here.content if verb == "ladder" else here.attachments[0].description
    assert (f"**1.** {people[0].mention}" if verb == "ladder" else "1: Player 1, ") in told


@pytest.mark.long
async def test_without_an_edition_it_opens_where_one_stands_best(stage):
    channel = await stage.begin(rated=True)
    await finish(stage, channel)
    await stage.begin(edition="kittens", rated=True)
    await finish(stage, channel, KITTENS)
    opened = set()
    for person in (stage.ann, stage.bob):
        card = (await person.use(channel, "profile")).message.attachments[0].description
        best = "Kitten boop" if "Rating in kitten boop, " in card else "Boop"
        shown = await finished(stage, await person.use(channel, "leaderboard"))
        assert shown.content.startswith(f"🏆 **{best}, this server"), "as on the card"
        opened.add(best)
    assert opened == {"Kitten boop", "Boop"}, "not that of the last match for both"
