"""The picker: taking a turn by taps, seen by its player alone, with the outcome shown before it is done.

Boop! opens it; a square from either menu shows the preview; Boop it! plays. Every tap carries the whole pick.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import discord

from bot.answers import NOBODY, show_change, try_to
from bot.house import Interaction, person
from bot.services import matches
from bot.services.picks import Pick, Picking, read_squares
from bot.services.refusals import Refusal, Refused
from bot.services.snapshots import Snapshot
from bot.views.press import button, chosen, menu, pressed, row_of
from bot.words import picker as words
from bot.words.catalogue import say
from bot.words.games import next_board
from bot.words.pieces import edge_order, entry_name
from game import BegunTurn, Graduation, Kind, Square, parse_square, parse_stitch, square_name, stitch_name
from game.geometry import SIZE, square_file, square_rank

#: Discord's limit for the description of an option.
_LONGEST: Final = 100
#: The value of the choice to keep the ghost back.
_KEPT: Final = "-"


def picker_view(snapshot: Snapshot, picking: Picking) -> discord.ui.View:
    """Two menus of squares, one of graduations where there is a choice, and a row of buttons."""
    state = (snapshot.match.id, snapshot.match.version, *picking.pick.words())
    view = row_of()
    halves = (
        ("left", say("picker-left"), range(SIZE // 2)),
        ("right", say("picker-right"), range(SIZE // 2, SIZE)),
    )
    for half, label, files in halves:
        if options := list(_square_options(picking, files)):
            view.add_item(menu(label, options, half, *state))
    if picking.entries:
        view.add_item(menu(say("picker-ghost"), _entry_options(picking), "enter", *state))
    if picking.begun and picking.graduations:
        grown = _graduation_options(picking.begun, picking)
        view.add_item(menu(say("picker-what-grows"), grown, "grow", *state))
    if picking.turn:
        view.add_item(button(say("button-boop-it"), "boopit", *state, style=discord.ButtonStyle.success))
    for kind in picking.kinds:
        if kind is not picking.kind:
            view.add_item(button(words.kind_button(kind), "kind", *state))
    if picking.begun:
        view.add_item(button(say("button-back"), "back", *state))
    return view


def _square_options(picking: Picking, files: range) -> Iterable[discord.SelectOption]:
    """The free squares of some files as they lie on the bed, top rank first."""
    for square in sorted(picking.squares, key=lambda square: (-square_rank(square), square)):
        if square_file(square) in files:
            yield discord.SelectOption(
                label=square_name(square),
                value=square_name(square),
                description=words.square_effects(picking.squares[square])[:_LONGEST],
                default=square == picking.pick.square,
            )


def _entry_options(picking: Picking) -> list[discord.SelectOption]:
    """Keeping the ghost back, then every edge in turn."""
    kept = discord.SelectOption(label=say("picker-keep-ghost"), value=_KEPT, default=picking.entry is None)
    entries = (
        discord.SelectOption(
            label=entry_name(stitch),
            value=stitch_name(stitch),
            description=say("picker-entry", stitch=stitch_name(stitch)),
            default=stitch == picking.entry,
        )
        for stitch in sorted(picking.entries, key=edge_order)
    )
    return [kept, *entries]


def _graduation_options(begun: BegunTurn, picking: Picking) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=words.graduation_option(number, begun, way),
            value="".join(map(square_name, way)),
            default=way == picking.pick.graduation,
        )
        for number, way in enumerate(picking.graduations, 1)
    ]


async def _load(interaction: Interaction, match_id: str, version: str) -> Snapshot:
    """The match, as long as it is this player's turn and nothing has changed."""
    house = interaction.client.house
    return await matches.to_play(house.database, int(match_id), person(interaction), version=int(version))


async def _show(interaction: Interaction, snapshot: Snapshot, pick: Pick) -> None:
    """Answer a tap: the picker anew, with the preview if a square is picked."""
    picking = Picking(snapshot.position, pick)
    files = []
    if picking.begun:
        choices = () if picking.turn else picking.graduations
        drawn = await interaction.client.house.presenter.turn(snapshot.position, picking.events, choices)
        files.append(drawn.file(words.preview_alt_text(picking)))
    await interaction.response.edit_message(
        content=words.question(picking), attachments=files, view=picker_view(snapshot, picking)
    )


@pressed("boop")
async def _open(interaction: Interaction, match_id: str, version: str) -> None:
    snapshot = await _load(interaction, match_id, version)
    picking = Picking(snapshot.position, Pick())
    await interaction.response.send_message(
        words.question(picking),
        view=picker_view(snapshot, picking),
        ephemeral=True,
        allowed_mentions=NOBODY,
    )


@pressed("left")
@pressed("right")
async def _pick_square(interaction: Interaction, match_id: str, version: str, *picked: str) -> None:
    snapshot = await _load(interaction, match_id, version)
    square: Square = parse_square(chosen(interaction))
    await _show(interaction, snapshot, Pick.read(*picked)._replace(square=square, graduation=()))


@pressed("enter")
async def _pick_entry(interaction: Interaction, match_id: str, version: str, *picked: str) -> None:
    snapshot = await _load(interaction, match_id, version)
    value = chosen(interaction)
    entry = None if value == _KEPT else parse_stitch(value)
    await _show(interaction, snapshot, Pick.read(*picked)._replace(entry=entry))


@pressed("grow")
async def _pick_graduation(interaction: Interaction, match_id: str, version: str, *picked: str) -> None:
    snapshot = await _load(interaction, match_id, version)
    graduation: Graduation = read_squares(chosen(interaction))
    await _show(interaction, snapshot, Pick.read(*picked)._replace(graduation=graduation))


@pressed("kind")
async def _change_kind(interaction: Interaction, match_id: str, version: str, *picked: str) -> None:
    snapshot = await _load(interaction, match_id, version)
    pick = Pick.read(*picked)
    other = Kind.KITTEN if Picking(snapshot.position, pick).kind is Kind.CAT else Kind.CAT
    await _show(interaction, snapshot, pick._replace(kind=other, graduation=()))


@pressed("back")
async def _back(interaction: Interaction, match_id: str, version: str, *picked: str) -> None:
    snapshot = await _load(interaction, match_id, version)
    await _show(interaction, snapshot, Pick(kind=Pick.read(*picked).kind))


@pressed("boopit")
async def _play(interaction: Interaction, match_id: str, version: str, *picked: str) -> None:
    house = interaction.client.house
    snapshot = await _load(interaction, match_id, version)
    turn = Picking(snapshot.position, Pick.read(*picked)).turn
    if turn is None:
        raise Refused(Refusal.OLD_BUTTON)
    played = await matches.play(
        house.database, int(match_id), person(interaction), str(turn), house.clock.now(), version=int(version)
    )
    await try_to(_close(interaction, played.match.id))
    await show_change(interaction, played.match.id)


async def _close(interaction: Interaction, match_id: int) -> None:
    """End the picker; where another match awaits its player, lead there."""
    house = interaction.client.house
    following = await matches.next_awaiting(house.database, person(interaction), match_id)
    content, view = say("picker-done"), None
    if following:
        content = f"{content} {next_board(following)}"
        view = row_of(button(say("button-next"), "next", following.match.id))
    await interaction.response.edit_message(content=content, attachments=[], view=view)


@pressed("next")
async def _next(interaction: Interaction, match_id: str) -> None:
    """Show the next match's board to its player alone, ready to be played from here."""
    house = interaction.client.house
    snapshot = await matches.of_player(house.database, int(match_id), person(interaction))
    board = (await house.presenter.board(snapshot)).sending()
    board["allowed_mentions"] = NOBODY
    await interaction.response.send_message(**board, ephemeral=True)
