"""What Discord is told of the commands: where each may be used, and by whom."""

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


async def test_the_command_that_opens_an_activity_is_kept(stage):
    opens = {"id": "77", "type": 4, "name": "launch", "description": "", "handler": 2, "version": "3"}
    world = stage.server.world
    await stage.stop_bot()
    names = {command["name"] for command in world.commands}
    world.commands = [opens | {"application_id": str(world.bot.id), "options": []}]
    await stage.start_bot()
    assert {command["name"] for command in world.commands} == names | {"launch"}
    assert next(command["handler"] for command in world.commands if command["type"] == 4) == 2
    assert "kitten lands" in (await stage.ann.use(stage.lounge, "help")).content
