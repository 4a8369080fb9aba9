"""The environment and `.env`: read in whatever encoding, names that are no settings told, and what a setting can't mean refused."""

import os
from pathlib import Path

import pytest

from bot.gateway.shares import Share
from bot.host.environment import read_environment, unknown_names
from bot.host.exits import Exit
from bot.host.settings import NAMES, BadSetting, NoToken, Settings
from tests.bot.test_program import run
from tests.databases import begin

WRITTEN = "# Züge\r\nDISCORD_TOKEN=abc\r\nBOOP_LOG_LEVEL=DEBUG\r\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_what_an_editor_or_powershell_has_saved_is_read(tmp_path, monkeypatch, encoding):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("BOOP_LOG_LEVEL", raising=False)
    Path(".env").write_bytes(WRITTEN.encode(encoding))
    settings = Settings.read(read_environment())
    assert settings == Settings("abc", Path("boop.sqlite3"), "DEBUG")


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (WRITTEN.encode("latin-1"), ".env is not written in UTF-8 (line 1)."),
        (b"A=1\n\xff\n", ".env is not written in UTF-8 (line 2)."),
        (WRITTEN.encode("utf-16-le"), ".env is not written in UTF-8 (line 1)."),
    ],
)
def test_what_can_not_be_read_is_refused_in_a_sentence(tmp_path, monkeypatch, written, told):
    monkeypatch.chdir(tmp_path)
    Path(".env").write_bytes(written)
    with pytest.raises(BadSetting) as refused:
        read_environment()
    assert str(refused.value).startswith(told)


@pytest.mark.long
def test_so_does_the_program(tmp_path):
    (tmp_path / ".env").write_bytes(WRITTEN.encode("latin-1"))
    code, _, err = run(tmp_path)
    assert code == Exit.BAD_SETTING
    assert err.startswith(".env is not written in UTF-8 (line 1).")
    assert "Traceback" not in err


def test_variables_of_the_process_are_above_the_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path(".env").write_text("DISCORD_TOKEN=abc\n")
    monkeypatch.setenv("DISCORD_TOKEN", "def")
    assert Settings.read(read_environment()) == Settings("def", Path("boop.sqlite3"), "INFO")


def test_names_that_are_no_settings_are_told_with_the_nearest():
    known = dict.fromkeys((*NAMES, "BOOP_POSTGRES_PASSWORD", "HOME"), "1")
    assert unknown_names(known) == []
    assert unknown_names({**known, "BOOP_DATABSE": "x", "BOOP_BACKUP": "y", "BOOP_WHATEVER": "z"}) == [
        "There is no setting BOOP_BACKUP, so it does nothing. Is BOOP_BACKUPS meant?",
        "There is no setting BOOP_DATABSE, so it does nothing. Is BOOP_DATABASE meant?",
        "There is no setting BOOP_WHATEVER, so it does nothing. docs/hosting.md lists the settings.",
    ]


@pytest.mark.long
def test_they_are_told_in_the_log(tmp_path):
    _, _, err = run(tmp_path, DISCORD_TOKEN="x", BOOP_BACKUP="backups")
    assert "WARNING bot: There is no setting BOOP_BACKUP, so it does nothing. Is BOOP_BACKUPS meant?" in err


def test_a_tilde_is_the_home_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    settings = Settings.read(
        {
            "DISCORD_TOKEN": "x",
            "BOOP_DATABASE": "~/boop.sqlite3",
            "BOOP_BACKUPS": "~/backups every 6h keep 28",
            "BOOP_HEARTBEAT": "~/heartbeat",
        }
    )
    assert settings.database == tmp_path / "boop.sqlite3"
    assert settings.backups.folder == tmp_path / "backups"
    assert settings.heartbeat == tmp_path / "heartbeat"
    with pytest.raises(BadSetting, match="home folder"):
        Settings.read({"DISCORD_TOKEN": "x", "BOOP_HEARTBEAT": "~nobody-is-called-so/x"})
    with pytest.raises(BadSetting, match="home folder"):
        Settings.read({"DISCORD_TOKEN": "x", "BOOP_DATABASE": "~nobody-is-called-so/x"})


def test_the_token_may_be_in_a_file(tmp_path):
    file = tmp_path / "token"
    file.write_text("abc\n")
    place = Path("boop.sqlite3")
    assert Settings.read({"DISCORD_TOKEN_FILE": str(file)}) == Settings("abc", place, "INFO")
    with pytest.raises(BadSetting, match="are both set"):
        Settings.read({"DISCORD_TOKEN_FILE": str(file), "DISCORD_TOKEN": "def"})
    with pytest.raises(BadSetting, match=r"^DISCORD_TOKEN_FILE is .*nowhere, which can't be read \(No such"):
        Settings.read({"DISCORD_TOKEN_FILE": str(tmp_path / "nowhere")})
    file.write_text("")
    with pytest.raises(NoToken):
        Settings.read({"DISCORD_TOKEN_FILE": str(file)})


def test_a_part_of_the_shards_needs_a_server():
    with pytest.raises(BadSetting, match="a database in a file is for one process alone"):
        Settings.read({"DISCORD_TOKEN": "x", "BOOP_SHARDS": "0/2"})
    assert Settings.read({"DISCORD_TOKEN": "x", "BOOP_SHARDS": "0-1/2"}).shards == Share(0, 1, 2)
    server = "postgresql://boop@localhost/boop"
    assert Settings.read({"DISCORD_TOKEN": "x", "BOOP_SHARDS": "0/2", "BOOP_DATABASE": server}).shards


# What only an attempt to begin tells: Discord itself is not asked, because the address is nobody's.
NOBODY = {"DISCORD_TOKEN": "x", "BOOP_DISCORD_API": "http://127.0.0.1:9"}


@pytest.mark.long
def test_a_new_volume_gets_a_database_by_itself(tmp_path):
    (tmp_path / "lost+found").mkdir()
    code, _, err = run(tmp_path, "run", "--begin", **NOBODY, BOOP_DATABASE="boop.sqlite3")
    assert code == Exit.NO_CONNECTION
    assert "INFO bot: Boop Bot 1.0.0 starts, with the database boop.sqlite3" in err
    assert "an empty database begins there" in err
    assert err.count("INFO bot: Boop Bot has stopped") == 1
    assert (tmp_path / "boop.sqlite3").exists()


@pytest.mark.long
@pytest.mark.parametrize("left", ["boop.sqlite3.lock", "backups", "boop.sqlite3-wal", "something else"])
def test_where_anything_was_left_a_file_is_lost_and_none_begins(tmp_path, left):
    (tmp_path / left).touch()
    code, _, err = run(tmp_path, "run", "--begin", **NOBODY, BOOP_DATABASE="boop.sqlite3")
    assert code == Exit.NO_DATABASE
    assert "There is no database boop.sqlite3." in err
    assert [file.name for file in tmp_path.iterdir()] == [left]


@pytest.mark.long
def test_without_being_told_so_none_begins(tmp_path):
    code, _, _ = run(tmp_path, "run", **NOBODY, BOOP_DATABASE="boop.sqlite3")
    assert code == Exit.NO_DATABASE
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_the_version_is_told(tmp_path):
    code, out, _ = run(tmp_path, "--version")
    assert (code, out) == (0, "Boop Bot 1.0.0\n")


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX's")
def test_what_others_may_read_is_noted_by_the_doctor(tmp_path):
    begin(tmp_path / "boop.sqlite3")
    (tmp_path / ".env").write_text("")
    (tmp_path / ".env").chmod(0o644)
    _, out, _ = run(tmp_path, "doctor", **NOBODY)
    assert "chmod 600 .env" in out
    (tmp_path / ".env").chmod(0o600)
    _, out, _ = run(tmp_path, "doctor", **NOBODY)
    assert "chmod 600 .env" not in out
