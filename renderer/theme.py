"""Colours and shapes: everything a theme decides. A new look needs only a new ``Theme``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game import Edition, Side


@dataclass(frozen=True)
class Coat:
    """How one side's kittens and cats look. The sides differ in shape and lightness, not in colour alone."""

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
    #: A round cushion, pointed ears and stripes; else a square cushion, rounded ears and a white blaze.
    tabby: bool


@dataclass(frozen=True)
class Theme:
    """The colours of a whole picture and the coats of both sides."""

    name: str
    card: str
    card_low: str
    slot_stitch: str
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
    win: str
    win_low: str
    arrow: str
    arrow_line: str
    ghost: str
    ghost_shade: str
    ghost_line: str
    ghost_cheek: str
    orange: Coat
    gray: Coat

    def coat(self, side: Side) -> Coat:
        """How a side's pieces look."""
        return self.orange if side is Side.ORANGE else self.gray


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
    tabby=True,
)

TUXEDO: Final = Coat(
    fur="#4D5C8C",
    light="#6C7DB2",
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
    tabby=False,
)

COSY: Final = Theme(
    name="cosy",
    card="#2B2440",
    card_low="#201A31",
    slot_stitch="#5B4E7D",
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
    win="#2FBF8F",
    win_low="#0E6B4E",
    arrow="#FFFFFF",
    arrow_line="#2B1B45",
    ghost="#F4FBFF",
    ghost_shade="#C9DDEE",
    ghost_line="#3B4A6B",
    ghost_cheek="#F7B6C8",
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
    binding="#3C3154",
    binding_high="#6A5A8E",
    binding_low="#251D38",
    cloths=(("#EFE6D2", "#DDCFB2"), ("#D3D9C4", "#BBC4A8"), ("#DCD2E6", "#C7B8D8")),
    seam="#3B3250",
    orange=PUMPKIN,
    gray=WITCH,
)
THEMES: Final = (COSY, SPOOKY)


def theme_of(edition: Edition) -> Theme:
    """The theme an edition is drawn in."""
    return SPOOKY if edition is Edition.GHOST else COSY
