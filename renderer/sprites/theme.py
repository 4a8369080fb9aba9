"""Colours and shapes: everything a theme decides. A new look needs only a new ``Theme``.

Themes, coats and sheets are constants, each equal to itself alone: sprites are looked up by them many times for each picture,
and comparing or hashing all their colours would take longer than the rest of the look-up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Final

from game import Edition, Side


@dataclass(frozen=True, eq=False)
class Sheet:
    """The look of one side's ghost: its sheet, and the halo behind it. In grey they are light on dark, or dark on darker."""

    fill: str
    shade: str
    line: str
    mark: str
    blaze: str
    eye: str
    halo: str
    rim: str
    stitch: str
    #: Its mouth and the burst behind it when it shouts.
    mouth: str
    burst: str


@dataclass(frozen=True, eq=False)
class Coat:
    """The look of one side's kittens and cats. The sides differ in shape and lightness, not in colour alone."""

    fur: str
    light: str
    mark: str
    muzzle: str
    line: str
    cushion: str
    cushion_edge: str
    cushion_rim: str
    cushion_stitch: str
    ear: str
    nose: str
    iris: str
    pupil: float
    whisker: str
    collar: str
    bell: str
    #: Behind the face of a player's sign.
    portrait: str
    sheet: Sheet
    #: A round cushion, pointed ears and stripes; else a square cushion, rounded ears and a white blaze.
    tabby: bool


@dataclass(frozen=True, eq=False)
class Theme:
    """The colours of a whole picture and the coats of both sides."""

    name: str
    card: str
    card_low: str
    slot_stitch: str
    #: The stitches of empty slots in the tray of the side to move.
    slot_stitch_lit: str
    binding: str
    binding_high: str
    binding_low: str
    letters: str
    #: The colour of letters that matter less.
    dim: str
    #: Background and accent of the three cloths: cream, teal, lilac.
    cloths: tuple[tuple[str, str], tuple[str, str], tuple[str, str]]
    seam: str
    stitch: str
    gold: str
    gold_low: str
    gold_high: str
    win: str
    win_low: str
    arrow: str
    #: The dark outline of everything that is drawn over the bed.
    ink: str
    #: What the quilt's colours are multiplied with when the match is over and won.
    night: str
    #: A number at the end of a seam where a ghost may enter.
    entry: str
    #: One of these for each line to choose; its number and its lane tell it too.
    lanes: tuple[str, ...]
    #: Colour and thread of balls of yarn.
    yarns: tuple[tuple[str, str], ...]
    #: Fill and rim of the three medals.
    medals: tuple[tuple[str, str], tuple[str, str], tuple[str, str]]
    risen: str
    fallen: str
    orange: Coat
    gray: Coat

    @property
    def colours(self) -> frozenset[str]:
        """Every colour of it, those of its coats too."""
        return frozenset(_colours_in(self))

    def coat(self, side: Side) -> Coat:
        """The look of a side's pieces."""
        return self.orange if side is Side.ORANGE else self.gray


WARM_SHEET: Final = Sheet(
    fill="#FFEBC8",
    shade="#FFB95E",
    line="#5A2405",
    mark="#EE9A3C",
    blaze="#FFF6E6",
    eye="#5A2405",
    halo="#F9A13A",
    rim="#A65A00",
    stitch="#FFE9BF",
    mouth="#B3263E",
    burst="#FFE58F",
)

COOL_SHEET: Final = Sheet(
    fill="#A996EA",
    shade="#7F69C9",
    line="#150A28",
    mark="#35215F",
    blaze="#F3EDFF",
    eye="#C8FF7A",
    halo="#41277A",
    rim="#1A0D36",
    stitch="#CDB8FF",
    mouth="#B3263E",
    burst="#E3D6FF",
)


def _colours_in(value: object) -> Iterator[str]:
    """The colours anywhere in a value made of coats, tuples and strings."""
    if isinstance(value, str) and value.startswith("#"):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _colours_in(part)
    elif isinstance(value, Theme | Coat | Sheet):
        for field in fields(value):
            yield from _colours_in(getattr(value, field.name))


MARMALADE: Final = Coat(
    fur="#F7A83E",
    light="#FFC36B",
    mark="#C5651A",
    muzzle="#FFF3DF",
    line="#4A230A",
    cushion="#FFE3A8",
    cushion_edge="#C97A12",
    cushion_rim="#A65A00",
    cushion_stitch="#FFF3D0",
    ear="#FFB9A0",
    nose="#D9546B",
    iris="#FFFFFF",
    pupil=0.115,
    whisker="#4A230A",
    collar="#C2264B",
    bell="#FFE27A",
    portrait="#8FD8C4",
    sheet=WARM_SHEET,
    tabby=True,
)

TUXEDO: Final = Coat(
    fur="#3E4B78",
    light="#586799",
    mark="#2A3560",
    muzzle="#E8EEFA",
    line="#0F1530",
    cushion="#A9C7F5",
    cushion_edge="#2E5AA8",
    cushion_rim="#173B7A",
    cushion_stitch="#E9F1FF",
    ear="#B58FB0",
    nose="#F08CA0",
    iris="#FFD84D",
    pupil=0.085,
    whisker="#F4F7FF",
    collar="#1FA58A",
    bell="#F4F7FF",
    portrait="#FFD9A0",
    sheet=COOL_SHEET,
    tabby=False,
)

COSY: Final = Theme(
    name="cosy",
    card="#2B2440",
    card_low="#201A31",
    slot_stitch="#5B4E7D",
    slot_stitch_lit="#8C74B4",
    binding="#6E5694",
    binding_high="#8C74B4",
    binding_low="#4C3A6B",
    letters="#FFF4E0",
    dim="#B9A8D9",
    cloths=(("#F6ECDD", "#EADBC6"), ("#CBDFE0", "#B4CED2"), ("#E6DAEC", "#D5C4E0")),
    seam="#5A4C78",
    stitch="#FFFFFF",
    gold="#FFC93C",
    gold_low="#B87A00",
    gold_high="#FFE79A",
    win="#2FBF8F",
    win_low="#0E6B4E",
    arrow="#FFFFFF",
    ink="#2B1B45",
    night="#A79BE6",
    entry="#E9FFD0",
    lanes=("#FFC93C", "#8FE8D4", "#FFFFFF", "#FFA6C9", "#B7E36B", "#9CC7FF", "#FFB27A", "#D9B8FF"),
    yarns=(
        ("#FF7A8A", "#B93A55"),
        ("#5FD3C0", "#1F8A7A"),
        ("#FFC93C", "#B87A00"),
        ("#9CC7FF", "#3B6FC0"),
        ("#D9B8FF", "#8A5FC8"),
    ),
    medals=(("#FFC93C", "#B87A00"), ("#D5DCE6", "#7D8796"), ("#E5A16B", "#96562A")),
    risen="#8FE8B4",
    fallen="#FFB1A3",
    orange=MARMALADE,
    gray=TUXEDO,
)

PUMPKIN: Final = replace(
    MARMALADE,
    fur="#FA9433",
    light="#FFB766",
    mark="#B4480F",
    line="#3A1503",
    cushion="#FFD08A",
    cushion_edge="#C25A0C",
    cushion_rim="#8F3D00",
    collar="#2E2142",
    bell="#9BE15D",
)

WITCH: Final = replace(
    TUXEDO,
    fur="#46306F",
    light="#5E4290",
    mark="#291746",
    muzzle="#EFE6FB",
    line="#170A2B",
    cushion="#C9A9F0",
    cushion_edge="#6A35AD",
    cushion_rim="#431A7A",
    cushion_stitch="#F3E9FF",
    ear="#C58FD0",
    iris="#9BE15D",
    collar="#F58220",
)

SPOOKY: Final = replace(
    COSY,
    name="spooky",
    card="#17141F",
    card_low="#0E0C14",
    slot_stitch="#4A4260",
    slot_stitch_lit="#6A5A8E",
    binding="#3C3154",
    binding_high="#6A5A8E",
    binding_low="#251D38",
    cloths=(("#EFE6D2", "#DDCFB2"), ("#D3D9C4", "#BBC4A8"), ("#DCD2E6", "#C7B8D8")),
    seam="#3B3250",
    orange=PUMPKIN,
    gray=WITCH,
)
THEMES: Final = (COSY, SPOOKY)
_THEME_OF: Final[Mapping[Edition, Theme]] = {
    Edition.CLASSIC: COSY,
    Edition.GHOST: SPOOKY,
    Edition.KITTENS: COSY,
}


def theme_of(edition: Edition) -> Theme:
    """The theme an edition is drawn in."""
    return _THEME_OF[edition]
