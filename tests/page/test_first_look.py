"""The first minute: one line says what to do, one press begins, and what was done is said."""

import subprocess

import pytest
from playwright.sync_api import expect

from tests.page.moments import seats, speak
from words.catalogue import say, speaking


@pytest.mark.long
def test_one_press_begins_and_the_next_step_is_said(look):
    page, ann, bob = look()
    guide, status = page.locator(".guide"), page.get_by_role("status")
    guide.get_by_role("button", name="Ann challenges Bob").click()
    bob.sees("Ann challenges you")
    expect(guide).to_have_text("There is the challenge: press Accept on Bob’s side.")
    expect(status).to_have_text("Ann used /challenge. The bot answered.")
    bob.press("Accept")
    expect(status).to_have_text("Bob pressed Accept. The bot answered.")
    guide.get_by_role("button", name="Open it on both sides").click()
    for screen in (ann, bob):
        screen.sees("you start!")
    expect(guide).to_be_hidden()


@pytest.mark.long
def test_where_others_play_already_it_is_as_easy(lived_try, look):
    assert "Fifteen people play for a month" in lived_try.said
    page, ann, bob = look()
    guide = page.locator(".guide")
    guide.get_by_role("button", name="See the clubhouse").click()
    ann.sees("The season is over!")
    ann.sees("What's on")
    guide.get_by_role("button", name="Ann challenges Bob").click()
    expect(guide).to_have_text("There is the challenge: press Accept on Bob’s side.")
    bob.press("Accept")
    guide.get_by_role("button", name="Open it on both sides").click()
    for screen in (ann, bob):
        screen.sees("you start!")
    expect(guide).to_be_hidden()
    lived_try.stop()
    lived_try.start()
    assert "Fifteen people" not in lived_try.said, "it goes on where it ended"
    page, ann, bob = look()
    ann.open("# clubhouse")
    ann.sees("The season is over!")


@pytest.mark.long
def test_on_a_japanese_server_the_button_is_named_as_it_is_there(look):
    page, _, _ = look()
    speak(seats(page)["Ann"], "ja")
    page.get_by_role("button", name="Ann challenges Bob").click()
    with speaking("ja"):
        accept = say("button-accept")
    expect(page.locator(".guide")).to_have_text(f"There is the challenge: press {accept} on Bob’s side.")


@pytest.mark.long
def test_on_a_phone_the_press_turns_to_the_one_who_is_asked(look):
    page, _, bob = look(390, 780, has_touch=True)
    page.get_by_role("button", name="Ann challenges Bob").click()
    expect(bob.pane.get_by_role("button", name="Accept", exact=True)).to_be_in_viewport()
    bob.press("Accept")
    page.get_by_role("button", name="Open it on both sides").click()
    bob.sees("you start!")


@pytest.mark.long
def test_what_was_done_is_said_also_what_failed(look):
    page, ann, bob = look()
    status = page.get_by_role("status")
    ann.type("hello")
    page.keyboard.press("Enter")
    expect(status).to_have_text("Ann wrote in # boop.")
    ann.type("/nonsense")
    page.keyboard.press("Enter")
    expect(status).to_have_text("There is no command /nonsense.")
    ann.pane.locator(".line").fill("")
    ann.command("rules")
    expect(status).to_have_text("Ann used /rules. The bot answered.")
    bob.open("# lounge")
    expect(status).to_have_text("Bob is in # lounge.")
    ann.pane.locator(".channel-menu summary").click()
    ann.pane.get_by_label("Attach Files").uncheck()
    expect(status).to_have_text("Ann took the bot Attach Files here.")


@pytest.mark.long
def test_only_the_screen_with_the_focus_reads_its_news_out(look):
    _, ann, bob = look()
    for here, there in ((ann, bob), (bob, ann)):
        here.pane.locator(".line").focus()
        expect(here.pane.get_by_role("log")).to_have_attribute("aria-live", "polite")
        expect(there.pane.get_by_role("log")).to_have_attribute("aria-live", "off")


@pytest.mark.long
def test_starting_over_gives_a_new_server_and_back_returns_to_the_old_one(look):
    page, ann, _ = look()
    ann.type("remember me")
    page.keyboard.press("Enter")
    ann.sees("remember me")
    page.get_by_text("Trouble", exact=True).click()
    page.get_by_role("button", name="Start over on a new server").click()
    ann.sees_no("remember me")
    expect(page.get_by_role("button", name="Ann challenges Bob")).to_be_visible()
    page.go_back()
    ann.sees("remember me")


@pytest.mark.long
@pytest.mark.parametrize("target", ["try", "test"])
def test_make_says_what_it_installs_before_pip_is_silent(tmp_path, target):
    told = subprocess.run(  # noqa: S603
        ["make", "--dry-run", "--always-make", target, f"VENV={tmp_path / 'none'}"],  # noqa: S607
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    ).stdout
    steps = [told.index(step) for step in ("Making ", "-m venv", "Installing ", "-m pip install")]
    assert steps == sorted(steps)
    assert "once, about" in told
