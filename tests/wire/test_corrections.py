"""A contest that was announced is corrected before it begins: by the same form, filled with what is so, and told once to those who have joined."""

import re
from datetime import timedelta

import pytest

from sandbox.forms import fields_of
from sandbox.stand_in.interactions import InteractionType
from sandbox.world.places import Permission
from tests.wire import test_arenas as arenas
from tests.wire import test_cups as cups
from tests.wire import test_leagues as leagues
from tests.wire.taps import labels_of
from tests.wire.test_forgeries import forge

DAY = timedelta(days=1)


async def opened(stage, kind="cup"):
    """The form with a contest's terms, which Ann opens from its page."""
    page = await stage.ann.use(stage.garden, kind)
    return await stage.ann.click(page.message, "Edit")


def values_of(form):
    """All that a form is filled with when it opens, by the names of its fields."""
    fields = {name: label["component"] for name, label in fields_of(form.modal).items()}
    return {name: field.get("value") or chosen_in(field) for name, field in fields.items()}


def chosen_in(menu):
    """The option of a menu that is chosen when its form opens."""
    (chosen,) = [option["label"] for option in menu["options"] if option.get("default")]
    return chosen


def corrections_in(channel):
    """The messages that tell of a correction."""
    return [each for each in channel.messages.values() if each.content.startswith("✏️")]


@pytest.mark.long
@pytest.mark.both
async def test_a_cup_is_corrected_before_it_begins_and_whoever_has_joined_reads_it_once(stage):
    message, _ = await cups.announced(stage, 3)
    form = await opened(stage)
    assert {name: value for name, value in values_of(form).items() if name != "contest-begins"} == {
        "contest-name": "Winter **cup**",
        "edition": "Classic: three in a line grow up into cats, three cats in a line win",
        "pace": "2 days each, plus 2 hours a turn",
    }
    # As it is: nothing changes, and nobody is told anything.
    answer = await stage.ann.fill(form, {})
    assert answer.content.splitlines()[-1] == "✅ Saved."
    await stage.settle()
    assert corrections_in(stage.garden) == []
    form = await opened(stage)
    answer = await stage.ann.fill(form, {"Name": "Spring cup", "When it starts": "In 7 days"})
    assert answer.content.startswith(f"### 🏆 Spring cup · <#{stage.garden.id}>\n")
    await stage.settle()
    assert message.content.startswith("### 🏆 Spring cup\n")
    assert "**Joined so far (3):**" in message.content, "nobody has to join again"
    (told,) = corrections_in(stage.garden)
    head, name, begins = told.content.splitlines()
    assert head == "✏️ Winter cup has changed. Here's what's new:"
    assert name == "• Name: **Spring cup**"
    assert begins.startswith("• When it starts: **<t:")
    assert told.answers is message
    assert told.pings == []
    assert stage.faults() == []


@pytest.mark.long
@pytest.mark.both
async def test_an_arena_is_corrected_with_how_long_it_lasts(stage):
    message = await arenas.announced(stage)
    assert values_of(await opened(stage, "arena"))["arena-lasts"] == "1 hour"
    await stage.ann.fill(await opened(stage, "arena"), {"How long it lasts": "2 hours"})
    await stage.settle()
    assert corrections_in(stage.garden) == [], "nobody has joined it yet"
    starts, ends = re.search(r"Starts <t:(\d+):F>.* Ends <t:(\d+):R>", message.content).groups()
    assert int(ends) - int(starts) == 2 * 60 * 60
    assert values_of(await opened(stage, "arena"))["arena-lasts"] == "2 hours"
    assert stage.faults() == []


@pytest.mark.long
async def test_a_contest_that_has_begun_is_corrected_no_more(stage):
    await leagues.filled(stage, 4)
    page = (await stage.ann.use(stage.garden, "league")).message
    other = (await stage.ann.use(stage.garden, "league")).message
    form = await stage.ann.click(page, "Edit")
    await leagues.look(stage, 3 * DAY)
    kept = stage.row("SELECT name, pace FROM contests")
    told = "It has started already, so it can't be edited any more."
    late = await stage.ann.fill(form, {"Name": "Another league"})
    assert late.content.splitlines()[-1] == told
    assert stage.row("SELECT name, pace FROM contests") == kept
    turned = await stage.ann.click(other, "Edit")
    assert turned.message is other
    assert turned.content.splitlines()[-1] == told
    assert "Edit" not in labels_of(other), "the page of before is the one of now"
    assert "Edit" not in labels_of((await stage.ann.use(stage.garden, "league")).message)


@pytest.mark.long
async def test_a_correction_without_a_name_says_so_and_changes_nothing(stage):
    await cups.announced(stage, 3)
    form = await opened(stage)
    kept = stage.kept()
    refused = await stage.ann.fill(form, {"Name": "**"})
    assert "It still needs a name." in refused.content.splitlines()[-1]
    assert stage.kept() == kept
    saved = await stage.ann.fill(await stage.ann.click(refused.message, "Edit"), {"Name": "Spring cup"})
    assert "⚠️" not in saved.content


@pytest.mark.parametrize("everyone_announces", [False, True])
async def test_only_whoever_manages_the_server_corrects(stage, everyone_announces):
    await cups.announced(stage, 3)
    stage.guild.moderators.clear()
    if everyone_announces:
        stage.write("UPDATE guilds SET anyone_announces = true")
    assert "Edit" not in labels_of((await stage.bob.use(stage.garden, "cup")).message)
    kept = stage.kept()
    press = {"custom_id": "leaguecorrect:1", "component_type": 2, "id": 1}
    refused = await forge(stage, InteractionType.COMPONENT, press)
    assert refused.startswith("Only people who can manage this server")
    sent = {"custom_id": "leaguecorrectform:1", "components": []}
    refused = await forge(stage, InteractionType.MODAL, sent)
    assert refused.startswith("Only people who can manage this server")
    assert stage.kept() == kept


@pytest.mark.long
async def test_a_correction_is_told_without_its_message_where_that_can_not_be_answered(stage):
    await cups.announced(stage, 3)
    stage.garden.bot_permissions &= ~Permission.READ_HISTORY
    await stage.ann.fill(await opened(stage), {"Name": "Spring cup"})
    await stage.settle()
    assert [each.answers for each in corrections_in(stage.garden)] == [None]


@pytest.mark.long
async def test_the_next_season_of_a_league_is_corrected_while_it_is_open(stage):
    message, _ = await leagues.filled(stage, 4)
    await leagues.look(stage, 3 * DAY)
    leagues.without_results(stage)
    await leagues.end_all(stage)
    await leagues.look(stage, DAY / 24)
    first = message.content
    await leagues.look(stage, 14 * DAY)
    second = leagues.told(stage)
    await stage.bob.click(second, "I'm in")
    await stage.ann.fill(await opened(stage, "league"), {"Time": "5 days each, plus 6 hours a turn"})
    await stage.settle()
    assert "5 days each, plus 6 hours a turn" in second.content
    assert message.content == first, "what is over stays as it was"
    (told,) = corrections_in(stage.garden)
    assert told.content.splitlines()[1:] == ["• Time: **5 days each, plus 6 hours a turn**"]
    assert told.answers is second
