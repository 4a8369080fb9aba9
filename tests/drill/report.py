"""What a drill reports: what was done, how often, and what came of it."""

from typing import NamedTuple


class Row(NamedTuple):
    """One line of the table in docs/reliability.md."""

    what: str
    times: int
    came: str
