"""The list of somebody's matches: all matches of a page are on it, however much there is to say of each."""

from datetime import timedelta

import pytest

from data import Games, MatchClock, MatchDelivery, MatchOffers, MatchState, Offer, Pace, Player, Preferences
from data.queries.matches.shown_matches import MatchToShow, Motion
from game import Edition, Side
from services.play.beginning.series import SeriesScore, SeriesState
from services.play.match_selection import RunningMatch
from services.players.games import GamesList
from tests.data.make import NOW, a_match
from words.catalogue import speaking
from words.languages import languages
from words.limits import CONTENT
from words.play.games import PAGE, games_page

#: Ids on Discord have nineteen digits.
ID = 10**18 + 7
ANN, BOB = Player(1, ID, "Ann"), Player(2, ID, "Bob")


def busy_match(number):
    """A match of which there is as much to say as can be: with a bank, an offer, a planned turn, and in a series."""
    match = a_match(ANN, BOB)._replace(
        id=1_234_000 + number,
        edition=Edition.GHOST,
        guild_id=ID,
        channel_id=ID,
        delivery=MatchDelivery(message_id=ID),
        pace=Pace.FIVE_DAY_BANK,
        state=MatchState.RUNNING,
        turns=123,
        clock=MatchClock(NOW, waiting_left=int(timedelta(days=4, hours=23, minutes=59).total_seconds())),
        offers=MatchOffers(Offer.TIME, Side.GRAY, version=1),
    )
    series = SeriesScore(Games.FIVE, 4, {Side.ORANGE: 1.5, Side.GRAY: 1.5}, SeriesState.RUNNING)
    return RunningMatch(
        MatchToShow(match, ANN, BOB, Motion(True, True)), BOB, awaits_me=False, planned=True, series=series
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("away", [None, "-# " + "x" * 200])
def test_all_matches_of_a_page_are_on_it_however_much_there_is_to_say(language, away):
    listed = [busy_match(number) for number in range(3 * PAGE)]
    with speaking(language):
        pages = [games_page(GamesList(listed, (), Preferences()), number, away) for number in range(3)]
        few = games_page(GamesList(listed[:2], (), Preferences()), 0, away)
    told = "\n".join(pages)
    assert all(str(item.match.id) in told for item in listed)
    assert max(map(len, pages)) <= CONTENT
    assert len(few.splitlines()[-1]) > len(pages[0].splitlines()[-2]), "where there is room, all is said"
