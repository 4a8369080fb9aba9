"""The doctor looks at a server's database, and health knows no disk there."""

import pytest

from bot.host.doctor import examine
from bot.host.exits import Exit
from bot.host.watch.health import Health
from data import open_database


async def findings(capsys, **environment):
    """What the doctor says of each thing, and its exit code; without a token it looks at this machine alone."""
    code = await examine(environment, setup=False, agrees=lambda _: False)
    out = capsys.readouterr().out
    return code, {row[6:34].strip(): row[:6].strip() + " " + row[34:] for row in out.splitlines()}


@pytest.mark.long
async def test_a_server_is_looked_at(empty, capsys):
    _, found = await findings(capsys, BOOP_DATABASE=empty.address)
    assert found["database"].startswith(f"ok {empty}, PostgreSQL 18")
    assert found["bot"] == "ok it is not running"
    assert "disk" not in found
    database = await open_database(empty)
    try:
        _, found = await findings(capsys, BOOP_DATABASE=empty.address)
    finally:
        await database.close()
    assert found["bot"] == "ok it is running, processes: 1"


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://boop:c4tn1p@127.0.0.1:1/boop", "can't be reached"),
        ("postgresql://boop:c4tn1p@host:port/boop", "BOOP_DATABASE can't be used"),
    ],
)
async def test_a_server_that_can_not_be_used_is_something_to_mend(capsys, address, said):
    code, found = await findings(capsys, DISCORD_TOKEN="x", BOOP_DATABASE=address)
    assert code is Exit.NOT_WELL
    told = found.get("settings") or found["database"]
    assert told.startswith("WRONG ")
    assert said in told
    assert "c4tn1p" not in str(found)


def test_where_a_server_keeps_the_database_no_disk_makes_the_bot_unready():
    seen = Health(None, 0.0, 0.001, 0, 0, 0, 0, 0, None, False, None, None, False)
    assert seen.ready
    assert "disk        is that of the database's server" in seen.rows()
