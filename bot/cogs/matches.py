"""``/move``, ``/board``, ``/games``, ``/offer`` and ``/resign``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord import app_commands
from discord.ext import commands

from bot.answers import show_change, whisper
from bot.cogs.options import offered
from bot.house import Interaction, person, place
from bot.permissions import refuse_where_boards_cannot_go, refuse_where_opponent_cannot_see
from bot.services import matches
from bot.services.refusals import Refused
from bot.views.boards import ask_to_resign
from bot.views.offers import make_offer
from bot.words import choices
from bot.words.boards import board_as_text
from bot.words.catalogue import say
from bot.words.games import games_text
from bot.words.turn_choices import turn_choices
from data import Offer

if TYPE_CHECKING:
    from bot.client import BoopBot


_OFFERS: Final = [
    app_commands.Choice(name=say("command-offer-name", offer=offer.value), value=offer.value)
    for offer in Offer
]


class Matches(commands.Cog):
    """Playing and looking after one's matches."""

    def __init__(self, bot: BoopBot) -> None:
        self._bot = bot

    @app_commands.command(name="move", description=say("command-move"))
    @app_commands.describe(turn=say("command-move-turn"), match=say("command-match"))
    async def move(self, interaction: Interaction, turn: str, match: str | None = None) -> None:
        """Take a turn, written in notation; the answer is the new board."""
        house = interaction.client.house
        match_id = await self._choose(interaction, match, to_play=True)
        request = matches.read(turn)
        await matches.play(house.database, match_id, person(interaction), request, house.clock.now())
        await show_change(interaction, match_id)

    @app_commands.command(name="board", description=say("command-board"))
    @app_commands.describe(match=say("command-match"), text=say("command-board-text"))
    async def board(
        self, interaction: Interaction, match: str | None = None, text: bool | None = None
    ) -> None:
        """Show a match's board anew, here: it lives where it was last asked for. As text it stays where it is."""
        house = interaction.client.house
        match_id = await matches.to_show(
            house.database, person(interaction), interaction.channel_id or 0, match or None
        )
        snapshot = await matches.of_player(house.database, match_id, person(interaction))
        if text:
            await whisper(interaction, board_as_text(snapshot))
            return
        await refuse_where_boards_cannot_go(interaction)
        await refuse_where_opponent_cannot_see(interaction, snapshot)
        before = await matches.bring_to(
            house.database, match_id, person(interaction), place(interaction), house.clock.now()
        )
        await show_change(interaction, match_id)
        if before.channel_id != interaction.channel_id:
            await house.publisher.strip(before)

    @app_commands.command(name="games", description=say("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """List one's running matches."""
        listed = await matches.running(interaction.client.house.database, person(interaction))
        await whisper(interaction, games_text(listed), suppress_embeds=True)

    @app_commands.command(name="resign", description=say("command-resign"))
    @app_commands.describe(match=say("command-match"))
    async def resign(self, interaction: Interaction, match: str | None = None) -> None:
        """Give a match up, after a question."""
        match_id = await self._choose(interaction, match, to_play=False)
        snapshot = await matches.for_player(interaction.client.house.database, match_id, person(interaction))
        await ask_to_resign(interaction, snapshot)

    @app_commands.command(name="offer", description=say("command-offer"))
    @app_commands.describe(what=say("command-offer-what"), match=say("command-match"))
    @app_commands.choices(what=_OFFERS)
    async def offer(
        self, interaction: Interaction, what: app_commands.Choice[str], match: str | None = None
    ) -> None:
        """Offer the other player something, or ask for it."""
        await make_offer(
            interaction, await self._choose(interaction, match, to_play=False), Offer(what.value)
        )

    @move.autocomplete("turn")
    async def _turns(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The turns that fit what was typed, in the match meant."""
        try:
            match_id = await self._choose(interaction, interaction.namespace.match, to_play=True)
            snapshot = await matches.to_play(interaction.client.house.database, match_id, person(interaction))
        except Refused:
            return []
        return offered(turn_choices(snapshot.position, typed))

    @move.autocomplete("match")
    @board.autocomplete("match")
    @resign.autocomplete("match")
    @offer.autocomplete("match")
    async def _matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's matches whose opponent fits what was typed."""
        listed = await matches.running(interaction.client.house.database, person(interaction))
        return offered(choices.match_choices(listed, typed))

    async def _choose(self, interaction: Interaction, match: str | None, *, to_play: bool) -> int:
        database = interaction.client.house.database
        return await matches.choose(
            database, person(interaction), interaction.channel_id or 0, match or None, to_play=to_play
        )
