"""The engine still plays every playthrough as it stands written."""

import pytest

from tests.playthroughs.playthrough import files, written


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_playthrough_is_as_written(path):
    text = path.read_text(encoding="utf-8")
    assert written(text) == text, "if it is right as it is now: python -m tests.playthroughs"


def test_there_are_enough_of_them():
    assert len(files()) >= 12
