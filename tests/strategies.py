"""What the property tests draw from: games as they are really played."""

from random import Random

from hypothesis import strategies as st

from game import Edition, Position, random_game


@st.composite
def games(draw, editions=tuple(Edition)):
    """An edition and the turns of a whole random game of it."""
    edition = draw(st.sampled_from(editions))
    return edition, random_game(edition, Random(draw(st.integers(0, 2**32))))


@st.composite
def positions(draw, editions=tuple(Edition)):
    """A position somewhere in a random game, not yet over."""
    edition, turns = draw(games(editions))
    position = Position.start(edition)
    for turn in turns[: draw(st.integers(0, len(turns) - 1))]:
        position = position.play(turn).position
    return position
