"""Long work that each person may have done once at a time; a second press while it is being done is refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from services.refusals import Refusal, Refused


class OneEach:
    """For whom some kind of work is being done; ``refusal`` tells a person why theirs is not begun again."""

    def __init__(self, refusal: Refusal) -> None:
        self._refusal = refusal
        self._people: set[int] = set()

    @contextmanager
    def of(self, discord_id: int) -> Iterator[None]:
        """Hold a person's place until the work is done; refused if they hold it already."""
        if discord_id in self._people:
            raise Refused(self._refusal)
        self._people.add(discord_id)
        try:
            yield
        finally:
            self._people.discard(discord_id)
