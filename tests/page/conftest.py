"""A real browser at the page of ``make try``, which is really running; skipped where there is no Chromium."""

import os
import re
import shutil
import signal
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
# A machine that does much else is slow; what never comes is as wrong after twenty seconds as after five.
expect.set_options(timeout=20_000)
#: Chromium as it runs in a container, and without its own talk to the network.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    """Begin with the page: its first test waits for seconds, while others may go on. Where there is no browser, say why."""
    here = Path(__file__).parent
    items.sort(key=lambda item: here not in item.path.parents)
    if CHROMIUM is None:
        for item in items:
            if here in item.path.parents:
                item.add_marker(
                    pytest.mark.skip(reason="There is no Chromium: on Debian, apt install chromium")
                )


class MakeTry:
    """``make try``, running on a folder: with an empty server, or with one that has lived."""

    def __init__(self, folder, *, lived=False):
        self.folder = folder
        self._beginning = () if lived else ("--empty",)
        self.address = ""
        #: What it has said until it told its address.
        self.said = ""
        self._process = None

    def start(self, *arguments):
        given = " ".join(
            ("--no-browser", "--port 0", f"--folder {self.folder}", *self._beginning, *arguments)
        )
        self._process = subprocess.Popen(  # noqa: S603
            ["make", "--no-print-directory", "try", f"ARGS={given}"],  # noqa: S607
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            env={name: value for name, value in os.environ.items() if name != "MAKEFLAGS"},
        )
        self.said = ""
        for line in self._process.stdout:
            self.said += line
            if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
                self.address = found[0]
                return
        raise AssertionError("make try ended before it told its address")

    def stop(self):
        """Ctrl-C, as a terminal sends it to all who run in it; the last words."""
        os.killpg(self._process.pid, signal.SIGINT)
        words, _ = self._process.communicate(timeout=60)
        return words


@pytest.fixture
def make_try(tmp_path):
    """``make try`` with an empty folder, for tests that stop it, or move its clock."""
    running = MakeTry(tmp_path / "kept")
    running.start()
    yield running
    assert "Goodbye" in running.stop()


@pytest.fixture
def lived_try(tmp_path):
    """``make try`` as people begin it: with a server that has lived for a month."""
    running = MakeTry(tmp_path / "lived", lived=True)
    running.start()
    yield running
    assert "Goodbye" in running.stop()


@pytest.fixture(scope="session")
def shared_try(tmp_path_factory):
    """``make try`` for all other tests: each of them gets a new server with new people on it."""
    running = MakeTry(tmp_path_factory.mktemp("shared") / "kept")
    running.start()
    yield running
    assert "Goodbye" in running.stop()


@pytest.fixture(scope="module")
def chromium():
    """The browser, one for each module: its event loop must not outlast the tests with a browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@dataclass
class Screen:
    """One person's half of the page, by what its reader sees."""

    page: object
    pane: object

    def type(self, text):
        self.pane.locator(".line").click()
        self.page.keyboard.type(text)

    def press(self, label):
        """The newest button of that name."""
        button = self.pane.get_by_role("button", name=label, exact=True).last
        button.click()

    def options(self, text=""):
        """What a list that is open offers."""
        return self.pane.locator("li[role=option]:visible", has_text=text)

    def choose(self, menu, option):
        self.pane.get_by_role("combobox", name=menu).last.click()
        self.options(option).first.click()

    def open(self, channel):
        self.place(channel).click()

    def place(self, channel):
        """A channel in the list, by its name or a pattern of it."""
        return self.pane.locator(".places").get_by_role("button", name=channel)

    def command(self, name, **options):
        """A slash command by mouse: picked from the list, its options from theirs."""
        self.type("/")
        self.options(f"/{name}").first.click()
        for option, value in options.items():
            self.pane.get_by_role("combobox", name=option, exact=True).click()
            self.options(value).first.click()
        self.press("Send")

    def sees(self, text):
        expect(self.pane.locator(".message", has_text=text).last).to_be_visible()

    def sees_no(self, text):
        expect(self.pane.locator(".message", has_text=text)).to_have_count(0)


#: Asks the stand-in for something as the page would, and answers with what it says of the places.
ASK = """(what) => new Promise((resolve) => {
    let places;
    const socket = new WebSocket(`ws://${location.host}/client/0/anybody`);
    socket.onopen = () => socket.send(JSON.stringify({ ...what, id: 1 }));
    socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.kind === "places") places = frame;
        if (frame.kind !== "done") return;
        socket.close();
        resolve(places);
    };
})"""


@pytest.fixture
def look(chromium, request):
    """Open the page at a size; Ann's and Bob's screens. No script on it may fail.

    The page is that of the test's own ``make try`` if it has one, else a new server of the shared one.
    """
    own = next((name for name in ("make_try", "lived_try") if name in request.fixturenames), None)
    running = request.getfixturevalue(own or "shared_try")
    contexts, errors = [], []

    def open_page(width=1280, height=800, **options):
        context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        is_new = not own and not contexts
        if is_new:
            page.goto(f"{running.address}site/dom.js")
            page.evaluate(ASK, {"do": "action", "action": "anew"})
        contexts.append(context)
        page.goto(running.address)
        expect(page.locator(".pane")).to_have_count(2)
        panes = page.locator(".pane")
        for pane in (panes.nth(0), panes.nth(1)):
            expect(pane.locator(".line")).to_have_count(1)
        if is_new:
            # What comes before the bot has greeted the server would not be the newest message for long.
            expect(panes.nth(0).locator(".message")).not_to_have_count(0)
        return page, Screen(page, panes.nth(0)), Screen(page, panes.nth(1))

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
