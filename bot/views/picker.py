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
from bot.services.picks import Picking
from bot.services.refusals import Refusal, Refused
from bot.services.snapshots import Snapshot
from bot.views.press import button, chosen, menu, pressed, row_of
from bot.words import picker as words
from bot.words.catalogue import say
from bot.words.games import next_board
from bot.words.pieces import edge_order, entry_name
from game import (
    BegunTurn,
    Graduation,
    Kind,
    Square,
    TurnRequest,
    parse_square,
    parse_stitch,
    read_squares,
    square_name,
    stitch_name,
)
from game.geometry import SIZE, square_file, square_rank

#: Discord's limit for the description of an option.
_LONGEST: Final = 100
#: The value of the choice to keep the ghost back.
_KEPT: Final = "-"


def picker_view(snapshot: Snapshot, picking: Picking) -> discord.ui.View:
    """Two menus of squares, one of graduations where there is a choice, and a row of buttons."""
    state = (snapshot.match.id, snapshot.match.version, *_written(picking.request))
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
    if picking.played:
        view.add_item(button(say("button-boop-it"), "boopit", *state, style=discord.ButtonStyle.success))
    for kind in picking.position.kinds():
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
                default=square == picking.request.square,
            )


def _entry_options(picking: Picking) -> list[discord.SelectOption]:
    """Keeping the ghost back, then every edge in turn."""
    kept = discord.SelectOption(
        label=say("picker-keep-ghost"), value=_KEPT, default=picking.request.entry is None
    )
    entries = (
        discord.SelectOption(
            label=entry_name(stitch),
            value=stitch_name(stitch),
            description=say("picker-entry", stitch=stitch_name(stitch)),
            default=stitch == picking.request.entry,
        )
        for stitch in sorted(picking.entries, key=edge_order)
    )
    return [kept, *entries]


def _graduation_options(begun: BegunTurn, picking: Picking) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=words.graduation_option(number, begun, way),
            value="".join(map(square_name, way)),
            default=way == picking.request.graduation,
        )
        for number, way in enumerate(picking.graduations, 1)
    ]


async def _load(interaction: Interaction, match_id: str, version: str) -> Snapshot:
    """The match, as long as it is this player's turn and nothing has changed."""
    house = interaction.client.house
    return await matches.to_play(house.database, int(match_id), person(interaction), version=int(version))


def _written(request: TurnRequest) -> tuple[str, str, str, str]:
    """A request as words of a custom id."""
    kind = request.kind.value if request.kind else ""
    square = "" if request.square is None else square_name(request.square)
    entry = "" if request.entry is None else stitch_name(request.entry)
    return kind, square, entry, "".join(map(square_name, request.graduation or ()))


def _read(kind: str, square: str, entry: str, graduation: str) -> TurnRequest:
    """The request of such words; ValueError if they are none."""
    return TurnRequest(
        Kind(kind) if kind else None,
        parse_square(square) if square else None,
        parse_stitch(entry) if entry else None,
        read_squares(graduation) if graduation else None,
    )


async def _show(interaction: Interaction, snapshot: Snapshot, request: TurnRequest) -> None:
    """Answer a tap: the picker anew, with the preview if a square is picked."""
    picking = Picking.of(snapshot.position, request)
    files = []
    if picking.begun:
        choices = () if picking.played else picking.graduations
        drawn = await interaction.client.house.presenter.turn(picking.board, picking.events, choices)
        files.append(drawn.file(words.preview_alt_text(picking)))
    await interaction.response.edit_message(
        content=words.question(picking), attachments=files, view=picker_view(snapshot, picking)
    )


@pressed("boop")
async def _open(interaction: Interaction, match_id: str, version: str) -> None:
    snapshot = await _load(interaction, match_id, version)
    picking = Picking(snapshot.position, TurnRequest())
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
    await _show(interaction, snapshot, _read(*picked)._replace(square=square, graduation=None))


@pressed("enter")
async def _pick_entry(interaction: Interaction, match_id: str, version: str, *picked: str) -> None:
    snapshot = await _load(interaction, match_id, version)
    value = chosen(interaction)
    entry = None if value == _KEPT else parse_stitch(value)
    await _show(interaction, snapshot, _read(*picked)._replace(entry=entry))


@pressed("grow")
async def _pick_graduation(interaction: Interaction, match_id: str, version: str, *picked: str) -> None:
    snapshot = await _load(interaction, match_id, version)
    graduation: Graduation = read_squares(chosen(interaction))
    await _show(interaction, snapshot, _read(*picked)._replace(graduation=graduation))


@pressed("kind")
async def _change_kind(interaction: Interaction, match_id: str, version: str, *picked: str) -> None:
    snapshot = await _load(interaction, match_id, version)
    request = _read(*picked)
    other = Kind.KITTEN if Picking.of(snapshot.position, request).kind is Kind.CAT else Kind.CAT
    await _show(interaction, snapshot, request._replace(kind=other, graduation=None))


@pressed("back")
async def _back(interaction: Interaction, match_id: str, version: str, *picked: str) -> None:
    snapshot = await _load(interaction, match_id, version)
    await _show(interaction, snapshot, TurnRequest(kind=_read(*picked).kind))


@pressed("boopit")
async def _play(interaction: Interaction, match_id: str, version: str, *picked: str) -> None:
    house = interaction.client.house
    request = _read(*picked)
    if request.square is None:
        raise Refused(Refusal.OLD_BUTTON)
    played = await matches.play(
        house.database, int(match_id), person(interaction), request, house.clock.now(), version=int(version)
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
