"""Somebody to play with: matches against the bot."""

import asyncio
import copy
import random
import sys

import pytest

from data import BotScore
from data.queries.careers.player_stats import add_bot_score
from data.queries.players import get_or_create
from engine import Level
from game import Position
from sandbox.people import Person
from services.play.levels import FIRST_LEVEL, LEVELS, BotResult, matching, shown
from services.play.matching import level_for
from tests.databases import looking_into
from tests.stage import boards_in
from tests.wire.chairs import DAY, kinds_of, line, notices, odd, offer, pass_time
from tests.wire.taps import labels_of
from words.catalogue import say

DICE = random.Random(17)


def alone(stage):
    """Ann's direct conversation with the bot."""
    return stage.server.world.direct_channel(stage.ann.user)


def bot(stage):
    return Person(stage.server, stage.server.world.bot)


async def choose(stage, channel, level="1", who="You start", **options):
    """Ann challenges the bot and says how; the question, not yet answered."""
    opened = (await stage.ann.use(channel, "challenge", member=bot(stage), **options)).message
    levels = opened.items[0]
    (label,) = [each["label"] for each in levels["options"] if each["label"].startswith(f"{level} ·")]
    await stage.ann.pick(opened, levels["custom_id"], label)
    await stage.ann.pick(opened, opened.items[2]["custom_id"], who)
    return opened


async def begin(stage, channel=None, **options):
    """Ann begins a match against the bot; the channel or thread where it is played."""
    channel = channel or alone(stage)
    await stage.ann.click(await choose(stage, channel, **options), "Start")
    await stage.settle()
    (match_channel,) = stage.rows("SELECT channel_id FROM matches ORDER BY id DESC LIMIT 1")[0]
    return stage.server.world.channels[match_channel]


def position(stage):
    """The position of the latest match."""
    return Position.parse(stage.rows("SELECT position FROM matches ORDER BY id DESC")[0][0])


def state(stage):
    """How the latest match stands: its state, its turns, and whether it awaits the bot."""
    return stage.rows("SELECT state, turns, awaits_bot FROM matches ORDER BY id DESC")[0]


async def move(stage, channel, turn=None):
    """Ann takes a turn, any if none is named, and the bot answers."""
    turn = turn or str(DICE.choice(position(stage).legal_turns()))
    answer = await stage.ann.use(channel, "move", turn=turn)
    await stage.settle()
    return answer


def let_it_stand(stage, before, turn):
    """Let the bot's last turn in the latest match have been this one, in a position that the turn before it is said to have led to."""
    after = before.after(before.parse_turn(turn))
    match, last = stage.rows("SELECT id, turns FROM matches ORDER BY id")[-1]
    there = f"WHERE match_id = {match} AND number ="
    stage.write(f"UPDATE turns SET position = '{before}' {there} {last - 1}")  # noqa: S608
    stage.write(f"UPDATE turns SET notation = '{turn}', position = '{after}' {there} {last}")  # noqa: S608
    stage.write(f"UPDATE matches SET position = '{after}' WHERE id = {match}")  # noqa: S608


async def test_there_is_a_level_for_each_of_the_engines():
    assert [level.value for level in Level] == [shown(level) for level in LEVELS]


@pytest.mark.long
async def test_a_whole_match_alone_with_the_bot(stage):
    channel = await begin(stage)
    first = (await stage.board(channel)).content
    assert "you start!" in first
    assert "I'm playing as Sleepy kitten" in first
    while state(stage)[0] == "running":
        answer = await move(stage, channel)
        assert answer.message.attachments, answer.content
    over, turns, awaits = state(stage)
    assert (over, awaits) == ("over", 0)
    shown = boards_in(channel)
    assert len(shown) == turns + 1
    assert all(stage.server.world.bot.id not in message.pings for message in shown)
    assert stage.row("SELECT rated, level FROM matches") == (0, 11)
    for table in ("player_stats", "first_squares", "streaks", "head_to_head", "standings"):
        assert stage.row(f"SELECT count(*) FROM {table}") == (0,)  # noqa: S608
    assert stage.row("SELECT level, wins + losses + draws FROM bot_scores") == (11, 1)
    profile = await stage.ann.use(channel, "profile")
    await stage.until(lambda: profile.message.content)
    assert "Against me, won–lost–drawn: Sleepy kitten" in profile.content
    assert "0 " not in profile.content.splitlines()[0], "a kind first card, without a row of zeros"
    assert profile.message.attachments[0].description.startswith("Ann's profile card.")
    assert stage.faults() == []


async def test_who_is_alone_is_offered_a_match_with_the_bot(stage):
    for command in ("help", "challenge", "resign"):
        answer = await stage.ann.use(alone(stage), command)
        asked = await stage.ann.click(answer.message, "Play me")
        assert asked.ephemeral
        assert "how tough should I be?" in asked.content


@pytest.mark.long
async def test_in_a_server_it_has_a_thread_of_its_own(stage):
    channel = await begin(stage, stage.garden)
    assert channel.name == "Boop 1: Ann and Boop Bot"
    told = line(stage.garden)
    assert told.content == f"<@{stage.ann.user.id}> is playing boop against me (Sleepy kitten): match 1."
    assert told.pings == []
    more = await stage.ann.click(await stage.board(channel), "More")
    assert "**Note**" in more.content
    assert "**Plan ahead**" not in more.content, "I answer at once"
    await move(stage, channel)
    assert state(stage)[1] == 2


@pytest.mark.long
@pytest.mark.parametrize(("edition", "level"), [("classic", "8"), ("ghost", "9"), ("kittens", "10")])
async def test_the_bot_begins_in_every_edition(stage, edition, level):
    asked = await choose(stage, stage.lounge, level=level, who="I start")
    (label,) = [each["label"] for each in asked.items[1]["options"] if each["value"] == edition]
    await stage.ann.pick(asked, asked.items[1]["custom_id"], label)
    await stage.ann.click(asked, "Start")
    await stage.settle()
    assert state(stage) == ("running", 1, 0)
    first, second = boards_in(stage.lounge)
    assert first.content == "-# The start of match 1"
    assert f"<@{stage.ann.user.id}>, your turn!" in second.content
    assert second.pings == [stage.ann.user.id]
    await move(stage, stage.lounge)
    assert state(stage) == ("running", 3, 0)


@pytest.mark.long
async def test_stopped_while_it_thinks_its_turn_comes_once_after_the_restart(stage):
    channel = await begin(stage, level="10")
    for turns in range(2, 8, 2):
        turn = str(DICE.choice(position(stage).legal_turns()))
        await stage.ann.use(channel, "move", turn=turn)
        await stage.until(lambda: stage.bot.context.opponent.busy)
        await stage.restart_bot()
        await stage.settle()
        assert state(stage) == ("running", turns, 0)
    played = stage.rows("SELECT number FROM turns ORDER BY version")
    assert played == [(number,) for number in range(1, 7)]
    assert len(boards_in(channel)) == 7


@pytest.mark.long
async def test_a_press_while_it_thinks_is_refused_and_changes_nothing(stage):
    channel = await begin(stage, level="10")
    board = await stage.board(channel)
    await stage.ann.use(channel, "move", turn="c3")
    answers = await asyncio.gather(
        stage.ann.use(channel, "move", turn="d5"), stage.ann.click(copy.copy(board), "Boop!")
    )
    await stage.settle()
    assert state(stage) == ("running", 2, 0)
    assert all(answer.ephemeral for answer in answers)


@pytest.mark.long
@pytest.mark.both
async def test_turns_are_taken_back_after_a_question(stage):
    channel = await begin(stage)
    await move(stage, channel, "c3")
    for answer in ("Play on", "Take my turn back"):
        assert state(stage) == ("running", 2, 0)
        more = await stage.ann.click(await stage.board(channel), "More")
        asked = await stage.ann.click(more.message, "Take my turn back")
        assert asked.content.startswith("Take back turns 1 and 2? The reply to yours goes too")
        await stage.ann.click(asked.message, answer)
        await stage.settle()
    assert state(stage) == ("running", 0, 0)
    assert "Turns 1 and 2 were taken back." in (await stage.board(channel)).content
    await move(stage, channel, "d4")
    assert state(stage) == ("running", 2, 0)


@pytest.mark.long
@pytest.mark.both
@pytest.mark.parametrize(
    ("before", "agrees"),
    [("6/6/6/1CC3/6/6 g 3/0 -/- classic", True), ("6/1cc3/6/6/1cc3/6 g 0/4 -/- classic", False)],
    ids=["it would lose", "it would win"],
)
async def test_a_draw_is_accepted_unless_the_bot_stands_better(stage, before, agrees):
    channel = await begin(stage)
    await move(stage, channel, "c3")
    await move(stage, channel)
    let_it_stand(stage, Position.parse(before), "K@f6")
    await offer(stage, stage.ann, "A draw", channel)
    if agrees:
        assert stage.row("SELECT state, ending FROM matches") == ("over", "agreed")
        assert "Well fought" in (await stage.board(channel)).content
    else:
        assert state(stage) == ("running", 4, 0)
        assert "declined the draw" in line(channel).content


@pytest.mark.long
async def test_a_pause_and_more_time_are_granted_at_once(stage):
    channel = await begin(stage, stage.lounge, pace="3 days a turn")
    due = "SELECT deadline, hold FROM matches"
    before, _ = stage.row(due)
    await offer(stage, stage.ann, "More time for this turn: one turn's worth")
    after, _ = stage.row(due)
    assert after > before
    assert f"<@{stage.server.world.bot.id}> gave you 3 days more" in line(channel).content
    await offer(stage, stage.ann, "A pause: the clock stops")
    assert stage.row(due) == (None, "paused")
    await stage.ann.use(channel, "move", turn="c3")
    await stage.settle()
    assert state(stage) == ("running", 2, 0)
    deadline, hold = stage.row(due)
    assert deadline
    assert hold is None


@pytest.mark.both
async def test_no_clock_runs_while_the_bot_thinks(stage, monkeypatch):
    channel = await begin(stage, stage.lounge, pace="1 day a turn")
    stage.bot.context.opponent._thinker._engine = None
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    await stage.ann.use(channel, "move", turn="c3")
    await stage.settle()
    assert stage.row("SELECT awaits_bot, deadline, reminder, remind_at FROM matches") == (1, None, None, None)


@pytest.mark.long
async def test_the_bot_claims_no_win_and_the_match_is_put_away_in_the_end(stage):
    channel = await begin(stage, stage.lounge, pace="1 day a turn")
    await move(stage, channel, "c3")
    await pass_time(stage, 0.8 * DAY)
    (reminder,) = notices(channel)
    assert reminder.pings == [stage.ann.user.id]
    await pass_time(stage, DAY)
    assert state(stage) == ("running", 2, 0)
    await move(stage, channel)
    assert state(stage) == ("running", 4, 0)
    await pass_time(stage, 2 * DAY)
    await pass_time(stage, 8 * DAY)
    assert kinds_of(notices(channel)) == [], "the one there was says how it went on"
    assert stage.row("SELECT state, ending FROM matches") == ("over", "abandoned")
    assert stage.row("SELECT count(*) FROM bot_scores") == (0,)


async def test_where_the_engine_does_not_run_nobody_is_let_in(stage, monkeypatch):
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    answer = await stage.ann.use(alone(stage), "challenge", member=bot(stage))
    assert answer.content.startswith("I can't play right now")
    assert stage.kept()["matches"] == []


@pytest.mark.long
async def test_a_match_waits_for_the_engine_and_goes_on(stage, monkeypatch):
    channel = await begin(stage)
    opponent = stage.bot.context.opponent
    with monkeypatch.context() as gone:
        opponent._thinker._engine = None
        gone.setitem(sys.modules, "wasmtime", None)
        await stage.ann.use(channel, "move", turn="c3")
        await stage.settle()
        told = [m for m in channel.messages.values() if m.ephemeral]
        assert told[-1].content.startswith("Match 1 is safe, but I can't think right now.")
        assert state(stage) == ("running", 1, 1)
    await stage.restart_bot()
    await stage.settle()
    assert state(stage) == ("running", 2, 0)


async def test_one_match_of_an_edition_at_a_time_however_often_begin_is_pressed(stage):
    asked = await choose(stage, stage.lounge)
    answers = await asyncio.gather(*(stage.ann.click(copy.copy(asked), "Start") for _ in range(3)))
    await stage.settle()
    assert len(stage.kept()["matches"]) == 1
    told = [answer.content for answer in answers if answer.content.startswith("We're already playing")]
    assert len(told) == 2
    again = await stage.ann.use(alone(stage), "challenge", member=bot(stage))
    assert again.content.startswith("We're already playing boop, in match 1.")
    await begin(stage, edition="kittens")
    assert len(stage.kept()["matches"]) == 2, "one of each edition"


async def test_a_level_that_does_not_exist_is_refused(stage):
    asked = await choose(stage, stage.lounge)
    for item in asked.items:
        item["custom_id"] = item["custom_id"].replace("letsplay:11", "letsplay:7")
    answer = await stage.ann.click(asked, "Start")
    assert answer.content.startswith("I don't know that level.")
    assert stage.kept()["matches"] == []


@pytest.mark.long
@pytest.mark.both
async def test_a_rematch_begins_at_once_with_sides_swapped(stage):
    channel = await begin(stage)
    await move(stage, channel, "c3")
    await move(stage, channel)
    asked = await stage.ann.use(channel, "resign")
    await stage.ann.click(asked.message, "Give up")
    await stage.settle()
    end = await stage.board(channel)
    assert "Thanks for the match" in end.content
    await stage.ann.click(end, "Rematch")
    await stage.settle()
    assert state(stage) == ("running", 1, 0)
    assert len(stage.kept()["matches"]) == 2
    assert stage.rows("SELECT is_bot FROM matches m, players p WHERE p.id = m.orange_id ORDER BY m.id") == [
        (0,),
        (1,),
    ]


@pytest.mark.long
async def test_the_level_that_suits_is_found_by_itself_and_offered_first(stage):
    channel = alone(stage)
    asked = (await stage.ann.use(channel, "challenge", member=bot(stage))).message
    assert (
        "**About your level**: you'll win about half the time. Right now I'd play as **Playful kitten**."
        in asked.content
    )
    first, *levels = asked.items[0]["options"]
    assert (first["label"], first["default"], len(levels)) == ("About your level", True, len(LEVELS))
    await stage.ann.click(asked, "Start")
    await stage.settle()
    while state(stage)[1] < 4:
        await move(stage, channel)
    given_up = await stage.ann.use(channel, "resign")
    await stage.ann.click(given_up.message, "Give up")
    await stage.settle()
    assert stage.row("SELECT level, losses FROM bot_scores") == (14, 1)
    end = await stage.board(channel)
    suits = matching([BotResult(FIRST_LEVEL, 0)])
    suiting = say("level-name", level=shown(suits))
    easier = say("level-name", level=shown(FIRST_LEVEL - 1))
    assert f"How about {easier} next? That one's easier." in end.content, "one step at a time"
    asked = (await stage.ann.use(channel, "challenge", member=bot(stage))).message
    assert f"Right now I'd play as **{suiting}**." in asked.content
    await stage.ann.click(end, f"Try {easier}")
    await stage.settle()
    assert stage.rows("SELECT level FROM matches ORDER BY id")[-1] == (FIRST_LEVEL - 1,)


async def given_up(stage, channel):
    """Ann's match against the bot, given up once it counts; its last board."""
    while state(stage)[1] < 4:
        await move(stage, channel)
    asked = await stage.ann.use(channel, "resign")
    await stage.ann.click(asked.message, "Give up")
    await stage.settle()
    return await stage.board(channel)


@pytest.mark.long
async def test_whoever_gives_up_is_offered_an_easier_level_at_once(stage):
    channel = await begin(stage, level="8")
    await given_up(stage, channel)
    stage.write(
        "UPDATE matches SET winner = 'o', ending = 'line'"
    )  # as if she had beaten a strong one before
    begun = await begin(stage, level="2")
    end = await given_up(stage, begun)
    assert matching([BotResult(18, 1), BotResult(12, 0)]) > 12, "by the results she should stay"
    assert f"Try {say('level-name', level=1)}" in labels_of(end)


@pytest.mark.long
async def test_a_draw_is_offered_to_the_bot_after_a_question_alone(stage):
    channel = await begin(stage)
    await move(stage, channel, "c3")
    await move(stage, channel)
    more = await stage.ann.click(await stage.board(channel), "More")
    asked = await stage.ann.click(more.message, "Offer a draw")
    assert asked.content == "Offer me a draw? If I agree, the match is over."
    assert state(stage)[:2] == ("running", 4)
    await stage.ann.click(asked.message, "Offer a draw")
    await stage.settle()
    assert stage.rows("SELECT news FROM matches")[0][0] != "turn" or state(stage)[0] == "over"


@pytest.mark.long
async def test_the_levels_that_somebody_has_beaten_are_marked(stage):
    with looking_into(stage.place) as connection:
        ann = get_or_create(connection, stage.ann.user.id, "Ann")
        for level, wins in ((2, 1), (12, 0), (16, 3)):
            add_bot_score(connection, BotScore(ann.id, level, wins, 1, 0))
    asked = (await stage.ann.use(alone(stage), "challenge", member=bot(stage))).message
    marked = [option["label"] for option in asked.items[0]["options"] if "beaten" in option["label"]]
    assert marked == ["4 · Playful kitten · beaten with hints", "6 · House cat · beaten with hints"], (
        "2 of before is 4 of today; and of no match is it known that it took none"
    )


@pytest.mark.long
@pytest.mark.both
async def test_a_match_at_one_of_the_six_levels_of_before_goes_on_and_its_buttons_too(stage):
    channel = await begin(stage)
    stage.write("UPDATE matches SET level = 3")
    await move(stage, channel, "c3")
    await move(stage, channel)
    assert state(stage) == ("running", 4, 0)
    asked = await stage.ann.use(channel, "resign")
    await stage.ann.click(asked.message, "Give up")
    await stage.settle()
    assert stage.row("SELECT level, losses FROM bot_scores") == (16, 1)
    assert "House cat 0–1–0" in (await stage.ann.use(channel, "profile")).message.content
    end = await stage.board(channel)
    asked = await stage.ann.click(odd(end, "playme:classic:6"), "Odd")
    assert "My level: **Queen of the quilt**" in asked.content
    assert "I'll warn you" not in asked.content
    await stage.ann.click(odd(end, "again:1:3"), "Odd")
    await stage.settle()
    assert stage.rows("SELECT level FROM matches ORDER BY id") == [(3,), (16,)]


@pytest.mark.long
@pytest.mark.both
async def test_a_match_can_be_brought_to_a_server_and_back(stage):
    channel = await begin(stage)
    await move(stage, channel, "c3")
    await stage.ann.use(stage.lounge, "board", match="1")
    await stage.settle()
    assert stage.row("SELECT channel_id FROM matches") == (stage.lounge.id,)
    await move(stage, stage.lounge)
    assert state(stage)[1] == 4
    await stage.ann.use(channel, "board", match="1")
    await stage.settle()
    assert stage.row("SELECT channel_id FROM matches") == (channel.id,)


@pytest.mark.long
async def test_who_is_forgotten_leaves_no_match_behind(stage):
    channel = await begin(stage)
    await move(stage, channel, "c3")
    opened = await stage.ann.use(channel, "privacy")
    asked = await stage.ann.click(opened.message, "Delete")
    await stage.ann.click(asked.message, "Yes, forget me")
    await stage.ann.click(asked.message, "Forget me for good")
    await stage.settle()
    assert state(stage)[0] == "over"
    assert stage.row("SELECT count(*) FROM bot_scores") == (0,)
    assert stage.faults() == []


@pytest.mark.long
async def test_what_is_won_by_hints_tells_nothing_of_the_level_that_suits(stage):
    channel = await begin(stage, level="6")
    await move(stage, channel, "c3")
    (me,) = stage.row("SELECT orange_id FROM matches")
    stage.write("UPDATE matches SET state = 'over', winner = 'o', ending = 'line', hints = 1")
    assert await stage.database.read(level_for, me) > FIRST_LEVEL
    stage.write("INSERT INTO hints SELECT id, 'a position', 'o', created_at FROM matches")
    assert await stage.database.read(level_for, me) == FIRST_LEVEL


@pytest.mark.long
async def test_who_will_see_it_is_said_before_a_match_against_the_bot_begins(stage):
    public = "-# Everyone here will see it. In a direct message to me, it stays between the two of us."
    assert (await choose(stage, stage.lounge)).content.endswith(public)
    assert public not in (await choose(stage, alone(stage))).content
