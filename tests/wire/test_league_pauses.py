"""A league that a moderator pauses: its clocks stop, and everybody is told of that once, and of its end."""

import re

import pytest

from sandbox.world.places import Permission
from tests.stage import boards_in
from tests.wire.seasons import DAY, begun, filled, look
from tests.wire.taps import labels_of


@pytest.mark.long
async def test_two_moderators_pause_at_once_and_it_is_paused(stage):
    _, people = await filled(stage, 4)
    message = await begun(stage)
    stage.guild.moderators.add(stage.bob.user.id)
    pages = []
    for person in people[:2]:
        listed = await person.use(stage.garden, "league")
        pages.append(listed)
    for person, page in zip(people, pages, strict=False):
        asked = await person.click(page.message, "Pause")
        assert asked.content.startswith("Pause Winter league? There's no time limit: no new matches")
        assert asked.message is page.message
    back = await people[0].click(pages[0].message, "No, keep it")
    assert "Pause" in labels_of(back.message)
    await people[0].click(back.message, "Pause")
    for person, page in zip(people, pages, strict=False):
        await person.click(page.message, "Pause")
    await stage.settle()
    assert stage.row("SELECT state FROM contests") == ("paused",)
    assert message.content.splitlines()[2].startswith("Paused:")


@pytest.mark.long
async def test_a_pause_stops_the_clocks_and_each_place_is_told_once_of_it_and_of_its_end(stage):
    _, people = await filled(stage, 4)
    message = await begun(stage)
    await pressed(stage, "Pause", "Pause")
    threads = [each.thread for each in stage.garden.messages.values() if each.thread]
    until = "until someone who manages the server resumes it"
    assert f"No new ones will start and no clocks run {until} with </league:" in message.content
    await look(stage)
    for thread in threads:
        lines = [
            each for each in thread.messages.values() if each.content.startswith("⏸️ Winter league is paused")
        ]
        assert [each.pings for each in lines] == [[]]
        assert re.search(rf"the clocks of <@\d+> and <@\d+> are stopped {until}\.", lines[0].content)
        assert all(re.fullmatch(r"Match \d+", label) for label in labels_of(lines[0]))
        assert len(labels_of(lines[0])) == 2
        assert all("· clock stopped" in each.content for each in boards_in(thread)), (
            "no time that is no longer so"
        )
    assert len(threads) == 6
    await stage.restart_bot()
    await look(stage, 30 * DAY)
    assert stage.row("SELECT count(*) FROM matches WHERE state = 'running' AND hold = 'contest'") == (12,)
    await pressed(stage, "Resume")
    await look(stage)
    pinged = []
    for thread in threads:
        gone_on = [each for each in thread.messages.values() if each.content.startswith("▶️ ")]
        assert len(gone_on) == 1
        assert len(re.findall(r"<@\d+>", gone_on[0].content)) == 2
        pinged += [ping for each in gone_on for ping in each.pings]
    assert sorted(pinged) == sorted(each.user.id for each in people), "once, whoever is to move"
    assert stage.row("SELECT count(*) FROM matches WHERE deadline IS NOT NULL") == (12,)
    assert stage.faults() == []


@pytest.mark.both
async def test_where_all_matches_stand_in_one_channel_one_line_tells_of_a_pause(stage):
    await stage.server.allow(stage.garden, Permission.CREATE_THREADS, given=False)
    _, people = await filled(stage, 4)
    await look(stage, 3 * DAY)
    await pressed(stage, "Pause", "Pause")
    await look(stage)
    (told,) = [each for each in stage.garden.messages.values() if each.content.startswith("⏸️ Winter")]
    assert all(each.mention in told.content for each in people)
    assert (told.pings, told.items) == ([], []), "twelve boards are too many to lead to"
    assert stage.row("SELECT count(*) FROM matches WHERE shown_version < version") == (0,)
    boards = [each.content for each in boards_in(stage.garden) if "-# Match" in each.content]
    assert ["· clock stopped" in each for each in boards] == [True] * 12
    await stage.restart_bot()
    await pressed(stage, "Resume")
    begun = "SELECT p.name, p.id FROM matches m JOIN players p ON p.id = m.orange_id WHERE m.id = 1"
    first = next(each for each in people if each.name == stage.row(begun)[0])
    # Who moves before it is stored that the line is shown, may read it twice.
    await stage.until(lambda: stage.row("SELECT shown_version = version FROM matches WHERE id = 1")[0])
    await first.use(stage.garden, "move", turn="c3", match="1")
    await look(stage)
    (gone_on,) = [each for each in stage.garden.messages.values() if each.content.startswith("▶️ ")]
    assert all(each.mention in gone_on.content for each in people), "one who has moved is awaited elsewhere"
    assert {each.user.id for each in people} - set(gone_on.pings) <= {first.user.id}
    assert len(gone_on.pings) == len(set(gone_on.pings))
    assert stage.faults() == []


async def pressed(stage, *labels):
    """Let Ann, who may manage the server, press buttons on the league's page, one after the other."""
    page = (await stage.ann.use(stage.garden, "league")).message
    for label in labels:
        page = (await stage.ann.click(page, label)).message
    await stage.settle()


async def pages(stage, number, person=None):
    """Private pages of the league that were opened one after the other."""
    person = person or stage.ann
    return [(await person.use(stage.garden, "league")).message for _ in range(number)]


@pytest.mark.both
async def test_a_page_of_before_becomes_the_one_of_now_by_a_press(stage):
    message, _ = await filled(stage, 3)
    dora = stage.person("Dora")
    first, second, third = await pages(stage, 3, dora)
    joined = await dora.click(first, "I'm in")
    assert joined.message is first
    assert joined.content.splitlines()[-1].startswith("You're in: Winter league")
    assert labels_of(first) == ["Leave"]
    again = await dora.click(second, "I'm in")
    assert (again.message, labels_of(second)) == (second, ["Leave"])
    assert again.content.splitlines()[-1].startswith("You're in already.")
    assert (await dora.click(first, "Leave")).content.splitlines()[-1] == "You've left Winter league."
    not_in = await dora.click(second, "Leave")
    assert (not_in.message, labels_of(second)) == (second, ["I'm in"])
    assert not_in.content.splitlines()[-1].startswith("You're not in it")
    await dora.click(message, "I'm in")
    await look(stage, 3 * DAY)
    running, *_ = await pages(stage, 1)
    paused, ended = await pages(stage, 2)
    await pressed(stage, "Pause", "Pause")
    shown = await stage.ann.click(running, "Pause")
    assert "Resume" in labels_of(shown.message), "it is paused already"
    await pressed(stage, "End the league", "End the league")
    for page, label in ((running, "Resume"), (paused, "Remove someone"), (ended, "End the league")):
        shown = await stage.ann.click(page, label)
        assert shown.message is page
        assert labels_of(page) == ["Table", "Announce a league"]
        assert shown.content.splitlines()[-1].startswith("That one isn't here any more.")
    asked = await dora.click(third, "I'm in")
    assert labels_of(asked.message) == ["Table"]
    assert stage.faults() == []
