"""The bar of trouble: what tests inject, a person can see; and the page is for this machine alone."""

import json
import socket
from contextlib import closing
from http.client import HTTPConnection

import pytest
from playwright.sync_api import expect

from tests.page.test_newcomer import begin, tap


def trouble(page, label):
    page.get_by_text("Trouble", exact=True).click()
    page.get_by_role("button", name=label, exact=True).click()
    page.keyboard.press("Escape")


@pytest.mark.parametrize(
    "label",
    [
        "Drop the gateway",
        "Answer the next request with 429",
        "Restart the bot",
    ],
)
def test_the_match_goes_on_whatever_goes_wrong(look, label):
    page, ann, bob = look()
    begin(ann, bob)
    trouble(page, label)
    expect(ann.pane.get_by_text("● online")).to_be_visible(timeout=15_000)
    expect(page.get_by_role("status")).to_have_text("Done.", timeout=15_000)
    tap(ann, "c3")
    bob.sees("turn 1")


def test_a_bot_that_is_away_is_told_and_brought_back(look):
    page, ann, bob = look()
    begin(ann, bob)
    trouble(page, "Kill the bot")
    expect(page.get_by_role("status")).to_contain_text("The bot is not there")
    ann.press("Boop!")
    expect(ann.pane.get_by_text("This interaction failed")).to_be_visible(timeout=6000)
    trouble(page, "Restart the bot")
    expect(ann.pane.get_by_text("● online")).to_be_visible(timeout=15_000)
    tap(ann, "c3")
    bob.sees("turn 1")


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
    ann.sees("your match lives here from now on")
    tap(ann, "c3")
    bob.sees("turn 1")


def test_permissions_are_taken_away(look):
    _, ann, _ = look()
    menu = ann.pane.locator(".channel-menu")
    menu.locator("summary").click()
    menu.get_by_label("Attach Files").uncheck()
    ann.command("challenge")
    ann.sees("Attach Files")
    ann.sees("Only you can see this")


def test_nobody_else_gets_in(make_try):
    port = int(make_try.address.rstrip("/").rpartition(":")[2])
    others = [address[4][0] for address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    for address in {*others} - {"127.0.0.1"}:
        with socket.socket() as elsewhere:
            assert elsewhere.connect_ex((address, port)) != 0
    with closing(HTTPConnection("127.0.0.1", port)) as foreign:
        foreign.request("GET", "/chair/1", headers={"Origin": "http://elsewhere.example"})
        assert foreign.getresponse().status == 403


def test_no_asset_comes_from_elsewhere(look, make_try):
    page, ann, bob = look()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    begin(ann, bob)
    assert asked
    assert [url for url in asked if not url.startswith((make_try.address, "data:"))] == []
    assert json.loads(page.evaluate("JSON.stringify([...document.scripts].map((s) => s.src))")) == [
        f"{make_try.address}site/main.js"
    ]
