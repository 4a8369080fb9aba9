"""Outlines that several drawings are made of, as points. Units are the pen's: half a picture, y down."""

from __future__ import annotations

import math
from collections.abc import Sequence

from renderer.sprites.pen import Point


def flipped(points: Sequence[Point], sign: int) -> list[Point]:
    """Points as they are (1), or in the mirror (-1)."""
    return [(sign * x, y) for x, y in points]


def turned(points: Sequence[Point], ahead: Point) -> list[Point]:
    """Points drawn as if facing right, turned to face along a unit vector."""
    cos, sin = ahead
    return [(x * cos - y * sin, x * sin + y * cos) for x, y in points]


def ring(radius: float, count: int, offset: float = 0.0) -> list[Point]:
    """Points evenly round a circle; ``offset`` turns them by that share of a step."""
    return [
        (
            radius * math.cos(math.tau * (step + offset) / count),
            radius * math.sin(math.tau * (step + offset) / count),
        )
        for step in range(count)
    ]


def box(half: float, count: int) -> list[Point]:
    """Points round a square from its top left corner, so many on a side."""
    edge = [(-half + 2 * half * step / count, -half) for step in range(count)]
    return [
        *edge,
        *((-y, x) for x, y in edge),
        *((-x, -y) for x, y in edge),
        *((y, -x) for x, y in edge),
    ]


def star(tips: int, outer: float, inner: float) -> list[Point]:
    """A star, one of its tips straight up."""
    radii = [inner if corner % 2 else outer for corner in range(2 * tips)]
    return [
        (math.sin(math.pi * corner / tips) * radius, -math.cos(math.pi * corner / tips) * radius)
        for corner, radius in enumerate(radii)
    ]


def capsule(far: float, half: float, middle: float = 0.0) -> list[Point]:
    """A bar with round ends along the x axis: its ends' centres are ``far`` from the middle, its half width ``half``."""
    steps = 24
    return [
        (middle + sign * (far + math.cos(angle) * half), sign * math.sin(angle) * half)
        for sign in (1, -1)
        for angle in (math.pi * (step / steps - 0.5) for step in range(steps + 1))
    ]
