"""What Discord is told of the commands: where each may be used, and by whom."""

SERVER, WITH_THE_BOT, CONVERSATION = 0, 1, 2
ON_SERVERS, ON_ACCOUNTS = 0, 1


async def test_every_command_works_everywhere_but_server_only_in_servers(stage):
    registered = {command["name"]: command for command in stage.server.world.commands}
    server = registered.pop("server")
    assert server["contexts"] == [SERVER]
    assert server["integration_types"] == [ON_SERVERS]
    assert server["default_member_permissions"] == 32, "for those who manage the server"
    assert {"challenge", "Challenge to boop", "move", "board", "profile", "help"} < set(registered)
    for command in registered.values():
        assert command["contexts"] == [SERVER, WITH_THE_BOT, CONVERSATION], command["name"]
        assert command["integration_types"] == [ON_SERVERS, ON_ACCOUNTS], command["name"]
        assert command["default_member_permissions"] is None, command["name"]
