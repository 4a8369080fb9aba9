"""The last picture of a match: who played it, in numbers that say what they are, and nothing of it cut off or hidden."""

from unicodedata import east_asian_width

import pytest
from PIL import Image, ImageChops

from game import Booped, Ending, Kind, Piece, Position, Scared, Side, Won, parse_square
from renderer import Captions, Finish, Manner, NameTag, Tally
from renderer.board.board import compose
from renderer.board.ending import FRAMES, ending_changes, ending_film
from renderer.board.headline import headline
from renderer.board.layout import layout_of
from renderer.board.nameplate import draw_brand, draw_nameplate
from renderer.board.scene import scene
from renderer.board.trays import _WORD_ROOM, _WORD_SIZES, POOL_PIECES, tray_layers
from renderer.sprites.cats import Face, sprite
from renderer.sprites.icons import icon
from renderer.sprites.letters import font
from renderer.sprites.theme import COSY, theme_of
from tests.looks import far_apart
from words.catalogue import say, speaking
from words.languages import languages

TALLY = Tally(31, 6, 0), Tally(24, 4, 0)
PLAYERS = NameTag("Zoë", 1540), NameTag("Bob", 1482)
CAPTIONS = Captions("27 turns", ("boops", "boops"), "falls", "grown")
LAYOUT = layout_of(512)
ROW_6 = "1CCC2/6/6/6/2k3/6 o 3/2 -/- classic"
GHOST_ABOVE = "6/6/1CCC2/6/2k3/6 o 3/2 c45w/- ghost"


def won(position, **told):
    """The scene of a board on which Orange's cats have just won, or its kittens where there are none."""
    board = Position.parse(position)
    best = Kind.CAT if board.rules.grows else Kind.KITTEN
    squares = tuple(sorted(square for square, at in board.pieces.items() if at == (Side.ORANGE, best)))
    events = (Won(Side.ORANGE, Ending.LINE, squares),)
    return scene(board, events, finish=Finish(Manner.PLAYED, Side.ORANGE, 27, TALLY, **told))


def frames(shown):
    return list(ending_film(shown, shown.finish, theme_of(shown.edition), LAYOUT))


def drawn(shown):
    return compose(shown, theme_of(shown.edition), LAYOUT)


def differs(one, other):
    return ImageChops.difference(one, other).getbbox()


@pytest.mark.parametrize(
    ("position", "turn", "left_square"),
    [
        ("6/1C1C2/2C3/6/6/k5 o 5/7 -/- classic", "C@c3", "c4"),
        ("5K/5c/3c2/1cK3/2Cc2/C1cC2 g 6/7 b56e/de1n ghost", "C@a3", "d2"),
    ],
)
def test_what_was_pushed_or_jumped_into_the_winning_line_has_its_arrow(position, turn, left_square):
    before = Position.parse(position)
    played = before.play(before.parse_turn(turn))
    bare = [event for event in played.events if not isinstance(event, Booped | Scared)]
    with_arrow, without = (
        drawn(scene(played.position, events, finish=Finish(Manner.PLAYED, before.side)))
        for events in (played.events, bare)
    )
    left, top, right, bottom = differs(with_arrow, without)
    x, y = LAYOUT.centre(parse_square(left_square))
    reach = LAYOUT.square // 2
    assert left - reach <= x <= right + reach
    assert top - reach <= y <= bottom + reach


def test_what_is_pushed_elsewhere_has_no_arrow_in_the_last_picture():
    before = Position.parse("6/1C1C2/2C3/6/6/k5 o 5/7 -/- classic")
    played = before.play(before.parse_turn("C@c3"))
    pushed = Booped(Piece(Side.GRAY, Kind.KITTEN), parse_square("b1"), parse_square("a1"))
    shown = scene(played.position, [*played.events, pushed], finish=Finish(Manner.PLAYED, Side.ORANGE))
    assert differs(drawn(shown), drawn(scene(played.position, played.events, finish=shown.finish))) is None


def test_the_names_are_on_the_binding_below_the_bed_and_nowhere_else():
    named, nameless = drawn(won(ROW_6, players=PLAYERS)), drawn(won(ROW_6))
    left, top, right, bottom = differs(named, nameless)
    assert top > LAYOUT.bed[3] - 4
    assert left < LAYOUT.left + 4
    assert right > LAYOUT.bed[2] - 4
    others = drawn(won(ROW_6, players=(NameTag("ทดสอบ"), NameTag("Bob"))))
    again = drawn(won(ROW_6, players=(NameTag("नमस्ते"), NameTag("Bob"))))
    assert differs(others, named)
    assert bottom <= LAYOUT.height
    assert not differs(others, again), "paws, where the fonts lack a letter"


def test_numbers_get_the_words_that_can_be_written():
    with_signs = drawn(won(ROW_6, players=PLAYERS))
    assert differs(drawn(won(ROW_6, players=PLAYERS, captions=CAPTIONS)), with_signs)
    thai = Captions("27 ตา", ("ทดสอบ", "ทดสอบ"), "ทดสอบ", "ทดสอบ")
    assert not differs(drawn(won(ROW_6, players=PLAYERS, captions=thai)), with_signs)


@pytest.mark.parametrize(("edition", "grows"), [("kittens", False), ("classic", True)])
def test_a_tally_counts_what_there_is_in_its_edition(edition, grows):
    shown = won("6/6/1KKK2/6/2k3/6 o 0/0 -/- " + edition)
    theme = theme_of(shown.edition)
    sprites = {layer for layer, _ in tray_layers(shown, theme, LAYOUT)}
    assert (icon("grown", LAYOUT.scaled(76)) in sprites) is grows
    pieces = {
        sprite(theme.coat(Side.ORANGE), kind, Face.HAPPY, LAYOUT.scaled(POOL_PIECES[kind])) for kind in Kind
    }
    assert not pieces & sprites, "a piece beside the bed would be taken for one in the pool"


def gold_rows(picture):
    """The rows of the picture in which a crown's gold is, within the bed's columns."""
    gold = Image.new("RGB", picture.size, "#FFC93C")
    near = ImageChops.difference(picture, gold).convert("L").point(lambda value: 255 * (value < 12))
    return near.crop((LAYOUT.left, 0, LAYOUT.bed[2], LAYOUT.top * 3)).getbbox()


def test_a_crown_stays_in_the_picture_while_its_cat_hops_in_the_top_row():
    moving = frames(won(ROW_6))[6:]
    assert all(gold_rows(picture)[1] >= 3 for picture in moving)


def test_a_crown_steps_aside_from_a_ghost_above_its_cat():
    shown, theme = won(GHOST_ABOVE), theme_of(won(GHOST_ABOVE).edition)
    x, y = LAYOUT.stitch_centre(shown.ghosts[Side.ORANGE].stitch)
    face = (x - 12, y - 14, x + 12, y + 14)
    with_crowns = compose(shown, theme, LAYOUT).crop(face)
    without = next(
        ending_film(scene(Position.parse(GHOST_ABOVE), finish=shown.finish), shown.finish, theme, LAYOUT)
    )
    assert not differs(with_crowns, without.crop(face))


def test_only_what_changes_is_drawn_again():
    shown = won("6/6/6/6/1CCC2/2k3 o 3/2 -/- classic", players=PLAYERS)
    theme = theme_of(shown.edition)
    first, *changes = ending_changes(shown, shown.finish, theme, LAYOUT)
    assert first.picture.size == (LAYOUT.width, LAYOUT.height)
    assert len(changes) == FRAMES + 1, "and the last is whole again"
    sizes = [change.picture.width * change.picture.height for change in changes]
    assert max(sizes[-5:]) < LAYOUT.width * LAYOUT.height / 4, "then only the winners move"
    left, top, right, bottom = differs(frames(shown)[-1], first.picture)
    last = LAYOUT.corner(shown.won[-1])
    assert last[0] - 4 <= left < right <= last[0] + LAYOUT.square + 4, "only the last cat is still landing"
    assert last[1] - 30 <= top < bottom <= last[1] + LAYOUT.square + 4


@pytest.mark.parametrize("language", languages())
def test_the_words_of_the_tally_have_room_in_every_language(language):
    with speaking(language):
        words = [say("picture-boops", count=count) for count in (1, 2, 5)]
        words += [say(key) for key in ("picture-falls", "picture-grown")]
    smallest = font(min(_WORD_SIZES))
    # A wide letter is as wide as it is high; whether the font has it depends on the machine.
    for word in words:
        wide = sum(east_asian_width(letter) == "W" for letter in word)
        width = wide * min(_WORD_SIZES) if wide else smallest.getlength(word)
        assert width <= _WORD_ROOM, word


@pytest.mark.parametrize("winner", Side)
def test_the_winner_is_seen_at_their_name_without_colour(winner):
    layout, players = layout_of(), (NameTag("Ann", 1534), NameTag("Bartholomew", 1612))

    def plate(won):
        picture = Image.new("RGB", (layout.width, layout.height), COSY.card)
        draw_nameplate(picture, COSY, layout, players, turns=27, over=True, winner=won)
        return picture

    left, top, right, _ = far_apart(plate(None), plate(winner))
    first, second = (100, layout.middle[0]) if winner is Side.ORANGE else (layout.middle[0], 924)
    assert first < left < right < second, "on their side alone, and not over the turns"
    assert right - left > 200
    assert top > layout.bed[3], "below the bed"


def test_the_game_s_name_is_between_two_columns_and_touches_neither_letter():
    layout = layout_of()
    bare = Image.new("RGB", (layout.width, layout.height), COSY.binding)
    branded = bare.copy()
    draw_brand(branded, COSY, layout)
    left, _, right, _ = ImageChops.difference(bare, branded).getbbox()
    room = layout.scaled(24)
    assert (
        layout.centre(parse_square("c6"))[0] + room
        < left
        < right
        < layout.centre(parse_square("d6"))[0] - room
    )


def test_turns_without_words_are_a_number_and_no_hourglass():
    layout = layout_of()
    picture = Image.new("RGB", (layout.width, layout.height), COSY.card)
    draw_nameplate(picture, COSY, layout, PLAYERS, turns=9)
    between = Image.new("RGB", picture.size, COSY.card)
    draw_nameplate(between, COSY, layout, PLAYERS, caption="#9", turns=9)
    left, _, right, _ = differs(picture, between)
    assert right - left < layout.scaled(80), "as narrow as these letters"


def test_who_has_won_and_how_is_written_above_the_bed():
    bare = drawn(won(ROW_6, players=PLAYERS))
    told = drawn(won(ROW_6, players=PLAYERS, headline="Zoë wins: three cats in a line!"))
    _, _, _, bottom = differs(told, bare)
    assert bottom < LAYOUT.centre(parse_square("a6"))[1], "no more than a crown that sits lower"
    thai = drawn(won(ROW_6, players=PLAYERS, headline="ทดสอบ"))
    assert not differs(thai, bare), "nothing, where the fonts lack a letter"


def test_what_is_written_above_the_bed_stays_while_the_crowns_come_down():
    shown = won(ROW_6, players=PLAYERS, headline="Zoë wins: three cats in a line!")
    plate, (x, y) = headline(shown.finish.headline, theme_of(shown.edition), LAYOUT)
    width, height = plate.image.size
    box = (x - width // 2 + height, y - height // 2 + 2, x + width // 2 - height, y + height // 2 - 2)
    first, *others = (picture.crop(box) for picture in frames(shown))
    assert all(differs(first, other) is None for other in others)


def test_the_gold_under_the_winners_name_ends_with_the_name():
    def gold(name):
        players = NameTag(name, 1540), NameTag("Bob", 1482)
        picture = drawn(won(ROW_6, players=players)).crop(
            (LAYOUT.left, LAYOUT.height - 14, LAYOUT.middle[0], LAYOUT.height - 10)
        )
        near = ImageChops.difference(picture, Image.new("RGB", picture.size, COSY.gold)).convert("L")
        left, _, right, _ = near.point(lambda value: 255 * (value < 12)).getbbox()
        return right - left

    assert gold("Zo") + 20 < gold("Zoë Zoë")
