"""What no client of Discord's sends: it changes nothing, costs one line in the log, and is answered if it can be."""

import copy
import logging
import secrets

import pytest

from sandbox.stand_in.interactions import Interaction, InteractionType
from tests.cases import in_turn
from tests.wire.taps import open_picker, tap_square

OLD_BUTTON = "That button is from an older version of me."
OLD_COMMAND = "I don't recognise that command"


async def forge(stage, kind, data, source=None, *, changes=None):
    """Ann sends an interaction with some data, and keys of the payload changed; the content of the answer, or None."""
    world = stage.server.world
    made = Interaction(
        world.new_id(), secrets.token_hex(8), kind, stage.ann.user, stage.lounge, data, world.now(), source
    )
    payload = copy.deepcopy(made.payload(world)) | (changes or {})
    await stage.server.dispatch(made, payload)
    assert (await stage.bob.use(stage.lounge, "games")).content, "by now the bot has read the other"
    await stage.settle()
    return made.answer.result().content if made.answer.done() else None


@pytest.fixture
def one_line(caplog):
    """Whether one line was logged, of no error."""

    def logged():
        lines = [record for record in caplog.records if record.levelno >= logging.WARNING]
        caplog.clear()
        return [(record.levelno, record.exc_info) for record in lines] == [(logging.WARNING, None)]

    return logged


async def test_a_button_that_is_not_on_its_message(stage, one_line):
    await stage.begin()
    kept, board = stage.kept(), await stage.board(stage.lounge)
    press = {"custom_id": "giveup:1:1", "component_type": 2, "id": 1}
    assert (await forge(stage, InteractionType.COMPONENT, press, board)).startswith(OLD_BUTTON)
    assert one_line()
    assert stage.kept() == kept
    there = {"custom_id": board.items[0]["custom_id"], "component_type": 2, "id": 1}
    assert "where does your kitten go?" in await forge(stage, InteractionType.COMPONENT, there, board)


async def test_a_message_that_came_without_buttons_is_taken_at_its_word(stage):
    await stage.begin()
    board = await stage.board(stage.lounge)
    payload = stage.server.world.payload_of(board)
    del payload["components"]
    press = {"custom_id": "more:1:1", "component_type": 2, "id": 1}
    assert await forge(stage, InteractionType.COMPONENT, press, board, changes={"message": payload})


@pytest.mark.long
@in_turn("values", [[], ["c3", "d4"], ["z9"], [5], [None], ["\ud800"], "c3", 5, {"c3": 1}, ["9" * 5000]])
async def test_a_menu_with_what_it_does_not_have(stage, one_line, values):
    await stage.begin()
    picker = await open_picker(stage.ann, await stage.board(stage.lounge))
    kept = stage.kept()
    choice = {"custom_id": picker.items[0]["custom_id"], "component_type": 3, "id": 1, "values": values}
    assert (await forge(stage, InteractionType.COMPONENT, choice, picker)).startswith(OLD_BUTTON)
    assert one_line()
    assert stage.kept() == kept
    assert (await tap_square(stage.ann, picker, "c3")).attachments


@pytest.mark.long
@in_turn(
    "components",
    [[], [{}], [{"component": {}}], [{"component": {"value": 5}}], [5], {"a": 1}, 5, [{"component": None}]],
)
async def test_a_form_without_an_answer(stage, one_line, components):
    form = {"custom_id": "jumped:1", "components": components}
    assert (await forge(stage, InteractionType.MODAL, form)).startswith(OLD_BUTTON)
    assert one_line()


async def test_a_form_with_a_number_no_match_has(stage):
    await stage.begin()
    form = {"custom_id": "jumped:1", "components": [{"component": {"value": "9" * 4300}}]}
    assert (await forge(stage, InteractionType.MODAL, form)).startswith("This match has no such turn.")


@pytest.mark.long
@in_turn(
    ("name", "options"),
    [
        ("nope", []),
        ("move", []),
        ("move", [{"name": "turn", "type": 3, "value": 5}]),
        ("move", [{"name": "turn", "type": 4, "value": "c3"}]),
        ("move", [{"name": "turn", "type": 3, "value": "\ud800"}]),
        ("move", [{"name": "nope", "type": 3, "value": "c3"}]),
        ("move", [{"name": "turn", "type": 3}]),
        ("move", 5),
        ("challenge", [{"name": "member", "type": 6, "value": "5"}]),
        ("challenge", [{"name": "member", "type": 6, "value": "x"}]),
        ("challenge", [{"name": "edition", "type": 3, "value": "chess"}]),
        ("replay", [{"name": "file", "type": 11, "value": "5"}]),
        ("settings", [{"name": "quiet_from", "type": 4, "value": True}]),
        ("settings", [{"name": "boards_move", "type": 5, "value": 1}]),
    ],
)
async def test_a_command_that_was_not_registered_so(stage, one_line, name, options):
    await stage.begin()
    kept = stage.kept()
    command = {"id": "1", "name": name, "type": 1, "options": options}
    assert (await forge(stage, InteractionType.COMMAND, command)).startswith(OLD_COMMAND)
    assert one_line()
    assert stage.kept() == kept


@in_turn(
    "command",
    [
        {"type": 2, "target_id": "5"},
        {"type": 2, "target_id": "5", "resolved": {"users": {"5": {}}}},
        {"type": 3, "target_id": "5"},
        {"type": 99},
    ],
)
async def test_a_member_who_did_not_come_along(stage, one_line, command):
    command |= {"id": "1", "name": "Challenge to boop"}
    assert (await forge(stage, InteractionType.COMMAND, command)).startswith(OLD_COMMAND)
    assert one_line()


@pytest.mark.long
@in_turn(
    "options",
    [
        [],
        [{"name": "edition", "type": 3, "value": "c", "focused": True}],
        [{"name": "season", "type": 3, "value": 5, "focused": True}],
        [{"name": "season", "type": 4, "value": "5", "focused": True}],
        [{"name": "nope", "type": 3, "value": "5", "focused": True}],
    ],
)
async def test_suggestions_for_what_has_none(stage, one_line, options):
    command = {"id": "1", "name": "leaderboard", "type": 1, "options": options}
    assert await forge(stage, InteractionType.AUTOCOMPLETE, command) is None
    assert one_line()


@pytest.mark.long
@in_turn(
    "changes",
    [
        {"id": "x"},
        {"id": "9" * 30},
        {"type": 9},
        {"token": None},
        {"data": None},
        {"data": {}},
        {"member": {}},
    ],
)
async def test_an_interaction_that_cannot_be_answered(stage, one_line, changes):
    press = {"custom_id": "more:1:1", "component_type": 2, "id": 1}
    assert await forge(stage, InteractionType.COMPONENT, press, changes=changes) is None
    assert one_line()


async def test_an_id_from_the_far_future_makes_nothing_late(stage):
    press = {"custom_id": "more:1:1", "component_type": 2, "id": 1}
    await forge(stage, InteractionType.COMPONENT, press, changes={"id": str(2**63 - 1)})
    assert (await stage.ann.use(stage.lounge, "games")).content


_FIRST = {"name": "first", "type": 3, "value": "chance"}


@pytest.mark.both
@pytest.mark.parametrize(("name", "stored"), [(5, "5"), (None, "None"), ("\ud800nn", "?nn")])
async def test_a_name_that_is_no_text_is_kept_as_some(stage, name, stored):
    member = stage.guild.member_payload(stage.ann.user)
    member["user"]["username"] = name
    command = {"id": "1", "name": "challenge", "type": 1, "options": [_FIRST]}
    assert await forge(stage, InteractionType.COMMAND, command, changes={"member": member})
    assert stage.rows("SELECT name FROM players") == [(stored,)]
