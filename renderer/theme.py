"""Colours and shapes: everything a theme decides. A new look is a new ``Theme`` and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game import Side


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

    card: str
    card_low: str
    slot_stitch: str
    binding: str
    binding_high: str
    binding_low: str
    letters: str
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
    card="#2B2440",
    card_low="#201A31",
    slot_stitch="#5B4E7D",
    binding="#6E5694",
    binding_high="#8C74B4",
    binding_low="#4C3A6B",
    letters="#FFF4E0",
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
