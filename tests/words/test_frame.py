"""The frame of a board message: two lines and small print, which a phone shows without scrolling."""

import math
import re
from dataclasses import replace
from random import Random

import pytest

from data import MatchClock, MatchDelivery, MatchEnd, MatchState, News, Player
from game import Edition, Position, Side, random_game
from services.play.snapshots import RatingChange, SideCounts, Snapshot, Summary
from tests.data.make import NOW, a_match
from words.play.boards.running import board_text

#: About how many characters a row has on a phone that is 390 pixels wide.
ROW, SMALL_ROW = 46, 55
#: The names of the two players, by the length of a name.
NAMES = {8: ("Annalena", "Bobinsky"), 32: ("A" * 32, "B" * 32)}
ANN, BOB = Player(1, 11, "Ann"), Player(2, 12, "Bob")


def seen(text, names):
    """The lines of a message as a person sees them: names for mentions, words for times."""
    text = text.replace("<@11>", f"@{names[0]}").replace("<@12>", f"@{names[1]}")
    return re.sub(r"<t:\d+:R>", "in 3 days", text).splitlines()


def rows(lines):
    """How many rows lines take on a phone."""
    return sum(
        math.ceil(len(line.removeprefix("-# ")) / (SMALL_ROW if line.startswith("-# ") else ROW))
        for line in lines
    )


def snapshot(edition, **changes):
    delivery = MatchDelivery(message_id=5)
    match = a_match(ANN, BOB)._replace(
        id=7, edition=edition, clock=MatchClock(NOW), **{"delivery": delivery, **changes}
    )
    return Snapshot(match, ANN, BOB, None, Position.start(edition))


def moments(edition):
    """Every moment of a few games, and every way for a match to end."""
    yield snapshot(edition)
    yield snapshot(edition, delivery=MatchDelivery(relocations=1))
    for undone in (1, 2):
        begun = snapshot(edition, news=News.TAKEN_BACK, by=Side.ORANGE, turns=10)
        yield Snapshot(begun.match, ANN, BOB, None, begun.position, undone=undone)
    for seed in range(4):
        position = Position.start(edition)
        for number, turn in enumerate(random_game(edition, Random(seed)), 1):
            played = position.play(turn)
            position = played.position
            if not position.outcome:
                match = snapshot(edition, news=News.TURN, turns=number, by=played.side).match
                yield Snapshot(match, ANN, BOB, played, position)
    ratings = {Side.ORANGE: RatingChange(1540, 18), Side.GRAY: RatingChange(1482, -18)}
    counts = {side: SideCounts(40, 12, 5, lost=15) for side in Side}
    for ending in MatchEnd:
        for rated in (True, False):
            over = {
                "state": MatchState.OVER,
                "ending": ending,
                "rated": rated,
                "by": Side.ORANGE,
                "turns": 41,
            }
            ended = snapshot(edition, winner=Side.ORANGE if ending.won else None, **over)
            yield Snapshot(ended.match, ANN, BOB, None, ended.position, summary=Summary(ratings, counts))


@pytest.mark.parametrize("edition", Edition)
def test_a_board_message_is_two_lines_and_small_print(edition):
    small_lines = 3 if edition is Edition.GHOST else 1
    for moment in moments(edition):
        lines = board_text(moment).splitlines()
        small = [line for line in lines if line.startswith("-# ")]
        # Where the clock decided there is no kind word, and so one line.
        above = 1 if moment.match.ending is MatchEnd.TIME else 2
        assert lines[above:] == small, lines
        assert len(lines) - len(small) == above
        assert len(small) <= (small_lines if moment.running else 2), lines


@pytest.mark.parametrize("edition", Edition)
def test_the_first_line_is_a_notification(edition):
    for moment in moments(edition):
        first = board_text(moment).splitlines()[0]
        assert not re.search(r"<t:|https?://|\*\*|<a?:", first), first


@pytest.mark.parametrize(
    # With ghosts up to four rows more, where a turn does five things: none of them is left out.
    ("length", "most"),
    [(8, {"small": 4, "ghosts": 8}), (32, {"small": 7, "ghosts": 11})],
)
@pytest.mark.parametrize("edition", Edition)
def test_it_fits_a_phone_with_short_names_and_long_ones(edition, length, most):
    allowed = most["ghosts" if edition is Edition.GHOST else "small"]
    for moment in moments(edition):
        lines = seen(board_text(moment), NAMES[length])
        assert rows(lines) <= allowed, lines


def test_to_whoever_reads_in_words_it_is_said_that_a_ghost_may_come_in():
    may = "At the end of this turn, <@11>'s ghost can come in."
    begun = snapshot(Edition.GHOST)
    assert may not in board_text(begun), "the picture shows it"
    assert f"\n-# {may}\n" in board_text(replace(begun, in_words=True))
    out = Position.parse("6/6/6/6/6/6 o 0/0 cd3n/- ghost")
    assert "can come in" not in board_text(replace(begun, in_words=True, position=out))
    assert "can come in" not in board_text(replace(snapshot(Edition.CLASSIC), in_words=True))
