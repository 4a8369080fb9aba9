"""A language for each chair, and one for the server."""

import pytest
from playwright.sync_api import expect

MINE, SERVERS = "My Discord is in", "This server is in"


#: A browser takes its time; the other files of this room show with every make test that it works.
pytestmark = pytest.mark.long


def set_language(screen, whose, language):
    screen.pane.locator(".channel-menu summary").click()
    screen.pane.get_by_label(whose).select_option(language)
    screen.page.keyboard.press("Escape")


def test_each_chair_and_the_server_have_a_language_that_stays(look):
    page, ann, bob = look()
    set_language(ann, MINE, "Suomi")
    set_language(bob, SERVERS, "日本語")
    page.reload()
    for screen, mine in ((ann, "fi"), (bob, "en-US")):
        screen.pane.locator(".channel-menu summary").click()
        expect(screen.pane.get_by_label(MINE)).to_have_value(mine)
        expect(screen.pane.get_by_label(SERVERS)).to_have_value("ja")
        page.keyboard.press("Escape")
    ann.type("/help")
    expect(ann.options("How to play boop here")).to_be_visible()
