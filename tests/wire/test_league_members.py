"""Who takes part in a league: who is removed, before it begins or while it runs, is let in again, or leaves."""

import pytest

from tests.stage import boards_in
from tests.wire.seasons import begun, filled, look, people_in
from tests.wire.taps import labels_of
from tests.wire.test_settings import answers_in


@pytest.mark.long
async def test_the_boards_of_whoever_leaves_say_that_their_matches_are_over(stage):
    _, people = await filled(stage, 4)
    message = await begun(stage)
    asked = await people[1].click(message, "Leave")
    assert asked.content.splitlines() == [
        "Leave Winter league in the middle of the season? Your running matches will end.",
        "You've finished only 0 of your 6 matches. That's less than half, so none of yours will count.",
    ]
    assert labels_of(asked.message) == ["Leave", "Stay"]
    kept = stage.kept()
    stayed = await people[2].click((await people[2].click(message, "Leave")).message, "Stay")
    assert stayed.message.content == "OK, you're still in!"
    assert stage.kept() == kept
    left = await people[1].click(asked.message, "Leave")
    assert (left.message.content, labels_of(left.message)) == ("You've left Winter league.", [])
    await look(stage)
    assert stage.row(
        "SELECT count(*), count(CASE WHEN shown_version = version THEN 1 END) FROM matches WHERE state = 'over'"
    ) == (
        6,
        6,
    )
    assert "out · **0** · 0 of 6" in message.content
    assert (await people[1].click(message, "Leave")).content.startswith("You're not in")


@pytest.mark.long
async def test_whoever_was_removed_reads_that_everywhere_and_in_a_letter(stage):
    await filled(stage, 4)
    message = await begun(stage)
    page = await stage.ann.use(stage.garden, "league")
    form = await stage.ann.click(page.message, "Remove someone")
    assert people_in(form) == ["Ann", "Bob", "Cleo", "P0"]
    asked = await stage.ann.fill(form, {"Who": "Bob"})
    assert asked.message is page.message, "the question stands in place of the page"
    assert asked.content == (
        f"Take {stage.bob.mention} out of Winter league? "
        "Their running matches there will end, and they can't come back this season.\n"
        "They've finished only 0 of their 6 matches. That's less than half, so none of them will count.\n"
        "-# I'll let them know in a direct message, if they accept those."
    )
    kept = await stage.ann.click(asked.message, "No, they stay")
    assert kept.content.startswith("### 🏆 Winter league · season 1")
    asked = await stage.ann.fill(await stage.ann.click(page.message, "Remove someone"), {"Who": "Bob"})
    settled = await stage.ann.click(asked.message, "Yes, take them out")
    assert settled.message is page.message
    title, *_, done = settled.content.splitlines()
    assert title == f"### 🏆 Winter league · season 1 · <#{stage.garden.id}>"
    assert done == f"{stage.bob.mention} is out of Winter league. Their running matches there have ended."
    assert people_in(await stage.ann.click(page.message, "Remove someone")) == ["Ann", "Cleo", "P0"]
    await look(stage)
    (row,) = [line for line in message.content.splitlines() if stage.bob.mention in line]
    assert row == f"4. ~~{stage.bob.mention}~~ out · **0** · 0 of 6"
    assert "0 of 6 matches played." in message.content, "those of the three who stay"
    assert message.content.count("**0** · 0 of 4") == 3
    told_so = "You're out of this season"
    assert (
        f"{told_so}. **I'm in** signs you up for season 2."
        in (await stage.bob.use(stage.garden, "league")).content
    )
    await stage.bob.click(message, "I'm in")
    assert (
        f"{told_so}, but you're signed up for season 2."
        in (await stage.bob.use(stage.garden, "league")).content
    )
    pair = next(
        each for each in stage.garden.messages.values() if each.thread and stage.bob.mention in each.content
    )
    over = [
        each for each in boards_in(pair.thread) if f"{stage.bob.mention} isn't taking part" in each.content
    ]
    assert len(over) == 2
    assert all(stage.bob.user.id not in each.pings for each in over)
    [letter] = stage.server.world.direct_channel(stage.bob.user).messages.values()
    assert letter.content == (
        f"A moderator of **{stage.guild.name}** has taken you out of Winter league. "
        "Your running matches there have ended, and you can't come back this season.\n"
        "You've finished only 0 of your 6 matches. That's less than half, so none of yours will count."
    )


@pytest.mark.long
@pytest.mark.both
async def test_whoever_is_taken_out_before_it_begins_stays_out_until_a_moderator_lets_them_in(stage):
    message, _ = await filled(stage, 4)
    page = await stage.ann.use(stage.garden, "league")
    assert "Let someone join again" not in labels_of(page.message)
    form = await stage.ann.click(page.message, "Remove someone")
    asked = await stage.ann.fill(form, {"Who": "Bob"})
    assert asked.content == (
        f"Take {stage.bob.mention} out of Winter league? They can't join again unless you let them.\n"
        "-# I'll let them know in a direct message, if they accept those."
    )
    taken = await stage.ann.click(asked.message, "Yes, take them out")
    await stage.settle()
    out = f"{stage.bob.mention} isn't signed up for Winter league any more"
    assert taken.content.splitlines()[-1] == f"{out}, and can't join again unless you let them."
    assert taken.message is page.message
    assert stage.bob.mention not in message.content
    assert "**Joined so far (3):**" in message.content
    assert (await stage.ann.fill(form, {"Who": "Bob"})).content == taken.content, "but no second letter"
    form = await stage.ann.click(page.message, "Remove someone")
    assert people_in(form) == ["Ann", "Cleo", "P0"]
    refused = await stage.bob.click(message, "I'm in")
    assert refused.content == "A moderator has removed you from this one, so you can't rejoin."
    assert (await stage.bob.click(message, "Leave")).content.startswith("You're not in it")
    form = await stage.ann.click(taken.message, "Let someone join again")
    assert people_in(form) == ["Bob"]
    back = await stage.ann.fill(form, {"Who": "Bob"})
    assert back.content.splitlines()[-1] == f"{stage.bob.mention} can join Winter league again."
    assert "Let someone join again" not in labels_of(back.message)
    await stage.settle()
    await stage.bob.click(message, "I'm in")
    await stage.settle()
    assert "**Joined so far (4):**" in message.content
    out, back = stage.server.world.direct_channel(stage.bob.user).messages.values()
    assert out.content.endswith("You can't join again unless a moderator lets you.")
    assert back.content.endswith("lets you join Winter league again, if you like.")
    assert stage.faults() == []


async def removed(stage, page, who):
    """Ann takes somebody out on a contest's page; the page after that."""
    asked = await stage.ann.fill(await stage.ann.click(page, "Remove someone"), {"Who": who})
    return (await stage.ann.click(asked.message, "Yes, take them out")).message


@pytest.mark.long
async def test_whoever_is_taken_out_reads_the_reason_in_the_letter_alone(stage):
    await filled(stage, 3)
    page = (await stage.ann.use(stage.garden, "league")).message
    other = (await stage.ann.use(stage.garden, "league")).message
    for each in (page, other):
        await stage.ann.fill(await stage.ann.click(each, "Remove someone"), {"Who": "Bob"})
    assert labels_of(page) == ["Yes, take them out", "Take them out and say why", "No, they stay"]
    form = await stage.ann.click(page, "Take them out and say why")
    turned = await stage.ann.fill(form, {"Why": "  Not <@1> again,\n please.  "})
    assert turned.message is page
    assert "isn't signed up for Winter league any more" in turned.content
    again = await stage.ann.click(other, "Yes, take them out")
    assert again.content.startswith("### 🏆 Winter league"), "a question from before shows what is so"
    [letter] = stage.server.world.direct_channel(stage.bob.user).messages.values()
    *_, why, quoted = letter.content.splitlines()
    assert (why, quoted.startswith("> Not "), letter.pings) == ("💬 Why:", True, [])
    assert "again" not in stage.dump()
    stage.server.world.direct_channel(stage.cleo.user).closed = True
    await stage.ann.fill(await stage.ann.click(page, "Remove someone"), {"Who": "Cleo"})
    form = await stage.ann.click(page, "Take them out and say why")
    await stage.ann.fill(form, {"Why": "Sorry"})
    await stage.settle()
    assert answers_in(stage.garden)[-1].content == (
        "I couldn't deliver your reason: their direct messages are closed to me."
    )
    assert stage.faults() == []


@pytest.mark.long
async def test_a_button_of_before_lets_somebody_join_again(stage):
    message, _ = await filled(stage, 3)
    page = (await stage.ann.use(stage.garden, "league")).message
    await removed(stage, page, "Bob")
    old = f"leagueletin:1:{stage.bob.user.id}"
    page.components[-1]["components"][0] |= {"custom_id": old, "label": "Let them join again"}
    back = await stage.ann.click(page, "Let them join again")
    assert back.content.splitlines()[-1] == f"{stage.bob.mention} can join Winter league again."
    assert (await stage.bob.click(message, "I'm in")).content.startswith("You're in: Winter league")


@pytest.mark.long
async def test_where_more_are_in_than_a_menu_holds_discord_looks_for_the_name(stage):
    _, people = await filled(stage, 26)
    page = await stage.ann.use(stage.garden, "league")
    form = await stage.ann.click(page.message, "Remove someone")
    nobody = await stage.ann.fill(form, {})
    assert "That person isn't in it" in nobody.content.splitlines()[-1]
    stranger = stage.person("Stranger")
    not_in = await stage.ann.fill(form, {"Who": stranger})
    assert "That person isn't in it" in not_in.content.splitlines()[-1]
    asked = await stage.ann.fill(form, {"Who": people[-1]})
    out = await stage.ann.click(asked.message, "Yes, take them out")
    assert "⚠️" not in out.content, "what was refused before is gone"
    assert f"{people[-1].mention} isn't signed up for Winter league any more" in out.content
    assert len(people_in(await stage.ann.click(page.message, "Remove someone"))) == 25


async def test_a_page_on_which_nobody_is_left_to_remove_or_let_in_says_so(stage):
    message, _ = await filled(stage, 3)
    for person in (stage.bob, stage.cleo):
        await person.click(message, "Leave")
    page = (await stage.ann.use(stage.garden, "league")).message
    await removed(stage, page, "Ann")
    stale = (await stage.ann.use(stage.garden, "league")).message
    form = await stage.ann.click(page, "Let someone join again")
    await stage.ann.fill(form, {"Who": "Ann"})
    turned = await stage.ann.click(stale, "Let someone join again")
    assert labels_of(turned.message) == ["I'm in", "Edit", "End the league", "Announce a league"]
    await stage.ann.click(message, "I'm in")
    page = (await stage.ann.use(stage.garden, "league")).message
    await stage.ann.click(message, "Leave")
    turned = await stage.ann.click(page, "Remove someone")
    assert labels_of(turned.message) == ["I'm in", "Edit", "End the league", "Announce a league"]
