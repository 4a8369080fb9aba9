"""The chances that people are told are fitted to what has happened."""

import math
from random import Random

import pytest

from engine.answers import WIN
from engine.people import Calibration
from engine.training.calibration import Judgement, bins, calibrate, fit
from game import Edition


@pytest.mark.long
def test_the_constants_are_found_again_from_what_they_make_likely():
    rng, truth = Random(7), Calibration(scale=2.0, at_hand=0.99, forced=0.8)
    scores = [rng.randrange(-400, 400) for _ in range(4000)] + [WIN - 1, WIN - 3, 4 - WIN] * 400
    judged = [Judgement(score, float(rng.random() < likely(truth, score))) for score in scores]
    found = fit(judged)
    assert found.scale == pytest.approx(2.0, abs=0.25)
    assert found.at_hand == pytest.approx(0.99, abs=0.02)
    assert found.forced == pytest.approx(0.8, abs=0.04)


def likely(truth, score):
    return truth.chance(score) if abs(score) > 400 else 1 / (1 + math.exp(-score / 100 / truth.scale))


def test_what_was_said_is_gathered_by_tens():
    assert [str(each) for each in bins([0.12, 0.18, 1.0], [0, 1, 1])] == [
        "said  15 %: won  50 %  (2)",
        "said 100 %: won 100 %  (1)",
    ]


@pytest.mark.long
def test_the_report_tells_what_was_said_before_and_after():
    lines = list(calibrate(Edition.KITTENS, 3, 1))
    assert lines[0].startswith("kittens: ")
    assert any("Calibration(scale=" in line for line in lines)
    assert list(calibrate(Edition.KITTENS, 3, 1)) == lines
