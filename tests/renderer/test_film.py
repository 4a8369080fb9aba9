"""Films of whole games: who played is on each picture, and however many turns there were, nobody watches for over half a minute."""

import io
from functools import cache
from itertools import pairwise, product
from random import Random

import pytest
from PIL import Image, ImageChops

from game import Edition, Graduated, Position, Side
from renderer import FilmWords, Finish, Manner, NameTag, draw_film
from renderer.film.pace import BRIEF, MOVING, WHOLE, paces

#: What a film may take, as a message's attachment.
MOST = 8 * 2**20
PLAYERS = NameTag("Zoë", 1540), NameTag("Анна")


@cache
def a_game(count):
    """So many turns of a game that nobody wins, in which nobody grows up while that can be helped."""
    random, position, turns = Random(3), Position.start(Edition.CLASSIC), []

    def harm(turn):
        played = position.play(turn)
        return bool(played.position.outcome), any(isinstance(event, Graduated) for event in played.events)

    while len(turns) < count:
        legal = position.legal_turns()
        turns.append(min(random.sample(legal, k=len(legal)), key=harm))
        position = position.after(turns[-1])
    return turns


def film(turns, **how):
    return draw_film(Position.start(Edition.CLASSIC), turns, MOST, **how)


def durations(gif):
    """Milliseconds of each picture."""
    with Image.open(io.BytesIO(gif)) as shown:
        found = []
        for number in range(shown.n_frames):
            shown.seek(number)
            found.append(shown.info["duration"])
        return found


def picture(gif, number):
    with Image.open(io.BytesIO(gif)) as shown:
        shown.seek(number)
        return shown.convert("RGB")


@pytest.mark.parametrize(
    "count",
    [
        5,
        pytest.param(17, marks=pytest.mark.long),
        *(pytest.param(n, marks=pytest.mark.long) for n in (65, 300)),
    ],
)
def test_a_film_is_over_within_half_a_minute(count):
    drawn = film(a_game(count))
    shown = durations(drawn)
    assert sum(shown) < 30_000
    assert len(drawn) < MOST
    assert shown[-1] == WHOLE.last
    assert shown.count(WHOLE.standing) >= min(count, 5), "its first turns and its last are at reading pace"
    assert min(shown) >= MOVING


def test_no_film_is_longer_than_it_may_be():
    counts, turns = (9, 24, 64), (1, 5, 6, 17, 30, 65, 150, 300)
    for every, count, frames, lengths in product((0, 2, 4), turns, counts, (WHOLE, BRIEF)):
        found = paces([frames] * count, every, lengths)
        taken = sum(-(-frames // pace.every) * pace.moving if pace.every else 0 for pace in found.values())
        taken += sum(pace.standing for pace in found.values())
        assert lengths.start + lengths.last + MOVING + taken <= lengths.most
        assert list(found) == sorted(found)
        assert count - 1 in found or not found[max(found)].every


def test_the_first_and_the_last_turns_keep_the_pace_of_reading():
    found = paces([16] * 65, 2, WHOLE)
    slow = [place for place, pace in found.items() if pace.standing == WHOLE.standing]
    assert slow == [0, 1, 62, 63, 64]
    assert paces([9] * 6, 2, WHOLE)[3].standing == WHOLE.standing


def test_where_time_is_short_the_turns_in_which_most_moves_are_shown_long_enough_to_be_seen():
    frames = [30 if place % 7 == 3 else 12 for place in range(120)]
    found = paces(frames, 2, WHOLE)
    middle = {place: pace for place, pace in found.items() if 2 <= place < 117}
    assert min(pace.standing for pace in middle.values()) >= 400
    assert {place for place in range(2, 117) if frames[place] == 30} <= set(middle)
    gaps = [after - before for before, after in pairwise(found)]
    assert max(gaps) <= 8, "no part of the game is left out"


@pytest.mark.long
def test_highlights_are_over_within_ten_seconds():
    turns = a_game(65)
    drawn = film(turns, only=(3, 14, 15, 40, 65))
    assert sum(durations(drawn)) < 10_000
    told = []
    draw_film(Position.start(Edition.CLASSIC), turns, MOST, told.append, only=(3, 65))
    assert told == [3, 65]


@pytest.mark.long
def test_who_plays_is_below_the_bed_in_every_picture():
    turns = a_game(2)
    with_names, without = film(turns, players=PLAYERS), film(turns)
    for number in range(len(durations(with_names))):
        differs = ImageChops.difference(picture(with_names, number), picture(without, number)).getbbox()
        assert differs[0] < 180
        assert differs[2] > 585
        assert differs[1] > 640, "the rest of the picture is as it was"


@pytest.mark.long
def test_the_end_of_a_game_that_was_given_up_is_shown():
    finish = Finish(Manner.RESIGNED, Side.GRAY, players=PLAYERS)
    turns = a_game(2)
    given_up, goes_on = (film(turns, finish=finish, players=PLAYERS), film(turns, players=PLAYERS))
    assert picture(given_up, 0).tobytes() != picture(goes_on, 0).tobytes()
    last = len(durations(given_up)) - 1
    assert picture(given_up, 0).tobytes() == picture(given_up, last).tobytes()


def test_above_the_bed_are_a_title_and_at_the_end_the_result():
    start = Position.start(Edition.CLASSIC)
    turns, words = [start.parse_turn("a6")], FilmWords("Boop · match 12", "Zoë wins: Анна gave up.")
    with_words, other = film(turns, words=words), film(turns, words=words._replace(result="A draw."))
    last = len(durations(with_words)) - 1
    strips = [picture(with_words, number).crop((0, 0, 600, 48)).tobytes() for number in range(last + 1)]
    assert strips[0] == strips[last] != strips[1]
    assert len(set(strips)) == 2, "the title stands over all else"
    differing = [n for n in range(last + 1) if picture(with_words, n) != picture(other, n)]
    assert differing == [0, last]


def test_the_number_of_the_turn_stands_between_the_names():
    def middles(gif):
        with Image.open(io.BytesIO(gif)) as shown:
            width, height = shown.size
            between = width // 2 - 39, height - 27, width // 2 + 39, height - 9
            return [picture(gif, number).crop(between).tobytes() for number in range(shown.n_frames)]

    start = Position.start(Edition.CLASSIC)
    # In the corners, where nobody is booped: no arrow lies over the number.
    corners = [start.parse_turn(square) for square in ("a6", "f1", "a1", "f6")]
    found = middles(film(corners, players=PLAYERS))
    assert len(set(found)) == 1 + 4, "a paw before the first turn, and the number of each"
    assert found[0] == found[-1] != found[1]
    chosen = middles(film(corners, players=PLAYERS, only=(2, 4)))
    assert set(chosen) < set(found)
    assert len(set(chosen)) == 1 + 2


def test_an_arrow_off_the_bed_lies_over_the_names():
    """The plate would hide where a piece falls to, in the very picture that stands longest."""
    begins = Position.parse("6/6/6/6/6/1K4 o 0/0 -/- classic")
    falls = begins.parse_turn("c2")
    turns = [falls, begins.after(falls).parse_turn("e5")]
    with_names, without = (
        picture(draw_film(begins, turns, MOST, players=players), 8) for players in (PLAYERS, None)
    )
    width, height = without.size
    below = 0, height - 36, width, height
    arrow = [at for at, colour in enumerate(without.crop(below).get_flattened_data()) if min(colour) > 230]
    assert len(arrow) > 50
    named = list(with_names.crop(below).get_flattened_data())
    assert all(min(named[at]) > 230 for at in arrow)
