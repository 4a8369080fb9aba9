"""Badges as people meet them: under the last board, on the card, on the shelf, and told once in the clubhouse."""

from datetime import timedelta

import pytest

from tests.wire.chairs import finish, finished, forget_me, resign, show_everybody
from tests.wire.games import THREE_CATS
from tests.wire.puzzling import solve
from tests.wire.taps import labels_of
from tests.wire.test_clubhouse import choose, results, watch
from tests.wire.test_results import accepted

EARNED = "**First purr**, **Growth spurt**, **Catnap**"
WITH_STORIES = (
    "**First purr**: beat another person for the first time · "
    "**Growth spurt**: had three kittens grow up in one turn, and won · "
    "**Catnap**: won quickly, in a handful of turns"
)


def options(message):
    """What one may choose for one's card."""
    card = next(item for item in message.items if item.get("placeholder") == "Choose three for your card")
    return {item["value"]: item for item in card["options"]}


@pytest.mark.long
async def test_a_win_is_told_with_its_badges_and_the_card_shows_three(stage):
    channel = await stage.begin()
    await finish(stage, channel)
    board = await stage.board(channel)
    line = f"🏅 New badges for {stage.bob.mention}: {WITH_STORIES}"
    assert line in board.content.splitlines()

    card = await finished(stage, await stage.bob.use(channel, "profile"))
    assert f"🏅 {stage.bob.mention} has 3 of 33 badges" in card.content
    assert "as told above" in card.attachments[0].description
    assert "-# First purr, Growth spurt, Catnap" in card.content
    assert labels_of(card) == ["Badges", "Show everyone"]
    shelf = await finished(stage, await stage.bob.click(card, "Badges"))
    assert shelf.ephemeral
    told = shelf.content.splitlines()
    assert told[0] == f"🏅 {stage.bob.mention} has 3 of 33 badges"
    assert told[3:5] == ["**Catnap**: won quickly, in a handful of turns", "**Still to come:**"]
    assert told[5] == "**Three in a row**: won three matches in a row (1 of 3 so far)", "the nearest first"
    assert len(told) < 14, "no wall of text"
    assert "Nine lives" in told[-3], "the further ones are named alone"
    assert told[-1] == "-# On your card: your latest three"
    assert shelf.attachments[0].description.startswith("Bob's badges, 3 of 33: First purr, Growth spurt")
    assert not shelf.pings

    assert set(options(shelf)) == {"first-win", "three-grown", "quick"}
    assert options(shelf)["quick"]["description"] == "won quickly, in a handful of turns"
    await stage.bob.pick(shelf, "Choose three for your card", "Catnap", "First purr")
    assert shelf.content.splitlines()[-1] == "-# On your card: First purr, Catnap"
    assert [value for value, item in options(shelf).items() if item.get("default")] == ["first-win", "quick"]
    card = await finished(stage, await stage.bob.use(channel, "profile"))
    shared = await show_everybody(stage, stage.bob, card)
    assert "Catnap" in shared.attachments[0].description
    assert "Growth spurt" not in shared.attachments[0].description
    assert shared.content.splitlines() == [
        f"🐾 **{stage.bob.mention}**",
        "-# Badges: First purr, Catnap.",
    ], "the badges of the card have no names in the picture"
    await stage.bob.pick(shelf, "Choose three for your card")
    assert shelf.content.splitlines()[-1] == "-# On your card: your latest three"

    told = await stage.bob.pick(shelf, "How to earn those still to come", "Nine lives")
    assert told.ephemeral
    assert told.content.startswith("**Nine lives**: ")

    shown = await show_everybody(stage, stage.bob, shelf)
    assert not shown.ephemeral
    assert shown.content.splitlines()[0] == f"🏅 {stage.bob.mention} has 3 of 33 badges"
    assert "Still to come" not in shown.content
    assert not shown.pings
    assert shown.attachments[0].description.startswith("Bob's badges, 3 of 33: First purr, Growth spurt")


@pytest.mark.long
async def test_another_sees_a_shelf_but_no_menu(stage):
    channel = await stage.begin()
    await finish(stage, channel)
    card = await finished(stage, await stage.ann.use(channel, "profile", member=stage.bob))
    shelf = await finished(stage, await stage.ann.click(card, "Badges"))
    assert shelf.content.startswith(f"🏅 {stage.bob.mention} has 3 of 33 badges")
    assert "**Catnap**: won quickly, in a handful of turns" in shelf.content.splitlines()
    assert "Still to come" not in shelf.content
    assert "On your card" not in shelf.content
    assert not shelf.items
    mine = await finished(stage, await stage.ann.use(channel, "profile"))
    assert "🏅" not in mine.content
    empty = await finished(stage, await stage.ann.click(mine, "Badges"))
    assert empty.content.startswith(f"🏅 {stage.ann.mention} has no badges yet.")
    assert [item["placeholder"] for item in empty.items] == ["How to earn those still to come"]
    await stage.bob.use(channel, "settings", leaderboards=False)
    refused = await stage.ann.click(card, "Badges")
    assert "🏅" not in refused.content
    assert refused.ephemeral


@pytest.mark.long
async def test_a_clubhouse_tells_badges_with_the_result_that_earned_them(stage):
    await choose(stage)
    _, thread = await accepted(stage, stage.lounge)
    await finish(stage, thread)
    await watch(stage)
    (told,) = results(stage.garden)
    assert f"🏅 New badges for {stage.bob.mention}: {EARNED}" in told.content.splitlines()
    assert told.pings == []
    await watch(stage)
    assert len(results(stage.garden)) == 1


@pytest.mark.long
async def test_where_no_results_are_told_badges_are(stage):
    await choose(stage)
    await stage.database.write(
        lambda connection: connection.exec_driver_sql("UPDATE clubhouses SET results = 'none'")
    )
    _, thread = await accepted(stage, stage.lounge)
    await finish(stage, thread)
    await watch(stage)
    (told,) = results(stage.garden)
    (line,) = told.content.splitlines()
    assert line.startswith(f"🏅 New badges for {stage.bob.mention}: {EARNED} · [match 1](https://")
    _, thread = await accepted(stage, stage.lounge)
    await finish(stage, thread, THREE_CATS)
    await watch(stage)
    assert len(results(stage.garden)) == 1, "the second match earned none"
    assert stage.row("SELECT count(*) FROM queued_results") == (0,)


@pytest.mark.long
async def test_where_badges_are_switched_off_none_is_told(stage):
    await choose(stage)
    await stage.database.write(
        lambda connection: connection.exec_driver_sql("UPDATE clubhouses SET badges = false")
    )
    _, thread = await accepted(stage, stage.lounge)
    await finish(stage, thread)
    await watch(stage)
    (told,) = results(stage.garden)
    assert "🏅" not in told.content


@pytest.mark.long
async def test_who_keeps_off_is_told_of_by_nobody(stage):
    await choose(stage)
    await stage.bob.use(stage.lounge, "settings", leaderboards=False)
    channel = await stage.begin()
    await finish(stage, channel)
    assert "🏅" not in (await stage.board(channel)).content
    await watch(stage)
    assert not results(stage.garden)
    card = await finished(stage, await stage.bob.use(channel, "profile"))
    assert "has 3 of 33 badges" in card.content, "they see them themselves"


@pytest.mark.long
@pytest.mark.long
async def test_giving_up_earns_nobody_a_badge_and_who_is_forgotten_has_none(stage):
    await stage.begin()
    await resign(stage, stage.ann, 1)
    assert stage.rows("SELECT * FROM badges") == []
    channel = await stage.begin()
    await finish(stage, channel)
    assert len(stage.rows("SELECT * FROM badges")) == 3
    await forget_me(stage, stage.bob)
    assert stage.rows("SELECT * FROM badges") == []
    assert stage.faults() == []


@pytest.mark.both
async def test_the_first_puzzle_brings_a_badge_and_its_end_says_so_once(stage):
    told = await solve(stage, stage.ann, await stage.ann.use(stage.lounge, "daily"))
    assert "🏅 A new badge: **Aha!**" in told.content
    again = await stage.ann.use(stage.lounge, "daily")
    assert "Aha!" in again.content, "it is the same page"
    card = await stage.ann.use(stage.lounge, "profile")
    shelf = await stage.ann.click(card.message, "Badges")
    assert "**Aha!**: solved a puzzle for the first time" in shelf.content
    again = await solve(stage, stage.ann, await stage.ann.use(stage.lounge, "puzzle"))
    assert "Aha!" not in again.content


async def test_a_puzzle_that_was_begun_first_and_solved_last_brings_no_badge_again(stage):
    daily = await stage.ann.use(stage.lounge, "daily")
    other = await solve(stage, stage.ann, await stage.ann.use(stage.lounge, "puzzle"))
    assert "🏅 A new badge: **Aha!**" in other.content
    stage.clock.moved += timedelta(minutes=1)
    told = await solve(stage, stage.ann, daily)
    assert "Aha!" not in told.content


async def test_a_puzzle_that_is_counted_for_a_server_later_keeps_the_badge_that_it_brought(stage):
    daily = await solve(stage, stage.ann, await stage.ann.use(stage.lounge, "daily"))
    assert "🏅 A new badge: **Aha!**" in daily.content
    stage.clock.moved += timedelta(minutes=1)
    other = await solve(stage, stage.ann, await stage.ann.use(stage.lounge, "puzzle"))
    assert "Aha!" not in other.content
    await stage.ann.click(daily.message, "Always count mine here")
    assert "🏅 A new badge: **Aha!**" in daily.content
