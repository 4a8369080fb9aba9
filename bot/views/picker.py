"""The picker: two menus of squares, one of graduations where there is a choice, and a row of buttons.

Every item has the whole request in its custom id, so nothing is stored between two taps. The same picker is used in
matches and in lessons; its verbs say which.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import discord

from bot.views.buttons import Button, Menu, Word, button, menu, view_of
from game import BegunTurn, TurnRequest, entry_number, square_name, stitch_name
from game.geometry import SIZE, square_file, square_rank
from renderer import Choices
from services.play.match_selection import RunningMatch
from services.play.picking import Picking
from services.play.snapshots import Snapshot
from words.catalogue import say
from words.limits import OPTION
from words.play import picker as words


class PickerVerbs(NamedTuple):
    """The verbs of a picker's items: the two menus of squares, where the ghost enters, what grows up, and the buttons.

    ``plans``: the turn is not played, but planned; ``votes``: it is voted for.
    """

    left: str
    right: str
    enter: str
    grow: str
    kind: str
    back: str
    play: str
    plans: bool = False
    votes: bool = False

    @property
    def label(self) -> str:
        """The label of the button by which the picked turn is taken."""
        if self.votes:
            return say("button-vote-for")
        return say("button-plan-it") if self.plans else say("button-boop-it")


IN_MATCHES: Final = PickerVerbs("left", "right", "enter", "grow", "kind", "back", "boopit")
#: A request as it is before anything is picked.
NOTHING_PICKED: Final = TurnRequest()
#: The value of the option not to let the ghost enter.
_KEPT: Final = "-"


def picker_view(snapshot: Snapshot, picking: Picking, *, looked: bool = False) -> discord.ui.View:
    """The picker's menus and buttons in a match, with what has been picked; ``looked``: a hint says where to look."""
    match = snapshot.match
    seen = match.id, match.delivery.board_version
    items = picker_items(picking, IN_MATCHES, *seen, in_words=snapshot.in_words)
    hint = [hint_button(snapshot, picking.request, looked=looked)] if match.hints else []
    read = [] if picking.begun else [button(say("button-read"), "read", match.id)]
    return view_of(*items, *read, *hint)


def hint_button(snapshot: Snapshot, request: TurnRequest = NOTHING_PICKED, *, looked: bool = False) -> Button:
    """The button for a hint, which leaves what is picked as it is; or for its second stage, which shows another turn."""
    seen = snapshot.match.id, snapshot.match.delivery.board_version
    if looked:
        return button(say("button-show-turn"), "hintturn", *seen, style=discord.ButtonStyle.primary)
    return button(say("button-hint"), "hint", *seen, *words_of(request))


def picker_items(
    picking: Picking, verbs: PickerVerbs, *about: Word, in_words: bool = False
) -> Iterator[Menu | Button]:
    """The menus and buttons; ``about`` are the words before the request in each custom id: in what the turn is picked.

    ``in_words``: the menus tell where pieces go, for those who read boards in words.
    """
    state = (*about, *words_of(picking.request))
    yield from _menus(picking, verbs, state, in_words=in_words)
    yield from _buttons(picking, verbs, state)


def choices_of(picking: Picking) -> Choices:
    """The choices that the picture marks by numbers, as the menus do: what may graduate, where the ghost may enter."""
    graduations = () if picking.played else picking.graduations
    return Choices(graduations, picking.entries, picking.request.entry)


def next_view(following: RunningMatch) -> discord.ui.View:
    """The button to the next match in which it is the player's turn."""
    return view_of(button(say("button-next"), "next", following.match.id))


def _menus(
    picking: Picking, verbs: PickerVerbs, state: tuple[Word, ...], *, in_words: bool
) -> Iterator[Menu]:
    halves = (
        (verbs.left, say("picker-left"), range(SIZE // 2)),
        (verbs.right, say("picker-right"), range(SIZE // 2, SIZE)),
    )
    for half, label, files in halves:
        if options := list(_square_options(picking, files, in_words=in_words)):
            yield menu(label, options, half, *state)
    if picking.entries:
        yield menu(say("picker-ghost"), _entry_options(picking), verbs.enter, *state)
    if picking.begun and picking.graduations:
        options = _graduation_options(picking.begun, picking)
        yield menu(words.what_menu(picking.begun), options, verbs.grow, *state)


def _buttons(picking: Picking, verbs: PickerVerbs, state: tuple[Word, ...]) -> Iterator[Button]:
    if picking.played:
        yield button(verbs.label, verbs.play, *state, style=discord.ButtonStyle.success)
    for kind in picking.position.kinds():
        if kind is not picking.kind:
            yield button(words.kind_button(kind), verbs.kind, *state)
    if picking.begun:
        yield button(say("button-back"), verbs.back, *state)


def words_of(request: TurnRequest) -> tuple[str, str, str, str]:
    """A request as words of a custom id."""
    kind = request.kind.value if request.kind else ""
    square = "" if request.square is None else square_name(request.square)
    entry = "" if request.entry is None else stitch_name(request.entry)
    return kind, square, entry, "".join(map(square_name, request.graduation or ()))


def _square_options(picking: Picking, files: range, *, in_words: bool) -> Iterator[discord.SelectOption]:
    """The free squares of some files as they lie on the bed, top rank first."""
    for square in sorted(picking.squares, key=lambda square: (-square_rank(square), square)):
        if square_file(square) in files:
            yield discord.SelectOption(
                label=square_name(square),
                value=square_name(square),
                description=words.square_effects(picking, square, in_words=in_words)[:OPTION] or None,
                default=square == picking.request.square,
            )


def _entry_options(picking: Picking) -> list[discord.SelectOption]:
    """First not to let the ghost enter, then its entries edge by edge; while none is chosen, the menu shows its name."""
    entry = picking.request.entry
    kept = discord.SelectOption(label=say("picker-keep-ghost"), value=_KEPT)
    entries = (
        discord.SelectOption(
            label=words.entry_option(stitch),
            value=stitch_name(stitch),
            description=words.entry_where(stitch),
            default=stitch == entry,
        )
        for stitch in sorted(picking.entries, key=entry_number)
    )
    return [kept, *entries]


def _graduation_options(begun: BegunTurn, picking: Picking) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=words.graduation_option(number, begun, way),
            description=words.graduation_does(begun, way),
            value="".join(map(square_name, way)),
            default=way == picking.request.graduation,
        )
        for number, way in enumerate(picking.graduations, 1)
    ]
