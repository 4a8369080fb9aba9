"""Where the app is installed decides which commands a person is offered, and what interactions tell of it."""

import pytest

from sandbox.page import Client
from sandbox.people import NotThere

#: Attach files, embed links, mention everyone, external emoji.
IN_CONVERSATIONS = "442368"


def last_interaction(stage):
    """The latest interaction as the bot got it."""
    return [
        frame["d"] for frame in stage.server.gateway.sessions[-1].sent if frame["t"] == "INTERACTION_CREATE"
    ][-1]


@pytest.fixture
def talk(stage):
    """A conversation between Ann and Bob, of which only Ann has the app."""
    stage.bob.user.has_app = False
    return stage.server.world.direct_channel(stage.ann.user, stage.bob.user)


async def test_a_command_for_servers_is_used_nowhere_else(stage, talk):
    stage.guild.moderators.add(stage.ann.user.id)
    assert "This server's settings:" in (await stage.ann.use(stage.lounge, "server")).content
    for channel in (talk, stage.server.world.direct_channel(stage.ann.user)):
        with pytest.raises(NotThere, match="server"):
            await stage.ann.use(channel, "server")
        with pytest.raises(NotThere, match="server"):
            await stage.ann.suggestions(channel, "server", "end_match", "")


async def test_a_server_that_has_not_added_the_app_offers_what_people_bring_along(stage):
    elsewhere = stage.server.world.add_guild("Elsewhere", with_bot=False)
    channel = stage.server.world.add_channel("somewhere", elsewhere)
    stage.bob.user.has_app = False
    for person in (stage.ann, stage.bob):
        elsewhere.members[person.user.id] = person.user
        elsewhere.moderators.add(person.user.id)
    assert (await stage.ann.use(channel, "help")).content
    with pytest.raises(NotThere, match="server"):
        await stage.ann.use(channel, "server")
    with pytest.raises(NotThere, match="help"):
        await stage.bob.use(channel, "help")
    with pytest.raises(NotThere, match="Challenge"):
        await stage.bob.use_on(channel, "Challenge to boop", stage.ann)


async def test_who_has_not_the_app_presses_what_others_have_brought(stage, talk):
    with pytest.raises(NotThere, match="challenge"):
        await stage.bob.use(talk, "challenge", member=stage.ann)
    challenge = await stage.ann.use(talk, "challenge", member=stage.bob)
    assert last_interaction(stage)["authorizing_integration_owners"] == {"1": str(stage.ann.user.id)}
    await stage.bob.click(challenge.message, "Accept")
    told = last_interaction(stage)
    assert told["user"]["id"] == str(stage.bob.user.id)
    assert told["authorizing_integration_owners"] == {"1": str(stage.ann.user.id)}, "she has brought it"
    await stage.settle()
    assert stage.row("SELECT user_installed FROM matches") == (1,)


async def test_an_interaction_tells_where_it_is_and_what_the_app_may_do(stage, talk):
    ann, server = str(stage.ann.user.id), str(stage.guild.id)
    alone = stage.server.world.direct_channel(stage.ann.user)
    for channel, context, owners in (
        (stage.lounge, 0, {"0": server, "1": ann}),
        (alone, 1, {"0": "0", "1": ann}),
        (talk, 2, {"1": ann}),
    ):
        await stage.ann.use(channel, "help")
        told = last_interaction(stage)
        assert (told["context"], told["authorizing_integration_owners"]) == (context, owners)
        assert told["app_permissions"] == (
            str(int(stage.lounge.bot_permissions)) if context == 0 else IN_CONVERSATIONS
        )
    await stage.bob.use(stage.lounge, "help")
    assert last_interaction(stage)["authorizing_integration_owners"] == {"0": server}, "he has not the app"


async def test_a_person_is_a_member_only_of_the_server_where_they_are_named(stage):
    other = stage.server.world.add_guild("Another")
    other.members[stage.bob.user.id] = stage.bob.user
    channel = stage.server.world.add_channel("garden", stage.guild)
    stage.bob.leave(channel)
    await stage.ann.use(channel, "profile", member=stage.bob)
    assert last_interaction(stage)["data"]["resolved"]["members"] == {}


@pytest.mark.usefixtures("talk")
async def test_the_page_lists_a_command_only_where_its_person_can_use_it(stage):
    def contexts(person):
        """The contexts in which the person's client lists each command."""
        listed = Client(person, {}, None)._places()["commands"]
        return {command["name"]: command["contexts"] for command in listed}

    assert contexts(stage.ann)["server"] == [0]
    assert contexts(stage.ann)["help"] == [0, 2]
    stage.server.world.direct_channel(stage.ann.user)
    assert contexts(stage.ann)["help"] == [0, 1, 2]
    assert contexts(stage.bob)["help"] == [0], "he has not the app, and the conversation not the bot"
