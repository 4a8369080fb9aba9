"""Custom ids and the handlers that they lead to: typed arguments in, and what does not fit refused."""

import ast
from pathlib import Path

import pytest

from bot.commands.common.arguments import (
    AnyEdition,
    EditionName,
    LeaderboardName,
    LeaderboardPlace,
    MatchId,
    NoArgument,
    Picked,
    Signature,
    Source,
    SquareName,
)
from bot.commands.routing.routes import ROUTES
from bot.views.contests.votes import IN_VOTES
from bot.views.first_steps import IN_LESSONS
from bot.views.picker import IN_MATCHES, words_of
from bot.views.plans import IN_PLANS
from bot.views.puzzles import IN_PUZZLES
from bot.views.reviews import IN_REVIEWS
from data.queries.standings import Leaderboard, LeaderboardCursor
from game import Edition, Kind, TurnRequest, parse_square

HUGE = "9" * 30


async def handler(_interaction, match_id: MatchId, request: Picked, square: SquareName):
    """As the picker's."""


async def page(_interaction, leaderboard: LeaderboardName, place: LeaderboardPlace = None):
    """As a leaderboard's."""


async def choices(_interaction, source: Source, edition: EditionName, other: AnyEdition, text: str):
    """All that may be something else than a number."""


def test_words_become_typed_arguments():
    read = Signature(handler).read(["7", "K", "c3", "", "c3d4e5", "f6"])
    request = TurnRequest(Kind.KITTEN, parse_square("c3"), None, tuple(map(parse_square, ("c3", "d4", "e5"))))
    assert read == [7, request, parse_square("f6")]
    assert Signature(choices).read(["file", "ghost", "", "typed"]) == [None, Edition.GHOST, None, "typed"]


@pytest.mark.parametrize(
    "request_",
    [
        TurnRequest(),
        TurnRequest(Kind.CAT, 14),
        TurnRequest(None, 0, 31, (0, 7, 14)),
    ],
)
def test_a_request_is_read_as_it_was_written(request_):
    assert Signature(handler).read(["1", *words_of(request_), "a1"])[1] == request_


def test_what_is_optional_may_be_left_out():
    place = LeaderboardCursor(3, 1512.25)
    assert Signature(page).read(["0", "classic", "0"]) == [Leaderboard(0, Edition.CLASSIC, 0)]
    assert Signature(page).read(["5", "ghost", "20264", "3", place.strength.hex()])[1] == place


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["7"],
        ["7", "K", "c3", "", ""],
        ["x", "K", "c3", "", "", "f6"],
        [HUGE, "K", "c3", "", "", "f6"],
        ["-1", "K", "c3", "", "", "f6"],
        ["7", "Z", "c3", "", "", "f6"],
        ["7", "K", "c9", "", "", "f6"],
        ["7", "K", "c3", "zz", "", "f6"],
        ["7", "K", "c3", "", "c3d", "f6"],
        ["7", "K", "c3", "", "", "f6", "more"],
    ],
)
def test_what_does_not_fit_is_no_argument(words):
    with pytest.raises(NoArgument):
        Signature(handler).read(words)


@pytest.mark.parametrize("words", [["0", "classic", "99"], ["0", "classic", "20264", "1"], ["0", "go", "0"]])
def test_no_such_leaderboard_is_no_argument(words):
    with pytest.raises(NoArgument):
        Signature(page).read(words)


#: Verbs of buttons that the code below does not find. bring: of /board, when it asks which match is meant. leagueletin: of old answers.
ELSEWHERE = {"bring", "leagueletin"}
#: The place of the verb among the arguments of what makes a button, a menu or a form.
PLACES = {"button": 1, "menu": 2, "question": 2, "form": 2, "edition_buttons": 0}


def test_every_verb_that_a_button_has_leads_somewhere():
    verbs = {
        node.args[PLACES[name]].value
        for path in Path("bot").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and (name := getattr(node.func, "id", "")) in PLACES
        if len(node.args) > PLACES[name]
        if isinstance(node.args[PLACES[name]], ast.Constant)
    }
    pickers = (IN_MATCHES, IN_LESSONS, IN_PUZZLES, IN_REVIEWS, IN_PLANS, IN_VOTES)
    verbs |= {verb for verbs in pickers for verb in verbs if isinstance(verb, str)} | ELSEWHERE
    wrong = [f"{verb} is on a button, but not in ROUTES" for verb in sorted(verbs - set(ROUTES))]
    # A verb that has been released stays: old messages have it. It is named in ELSEWHERE from then on.
    wrong += [f"{verb} is in ROUTES, but on no button" for verb in sorted(set(ROUTES) - verbs)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("verb", ROUTES)
def test_every_handler_says_how_its_words_are_read(verb):
    assert Signature(ROUTES[verb])
