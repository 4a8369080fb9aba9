"""Takes the documents' screenshots of ``make try`` into ``docs/``: ``python -m tests.page.screenshots``.

Those of the README, the clubhouse of the server that has lived, and the sheets of ten moments before and after the bed filled the
picture. What was before is taken from the sheets that are there. With Discord's locales (``python -m tests.page.screenshots de ja``) it plays the same ten
moments in these languages, for a look at each: on a phone, into ``build/moments/``, which is not checked in.
"""

import os
import sys
import tempfile
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright

from renderer.sprites.letters import font
from sandbox.beginning import season_begins
from tests.page.conftest import ARGUMENTS, ASK, CHROMIUM, MakeTry, Screen
from tests.page.moments import (
    DESK,
    PHONE,
    Phone,
    Screens,
    open_screens,
    picture_of,
    play_moments,
    play_season,
    settle,
)
from tests.page.test_newcomer import MATCH, THREAD, after, begin, played, tap

DOCS = Path("docs")
#: The sheets of moments, by the size of a picture on them.
SHEETS = {"moments-phone.png": PHONE, "moments-desk.png": (440, 720)}
#: On a sheet: how many moments are in a row, the height of what is written above, the space between.
ACROSS, TITLE, GAP = 2, 44, 16
GROUND, LETTERS = "#0d0e11", "#eceaf0"


def store(picture, name):
    """Keep a picture in the few colours the page has."""
    picture.quantize(256, dither=Image.Dither.NONE).save(DOCS / name, optimize=True)


def keep(page, name):
    page.wait_for_timeout(400)
    store(picture_of(page.screenshot()), name)


def places(cell, moments):
    """Where the two pictures of each moment are on a sheet."""
    width, height = cell
    for number in range(moments):
        row, column = divmod(number, ACROSS)
        left, top = GAP + column * 2 * (width + GAP), TITLE + row * (height + TITLE)
        yield (left, top), (left + width + GAP, top)


def sheet(cell, names, before, after):
    """A sheet of moments, before and after side by side; what is higher than a picture's place is cut off below."""
    (width, height), rows = cell, -(-len(names) // ACROSS)
    made = Image.new("RGB", (GAP + ACROSS * 2 * (width + GAP), TITLE // 2 + rows * (height + TITLE)), GROUND)
    draw = ImageDraw.Draw(made)
    for name, where, pair in zip(
        names, places(cell, len(names)), zip(before, after, strict=True), strict=True
    ):
        for (x, y), when, picture in zip(where, ("before", "now"), pair, strict=True):
            draw.text((x, y - TITLE // 2), f"{name.capitalize()}, {when}", LETTERS, font(24), anchor="lm")
            made.paste(picture.crop((0, 0, min(width, picture.width), min(height, picture.height))), (x, y))
    return made


def before_on(name, cell, moments):
    """The pictures from before on a sheet that was made earlier."""
    earlier = Image.open(DOCS / name).convert("RGB")
    return [earlier.crop((x, y, x + cell[0], y + cell[1])) for (x, y), _ in places(cell, moments)]


@contextmanager
def season():
    """``make try`` after a season of matches; the page that plays, and what opens screens of some sizes."""
    # A whole evening is played faster than by people.
    os.environ["BOOP_PRESSES"] = "1000"
    with running() as (address, browser):
        page = browser.new_page()
        page.goto(f"{address}site/dom.js")
        play_season(page)
        yield page, partial(open_screens, browser, address)


def shoot_languages(locales):
    """Play the ten moments in languages, Discord's locales; each picture of a phone into ``build/moments/``."""
    with season() as (page, screens):
        phone = Phone(*screens(PHONE))
        for locale in locales:
            folder = Path("build/moments") / locale
            folder.mkdir(parents=True, exist_ok=True)
            for name, picture in play_moments(page, phone, locale):
                picture.save(folder / f"{name.replace(' ', '-')}.png")


@contextmanager
def running(*, lived=False):
    """``make try``, with an empty server or one that has lived, and a browser."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        tryout = MakeTry(Path(folder), lived=lived)
        tryout.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            yield tryout.address, browser
            browser.close()
        finally:
            tryout.stop()


def shoot_moments():
    """Play the ten moments, and make both sheets anew."""
    with season() as (page, screens):
        names, shots = zip(*play_moments(page, Screens(*screens(PHONE, DESK))), strict=True)
    for (name, cell), now in zip(SHEETS.items(), zip(*shots, strict=True), strict=True):
        store(sheet(cell, names, before_on(name, cell, len(names)), now), name)


def shoot_readme():
    """Play a short match and keep what it looks like."""
    with running() as (address, browser):
        page = browser.new_page(viewport={"width": 1280, "height": 860}, color_scheme="dark")
        page.goto(address)
        panes = page.locator(".pane")
        panes.nth(1).locator(".line").wait_for()
        ann, bob = Screen(page, panes.nth(0)), Screen(page, panes.nth(1))
        begin(ann, bob)
        for number, square in enumerate(MATCH[:4]):
            mover, other = (ann, bob) if number % 2 == 0 else (bob, ann)
            tap(mover, square)
            other.sees(after(number + 1))
        ann.press("Boop!")
        ann.choose("Columns a to c", "b4")
        ann.pane.get_by_role("button", name="Boop it!").wait_for()
        keep(page, "try.png")
        phone = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, color_scheme="light")
        phone.goto(address)
        narrow = Screen(phone, phone.locator(".pane").nth(0))
        narrow.pane.locator(".line").wait_for()
        narrow.press("☰ Channels")
        narrow.open(THREAD)
        narrow.sees("Not played yet")
        keep(phone, "try-phone.png")
        ann.press("Dismiss message")
        played(ann, bob, MATCH[4:], tap)
        ann.sees("🏆")
        page.wait_for_timeout(3000)
        keep(page, "try-finish.png")


def shoot_clubhouse():
    """Keep the clubhouse of the server that has lived: at a desk its board and the season's end, on a phone its board and the week."""
    with running(lived=True) as (address, browser):
        desk = browser.new_page(viewport={"width": 1280, "height": 860}, color_scheme="dark")
        desk.goto(address)
        ann, bob = (in_clubhouse(desk, seat) for seat in (0, 1))
        settle(desk, ann.pane)
        to_top(bob, "The season is over!", ".picture")
        keep(desk, "lived.png")
        phone = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, color_scheme="light")
        phone.goto(address)
        narrow = in_clubhouse(phone, 0)
        settle(phone, narrow.pane)
        house = picture_of(phone.screenshot())
        days_to_monday = 7 - season_begins(datetime.now(UTC)).weekday()
        phone.evaluate(ASK, {"do": "action", "action": "time", "hours": 24 * days_to_monday})
        narrow.sees("The week")
        settle(phone, narrow.pane)
        week = picture_of(phone.screenshot())
        both = Image.new("RGB", (2 * PHONE[0] + GAP, PHONE[1]), GROUND)
        both.paste(house, (0, 0))
        both.paste(week, (PHONE[0] + GAP, 0))
        store(both, "lived-phone.png")


def in_clubhouse(page, seat):
    """Somebody's screen, at the clubhouse."""
    screen = Screen(page, page.locator(".pane").nth(seat))
    screen.pane.locator(".line").wait_for()
    channels = screen.pane.get_by_role("button", name="☰ Channels")
    if channels.is_visible():
        channels.click()
    screen.open("# clubhouse")
    screen.sees("What's on")
    return screen


def to_top(screen, text, part):
    """Scroll to a message, so that a part of it is seen from its beginning."""
    message = screen.pane.locator(".message", has_text=text).last
    message.locator(part).first.evaluate("(seen) => seen.scrollIntoView()")


if __name__ == "__main__":
    if locales := sys.argv[1:]:
        shoot_languages(locales)
    else:
        shoot_readme()
        shoot_clubhouse()
        shoot_moments()
