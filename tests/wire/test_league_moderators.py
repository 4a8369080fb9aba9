"""What moderators may do with a league, and nobody else: announce it, end it with a reason, and what is refused."""

import pytest

from sandbox.stand_in.interactions import InteractionType
from sandbox.world.places import Permission
from tests.wire.seasons import announced, filled, told
from tests.wire.taps import labels_of
from tests.wire.test_forgeries import forge
from tests.wire.test_settings import answers_in


@pytest.mark.both
async def test_from_one_of_two_leagues_a_button_leads_back_to_the_list(stage):
    await announced(stage)
    page = (await stage.ann.use(stage.garden, "league")).message
    assert "All leagues" not in labels_of(page), "there is one alone"
    form = await stage.ann.click(page, "Announce a league")
    await stage.ann.fill(form, {"Name": "Summer league"})
    listed = await stage.ann.use(stage.garden, "league")
    shown = await stage.ann.pick(listed.message, "Which league?", "Summer league")
    assert shown.content.startswith("### 🏆 Summer league")
    back = await stage.ann.click(shown.message, "All leagues")
    assert back.message is listed.message
    assert "Winter league" in back.content
    shown = await stage.ann.pick(back.message, "Which league?", "Winter **league**")
    other = (await stage.ann.use(stage.garden, "league")).message
    await stage.ann.pick(other, "Which league?", "Summer league")
    await stage.ann.click((await stage.ann.click(shown.message, "End the league")).message, "End the league")
    assert (shown.message.content, labels_of(shown.message)) == (
        "Winter league has been called off.",
        ["All leagues"],
    )
    left = await stage.ann.click(shown.message, "All leagues")
    assert (left.message, left.content.splitlines()[0][:17]) == (shown.message, "### 🏆 Summer leag")
    alone = await stage.ann.click(other, "All leagues")
    assert alone.content.startswith("### 🏆 Summer league"), "of one alone there is no list"
    assert "All leagues" not in labels_of(alone.message)


@pytest.mark.long
async def test_everybody_reads_in_its_channel_why_a_moderator_has_ended_a_league(stage):
    message, _ = await filled(stage, 3)
    page = (await stage.ann.use(stage.lounge, "league")).message
    asked = await stage.ann.click(page, "End the league")
    form = await stage.ann.click(asked.message, "End it and say why")
    done = await stage.ann.fill(form, {"Why": f"  Too *few*,\n {stage.bob.mention} "})
    await stage.settle()
    assert (done.message, labels_of(page)) == (page, ["All leagues"])
    (reason,) = [each for each in stage.garden.messages.values() if each.content.startswith("💬")]
    assert reason.content.splitlines() == [
        "💬 A moderator is ending Winter league, and says why:",
        rf"> Too \*few\*, \<\@{stage.bob.user.id}\>",
    ]
    assert (reason.answers, reason.pings) == (message, [])
    assert "Too" not in stage.dump(), "it is kept nowhere"
    assert (
        (await stage.ann.fill(form, {"Why": "Again"}))
        .content.splitlines()[-1]
        .startswith("That one isn't here")
    )
    assert stage.faults() == []


@pytest.mark.long
async def test_whoever_ends_a_league_for_a_reason_that_can_not_be_posted_reads_that(stage):
    await filled(stage, 3)
    asked = await stage.ann.click((await stage.ann.use(stage.lounge, "league")).message, "End the league")
    form = await stage.ann.click(asked.message, "End it and say why")
    await stage.server.allow(stage.garden, Permission.SEND, given=False)
    await stage.ann.fill(form, {"Why": "Bedtime!"})
    await stage.settle()
    untold = "I couldn't deliver your reason: I can't post in its channel."
    assert answers_in(stage.lounge)[-1].content == untold
    assert stage.row("SELECT state FROM contests") == ("ended",)


@pytest.mark.long
@pytest.mark.parametrize("chosen", ["9" * 30, "x", "", "-1", "٣", "99"])
async def test_a_forged_choice_is_refused(stage, chosen):
    await filled(stage, 1)
    press = {"custom_id": "leaguepage", "component_type": 3, "id": 1, "values": [chosen]}
    kept = stage.kept()
    answer = await forge(stage, InteractionType.COMPONENT, press)
    assert answer.startswith(("That button is from an older version", "That one isn't here"))
    assert stage.kept() == kept


@pytest.mark.long
@pytest.mark.both
@pytest.mark.parametrize(
    "verb", ["leaguejoin", "leaguepause", "leaguehere", "leagueheresure", "leagueendsure", "leagueremove"]
)
async def test_a_league_of_another_server_is_none(stage, verb):
    await filled(stage, 1)
    stage.write("UPDATE contests SET guild_id = 5")
    kept = stage.kept()
    press = {"custom_id": f"{verb}:1", "component_type": 2, "id": 1}
    assert (await forge(stage, InteractionType.COMPONENT, press)).startswith("That one isn't here")
    assert stage.kept() == kept


@pytest.mark.long
@pytest.mark.parametrize("everyone_announces", [False, True])
async def test_whoever_manages_nothing_changes_nothing(stage, everyone_announces):
    await filled(stage, 1)
    stage.guild.moderators.clear()
    if everyone_announces:
        stage.write("UPDATE guilds SET anyone_announces = true")
    kept = stage.kept()
    for verb in (
        "leaguepause:1",
        "leaguepausesure:1",
        "leagueletin:1:1",
        "leagueletinwho:1",
        "leaguegoon:1",
        "leaguehere:1",
        "leagueheresure:1",
        "leagueendsure:1",
        "leagueend:1",
        "leagueendwhy:1",
        "leagueremove:1",
        *([] if everyone_announces else ["leagueannounce"]),
    ):
        press = {"custom_id": verb, "component_type": 2, "id": 1}
        answer = await forge(stage, InteractionType.COMPONENT, press)
        assert answer.startswith("Only people who can manage this server"), verb
    assert stage.kept() == kept


@pytest.mark.both
async def test_anyone_announces_where_moderators_allow_it_and_may_do_nothing_else_with_it(stage):
    assert labels_of((await stage.bob.use(stage.garden, "league")).message) == []
    stage.guild.moderators.add(stage.ann.user.id)
    form = await stage.ann.click(
        (await stage.ann.use(stage.garden, "server")).message, "Matches and contests"
    )
    allowed = "Anyone may announce leagues, cups and arenas"
    told_all = await stage.ann.fill(form, {"Leagues, cups and arenas": [allowed]})
    assert f"{allowed}: **on**" in told_all.content
    listed = await stage.bob.use(stage.garden, "league")
    assert listed.content.startswith("There's no league here right now. **Announce a league** starts one.")
    await stage.bob.fill(await stage.bob.click(listed.message, "Announce a league"), {"Name": "Bob's"})
    await stage.settle()
    assert told(stage).content.startswith("### 🏆 Bob's · season 1")
    page = await stage.bob.use(stage.garden, "league")
    assert labels_of(page.message) == ["I'm in", "Announce a league"]
    form = await stage.bob.click(page.message, "Announce a league")
    stage.write("UPDATE guilds SET anyone_announces = false")
    refused = await stage.bob.fill(form, {"Name": "Too late"})
    assert refused.content.splitlines()[-1].startswith(
        "⚠️ Only people who can manage this server can announce one."
    )


async def test_nothing_is_offered_where_the_bot_may_not_post(stage):
    stage.guild.moderators.add(stage.ann.user.id)
    await stage.server.allow(stage.lounge, Permission.SEND, given=False)
    closed = "⚠️ I can't post boards here. I'm missing: Send Messages."
    listed = await stage.ann.use(stage.lounge, "league")
    assert labels_of(listed.message) == []
    assert listed.content.startswith("There's no league here right now. Someone who manages the server can")
    assert closed in listed.content
    await announced(stage)
    page = await stage.ann.use(stage.lounge, "league")
    assert labels_of(page.message) == ["I'm in", "Edit", "End the league"]
    assert closed in page.content
    assert "⚠️" not in (await stage.bob.use(stage.lounge, "league")).content, (
        "who could do nothing here anyway"
    )
    vote = await stage.ann.use(stage.lounge, "vote")
    assert (labels_of(vote.message), closed in vote.content) == ([], True)
    await stage.server.allow(stage.lounge, Permission.SEND, given=True)
    await stage.settle()
    page = await stage.ann.use(stage.lounge, "league")
    assert labels_of(page.message) == [
        "I'm in",
        "Edit",
        "Move it here",
        "End the league",
        "Announce a league",
    ]
    assert "⚠️" not in page.content


async def test_where_the_channels_are_set_otherwise_the_page_says_so_and_leads_there(stage):
    await announced(stage)
    open_page = (await stage.ann.use(stage.lounge, "league")).message
    await stage.ann.use(stage.garden, "server", matches_here=True)
    refused = await stage.ann.click(open_page, "Move it here")
    assert refused.content == f"On this server, matches are played in <#{stage.garden.id}>. Try it there."
    assert labels_of(refused.message) == ["Channels"]
    shown = await stage.ann.use(stage.lounge, "league")
    assert labels_of(shown.message) == ["I'm in", "Edit", "End the league", "Channels"], (
        "none would be refused"
    )
    assert shown.content.endswith(f"⚠️ {refused.content}")
    form = await stage.ann.click(shown.message, "Channels")
    await stage.ann.fill(form, {"Where matches are played": [stage.garden, stage.lounge]})
    page = (await stage.ann.use(stage.lounge, "league")).message
    assert (await stage.ann.click(page, "Move it here")).content.startswith("Move Winter league to")
    await stage.ann.fill(form, {"Where matches are played": [stage.garden]})
    stage.write("UPDATE guilds SET anyone_announces = true")
    closed = await stage.bob.use(stage.lounge, "league")
    assert labels_of(closed.message) == ["I'm in"]
    assert closed.content.endswith(
        f"⚠️ On this server, matches are played in <#{stage.garden.id}>. Try it there."
    )
    refused = await stage.bob.use(stage.lounge, "challenge", member=stage.cleo)
    assert labels_of(refused.message) == [], "nobody else can change it"
