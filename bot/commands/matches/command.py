"""``/move``, ``/board``, ``/games``, ``/offer`` and ``/resign``."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.commands.common.arguments import Seen
from bot.commands.common.options import localised, offered
from bot.commands.common.showing import show_change
from bot.commands.matches.boards import ask_to_resign, show_board
from bot.commands.matches.games import asking_which, open_games
from bot.commands.matches.offers import make_offer
from bot.commands.matches.picker import open_with
from bot.context import Interaction
from bot.origin import person
from bot.views.picker import words_of
from data import Match, Offer
from game import TurnRequest
from services.play import match_selection, matches
from services.play.access import match_to_move_in, own_match, running_match
from services.play.snapshots import Snapshot
from services.refusals import Refusal, Refused
from words import choices
from words.turns.turn_choices import NO_TURN, no_turns, turn_choices
from words.turns.turn_words import in_notation

_OFFERS: Final = [
    app_commands.Choice(name=localised("command-offer-name", offer=offer), value=offer.value)
    for offer in Offer
]


def _state(match: Match) -> tuple[int, int]:
    """A match as it is now, as words of a custom id."""
    return match.id, match.version


class MatchesCog(commands.Cog):
    """Commands to play one's matches, and to show, list, change and end them."""

    @app_commands.command(name="move", description=localised("command-move"))
    @app_commands.describe(turn=localised("command-move-turn"), match=localised("command-match"))
    async def move(self, interaction: Interaction, turn: str, match: str | None = None) -> None:
        """Take a turn, written in notation or in the language's own words; the answer is the new board."""
        if turn == NO_TURN:
            # Whoever chooses the line that says why there is none is told so once more.
            await self._choose(interaction, match, to_play=True)
        request = matches.read(in_notation(turn))
        async with asking_which(interaction, lambda meant: ("boopit", *_state(meant), *words_of(request))):
            try:
                await self._take(interaction, request, match)
            except Refused as refused:
                if refused.refusal is not Refusal.AMBIGUOUS_TURN or request.square is None:
                    raise
                await self._choose_rest(interaction, request, match)

    @app_commands.command(name="board", description=localised("command-board"))
    @app_commands.describe(match=localised("command-match"), text=localised("command-board-text"))
    async def board(
        self, interaction: Interaction, match: str | None = None, text: bool | None = None
    ) -> None:
        """Show a match's board here, which moves the match to this channel; as text, the match stays where it is."""
        database, channel_id = interaction.client.context.database, interaction.channel_id or 0
        how = "text" if text else "here"
        async with asking_which(interaction, lambda meant: ("bring", meant.id, how)):
            match_id = await database.read(
                match_selection.choose_to_show, person(interaction), channel_id, match or None
            )
            snapshot = await database.read(own_match, match_id, person(interaction))
            await show_board(interaction, snapshot, in_words=bool(text))

    @app_commands.command(name="games", description=localised("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """List one's running matches."""
        await open_games(interaction)

    @app_commands.command(name="resign", description=localised("command-resign"))
    @app_commands.describe(match=localised("command-match"))
    async def resign(self, interaction: Interaction, match: str | None = None) -> None:
        """Give a match up, after a question."""
        async with asking_which(interaction, lambda meant: ("resign", *_state(meant))):
            match_id = await self._choose(interaction, match, to_play=False)
            database = interaction.client.context.database
            snapshot, _ = await database.read(running_match, match_id, person(interaction))
            await ask_to_resign(interaction, snapshot)

    @app_commands.command(name="offer", description=localised("command-offer"))
    @app_commands.describe(what=localised("command-offer-what"), match=localised("command-match"))
    @app_commands.choices(what=_OFFERS)
    async def offer(
        self, interaction: Interaction, what: app_commands.Choice[str], match: str | None = None
    ) -> None:
        """Offer the other player something, or ask for it."""
        async with asking_which(interaction, lambda meant: ("offer", *_state(meant), what.value)):
            match_id = await self._choose(interaction, match, to_play=False)
            await make_offer(interaction, match_id, Offer(what.value))

    @move.autocomplete("turn")
    async def _turns(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The turns that fit what was typed, in the match that is meant."""
        try:
            snapshot = await self._to_move_in(interaction, interaction.namespace.match)
        except Refused as refused:
            return offered([no_turns(refused.refusal, typed)])
        found = turn_choices(snapshot.position, typed, in_words=snapshot.in_words)
        return offered(found or [no_turns(None, typed, snapshot.position)])

    @move.autocomplete("match")
    @board.autocomplete("match")
    @resign.autocomplete("match")
    @offer.autocomplete("match")
    async def _matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's matches whose opponent fits what was typed."""
        listed = await interaction.client.context.database.read(match_selection.running, person(interaction))
        return offered(choices.match_choices(listed, typed))

    async def _take(self, interaction: Interaction, request: TurnRequest, match: str | None) -> None:
        """Take a turn in the match that is meant, and show its board."""
        context = interaction.client.context
        snapshot = await context.database.write(
            matches.play_chosen,
            person(interaction),
            request,
            context.clock.now(),
            channel_id=interaction.channel_id or 0,
            named=match or None,
            asked=interaction.id,
        )
        await show_change(interaction, snapshot.match.id, snapshot, says_turn=True)

    async def _choose_rest(self, interaction: Interaction, request: TurnRequest, match: str | None) -> None:
        """Let whoever has named a turn that can end in several ways choose among them by taps."""
        found = (await self._to_move_in(interaction, match)).match
        await open_with(interaction, Seen(found.id, found.version), request)

    async def _to_move_in(self, interaction: Interaction, match: str | None) -> Snapshot:
        """The match that is meant, in which it is this person's turn."""
        match_id = await self._choose(interaction, match, to_play=True)
        database = interaction.client.context.database
        return await database.read(match_to_move_in, match_id, person(interaction))

    async def _choose(self, interaction: Interaction, match: str | None, *, to_play: bool) -> int:
        database, channel_id = interaction.client.context.database, interaction.channel_id or 0
        return await database.read(
            match_selection.choose, person(interaction), channel_id, match or None, to_play=to_play
        )
