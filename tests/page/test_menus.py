"""Menus, targets and names: everything is in reach, for the mouse, the finger and the keys."""

import pytest
from playwright.sync_api import expect

from sandbox.beginning import new_world
from sandbox.storage import Storage
from tests.page.conftest import MakeTry
from tests.page.test_newcomer import begin

LONG = "Bartholomew-the-Magnificent_who_sleeps_on_the_radiator"
#: What is smaller than a finger and can be pressed; a word within a line of text may be.
SMALL = """() => [...document.querySelectorAll("button, select, summary, input, a.button, [role=option]")]
    .filter((each) => each.checkVisibility() && !each.matches(".mention, .heading .name"))
    .map((each) => [each.closest("label") ?? each, each.getBoundingClientRect()])
    .filter(([each, box]) => box.width && Math.min(each.offsetWidth, each.offsetHeight) < 44)
    .map(([each, box]) => `${each.outerHTML.slice(0, 80)}: ${box.width} x ${box.height}`)"""
#: Elements that are wider than their place, within the page or the log.
SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll(".log, .places, .panel")]
    .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.className)"""


def picker(ann):
    ann.press("Boop!")
    menu = ann.pane.get_by_role("combobox", name="Columns a to c").last
    expect(menu).to_be_visible()
    return menu


def active(menu):
    """The option that Enter would choose."""
    return menu.evaluate(
        "menu => document.getElementById(menu.getAttribute('aria-activedescendant'))"
        ".querySelector('.label').textContent"
    )


@pytest.mark.long
def test_a_menu_opens_where_there_is_room_and_moves_nothing(look):
    page, ann, bob = look()
    begin(ann, bob)
    menu = picker(ann)
    before = menu.bounding_box()
    menu.click()
    panel = ann.pane.locator(".panel:popover-open")
    box = panel.bounding_box()
    assert box["y"] + box["height"] <= before["y"], "below there is no room"
    assert box["y"] >= 0
    assert menu.bounding_box() == before
    page.mouse.click(5, 400)
    expect(panel).to_have_count(0)
    ann.pane.locator(".log").evaluate("log => { log.scrollTop = log.scrollHeight }")
    people = ann.pane.locator(".people")
    name = people.get_by_role("button", name="Bob: menu")
    name.click()
    entry = people.get_by_role("button", name="Challenge to boop").first
    assert entry.bounding_box()["y"] > name.bounding_box()["y"], "above there is no need"
    page.keyboard.press("Escape")
    expect(name).to_be_focused()
    expect(entry).to_be_hidden()


@pytest.mark.long
def test_what_moves_under_a_pressed_option_does_not_lose_the_press(look):
    page, ann, bob = look()
    begin(ann, bob)
    picker(ann).click()
    ann.options().first.hover()
    page.mouse.down()
    # As when a picture has loaded: the button that opened the menu goes elsewhere.
    ann.pane.locator(".log").evaluate("log => { log.scrollTop -= 150 }")
    page.wait_for_timeout(200)
    page.mouse.up()
    expect(ann.pane.get_by_role("button", name="Boop it!")).to_be_visible()


@pytest.mark.long
def test_a_menu_is_found_through_by_first_letters_and_keys(look):
    page, ann, bob = look()
    begin(ann, bob)
    menu = picker(ann)
    menu.focus()
    page.keyboard.type("b4")  # a letter opens it too
    assert active(menu) == "b4"
    labels = ann.options().locator(".label").all_inner_texts()
    page.wait_for_timeout(800)
    for key, number in (("Home", 0), ("ArrowUp", -1), ("ArrowDown", 0), ("End", -1)):
        page.keyboard.press(key)
        assert active(menu) == labels[number]
    page.keyboard.press("c")
    one = active(menu)
    page.keyboard.press("c")
    assert one[0] == active(menu)[0] == "c"
    assert one != active(menu), "the same letter goes on to the next"
    page.keyboard.press("Escape")
    expect(menu).to_have_attribute("aria-expanded", "false")
    page.wait_for_timeout(800)
    page.keyboard.press("Space")
    expect(menu).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Space")
    expect(ann.pane.get_by_role("button", name="Boop it!")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text(f"Ann chose {labels[0]}. The bot answered.")


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_nothing_is_too_small_for_a_finger_or_too_wide_for_the_screen(look, size):
    page, ann, bob = look(1280, 800)
    begin(ann, bob)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    assert page.evaluate(SMALL) == []
    board = ann.pane.locator(".message", has_text="you start!").last
    box = board.get_by_role("button", name="Boop!").bounding_box()
    assert box["x"] + box["width"] <= size[0]
    assert board.locator("img:not(.emoji)").bounding_box()["width"] > 300
    picker(ann).click()
    assert page.evaluate(SMALL) == []
    assert page.evaluate(SIDEWAYS) == []
    page.keyboard.press("Escape")
    page.get_by_text("Trouble", exact=True).click()
    ann.pane.locator(".channel-menu summary").click()
    assert page.evaluate(SMALL) == []
    assert page.evaluate(SIDEWAYS) == []


@pytest.mark.long
def test_on_a_phone_a_menu_is_a_sheet_and_a_press_beside_it_only_closes_it(look):
    page, ann, bob = look(1280, 844)
    begin(ann, bob)
    menu = picker(ann)
    page.set_viewport_size({"width": 390, "height": 844})
    menu.click()
    sheet = ann.pane.locator(".panel:popover-open")
    box = sheet.bounding_box()
    assert (box["x"], box["width"], box["y"] + box["height"]) == (0, 390, 844)
    expect(sheet.get_by_text("Columns a to c")).to_be_visible()
    drawer = ann.pane.get_by_role("button", name="☰ Channels").bounding_box()
    page.mouse.click(drawer["x"] + 10, drawer["y"] + 10)
    expect(sheet).to_have_count(0)
    expect(ann.pane.locator(".places")).to_be_hidden()
    page.mouse.click(drawer["x"] + 10, drawer["y"] + 10)
    expect(ann.pane.locator(".places")).to_be_visible()


@pytest.fixture
def long_names(tmp_path):
    """``make try`` with people, channels and a server whose names are long."""
    world = new_world()
    for named in (*world.users.values(), *world.channels.values(), *world.guilds.values()):
        if named is not world.bot:
            named.name = f"{named.name}-{LONG}"
    storage = Storage(tmp_path)
    storage.save(world)
    running = MakeTry(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.mark.long
def test_long_names_wrap(chromium, long_names):
    page = chromium.new_page(viewport={"width": 1280, "height": 844})
    page.goto(long_names.address)
    page.get_by_role("button", name="challenges").click()
    bob = page.locator(".pane").nth(1)
    bob.get_by_role("button", name="Accept", exact=True).click()
    page.get_by_role("button", name="Open it on both sides").click()
    expect(bob.locator(".message", has_text="you start!")).to_be_visible()
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        title = bob.locator("h2")
        expect(title).to_contain_text(LONG[:20])
        assert title.evaluate("title => title.scrollWidth <= title.clientWidth"), "nothing of it is cut off"
        assert page.evaluate(SIDEWAYS) == []
        for button in page.locator("button:visible").all():
            box = button.bounding_box()
            assert box["x"] + box["width"] <= width
    page.close()
