"""What is wrong with a server, or with what a host says of it: an exit code and a sentence each, and never the password."""

import asyncio
import socket
from contextlib import closing

import pytest
from sqlalchemy import text

from bot.host.exits import Exit, ending_of
from bot.host.settings import BadSetting, Settings
from data import (
    OutcomeUnknown,
    ServerTooOld,
    ServerUnreachable,
    ServerUrl,
    create,
    look_at,
    open_database,
    url_of,
)
from data.queries import players
from tests.bot.test_program import run
from tests.data.make import two_players
from tests.databases import change, rows
from tests.postgres.between import standing_between
from tests.stage import set_stage

SECRET = "c4tn1p"  # noqa: S105 - the password that must be nowhere


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"postgresql://boop:{SECRET}@host", "it names no database"),
        (f"postgresql://boop:{SECRET}@host/", "it names no database"),
        (f"postgresql://boop:{SECRET}@host:port/boop", "it can't be read"),
        (f"postgresql://boop:a@{SECRET}@host/boop", "there is more than one @ in it"),
        (f"postgresql+psycopg://boop:{SECRET}@host/boop", "begins with postgresql://"),
        (f"mysql://boop:{SECRET}@host/boop", "begins with postgresql://"),
    ],
)
def test_an_address_that_can_not_be_read_is_refused_without_repeating_it(text, why):
    with pytest.raises(BadSetting) as refused:
        Settings.read({"DISCORD_TOKEN": "x", "BOOP_DATABASE": text})
    assert why in str(refused.value)
    assert SECRET not in str(refused.value)
    assert refused.value.__cause__ is None


@pytest.mark.parametrize(
    "text",
    [
        f"postgres://boop:{SECRET}@host/boop",
        f"postgresql://boop:{SECRET}@host:5433/boop?sslmode=require",
        f"postgresql://host/boop?password={SECRET}&sslpassword={SECRET}",
        f"postgresql://boop:a%40{SECRET}%2F@host/boop",
    ],
)
def test_an_address_that_is_shown_hides_the_password_and_keeps_it(text):
    place = url_of(text)
    assert SECRET not in f"{place} {place!r} {[place]}"
    assert SECRET in place.address
    assert url_of(place.address) == place


@pytest.mark.long
def test_of_a_bad_address_nothing_but_the_reason_is_told(tmp_path):
    address = f"postgresql://boop:{SECRET}@host:port/boop"
    for command in ((), ("check",), ("doctor",), ("move", address, "x.sqlite3")):
        code, out, err = run(
            tmp_path, *command, DISCORD_TOKEN="" if "doctor" in command else "x", BOOP_DATABASE=address
        )
        assert code == (Exit.NOT_WELL if "doctor" in command else Exit.BAD_SETTING)
        assert SECRET not in out + err
        assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_without_its_library_it_says_how_to_install_it(tmp_path):
    (tmp_path / "psycopg.py").write_text("raise ModuleNotFoundError('none here', name='psycopg')")
    code, _, err = run(tmp_path, "check", BOOP_DATABASE=f"postgresql://boop:{SECRET}@host/boop")
    assert code == Exit.LIBRARY_MISSING
    assert "Install it with: make postgres" in err
    assert SECRET not in err


@pytest.mark.long
def test_a_server_that_can_not_be_reached_may_be_tried_again(tmp_path):
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        address = f"postgresql://boop:{SECRET}@127.0.0.1:{free.getsockname()[1]}/boop"
        code, out, err = run(tmp_path, DISCORD_TOKEN="x", BOOP_DATABASE=address, BOOP_LOG_LEVEL="DEBUG")
    assert code == Exit.SERVER_UNREACHABLE
    assert "Connection refused" in err
    assert "Traceback" in err  # at DEBUG
    assert SECRET not in out + err


def let_boop_in(cluster, rules):
    """Let a user log in with a password, or, without such a rule, not."""
    (cluster.folder / "pg_hba.conf").write_text(rules)
    cluster.execute("SELECT pg_reload_conf()")


@pytest.mark.long
def test_a_server_that_refuses_is_quoted(tmp_path, cluster, empty):
    rules = (cluster.folder / "pg_hba.conf").read_text()
    cluster.execute(f"CREATE ROLE boop LOGIN PASSWORD '{SECRET}'")
    let_boop_in(cluster, f"local all boop scram-sha-256\n{rules}")
    try:
        for named, said in (
            ({"password": f"not-{SECRET}"}, 'password authentication failed for user "boop"'),
            ({"username": "nobody"}, 'role "nobody" does not exist'),
            ({"database": "nothing"}, 'database "nothing" does not exist'),
            ({}, "permission denied for table"),
        ):
            address = ServerUrl(empty.url.set(**{"username": "boop", "password": SECRET, **named})).address
            code, out, err = run(tmp_path, DISCORD_TOKEN="x", BOOP_DATABASE=address, BOOP_LOG_LEVEL="DEBUG")
            assert code == Exit.SERVER_REFUSES, err
            assert said in err.splitlines()[-1]
            assert SECRET not in out + err
    finally:
        let_boop_in(cluster, rules)
        cluster.execute("DROP ROLE boop")


@pytest.mark.long
def test_what_is_there_is_not_taken_for_a_database_of_ours(tmp_path, bare):
    address = bare.address
    code, _, err = run(tmp_path, DISCORD_TOKEN="x", BOOP_DATABASE=address)
    assert code == Exit.NO_DATABASE
    assert "has no tables yet. To begin an empty one: python -m bot init." in err
    change(bare, "CREATE TABLE cats (name text)")
    for command in ((), ("check",), ("backup", "x.sqlite3")):
        code, _, err = run(tmp_path, *command, DISCORD_TOKEN="x", BOOP_DATABASE=address)
        assert code == Exit.DATABASE_UNUSABLE
        assert "has tables of another program" in err
    code, _, err = run(tmp_path, "init", BOOP_DATABASE=address)
    assert code == Exit.FILE_EXISTS
    assert "is not empty, and it was left as it is" in err
    assert rows(bare, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [("cats",)]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_a_database_of_another_version_is_left_as_it_is(tmp_path, empty):
    change(empty, "UPDATE alembic_version SET version_num = '0013'")
    for command in (("check",), ("backup", "x.sqlite3"), ("move", empty.address, "x.sqlite3")):
        code, _, err = run(tmp_path, *command, BOOP_DATABASE=empty.address)
        assert code == Exit.DATABASE_UNUSABLE
        assert "are of an earlier Boop Bot; nothing was changed. Start the bot once" in err
    change(empty, "UPDATE alembic_version SET version_num = '9999'")
    code, _, err = run(tmp_path, DISCORD_TOKEN="x", BOOP_DATABASE=empty.address)
    assert code == Exit.DATABASE_TOO_NEW
    assert "was written by a newer Boop Bot" in err
    assert not (tmp_path / "x.sqlite3").exists()


@pytest.mark.long
def test_init_begins_a_database_that_can_be_used(tmp_path, bare):
    code, out, err = run(tmp_path, "init", BOOP_DATABASE=bare.address)
    assert (code, out, err) == (Exit.WELL, f"An empty database begins in {bare}.\n", "")
    code, out, _ = run(tmp_path, "check", BOOP_DATABASE=bare.address)
    assert (code, out) == (Exit.WELL, "0 matches replayed and all results counted again: 0 faults\n")
    assert look_at(bare).processes == 0


async def test_an_old_server_is_refused(bare, tmp_path):
    async with standing_between(bare, tmp_path) as (between, there):
        between.says = lambda said: said.replace(b"PostgreSQL 18.", b"PostgreSQL 13.")
        for attempt in (create, look_at):
            with pytest.raises(ServerTooOld) as refused:
                await asyncio.to_thread(attempt, there)
    ending = ending_of(refused.value)
    assert ending.code is Exit.SERVER_TOO_OLD
    assert "is too old (PostgreSQL 13; 14 is the oldest that will do)" in ending.sentence


async def test_a_server_that_is_starting_may_be_tried_again(bare, tmp_path):
    fields = b"SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0"
    async with standing_between(bare, tmp_path) as (between, there):
        between.says = lambda _: b"E" + (len(fields) + 4).to_bytes(4) + fields
        with pytest.raises(ServerUnreachable, match="the database system is starting up") as refused:
            await open_database(there)
    assert ending_of(refused.value).code is Exit.SERVER_UNREACHABLE


async def test_of_a_commit_whose_answer_is_lost_nobody_claims_to_know(empty, tmp_path):
    async with standing_between(empty, tmp_path) as (between, there):
        database = await open_database(there)
        try:
            between.asks = lambda said: None if b"COMMIT" in said else said
            with pytest.raises(OutcomeUnknown):
                await database.write(players.get_or_create, 1, "Ann")
            between.asks = lambda said: said
            assert (await database.write(players.get_or_create, 1, "Ann")).name == "Ann"
        finally:
            await database.close()


async def test_an_error_shows_no_row_to_the_log(database, caplog):
    def misfit(connection):
        ann, _ = two_players(connection)
        row = text("INSERT INTO preferences (player_id, zone) VALUES (:id, :zone)")
        connection.execute(row, {"id": ann.id, "zone": "Atlantis"})

    with pytest.raises(Exception, match="null value in column") as failed:
        await database.write(misfit)
    error = failed.value
    while error:
        assert "Atlantis" not in f"{error} {error!r}"
        error = error.__cause__
    assert "Atlantis" not in caplog.text


@pytest.mark.long
async def test_a_player_reads_what_is_known_while_the_server_fails(empty, tmp_path):
    async with standing_between(empty, tmp_path) as (between, there), set_stage(there) as stage:
        await stage.begin()
        await stage.settle()
        between.asks = lambda said: None if b"COMMIT" in said else said
        answer = await stage.ann.use(stage.lounge, "settings", warnings=True)
        assert answer.ephemeral
        assert answer.content.startswith("I lost touch with my database just now, and can't tell")
        between.asks = lambda _: None
        answer = await stage.ann.use(stage.lounge, "move", turn="c3")
        assert answer.ephemeral
        assert answer.content.startswith("I can't use my database right now, so nothing has changed.")
        between.asks = lambda said: said
        answer = await stage.ann.use(stage.lounge, "move", turn="c3")
        assert answer.message.attachments
        await stage.settle()
