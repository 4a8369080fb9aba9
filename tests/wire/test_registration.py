"""What Discord is told of the commands: where each may be used, and by whom."""

import re

from discord import Locale

from tests.words.test_catalogue import messages
from words.catalogue import say
from words.languages import ENGLISH, language_for

#: As Discord's documentation has it for commands and their options.
OPTION_NAME = re.compile(r"^[-_'\w]{1,32}$")
SERVER, WITH_THE_BOT, CONVERSATION = 0, 1, 2
ON_SERVERS, ON_ACCOUNTS = 0, 1


async def test_every_command_works_everywhere_but_those_of_a_server(stage):
    registered = {command["name"]: command for command in stage.server.world.commands}
    server = registered.pop("server")
    contests = [registered.pop(name) for name in ("league", "cup", "arena", "vote")]
    for command in (server, *contests):
        assert command["contexts"] == [SERVER]
        assert command["integration_types"] == [ON_SERVERS]
    assert {command["default_member_permissions"] for command in contests} == {None}
    assert server["default_member_permissions"] == 32, "for those who manage the server"
    assert {"challenge", "Challenge to boop", "move", "board", "profile", "help"} < set(registered)
    for command in registered.values():
        assert command["contexts"] == [SERVER, WITH_THE_BOT, CONVERSATION], command["name"]
        assert command["integration_types"] == [ON_SERVERS, ON_ACCOUNTS], command["name"]
        assert command["default_member_permissions"] is None, command["name"]


async def test_every_option_has_a_name_of_its_own_in_every_language(stage):
    """Discord refuses all commands if one name is none in any language, or stands twice in a command."""
    said = set()
    for command in stage.server.world.commands:
        options = command.get("options") or []
        for option in options:
            assert say(f"option-{option['name'].replace('_', '-')}", ENGLISH) == option["name"]
            said.add(option["name"].replace("_", "-"))
        for locale in Locale:
            names = [
                (each.get("name_localizations") or {}).get(locale.value, each["name"]) for each in options
            ]
            assert len(set(names)) == len(names), (command["name"], locale, names)
            assert all(OPTION_NAME.match(name) and name == name.lower() for name in names), (locale, names)
            if options and language_for(locale.value) != ENGLISH:
                assert all(locale.value in each["name_localizations"] for each in options), locale
    listed = {key.removeprefix("option-") for key in messages() if key.startswith("option-")}
    assert listed == said, "the catalogue names no other options"


async def test_the_command_that_opens_an_activity_is_kept(stage):
    opens = {"id": "77", "type": 4, "name": "launch", "description": "", "handler": 2, "version": "3"}
    world = stage.server.world
    await stage.stop_bot()
    names = {command["name"] for command in world.commands}
    world.commands = [opens | {"application_id": str(world.bot.id), "options": []}]
    await stage.start_bot()
    assert {command["name"] for command in world.commands} == names | {"launch"}
    assert next(command["handler"] for command in world.commands if command["type"] == 4) == 2
    assert "of your eight kittens" in (await stage.ann.use(stage.lounge, "help")).content
