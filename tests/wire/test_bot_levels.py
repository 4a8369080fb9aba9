"""A whole match against each level, in turn over the editions: Ann plays as a house cat would."""

from itertools import cycle

import pytest

from engine import Engine, Level
from game import Edition
from services.play.levels import LEVELS, shown
from services.play.stories import TURNS
from tests.stage import boards_in
from tests.wire.test_bot_matches import begin, move, position, state
from words.catalogue import say

#: The strongest plays classic.
MATCHES = list(zip(LEVELS, cycle(reversed(Edition)), strict=False))
#: What the bot says to whoever played it, by who won; after a long match there is a word about that instead.
KIND_WORDS = {
    "o": "A first win over {level}! Well played, <@{ann}>!",
    "g": "Good game, <@{ann}>! Every match makes you stronger.",
    None: "Well fought, <@{ann}>! Neither of us could do better.",
}
AFTER_A_LONG_ONE = "what a match! Well played, <@{ann}>!"


@pytest.fixture(scope="module")
def engine():
    return Engine.load()


@pytest.mark.long
@pytest.mark.parametrize(("level", "edition"), MATCHES)
async def test_a_whole_match_against_each_level(stage, engine, level, edition):
    channel = await begin(stage, level=str(shown(level)), edition=edition.value)
    assert f"I'm playing as {say('level-name', level=shown(level))}" in boards_in(channel)[0].content
    while state(stage)[0] == "running":
        turn = engine.choose(position(stage), Level.SIX, seed=level)
        answer = await move(stage, channel, str(turn))
        assert answer.message.attachments, answer.content
        assert state(stage)[2] == 0, "it has answered, or the match is over"
    over, turns, _ = state(stage)
    assert over == "over"
    assert len(boards_in(channel)) == turns + 1
    (winner,) = stage.row("SELECT winner FROM matches")
    end = (await stage.board(channel)).content
    names = {"ann": stage.ann.user.id, "level": say("level-name", level=shown(level))}
    long = winner != "o" and turns >= TURNS[edition].long
    assert (AFTER_A_LONG_ONE if long else KIND_WORDS[winner]).format(**names) in end
    result = {"o": (1, 0, 0), "g": (0, 1, 0), None: (0, 0, 1)}[winner]
    assert stage.row("SELECT level, wins, losses, draws FROM bot_scores") == (level, *result)
    assert stage.faults() == []
