"""The stand-in refuses what Discord refuses."""

import asyncio
from datetime import timedelta

import aiohttp
import pytest

from sandbox.stand_in.interactions import CallbackType, Interaction, InteractionType
from sandbox.world import limits
from sandbox.world.limits import Refusal
from sandbox.world.places import Permission
from tests.stage import SCHEMA


def row(*items):
    return {"type": 1, "components": list(items)}


def button(custom_id="x", label="X", **more):
    return {"type": 2, "style": 2, "label": label, "custom_id": custom_id, **more}


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"content": "x" * 2001}, "2000 characters"),
        ({"components": [row(*map(button, "abcdef"))]}, "five buttons"),
        ({"components": [row(button("a")), row(button("a"))]}, "unique"),
        ({"components": [row(button(label=""))]}, "a label or an emoji"),
        ({"components": [row(button("a", url="u"))]}, "link button"),
        ({"components": [row()] * 6}, "5 rows"),
        ({"components": [row({"type": 3, "custom_id": "m", "options": []})]}, "1 to 25"),
        (
            {"components": [row({"type": 3, "custom_id": "m", "options": [{"value": "1"}] * 2})]},
            "values of a menu",
        ),
        ({"components": [{"type": 10, "content": "x"}]}, "only rows"),
        ({"components": [{"type": 10, "content": "x"}], "flags": 1 << 15, "content": "y"}, "no content"),
        ({"components": [{"type": 10, "content": "x" * 4001}], "flags": 1 << 15}, "4000"),
        ({"components": [{"type": 10, "content": "x"}] * 41, "flags": 1 << 15}, "40 components"),
        ({"attachments": [{"id": 0}]}, "was not sent"),
    ],
)
def test_a_message_that_breaks_a_limit_is_refused(body, reason):
    with pytest.raises(Refusal, match=reason):
        limits.check_message(body, {})


def _option(name, **more):
    return {"name": name, "description": "x", **more}


#: With the command's own two letters, a letter more than Discord takes; of translations the longest counts.
LONG = [
    {"name": "a" * 21, "description": "x" * 79, "description_localizations": {"fi": "y" * 100, "de": "z"}},
    *({"name": f"{number:03}" + "a" * 19, "description": "x" * 100} for number in range(64)),
    {"name": "v", "description": "x", "choices": [{"name": "y" * 34, "value": "z" * 34}]},
]


@pytest.mark.parametrize(
    ("commands", "reason"),
    [
        ([{"name": "Move", "description": "x"}], "not a name"),
        ([{"name": "move", "description": "x"}] * 2, "two commands"),
        ([{"name": "move"}], "description"),
        (
            [{"name": "m", "description": "x", "options": [_option("a"), _option("b", required=True)]}],
            "first",
        ),
        ([{"name": "m", "description": "x", "options": [{"name": "a"}]}], "description"),
        ([{"name": "m", "description": "x", "description_localizations": {"fi": "y" * 101}}], "description"),
        ([{"name": "Play", "type": 2, "name_localizations": {"fi": "y" * 33}}], "in a menu"),
        ([{"name": "m", "description": "x", "options": LONG}], "has 8001 characters"),
        ([{"name": f"m{n}", "description": "x"} for n in range(101)], "Maximum"),
    ],
)
def test_commands_that_break_a_limit_are_refused(commands, reason):
    with pytest.raises(Refusal, match=reason):
        limits.check_commands(commands)


@pytest.mark.skipif(SCHEMA is None, reason="Discord's OpenAPI description is not at hand (DISCORD_OPENAPI)")
def test_a_misspelt_key_is_refused():
    SCHEMA.check("POST", "/channels/1/messages", {"content": "x"})
    with pytest.raises(Refusal, match="contnt"):
        SCHEMA.check("POST", "/channels/1/messages", {"contnt": "x"})


async def test_an_interaction_is_answered_once_in_time_and_in_kind():
    interaction = Interaction(1, "t", InteractionType.COMMAND, None, None, {}, asked_at=0.0)
    with pytest.raises(Refusal, match="10062"):
        interaction.acknowledge(CallbackType.MESSAGE, now=3.1)
    with pytest.raises(Refusal, match="CHOICES does not answer COMMAND"):
        interaction.acknowledge(CallbackType.CHOICES, now=1)
    with pytest.raises(Refusal, match="10015"):
        interaction.check_token(now=1)
    interaction.acknowledge(CallbackType.MESSAGE, now=2.9)
    with pytest.raises(Refusal, match="40060"):
        interaction.acknowledge(CallbackType.MESSAGE, now=1)
    interaction.check_token(now=899)
    with pytest.raises(Refusal, match="50027"):
        interaction.check_token(now=901)


@pytest.mark.long
async def test_an_endpoint_nobody_declared_fails(stage):
    url = f"{stage.server.world.base}/api/v10/nonsense"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert answer.status == 404


async def test_a_message_sent_twice_with_one_nonce_is_one_message_in_whatever_channels(stage):
    body = {"content": "hello", "nonce": "1-2", "enforce_nonce": True}
    async with aiohttp.ClientSession() as session:
        ids = []
        for channel in (stage.lounge, stage.lounge, stage.garden):
            url = f"{stage.server.world.base}/api/v10/channels/{channel.id}/messages"
            async with session.post(url, json=body) as answer:
                ids.append((await answer.json())["id"])
    assert len(set(ids)) == 1
    assert len(stage.lounge.messages) == 1
    assert not stage.garden.messages


async def test_a_bot_that_lost_the_gateway_resumes_and_misses_nothing(stage):
    await stage.server.gateway.drop()
    asking = asyncio.create_task(stage.ann.use(stage.lounge, "help"))
    assert "of your eight kittens" in (await asking).content
    assert stage.server.gateway.resumed == 1


@pytest.mark.parametrize("older", [timedelta(0), timedelta(hours=2)])
async def test_of_messages_older_than_an_hour_a_few_are_edited_and_then_one_is_to_wait(stage, older):
    url = f"{stage.server.world.base}/api/v10/channels/{stage.lounge.id}/messages"
    async with aiohttp.ClientSession() as session:
        async with session.post(url, json={"content": "hello"}) as answer:
            url = f"{url}/{(await answer.json())['id']}"
        stage.clock.moved += older
        for _ in range(3):
            async with session.patch(url, json={"content": "edited"}) as answer:
                assert answer.status == 200
        async with session.patch(url, json={"content": "once more"}) as answer:
            if older:
                refused = await answer.json()
                assert (answer.status, refused["code"]) == (429, 30046)
                assert 19 < refused["retry_after"] <= 20
                assert answer.headers["Via"]
            else:
                assert answer.status == 200
        stage.clock.moved += timedelta(seconds=21)
        async with session.patch(url, json={"content": "later"}) as answer:
            assert answer.status == 200


async def test_a_role_is_given_and_taken_below_the_bots_own_with_the_permission_alone(stage):
    world, guild, ann = stage.server.world, stage.guild, stage.ann.user
    own = world.add_role(guild, "Boop Bot", 3)
    guild.member_roles[world.bot.id] = {own.id}
    role, peer = world.add_role(guild, "Champions", 2), world.add_role(guild, "Peers", 4)
    older = world.add_role(guild, "Boosters", 1, managed=True)

    async def ask(method, role_id, user_id=ann.id, guild_id=guild.id):
        url = f"{world.base}/api/v10/guilds/{guild_id}/members/{user_id}/roles/{role_id}"
        headers = {"X-Audit-Log-Reason": "%E2%9C%93 done"}
        async with (
            aiohttp.ClientSession() as session,
            session.request(method, url, headers=headers) as answer,
        ):
            return (answer.status, (await answer.json())["code"] if answer.status != 204 else 0)

    assert await ask("PUT", role.id) == (403, 50013), "without Manage Roles"
    own.permissions = Permission.MANAGE_ROLES
    for _ in range(2):
        assert await ask("PUT", role.id) == (204, 0)
    assert guild.roles_of(ann) == [role]
    for _ in range(2):
        assert await ask("DELETE", role.id) == (204, 0), "twice does no harm"
    assert guild.roles_of(ann) == []
    assert guild.audit_log[0] == "Ann got Champions: ✓ done"
    assert await ask("PUT", peer.id) == (403, 50013), "above its own"
    assert await ask("PUT", own.id) == (403, 50013), "its own"
    assert await ask("PUT", older.id) == (400, 50028)
    assert await ask("PUT", 12) == (404, 10011)
    assert await ask("PUT", role.id, user_id=12) == (404, 10007)
    assert await ask("PUT", role.id, guild_id=12) == (404, 10004)
    del guild.members[world.bot.id]
    assert await ask("PUT", role.id) == (403, 50001)
