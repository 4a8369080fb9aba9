"""The doctor: a line for each thing that can stand in the bot's way, and setting up the application after a question."""

import os
import re
import shutil
import socket
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot import __version__
from bot.host.doctor import examine, machine, service
from bot.host.exits import Exit
from bot.host.watch import health
from bot.invite import invite_link
from data import Clubhouse, database_id_at
from data.queries.announcing.clubhouses import save
from data.sqlite.file import lock_existing
from sandbox.launch import point_discord_at
from sandbox.stand_in.endpoints.base import reply
from sandbox.stand_in.server import Server
from sandbox.world.places import ChannelType, Permission
from tests.bot.test_program import run
from tests.data.test_file import as_nobody
from tests.databases import begin, change, looking_into
from tests.drill.disk import may_mount, small_disk
from tests.stage import SCHEMA

#: Of systemctl.
ASKED = "show --property=ReadWritePaths --value boop-bot.service"


class Practice:
    """The doctor, a stand-in for Discord, and a server in it."""

    def __init__(self, server, path, capsys):
        self.server = server
        self.world = server.world
        self.path = path
        self.capsys = capsys
        self.guild = self.world.add_guild("The cat flap")
        self.lounge = self.world.add_channel("lounge", self.guild)
        self.garden = self.world.add_channel("garden", self.guild)
        self.questions = []

    async def examine(self, *, answer=None, **environment):
        """Its exit code, and what it said of each thing, by its name; ``answer``: set up, with this answer."""

        def agrees(question):
            self.questions.append(question)
            return answer

        point_discord_at(self.server.port)
        environment = {"DISCORD_TOKEN": "token", "BOOP_DATABASE": str(self.path), **environment}
        code = await examine(environment, setup=answer is not None, agrees=agrees)
        out = self.capsys.readouterr().out
        self.said = out
        return code, {row[6:34].strip(): row[:6].strip() + " " + row[34:] for row in out.splitlines()}

    async def set_up(self):
        await self.examine(answer=True)


@pytest.fixture
async def doctor(tmp_path, capsys):
    async with Server(SCHEMA) as server:
        yield Practice(server, begin(tmp_path / "boop.sqlite3"), capsys)
    assert [refusal for refusal in server.refused if refusal.code == 50035] == []


async def test_all_is_well(doctor):
    await doctor.set_up()
    code, found = await doctor.examine()
    assert code == Exit.WELL
    assert doctor.said.endswith("All is well.\n")
    assert found["versions"].startswith("ok Boop Bot ")
    assert found["token"] == f"ok Discord knows it: Boop Bot ({doctor.world.bot.id})"
    assert found["clock"] == "ok agrees with Discord's"
    assert found["logins"] == "ok 1000 of 1000 are left today"
    assert found["shards"] == "ok as many as Discord recommends: 1"
    assert found["database"].startswith(f"ok {doctor.path}, ")
    assert found["bot"] == "ok it is not running"
    assert found["disk"].startswith("ok ")
    assert found[f"server {doctor.guild.id}"] == "ok The cat flap: all is well in 2 of 2 channels"
    assert found["invite link"] == f"ok {invite_link(doctor.world.bot.id)}"
    assert found["backups"].startswith("note None on a schedule.")
    assert found["alerts"].startswith("note Nobody is told of trouble.")
    assert found["commands"].startswith("note None is registered yet")


async def test_setting_up_says_first_what_it_would_do_and_does_it_only_if_agreed(doctor):
    before = dict(doctor.world.application)
    await doctor.examine(answer=False)
    assert doctor.questions == ["Set this? [y/N] "]
    assert doctor.said.index("To be set at Discord:") < doctor.said.index("Nothing was set.")
    assert doctor.world.application == before
    code, _ = await doctor.examine(answer=True)
    assert code == Exit.WELL
    app = doctor.world.application
    assert "Pushy kittens" in app["description"]
    assert len(app["tags"]) == 5
    assert all(len(tag) <= 20 for tag in app["tags"])
    servers = {"scopes": ["bot", "applications.commands"], "permissions": "309237746688"}
    assert app["install_params"] == app["integration_types_config"]["0"]["oauth2_install_params"] == servers
    people = app["integration_types_config"]["1"]["oauth2_install_params"]
    assert people == {"scopes": ["applications.commands"], "permissions": "0"}
    await doctor.examine(answer=True)
    assert "There is nothing to set up" in doctor.said


async def test_setting_up_leaves_a_description_and_tags_of_the_hosts_own(doctor):
    doctor.world.application |= {"description": "Our kittens", "tags": ["mine"]}
    await doctor.set_up()
    assert doctor.world.application["description"] == "Our kittens"
    assert doctor.world.application["tags"] == ["mine"]


@pytest.mark.long
async def test_without_a_terminal_nothing_is_set(tmp_path):
    code, out, _ = run(tmp_path, "doctor", "--setup")
    assert code == Exit.NOT_WELL
    assert "There is no token." in out


@pytest.mark.parametrize(
    ("changed", "what", "told"),
    [
        ({"integration_types_config": {"0": {}}}, "installation", "User Install is off"),
        ({"integration_types_config": {"1": {}}}, "installation", "Guild Install is off"),
        (
            {"interactions_endpoint_url": "https://example.org/"},
            "interactions",
            "sends every press to https://example.org/",
        ),
        ({"bot_require_code_grant": True}, "invitation", "switch off Requires OAuth2 Code Grant"),
    ],
)
async def test_an_application_that_does_not_fit_is_wrong(doctor, changed, what, told):
    await doctor.set_up()
    doctor.world.application |= changed
    code, found = await doctor.examine()
    assert code == Exit.NOT_WELL
    assert found[what].startswith("WRONG ")
    assert told in found[what]


@pytest.mark.parametrize(
    ("changed", "what", "told"),
    [
        ({"flags": 1 << 18}, "intents", "gateway_message_content"),
        ({"bot_public": False}, "invitation", "Only you can invite the bot"),
        ({"description": ""}, "application", "The description is empty"),
    ],
)
async def test_what_the_bot_can_do_without_is_noted(doctor, changed, what, told):
    await doctor.set_up()
    doctor.world.application |= changed
    code, found = await doctor.examine()
    assert code == Exit.WELL
    assert found[what].startswith("note ")
    assert told in found[what]


async def test_a_missing_permission_is_named_with_its_channel(doctor):
    await doctor.set_up()
    what = f"server {doctor.guild.id}"
    doctor.lounge.bot_permissions &= ~(Permission.ATTACH | Permission.CREATE_THREADS)
    code, found = await doctor.examine()
    assert code == Exit.WELL
    assert found[what] == (
        "note The cat flap: all is well in 1 of 2 channels; it may not, in #lounge Attach Files, Create Public Threads. "
        "Give the bot's role Attach Files there, or say with /server where matches may live"
    )
    doctor.garden.bot_permissions &= ~Permission.VIEW
    code, found = await doctor.examine()
    assert code == Exit.NOT_WELL
    assert found[what].startswith(
        "WRONG The cat flap: all is well in 0 of 2 channels; 1 it can't see; it may not"
    )


async def test_every_kind_of_channel_where_matches_can_live_is_looked_at(doctor):
    kinds = (ChannelType.VOICE, ChannelType.ANNOUNCEMENT, ChannelType.FORUM)
    places = [doctor.world.add_channel(kind.name.lower(), doctor.guild, kind) for kind in kinds]
    for place in places:
        place.bot_permissions &= ~(Permission.CREATE_THREADS | Permission.ATTACH)
    _, found = await doctor.examine()
    told = found[f"server {doctor.guild.id}"]
    assert told.startswith("note The cat flap: all is well in 2 of 5 channels; it may not, in ")
    assert "#voice Attach Files;" in told
    assert "#announcement Attach Files, Create Public Threads;" in told
    assert "#forum Attach Files. Give" in told


async def test_a_refusal_is_told_with_its_code_and_the_rest_is_looked_at_all_the_same(doctor):
    async def refuse(request, serve):
        if request.method == "PATCH" or request.path.endswith("/users/@me/guilds"):
            return reply({"code": 50035, "message": "Invalid Form Body: <b>no</b> link"}, 400)
        return await serve(request)

    doctor.server.trouble = refuse
    code, found = await doctor.examine(answer=True)
    assert code == Exit.NOT_WELL
    assert "WRONG application" in doctor.said
    assert (
        "It could not be set up. It answered 400 (Bad Request), code 50035: Invalid Form Body: no link."
        in doctor.said
    )
    assert found["invite link"] == f"ok {invite_link(doctor.world.bot.id)}"
    assert found["alerts"]


async def test_a_private_application_is_not_to_have_a_link(doctor):
    doctor.world.application["bot_public"] = False
    await doctor.examine(answer=True)
    assert doctor.world.application["integration_types_config"] == {"0": {}}


async def test_in_no_server_it_says_so(doctor):
    await doctor.set_up()
    del doctor.guild.members[doctor.world.bot.id]
    _, found = await doctor.examine()
    assert found["servers"] == "note The bot is in none yet: invite it with the link below"


async def test_a_token_that_discord_does_not_know_is_wrong(doctor):
    async def refuse(request, serve):
        return (
            reply({"code": 0, "message": "401: Unauthorized"}, 401)
            if "users/@me" in request.path
            else await serve(request)
        )

    doctor.server.trouble = refuse
    code, found = await doctor.examine()
    assert code == Exit.NOT_WELL
    assert found["Discord"].startswith("WRONG Discord does not accept the token.")
    assert "token" not in found


async def test_no_token_and_a_bad_setting_are_wrong_and_the_machine_is_looked_at_all_the_same(doctor):
    for bad, told in (
        ({"DISCORD_TOKEN": ""}, "There is no token."),
        ({"BOOP_PRESSES": "?"}, "BOOP_PRESSES is '?'"),
    ):
        code, found = await doctor.examine(**bad)
        assert code == Exit.NOT_WELL
        assert found["settings"].startswith(f"WRONG {told}")
        assert found["database"].startswith("ok ")


async def test_discord_that_can_not_be_reached_is_wrong(doctor):
    await doctor.server.__aexit__()
    code, found = await doctor.examine()
    assert code == Exit.NOT_WELL
    assert found["Discord"].startswith("WRONG Discord can't be reached")


async def test_a_clock_that_is_wrong_is_seen(doctor, tmp_path):
    (tmp_path / "ahead").write_text("100")
    code, found = await doctor.examine(BOOP_CLOCK=str(tmp_path / "ahead"))
    assert code == Exit.NOT_WELL
    assert re.match(r"WRONG (99|100|101) s ahead of Discord's", found["clock"])


async def test_few_logins_left_are_seen(doctor):
    async def few(request, serve):
        limit = {"total": 1000, "remaining": 3, "reset_after": 1000, "max_concurrency": 1}
        answer = {"url": doctor.world.base, "shards": 1, "session_start_limit": limit}
        return reply(answer) if request.path.endswith("/gateway/bot") else await serve(request)

    doctor.server.trouble = few
    _, found = await doctor.examine()
    assert found["logins"] == "WRONG 3 of 1000 are left today: something restarts the bot"


async def test_shards_are_compared_with_what_discord_recommends(doctor):
    doctor.server.gateway.shards = 4
    for share, told in (
        ("0-7/8", "ok this process has 0-7/8; Discord recommends 4"),
        ("0-1/2", "note this process has 0-1/2; Discord recommends 4"),
    ):
        _, found = await doctor.examine(BOOP_SHARDS=share)
        assert found["shards"] == told
    doctor.server.gateway.logins_left = 60
    assert (await doctor.examine(BOOP_SHARDS="0-7/8"))[1]["logins"].startswith("ok ")
    assert (await doctor.examine(BOOP_SHARDS="0-11/12"))[1]["logins"].startswith("WRONG ")


async def test_before_the_hundredth_server_verification_is_told(doctor):
    _, found = await doctor.examine()
    assert "verification" not in found
    for number in range(74):
        doctor.world.add_guild(f"Server {number}")
    _, found = await doctor.examine()
    assert found["verification"].startswith("note The bot is in 75 servers; unverified, it may be in 100.")


async def test_of_many_servers_only_some_are_looked_at(doctor):
    for _ in range(30):
        doctor.world.add_channel("table", doctor.world.add_guild("One of many"))
    _, found = await doctor.examine()
    assert sum(name.startswith("server ") for name in found) == 25
    assert found["servers"] == "note There are more than 25: the others were not looked at"

    async def by_shard(request, serve):
        listed = request.path.endswith("/users/@me/guilds")
        return reply({"code": 50035, "message": "shard"}, 400) if listed else await serve(request)

    doctor.server.trouble = by_shard
    _, found = await doctor.examine()
    assert found["servers"].startswith("note Discord lists those of so large a bot by shard alone")
    assert "invite link" in found


async def test_a_database_that_is_missing_or_something_else_is_wrong(doctor, tmp_path):
    _, found = await doctor.examine(BOOP_DATABASE=str(tmp_path / "nowhere.sqlite3"))
    assert found["database"].startswith("WRONG There is no database ")
    (tmp_path / "list").write_text("milk, tuna " * 100)
    _, found = await doctor.examine(BOOP_DATABASE=str(tmp_path / "list"))
    assert "is not a database" in found["database"]


async def test_backups_are_looked_at(doctor, tmp_path):
    folder = tmp_path / "kept"
    _, found = await doctor.examine(BOOP_BACKUPS=str(folder))
    assert found["backups"].startswith(f"note None in {folder} yet")
    folder.mkdir()
    mark = database_id_at(doctor.path)[:8]
    (folder / time.strftime(f"boop-{mark}-%Y%m%d-%H%M%S.sqlite3", time.gmtime())).write_text("a copy")
    _, found = await doctor.examine(BOOP_BACKUPS=str(folder))
    assert found["backups"].startswith("ok the last good one in ")
    _, found = await doctor.examine(BOOP_BACKUPS=str(tmp_path / "not" / "there" / "yet"))
    assert found["backups"].startswith("note None in"), "folders that are missing are made"
    _, found = await doctor.examine(BOOP_BACKUPS=str(doctor.path))
    assert found["backups"] == f"WRONG {doctor.path} is a file: choose another folder"
    next(folder.iterdir()).rename(folder / f"boop-{mark}-20200101-000000.sqlite3")
    _, found = await doctor.examine(BOOP_BACKUPS=str(folder))
    assert found["backups"].startswith("WRONG the last good one in ")
    ahead = folder / f"boop-{mark}-20990101-000000.sqlite3"
    ahead.write_text("a copy")
    _, found = await doctor.examine(BOOP_BACKUPS=str(folder))
    assert found["backups"].startswith(f"WRONG {ahead} seems to be made later than now")


async def test_a_folder_for_backups_that_the_service_may_not_write_is_named(doctor, tmp_path, monkeypatch):
    folder, others, programs = (tmp_path / name for name in ("disk", "others", "programs"))
    programs.mkdir()
    systemctl = programs / "systemctl"
    systemctl.write_text(f'#!/bin/sh\n[ "$*" = "{ASKED}" ] && echo "-{others} {tmp_path}/more"\n')
    systemctl.chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setattr(service, "_HOME", home)
    _, found = await doctor.examine(BOOP_BACKUPS=str(folder))
    assert found["backups"].startswith("note None in"), "it is not called as the service"
    monkeypatch.chdir(home)
    _, found = await doctor.examine(BOOP_BACKUPS=str(folder))
    told = f"systemctl edit boop-bot, and put ReadWritePaths={folder} below [Service]"
    assert found["backups"] == f"WRONG The service may not write in {folder}: {told}"
    for allowed in ("backups", str(others / "boop")):
        _, found = await doctor.examine(BOOP_BACKUPS=allowed)
        assert found["backups"].startswith("note None in")
    systemctl.write_text("#!/bin/sh\nexit 1\n")
    _, found = await doctor.examine(BOOP_BACKUPS=str(folder))
    assert found["backups"].startswith("note None in"), "nothing is said where systemd does not tell"


async def test_backups_that_the_running_bot_can_not_make_are_wrong(doctor, tmp_path):
    folder, file = tmp_path / "kept", tmp_path / "heartbeat"
    given = {"BOOP_BACKUPS": str(folder), "BOOP_HEARTBEAT": str(file)}
    well = health.Health(None, 0.0, 0.01, 0, 0, 0, 0, 0, 2**30, False, None, None, True)
    held = lock_existing(doctor.path, patience=0)
    health.write(file, well)
    _, found = await doctor.examine(**given)
    assert found["backups"] == f"note None in {folder} yet; the first is being made"
    health.write(file, well._replace(backup_trouble="the disk is only read"))
    code, found = await doctor.examine(**given)
    assert code == Exit.NOT_WELL
    assert found["backups"] == f"WRONG None in {folder}, and the bot can't make any: the disk is only read"
    folder.mkdir()
    mark = database_id_at(doctor.path)[:8]
    (folder / time.strftime(f"boop-{mark}-%Y%m%d-%H%M%S.sqlite3", time.gmtime())).write_text("a copy")
    _, found = await doctor.examine(**given)
    assert found["backups"].endswith("; since then none could be made: the disk is only read")
    held.release()
    _, found = await doctor.examine(**given)
    assert found["backups"].startswith("ok "), "what a bot said that has ended says nothing of now"


async def test_where_alerts_go_is_looked_at(doctor):
    doctor.garden.bot_permissions &= ~Permission.VIEW
    quiet = doctor.world.add_channel("quiet", doctor.guild)
    quiet.bot_permissions &= ~Permission.SEND
    host = doctor.world.add_user("Host")
    for place, told in (
        (doctor.lounge.id, "ok go to lounge"),
        (host.id, f"ok go to the person {host.id} by direct message"),
        (quiet.id, "WRONG The bot may not send messages in quiet (BOOP_HOST_CHANNEL)"),
        (doctor.garden.id, f"WRONG The bot may not see the channel {doctor.garden.id}"),
        (12345, "WRONG There is no channel and no person 12345"),
    ):
        _, found = await doctor.examine(BOOP_HOST_CHANNEL=str(place))
        assert found["alerts"].startswith(told)


async def test_the_sign_of_life_is_looked_at(doctor, tmp_path):
    file = tmp_path / "heartbeat"
    _, found = await doctor.examine(BOOP_HEARTBEAT=str(file))
    assert found["alive"].startswith("note No: there is no file")
    seen = health.Health(700.0, 0.0, 0.01, 1, 0, 1, 0, 0, 2**30, False, None, None, False)
    health.write(file, seen)
    _, found = await doctor.examine(BOOP_HEARTBEAT=str(file))
    assert found["alive"].startswith("note Just now it was, but no bot uses the database")
    held = lock_existing(doctor.path, patience=0)
    code, found = await doctor.examine(BOOP_HEARTBEAT=str(file))
    held.release()
    assert found["alive"] == "ok yes"
    assert "NOT connected for 11 minutes" in found["ready"]
    assert code == Exit.NOT_WELL


async def test_a_running_bot_of_an_earlier_version_and_its_tables_are_noted(doctor, tmp_path):
    file = tmp_path / "heartbeat"
    seen = health.Health(None, 0.0, 0.01, 0, 0, 0, 0, 0, 2**30, False, None, None, False, version=__version__)
    with_it = {"BOOP_HEARTBEAT": str(file)}
    await doctor.set_up()
    held = lock_existing(doctor.path, patience=0)
    health.write(file, seen)
    _, found = await doctor.examine(**with_it)
    assert not {"version", "tables"} & found.keys()
    change(doctor.path, "UPDATE alembic_version SET version_num = '0016'")
    for version, told in (("0.9.0", "0.9.0"), ("", "An earlier one")):
        health.write(file, seen._replace(version=version))
        code, found = await doctor.examine(**with_it)
        assert found["version"] == f"note {told} is running: restart the bot to have {__version__}"
    held.release()
    assert found["tables"].startswith(
        "note They are of an earlier version: the next start changes them (0016 to "
    )
    assert code == Exit.WELL


async def test_a_sign_of_life_in_a_folder_that_is_missing_is_wrong(doctor, tmp_path):
    _, found = await doctor.examine(BOOP_HEARTBEAT=str(tmp_path / "nowhere" / "heartbeat"))
    assert found["alive"].startswith("WRONG There is no folder ")


async def test_a_folder_that_the_service_makes_is_not_missed_before_it_starts(doctor, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(service, "_HOME", tmp_path)
    monkeypatch.setattr(service, "_RUNTIME", tmp_path / "run")
    heartbeat = {"BOOP_HEARTBEAT": str(tmp_path / "run" / "heartbeat")}
    _, found = await doctor.examine(**heartbeat)
    assert found["alive"] == f"note No: the service makes {tmp_path / 'run'} when it starts"
    held = lock_existing(doctor.path, patience=0)
    _, found = await doctor.examine(**heartbeat)
    held.release()
    assert found["alive"].startswith("WRONG There is no folder ")


@pytest.mark.skipif(os.name != "posix", reason="no folder is closed to its user elsewhere")
@pytest.mark.parametrize("mode", [0o555, 0o000])
def test_where_the_user_may_begin_no_database_it_says_so_instead(mode):
    with TemporaryDirectory() as name:
        Path(name).chmod(mode)
        with as_nobody():
            found = [str(finding) for finding in machine.database(Path(name, "boop.sqlite3"))]
        Path(name).chmod(0o700)
    assert found[0].startswith(
        f"WRONG database                    The database {name}/boop.sqlite3 and its folder must be "
    )
    assert "chown -R" in found[0]


@pytest.mark.parametrize("name", ["BOOP_STATUS", "BOOP_METRICS"])
async def test_an_address_that_something_else_listens_on_is_wrong_until_the_bot_itself_runs(doctor, name):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        _, found = await doctor.examine(**{name: address})
        assert found["settings"].startswith(f"WRONG {name}: nobody can listen on {address}")
        held = lock_existing(doctor.path, patience=0)
        _, found = await doctor.examine(**{name: address})
        held.release()
        assert "settings" not in found


@pytest.mark.skipif(not may_mount(), reason="only root may mount a small disk")
async def test_a_disk_with_little_room_is_wrong(doctor):
    with small_disk() as folder:
        path = shutil.copy(doctor.path, folder)
        _, found = await doctor.examine(BOOP_DATABASE=str(path))
    assert found["disk"].startswith("WRONG 2 MiB free in ")


@pytest.mark.long
async def test_it_says_what_keeps_champions_from_their_role(doctor):
    world, guild = doctor.world, doctor.guild
    role = world.add_role(guild, "Champions", 3)
    with looking_into(doctor.path) as connection:
        save(connection, guild.id, Clubhouse(None, role_id=role.id))
    what, lead = f"role in {guild.id}", "The cat flap: the bot can't give the role Champions. "
    _, found = await doctor.examine()
    assert found[what] == f"note {lead}Give the bot's role Manage Roles there"
    bots = world.add_role(guild, "Boop Bot", 2, Permission.MANAGE_ROLES, managed=True)
    guild.member_roles[world.bot.id] = {bots.id}
    _, found = await doctor.examine()
    assert found[what] == f"note {lead}Move the bot's role above it there, under Server Settings, Roles"
    bots.position = 4
    _, found = await doctor.examine()
    assert found[what] == "ok The cat flap: Champions"
    del guild.roles[role.id]
    _, found = await doctor.examine()
    assert found[what].endswith("It is gone: have another chosen with /server")
