"""The address holds everybody's place: a reload keeps it, Back goes back, and an enlarged picture is a step."""

import pytest
from playwright.sync_api import expect

#: A browser takes its time; the other files of this room show with every make test that it works.
pytestmark = pytest.mark.long


def in_channel(screen, title):
    expect(screen.pane.get_by_role("heading", name=title, exact=True)).to_be_visible()


def test_a_reload_keeps_the_place_and_back_goes_back(look):
    page, ann, bob = look()
    ann.open("# lounge")
    bob.open("@ Ann")
    bob.pane.get_by_label("Play as").select_option("Cleo")
    in_channel(bob, "# boop")
    bob.open("# lounge")
    page.reload()
    for screen in (ann, bob):
        in_channel(screen, "# lounge")
    expect(bob.pane.get_by_label("Play as")).to_have_js_property("value", cleo := bob_is(bob))
    page.go_back()
    in_channel(bob, "# boop")
    page.go_back()
    in_channel(bob, "@ Ann")
    assert bob_is(bob) != cleo
    page.go_back()
    in_channel(bob, "# boop")
    in_channel(ann, "# lounge")
    page.go_forward()
    in_channel(bob, "@ Ann")


def bob_is(screen):
    """Who sits on the right."""
    return screen.pane.get_by_label("Play as").input_value()


def test_a_phone_shows_the_same_screen_after_a_reload(look):
    page, _, bob = look(390, 780)
    page.get_by_role("group", name="Whose screen").get_by_role("button", name="Bob").click()
    bob.press("☰ Channels")
    bob.open("# lounge")
    page.reload()
    in_channel(bob, "# lounge")


def test_nobody_is_told_of_what_was_said_in_a_channel_that_is_gone(look):
    _, ann, bob = look()
    narrow, *_ = look(390, 780)
    ann.open("# lounge")
    ann.command("challenge", member="Bob")
    tab = narrow.get_by_role("group", name="Whose screen").get_by_role("button", name="Bob")
    expect(tab).to_have_text("Bob1")
    ann.pane.locator(".channel-menu summary").click()
    ann.pane.get_by_role("button", name="Delete this channel").click()
    expect(bob.place("# lounge")).to_have_count(0)
    expect(tab).to_have_text("Bob")


@pytest.mark.parametrize("size", [(1280, 800), (390, 780)])
def test_a_picture_enlarges_and_closes_by_escape_back_or_a_press(look, size):
    page, ann, _ = look(*size)
    # A browser may take its time to go back; until it has, nothing else can be pressed.
    page.evaluate(
        "() => { const back = history.back.bind(history); history.back = () => setTimeout(back, 300) }"
    )
    ann.command("rules")
    picture = ann.pane.locator(".message", has_text="Only you can see this").locator(".picture")
    expect(picture.locator("img")).to_have_js_property("complete", True)
    small = picture.bounding_box()
    large = page.get_by_role("dialog", name="The picture, enlarged")
    for close in (
        lambda: page.keyboard.press("Escape"),
        page.go_back,
        lambda: page.mouse.click(size[0] / 2, size[1] / 2),
        lambda: large.get_by_role("button", name="Close").click(),
    ):
        picture.click()
        shown = large.get_by_role("img").bounding_box()
        assert shown["width"] > small["width"] * 1.2
        assert shown["height"] > small["height"] * 1.2
        close()
        expect(large).to_have_count(0)
        assert page.evaluate("history.state") is None
        expect(picture).to_be_focused()
        ann.sees("Only you can see this")
