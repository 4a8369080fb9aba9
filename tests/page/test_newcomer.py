"""What a newcomer does with ``make try``: by mouse, by keyboard, on a phone, with a restart in the middle."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Screen

#: The thread of a match. Its number is the database's, which the servers of most tests share.
THREAD = re.compile("boop [0-9]+: Ann")
KITTENS = "Kittens: for younger players; the first line of three wins"
#: A short match; whoever begins wins with three in a row on b4, b5, b6.
MATCH = ["d2", "b4", "b5", "e6", "b4", "b3", "b4"]


#: A browser takes its time; the other files of this room show with every make test that it works.
pytestmark = pytest.mark.long


def begin(ann, bob):
    """Ann challenges Bob for kittens, and both go to the match's thread."""
    ann.command("challenge", member="Bob", edition=KITTENS, first="I start")
    bob.sees("Ann challenges you")
    bob.press("Accept")
    for screen in (ann, bob):
        screen.open(THREAD)
        screen.sees("you start!")


def after(turns):
    """What is seen once so many turns of the match have been taken: whose turn is next, or how many there were."""
    return f"Turn {turns + 1}" if turns < len(MATCH) else f"{turns} turns"


def tap(screen, square):
    """A turn by three taps."""
    screen.press("Boop!")
    columns = "a to c" if square[0] in "abc" else "d to f"
    screen.choose(f"Columns {columns}", square)
    screen.press("Boop it!")


def played(ann, bob, turns, take):
    for number, square in enumerate(turns, len(MATCH) - len(turns)):
        mover, other = (ann, bob) if number % 2 == 0 else (bob, ann)
        take(mover, square)
        for screen in (mover, other):
            screen.sees(after(number + 1))


def test_a_match_by_mouse_to_its_end(look):
    page, ann, bob = look()
    begin(ann, bob)
    played(ann, bob, MATCH, tap)
    for screen in (ann, bob):
        screen.sees("🏆")
        expect(screen.pane.get_by_role("button", name="Rematch")).to_be_visible()
    board = ann.pane.locator(".message img").last
    assert "Ann wins with b4, b5, b6" in board.get_attribute("alt")
    expect(board).to_have_js_property("complete", True)
    assert board.evaluate("image => image.naturalWidth") == 512, (
        "the end moves, and pictures that move are smaller"
    )
    assert page.get_by_text("This is not Discord").is_visible()
    ann.command("history")
    ann.choose("Replay one of these", "Beat Bob")
    ann.sees("turn 0 of 7")
    ann.press("Go to turn")
    page.get_by_label("Which turn, from 0 to 7?").fill("3")
    page.get_by_role("button", name="Submit").click()
    ann.sees("turn 3 of 7")
    ann.press("Film")
    ann.sees("from first turn to last")
    film = ann.pane.locator(".message", has_text="from first turn to last").locator("img")
    expect(film).to_have_js_property("naturalWidth", 768)
    ann.press("As a file")
    ann.sees("The whole match, turn by turn, in notation")
    # The other file tells the match in words.
    notation = ann.pane.locator(".message a[href$='.txt']:not([href$='-in-words.txt'])").last
    record = page.request.get(notation.get_attribute("href")).body()
    bob.type("/replay")
    bob.options("/replay").click()
    file = {"name": "match.txt", "mimeType": "text/plain", "buffer": record}
    bob.pane.get_by_label("file", exact=True).set_input_files(file)
    bob.press("Send")
    bob.sees("A saved match: Ann vs Bob")
    bob.command("profile")
    bob.sees("@Bob: ")
    bob.command("profile", member="Ann")
    bob.sees("Against you: 1 won, 0 lost, 0 drawn")
    # The list of a first field is open: it must not move anything from under the click on Send.
    bob.command("leaderboard")
    bob.sees("Boop, this server, all time")
    before = ann.pane.locator("h2").inner_text()
    for screen in (ann, bob):
        screen.press("Rematch")
    # The thread has the name of the match that is played in it.
    expect(ann.pane.locator("h2")).not_to_have_text(before)


def test_a_match_by_keyboard_alone(look):
    page, ann, bob = look()

    def keys(*names):
        for name in names:
            page.keyboard.press(name)

    def to_line(screen):
        screen.pane.locator(".line").focus()

    to_line(ann)
    page.keyboard.type("/cha")
    keys("Enter")
    page.keyboard.type("Bo")
    expect(ann.options()).to_have_count(2)
    keys("Enter", "Tab")
    page.keyboard.type("kittens:")
    keys("Enter", "Tab", "Tab", "ArrowDown", "Enter", "Enter")
    bob.sees("Ann challenges you")
    bob.pane.get_by_role("button", name="Accept", exact=True).focus()
    keys("Enter")
    for screen in (ann, bob):
        screen.place(THREAD).focus()
        keys("Enter")
        screen.sees("you start!")

    def command(screen, square):
        to_line(screen)
        page.keyboard.type(f"/move {square}")
        expect(screen.options().first).to_contain_text(square)
        keys("Enter", "Enter")

    def picker(screen, square):
        screen.pane.get_by_role("button", name="Boop!").last.focus()
        keys("Enter")
        columns = "a to c" if square[0] in "abc" else "d to f"
        menu = screen.pane.get_by_role("combobox", name=f"Columns {columns}").last
        menu.focus()
        keys("ArrowDown")
        options = screen.options().all_inner_texts()
        which = next(number for number, label in enumerate(options) if label.startswith(square))
        keys(*["ArrowDown"] * which, "Enter")
        expect(menu).to_be_focused()
        done = screen.pane.get_by_role("button", name="Boop it!")
        expect(done).to_be_visible()
        done.focus()
        keys("Enter")

    number = played_by = 0
    for number, square in enumerate(MATCH):
        mover = (ann, bob)[number % 2]
        (picker if number == 2 else command)(mover, square)
        played_by += 1
        for screen in (ann, bob):
            screen.sees(after(number + 1))
    ann.sees("🏆")
    assert (number, played_by) == (6, 7)


@pytest.mark.long
def test_it_goes_on_after_a_restart_and_starts_over_when_asked(look, make_try):
    _, ann, bob = look()
    begin(ann, bob)
    tap(ann, MATCH[0])
    bob.sees(after(1))
    assert "Goodbye" in make_try.stop()
    make_try.start()
    _, ann, bob = look()
    for screen in (ann, bob):
        screen.open(THREAD)
        screen.sees(after(1))
    played(ann, bob, MATCH[1:], tap)
    ann.sees("🏆")
    make_try.stop()
    make_try.start("--fresh")
    _, ann, _ = look()
    expect(ann.place(THREAD)).to_have_count(0)


def test_a_match_on_a_phone(look):
    page, ann, bob = look(390, 780, color_scheme="light", has_touch=True)

    def turn_to(screen, name):
        page.get_by_role("group", name="Whose screen").get_by_role("button", name=name).click()
        expect(screen.pane).to_be_visible()

    def in_drawer(screen, channel):
        screen.press("☰ Channels")
        screen.open(channel)

    ann.command("challenge", member="Bob", edition=KITTENS, first="I start")
    turn_to(bob, "Bob")
    bob.press("Accept")
    in_drawer(bob, THREAD)
    turn_to(ann, "Ann")
    in_drawer(ann, THREAD)
    for number, square in enumerate(MATCH):
        mover, name = ((ann, "Ann"), (bob, "Bob"))[number % 2]
        turn_to(mover, name)
        tap(mover, square)
        mover.sees(after(number + 1))
    ann.sees("🏆")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing sticks out"


def test_each_sees_only_what_is_theirs_and_hears_when_it_is_their_turn(look):
    _, ann, bob = look()
    begin(ann, bob)
    bob.open("# lounge")
    ann.press("Boop!")
    ann.sees("Only you can see this")
    bob.sees_no("Only you can see this")
    ann.choose("Columns a to c", "c3")
    ann.press("Boop it!")
    badge = bob.pane.locator(".places .pings")
    expect(badge).to_have_text("1 mentions")
    bob.open(THREAD)
    expect(badge).to_have_count(0)
    ann.sees_no("Only you can see this")  # the board has come, so the note is gone
    ann.press("More")
    ann.sees("Only you can see this")
    ann.press("Dismiss message")
    ann.sees_no("Only you can see this")


def test_a_challenge_from_the_menu_on_a_person(look):
    _, ann, bob = look()
    people = ann.pane.locator(".people")
    people.get_by_role("button", name="Bob: menu").click()
    people.get_by_role("button", name="Challenge to boop").first.click()
    submit(ann)
    bob.sees("Ann challenges you")
    ann.press("Decline")
    ann.press("Withdraw")
    bob.sees("withdrew this challenge")


def challenge_anybody(screen):
    screen.command("challenge")
    submit(screen)


def submit(screen):
    """Send a challenge on the terms that the form has at first."""
    screen.page.get_by_role("dialog", name="Challenge").get_by_role("button", name="Submit").click()


def test_another_person_may_take_the_chair(look):
    _, ann, bob = look()
    challenge_anybody(ann)
    bob.pane.get_by_label("Play as").select_option("Cleo")
    cleo = Screen(bob.page, bob.pane)
    cleo.sees("Who wants to play boop with")
    expect(cleo.pane).to_have_attribute("aria-label", re.compile("^Cleo"))
    cleo.press("I'll play")
    ann.sees("playing boop: match")


def test_the_newest_board_is_in_sight_on_both_sides(look):
    _, ann, bob = look()
    begin(ann, bob)
    for number, square in enumerate(MATCH[:3]):
        mover, other = (ann, bob) if number % 2 == 0 else (bob, ann)
        tap(mover, square)
        for screen in (mover, other):
            screen.sees(after(number + 1))
            last = screen.pane.locator(".message").last
            expect(last.get_by_role("button", name="More")).to_be_in_viewport()


def test_news_does_not_take_a_button_away_under_a_press(look):
    page, ann, bob = look()
    _, _, elsewhere = look()
    ann.open("lounge")
    expect(ann.pane.get_by_role("heading", name="# lounge")).to_be_visible()
    ann.pane.locator(".places").get_by_role("button", name="# boop").hover()
    page.mouse.down()
    challenge_anybody(elsewhere)
    bob.sees("Who wants to play boop with")
    page.mouse.up()
    expect(ann.pane.get_by_role("heading", name="# boop")).to_be_visible()
    ann.sees("Who wants to play boop with")
