"""Fixtures of the tests of pictures."""

import pytest

from renderer.fonts import find_fonts
from renderer.sprites.letters import use_fonts


@pytest.fixture
def more_fonts():
    """The fonts of this machine, for one test alone."""
    found = find_fonts()
    use_fonts(found)
    yield found
    use_fonts(())
