"""The rules, page by page."""

import pytest

from game import Blocked, Booped, Edition, Fell, GhostMoved, Obstacle
from words.pages.rules import page_text, page_turn, signs_page


@pytest.mark.parametrize("edition", Edition)
def test_one_picture_shows_every_sign_that_its_page_explains(edition):
    page = signs_page(edition)
    told, events = page_text(edition, page), page_turn(edition, page).events
    assert "**Reading a board.**" in told
    assert {Booped, Fell} <= set(map(type, events))
    stays = {event.obstacle for event in events if isinstance(event, Blocked)}
    assert (Obstacle.PIECE_BEHIND in stays) == ("A chain:" in told)
    assert (Obstacle.CAT_BEFORE_KITTEN in stays) == ("A weight:" in told)
    assert any(isinstance(event, GhostMoved) for event in events) == ("A ghost's point" in told)
