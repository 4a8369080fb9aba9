"""The story of a match: which one is told at the edge of each, and that it is the same whenever it is looked up."""

from dataclasses import dataclass
from datetime import timedelta

import pytest

from data import MatchEnd, MatchState, Preferences, open_database
from data.queries import players, preferences
from data.queries.matches import finished_matches, matches
from game import (
    Booped,
    Edition,
    Ending,
    Fell,
    Ghost,
    GhostMoved,
    Heading,
    Kind,
    Piece,
    Placed,
    Scared,
    Side,
    Won,
)
from services.play.stories import STREAKS, TURNS, Facts, Story, Told, helped_by_ghost, story_of, won_by_ghost
from services.play.telling.summaries import load_to_show
from services.ranking import ratings
from tests.data.make import NOW, a_match, two_players


@dataclass
class Seat:
    id: int


def won(**changes):
    match = a_match(Seat(1), Seat(2))._replace(turns=30, state=MatchState.OVER, winner=Side.ORANGE)
    return match._replace(**{"ending": MatchEnd.LINE, **changes})


BOT = {"level": 14}
TIME, GAVE_UP, EIGHT = ({"ending": end} for end in (MatchEnd.TIME, MatchEnd.RESIGNED, MatchEnd.EIGHT_CATS))
DRAWN = {"winner": None, "ending": MatchEnd.AGREED}
PLAIN = Told(Story.PLAIN)


@pytest.mark.parametrize(
    ("match", "facts", "told"),
    [
        ({}, Facts(), PLAIN),
        ({}, Facts(first=True, streak=1), Told(Story.FIRST_WIN)),
        (GAVE_UP, Facts(first=True), Told(Story.FIRST_WIN)),
        (TIME, Facts(first=True, streak=3, gap=500), PLAIN),
        (BOT, Facts(first=True), Told(Story.LEVEL_BEATEN)),
        (BOT, Facts(), PLAIN),
        ({}, Facts(gap=199), PLAIN),
        ({}, Facts(gap=200), Told(Story.UPSET, 200)),
        ({}, Facts(streak=2), PLAIN),
        ({}, Facts(streak=3), Told(Story.STREAK, 3)),
        ({}, Facts(streak=4), PLAIN),
        ({}, Facts(streak=100), Told(Story.STREAK, 100)),
        ({}, Facts(behind=3), PLAIN),
        ({}, Facts(behind=4), Told(Story.COMEBACK, 4)),
        (GAVE_UP, Facts(behind=4, by_ghost=True), PLAIN),
        ({}, Facts(by_ghost=True), Told(Story.GHOST_LINE)),
        (EIGHT, Facts(), Told(Story.EIGHT_CATS)),
        ({"turns": 25}, Facts(), Told(Story.QUICK, 25)),
        ({"turns": 26}, Facts(), PLAIN),
        ({"turns": 25, **GAVE_UP}, Facts(), PLAIN),
        ({"turns": 25}, None, PLAIN),
        ({"turns": 44}, Facts(), PLAIN),
        ({"turns": 45}, Facts(), Told(Story.LONG, 45)),
        ({"turns": 45, **BOT}, None, Told(Story.LONG, 45)),
        ({"turns": 45, **DRAWN}, None, Told(Story.LONG, 45)),
        ({"turns": 45, **TIME}, Facts(), PLAIN),
        ({"turns": 300, "winner": None, "ending": MatchEnd.TURN_LIMIT}, None, PLAIN),
        # Where several are true, the rarest is told.
        ({}, Facts(first=True, gap=300, streak=3, by_ghost=True), Told(Story.FIRST_WIN)),
        ({}, Facts(gap=300, streak=3, behind=5, by_ghost=True), Told(Story.GHOST_LINE)),
        (EIGHT, Facts(first=True, gap=300, streak=3, behind=5), Told(Story.FIRST_WIN)),
        (EIGHT, Facts(gap=300, streak=3, behind=5), Told(Story.UPSET, 300)),
        (EIGHT, Facts(streak=3, behind=5), Told(Story.STREAK, 3)),
        (EIGHT, Facts(behind=5), Told(Story.COMEBACK, 5)),
        ({"turns": 60, **EIGHT}, Facts(), Told(Story.EIGHT_CATS)),
    ],
)
def test_each_story_is_told_from_its_edge_on(match, facts, told):
    assert story_of(won(**match), facts) == told


@pytest.mark.parametrize("edition", Edition)
def test_an_edition_has_quick_matches_and_long_ones(edition):
    for turns, story in ((TURNS[edition].quick, Story.QUICK), (TURNS[edition].long, Story.LONG)):
        assert story_of(won(edition=edition, turns=turns), Facts()) == Told(story, turns)


def test_a_ghost_has_won_a_line_if_it_pushed_a_piece_into_it():
    cat, here = Piece(Side.ORANGE, Kind.CAT), (2, 2)
    line = Won(Side.ORANGE, Ending.LINE, ((1, 1), here, (3, 3)))
    assert won_by_ghost([Scared(cat, (4, 4), here, ()), line])
    assert not won_by_ghost([Scared(cat, (4, 4), None, ()), line])
    assert not won_by_ghost([Scared(cat, here, (5, 5), ()), line])
    assert not won_by_ghost([Scared(cat, (4, 4), here, ()), Won(Side.ORANGE, Ending.EIGHT_CATS, (here,))])
    assert not won_by_ghost([line])


def test_a_ghost_has_helped_if_it_pushed_or_scared_a_piece_into_the_line_and_the_piece_that_was_placed_has_not():
    cat, here = Piece(Side.ORANGE, Kind.CAT), (2, 2)
    placed, glided = Placed(cat, (4, 4)), GhostMoved(Side.ORANGE, Ghost((0, 0), Heading.NORTH), (0, 1), None)
    pushed, scared = Booped(cat, (4, 4), here), Scared(cat, (4, 4), here, ())
    line = Won(Side.ORANGE, Ending.LINE, ((1, 1), here, (3, 3)))
    assert helped_by_ghost([placed, glided, pushed, line])
    assert helped_by_ghost([placed, glided, scared, line])
    assert not helped_by_ghost([placed, pushed, glided, line])
    assert not helped_by_ghost([placed, glided, Fell(cat, here), line])
    assert not helped_by_ghost([placed, glided, pushed, Won(Side.ORANGE, Ending.EIGHT_CATS, (here,))])


def lookup(connection, match_id):
    return load_to_show(connection, match_id).summary.told


class Evening:
    """Matches that end one after the other by giving up; each is told as soon as it has ended."""

    def __init__(self, connection):
        self.connection, self.told = connection, {}
        self.ann, self.bob = two_players(connection)
        self.cleo = players.get_or_create(connection, 3, "Cleo")
        self.bot = players.set_bot(connection, 4, "Boop Bot")

    def beats(self, winner, loser, **changes):
        """The story of a match that this winner wins, as Orange and as Gray in turn."""
        even = len(self.told) % 2 == 0
        over = a_match(*((winner, loser) if even else (loser, winner)))._replace(
            state=MatchState.OVER,
            ending=MatchEnd.RESIGNED,
            winner=Side.ORANGE if even else Side.GRAY,
            changed_at=NOW + timedelta(minutes=len(self.told)),
            **changes,
        )
        match = matches.add(self.connection, over)
        finished_matches.add_end(self.connection, match, 0.0)
        ratings.count(self.connection, match, match.changed_at, 0.0)
        self.told[match.id] = lookup(self.connection, match.id)
        return self.told[match.id]


def an_evening(connection):
    """A first win and streaks, with the bot between; levels; an upset; somebody who keeps off."""
    evening = Evening(connection)
    ann, bob, cleo, bot = evening.ann, evening.bob, evening.cleo, evening.bot
    assert evening.beats(ann, bot, level=18) == Told(Story.LEVEL_BEATEN)
    assert evening.beats(ann, bob) == Told(Story.FIRST_WIN)
    assert evening.beats(bot, ann, level=18) == PLAIN
    assert evening.beats(ann, bot, level=4) == PLAIN, "the same level by the number it had before"
    assert evening.beats(ann, bob) == PLAIN
    assert evening.beats(ann, bob) == Told(Story.STREAK, 3)
    assert evening.beats(ann, bob) == PLAIN
    assert evening.beats(bob, ann) == Told(Story.FIRST_WIN)
    assert evening.beats(ann, bob) == PLAIN
    for _ in range(2):
        evening.beats(bob, cleo, rated=True)
    assert evening.beats(ann, bob, rated=True).story is Story.UPSET
    assert evening.beats(ann, bob) == Told(Story.STREAK, 3)
    preferences.save(connection, cleo.id, Preferences(unlisted=True))
    assert evening.beats(cleo, ann) == PLAIN
    assert {match_id: lookup(connection, match_id) for match_id in evening.told} == evening.told


async def test_a_story_is_as_of_its_match_however_many_come_after(database_place):
    database = await open_database(database_place)
    await database.write(an_evening)
    await database.close()


def test_the_streaks_that_are_told_are_in_order_and_the_last_is_the_longest():
    assert sorted(STREAKS) == list(STREAKS)
