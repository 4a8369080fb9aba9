"""The endpoints of Discord's REST API that the bot uses."""

from __future__ import annotations

from aiohttp import web

from sandbox.stand_in.endpoints.application import ApplicationEndpoints
from sandbox.stand_in.endpoints.channels import ChannelEndpoints
from sandbox.stand_in.endpoints.guilds import GuildEndpoints
from sandbox.stand_in.endpoints.interactions import InteractionEndpoints
from sandbox.stand_in.gateway import Gateway
from sandbox.stand_in.interactions import Interaction
from sandbox.stand_in.posts import Posts
from sandbox.stand_in.schema import Schema
from sandbox.world.world import World


class Rest:
    """The endpoints, working on a world; the gateway sends the events that follow to the bot."""

    def __init__(self, world: World, gateway: Gateway, schema: Schema | None = None) -> None:
        shared = world, gateway, Posts(world), schema
        self._responses = InteractionEndpoints(*shared)
        self._endpoints = (
            ApplicationEndpoints(*shared),
            GuildEndpoints(*shared),
            self._responses,
            ChannelEndpoints(*shared),
        )

    def routes(self) -> list[web.RouteDef]:
        """All endpoints; a request to any other fails, so that a test notices it."""
        return [route for endpoints in self._endpoints for route in endpoints.routes()]

    @property
    def interactions(self) -> dict[str, Interaction]:
        """The interactions that may be answered, by their tokens."""
        return self._responses.interactions

    def expect(self, interaction: Interaction) -> None:
        """Accept responses to an interaction from now on."""
        self._responses.expect(interaction)
