"""The weights of the nets, as files that are checked in: one for each edition, made by ``python -m engine train``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game import Edition

#: The editions as the search numbers them.
EDITIONS: Final = (Edition.CLASSIC, Edition.GHOST, Edition.KITTENS)

#: The shape of a net, as in ``source/evaluation.h``.
INPUTS: Final = 162
HIDDEN: Final = 64
#: Numbers of two bytes: the rows of the inputs, the hidden values' biases, the output's weights; and its bias, of four.
NET_SIZE: Final = 2 * (INPUTS * HIDDEN + 2 * HIDDEN) + 4


def net_path(edition: Edition) -> Path:
    """The file of an edition's weights."""
    return Path(__file__).parent / "weights" / f"{edition.value}.net"


def read_net(edition: Edition) -> bytes:
    """An edition's weights; ValueError if the file is none of a net."""
    net = net_path(edition).read_bytes()
    if len(net) != NET_SIZE:
        raise ValueError(f"not a net: {net_path(edition).name} has {len(net)} bytes, not {NET_SIZE}")
    return net
