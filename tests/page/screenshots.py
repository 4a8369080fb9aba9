"""Takes the README's screenshots of ``make try`` into ``docs/``: ``python -m tests.page.screenshots``."""

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.page.conftest import ARGUMENTS, CHROMIUM, MakeTry, Screen
from tests.page.test_newcomer import MATCH, begin, played, tap

DOCS = Path("docs")


def keep(page, name):
    """A screenshot, in the few colours the page has."""
    page.wait_for_timeout(400)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(256, dither=Image.Dither.NONE).save(DOCS / name, optimize=True)


def main():
    """Play a short match and keep what it looks like."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        tryout = MakeTry(Path(folder))
        tryout.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1280, "height": 860}, color_scheme="dark")
        page.goto(tryout.address)
        panes = page.locator(".pane")
        panes.nth(1).locator(".line").wait_for()
        ann, bob = Screen(page, panes.nth(0)), Screen(page, panes.nth(1))
        begin(ann, bob)
        for number, square in enumerate(MATCH[:4]):
            mover, other = (ann, bob) if number % 2 == 0 else (bob, ann)
            tap(mover, square)
            other.sees(f"turn {number + 1}")
        ann.press("Boop!")
        ann.choose("Columns a to c", "b4")
        ann.pane.get_by_role("button", name="Boop it!").wait_for()
        keep(page, "try.png")
        phone = browser.new_page(viewport={"width": 390, "height": 844}, color_scheme="light")
        phone.goto(tryout.address)
        narrow = Screen(phone, phone.locator(".pane").nth(0))
        narrow.pane.locator(".line").wait_for()
        narrow.press("☰ Channels")
        narrow.open("boop 1: Ann")
        narrow.press("Boop!")
        narrow.choose("Columns a to c", "b4")
        narrow.pane.get_by_role("button", name="Boop it!").wait_for()
        keep(phone, "try-phone.png")
        narrow.press("Dismiss message")
        ann.press("Dismiss message")
        played(ann, bob, MATCH[4:], tap)
        ann.sees("🏆")
        keep(page, "try-finish.png")
        browser.close()
        tryout.stop()


if __name__ == "__main__":
    main()
