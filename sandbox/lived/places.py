"""The places of a lived server and the ids of its people, as the stand-in has given them."""

from __future__ import annotations

import json
from datetime import datetime
from typing import NamedTuple, Self


class Places(NamedTuple):
    """A server and its name, its channels, the bot and the people, by their ids on Discord; ``end`` is the moment at which the recipe ends.

    ``channel`` is where matches are played, ``puzzles`` where the daily puzzle is posted, ``contests`` where the league and the cup are; ``threads`` are those of
    the pairs there that play on, as ``Recipe.playing_on`` orders them.
    """

    end: datetime
    guild: int
    name: str
    channel: int
    puzzles: int
    clubhouse: int
    contests: int
    threads: tuple[int, ...]
    bot: tuple[int, str]
    people: tuple[int, ...]

    def written(self) -> str:
        """The places as JSON."""
        return json.dumps(self._replace(end=self.end.isoformat())._asdict())  # type: ignore[arg-type]

    @classmethod
    def parse(cls, text: str) -> Self:
        """The places that JSON tells."""
        told = json.loads(text)
        bot_id, name = told["bot"]
        ids = {**told, "end": datetime.fromisoformat(told["end"]), "bot": (bot_id, name)}
        return cls(**ids | {name: tuple(told[name]) for name in ("people", "threads")})
