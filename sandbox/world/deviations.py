"""The ways in which the stand-in can be made to differ from what Discord documents: where Discord itself may differ, too."""

from __future__ import annotations

from enum import Enum


class Deviation(Enum):
    """A difference from what is documented, once it is switched on."""

    LOCKED_IS_A_BAD_REQUEST = "what is sent to a locked thread is refused with the status 400, not 403"
