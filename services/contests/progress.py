"""The steps that contests take by themselves."""

from __future__ import annotations

from enum import Enum


class ContestStep(Enum):
    """A step of a contest. ``WAITED``: too few had joined; ``GOES_ON``: matches have ended, or are to begin; ``OPENED``: the next season of a league."""

    BEGAN = "began"
    WAITED = "waited"
    GOES_ON = "goes-on"
    OVER = "over"
    OPENED = "opened"
