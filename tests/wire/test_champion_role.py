"""The role of a server's champions: given when a season has ended, taken from those before, and what is in the way is told."""

import asyncio
from datetime import timedelta

import pytest

from data import Clubhouse, Standing, ToldResults
from data.queries.announcing import clubhouses
from data.queries.announcing.roles import in_servers
from data.queries.standings import save
from game import Edition
from sandbox.stand_in.trouble import Fault, Trouble
from sandbox.world.places import Permission, Role
from services.people import Person
from services.players import privacy
from services.ranking.seasons import Season
from tests.databases import looking_into
from tests.wire.chairs import DAY, forget_me, line
from tests.wire.taps import labels_of

#: What a role must not allow that whoever wins is given: to kick, ban, manage channels, mention everybody, and time people out.
POWERS = (1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5, 1 << 13, 1 << 17, 1 << 28, 1 << 29, 1 << 34, 1 << 40)


YES, NO = "Yes, give it out", "No, leave it as it is"


def win(stage, player_id, season, edition=Edition.CLASSIC, rating=1600):
    """Let a player have a place in a season."""
    at = season.end - DAY
    with looking_into(stage.place) as connection:
        there = (player_id, stage.guild.id, edition, season.number, True)
        save(connection, Standing(*there, rating, 80, 0.06, 0, 3, 0, 0, at, at + 2 * DAY))


def quiet_clubhouse(stage):
    """Let the garden be a clubhouse in which nothing else is told by itself."""
    with looking_into(stage.place) as connection:
        chosen = Clubhouse(stage.garden.id, ToldResults.NONE, board=False, week=False, season=False)
        clubhouses.save(connection, stage.guild.id, chosen)


def told_in_clubhouse(stage):
    """What the quiet clubhouse has been told."""
    return [message.content for message in stage.garden.messages.values() if not message.ephemeral]


def last_season(stage):
    return Season.of(stage.clock.now()).before


async def allowed(stage):
    """The bot's own role, with Manage Roles; the champions' role is below it, and Ann's above that."""
    await stage.stop_bot()
    world, guild = stage.server.world, stage.guild
    bots = world.add_role(guild, "Boop Bot", 5, Permission.MANAGE_ROLES, managed=True)
    hers = world.add_role(guild, "Moderators", 4)
    guild.member_roles = {world.bot.id: {bots.id}, stage.ann.user.id: {hers.id}}
    guild.moderators.add(stage.ann.user.id)
    role = world.add_role(guild, "Champions", 2)
    await stage.start_bot()
    return bots, role


async def known(stage):
    """Ann is player 1, Bob is player 2."""
    for person in (stage.ann, stage.bob):
        await person.use(stage.lounge, "settings", warnings=True)


async def choose(stage, role, person=None):
    """Choose a role for champions, and say yes where that is asked."""
    person = person or stage.ann
    answer = await person.use(stage.garden, "server", champion_role=role)
    assert answer.ephemeral
    if YES in labels_of(answer.message):
        answer = await person.click(answer.message, YES)
    return answer.content


async def look(stage, **later):
    """Let the bot look at what is due, a while later, from the beginning to the end."""
    stage.clock.moved += timedelta(**later)
    before = stage.bot.champions.looks
    await stage.until(lambda: stage.bot.champions.looks >= before + 2)
    await stage.settle()


def have(stage, role):
    """The names of those who have a role."""
    members = stage.guild.members.values()
    return [user.name for user in members if role.id in stage.guild.member_roles.get(user.id, ())]


def asked(stage):
    """The requests about members' roles so far, without ids."""
    return [served.method for served in stage.server.served if "/roles/" in served.path]


def stored(stage):
    return stage.row("SELECT role_id, role_holders, role_trouble FROM clubhouses")


async def next_season(stage):
    """Let the season that runs end."""
    season = Season.of(stage.clock.now())
    stage.clock.moved += season.end - stage.clock.now() + timedelta(minutes=1)
    return season


async def chosen(stage):
    """Ann has won the last season, and has the role for it."""
    bots, role = await allowed(stage)
    await known(stage)
    win(stage, 1, last_season(stage))
    told = await choose(stage, role)
    assert f"Champions' role: **<@&{role.id}>" in told, "and perhaps Ann, where the bot was faster"
    await look(stage)
    assert have(stage, role) == ["Ann"]
    return bots, role


@pytest.mark.long
async def test_it_is_given_at_once_and_passed_on_when_the_next_season_has_ended(stage):
    _, role = await chosen(stage)
    assert stage.guild.audit_log == ["Ann got Champions: Last season's boop champion"]
    before = [len(channel.messages) for channel in stage.guild.channels.values()]
    win(stage, 2, await next_season(stage))
    await look(stage)
    assert have(stage, role) == ["Bob"]
    assert stage.guild.audit_log[1].startswith("Ann lost Champions: No longer the reigning boop champion")
    assert asked(stage) == ["PUT", "DELETE", "PUT"]
    assert stored(stage) == (role.id, f"2:{role.id}", "")
    await look(stage, hours=2)
    await stage.restart_bot()
    await look(stage)
    assert asked(stage) == ["PUT", "DELETE", "PUT"], "each once"
    assert [len(channel.messages) for channel in stage.guild.channels.values()] == before, "nobody is pinged"


@pytest.mark.long
@pytest.mark.both
async def test_the_clubhouse_tells_who_has_it_now_also_where_the_season_is_not_told(stage):
    _, role = await allowed(stage)
    await known(stage)
    quiet_clubhouse(stage)
    win(stage, 1, last_season(stage))
    await choose(stage, role)
    await look(stage)
    told = line(stage.garden)
    assert told.content == f"👑 The role <@&{role.id}> now goes to {stage.ann.mention}."
    assert told.pings == []
    await next_season(stage)
    await look(stage)
    await look(stage, hours=2)
    nobody = f"Nobody has the role <@&{role.id}> now."
    assert told_in_clubhouse(stage) == [told.content, nobody]
    assert have(stage, role) == []


@pytest.mark.long
@pytest.mark.both
async def test_no_line_tells_of_whoever_keeps_off_or_comes_and_goes_within_a_season(stage):
    quiet_clubhouse(stage)
    _, role = await chosen(stage)
    before = told_in_clubhouse(stage)
    assert len(before) == 1
    for listed in ("false", "true"):
        stage.write(f"UPDATE standings SET listed = {listed} WHERE player_id = 1")  # noqa: S608
        await look(stage, minutes=61)
        assert have(stage, role) == (["Ann"] if listed == "true" else [])
    win(stage, 2, last_season(stage), rating=1500)
    stage.write("UPDATE standings SET listed = false WHERE player_id = 1")
    await look(stage, minutes=61)
    assert have(stage, role) == ["Bob"]
    assert told_in_clubhouse(stage) == before


@pytest.mark.long
async def test_no_line_tells_of_it_while_a_handover_within_a_season_fails(stage):
    quiet_clubhouse(stage)
    bots, role = await chosen(stage)
    before = told_in_clubhouse(stage)
    await stage.server.change_role(stage.guild, bots, permissions=0)
    win(stage, 2, last_season(stage), rating=1500)
    stage.write("UPDATE standings SET listed = false WHERE player_id = 1")
    await look(stage, minutes=61)
    assert have(stage, role) == ["Ann"]
    await stage.restart_bot()
    await stage.server.change_role(stage.guild, bots, permissions=Permission.MANAGE_ROLES)
    await choose(stage, role)
    await look(stage, minutes=61)
    assert have(stage, role) == ["Bob"]
    assert told_in_clubhouse(stage) == before


@pytest.mark.long
async def test_a_season_with_the_same_champion_is_not_told(stage):
    quiet_clubhouse(stage)
    _, role = await chosen(stage)
    before = told_in_clubhouse(stage)
    win(stage, 1, await next_season(stage))
    await look(stage)
    assert asked(stage) == ["PUT", "PUT"], "she may have lost it since"
    assert told_in_clubhouse(stage) == before
    win(stage, 2, await next_season(stage))
    await look(stage)
    assert have(stage, role) == ["Bob"]
    assert len(told_in_clubhouse(stage)) == 2


@pytest.mark.long
async def test_a_champion_who_has_left_is_not_called_none(stage):
    quiet_clubhouse(stage)
    _, role = await chosen(stage)
    win(stage, 2, await next_season(stage))
    stage.bob.leave(stage.garden)
    await look(stage)
    assert told_in_clubhouse(stage)[1:] == [f"Nobody has the role <@&{role.id}> now."]
    stage.guild.members[stage.bob.user.id] = stage.bob.user
    await look(stage, minutes=61)
    assert have(stage, role) == ["Bob"]
    assert len(told_in_clubhouse(stage)) == 2


@pytest.mark.long
async def test_a_handover_that_is_cut_short_is_told_once_it_is_done(stage):
    quiet_clubhouse(stage)
    bots, role = await chosen(stage)
    await stage.server.change_role(stage.guild, bots, permissions=0)
    win(stage, 2, await next_season(stage))
    await look(stage)
    assert len(told_in_clubhouse(stage)) == 1
    await stage.restart_bot()
    await stage.server.change_role(stage.guild, bots, permissions=Permission.MANAGE_ROLES)
    await look(stage)
    assert told_in_clubhouse(stage)[1:] == [f"👑 The role <@&{role.id}> now goes to {stage.bob.mention}."]


@pytest.mark.long
async def test_a_process_that_does_not_lead_any_more_leaves_it_to_another_to_tell(stage, monkeypatch):
    quiet_clubhouse(stage)
    _, role = await allowed(stage)
    await known(stage)
    win(stage, 1, last_season(stage))
    leads = stage.bot.champions.still_leads

    async def still_leads():
        return not have(stage, role)

    monkeypatch.setattr(stage.bot.champions, "still_leads", still_leads)
    await choose(stage, role)
    await look(stage)
    assert have(stage, role) == ["Ann"]
    assert told_in_clubhouse(stage) == []
    monkeypatch.setattr(stage.bot.champions, "still_leads", leads)
    await look(stage, minutes=2)
    assert len(told_in_clubhouse(stage)) == 1


@pytest.mark.long
async def test_nothing_is_told_of_whoever_has_left(stage):
    _, role = await allowed(stage)
    await known(stage)
    quiet_clubhouse(stage)
    win(stage, 2, last_season(stage))
    del stage.guild.members[stage.bob.user.id]
    await choose(stage, role)
    await look(stage)
    await look(stage, hours=2)
    assert asked(stage) == ["PUT"] * 2, "he may be back"
    assert line(stage.garden) is None


@pytest.mark.long
async def test_each_edition_has_a_champion_and_one_person_may_be_both(stage):
    _, role = await allowed(stage)
    await known(stage)
    season = last_season(stage)
    win(stage, 1, season)
    win(stage, 1, season, Edition.GHOST)
    win(stage, 2, season, Edition.GHOST, rating=1500)
    await choose(stage, role)
    await look(stage)
    assert have(stage, role) == ["Ann"]
    assert asked(stage) == ["PUT"]
    season = await next_season(stage)
    win(stage, 1, season)
    win(stage, 2, season, Edition.GHOST)
    await look(stage)
    assert have(stage, role) == ["Ann", "Bob"]


@pytest.mark.long
async def test_whoever_keeps_off_is_no_champion_and_the_next_one_is(stage):
    _, role = await chosen(stage)
    win(stage, 2, last_season(stage), rating=1500)
    await look(stage, minutes=61)
    assert have(stage, role) == ["Ann"]
    stage.write("UPDATE standings SET listed = false WHERE player_id = 1")
    await look(stage, minutes=61)
    assert have(stage, role) == ["Bob"]


@pytest.mark.long
async def test_a_form_names_it_and_takes_it_away(stage):
    _, role = await allowed(stage)
    await known(stage)
    win(stage, 1, last_season(stage))
    settings = await stage.ann.use(stage.garden, "server")
    assert "Champions' role: **none**" in settings.content
    form = await stage.ann.click(settings.message, "Clubhouse")
    asks = await stage.ann.fill(form, {"Champions' role": [role], "Results": "All results"})
    assert asks.message is settings.message
    assert asks.content == (
        f"Give <@&{role.id}> to each season's champions? Last season's would get it right away: {stage.ann.mention}."
    )
    await look(stage)
    assert have(stage, role) == [], "nobody before that is answered"
    kept = await stage.ann.click(asks.message, NO)
    assert "Champions' role: **none**" in kept.content
    assert stage.row("SELECT results FROM clubhouses") == ("all",), "all else is saved"
    form = await stage.ann.click(settings.message, "Clubhouse")
    asks = await stage.ann.fill(form, {"Champions' role": [role]})
    told = await stage.ann.click(asks.message, YES)
    assert told.message is settings.message
    assert f"<@&{role.id}>" in told.content
    await look(stage)
    assert have(stage, role) == ["Ann"]
    form = await stage.ann.click(settings.message, "Clubhouse")
    (kept,) = [each["component"] for each in form.modal["components"] if each["label"] == "Champions' role"]
    assert [each["id"] for each in kept["default_values"]] == [str(role.id)]
    told = await stage.ann.fill(form, {"Champions' role": []})
    assert "Champions' role: **none**" in told.content
    await look(stage)
    assert have(stage, role) == []
    assert stored(stage) == (None, "", "")


@pytest.mark.long
async def test_another_role_is_given_instead_and_the_former_one_taken(stage):
    _, role = await chosen(stage)
    other = await stage.server.add_role(stage.guild, "Royals", 3)
    asks = await stage.ann.use(stage.garden, "server", champion_role=other)
    assert asks.content.endswith(f" It replaces <@&{role.id}>, which {stage.ann.mention} would lose.")
    await choose(stage, other)
    await look(stage)
    assert have(stage, role) == []
    assert have(stage, other) == ["Ann"]


@pytest.mark.long
@pytest.mark.both
async def test_a_role_that_would_raise_somebody_is_refused(stage):
    bots, role = await allowed(stage)
    server, guild = stage.server, stage.guild
    tall = await server.add_role(guild, "Tall", 6)
    cases = [
        (Role(guild.id, "@everyone", 0), "Everyone has that role"),
        (await server.add_role(guild, "Boosters", 1, managed=True), "Discord or an app gives that role out"),
        (tall, "I can only give roles below my own."),
        (await server.add_role(guild, "Higher", 5), "That role isn't below your own highest one"),
        (Role(12, "Made up", 1), "That button is from an older version of me."),
    ]
    for power in POWERS:
        strong = await server.add_role(guild, "Strong", 1, power)
        cases.append((strong, "Champions get their role by winning"))
    for each, told in cases:
        assert (await choose(stage, each)).startswith(told), each
    form = await stage.ann.click((await stage.ann.use(stage.garden, "server")).message, "Clubhouse")
    answer = await stage.ann.fill(form, {"Clubhouse": [stage.garden], "Champions' role": [tall]})
    assert answer.content.splitlines()[-1].startswith("⚠️ I can only give roles below my own.")
    assert answer.content.startswith("This server's settings"), "it stands below them, where the buttons are"
    again = await stage.ann.fill(form, {"Clubhouse": [stage.garden], "Champions' role": [strong]})
    assert again.content.splitlines()[-1].startswith("⚠️ Champions get their role by winning"), (
        "and makes way for that of the next try"
    )
    assert again.content.count("⚠️") == 1
    answer = await stage.ann.use(stage.garden, "server", champion_role=tall, threads=False)
    assert answer.content.startswith("I can only give roles below my own.")
    guild.moderators.add(stage.bob.user.id)
    assert (await choose(stage, role, stage.bob)).startswith("That role isn't below your own")
    assert (await choose(stage, role, stage.cleo)).startswith("Only people who can manage this server")
    await server.change_role(guild, bots, permissions=0)
    assert "I'm missing: Manage Roles" in await choose(stage, role)
    assert stage.row("SELECT count(*) FROM clubhouses") == (0,), "nothing of all that is stored"
    saved = await stage.ann.fill(form, {"Clubhouse": [stage.garden]})
    assert saved.message.id == again.message.id
    assert "⚠️" not in saved.content
    assert stage.row("SELECT count(*) FROM guilds WHERE NOT threads") == (0,)


@pytest.mark.long
async def test_the_owner_need_not_stand_above_it(stage):
    stage.guild.owner_id = stage.bob.user.id
    stage.guild.moderators.add(stage.bob.user.id)
    _, role = await allowed(stage)
    assert f"<@&{role.id}>" in await choose(stage, role, stage.bob)


@pytest.mark.long
async def test_whoever_changes_something_else_in_the_form_need_not_stand_above_it(stage):
    _, role = await chosen(stage)
    stage.guild.moderators.add(stage.bob.user.id)
    form = await stage.bob.click((await stage.bob.use(stage.garden, "server")).message, "Clubhouse")
    told = await stage.bob.fill(form, {"Results": "All results"})
    assert f"<@&{role.id}>" in told.content
    await look(stage)
    assert asked(stage) == ["PUT"]


@pytest.mark.long
async def test_a_permission_that_is_missing_is_told_and_it_goes_on_once_it_is_there(stage):
    bots, role = await chosen(stage)
    await stage.server.change_role(stage.guild, bots, permissions=0)
    told = await stage.ann.use(stage.garden, "server")
    assert (
        f"<@&{role.id}> · {stage.ann.mention} ⚠️ I can't give it out: I'm missing Manage Roles."
        in told.content
    )
    win(stage, 2, await next_season(stage))
    await look(stage)
    await look(stage)
    assert asked(stage) == ["PUT", "DELETE"], "it is not tried on each look"
    assert stored(stage)[2] == "not-allowed"
    await stage.server.change_role(stage.guild, bots, permissions=Permission.MANAGE_ROLES)
    await look(stage)
    assert have(stage, role) == ["Bob"]
    assert "⚠️" not in (await stage.ann.use(stage.garden, "server")).content
    assert stored(stage) == (role.id, f"2:{role.id}", "")


@pytest.mark.long
async def test_a_role_above_the_bots_is_told_of(stage):
    _, role = await chosen(stage)
    await stage.server.change_role(stage.guild, role, position=7)
    told = await stage.ann.use(stage.garden, "server")
    assert "in Server Settings, Roles, move my role above it" in told.content
    await stage.server.change_role(stage.guild, role, position=2, permissions=Permission.MANAGE_ROLES)
    told = await stage.ann.use(stage.garden, "server")
    assert "it comes with moderator permissions now" in told.content
    win(stage, 2, await next_season(stage))
    await look(stage)
    assert have(stage, role) == [], "it is still taken, and not given any more"
    assert stored(stage)[2] == "powerful"


@pytest.mark.long
async def test_where_nobody_knows_why_discord_refuses_it_is_tried_again_in_an_hour(stage):
    _, role = await allowed(stage)
    await known(stage)
    win(stage, 1, last_season(stage))
    trouble = stage.server.trouble = Trouble()
    await choose_with(stage, role, trouble, Fault.FORBIDDEN)
    await stage.until(lambda: stored(stage)[2])
    await look(stage, minutes=5)
    assert asked(stage) == ["PUT"]
    told = await stage.ann.use(stage.garden, "server")
    assert "Discord didn't let me give it out." in told.content
    await look(stage, minutes=61)
    assert have(stage, role) == ["Ann"]
    assert stored(stage)[2] == ""


async def choose_with(stage, role, trouble, fault):
    """Choose a role, and let the first request about it fail."""
    failed = []

    async def intercept(request, serve):
        if "/roles/" in request.path and not failed:
            failed.append(fault)
            trouble.plan(fault)
        return await trouble(request, serve)

    stage.server.trouble = intercept
    await choose(stage, role)
    await stage.until(lambda: failed)


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(Fault.BROKEN, marks=pytest.mark.long),
        pytest.param(Fault.BROKEN_LOST, marks=pytest.mark.long),
        Fault.RATE_LIMITED,
        pytest.param(Fault.DROPPED, marks=pytest.mark.long),
        pytest.param(Fault.DROPPED_LOST, marks=pytest.mark.long),
    ],
)
async def test_what_fails_for_now_is_tried_again(stage, fault):
    _, role = await allowed(stage)
    await known(stage)
    win(stage, 1, last_season(stage))
    await choose_with(stage, role, Trouble(), fault)
    await stage.until(lambda: have(stage, role))
    await look(stage, minutes=2)
    assert have(stage, role) == ["Ann"]
    assert stored(stage) == (role.id, f"1:{role.id}", "")


@pytest.mark.long
async def test_a_role_that_is_gone_is_forgotten_and_told_of(stage):
    _, role = await chosen(stage)
    await stage.server.delete_role(stage.guild, role)
    assert "Champions' role: **the role is gone**" in (await stage.ann.use(stage.garden, "server")).content
    win(stage, 2, await next_season(stage))
    await look(stage)
    assert stored(stage) == (None, "", "gone")
    asked_before = asked(stage)
    await look(stage, hours=2)
    assert asked(stage) == asked_before
    assert "Champions' role: **the role is gone**" in (await stage.ann.use(stage.garden, "server")).content


@pytest.mark.long
async def test_whoever_has_left_is_passed_over_and_gets_it_when_they_are_back(stage):
    _, role = await allowed(stage)
    await known(stage)
    win(stage, 1, last_season(stage))
    win(stage, 2, last_season(stage), Edition.GHOST)
    stage.bob.leave(stage.garden)
    await choose(stage, role)
    await look(stage)
    assert have(stage, role) == ["Ann"]
    assert stored(stage) == (role.id, f"1:{role.id}", "")
    await look(stage, minutes=5)
    assert asked(stage) == ["PUT", "PUT"]
    stage.guild.members[stage.bob.user.id] = stage.bob.user
    await look(stage, minutes=61)
    assert have(stage, role) == ["Ann", "Bob"]


@pytest.mark.long
@pytest.mark.both
async def test_whoever_is_forgotten_loses_it(stage):
    _, role = await chosen(stage)
    stage.write("UPDATE clubhouses SET role_holders = role_holders || ' 2:' || role_id")
    await forget_me(stage, stage.ann)
    assert have(stage, role) == []
    assert stored(stage)[1] == f"2:{role.id}"
    await look(stage, minutes=61)
    assert have(stage, role) == []


@pytest.mark.long
async def test_forgetting_goes_on_where_the_role_cannot_be_taken(stage):
    bots, role = await chosen(stage)
    await stage.server.change_role(stage.guild, bots, permissions=0)
    await forget_me(stage, stage.ann)
    assert stage.row("SELECT discord_id FROM players WHERE id = 1") == (None,)
    assert have(stage, role) == ["Ann"], "as far as Discord lets the bot"
    assert stored(stage)[1] == ""


async def killed_when_asked(stage, role, *, served):
    """Ann has won, and the bot is killed when Discord is asked to give her the role: after it ``served`` that, or before."""
    happened = asyncio.Event()

    async def intercept(request, serve):
        if "/roles/" not in request.path:
            return await serve(request)
        if served:
            await serve(request)
        happened.set()
        return await asyncio.Event().wait()

    stage.server.trouble = intercept
    await choose(stage, role)
    await happened.wait()
    stage.bot.champions._task.cancel()
    await asyncio.wait({stage.bot.champions._task})
    await stage.stop_bot()
    stage.server.trouble = None


@pytest.mark.long
@pytest.mark.parametrize("served", [False, True])
async def test_a_kill_before_or_after_it_is_given_leaves_nothing_undone(stage, served):
    _, role = await allowed(stage)
    await known(stage)
    win(stage, 1, last_season(stage))
    await killed_when_asked(stage, role, served=served)
    assert have(stage, role) == (["Ann"] if served else [])
    assert stored(stage) == (role.id, f"1:{role.id}", ""), "she may have it"
    await stage.start_bot()
    await look(stage)
    assert have(stage, role) == ["Ann"]
    before = asked(stage)
    await stage.restart_bot()
    await look(stage)
    assert asked(stage) == before


@pytest.mark.long
async def test_whoever_was_given_it_just_before_a_kill_loses_it_a_season_later(stage):
    _, role = await allowed(stage)
    await known(stage)
    win(stage, 1, last_season(stage))
    await killed_when_asked(stage, role, served=True)
    await next_season(stage)
    await stage.start_bot()
    await look(stage)
    assert have(stage, role) == []
    assert stored(stage)[1] == ""


@pytest.mark.long
async def test_whoever_is_forgotten_while_it_is_given_does_not_keep_it(stage):
    _, role = await allowed(stage)
    await known(stage)
    win(stage, 1, last_season(stage))

    async def intercept(request, serve):
        if request.method == "PUT" and "/roles/" in request.path:
            now = stage.clock.now()
            await stage.database.write(privacy.forget, Person(stage.ann.user.id, "Ann"), now)
        return await serve(request)

    stage.server.trouble = intercept
    await choose(stage, role)
    await look(stage)
    assert asked(stage) == ["PUT", "DELETE"]
    assert have(stage, role) == []
    assert stored(stage)[1] == ""


@pytest.mark.long
async def test_a_process_that_does_not_lead_any_more_gives_nothing(stage, monkeypatch):
    _, role = await allowed(stage)
    await known(stage)
    win(stage, 1, last_season(stage))
    leads = []

    async def still_leads():
        return bool(leads)

    monkeypatch.setattr(stage.bot.champions, "still_leads", still_leads)
    await choose(stage, role)
    await look(stage)
    assert asked(stage) == []
    leads.append(True)
    await look(stage, minutes=2)
    assert have(stage, role) == ["Ann"]


@pytest.mark.long
async def test_a_database_restored_from_a_copy_gives_it_to_those_of_the_last_season(stage):
    _, role = await chosen(stage)
    win(stage, 2, await next_season(stage))
    await look(stage)
    stage.write(f"UPDATE clubhouses SET role_holders = '1:{role.id}', role_season = role_season - 1")  # noqa: S608
    await stage.restart_bot()
    await look(stage)
    assert have(stage, role) == ["Bob"]
    assert stored(stage)[1] == f"2:{role.id}"


@pytest.mark.long
async def test_a_server_that_has_removed_the_bot_is_left_alone(stage):
    _, role = await chosen(stage)
    await stage.server.remove_bot(stage.guild)
    await stage.until(lambda: stage.row("SELECT 1 FROM guilds WHERE left_at IS NOT NULL"))
    await look(stage)  # the look that runs may have begun before
    win(stage, 2, await next_season(stage))
    await look(stage)
    assert have(stage, role) == ["Ann"]
    assert asked(stage) == ["PUT"]


@pytest.mark.long
async def test_a_host_may_switch_it_off(stage):
    _, role = await allowed(stage)
    await stage.stop_bot()
    stage.options["clubhouses"] = False
    await stage.start_bot()
    assert (await choose(stage, role)).startswith("Whoever hosts me has switched the clubhouse off")


@pytest.mark.both
async def test_a_server_without_the_bot_is_told_to_invite_it(stage):
    guild = stage.server.world.add_guild("Elsewhere", with_bot=False)
    guild.commands_only = True
    guild.members[stage.ann.user.id] = stage.ann.user
    guild.moderators.add(stage.ann.user.id)
    channel = stage.server.world.add_channel("hall", guild)
    role = stage.server.world.add_role(guild, "Champions", 1)
    answer = await stage.ann.use(channel, "server", champion_role=role)
    assert "discord.com/oauth2/authorize" in answer.content
    assert stage.row("SELECT count(*) FROM clubhouses") == (0,)


async def test_servers_without_a_role_cost_one_statement_for_all(stage):
    await known(stage)
    win(stage, 1, last_season(stage))
    stage.guild.moderators.add(stage.ann.user.id)
    await stage.ann.use(stage.garden, "server", clubhouse=True)
    assert await stage.database.read(in_servers) == []
    await next_season(stage)
    await look(stage)
    assert asked(stage) == []


@pytest.mark.both
async def test_before_a_role_is_given_out_a_question_says_who_gets_it(stage):
    _, role = await allowed(stage)
    asks = (await stage.ann.use(stage.garden, "server", champion_role=role, threads=False)).message
    assert stage.row("SELECT threads FROM guilds") == (0,), "all else is saved"
    assert asks.content == (
        f"Give <@&{role.id}> to each season's champions? "
        "There were none last season, so nobody gets it before this one ends."
    )
    assert labels_of(asks) == [YES, NO]
    assert stage.row("SELECT count(*) FROM clubhouses WHERE role_id IS NOT NULL") == (0,)
    kept = await stage.ann.click(asks, NO)
    assert "Champions' role: **none**" in kept.content
    assert "Saved." not in kept.content
    asks = (await stage.ann.use(stage.garden, "server", champion_role=role)).message
    stage.guild.moderators.clear()
    for label in (YES, NO):
        refused = await stage.ann.click(asks, label)
        assert refused.content.startswith("Only people who can manage this server")
    assert stage.row("SELECT count(*) FROM clubhouses WHERE role_id IS NOT NULL") == (0,)
    assert stage.faults() == []
