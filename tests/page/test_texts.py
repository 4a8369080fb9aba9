"""Texts as Discord shows them: small print, commands, emoji, times, links to messages."""

import base64
import io
import json
import re
import time
from urllib.request import Request, urlopen

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.page.conftest import ASK

#: A browser takes its time; the other files of this room show with every make test that it works.
pytestmark = pytest.mark.long


def write(screen, text):
    screen.pane.locator(".line").fill(text)
    screen.page.keyboard.press("Enter")


def newest(screen):
    """The newest message, but for the bot's greeting: that comes once its picture is drawn."""
    said = screen.pane.locator(".message").filter(has_not_text="Hi, I'm Boop Bot")
    return said.locator(".content").last


def test_small_print_is_small(look):
    _, ann, _ = look()
    write(ann, "-# *match* 1, turn 2")
    text = newest(ann)
    expect(text).to_have_text("match 1, turn 2")
    small = text.locator("small")
    expect(small.locator("em")).to_have_text("match")
    sizes = [each.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") for each in (text, small)]
    assert sizes[0] > sizes[1]


def test_a_command_in_a_text_opens_the_composer_with_it(look):
    page, ann, _ = look()
    places = page.evaluate(ASK, {"do": "action", "action": "drop"})
    ids = {command["name"]: command["id"] for command in places["commands"]}
    write(ann, f"take your turn with </move:{ids['move']}>, not </move:1>")
    expect(newest(ann)).to_have_text("take your turn with /move, not /move")
    command = newest(ann).get_by_role("button", name="/move")
    expect(command).to_have_count(1)
    command.focus()
    page.keyboard.press("Enter")
    expect(ann.pane.get_by_role("form", name="/move")).to_be_visible()
    expect(ann.pane.get_by_role("combobox", name="turn")).to_be_focused()


def test_an_emoji_of_the_application_is_shown(look, shared_try):
    _, ann, _ = look()
    drawn = io.BytesIO()
    Image.new("RGB", (128, 128), "orange").save(drawn, "PNG")
    image = "data:image/png;base64," + base64.b64encode(drawn.getvalue()).decode()
    name = f"cat_{time.time_ns()}"
    made = Request(  # noqa: S310
        f"{shared_try.address}api/v10/applications/1/emojis",
        json.dumps({"name": name, "image": image}).encode(),
        {"Content-Type": "application/json"},
    )
    with urlopen(made) as answer:  # noqa: S310
        emoji = json.load(answer)
    write(ann, f"meow <:{name}:{emoji['id']}> and <:gone:7>")
    shown = newest(ann).get_by_alt_text(f":{name}:")
    expect(shown).to_have_js_property("naturalWidth", 128)
    assert shown.bounding_box()["height"] < 30
    expect(newest(ann)).to_have_text("meow  and :gone:")


def test_a_relative_time_stays_true(look):
    page, ann, _ = look()
    page.clock.install()
    now = page.evaluate("Date.now() / 1000")
    write(ann, f"<t:{int(now) + 90}:R> and <t:{int(now)}:t>")
    expect(newest(ann)).to_have_text(re.compile(r"^in [12] minutes? and \d+:\d\d"))
    page.clock.fast_forward(60_000)
    expect(newest(ann)).to_have_text(re.compile(r"^in [23]\d seconds and"))
    page.clock.fast_forward(60_000)
    expect(newest(ann)).to_have_text(re.compile(r"^[23]\d seconds ago and"))


def test_a_link_to_a_message_leads_there(look):
    page, ann, _ = look()
    write(ann, "look here")
    item = ann.pane.locator(".message", has_text="look here")
    message = item.get_attribute("data-message")
    channel = page.url.partition("0=")[2].partition("&")[0].partition(".")[2]
    ann.open("# lounge")
    write(ann, f"[the board](https://discord.com/channels/1/{channel}/{message})")
    newest(ann).get_by_role("button", name="the board").click()
    expect(item).to_be_focused()
    page.go_back()
    expect(ann.pane.get_by_role("heading", name="# lounge")).to_be_visible()
