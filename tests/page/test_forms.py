"""Forms on the page: every field has its label, is filled by keys alone, and has room on a phone."""

import pytest
from playwright.sync_api import expect

from tests.page.test_menus import SIDEWAYS, SMALL


@pytest.mark.long
def test_a_challenge_is_filled_in_by_keys_on_a_phone(look):
    page, ann, _ = look()
    ann.command("challenge")
    page.set_viewport_size({"width": 390, "height": 844})
    form = page.get_by_role("dialog", name="Challenge")
    expect(form.get_by_label("Who to play")).to_be_focused()
    expect(form.get_by_label("Who to play")).to_have_accessible_description(
        "Who to play; leave it out to challenge anyone here"
    )
    assert page.evaluate(SMALL) == []
    assert page.evaluate(SIDEWAYS) == []
    assert form.evaluate("each => each.scrollWidth <= each.clientWidth")
    page.keyboard.type("Bob")
    page.keyboard.press("Tab")
    page.keyboard.type("Kit")
    for _ in range(2):
        page.keyboard.press("Tab")
    begins = form.get_by_role("group", name="Who starts, and how many games")
    expect(begins.get_by_label("Coin toss")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(begins.get_by_label("I start", exact=True)).to_be_checked()
    page.keyboard.press("Enter")
    ann.sees("challenges you to kitten boop")
    ann.sees("Ann starts")


@pytest.mark.long
def test_settings_are_changed_by_boxes_and_a_form_that_is_closed_changes_nothing(look):
    page, ann, _ = look()
    ann.command("settings")
    ann.press("Play and privacy")
    form = page.get_by_role("dialog", name="Play and privacy")
    expect(form.get_by_role("checkbox", name="Animated boards")).to_be_checked()
    form.get_by_role("checkbox", name="Warnings in the preview").check()
    form.get_by_role("button", name="Submit").click()
    ann.sees("Warnings in the preview: on")
    ann.press("Play and privacy")
    form.get_by_role("checkbox", name="Warnings in the preview").uncheck()
    page.keyboard.press("Escape")
    ann.press("Play and privacy")
    expect(form.get_by_role("checkbox", name="Warnings in the preview")).to_be_checked()
    form.get_by_role("button", name="Cancel").click()


@pytest.mark.long
def test_a_moderator_chooses_channels(look):
    page, ann, _ = look()
    ann.command("server")
    ann.press("Channels")
    form = page.get_by_role("dialog", name="Channels")
    form.get_by_label("Daily puzzle").select_option("# lounge")
    form.get_by_role("checkbox", name="# boop").check()
    form.get_by_role("button", name="Submit").click()
    ann.sees("Daily puzzle: # lounge")
    ann.sees("only in # boop")


@pytest.mark.long
def test_a_moderator_chooses_a_role(look):
    page, ann, _ = look()
    ann.command("server")
    ann.press("Clubhouse")
    form = page.get_by_role("dialog", name="Clubhouse")
    form.get_by_label("Champions' role").select_option("Champions")
    form.get_by_role("button", name="Submit").click()
    ann.press("Yes, give it out")
    ann.sees("Champions' role: @Champions")
