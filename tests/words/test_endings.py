"""The end of a match in words: its story and a kind word, always the same for one match, short, and another for the next."""

from dataclasses import replace

import pytest

from data import MatchEnd, MatchState, Player
from game import Position, Side
from services.play.levels import LEVELS
from services.play.snapshots import Snapshot, Summary
from services.play.stories import Story, Told
from tests.data.make import NOW, a_match
from tests.words.test_frame import NAMES, SMALL_ROW, seen
from words.catalogue import run_on, speaking
from words.languages import languages
from words.play.boards.endings import good_game, story
from words.play.boards.running import board_text
from words.play.results import result_text

ANN, BOB, BOT = Player(1, 11, "Ann"), Player(2, 12, "Bob"), Player(3, 12, "Boop Bot", is_bot=True)
#: What a story counts at the most.
NUMBERS = {Story.UPSET: 850, Story.STREAK: 100, Story.COMEBACK: 8, Story.QUICK: 26, Story.LONG: 299}
WAYS = 3
LONGEST = 90


def ended(number, told, *, ending=MatchEnd.LINE, winner=Side.ORANGE, level=None):
    other = BOT if level else BOB
    match = a_match(ANN, other)._replace(
        id=number, state=MatchState.OVER, ending=ending, winner=winner, level=level, changed_at=NOW
    )
    summary = Summary(None, None, told=Told(told, NUMBERS.get(told, 0)))
    return Snapshot(match, ANN, other, None, Position.start(match.edition), summary=summary)


def all_ends():
    """Every story and every kind word in each of its ways, as somebody may read them together."""
    for number in range(1, WAYS + 1):
        people = set(Story) - {Story.LEVEL_BEATEN}
        yield from (ended(number, told) for told in people)
        for told in (Story.FIRST_WIN, Story.UPSET, Story.STREAK, Story.LONG, Story.PLAIN):
            yield ended(number, told, ending=MatchEnd.RESIGNED)
        for level in (None, LEVELS[0]):
            for told in (Story.LONG, Story.PLAIN):
                yield ended(number, told, ending=MatchEnd.AGREED, winner=None, level=level)
        for ending in (MatchEnd.LINE, MatchEnd.RESIGNED):
            for told in (Story.LONG, Story.PLAIN):
                yield ended(number, told, ending=ending, winner=Side.GRAY, level=LEVELS[0])
        for level in LEVELS:
            yield ended(number, Story.LEVEL_BEATEN, level=level)
        for told in people - {Story.FIRST_WIN, Story.UPSET, Story.STREAK}:
            yield ended(number, told, level=LEVELS[0])


def test_nobody_is_praised_where_the_clock_decided():
    with speaking("en"):
        for number in range(1, WAYS + 1):
            assert good_game(ended(number, Story.PLAIN, ending=MatchEnd.TIME)) is None
            told = board_text(ended(number, Story.PLAIN, ending=MatchEnd.TIME)).splitlines()
            assert "" not in told, "no empty line in its place"


@pytest.mark.parametrize("language", languages())
def test_a_story_and_its_kind_word_fit_a_line_together(language):
    with speaking(language):
        for end in all_ends():
            [line] = seen(run_on((story(end), good_game(end))), NAMES[8])
            assert len(line) <= LONGEST, line


def test_a_match_is_told_in_the_same_words_again_and_the_next_one_in_others():
    for told in set(Story) - {Story.PLAIN, Story.LEVEL_BEATEN}:
        ways = [story(ended(number, told)) for number in range(1, 2 * WAYS + 1)]
        assert ways[:WAYS] == ways[WAYS:]
        assert len(set(ways)) == WAYS


def test_the_story_follows_the_result_on_the_board_and_where_the_challenge_stood():
    end = ended(1, Story.FIRST_WIN)
    told = "<@11>'s very first win against another person!"
    assert story(end) == told
    assert board_text(end).splitlines()[1] == f"{told} {good_game(end)}"
    assert result_text(end).splitlines()[1] == told, "there nobody is addressed"


def test_a_plain_match_has_a_kind_word_alone():
    end = ended(1, Story.PLAIN)
    assert story(end) is None
    assert board_text(end).splitlines()[1] == good_game(end)
    assert result_text(end).splitlines()[1].startswith("-# ")


def test_what_comes_after_a_level_that_is_beaten_does_not_say_so_again():
    end = ended(1, Story.LEVEL_BEATEN, level=LEVELS[3])
    text = board_text(
        Snapshot(end.match, ANN, BOT, None, end.position, summary=end.summary._replace(level=LEVELS[4]))
    )
    assert text.splitlines()[1].startswith("A first win over Playful kitten! ")
    assert text.splitlines()[2] == "Next up: Cheeky young cat!"


@pytest.mark.parametrize(("hinted", "is_told"), [(0, False), (6, False), (7, True)])
def test_whoever_wins_by_hints_is_asked_to_do_without(hinted, is_told):
    end = ended(1, Story.LEVEL_BEATEN, level=LEVELS[0])
    end = replace(end, match=end.match._replace(turns=25), hints={Side.ORANGE: hinted})
    with speaking("en"):
        assert ("Can you do it again without them?" in board_text(end)) is is_told


def test_a_win_by_hints_names_the_level_that_follows_once_it_takes_none():
    end = ended(1, Story.LEVEL_BEATEN, level=LEVELS[0])
    end = replace(end, match=end.match._replace(turns=25), hints={Side.ORANGE: 7})
    asked = "Hints helped a lot here. Can you do it again without them?"
    with speaking("en"):
        assert asked in board_text(end).splitlines(), "after the highest level there is none"
        higher = replace(end, summary=end.summary._replace(level=LEVELS[1]))
        assert f"{asked} After that, Clumsy kitten is waiting!" in board_text(higher).splitlines()


@pytest.mark.parametrize("language", languages())
def test_how_far_up_the_ladder_somebody_is_takes_a_row_of_small_print(language):
    end = ended(1, Story.LEVEL_BEATEN, level=LEVELS[-1])
    with speaking(language):
        before = seen(board_text(end), NAMES[8])
        after = seen(board_text(replace(end, summary=end.summary._replace(ladder=len(LEVELS)))), NAMES[8])
    (line,) = [line for line in after if line not in before]
    assert line.startswith("-# ")
    assert line.count("10") == 2
    assert len(line.removeprefix("-# ")) <= SMALL_ROW
