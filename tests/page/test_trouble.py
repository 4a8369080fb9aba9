"""The bar of trouble: what tests inject, a person can see; and the page is for this machine alone."""

import json
import socket
from contextlib import closing
from http.client import HTTPConnection

import pytest
from playwright.sync_api import expect

from tests.page.test_newcomer import after, begin, tap

#: A browser takes its time; the other files of this room show with every make test that it works.
pytestmark = pytest.mark.long


def trouble(page, label):
    page.get_by_text("Trouble", exact=True).click()
    page.get_by_role("button", name=label, exact=True).click()
    page.keyboard.press("Escape")


def test_the_match_goes_on_whatever_goes_wrong(look):
    page, ann, bob = look()
    begin(ann, bob)
    for label, mover, other, square in (
        ("Drop the gateway", ann, bob, "c3"),
        ("Answer the next request with 429", bob, ann, "d4"),
        ("Restart the bot", ann, bob, "a6"),
    ):
        trouble(page, label)
        # As long as the bot is away, the page says that instead.
        expect(page.get_by_role("status")).to_have_text(f"{label}: done.")
        tap(mover, square)
        other.sees(f"kitten on {square} boops")


def test_a_bot_that_is_away_is_told_and_brought_back(look):
    page, ann, bob = look()
    begin(ann, bob)
    trouble(page, "Kill the bot")
    expect(page.get_by_role("status")).to_contain_text("The bot is not there")
    ann.press("Boop!")
    expect(ann.pane.get_by_text("This interaction failed")).to_be_visible()
    trouble(page, "Restart the bot")
    expect(ann.pane.get_by_text("● online")).to_be_visible()
    tap(ann, "c3")
    bob.sees(after(1))


def test_a_thread_is_archived_and_deleted(look):
    _, ann, bob = look()
    begin(ann, bob)
    menu = ann.pane.locator(".channel-menu")
    menu.locator("summary").click()
    menu.get_by_role("button", name="Archive this thread").click()
    ann.command("games")
    expect(ann.pane.get_by_text("do not work in an archived thread")).to_be_visible()
    menu.locator("summary").click()
    menu.get_by_role("button", name="Delete this thread").click()
    for screen in (ann, bob):
        expect(screen.pane.locator("h2")).to_have_text("# boop")
    ann.command("board")
    ann.sees("has moved here")
    tap(ann, "c3")
    bob.sees(after(1))


def test_permissions_are_taken_away(look):
    _, ann, _ = look()
    menu = ann.pane.locator(".channel-menu")
    menu.locator("summary").click()
    menu.get_by_label("Attach Files").uncheck()
    ann.command("challenge")
    ann.sees("Attach Files")
    ann.sees("Only you can see this")


def test_nobody_else_gets_in(shared_try):
    port = int(shared_try.address.rstrip("/").rpartition(":")[2])
    others = [address[4][0] for address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    for address in {*others} - {"127.0.0.1"}:
        with socket.socket() as elsewhere:
            assert elsewhere.connect_ex((address, port)) != 0
    with closing(HTTPConnection("127.0.0.1", port)) as foreign:
        foreign.request("GET", "/client/1", headers={"Origin": "http://elsewhere.example"})
        assert foreign.getresponse().status == 403


def test_no_asset_comes_from_elsewhere(look, shared_try):
    page, ann, bob = look()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    begin(ann, bob)
    assert asked
    assert [url for url in asked if not url.startswith((shared_try.address, "data:"))] == []
    assert json.loads(page.evaluate("JSON.stringify([...document.scripts].map((s) => s.src))")) == [
        f"{shared_try.address}site/main.js"
    ]


def test_no_other_website_and_no_other_file(shared_try):
    port = int(shared_try.address.rstrip("/").rpartition(":")[2])
    for path, headers in (
        ("/site/%2fetc%2fpasswd", {}),
        ("/site/..%2fpage.py", {}),
        ("/api/v10/users/@me", {"Origin": "http://elsewhere.example"}),
        ("/api/v10/users/@me", {"Host": "elsewhere.example"}),
        ("/gateway/", {"Origin": "http://elsewhere.example"}),
        ("/", {"Host": "elsewhere.example"}),
    ):
        with closing(HTTPConnection("127.0.0.1", port)) as foreign:
            foreign.request("GET", path, headers=headers)
            assert foreign.getresponse().status in {403, 404}, (path, headers)


def test_odd_words_break_nothing(look):
    page, ann, bob = look()
    odd = ("<t:9999999999999999999>", "<img src=x onerror=alert(1)>", "[x](javascript:alert(1))", "**")
    # The bot's greeting may be there or not: the bot may still have been logging in.
    written = [
        screen.pane.locator(".message", has=page.locator(".heading", has_text="Ann")) for screen in (ann, bob)
    ]
    for number, words in enumerate(odd, 1):
        ann.type(words)
        page.keyboard.press("Enter")
        expect(written[1]).to_have_count(number)
    assert bob.pane.locator(".message a, .message .content img").count() == 0
    page.reload()
    expect(written[0]).to_have_count(len(odd))


def test_a_command_typed_in_one_go(look):
    page, ann, bob = look()
    begin(ann, bob)
    ann.pane.locator(".line").fill("/move c3")
    page.keyboard.press("Enter")
    expect(ann.options().first).to_contain_text("c3")
    page.keyboard.press("Escape")  # the list
    page.keyboard.press("Escape")  # the command
    expect(ann.pane.locator(".line")).to_be_focused()
    ann.type("/move d4")
    expect(ann.options().first).to_contain_text("d4")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    bob.sees(after(1))


def test_what_is_half_typed_outlasts_the_stand_in(look, make_try):
    page, ann, _ = look()
    ann.type("half a sentence")
    make_try.stop()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("make try has ended")
    expect(ann.pane.locator(".line")).to_have_value("half a sentence")
    make_try.start(f"--port {make_try.address.rstrip('/').rpartition(':')[2]}")
    expect(page.get_by_role("status")).to_have_text("")
    page.keyboard.press("Enter")
    ann.sees("half a sentence")


def test_permissions_can_be_ticked_one_after_the_other_by_keyboard(look):
    page, ann, _ = look()
    ann.pane.locator(".channel-menu summary").focus()
    page.keyboard.press("Enter")
    boxes = ann.pane.locator(".channel-menu input")
    boxes.nth(0).focus()
    for _ in range(2):
        page.keyboard.press("Space")
        page.wait_for_timeout(200)
        page.keyboard.press("Tab")
    assert [boxes.nth(number).is_checked() for number in range(3)] == [False, False, True]


@pytest.mark.usefixtures("make_try")
def test_the_clock_is_moved_and_the_bot_reminds(look):
    page, ann, bob = look()
    begin(ann, bob)
    for told in ("two of your away days kick in", "@Ann is out of time"):
        for _ in range(3):
            trouble(page, "Move the clock on by a day")
            expect(page.get_by_role("status")).to_have_text("Move the clock on by a day: done.")
        bob.sees(told)
    bob.press("Call it off")
    ann.sees("called match 1 off")
