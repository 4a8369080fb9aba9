"""What is kept about a person: theirs to have, and theirs to have forgotten. And keeping off the leaderboards."""

import asyncio
import json
import threading

import pytest

from sandbox.people import File
from services.people import Person
from services.players import privacy
from tests.cases import in_turn
from tests.wire.chairs import both_move, finish, finished, forget_me, resign
from tests.wire.crash import Crash, crash_after
from tests.wire.games import THREE_CATS
from tests.wire.taps import labels_of
from tests.wire.test_profile import counted
from tests.wire.test_ratings import standings

#: Every table in which something of a person's may be.
TABLES = ("players", "challenges", "matches", "turns", "preferences", "standings", "rated_results")


async def exported(stage, person):
    opened = await person.use(stage.lounge, "privacy")
    given = await finished(stage, await person.click(opened.message, "Export"))
    assert given.ephemeral
    (file,) = given.attachments
    assert file.filename == "boop-data.json"
    return json.loads(file.content)


async def test_it_tells_what_is_kept_and_why(stage):
    answer = await stage.ann.use(stage.lounge, "privacy")
    assert answer.ephemeral
    assert "What I keep about you, and why" in answer.content
    assert len(answer.content) < 2000
    assert labels_of(answer.message) == ["Export", "Delete"]
    nothing = await finished(stage, await stage.ann.click(answer.message, "Export"))
    assert "I keep nothing about you" in nothing.content
    assert "I keep nothing about you" in (await stage.ann.click(answer.message, "Delete")).content


@pytest.mark.long
async def test_all_of_ones_own_data_as_a_file(stage):
    await stage.ann.use(stage.lounge, "settings", quiet_from=22, quiet_until=7)
    channel = await stage.begin()
    await finish(stage, channel)
    await stage.begin()
    await stage.ann.use(stage.lounge, "challenge", first="chance")
    await stage.cleo.use(stage.lounge, "challenge", member=stage.ann)
    kept = await exported(stage, stage.ann)
    assert kept["player"] == {
        "id": 1,
        "discord_id": stage.ann.user.id,
        "name": "Ann",
        "language": None,
        "locale": "en-US",
    }
    assert kept["settings"]["quiet_from"] == 22
    assert [match["opponent"] for match in kept["matches"]] == ["Bob", "Bob"]
    assert kept["matches"][0]["side"] == "o"
    assert [turn["notation"] for turn in kept["matches"][0]["turns"]] == THREE_CATS
    assert [challenge["by"] for challenge in kept["challenges"]] == ["me", "me", "me", "other"]
    assert kept["challenges"][3]["other"] == "Cleo"
    assert len(kept["standings"]) == 4, "here and everywhere, of all time and of the season"
    assert len(kept["ratings"]) == 2
    assert kept["counts"][0]["losses"] == 1
    assert kept["opponents"] == [{"name": "Bob", "wins": 0, "losses": 1, "draws": 0}]
    told = json.dumps(kept)
    assert str(stage.bob.user.id) not in told, "of others there is the name alone"
    assert not [name for name in ("orange_id", "opponent_id", "challenger_id") if f'"{name}"' in told]


@pytest.mark.long
async def test_who_asks_twice_is_forgotten(stage):
    channel = await stage.begin()
    await finish(stage, channel)
    await stage.begin()
    await both_move(stage, channel, 2)
    await stage.ann.use(stage.lounge, "settings", quiet_from=22, quiet_until=7)
    open_to_all = await stage.ann.use(stage.lounge, "challenge", first="chance")
    from_cleo = await stage.cleo.use(stage.lounge, "challenge", member=stage.ann)
    opened = await stage.ann.use(stage.lounge, "privacy")
    asked = await stage.ann.click(opened.message, "Delete")
    assert "Your running match would be given up." in asked.content
    message = await forget_me(stage, stage.ann)
    assert message.content.startswith("I've forgotten you.")
    assert labels_of(message) == []
    assert stage.row("SELECT discord_id, name FROM players WHERE id = 1") == (None, "")
    for table in (
        "preferences",
        "standings",
        "rated_results",
        "player_stats",
        "streaks",
        "first_squares",
        "head_to_head",
    ):
        assert stage.row(f"SELECT count(*) FROM {table} WHERE player_id = 1") == (0,), table  # noqa: S608
    assert stage.row("SELECT count(*) FROM head_to_head") == (0,)
    board = await stage.board(stage.lounge)
    assert board.content.startswith(f"🏆 {stage.bob.mention} wins: Former player gave up.")
    assert "Former player withdrew this challenge" in open_to_all.message.content
    assert "Former player can't play right now" in from_cleo.message.content
    assert labels_of(open_to_all.message) == labels_of(from_cleo.message) == []
    # Bob keeps what was his.
    assert standings(stage)["Bob", True][2:] == (2, 0, 0)
    listed = await stage.bob.use(stage.lounge, "history")
    assert listed.content.count("Beat Former player") == 2
    shown = await stage.bob.use(stage.lounge, "replay", match="1")
    assert "Former player vs" in shown.content
    given = await stage.bob.click(shown.message, "As a file")
    assert b"Orange: Former player\n" in given.message.attachments[0].content
    asked = await stage.bob.click(board, "Rematch")
    assert "with “Former player”, so there's nobody to ask" in asked.content
    offered = await stage.bob.suggestions(stage.lounge, "replay", "match", "")
    assert offered[0]["name"] == "Beat Former player · match 2"


@pytest.mark.long
@pytest.mark.both
async def test_who_is_forgotten_before_both_have_moved_calls_the_match_off(stage):
    channel = await stage.begin()
    await stage.ann.use(channel, "move", turn="c3")
    await forget_me(stage, stage.bob)
    assert stage.row("SELECT state, ending, winner FROM matches") == ("over", "called-off", None)
    end = await stage.board(channel)
    told = f"{stage.ann.mention}, Former player called match 1 off.\nIt's over, and it doesn't count."
    assert end.content == told
    assert "no finished match" not in (await stage.ann.use(channel, "history")).content
    assert standings(stage) == {}


@pytest.mark.long
async def test_who_was_forgotten_can_come_back_as_somebody_new(stage):
    channel = await stage.begin()
    await finish(stage, channel)
    await forget_me(stage, stage.ann)
    assert "You haven't finished a match yet" in (await stage.ann.use(stage.lounge, "history")).content
    assert "keeps their matches private" in (await stage.ann.use(stage.lounge, "replay", match="1")).content
    await stage.begin()
    assert stage.row("SELECT orange_id FROM matches WHERE id = 2") == (3,)


async def test_the_other_answer_keeps_everything(stage):
    await stage.begin()
    before = stage.kept()
    opened = await stage.ann.use(stage.lounge, "privacy")
    asked = await stage.ann.click(opened.message, "Delete")
    await stage.ann.click(asked.message, "Yes, forget me")
    assert labels_of(asked.message) == ["No, keep everything", "Forget me for good"], "a double tap keeps"
    await stage.ann.click(asked.message, "No, keep everything")
    assert asked.message.content == "OK, everything stays as it is."
    assert stage.kept() == before


@pytest.mark.long
async def test_a_broken_match_is_set_aside_and_holds_nothing_up(stage, caplog):
    channel = await stage.begin()
    await finish(stage, channel, THREE_CATS[:4])
    await stage.begin()
    stage.write("UPDATE turns SET notation = 'K@e6' WHERE number = 2")
    message = await forget_me(stage, stage.ann)
    assert message.content.startswith("I've forgotten you.")
    assert stage.rows("SELECT state, ending FROM matches ORDER BY id") == [
        ("quarantined", None),
        ("over", "called-off"),
    ]
    assert stage.row("SELECT discord_id FROM players WHERE id = 1") == (None,)
    assert "Quarantined match 1" in caplog.text
    caplog.clear()


@pytest.mark.long
@pytest.mark.both
async def test_the_other_hears_of_the_end_where_no_board_can_go(stage):
    channel = await stage.begin(stage.garden)
    await both_move(stage, channel)
    await stage.server.delete(channel)
    await forget_me(stage, stage.ann)
    told = stage.bob.sees(stage.server.world.direct_channel(stage.bob.user))
    assert told[-1].content.startswith(f"🏆 {stage.bob.mention} wins: Former player gave up.")
    shown = await stage.bob.use(stage.lounge, "board")
    assert "🏆" in shown.content


@pytest.mark.long
async def test_coming_back_does_not_make_more_matches_rated(stage):
    for number in range(1, 8):
        await stage.begin()
        await resign(stage, stage.ann, number)
        await forget_me(stage, stage.ann)
    assert [row[0] for row in stage.rows("SELECT rated FROM matches ORDER BY id")] == [1, 1, 1, 1, 1, 0, 0]


@pytest.mark.long
async def test_a_rematch_asked_for_while_the_other_is_forgotten_brings_nobody_back(stage):
    channel = await stage.begin()
    await finish(stage, channel)
    ann = Person(stage.ann.user.id, "Ann")
    board = await stage.board(channel)
    forgetting = stage.database.write(privacy.forget, ann, stage.clock.now())
    await asyncio.gather(stage.bob.click(board, "Rematch"), forgetting)
    assert stage.row("SELECT count(*) FROM players WHERE name = 'Ann'") == (0,)
    assert stage.row("SELECT count(*) FROM challenges WHERE state = 'open'") == (0,)
    again = await stage.bob.click(board, "Rematch")
    assert "with “Former player”, so there's nobody to ask" in again.content


@pytest.mark.long
async def test_being_forgotten_is_all_or_nothing(stage):
    channel = await stage.begin()
    await finish(stage, channel, THREE_CATS[:5])
    ann = Person(stage.ann.user.id, "Ann")
    before = (stage.kept(), counted(stage))
    for steps in range(1, 200):
        crash = crash_after(stage, steps)
        try:
            await stage.database.write(privacy.forget, ann, stage.clock.now())
        except Crash:
            assert (stage.kept(), counted(stage)) == before
        else:
            break
        finally:
            crash.undo()
    assert steps > 20
    assert stage.row("SELECT discord_id FROM players WHERE id = 1") == (None,)
    assert stage.row("SELECT state, ending, winner FROM matches") == ("over", "resigned", "g")


@pytest.mark.long
@pytest.mark.sqlite
async def test_nothing_of_the_name_is_left_in_the_file(stage):
    stage.ann.user.name = "Zanzibarbara"
    channel = await stage.begin()
    await finish(stage, channel)
    await stage.ann.use(stage.lounge, "settings", time_zone="Africa/Dar_es_Salaam")
    await stage.stop_bot()
    assert b"Zanzibarbara" in stage.database_path.read_bytes()
    await stage.start_bot()
    await forget_me(stage, stage.ann)
    # At once, not only when the bot stops.
    left = b"".join(path.read_bytes() for path in stage.database_path.parent.glob("boop.sqlite3*"))
    assert b"Zanzibarbara" not in left
    assert b"Dar_es_Salaam" not in left


@pytest.mark.long
async def test_who_keeps_off_the_ladders_is_seen_by_nobody_else(stage):
    channel = await stage.begin()
    await finish(stage, channel)
    set_ = await stage.bob.use(stage.lounge, "settings", leaderboards=False)
    assert "Leaderboards and profile: **off**" in set_.content
    table = await finished(stage, await stage.ann.use(stage.lounge, "leaderboard"))
    assert stage.bob.mention not in table.content
    await stage.ann.click(table, "This season")
    await stage.until(lambda: "all time" not in table.content.splitlines()[0])
    assert stage.bob.mention not in table.content
    assert stage.ann.mention in table.content
    own = await finished(stage, await stage.bob.use(stage.lounge, "leaderboard"))
    assert "You're hidden from leaderboards, so only you see this: **1672** ± 290 · 1–0–0" in own.content
    refused = await stage.ann.use(stage.lounge, "profile", member=stage.bob)
    assert "They keep their profile private" in refused.content
    mine = await stage.bob.use(stage.lounge, "profile")
    assert "only you see this" in mine.content
    # What they play from now on is as hidden, in a table they were never in before too.
    label = "ghost"
    await stage.begin(edition=label)
    await both_move(stage, stage.lounge, 2)
    answer = await stage.ann.use(stage.lounge, "resign", match="2")
    await stage.ann.click(answer.message, "Give up")
    await stage.settle()
    ghosts = await finished(stage, await stage.ann.use(stage.lounge, "leaderboard", edition=label))
    assert stage.bob.mention not in ghosts.content
    assert stage.ann.mention in ghosts.content
    await stage.bob.use(stage.lounge, "settings", leaderboards=True)
    table = await finished(stage, await stage.ann.use(stage.lounge, "leaderboard"))
    assert stage.bob.mention in table.content


@pytest.mark.long
async def test_one_export_of_a_persons_is_made_at_a_time(stage, monkeypatch):
    await stage.begin()
    may_go_on, export = threading.Event(), privacy.export
    monkeypatch.setattr(privacy, "export", lambda *asked: may_go_on.wait() and export(*asked))
    opened = [(await person.use(stage.lounge, "privacy")).message for person in (stage.ann, stage.bob)]
    first = await stage.ann.click(opened[0], "Export")
    try:
        refused = await stage.ann.click(opened[0], "Export")
        assert refused.content.startswith("I'm still putting your data together.")
        other = await stage.bob.click(opened[1], "Export")
        assert other.content == ""
    finally:
        may_go_on.set()
    for answer in (first, other):
        assert (await finished(stage, answer)).attachments
    again = await stage.ann.click(opened[0], "Export")
    assert (await finished(stage, again)).attachments


@pytest.mark.long
@in_turn("custom_id", ["forget:1", "forgetreally:yes", "export:2"])
async def test_a_button_of_another_version_forgets_nobody(stage, custom_id):
    await stage.begin()
    opened = await stage.ann.use(stage.lounge, "privacy")
    opened.message.components[0]["components"][0] |= {"custom_id": custom_id, "label": "Odd"}
    answer = await stage.ann.click(opened.message, "Odd")
    assert "older version of me" in answer.content
    assert stage.row("SELECT name FROM players WHERE id = 1") == ("Ann",)


@pytest.mark.both
async def test_a_file_of_ones_own_data_is_no_record(stage):
    await stage.begin()
    kept = json.dumps(await exported(stage, stage.ann)).encode()
    answer = await finished(
        stage, await stage.ann.use(stage.lounge, "replay", file=File("boop-data.json", kept))
    )
    assert "Line 1: there must be a line with the edition before the turns" in answer.content
