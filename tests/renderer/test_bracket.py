"""The pictures of a knockout: how many there are, and what each state of a tie looks like."""

import pytest

from renderer import BracketRound, BracketScene, BracketTie, draw_bracket
from renderer.cards.contest_sheet import knockout
from tests.looks import LONG_NAMES, far_apart, opened

OPEN = BracketTie(("Ann", "Bob"))


def with_first(tie, players=8):
    """The picture of a knockout that begins with a tie."""
    scene = knockout(["Ann", "Bob"], players, played=0)
    first, *later = scene.rounds
    rounds = [first._replace(ties=[tie, *first.ties[1:]]), *later]
    return opened(draw_bracket(scene._replace(rounds=rounds))[0])


@pytest.mark.parametrize(("players", "pictures"), [(2, 1), (4, 1), (8, 1), (16, 1), (32, 3), (64, 5)])
def test_no_picture_has_more_than_sixteen_players(players, pictures):
    drawn = [opened(each) for each in draw_bracket(knockout(["Ann", "Bob"], players, played=1))]
    assert len(drawn) == pictures
    assert {each.width for each in drawn} == {900}
    assert max(each.height for each in drawn) < 1300


@pytest.mark.parametrize(("players", "tie"), [(32, 0), (32, 15), (64, 7), (64, 8), (64, 31)])
def test_a_tie_of_the_first_round_is_in_one_part(players, tie):
    scene = knockout(["Ann", "Bob"], players, played=0)
    first, *later = scene.rounds
    ties = list(first.ties)
    ties[tie] = BracketTie(("Cleo", "Dora"))
    plain, changed = (
        draw_bracket(scene._replace(rounds=[first._replace(ties=each), *later]))
        for each in (first.ties, ties)
    )
    assert [
        number for number, (one, other) in enumerate(zip(plain, changed, strict=True)) if one != other
    ] == [1 + tie // 8]


def test_the_last_rounds_and_a_part_have_letters():
    scene = knockout(["Ann", "Bob"], 64, played=2)
    first, *parts = (opened(each).crop((12, 0, 52, 1180)) for each in draw_bracket(scene))
    assert len({each.tobytes() for each in (first, *parts)}) == 5


def test_who_has_won_has_a_signpost():
    still, *won = (with_first(OPEN._replace(winner=winner)) for winner in (None, 0, 1))
    assert len({each.tobytes() for each in (still, *won)}) == 3
    beyond = (279, 194, 290, 300)
    tips = [far_apart(still.crop(beyond), each.crop(beyond)) for each in won]
    assert tips[0][3] <= tips[1][1], "at the upper half, or at the lower one"


def test_every_state_of_a_tie_is_seen_without_colour():
    states = (
        BracketTie(),
        BracketTie(("Ann", "")),
        OPEN,
        OPEN._replace(scores=("1", "0")),
        OPEN._replace(winner=0),
        BracketTie(("Ann", ""), winner=0, bye=True),
    )
    shown = [with_first(state) for state in states]
    for number, one in enumerate(shown):
        for other in shown[number + 1 :]:
            assert far_apart(one, other)


def test_the_winner_stands_above_the_final_in_a_crown():
    for players, rounds in ((2, 1), (8, 3), (16, 4)):
        scene = knockout(["Ann", "Bob"], players, played=rounds)
        *others, final = scene.rounds
        still = scene._replace(rounds=[*others, final._replace(ties=[BracketTie(final.ties[0].names)])])
        one, other = (opened(draw_bracket(each)[0]) for each in (scene, still))
        _, top, _, bottom = far_apart(one, other)
        assert bottom - top > 150


@pytest.mark.usefixtures("more_fonts")
@pytest.mark.parametrize("name", LONG_NAMES.values(), ids=LONG_NAMES)
def test_a_name_stays_in_its_box(name):
    for tie in (OPEN, OPEN._replace(winner=0, scores=("1½", "½"))):
        short, long = with_first(tie), with_first(tie._replace(names=(name, "Bob")))
        left, _, right, bottom = far_apart(short, long)
        assert left >= 12 + 8
        assert right <= 12 + 262 - (50 if tie.scores[0] else 0)
        assert bottom < 246, "in the upper half"


def test_words_that_the_fonts_lack_are_left_out():
    def named(word):
        tie = BracketTie(("Ann", ""), winner=0, bye=True)
        rounds = [BracketRound(word, [tie])]
        return draw_bracket(BracketScene(word, rounds, word, word))

    assert named("不戦勝") == named("გასვლა")
