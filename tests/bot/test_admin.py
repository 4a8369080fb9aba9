"""What the host does to the database with the program: beginning, checking, backing up and restoring it."""

import asyncio
import os
import re
import shutil
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from bot.host import admin
from bot.host.admin import files
from bot.host.exits import Exit
from bot.host.program import main
from data import DatabaseInUse, NoDatabase, RestoreCutOff, create, open_database
from data.sqlite.copies import put_aside
from tests.bot.test_program import run
from tests.clock import TestClock
from tests.data.test_file import as_nobody
from tests.databases import begin, change, kept_in, looking_into, rows
from tests.drill.disk import may_mount, small_disk
from tests.stage import set_stage
from tests.wire.chairs import DAY, forget_me, notices, pass_time, play_two, resign
from tests.wire.taps import open_picker


@pytest.fixture
async def played(tmp_path):
    """A stage with a rated match that has ended, and one that goes on; the bot is running. What a host does is done now."""
    async with set_stage(tmp_path / "boop.sqlite3", clock=TestClock()) as stage:
        await play_two(stage)
        yield stage


def back_up(stage, name="backup.sqlite3"):
    file = stage.database_path.with_name(name)
    assert admin.back_up(stage.database_path, file) is Exit.WELL
    return file


async def restore(stage, file):
    """Stop the bot, restore a backup, and start the bot."""
    await stage.stop_bot()
    assert admin.restore(stage.database_path, file) is Exit.WELL
    await stage.start_bot()
    await stage.settle()


@pytest.mark.long
async def test_a_backup_is_made_while_the_bot_runs_and_has_everything(played, capsys):
    file = await asyncio.to_thread(back_up, played)
    assert capsys.readouterr().out == (
        f"2 matches replayed and all results counted again: 0 faults\nThe backup is {file}.\n"
    )
    with looking_into(file) as copy:
        assert kept_in(copy) == played.kept()
    assert not file.with_name(f"{file.name}-wal").exists()
    answer = await played.bob.use(played.lounge, "move", turn="d4")
    assert answer.message.attachments


@pytest.mark.long
async def test_a_backup_goes_where_there_is_a_folder_and_where_a_home_folder_stands_for_it(
    played, monkeypatch
):
    folder = played.database_path.parent
    code, out, err = await asyncio.to_thread(run, folder, "backup", "nowhere/backup.sqlite3")
    assert (code, out) == (Exit.BAD_SETTING, "")
    assert err.startswith("There is no folder nowhere to put backup.sqlite3 in: make it first.")
    monkeypatch.setenv("HOME", str(folder))
    code, out, err = await asyncio.to_thread(run, folder, "backup", "~/home.sqlite3")
    assert (code, err) == (Exit.WELL, "")
    assert (folder / "home.sqlite3").exists()


@pytest.mark.long
async def test_no_file_is_overwritten(played):
    file = back_up(played)
    before = file.read_bytes()
    code, out, err = await asyncio.to_thread(run, file.parent, "backup", "backup.sqlite3")
    assert (code, out) == (Exit.FILE_EXISTS, "")
    assert err.startswith("There is a file backup.sqlite3 already")
    assert file.read_bytes() == before


@pytest.mark.long
async def test_restore_refuses_while_the_bot_runs(played, monkeypatch):
    monkeypatch.setattr(files, "PATIENCE", 0)
    file = back_up(played)
    with pytest.raises(DatabaseInUse):
        await asyncio.to_thread(admin.restore, played.database_path, file)
    assert (await played.bob.use(played.lounge, "move", turn="d4")).message.attachments


@pytest.mark.long
async def test_a_restored_match_is_shown_again_and_no_button_of_the_lost_time_acts_on_it(played, capsys):
    stage = played
    file = back_up(stage)
    await stage.bob.use(stage.lounge, "move", turn="d4")
    later = await stage.board(stage.lounge)
    picker = await open_picker(stage.ann, later)
    await restore(stage, file)
    assert "2 matches, 1 of them running, as it was on 20" in capsys.readouterr().out
    # Bob is to move again, on a board of its own, which pings nobody.
    board = await stage.board(stage.lounge)
    assert board.id > later.id
    assert board.pings == []
    assert "Turn 2" in board.content
    for button in ("Boop!", "More"):
        answer = await stage.ann.click(later, button)
        assert "moved on" in answer.content, answer.content
    old = next(item["custom_id"] for item in picker.items if item["custom_id"].startswith("left"))
    assert "moved on" in (await stage.ann.pick(picker, old, "a1")).content
    # The same number of turns later the old buttons still fit nothing.
    await stage.bob.use(stage.lounge, "move", turn="f6")
    await stage.settle()
    assert "moved on" in (await stage.ann.click(later, "Boop!")).content
    assert stage.row("SELECT turns FROM matches WHERE id = 2") == (2,)


@pytest.mark.long
async def test_ids_of_the_lost_time_are_not_given_again(played):
    stage = played
    file = back_up(stage)
    asked = await stage.ann.use(stage.garden, "challenge", member=stage.cleo)
    await stage.cleo.click(asked.message, "Accept")
    lost = await stage.bob.use(stage.lounge, "challenge", member=stage.cleo)
    await stage.settle()
    (lost_match,) = stage.row("SELECT MAX(id) FROM matches")
    await restore(stage, file)
    fresh = await stage.cleo.use(stage.lounge, "challenge", member=stage.bob)
    answer = await stage.cleo.click(lost.message, "Accept")
    assert "already been answered" in answer.content
    await stage.bob.click(fresh.message, "Accept")
    await stage.settle()
    assert stage.row("SELECT MAX(id) FROM matches") == (lost_match + 1,)


@pytest.mark.long
async def test_clocks_stood_still_in_the_time_between(played):
    stage = played
    await pass_time(stage, timedelta(hours=2))
    before = stage.row("SELECT deadline FROM matches WHERE id = 2")
    file = back_up(stage)
    await stage.stop_bot()
    # Nothing has happened for three days: as if the machine had been broken.
    change(
        file,
        "UPDATE matches SET deadline = datetime(deadline, '-3 days'), changed_at = datetime(changed_at, '-3 days')",
        "UPDATE standings SET rated_at = datetime(rated_at, '-3 days'), provisional_at = datetime(provisional_at, '-3 days')",
        "UPDATE rated_results SET rated_at = datetime(rated_at, '-3 days')",
    )
    assert admin.restore(stage.database_path, file) is Exit.WELL
    assert stage.row("SELECT deadline > datetime('now', '+20 hours') FROM matches WHERE id = 2") == (1,)
    assert before
    await stage.start_bot()
    await stage.tick()
    assert notices(stage.lounge) == []


@pytest.mark.long
async def test_who_was_forgotten_since_is_forgotten_again(played, capsys):
    stage = played
    file = back_up(stage)
    await forget_me(stage, stage.bob)
    assert stage.row("SELECT COUNT(*) FROM players WHERE name = 'Bob'") == (0,)
    await restore(stage, file)
    assert "forgotten again: 1" in capsys.readouterr().out
    assert stage.row("SELECT COUNT(*) FROM players WHERE name = 'Bob'") == (0,)
    assert stage.row("SELECT state, winner, ending FROM matches WHERE id = 2") == ("over", None, "called-off")


@pytest.mark.long
async def test_what_was_there_is_kept_and_can_be_restored_in_turn(played, capsys):
    stage = played
    file = back_up(stage)
    await stage.bob.use(stage.lounge, "move", turn="d4")
    await restore(stage, file)
    kept = re.search(r"is kept: (\S+)\. ", capsys.readouterr().out).group(1)
    await restore(stage, stage.database_path.parent / kept)
    assert stage.row("SELECT turns FROM matches WHERE id = 2") == (2,)
    assert admin.check(stage.database_path) is Exit.WELL


@pytest.mark.long
async def test_a_backup_with_a_fault_is_restored_and_the_fault_told(played, capsys):
    stage = played
    file = back_up(stage)
    change(
        file, "UPDATE standings SET rating = rating + 100 WHERE player_id = 1 AND guild_id = 0 AND season = 0"
    )
    await stage.stop_bot()
    assert admin.restore(stage.database_path, file) is Exit.WELL
    told = capsys.readouterr().out
    assert "the rating of player 1 in classic (server 0, season 0): rating is" in told
    assert "Restored: 2 matches, 1 of them running" in told
    await stage.start_bot()


@pytest.mark.long
async def test_a_log_left_behind_is_not_mixed_with_the_backup(tmp_path):
    path = tmp_path / "boop.sqlite3"
    async with set_stage(tmp_path / "boop.sqlite3") as stage:
        await stage.begin()
        file = back_up(stage)
        await stage.ann.use(stage.lounge, "move", turn="c3")
        await stage.settle()
        for part in ("", "-wal"):
            shutil.copy(f"{path}{part}", tmp_path / f"killed{part}")
    for part in ("", "-wal"):
        shutil.copy(tmp_path / f"killed{part}", f"{path}{part}")
    assert admin.restore(path, file) is Exit.WELL
    assert rows(path, "SELECT turns FROM matches") == [(0,)]
    (kept,) = tmp_path.glob("boop.sqlite3.replaced-*[0-9]")
    assert rows(kept, "SELECT turns FROM matches") == [(1,)]


CHANGES = {
    "a turn": ("UPDATE turns SET notation = 'K@e5' WHERE match_id = 1 AND number = 3", "match 1: turn 3"),
    "a rating": (
        "UPDATE standings SET deviation = deviation + 1 WHERE player_id = 2",
        "the rating of player 2",
    ),
    "a result": (
        "UPDATE rated_results SET rating = rating + 1 WHERE player_id = 2",
        "the rated result of match 1",
    ),
    "a lost result": ("DELETE FROM rated_results WHERE player_id = 2", "player 2 (server 0): it is missing"),
    "a number": ("UPDATE player_stats SET graduations = 99 WHERE player_id = 1", "what player 1 has done"),
    "a streak": ("UPDATE streaks SET longest = 99 WHERE player_id = 1", "the winning streak of player 1"),
    "a first square": (
        "UPDATE first_squares SET square = 'a1' WHERE player_id = 1",
        "how often player 1 began",
    ),
    "a meeting": ("UPDATE head_to_head SET wins = 99 WHERE player_id = 1", "the matches of player 1"),
    "a winner": ("UPDATE matches SET winner = 'o' WHERE id = 1", "match 1: "),
}


@pytest.mark.long
async def test_check_sees_whatever_is_wrong_and_changes_nothing(played, capsys):
    for number, (what, (statement, told)) in enumerate(CHANGES.items()):
        file = back_up(played, f"copy-{number}")
        change(file, statement)
        before = file.read_bytes()
        capsys.readouterr()
        assert admin.check(file) is Exit.RECORDS_BROKEN, what
        assert told in capsys.readouterr().out, what
        assert file.read_bytes() == before
    assert not list(played.database_path.parent.glob(".boop-check*"))


@pytest.mark.long
async def test_check_sees_a_deleted_player(played):
    played.write("DELETE FROM players WHERE id = 2")
    code, _, err = await asyncio.to_thread(run, played.database_path.parent, "check")
    assert code == Exit.DATABASE_DAMAGED
    assert "refers to a row of players that is not there" in err


@pytest.mark.long
async def test_after_everything_that_can_happen_all_counts_add_up(tmp_path, capsys):
    """Resignations and claims among three people: counting again finds no difference."""
    async with set_stage(tmp_path / "boop.sqlite3") as stage:
        rng = Random(5)
        for people in ((stage.ann, stage.bob), (stage.bob, stage.cleo), (stage.cleo, stage.ann)) * 2:
            asked = await people[0].use(
                stage.lounge, "challenge", member=people[1], first="I start", pace="1 day a turn", rated=True
            )
            await people[1].click(asked.message, "Accept")
            (number,) = stage.row("SELECT MAX(id) FROM matches")
            for turn, square in enumerate(("c3", "e5", "a1", "a6")):
                await people[turn % 2].use(stage.lounge, "move", turn=square, match=str(number))
            await stage.settle()
            if rng.random() < 0.5:
                await resign(stage, rng.choice(people), number)
            else:
                await pass_time(stage, DAY * 1.5)
                late = next(m for m in notices(stage.lounge)[::-1] if m.items)
                await people[1].click(late, "Claim the win")
                await stage.settle()
        await stage.stop_bot()
        assert stage.row("SELECT COUNT(*) FROM matches WHERE state = 'over'") == (6,)
        assert admin.check(stage.database_path) is Exit.WELL
        assert "6 matches replayed and all results counted again: 0 faults" in capsys.readouterr().out
        await stage.start_bot()


@pytest.mark.long
async def test_a_rescued_database_is_restored_without_the_log_of_the_lost_one(played):
    stage = played
    stage.database_path.unlink()
    await stage.bob.use(stage.lounge, "move", turn="d4")
    await stage.stop_bot()
    rescued = stage.database_path.with_name("boop.sqlite3.rescued")
    assert admin.restore(stage.database_path, rescued) is Exit.WELL
    assert stage.row("SELECT version > 1000000, turns FROM matches WHERE id = 2") == (1, 1)
    await stage.start_bot()
    await stage.settle()
    assert stage.row("SELECT version > 1000000, turns FROM matches WHERE id = 2") == (1, 1)


@pytest.mark.long
async def test_restored_twice_no_version_comes_again(played):
    stage = played
    file = back_up(stage)
    await restore(stage, file)
    await stage.bob.use(stage.lounge, "move", turn="d4")
    await stage.settle()
    (lost,) = stage.row("SELECT version FROM matches WHERE id = 2")
    lost_board = await stage.board(stage.lounge)
    await restore(stage, file)
    (fresh,) = stage.row("SELECT version FROM matches WHERE id = 2")
    assert fresh > lost
    await stage.bob.use(stage.lounge, "move", turn="f6")
    await stage.settle()
    assert "moved on" in (await stage.ann.click(lost_board, "Boop!")).content


@pytest.mark.long
async def test_a_restore_that_was_cut_off_is_said_at_the_start_and_finished_by_the_next(played, capsys):
    stage = played
    file = back_up(stage)
    await forget_me(stage, stage.bob)
    await stage.stop_bot()
    # As a kill leaves it between the last renames.
    kept = put_aside(stage.database_path, datetime.now(UTC))
    with pytest.raises(NoDatabase):
        await open_database(stage.database_path)
    shutil.copy(file, stage.database_path)
    with pytest.raises(RestoreCutOff):
        await open_database(stage.database_path)
    capsys.readouterr()
    assert admin.restore(stage.database_path, file) is Exit.WELL
    told = capsys.readouterr().out
    assert f"is kept: {kept}." in told
    assert "forgotten again: 1" in told
    await stage.start_bot()
    assert stage.row("SELECT COUNT(*) FROM players WHERE name = 'Bob'") == (0,)


@pytest.mark.long
async def test_what_another_database_knows_is_not_taken_for_what_happened_since(played, tmp_path, capsys):
    stage = played
    file = back_up(stage)
    other = tmp_path / "other.sqlite3"
    create(other)
    change(other, "INSERT INTO players (id, discord_id, name) VALUES (1, NULL, ''), (2, NULL, '')")
    assert admin.restore(other, file) is Exit.WELL
    assert rows(other, "SELECT COUNT(*) FROM players WHERE discord_id IS NULL") == [(0,)]
    assert "Nothing here tells of the time since then" in capsys.readouterr().out


@pytest.mark.long
async def test_a_link_to_the_database_backs_up_its_log_too(played, tmp_path):
    stage = played
    link = tmp_path / "link.sqlite3"
    for part in ("", "-wal"):
        shutil.copy(f"{stage.database_path}{part}", tmp_path / f"killed{part}")
    link.symlink_to(tmp_path / "killed")
    assert admin.back_up(link, tmp_path / "of-link") is Exit.WELL
    assert rows(tmp_path / "of-link", "SELECT turns FROM matches WHERE id = 2") == [(1,)]


@pytest.mark.long
async def test_who_is_forgotten_in_the_middle_of_several_rated_matches_leaves_all_counts_right(
    played, capsys
):
    stage = played
    for opponent in (stage.bob, stage.cleo):
        asked = await stage.ann.use(
            stage.garden, "challenge", member=opponent, first="I start", pace="1 day a turn", rated=True
        )
        await opponent.click(asked.message, "Accept")
        await stage.settle()
    newest = stage.row("SELECT MAX(id) FROM matches")[0]
    # The later match has moved last, so it is given up last.
    for match in (newest, newest - 1):
        home = stage.server.world.channels[stage.row(f"SELECT channel_id FROM matches WHERE id = {match}")[0]]  # noqa: S608
        await stage.ann.use(home, "move", turn="c3", match=str(match))
    await forget_me(stage, stage.ann)
    capsys.readouterr()
    assert admin.check(stage.database_path) is Exit.WELL, capsys.readouterr().out


@pytest.mark.long
async def test_a_missing_backup_and_one_that_is_none(tmp_path):
    create(tmp_path / "boop.sqlite3")
    (tmp_path / "notes").write_text("milk " * 2000)
    for name, code, told in (
        ("nowhere", Exit.NO_DATABASE, "There is no file nowhere to restore."),
        ("notes", Exit.DATABASE_UNUSABLE, "notes is not a database"),
    ):
        found, _, err = await asyncio.to_thread(run, tmp_path, "restore", name)
        assert (found, err[: len(told)]) == (code, told)
    await (await open_database(tmp_path / "boop.sqlite3")).close()


def told_of(folder, capsys, monkeypatch, *arguments):
    """How the program ends with a command for the database in a folder, and what it says then."""
    monkeypatch.chdir(folder)
    monkeypatch.setenv("BOOP_DATABASE", "boop.sqlite3")
    before = os.umask(0o022)
    try:
        return main(arguments), capsys.readouterr().err
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name != "posix", reason="no file is closed to its user elsewhere")
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["restore", "moving.sqlite3"], "moving.sqlite3"),
        (["restore", "hidden/moving.sqlite3"], "hidden/moving.sqlite3"),
        (["backup", "hidden/today.sqlite3"], "hidden/today.sqlite3"),
        (["backup", "closed/today.sqlite3"], "{folder}/closed"),
    ],
    ids=" ".join,
)
def test_a_file_that_may_not_be_read_or_written_is_named_instead_of_the_database(
    capsys, monkeypatch, arguments, named
):
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        database = begin(folder / "boop.sqlite3")
        shutil.copy(database, folder / "moving.sqlite3")
        for file in folder.iterdir():
            file.chmod(0o000 if file.name == "moving.sqlite3" else 0o666)
        (folder / "closed").mkdir(0o555)
        (folder / "hidden").mkdir(0o000)
        with as_nobody():
            code, told = told_of(folder, capsys, monkeypatch, *arguments)
    assert code is Exit.DATABASE_UNUSABLE
    named = named.format(folder=folder.resolve())
    assert told.startswith(f"{named} can't be read or written by the user that runs this (")
    assert "): Permission denied. Give it to that user, or name another." in told


@pytest.mark.skipif(not may_mount(), reason="only root may mount a small disk")
def test_a_disk_for_copies_that_is_only_read_is_named(tmp_path, capsys, monkeypatch):
    begin(tmp_path / "boop.sqlite3")
    with small_disk() as disk:
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)  # noqa: S603, S607
        code, told = told_of(tmp_path, capsys, monkeypatch, "backup", str(disk / "today.sqlite3"))
    assert code is Exit.DATABASE_UNUSABLE
    assert told.startswith(
        f"{disk} can't be read or written by the user that runs this (root): Read-only file system."
    )
    assert "ReadWritePaths" in told
