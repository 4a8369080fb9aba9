"""About your level: simulated people, who score against each level what the models of people have scored, find their level."""

from pathlib import Path
from random import Random

import pytest

from services.play.levels import FIRST_LEVEL, LEVELS, BotResult, matching, proposed, shown, today

RUNS = 400


def shares():
    """The share of each model of people against each level, by edition, from docs/engine.md."""
    found, edition = {}, ""
    for line in Path("docs/engine.md").read_text(encoding="utf-8").splitlines():
        name, *cells = (cell.strip() for cell in line.strip("| ").split("|"))
        if cells == [str(shown(level)) for level in LEVELS]:
            edition = name
        elif edition and len(cells) == len(LEVELS) and not set(name) & set("-:"):
            found[edition, name] = {
                level: float(cell) / 100 for level, cell in zip(LEVELS, cells, strict=True)
            }
        elif not line:
            edition = ""
    return found


SHARES = shares()


def levels_of(share, rng, matches=5):
    """The levels that somebody plays at, match by match, and the one that follows."""
    results = []
    for _ in range(matches):
        level = matching(results)
        results.append(BotResult(level, float(rng.random() < share[level])))
        yield level
    yield matching(results)


def suits(share, level):
    return 0.35 <= share[level] <= 0.65 or level in {LEVELS[0], LEVELS[-1]}


def test_all_models_have_been_measured_in_all_editions():
    assert len(SHARES) == 3 * 5


@pytest.mark.parametrize(("edition", "model"), SHARES)
def test_within_five_matches_a_level_suits(edition, model):
    share, rng = SHARES[edition, model], Random(1)
    runs = [list(levels_of(share, rng)) for _ in range(RUNS)]
    assert sum(any(suits(share, level) for level in run) for run in runs) > 0.7 * RUNS
    beside = [
        level
        for level in LEVELS
        if any(suits(share, each) for each in {level - 1, level, level + 1} & {*LEVELS})
    ]
    assert sum(run[-1] in beside for run in runs) > 0.7 * RUNS


def test_a_level_is_proposed_in_the_direction_of_the_result():
    won, lost = [BotResult(14, 1)], [BotResult(14, 0)]
    assert matching([]) == FIRST_LEVEL == 14
    assert proposed(14, 1, won) == 15 <= matching(won)
    assert proposed(14, 0, lost) == 13 >= matching(lost)
    assert proposed(14, 0.5, [BotResult(14, 0.5)]) is None
    assert proposed(19, 0, [BotResult(19, 0)]) == matching([BotResult(19, 0)]) < 16, (
        "far above what suits them"
    )
    assert proposed(20, 1, [BotResult(20, 1)] * 9) is None, "there is none above"
    assert proposed(18, 1, [*lost * 5, BotResult(18, 1)]) is None, "a lucky win far above"
    climbed = [BotResult(level, 1) for level in (12, 13, 15)]
    first = [BotResult(14, 0.5), BotResult(15, 0), BotResult(14, 1)]
    assert matching(first) <= 14
    assert proposed(14, 1, first) == 15, "a level is beaten for the first time"
    again = [BotResult(14, 1), BotResult(15, 0), BotResult(15, 0), BotResult(14, 1)]
    assert proposed(14, 1, again) is None, "that is no news"
    assert proposed(12, 1, climbed) == 14, "what was beaten before is passed over"


def test_results_of_before_count_for_the_level_that_has_the_name():
    assert [shown(level) for level in range(1, 7)] == [1, 4, 6, 8, 9, 10]
    assert [shown(level) for level in LEVELS] == list(range(1, 11))
    assert matching([BotResult(2, 1)]) == matching([BotResult(today(2), 1)])
