"""``doctor --live`` on the stand-in: as documented it finds nothing, and each deviation it names."""

import asyncio
import json
import sys
from datetime import timedelta
from pathlib import Path

import pytest

from bot.host.exits import Exit
from bot.host.live import examine_live, presses
from bot.host.live.documented import DOCUMENTED
from bot.host.settings import Settings
from data.sqlite.file import lock_existing
from sandbox.compare import differences, main, place_for_trials, press_what_is_asked_for
from sandbox.launch import point_discord_at
from sandbox.stand_in.server import Server
from sandbox.world.deviations import Deviation
from sandbox.world.places import Permission
from tests.bot.test_program import run
from tests.databases import begin
from tests.stage import SCHEMA, set_stage

#: What each deviation is called in the table of what is documented.
NAMED = {
    Deviation.CLOCK_IS_AHEAD: "clock agrees",
    Deviation.SERVER_UNTOLD: "gateway tells the server",
    Deviation.SERVERS_UNLISTED: "gateway lists the server",
    Deviation.HEARTBEATS_UNANSWERED: "gateway answers heartbeats",
    Deviation.CHANNELS_ARE_NEW: "channel types are known",
    Deviation.COMMANDS_GROW: "commands are short enough",
    Deviation.OWNERS_UNTOLD: "press tells who added it",
    Deviation.PRIVATE_STAYS: "private message changes",
    Deviation.MESSAGES_TOLD: "gateway tells no message",
    Deviation.COMMANDS_UNTRANSLATED: "commands in all languages",
    Deviation.EMOJI_REFUSED: "emoji is taken",
    Deviation.ALT_TEXT_CUT: "alt text is whole",
    Deviation.FILM_CONVERTED: "film stays a film",
    Deviation.BUTTONS_LEFT_OUT: "buttons come back",
    Deviation.NONCE_IGNORED: "same nonce, same channel",
    Deviation.NONCE_OF_A_CHANNEL: "same nonce, another channel",
    Deviation.ARCHIVED_AFTER_A_DAY: "thread is listed for a week",
    Deviation.ARCHIVE_TAKES_EDITS: "edit in an archived thread",
    Deviation.ARCHIVE_STAYS: "message opens an archive",
    Deviation.LOCKED_IS_A_MISTAKE: "message to a locked thread",
    Deviation.OLD_EDITS_REFUSED: "edit of an old message",
    Deviation.DELETED_IS_FORBIDDEN: "edit of a deleted message",
    Deviation.DIRECT_MESSAGES_REFUSED: "direct message",
    Deviation.AVATARS_MISSING: "avatar is there",
    Deviation.PRESSES_COME_LATE: "press comes in time",
    Deviation.PERMISSIONS_UNTOLD: "press tells permissions",
    Deviation.CHANNEL_UNTOLD: "press tells its channel",
    Deviation.CHANNEL_IS_STRANGE: "press in an archive is read",
    Deviation.FOLLOW_UPS_HIDDEN: "follow-up is seen by all",
    Deviation.FOLLOW_UPS_SHOWN: "follow-up is seen by one",
    Deviation.NO_SUGGESTIONS: "suggestions are asked for",
}
#: What is documented either way.
BOTH_MANNERS = {Deviation.LOCKED_IS_A_BAD_REQUEST}


class Trial:
    """A stand-in with a server for tests, and a host who presses what they are asked to press."""

    def __init__(self, server, commands, file, capsys):
        self.server, self.world, self.file, self.capsys = server, server.world, file, capsys
        self.host, self.channel = place_for_trials(server)
        self.world.commands = commands

    async def examine(self, *, presses_too=True):
        """Its exit code, and what it said of each thing."""
        point_discord_at(self.server.port)
        settings = Settings.read({"DISCORD_TOKEN": "x", "BOOP_HOST_CHANNEL": str(self.host.user.id)})
        pressing = (
            asyncio.create_task(press_what_is_asked_for(self.host, self.channel)) if presses_too else None
        )
        try:
            code = await examine_live(settings, self.channel.id, self.file)
        finally:
            if pressing:
                pressing.cancel()
        self.said = self.capsys.readouterr().out
        rows = [line for line in self.said.splitlines() if line[:6].strip() in {"ok", "note", "WRONG"}]
        return code, {row[6:34].strip(): row[:6].strip() + " " + row[34:] for row in rows}

    def let_two_hours_pass(self):
        """Let what the trial has left be two hours old."""
        for message in self.channel.messages.values():
            message.created -= timedelta(hours=2)
        kept = json.loads(self.file.read_text())
        self.file.write_text(json.dumps(kept | {"left_at": kept["left_at"] - 7200}))


@pytest.fixture(scope="module")
def commands(tmp_path_factory):
    """The commands as the bot registers them."""

    async def register():
        async with set_stage(tmp_path_factory.mktemp("live") / "boop.sqlite3") as stage:
            return stage.server.world.commands

    return asyncio.run(register())


@pytest.fixture
async def trial(commands, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(presses, "_READ_WITHIN", 0.3)
    monkeypatch.setattr(presses, "_SERVERS_WITHIN", 0.1)
    async with Server(SCHEMA) as server:
        yield Trial(server, commands, tmp_path / "live.json", capsys)


@pytest.mark.long
@pytest.mark.parametrize("manner", [set(), BOTH_MANNERS], ids=["403", "400"])
async def test_as_documented_nothing_is_different_and_nothing_is_left_but_a_message_for_the_next_time(
    trial, manner
):
    trial.world.deviations |= manner
    code, found = await trial.examine()
    assert code == Exit.WELL, trial.said
    seen = json.loads(trial.file.read_text())["seen"]
    assert set(DOCUMENTED) - set(seen) == {"edit of an old message"}
    assert found["edit of an old message"].startswith("note nothing is old enough")
    assert [message.content for message in trial.channel.messages.values() if not message.ephemeral] == [
        "Please leave this message here for the next trial, in two hours."
    ]
    assert [
        channel for channel in trial.world.channels.values() if channel.parent and not channel.deleted
    ] == []
    trial.let_two_hours_pass()
    code, found = await trial.examine()
    assert code == Exit.WELL
    assert found["edit of an old message"] == "ok as documented: 200"


@pytest.mark.parametrize(
    "deviation",
    [
        # One of many is quick to see.
        pytest.param(each, marks=() if each is Deviation.NO_SUGGESTIONS else pytest.mark.long)
        for each in NAMED
    ],
    ids=lambda deviation: deviation.name,
)
async def test_each_deviation_is_named_and_no_other(trial, deviation):
    trial.world.deviations.add(deviation)
    if deviation is Deviation.OLD_EDITS_REFUSED:
        await trial.examine()
        trial.let_two_hours_pass()
    code, found = await trial.examine()
    assert code == Exit.NOT_WELL, trial.said
    wrong = {what for what, told in found.items() if told.startswith("WRONG")}
    assert NAMED[deviation] in wrong, trial.said
    assert wrong <= {NAMED[deviation], *ALSO.get(deviation, ())}, trial.said


#: What else can't be as it should be then.
ALSO = {
    Deviation.CLOCK_IS_AHEAD: {"press comes in time"},
    Deviation.NONCE_IGNORED: {"same nonce, another channel"},
    Deviation.CHANNEL_IS_STRANGE: {"press tells its channel"},
    Deviation.PRESSES_COME_LATE: {"suggestions are asked for", "press in an archive is read"},
}


def test_every_deviation_is_tried_and_every_name_fits():
    assert max(map(len, DOCUMENTED)) < 28
    assert set(NAMED) | BOTH_MANNERS == set(Deviation)
    assert set(NAMED.values()) == set(DOCUMENTED)


@pytest.mark.long
async def test_the_file_has_no_names_and_no_token(trial):
    trial.host.user.name = "Rumpelstiltskin"
    await trial.examine()
    text = trial.file.read_text()
    assert "Rumpelstiltskin" not in text
    assert "no-real-token" not in text
    assert "trials" not in text
    kept = json.loads(text)
    assert kept["bodies"]["press"]["member"]["user"]["username"] == "text"
    assert {"command", "message", "thread", "press on a private message"} < set(kept["bodies"])
    assert kept["refusals"]["edit of a deleted message"] == {
        "status": 404,
        "code": 10008,
        "message": "Unknown Message",
    }
    assert kept["also"]["channel types"] == [0]
    assert kept["also"]["seconds of a heartbeat"] < 2


@pytest.mark.long
async def test_where_nobody_presses_the_rest_is_seen(trial, monkeypatch):
    monkeypatch.setattr(presses, "_PATIENCE", 0.1)
    code, found = await trial.examine(presses_too=False)
    assert code == Exit.WELL
    assert found["press comes in time"] == "note nobody pressed"
    assert [message.content for message in trial.channel.messages.values()] == [
        "Please leave this message here for the next trial, in two hours."
    ]
    assert found["suggestions are asked for"] == "note nobody typed"


@pytest.mark.long
async def test_where_it_may_not_write_it_says_so_and_ends(trial):
    trial.channel.bot_permissions &= ~Permission.SEND
    code, _ = await trial.examine(presses_too=False)
    assert code == Exit.NOT_WELL
    assert "The trial can't go on. It answered 403 (Forbidden), code 50013" in trial.said
    assert Path(trial.file).exists()


@pytest.mark.long
async def test_a_message_that_is_young_is_no_old_one(trial):
    await trial.examine()
    _, found = await trial.examine()
    assert found["edit of an old message"].startswith("note nothing is old enough")


@pytest.mark.long
def test_beside_a_bot_that_runs_it_does_nothing(tmp_path):
    held = lock_existing(begin(tmp_path / "boop.sqlite3"), patience=0)
    try:
        code, out, err = run(tmp_path, "doctor", "--live", "1458429965107200003", DISCORD_TOKEN="x")
    finally:
        held.release()
    assert (code, out) == (Exit.DATABASE_IN_USE, "")
    assert "Stop it first" in err
    assert not (tmp_path / "boop-live.json").exists()


@pytest.mark.long
async def test_where_the_stand_in_differs_is_said(trial, tmp_path, monkeypatch):
    await trial.examine()
    theirs = json.loads(trial.file.read_text())
    assert list(differences(theirs, theirs)) == []
    theirs["seen"]["alt text is whole"] = 100
    theirs["bodies"]["press"]["channel"]["icon_emoji"] = None
    del theirs["bodies"]["press"]["channel"]["permissions"]
    (tmp_path / "theirs.json").write_text(json.dumps(theirs))
    monkeypatch.setattr(sys, "argv", ["compare", str(tmp_path / "theirs.json")])
    assert await asyncio.to_thread(main) == 1
    assert trial.capsys.readouterr().out.splitlines()[1:] == [
        "alt text is whole: Discord 100, the stand-in 1024",
        "press: only Discord has channel.icon_emoji",
        "press: only the stand-in has channel.permissions",
    ]


@pytest.mark.parametrize("written", ["", "[]", "{}", '{"seen": {}, "bodies": []}'])
def test_a_file_that_is_no_report_is_not_compared(tmp_path, monkeypatch, capsys, written):
    (tmp_path / "boop-live.json").write_text(written)
    monkeypatch.setattr(sys, "argv", ["compare", str(tmp_path / "boop-live.json")])
    with pytest.raises(SystemExit):
        main()
    assert "is not what doctor --live wrote" in capsys.readouterr().err
