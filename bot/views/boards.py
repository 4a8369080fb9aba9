"""The buttons of a board message, what is under More, and giving a match up."""

from __future__ import annotations

import discord

from bot.answers import show_change, try_to, whisper
from bot.house import Interaction, person
from bot.services import clocks, matches
from bot.services.refusals import Refusal, Refused
from bot.services.snapshots import Snapshot, look
from bot.views.offers import answer_buttons, claim_buttons, offer_buttons, resume_buttons
from bot.views.press import button, pressed, row_of
from bot.words.catalogue import say
from bot.words.help import help_text
from bot.words.pieces import mention
from data import Match
from game import Edition


def board_view(snapshot: Snapshot) -> discord.ui.View:
    """The buttons under a board."""
    state = (snapshot.match.id, snapshot.match.version)
    if not snapshot.running:
        watch = [button(say("button-watch"), "watch", *state)] if snapshot.last else []
        return row_of(button(say("button-rematch"), "rematch", *state), *watch)
    return row_of(
        *answer_buttons(snapshot.match),
        *resume_buttons(snapshot.match),
        button(say("button-boop"), "boop", *state, style=discord.ButtonStyle.primary),
        button(say("button-more"), "more", *state),
    )


def is_board_of(message: discord.Message, match: Match) -> bool:
    """Whether a message is the board of a match's very state, told by the button that every board has."""
    boards = [f"{verb}:{match.id}:{match.version}" for verb in ("boop", "rematch")]
    return any(
        isinstance(item, discord.Button) and item.custom_id in boards
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for item in row.children
    )


async def ask_to_resign(interaction: Interaction, snapshot: Snapshot) -> None:
    """Ask the player once more before a match is given up."""
    match = snapshot.match
    opponent = snapshot.opponent_of(interaction.user.id)
    view = row_of(
        button(say("button-resign-yes"), "giveup", match.id, match.version, style=discord.ButtonStyle.danger),
        button(say("button-resign-no"), "playon", match.id, match.version),
    )
    edition = say("edition", edition=match.edition)
    question = say("resign-sure", opponent=mention(opponent), edition=edition, match=str(match.id))
    await whisper(interaction, question, view=view)


@pressed("more")
async def _more(interaction: Interaction, match_id: str, version: str) -> None:
    house = interaction.client.house
    snapshot = await matches.for_player(
        house.database, int(match_id), person(interaction), version=int(version)
    )
    side = snapshot.side_of(interaction.user.id) or snapshot.position.side
    watch = [button(say("button-watch"), "watch", match_id, version)] if snapshot.last else []
    up = clocks.is_up(snapshot.match, house.clock.now()) and side is not snapshot.position.side
    view = row_of(
        *(claim_buttons(snapshot.match) if up else ()),
        *offer_buttons(snapshot, side),
        *watch,
        button(say("button-rules"), "rules", snapshot.match.edition, 0),
        button(say("button-resign"), "resign", match_id, version, style=discord.ButtonStyle.danger),
        button(say("button-help"), "help", snapshot.match.edition),
    )
    await whisper(interaction, say("more-what"), view=view)


@pressed("watch")
async def _watch(interaction: Interaction, match_id: str, _version: str) -> None:
    house = interaction.client.house
    snapshot = await look(house.database, int(match_id))
    if snapshot.match.channel_id != interaction.channel_id and not snapshot.side_of(interaction.user.id):
        raise Refused(Refusal.NOT_YOUR_MATCH)
    if snapshot.last is None:
        raise Refused(Refusal.OUT_OF_DATE, link=snapshot.match)
    told = say("watch-turn", turn=str(snapshot.match.turns))
    await whisper(
        interaction, told, file=await house.presenter.motion(snapshot.last, over=not snapshot.running)
    )


@pressed("help")
async def _help(interaction: Interaction, edition: str) -> None:
    await whisper(interaction, help_text(Edition(edition)))


@pressed("resign")
async def _resign(interaction: Interaction, match_id: str, version: str) -> None:
    house = interaction.client.house
    snapshot = await matches.for_player(
        house.database, int(match_id), person(interaction), version=int(version)
    )
    await ask_to_resign(interaction, snapshot)


@pressed("giveup")
async def _give_up(interaction: Interaction, match_id: str, version: str) -> None:
    house = interaction.client.house
    match = await matches.resign(
        house.database, int(match_id), person(interaction), house.clock.now(), version=int(version)
    )
    await try_to(interaction.response.edit_message(content=say("resign-done"), view=None))
    await show_change(interaction, match.id)


@pressed("playon")
async def _play_on(interaction: Interaction, *_: str) -> None:
    await interaction.response.edit_message(content=say("resign-kept"), view=None)
