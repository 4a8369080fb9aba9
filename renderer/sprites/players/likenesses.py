"""The looks of a player in pictures of people: a cat in a coat of their own, or the picture that they have on Discord.

On a board a side's pieces have that side's coat; these are for leaderboards, cards and contests, where nobody is a side. So nobody has
the coat of a side: beside a board, their cat would be taken for its pieces.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from renderer.sprites.players.avatars import Avatar
from renderer.sprites.theme import MARMALADE, TUXEDO, Coat

_LILAC: Final = replace(
    MARMALADE,
    fur="#BFA6B8",
    light="#D9C6D4",
    mark="#86687F",
    muzzle="#F7EEF4",
    line="#3A2838",
    cushion="#CFE9F2",
    cushion_edge="#4B93AE",
    cushion_rim="#2C6B82",
    whisker="#3A2838",
    collar="#E0A21F",
    portrait="#E4F0A6",
)
_SNOW: Final = replace(
    TUXEDO,
    fur="#E9ECF2",
    light="#FFFFFF",
    mark="#98A2B3",
    muzzle="#FFFFFF",
    line="#2B3038",
    cushion="#F7C9A8",
    cushion_edge="#C2703A",
    cushion_rim="#8C4A1E",
    ear="#F0B3BE",
    iris="#58B7D6",
    whisker="#2B3038",
    collar="#D9433B",
    portrait="#C9B8F2",
)
_SILVER: Final = replace(
    MARMALADE,
    fur="#B4BCC9",
    light="#D3D9E3",
    mark="#6F7888",
    muzzle="#F4F6FA",
    line="#252A35",
    cushion="#D9E2F0",
    cushion_edge="#7A8AA8",
    cushion_rim="#55637F",
    whisker="#252A35",
    collar="#7A4FC0",
    portrait="#FFC3D3",
)
_BROWN: Final = replace(
    MARMALADE,
    fur="#A8744A",
    light="#C79467",
    mark="#5F3A1E",
    line="#2E1A0C",
    cushion="#D8E8B8",
    cushion_edge="#6E9440",
    cushion_rim="#4C6B28",
    whisker="#2E1A0C",
    collar="#2F7FC2",
    portrait="#FFE79A",
)
_CREAM: Final = replace(
    MARMALADE,
    fur="#F4DDB4",
    light="#FFF0D4",
    mark="#D3A566",
    muzzle="#FFFFFF",
    line="#5A4022",
    cushion="#F3C6D6",
    cushion_edge="#B85C82",
    cushion_rim="#8C3D60",
    whisker="#5A4022",
    collar="#1F8A7A",
    portrait="#9CC7FF",
)
_CINNAMON: Final = replace(
    MARMALADE,
    fur="#C9693A",
    light="#E28A58",
    mark="#8A3A16",
    line="#3A1405",
    cushion="#BFE6DA",
    cushion_edge="#3F9A82",
    cushion_rim="#25705C",
    whisker="#3A1405",
    collar="#F2C230",
    portrait="#CDB8FF",
)
_BLUE: Final = replace(
    MARMALADE,
    fur="#7E93AD",
    light="#9FB2C9",
    mark="#4C5F7A",
    muzzle="#EAF0F7",
    line="#1B2636",
    cushion="#FFD9A0",
    cushion_edge="#C98A2E",
    cushion_rim="#96611A",
    whisker="#1B2636",
    collar="#E0574F",
    portrait="#B7E3A0",
)
_BLACK: Final = replace(
    TUXEDO,
    fur="#2E2D35",
    light="#494753",
    mark="#1B1A20",
    line="#0B0A0E",
    cushion="#F5B8C4",
    cushion_edge="#C04E68",
    cushion_rim="#8C2C44",
    iris="#9BE15D",
    collar="#C2264B",
    portrait="#FFE0B8",
)
_GREY: Final = replace(
    TUXEDO,
    fur="#7C8592",
    light="#98A1AD",
    mark="#5A626E",
    line="#22272E",
    cushion="#CFE7C4",
    cushion_edge="#5E9A4A",
    cushion_rim="#3F7030",
    iris="#FFC93C",
    collar="#7A4FC0",
    portrait="#BFE3FF",
)
_CHOCOLATE: Final = replace(
    TUXEDO,
    fur="#5F3D2C",
    light="#7D5642",
    mark="#3F2618",
    line="#1E1009",
    cushion="#F0DDB0",
    cushion_edge="#B08A3A",
    cushion_rim="#7E6022",
    iris="#8FE8D4",
    collar="#2F9A74",
    portrait="#FFC0A6",
)
_GINGER: Final = replace(
    TUXEDO,
    fur="#E58B3C",
    light="#F5A961",
    mark="#B5611D",
    muzzle="#FFF6EA",
    line="#4A230A",
    cushion="#CBBBF2",
    cushion_edge="#7355B8",
    cushion_rim="#4F3690",
    whisker="#4A230A",
    iris="#FFFFFF",
    collar="#2F6FB8",
    portrait="#A9E5D6",
)
_SIAMESE: Final = replace(
    TUXEDO,
    fur="#F0E2CA",
    light="#FBF2E0",
    mark="#6B4E3D",
    muzzle="#7A5A47",
    line="#33221A",
    cushion="#A7D8E8",
    cushion_edge="#3888A8",
    cushion_rim="#1F627E",
    ear="#4F372A",
    nose="#D98A94",
    iris="#6FC3FF",
    whisker="#33221A",
    collar="#E0574F",
    portrait="#F7D6E6",
)
_PATCHED: Final = replace(
    TUXEDO,
    fur="#FBF4E8",
    light="#FFFFFF",
    mark="#E58B3C",
    muzzle="#FFFFFF",
    line="#3B2C22",
    cushion="#F2B7A0",
    cushion_edge="#C0603C",
    cushion_rim="#8E3F20",
    ear="#FFB9A0",
    iris="#9CC7FF",
    whisker="#3B2C22",
    collar="#3F51B5",
    portrait="#C8E6A0",
)

#: The coats, of which players who came one after the other get different ones: stripes and blazes take turns.
COATS: Final = (
    _LILAC,
    _SNOW,
    _SILVER,
    _CHOCOLATE,
    _CREAM,
    _BLACK,
    _CINNAMON,
    _SIAMESE,
    _BROWN,
    _GREY,
    _BLUE,
    _PATCHED,
    _GINGER,
)


class Likeness(NamedTuple):
    """A player's looks: a number, by which their cat has the same coat wherever it is drawn, and their own picture, if there is one."""

    cat: int = 0
    avatar: Avatar | None = None

    @property
    def coat(self) -> Coat:
        """The coat of their cat."""
        return COATS[self.cat % len(COATS)]


#: The looks of somebody of whom nothing is known.
PLAIN: Final = Likeness()


class Pictured(NamedTuple):
    """Somebody as a picture shows them: their name and their looks."""

    name: str
    likeness: Likeness = PLAIN
