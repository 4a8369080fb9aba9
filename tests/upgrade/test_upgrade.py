"""Databases and messages of the program of commit 4c99124: migrated, whole, and every old button answered.

What ``4c99124/make_fixture.py`` tells of was made by that program. What may be named differently by now is listed first.
"""

import asyncio
import logging
import re
import shutil
import sqlite3
from collections import Counter
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple

import pytest

from data import open_database
from sandbox.people import InteractionFailed
from sandbox.stand_in.server import Server
from sandbox.world.places import Permission
from sandbox.world.world import ChangeKind, World
from tests.clock import TestClock
from tests.databases import rows
from tests.stage import IN_HAND, MALFORMED, SCHEMA, Stage
from tests.upgrade.old_world import (
    NOW,
    SUBJECTS,
    TOLD,
    fill,
    make_message,
    people_in,
    write_database,
)
from tests.wire.games import THREE_CATS
from words.catalogue import say

# What the old program called it, and what it is called now.

#: Every table of the old program, with its name of today.
TABLES = {"tallies": "player_stats", "meetings": "head_to_head"} | {
    name: name
    for name in (
        "players", "challenges", "matches", "turns", "guilds", "guild_channels", "preferences", "standings",
        "rated_results", "first_squares", "streaks",
    )
}  # fmt: skip
#: Columns whose values are counted, by their old names, with their names of today.
COLUMNS = {
    "challenges": {"state": "state", "edition": "edition", "pace": "pace", "rated": "rated", "carried": "user_installed"},
    "matches": {
        "state": "state", "ending": "ending", "winner": "winner", "edition": "edition", "pace": "pace",
        "rated": "rated", "carried": "user_installed", "news": "news", "hold": "hold", "offer": "offer",
        "alarm": "reminder", "turns": "turns",
    },
    "turns": {"taken_back": "taken_back", "number": "number"},
    "preferences": {"reminders": "reminders", "zone": "zone", "still": "reduce_motion", "unlisted": "unlisted"},
    "guilds": {"boards_move": "boards_move", "threads": "threads", "pace": "pace", "edition": "edition"},
    "standings": {"season": "season", "listed": "listed", "wins": "wins", "rating": "rating"},
}  # fmt: skip
#: Values that are written differently by now.
VALUES = {"aside": "quarantined"}
MATCH = "SELECT state, ending, winner, turns, hold, offer FROM matches WHERE id = {id}"
RUNNING, OVER = "running", "over"

# Words of today's answers.

OUT_OF_DATE = "has moved on"
BETWEEN_OTHERS = "That's someone else's match"
CONTRADICTS = "doesn't add up"
#: What nobody is to read: a mistake of the bot's, a failure of Discord's, a button that is known no more.
NEVER = ("Something went wrong", "Discord stumbled", "older version of me")
#: What may be logged as an error: a record that doesn't add up is found out each time somebody asks for it.
EXPECTED_ERRORS = ("Quarantined match",)


class Match(NamedTuple):
    """How a match stands."""

    state: str
    ending: str | None
    winner: str | None
    turns: int
    hold: str | None
    offer: str | None


class Clock(TestClock):
    """A clock that stands where the old program was stopped, a second later, until it is moved."""

    def now(self):
        return NOW + timedelta(seconds=1) + self.moved


@dataclass
class OldStage(Stage):
    """The old world, with the bot of today on it. Whatever is pressed can be undone."""

    def __post_init__(self):
        world = self.server.world
        world.now = lambda: self.clock.now().timestamp()
        # As on other stages: however busy the machine is, an answer that comes is not too late.
        world.answer_within = 60.0
        fill(world)
        self.people = people_in(self.server)
        self.told = {told["name"]: told for told in TOLD["messages"]}
        self.asked, self.changed = 0, []
        self.server.trouble = self._count
        world.watchers.append(self.changed.append)

    async def _count(self, request, serve):
        self.asked += 1
        try:
            return await serve(request)
        finally:
            self.asked -= 1

    async def start_bot(self):
        await super().start_bot()
        # One turn has not been seen by anybody yet: it is shown first.
        await self.until(lambda: self.shown_at_the_start)
        # That places in it are gone would be told now: tests/wire/test_lost_places.py sees to that.
        await self.bot.letters.close()
        await self.settle()
        self.file = sqlite3.connect(self.database_path)
        self.pristine = sqlite3.connect(":memory:", check_same_thread=False)
        self.file.backup(self.pristine)
        self.version = self._version()
        self.changed.clear()

    async def stop_bot(self):
        self.file.close()
        self.pristine.close()
        await super().stop_bot()

    async def settle(self):
        """Let the bot do what was asked of it, until it asks nothing of Discord for a moment.

        It may go on trying to show what it can't: unlike the other tests', this world has closed channels.
        """
        quiet = 0
        while quiet < 3:
            served = len(self.server.served)
            await asyncio.sleep(0.002)
            still = not self.asked and served == len(self.server.served)
            quiet = quiet + 1 if still and not self._in_hand() else 0

    @staticmethod
    def _in_hand():
        return any(task.get_name().startswith(IN_HAND) for task in asyncio.all_tasks())

    def _version(self):
        return self.file.execute("PRAGMA data_version").fetchone()

    async def undo(self):
        """Let the database and the messages be as they were at the start."""
        while self._in_hand():
            await asyncio.sleep(0.001)
        if self._version() != self.version:
            await self.settle()
            # Between the bot's own transactions: it may go on with what it can't show.
            await self.database.workers[0].run_outside(self._put_back)
            self.version = self._version()
        before = {told["id"]: told for told in TOLD["messages"]}
        for change in self.changed:
            message = change.message
            if change.kind is not ChangeKind.MESSAGE:
                continue
            if message.id in before:
                message = make_message(self.server.world, before[message.id])
                message.channel.messages[message.id] = message
            else:
                message.channel.messages.pop(message.id, None)
        self.changed.clear()

    def _put_back(self, file):
        # The bot counts its transactions in its file, and takes one that counts otherwise for another's.
        (counted,) = file.execute("PRAGMA user_version").fetchone()
        self.pristine.execute(f"PRAGMA user_version = {counted}")
        self.pristine.backup(file)

    @property
    def shown_at_the_start(self):
        """The messages in the lounge that were not there before."""
        before = {told["id"] for told in TOLD["messages"]}
        return [
            message for number, message in self.channel("lounge").messages.items() if number not in before
        ]

    def message(self, name):
        """A message of old, by its name."""
        return make_message(self.server.world, self.told[name])

    def match(self, name):
        """How a match of old stands."""
        return Match(*self.row(MATCH.format(id=TOLD["matches"][name])))

    def texts(self):
        """What has been said, to anybody, since the last undoing: the last of each message."""
        said = {change.message.id: change.message for change in self.changed if change.message}
        return [message.content for message in said.values()]

    def channel(self, name):
        """A channel, by its name."""
        return next(channel for channel in self.server.world.channels.values() if channel.name == name)

    async def press(self, person, name, button):
        """Press a button on a message of old; the text of what the person reads."""
        return await self.answer(self.people[person].click(self.message(name), button))

    async def pick(self, person, name, menu, value):
        """Pick an option on a message of old; the text of what the person reads."""
        return await self.answer(self.people[person].pick(self.message(name), menu, value))

    async def answer(self, asking):
        """What is answered in the end, once all is done."""
        answer = await asking
        await self.settle()
        return answer.modal["title"] if answer.modal else answer.message.content

    async def until_it_says(self, time, words, mention):
        """Let time pass until there is a notice for somebody."""
        self.clock.moved += time
        await self.until(lambda: any(text.startswith(mention) and words in text for text in self.texts()))

    async def until_ended(self, name, time, ending):
        """Let time pass until a match has ended."""
        self.clock.moved += time
        await self.until(lambda: self.match(name).ending == ending)

    def posted(self):
        """The messages everybody sees that are new."""
        old = {told["id"] for told in TOLD["messages"]}
        said = {change.message.id: change.message for change in self.changed if change.message}
        return [message for number, message in said.items() if number not in old and not message.ephemeral]


def content_of(name):
    """What a message of old says."""
    return next(told["content"] for told in TOLD["messages"] if told["name"] == name)


def figures(text):
    """Who is named in each line, and the numbers in it: the words around them may change, and the bot may have its emoji.

    What a match has changed is shown for two weeks only.
    """
    plain = re.sub(r"<:\w+:\d+>| · (?:[▲▼]|up|down) \d+", "", text)
    return [sorted(re.findall(r"<@\d+>|\d+", line)) for line in plain.splitlines()]


@pytest.fixture(scope="module")
def left(tmp_path_factory):
    """The database as the old program left it."""
    return write_database(tmp_path_factory.mktemp("left") / "boop.sqlite3")


@pytest.fixture(scope="module")
def migrated(left, tmp_path_factory):
    """The old database, brought up to date by the program of today."""

    async def migrate(path):
        await (await open_database(path)).close()
        return path

    return asyncio.run(migrate(Path(shutil.copy(left, tmp_path_factory.mktemp("migrated")))))


@pytest.fixture
async def old(tmp_path, caplog, migrated):
    """The old world and the bot of today on it; it makes no malformed request, and logs nothing but warnings."""
    shutil.copy(migrated, tmp_path / "boop.sqlite3")
    async with Server(SCHEMA, world=World()) as server:
        stage = OldStage(server, tmp_path / "boop.sqlite3", Clock())
        await stage.start_bot()
        try:
            yield stage
        finally:
            await stage.stop_bot()
        assert [refusal for refusal in server.refused if refusal.code == MALFORMED] == []
    errors = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert [error for error in errors if not error.startswith(EXPECTED_ERRORS)] == []


# The database.


@pytest.mark.parametrize("table", TABLES)
def test_every_row_is_still_there(left, migrated, table):
    now = rows(migrated, f"SELECT count(*) FROM {TABLES[table]}")  # noqa: S608
    assert now == rows(left, f"SELECT count(*) FROM {table}")  # noqa: S608


@pytest.mark.parametrize(("table", "column"), [(t, c) for t, columns in COLUMNS.items() for c in columns])
def test_every_state_is_still_what_it_was(left, migrated, table, column):
    now = rows(migrated, f"SELECT {COLUMNS[table][column]} FROM {TABLES[table]}")  # noqa: S608
    before = rows(left, f"SELECT {column} FROM {table}")  # noqa: S608
    assert Counter(now) == Counter((VALUES.get(value, value),) for (value,) in before)


def test_the_old_database_has_every_state_in_it(left):
    def different(what):
        return {value for (value,) in rows(left, f"SELECT DISTINCT {what}")}

    assert different("version_num FROM alembic_version") == {"0005"}
    states = {"open", "accepted", "declined", "withdrawn", "expired"}
    assert different("state FROM challenges") == states
    assert len(different("ending FROM matches WHERE state = 'over'")) == 10, "every way for a match to end"
    assert different("hold FROM matches") == {None, "paused", "away"}
    assert len(different("offer FROM matches")) == 5
    assert len(different("news FROM matches WHERE state = 'running'")) == 9
    assert len(different("pace FROM matches WHERE state = 'running'")) == 5
    assert different("alarm FROM matches WHERE state = 'running'") == {"remind", "time-up", "ask", "close"}
    assert different("reminders FROM preferences") == {"thread", "direct", "none"}
    assert different("count(*) FROM players WHERE discord_id IS NULL") == {2}


# Every button and menu of every message.


def values_of(item):
    """What to pick in a menu: its first option and its last; of a button nothing."""
    if "options" not in item:
        return [None]
    values = [option["value"] for option in item["options"]]
    return list(dict.fromkeys((values[0], values[-1])))


def presses(subject):
    """Every press there is on the messages of a subject: the message, the item, what is picked, and by whom.

    A stranger presses the buttons that others have not been pressed by strangers yet.
    """
    seen = set()
    for told in TOLD["messages"]:
        if told["subject"] != subject:
            continue
        people = [*told["people"]]
        verbs = tuple(item["custom_id"].split(":")[0] for item in items_of(told))
        if told["only_for"] is None and verbs not in seen:
            seen.add(verbs)
            people.append(next(user["id"] for user in TOLD["users"] if user["name"] == "Zoe"))
        for item in items_of(told):
            if not item.get("disabled"):
                yield from ((told, item, value, person) for value in values_of(item) for person in people)


def items_of(told):
    return [item for row in told["components"] for item in row["components"]]


async def complaint(old, told, item, value, person):
    """What is wrong with the answer to a press; None if nothing is."""
    somebody = next(each for each in old.people.values() if each.user.id == person)
    message = make_message(old.server.world, told)
    try:
        if value is None:
            answer = await somebody.click(message, item["custom_id"])
        else:
            answer = await somebody.pick(message, item["custom_id"], value)
    except InteractionFailed:
        return "interaction failed"
    while old._in_hand():
        await asyncio.sleep(0.001)
    text = answer.modal["title"] if answer.modal else answer.message.content
    if not text:
        return "no text"
    return next((said for said in (text, *old.texts()) if said.startswith(NEVER) or NEVER[-1] in said), None)


@pytest.mark.long
@pytest.mark.parametrize("subject", SUBJECTS)
async def test_every_old_button_and_menu_is_answered(old, subject):
    complaints = {}
    for told, item, value, person in presses(subject):
        wrong = await complaint(old, told, item, value, person)
        if wrong:
            complaints[told["name"], item["custom_id"], value, old.server.world.users[person].name] = wrong
        await old.undo()
    assert complaints == {}


# What some of them do.


@pytest.mark.long
async def test_an_open_challenge_is_accepted(old):
    before = len(old.rows("SELECT id FROM matches"))
    for person, challenge in (
        ("Cleo", "challenge to a friend"),
        ("Zoe", "challenge to anybody"),
        ("Kim", "challenge with kittens"),
        ("Hana", "challenge in a conversation"),
        ("Zoe", "challenge to anybody without the bot"),
        ("Ann", "challenge to a rematch"),
        ("Ann", "challenge by house rules"),
    ):
        assert " are playing " in await old.press(person, challenge, "Accept"), challenge
        assert len(old.rows("SELECT id FROM matches")) == before + 1
        (board,) = [message for message in old.posted() if message.attachments]
        assert "you start!" in board.content
        assert [item["label"] for item in board.items] == ["Boop!", "More"]
        await old.undo()


@pytest.mark.long
async def test_a_challenge_is_declined_withdrawn_or_too_old(old):
    assert "can't play right now" in await old.press("Cleo", "challenge to a friend", "Decline")
    await old.undo()
    assert "withdrew this challenge" in await old.press("Dora", "challenge to anybody", "Withdraw")
    await old.undo()
    late = await old.press("Jon", "challenge run out in a conversation", "Accept")
    assert "Nobody answered" in late


@pytest.mark.long
async def test_a_turn_that_was_picked_is_played(old):
    for person, picker, match in (
        ("Kim", "picker with a cat", "match with pickers"),
        ("Kim", "picker with a preview", "match with pickers"),
        ("Bob", "picker that knows what grows", "match in which kittens grow"),
        ("Dora", "picker with a ghost let in", "match with ghosts"),
        ("Ida", "picker with a ghost that glides", "match with a ghost on the bed"),
    ):
        before = old.match(match)
        assert "Played:" in await old.press(person, picker, "Boop it!"), picker
        assert old.match(match).turns == before.turns + 1
        (board,) = old.posted()
        assert "your turn!" in board.content
        assert board.attachments
        await old.undo()


@pytest.mark.long
async def test_a_picker_goes_on_where_it_was(old):
    asked = await old.pick("Bob", "picker that asks what grows", "What goes back to your pool?", "a6")
    assert "The kitten on a6 grows up." in asked
    await old.undo()
    text = await old.pick("Kim", "picker with a cat", "Squares on the right: d, e, f", "f6")
    assert text.startswith("Your cat on f6")
    await old.undo()
    text = await old.pick(
        "Dora", "picker with a ghost to let in", "Your ghost: keep it back, or let it in", "a34"
    )
    assert "Your ghost comes in between a3 and a4." in text
    await old.undo()
    assert "you start!" in await old.press("Emil", "picker that is done", "Next board")
    await old.undo()
    assert "where does your kitten go?" in await old.press("Emil", "next board", "Boop!")


@pytest.mark.long
async def test_what_time_has_passed_by_says_so_and_does_nothing(old):
    before = old.match("match with pickers")
    for person, name, button in (
        ("Ann", "old picker", "Boop it!"),
        ("Ann", "old more", "Offer a draw"),
        ("Kim", "old question to give up", "Yes, give up"),
        ("Dora", "notice: overdue and played on", "Claim the win"),
    ):
        assert OUT_OF_DATE in await old.press(person, name, button), name
        await old.undo()
    asked = await old.press("Ida", "old question of a moderator", "Yes, end it")
    assert asked.startswith("Something has happened in that match since you asked.")
    await old.undo()
    assert old.match("match with pickers") == before
    assert CONTRADICTS in await old.press("Gil", "turn that can't be", "Boop!")
    assert BETWEEN_OTHERS in await old.press("Nora", "picker of the forgotten", "Boop it!")
    assert "where does your kitten go?" in await old.press("Fay", "board left behind", "Boop!")


@pytest.mark.long
async def test_an_offer_is_answered(old):
    for person, match, button, becomes in (
        ("Hana", "draw offered", "Accept the draw", (OVER, "called-off", None, 3, None, None)),
        ("Hana", "draw offered", "Rather not", (RUNNING, None, None, 3, None, None)),
        ("Ann", "draw offered", "Withdraw", (RUNNING, None, None, 3, None, None)),
        ("Ann", "takeback asked for", "Allow the takeback", (RUNNING, None, None, 1, None, None)),
        ("Hana", "takeback asked for in a rated match", "Allow the takeback", (RUNNING, None, None, 2, None, None)),
        ("Ann", "pause offered", "Agree to the pause", (RUNNING, None, None, 3, "paused", None)),
        ("Ann", "more time asked for", "Give more time", (RUNNING, None, None, 3, None, None)),
        ("Ann", "draw offered by who is to move", "Accept the draw", (OVER, "called-off", None, 3, None, None)),
        ("Ann", "conversation with an offer", "Agree to the pause", (RUNNING, None, None, 1, "paused", None)),
        ("Bob", "paused", "Let the clock go on", (RUNNING, None, None, 2, None, None)),
        ("Ida", "paused with an offer", "Accept the draw", (OVER, "called-off", None, 1, None, None)),
    ):  # fmt: skip
        await old.press(person, match, button)
        assert old.match(match) == becomes, (match, button)
        assert old.posted() or button == "Withdraw", "a new board, or a line"
        await old.undo()


@pytest.mark.long
async def test_time_that_is_up_is_claimed_or_more_is_given(old):
    # Its button is from when one turn each was enough to win by a claim.
    ended = (OVER, "called-off", None, 2, None, None)
    for person, name, match in (
        ("Dora", "notice: overdue", "overdue"),
        ("Dora", "more: a win to claim", "overdue"),
        ("Ida", "notice: overdue in a lost thread", "overdue in a lost thread"),
        ("Lou", "notice: overdue in a conversation", "overdue in a conversation"),
    ):
        await old.press(person, name, "Claim the win")
        assert old.match(match) == ended
        await old.undo()
        await old.press(person, name, "Give a day more")
        assert old.match(match).state == RUNNING
        assert "After that you can claim the win" in await old.press(person, name, "Claim the win")
        await old.undo()
    for person, name in (
        ("Ann", "silence"),
        ("Gil", "silence, told Gil"),
        ("Bob", "silence that was answered"),
    ):
        assert "is still playing match" in await old.press(person, name, "We go on")
        await old.undo()


@pytest.mark.long
async def test_a_match_is_given_up_or_ended(old):
    await old.press("Ann", "question to give up", "Yes, give up")
    assert old.match("match with pickers")[:3] == (OVER, "resigned", "g")
    await old.undo()
    await old.press("Ida", "question of a moderator", "Yes, end it")
    assert old.match("match with pickers")[:3] == (OVER, "cancelled", None)
    await old.undo()
    await old.press("Kim", "more", "Ask to take back")
    assert old.match("match with pickers").offer == "takeback"


@pytest.mark.long
async def test_a_rematch_is_asked_for_and_accepted(old):
    # The two have begun another match since, which runs.
    assert "You're playing again already" in await old.press("Bob", "eight cats", "Rematch")
    assert " are playing " in await old.press("Ann", "three cats", "Rematch")
    await old.undo()
    assert "Former player" in await old.press("Ann", "won by the forgotten", "Rematch")
    await old.undo()
    # Bob waits for her in a channel already, on the same terms.
    assert " are playing " in await old.press("Ann", "over in a conversation", "Rematch")
    await old.undo()
    assert "would like a rematch" in await old.press("Bob", "over in a conversation", "Rematch")


@pytest.mark.long
async def test_a_replay_is_stepped_through(old):
    assert "turn 15 of 16" in await old.press("Ann", "replay", "Back one")
    assert "turn 14 of 16" in await old.press("Ann", "replay in the middle", "On one")
    assert "turn 16 of 16" in await old.press("Bob", "replay at its start", "Last")
    assert "turn 5 of 6" in await old.press("Zoe", "replay of a record", "Back one")
    for asked, turns in zip(TOLD["modals"], (16, 6), strict=True):
        (person,) = [each for each in old.people.values() if each.user.id == asked["person"]]
        (told,) = [told for told in TOLD["messages"] if told["id"] == asked["message"]]
        field = asked["modal"]["components"][0]["component"]["custom_id"]
        channel = old.server.world.channels[told["channel"]["id"]]
        answer = await old.answer(person.submit(channel, asked["modal"], **{field: "3"}))
        assert f"turn 3 of {turns}" in answer


@pytest.mark.long
async def test_a_match_is_given_as_text_and_as_a_film_to_everybody(old):
    await old.press("Ann", "replay", "As text")
    (given,) = [change.message for change in old.changed if change.message.ephemeral]
    text = given.attachments[0].content.decode()
    assert all(f" {turn}" in text for turn in THREE_CATS)
    await old.undo()
    for person, name in (("Ann", "film of a match"), ("Zoe", "film of a record")):
        await old.press(person, name, "Show everybody")
        (shown,) = old.posted()
        assert shown.attachments[-1].filename == "boop.gif"
        await old.undo()


@pytest.mark.long
async def test_pages_are_turned_and_shared(old):
    first = content_of("history of Ann")
    further = await old.press("Ann", "history of Ann", "Further down")
    assert further.startswith(say("history-title"))
    assert not set(further.splitlines()[1:]) & set(first.splitlines()[1:])
    await old.undo()
    number = next(o["value"] for o in items_of(old.told["history of Bob"])[0]["options"])
    assert f"Match {number}:" in await old.pick("Bob", "history of Bob", "Replay one of these", number)
    await old.undo()
    assert "**11.**" in await old.press("Ann", "leaderboard", "Further down")
    assert "**1.**" in await old.press("Lou", "leaderboard further down", "To the top")
    await old.undo()
    await old.press("Lou", "leaderboard further down", "Show everybody")
    (shared,) = old.posted()
    assert "11: " in shared.attachments[0].description, "the picture has the lines"
    await old.undo()
    await old.press("Dora", "profile of another", "Show everybody")
    (shared,) = old.posted()
    assert old.people["Ann"].mention in shared.content
    assert "page 3 of 12" in await old.press("Ann", "rules, second page", "Next")


@pytest.mark.long
async def test_one_is_forgotten_by_an_old_question(old):
    kept = len(old.rows("SELECT id FROM players"))
    assert "forgotten" in await old.press("Ann", "question whether to forget for good", "Forget me for good")
    assert len(old.rows("SELECT id FROM players")) == kept
    assert old.rows("SELECT name FROM players WHERE discord_id IS NULL") == [("",)] * 3
    assert old.match("classic at its start")[:3] == (OVER, "called-off", None)


# What is due, and what was not shown.


@pytest.mark.long
async def test_what_nobody_has_seen_yet_is_shown(old):
    (board,) = old.shown_at_the_start
    assert board.content.startswith(f"{old.people['Gil'].mention}, your turn!")
    attic = old.channel("attic")
    old.server.world.allow(attic, Permission.SEND, given=True)
    await old.until(lambda: len(attic.messages) == 2)


@pytest.mark.long
async def test_the_clock_goes_on(old):
    await old.until_it_says(timedelta(days=2.1), "is waiting for your turn", old.people["Bob"].mention)
    await old.until_it_says(timedelta(days=1), "is out of time", old.people["Ann"].mention)
    await old.until_ended("overdue", timedelta(days=7), "abandoned")


def test_of_the_notices_of_old_none_is_known(migrated):
    assert rows(migrated, "SELECT count(*) FROM notices") == [(0,)]
    assert rows(migrated, "SELECT DISTINCT has_notices FROM matches") == [(0,)]


@pytest.mark.long
async def test_a_notice_in_an_old_match_says_how_it_went_on(old):
    await old.until_it_says(timedelta(days=3.1), "is out of time", old.people["Ann"].mention)
    await old.until(lambda: old.rows("SELECT 1 FROM notices WHERE kind = 'time-up'"))
    kept = old.rows(
        "SELECT match_id, notices.channel_id, notices.message_id FROM notices JOIN matches ON matches.id = match_id"
        " WHERE kind = 'time-up' AND turns > 3 ORDER BY match_id"
    )
    match_id, channel_id, message_id = kept[0]
    message = old.server.world.channels[channel_id].messages[message_id]
    waiting = next(
        person for person in old.people.values() if person.mention in message.content.split(",")[0]
    )
    await waiting.click(message, "Claim the win")
    assert message.content == f"{waiting.mention} claimed the win."
    assert message.items == []
    await old.until(lambda: not old.rows(f"SELECT 1 FROM notices WHERE match_id = {match_id}"))  # noqa: S608


@pytest.mark.long
async def test_a_server_that_has_the_bot_back_has_its_matches_back(old):
    (barn,) = [guild for guild in old.server.world.guilds.values() if guild.name == "The barn"]
    assert old.match("away").hold == "away"
    await old.server.invite_bot(barn)
    await old.until(lambda: old.match("away").hold is None)
    assert old.match("away and paused").hold == "paused"


@pytest.mark.long
async def test_a_match_without_a_home_is_taken_to_another(old):
    number = str(TOLD["matches"]["lost thread"])
    moved = await old.answer(old.people["Jon"].use(old.channel("lounge"), "board", match=number))
    assert "has moved here" in moved


@pytest.mark.long
async def test_who_is_on_an_old_leaderboard_is_on_todays(old):
    asked = await old.people["Ann"].use(old.channel("lounge"), "leaderboard")
    await old.until(lambda: asked.message.content)
    # A line had the rating and how unsure that is; now it has the one number by which the lines are sorted.
    today, of_old = (
        figures(re.sub(r" ± \d+", "", text))[1:11]
        for text in (asked.message.content, content_of("leaderboard"))
    )
    for now, then in zip(today, of_old, strict=True):
        (strength,), (rating,) = set(now) - set(then), set(then) - set(now)
        assert int(strength) < int(rating), "all else as it was"
    asked = await old.people["Ann"].use(old.channel("lounge"), "history")
    # A rated match says since then what it did to the rating.
    told = re.sub(r" · rating [-+]\d+$", "", asked.content, flags=re.MULTILINE)
    assert figures(told) == figures(content_of("history of Ann"))
    asked = await old.people["Ann"].use(old.channel("lounge"), "profile")
    # What is said of the numbers since then is in small print.
    *told, badges = (line for line in asked.content.splitlines() if not line.startswith("-# "))
    assert badges == f"🏅 {old.people['Ann'].mention} has 1 of 33 badges", "earned before there were any"
    assert figures("\n".join(told))[1:] == figures(content_of("profile"))[1:]
