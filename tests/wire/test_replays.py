"""Records brought by anybody, stepped through; and whole games as films."""

import io
import re
import threading

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.commands import replays
from bot.delivery import films
from bot.tasks.teacher import MADE_BY
from game import Edition, Position, record
from renderer import FilmTooLarge, draw_film
from sandbox.people import File
from sandbox.stand_in.trouble import Fault, Trouble
from services.learning import reviews
from teaching import Review
from tests.cases import in_turn
from tests.wire.chairs import finish, finished, resign, show_everybody
from tests.wire.games import GHOSTS, THREE_CATS
from tests.wire.taps import labels_of


def a_record(turns=THREE_CATS, edition=Edition.CLASSIC, **headers):
    """A record of those turns as text."""
    position, read = Position.start(edition), []
    for text in turns:
        read.append(position.parse_turn(text))
        position = position.play(read[-1]).position
    return str(record(edition, read, **headers))


async def bring(stage, text, name="match.txt"):
    content = text if isinstance(text, bytes) else text.encode()
    return await finished(stage, await stage.cleo.use(stage.lounge, "replay", file=File(name, content)))


@pytest.mark.long
async def test_a_record_that_anybody_brings_is_stepped_through(stage):
    shown = await bring(stage, a_record(Orange="**Ann** @everyone", Gray=""))
    assert shown.ephemeral
    title, told = shown.content.splitlines()
    assert title == "🎞️ A saved match: Ann everyone vs Tuxedo · boop · turn 16 of 16"
    assert told.startswith("Tuxedo's cat on e4 boops 1 off the bed.")
    assert [file.filename for file in shown.attachments] == ["record.txt", "board.png"]
    assert "Tuxedo wins with c2, d3, e4." in shown.attachments[1].description
    buttons = ["First", "Back", "Next", "Last", "Go to turn", "Film", "Highlights", "Show everyone"]
    assert labels_of(shown) == buttons
    await stage.cleo.click(shown, "First")
    await stage.until(lambda: "turn 0 of 16" in shown.content)
    assert [file.filename for file in shown.attachments] == ["record.txt", "board.png"]
    await stage.restart_bot()
    jump = await stage.cleo.click(shown, "Go to turn")
    await stage.cleo.submit(
        stage.lounge, jump.modal, **{jump.modal["components"][0]["component"]["custom_id"]: "10"}
    )
    await stage.until(lambda: "turn 10 of 16" in shown.content)
    assert "grow up" in shown.content
    assert stage.row("SELECT count(*) FROM players") == (0,), "nothing is kept of it"


@pytest.mark.long
@in_turn(
    ("text", "answer"),
    [
        (" \n", "That file is empty."),
        ("Orange: Ann", "Line 1: there must be a line with the edition before the turns"),
        ("Edition: classic\n\n2. K@c3", "Line 3: I expected turn 1 there, not `2. K@c3`"),
        ("Edition: classic\n\n1. hello", "Line 3: I can't read `hello` as a turn"),
        ("Edition: classic\n\n1. K@c3\n2. K@c3", "Line 4, `K@c3`: That square is taken."),
        (a_record(THREE_CATS[:9]) + "10. K@b4", None),
        ("Edition: klassik", "Line 1: I don't know the edition `klassik`. Write `classic`"),
        ("Edition: classic\n1. `x` <@1>", "I can't read `x <@1>` as a turn"),
        (b"\xff\xfe\x00", "That file isn't text."),
        ("x" * (64 * 1024 + 1), "That file is too large for a saved match, which can be 64 KiB at most."),
    ],
)
async def test_a_bad_file_gets_the_line_and_the_reason(stage, text, answer):
    shown = await bring(stage, text)
    assert shown.ephemeral
    if answer:
        assert answer in shown.content
        assert shown.attachments == []
    else:
        assert "turn 10 of 10" in shown.content, "there is but one way to complete it"


async def test_a_record_from_notepad_and_one_as_large_as_may_be(stage):
    text = a_record(THREE_CATS)
    assert (
        "turn 16 of 16" in (await bring(stage, b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())).content
    )
    largest = text + "\n" * (64 * 1024 - len(text.encode()))
    assert "turn 16 of 16" in (await bring(stage, largest)).content


@pytest.mark.long
async def test_replaying_nothing_in_particular_opens_the_latest_match_or_asks_what(stage):
    answer = await stage.ann.use(stage.lounge, "replay")
    assert "Say what to replay" in answer.content
    channel = await stage.begin()
    await finish(stage, channel)
    answer = await stage.ann.use(stage.lounge, "replay")
    assert answer.content.startswith("🎞️ Match 1: ")


async def test_the_record_of_a_replay_can_be_gone(stage):
    shown = await bring(stage, a_record())
    del shown.attachments[0]
    await stage.cleo.click(shown, "First")
    await stage.settle()
    assert "I no longer have this file" in stage.cleo.sees(stage.lounge)[-1].content


def frames(data):
    """The pictures of a GIF that stand still, with its last."""
    with Image.open(io.BytesIO(data)) as film:
        shown = []
        for number in range(film.n_frames):
            film.seek(number)
            shown.append((film.info["duration"], film.convert("RGB").copy()))
    return shown


@pytest.mark.long
async def test_a_match_is_made_into_a_film_and_shown_to_everybody(stage, monkeypatch):
    monkeypatch.setattr(replays, "_NOTE_EVERY", 0.001)
    channel = await stage.begin()
    await finish(stage, channel)
    shown = await stage.ann.use(channel, "replay", match="1")
    answer = await stage.ann.click(shown.message, "Film")
    edits = sum("webhooks" in served.path for served in stage.server.served)
    await stage.until(lambda: answer.message.attachments)
    await stage.settle()
    assert sum("webhooks" in served.path for served in stage.server.served) > edits + 1, (
        "it says how far it has come"
    )
    film = answer.message
    assert film.ephemeral
    assert film.content.startswith(f"🎬 Match 1: {stage.ann.mention} vs {stage.bob.mention}")
    assert film.attachments[0].filename == "boop.gif"
    assert film.attachments[0].description.startswith(
        "Boop · match 1 · Ann (1328) vs Bob (1672): the whole match, 16 turns long, as a film. At the end: "
    )
    assert "Bob wins with c2, d3, e4." in film.attachments[0].description
    assert labels_of(film) == ["Show everyone", "Highlights"]
    assert len(film.attachments[0].content) < 8 * 2**20
    standing = [picture for duration, picture in frames(film.attachments[0].content) if duration >= 700]
    assert len(standing) == 17, "the start, and the board after each turn"
    drawn = len(stage.bot.context.films._kept)
    shared = await show_everybody(stage, stage.ann, film)
    await stage.until(lambda: shared.attachments)
    assert not shared.ephemeral
    assert shared.pings == []
    assert shared.attachments[0].content == film.attachments[0].content
    assert len(stage.bot.context.films._kept) == drawn == 1, "it was kept"


@pytest.mark.long
async def test_a_record_is_made_into_a_film_that_carries_it(stage):
    shown = await bring(stage, a_record(GHOSTS, Edition.GHOST, Orange="Ann", Gray="Bob"))
    answer = await stage.cleo.click(shown, "Film")
    await stage.until(lambda: answer.message.attachments)
    await stage.settle()
    assert answer.content == "🎬 Ann vs Bob, from first turn to last."
    assert [file.filename for file in answer.message.attachments] == ["record.txt", "boop.gif"]
    shared = await show_everybody(stage, stage.cleo, answer.message)
    assert len(shared.attachments) == 2
    await stage.settle()


def seconds(data):
    """The time that a film takes."""
    return sum(duration for duration, _ in frames(data)) / 1000


async def test_highlights_are_the_liveliest_turns_and_can_be_shown_to_everybody(stage):
    shown = await bring(stage, a_record(Orange="Ann", Gray="Bob"))
    answer = await stage.cleo.click(shown, "Highlights")
    await stage.until(lambda: len(answer.message.attachments) == 2)
    await stage.settle()
    short = answer.message
    assert short.content.splitlines() == [
        "✨ Ann vs Bob, the liveliest turns.",
        "-# 6 · Bob's kitten on b4 boops 3, 1 falls off.",
        "-# 8 · Bob's kitten on a3 boops 2.",
        "-# 10 · Bob's kitten on b4 boops 2 off the bed. 1 of them is their own. Meow! Bob's b4, c5, d6 grow up.",
        "-# 13 · Ann's kitten on b1 boops 1 and loses it.",
    ], "the last one would tell the end"
    told, _, end = short.attachments[1].description.partition(" At the end: ")
    assert told.startswith("Boop · Highlights · Ann vs Bob: the liveliest turns (6, Bob: kitten on b4 / 8, ")
    assert re.findall(r"(\d+), (?:Ann|Bob): ", told) == ["6", "8", "10", "13", "16"]
    assert told.endswith("), as a short film.")
    assert end
    assert seconds(short.attachments[1].content) < 10
    assert labels_of(short) == ["Show everyone"]
    shared = await show_everybody(stage, stage.cleo, short)
    await stage.until(lambda: len(shared.attachments) == 2)
    await stage.settle()
    assert not shared.ephemeral
    assert shared.attachments[1].content == short.attachments[1].content
    assert labels_of(shared) == ["First steps"]


@pytest.mark.long
async def test_a_single_turn_is_shown_to_everybody_as_it_happened_and_nobodys_note(stage):
    channel = await stage.begin()
    await finish(stage, channel)
    shown = (await stage.ann.use(channel, "replay", match="1")).message
    share = next(item for item in shown.items if item.get("label") == "Show everyone")
    assert share["disabled"], "at the start there is no turn to show"
    await stage.ann.click(shown, "Last")
    shared = await show_everybody(stage, stage.ann, shown)
    await stage.until(lambda: shared.attachments)
    assert not shared.ephemeral
    title, told, end = shared.content.splitlines()
    assert title.endswith("turn 16 of 16")
    assert "boops 1 off the bed" in told
    assert end.startswith("🏆")
    assert shared.attachments[0].filename == "turn.gif"
    assert shared.pings == []
    assert labels_of(shared) == ["Replay", "First steps"]
    brought = await bring(stage, a_record(Orange="Ann", Gray="Bob"))
    other = await show_everybody(stage, stage.cleo, brought)
    assert labels_of(other) == ["First steps"]
    await stage.ann.click(shown, "Back")
    again = await show_everybody(stage, stage.ann, shown)
    assert "turn 15 of 16" in again.content


@pytest.mark.long
async def test_highlights_of_a_match_are_the_same_with_a_review_and_without(stage):
    channel = await stage.begin()
    await finish(stage, channel)
    (picture,) = (await stage.board(channel)).attachments
    assert "In numbers: 16 turns. Ann (rating 1328): " in picture.description
    assert "3 off the bed, 3 grown up. The match is over." in picture.description
    chances = [50, 52, 51, 80, 40, 41, 42, 42, 43, 42, 41, 40, 15, 16, 12, 11, 0]
    kept = Review(tuple(chances), ())
    await stage.bot.context.database.write(reviews.keep, 1, MADE_BY, kept)
    answer = await stage.ann.click(await stage.board(channel), "Highlights")
    await stage.until(lambda: answer.message.attachments)
    await stage.settle()
    assert answer.message.content.startswith(
        f"✨ Match 1: {stage.ann.mention} vs {stage.bob.mention}, the liveliest turns.\n🏆"
    )
    assert "the liveliest turns" in answer.message.attachments[0].description
    (reel,) = (reel for _, _, reel in stage.bot.context.films._kept)
    assert reel.only == (6, 8, 10, 13, 16), (
        "in the third and the fourth it has gone wrong, and nobody is shown that"
    )
    assert [tag.name for tag in reel.players] == ["Ann", "Bob"]
    assert all(tag.rating for tag in reel.players), "the match was rated"
    assert stage.rows("SELECT count(*) FROM reviews") == [(1,)]
    shared = await show_everybody(stage, stage.ann, answer.message)
    await stage.until(lambda: shared.attachments)
    assert labels_of(shared) == ["Replay", "First steps"]


@pytest.mark.long
async def test_two_who_ask_at_once_get_the_same_film(stage, monkeypatch):
    drawn = []
    monkeypatch.setattr(
        films, "draw_film", lambda *what, **how: drawn.append(what) or draw_film(*what, **how)
    )
    channel = await stage.begin()
    await finish(stage, channel)
    ann, bob = [(await person.use(channel, "replay", match="1")).message for person in (stage.ann, stage.bob)]
    answers = [await stage.ann.click(ann, "Film"), await stage.bob.click(bob, "Film")]
    await stage.until(lambda: all(answer.message.attachments for answer in answers))
    await stage.settle()
    assert len(drawn) == 1
    first, second = (answer.message.attachments[0].content for answer in answers)
    assert first == second


@pytest.mark.long
async def test_somebody_waits_for_one_film_at_a_time(stage, monkeypatch):
    may_go_on = threading.Event()
    monkeypatch.setattr(films, "draw_film", lambda *what, **how: may_go_on.wait() and draw_film(*what, **how))
    first, second = await bring(stage, a_record()), await bring(stage, a_record(THREE_CATS[:9]))
    answer = await stage.cleo.click(first, "Film")
    try:
        for another in (second, first):
            refused = await stage.cleo.click(another, "Film")
            assert refused.ephemeral
            assert refused.content.startswith("I'm still making a film for you.")
    finally:
        may_go_on.set()
    await stage.until(lambda: answer.message.attachments)
    again = await stage.cleo.click(second, "Film")
    await stage.until(lambda: again.message.attachments)
    await stage.settle()


@pytest.mark.long
@pytest.mark.parametrize("fault", [Fault.BROKEN, Fault.DROPPED, Fault.FORBIDDEN, Fault.UNKNOWN])
async def test_a_film_arrives_though_its_progress_could_not_be_told(stage, monkeypatch, fault):
    monkeypatch.setattr(replays, "_NOTE_EVERY", 0.02)
    shown = await bring(stage, a_record())
    stage.server.trouble = Trouble()
    stage.server.trouble.plan(fault, at=2)
    answer = await stage.cleo.click(shown, "Film")
    await stage.until(lambda: answer.message.attachments)
    await stage.settle()
    assert stage.server.trouble.happened == [fault]


@pytest.mark.long
async def test_a_match_broken_in_an_early_turn_is_set_aside(stage, caplog):
    channel = await stage.begin()
    await finish(stage, channel, THREE_CATS[:6])
    shown = (await stage.ann.use(channel, "replay", match="1")).message
    stage.write("UPDATE turns SET notation = 'K@e6' WHERE number = 2")
    answer = await stage.ann.click(shown, "As a file")
    assert "doesn't add up" in answer.content
    assert stage.row("SELECT state FROM matches") == ("quarantined",)
    caplog.clear()


@pytest.mark.long
async def test_a_question_open_while_the_bot_restarts_is_answered(stage):
    shown = await bring(stage, a_record())
    jump = await stage.cleo.click(shown, "Go to turn")
    await stage.restart_bot()
    field = jump.modal["components"][0]["component"]["custom_id"]
    await stage.cleo.submit(stage.lounge, jump.modal, **{field: "3"})
    await stage.until(lambda: "turn 3 of 16" in shown.content)


@pytest.mark.long
async def test_the_end_of_a_match_that_was_given_up_is_told_and_drawn(stage):
    channel = await stage.begin()
    await finish(stage, channel, THREE_CATS[:4])
    await resign(stage, stage.ann, 1)
    shown = (await stage.ann.use(channel, "replay", match="1")).message
    await stage.ann.click(shown, "Last")
    assert shown.content.endswith(f"🏆 {stage.bob.mention} wins: {stage.ann.mention} gave up.")
    told = "The match is over: Bob won, because Ann gave up."
    assert shown.attachments[0].description.endswith(told)
    assert (await stage.board(channel)).attachments[0].description.endswith(told)
    board = (await stage.board(channel)).attachments[0]
    assert board.filename == "end.gif", "the end moves, once"
    still = Image.open(io.BytesIO(shown.attachments[0].content)).convert("RGB").resize((512, 424))
    moving = Image.open(io.BytesIO(board.content)).convert("RGB")
    assert max(ImageStat.Stat(ImageChops.difference(still, moving)).mean) < 9, (
        "the replay ends with the same picture"
    )
    film = await stage.ann.click(shown, "Film")
    await stage.until(lambda: film.message.attachments)
    assert "gave up." in film.message.content
    given = (await stage.ann.click(shown, "As a file")).message.attachments[0]
    assert b"Result: gray wins (resigned)\n" in given.content
    brought = await bring(stage, given.content)
    await stage.cleo.click(brought, "Last")
    await stage.until(lambda: brought.attachments[1].description.endswith("The match is over."))


@pytest.mark.long
@in_turn("name", ["- list", "1. two", "+ - 2. four"])
async def test_a_name_in_a_record_begins_no_list(stage, name):
    shown = await bring(stage, a_record(Orange="Ann", Gray=name))
    assert shown.content.splitlines()[1].split("'s ")[0] in {"list", "two", "four"}


@pytest.mark.long
async def test_a_game_too_long_for_a_film_says_so(stage, monkeypatch):
    monkeypatch.setattr(films, "ATTACHMENT_BYTES", 2000)
    shown = await bring(stage, a_record())
    answer = await finished(stage, await stage.cleo.click(shown, "Film"))
    assert "That's too many turns for one film" in answer.content


@pytest.mark.long
def test_a_film_is_cut_until_it_fits():
    start = Position.start(Edition.CLASSIC)
    turns, position = [], start
    for text in THREE_CATS:
        turns.append(position.parse_turn(text))
        position = position.play(turns[-1]).position
    whole = draw_film(start, turns, 8 * 2**20)
    told = []
    smaller = draw_film(start, turns, len(whole) // 2, told.append)
    assert len(smaller) <= len(whole) // 2
    assert told[-1] == len(turns)
    assert told.count(1) > 1, "it began again in another cut"
    assert [picture.size for _, picture in frames(whole)[:1]] == [(768, 686)]
    assert frames(smaller)[-1][1].width < 768
    with pytest.raises(FilmTooLarge):
        draw_film(start, turns, 1000)
