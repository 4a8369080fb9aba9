"""The picker: a turn is chosen by taps, and a preview shows its result before it is played."""

import io

import pytest
from PIL import Image

from game import Edition, Position
from tests.wire.games import EIGHT_CATS, THREE_CATS
from tests.wire.taps import labels, labels_of, open_picker, take_turn, tap_square


@pytest.mark.parametrize(
    "script",
    [
        pytest.param(THREE_CATS, id="three cats"),
        pytest.param(EIGHT_CATS, id="eight cats", marks=pytest.mark.long),
    ],
)
async def test_a_whole_match_by_taps(stage, script):
    await stage.begin()
    position = Position.start(Edition.CLASSIC)
    for number, text in enumerate(script):
        turn = position.parse_turn(text)
        begun = position.place(turn.kind, turn.square)
        taps, answer = await take_turn(
            (stage.ann, stage.bob)[number % 2], await stage.board(stage.lounge), turn
        )
        assert answer.content.startswith("Played: ")
        assert answer.message.items == []
        kinds = sum(bool(position.pool(position.side).of(kind)) for kind in type(turn.kind))
        assert taps <= 3 + (kinds == 2) + (len(begun.graduations) > 1)
        position = position.play(turn).position
    assert stage.kept()["matches"][0][7:9] == ("over", "g")
    assert [row[3] for row in stage.kept()["turns"]] == list(script)


async def test_an_ordinary_turn_takes_three_taps_and_six_requests(stage):
    await stage.begin()
    board = await stage.board(stage.lounge)
    served = len(stage.server.served)
    taps, _ = await take_turn(stage.ann, board, Position.start(Edition.CLASSIC).parse_turn("c3"))
    await stage.settle()
    assert taps == 3
    served = [(request.method, request.path.split("/")[1]) for request in stage.server.served[served:]]
    assert served[:4] == [*(("POST", "interactions"),) * 3, ("POST", "channels")]
    # After the board, in whatever order: the private note goes, and the board before says what it shows.
    assert sorted(served[4:]) == [("DELETE", "webhooks"), ("PATCH", "channels")]


async def test_every_free_square_is_in_a_menu_with_what_it_would_do(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")
    picker = await open_picker(stage.bob, await stage.board(stage.lounge))
    left, right, read = picker.items
    assert read["label"] == "Read the board"
    assert labels(left)[:4] == ["a6", "b6", "c6", "a5"]
    assert sorted(labels(left) + labels(right)) == sorted(
        f"{file}{rank}" for file in "abcdef" for rank in "123456" if (file, rank) != ("c", "3")
    )
    told = {
        option["label"]: option.get("description") for item in (left, right) for option in item["options"]
    }
    assert (told["c4"], told["a6"]) == ("boops 1", None)
    assert labels_of(picker)[:2] == ["Columns a to c", "Columns d to f"]


@pytest.mark.long
async def test_the_bed_is_told_in_words_to_those_who_read_boards_so(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")
    picker = await open_picker(stage.bob, await stage.board(stage.lounge))
    pool = f"{stage.bob.mention}'s pool: 8 kittens, 0 cats."
    assert picker.content.splitlines()[-1] == "-# 🟦 You're tuxedo. Your pool: 8 kittens, 0 cats."
    await stage.bob.use(stage.lounge, "settings", pushes_in_words=True)
    picker = await open_picker(stage.bob, await stage.board(stage.lounge))
    told = picker.content.splitlines()[-1]
    assert f"{stage.ann.mention}'s kitten on c3." in told
    assert told.endswith(pool)
    assert picker.embeds[0]["image"]["description"] == "The bed, as told above.", "nobody hears it twice"
    preview = await tap_square(stage.bob, picker, "d4")
    *_, pushed, then, last = preview.content.splitlines()
    assert pushed == "-# Pushed: c3 to b2 (theirs)."
    assert f"Then on the bed: {stage.ann.mention}'s kitten on b2. {stage.bob.mention}'s kitten on d4." in then
    assert last.startswith("-# Not played yet")
    assert preview.attachments[0].description == "The turn and the bed after it, as told above."


async def test_nothing_is_done_before_the_last_tap_and_back_leads_back(stage):
    await stage.begin()
    board, kept = await stage.board(stage.lounge), stage.kept()
    picker = await open_picker(stage.ann, board)
    [again] = picker.embeds
    assert again["image"]["description"] == board.attachments[0].description
    assert again["image"]["url"].endswith(f"{board.attachments[0].id}/{board.attachments[0].filename}")
    assert picker.attachments == [], "the board's own picture is shown again, and none is drawn"
    picker = await tap_square(stage.ann, picker, "c3")
    assert picker.embeds == ()
    [preview] = picker.attachments
    assert Image.open(io.BytesIO(preview.content)).size == (1024, 848)
    assert preview.description.startswith("With this turn: Ann's kitten placed on c3.")
    assert picker.content.startswith("Your kitten on c3 would boop nobody.")
    picker = await tap_square(stage.ann, picker, "e5")
    assert "e5" in picker.content
    picker = (await stage.ann.click(picker, "Start over")).message
    [bed] = picker.attachments
    assert bed.description.startswith(
        "The bed is empty: six by six squares, columns a to f from the left, rows 1 to 6 from the bottom."
    ), "the board is beside the menus again"
    assert labels_of(picker) == ["Columns a to c", "Columns d to f", "Read the board"]
    assert stage.kept() == kept
    assert picker not in stage.bob.sees(stage.lounge), "it is seen by its player alone"


@pytest.mark.long
async def test_kitten_or_cat_is_asked_only_where_there_is_a_choice(stage):
    await stage.begin()
    for number, turn in enumerate(THREE_CATS[:11]):
        await (stage.ann, stage.bob)[number % 2].use(stage.lounge, "move", turn=turn)
    picker = await open_picker(stage.bob, await stage.board(stage.lounge))
    assert "where does your kitten go?" in picker.content
    picker = (await stage.bob.click(picker, "Use a cat")).message
    assert "where does your cat go?" in picker.content
    picker = await tap_square(stage.bob, picker, "c2")
    assert picker.content.startswith("Your cat on c2 would ")
    picker = (await stage.bob.click(picker, "Use a kitten")).message
    assert picker.content.startswith("Your kitten on c2 would "), "the square stays picked"


@pytest.mark.long
async def test_where_a_cat_would_win_a_kitten_is_not_put_unawares(stage):
    await stage.begin()
    for number, turn in enumerate(THREE_CATS[:-1]):
        await (stage.ann, stage.bob)[number % 2].use(stage.lounge, "move", turn=turn)
    picker = await tap_square(stage.bob, await open_picker(stage.bob, await stage.board(stage.lounge)), "e4")
    assert "A cat there would win!" in picker.content
    picker = (await stage.bob.click(picker, "Use a cat")).message
    assert "That wins!" in picker.content
    assert "A cat there" not in picker.content


async def before_a_choice(stage):
    """A match in which a kitten on d1 leaves a choice of what goes back to the pool; who is to move."""
    await stage.begin()
    script = EIGHT_CATS[: EIGHT_CATS.index("K@d1 =a6") + 1]
    for number, turn in enumerate(script[:-1]):
        await (stage.ann, stage.bob)[number % 2].use(stage.lounge, "move", turn=turn)
    return (stage.ann, stage.bob)[(len(script) - 1) % 2]


@pytest.mark.long
async def test_the_graduation_is_asked_only_where_there_is_a_choice(stage):
    mover = await before_a_choice(stage)
    picker = await open_picker(mover, await stage.board(stage.lounge))
    picker = await tap_square(mover, picker, "d1")
    assert "Boop it!" not in labels_of(picker), "not before it is chosen"
    assert "Choices: " in picker.attachments[0].description
    menu = next(item for item in picker.items if item.get("placeholder") == "What goes back to your pool?")
    assert "Pick a line to grow up, or one piece to go back to the pool." in picker.content
    (kitten,) = (option for option in menu["options"] if option["label"].endswith("kitten a6"))
    assert kitten["description"] == "grows up"
    picker = (await mover.pick(picker, "What goes back to your pool?", kitten["label"])).message
    assert "The kitten on a6 grows up." in picker.content
    assert "Boop it!" in labels_of(picker)
    picker = await tap_square(mover, picker, "e4")
    assert "Boop it!" in labels_of(picker) or "What goes back to your pool?" in labels_of(picker)


@pytest.mark.long
async def test_a_typed_turn_that_can_end_in_several_ways_leads_to_the_picker(stage):
    mover = await before_a_choice(stage)
    answer = await mover.use(stage.lounge, "move", turn="d1 kitten")
    assert answer.ephemeral
    picker = answer.message
    assert "What goes back to your pool?" in labels_of(picker)
    menu = next(item for item in picker.items if item.get("placeholder") == "What goes back to your pool?")
    (kitten,) = (option["label"] for option in menu["options"] if option["label"].endswith("kitten a6"))
    picker = (await mover.pick(picker, "What goes back to your pool?", kitten)).message
    assert (await mover.click(picker, "Boop it!")).content.startswith("Played: ")
    # Whoever has no turn, and sends the line that says so, is told it again.
    told = await mover.use(stage.lounge, "move", turn="-")
    assert told.content.startswith("It isn't your turn anywhere.")


@pytest.mark.long
async def test_a_pick_survives_a_restart_but_not_a_change_of_the_match(stage):
    await stage.begin()
    picker = await open_picker(stage.ann, await stage.board(stage.lounge))
    picker = await tap_square(stage.ann, picker, "c3")
    await stage.restart_bot()
    other = await open_picker(stage.ann, await stage.board(stage.lounge))
    assert (await stage.ann.click(picker, "Boop it!")).content.startswith("Played:")
    late = await tap_square(stage.ann, other, "d4")
    assert late.content.startswith("It's <@") or late.content.startswith("Match 1 has moved on")
    assert len(stage.kept()["turns"]) == 1


async def test_the_picker_is_for_the_player_to_move_alone(stage):
    await stage.begin()
    board = await stage.board(stage.lounge)
    assert (await stage.bob.click(board, "Boop!")).content.startswith("It's <@")
    assert (await stage.cleo.click(board, "Boop!")).content.startswith("That's someone else's match.")
