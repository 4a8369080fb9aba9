"""Makes the board of the house into a message: its text, its picture and that in words, and a digest by which a change is seen."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from hashlib import blake2b
from typing import Final

from data import Player
from game import Side
from renderer import HouseScene, HouseSeat, HouseWords, Leading, Likeness, Pictured
from services.clubhouse.house import Cushion, House
from words.pages.clubhouse import house_alt_text, house_labels, house_text, seat_note

_DIGEST_BYTES: Final = 16


@dataclass(frozen=True)
class HouseMessage:
    """All of the message with a board of the house, in one language; its picture is still to be drawn."""

    shown: House
    text: str
    alt_text: str
    scene: HouseScene

    @cached_property
    def digest(self) -> str:
        """The digest of everything that is shown: the same again means that nothing has changed."""
        everything = repr((self.text, self.alt_text, self.scene)).encode()
        return blake2b(everything, digest_size=_DIGEST_BYTES).hexdigest()


def house_message(shown: House, server: str, now: datetime) -> HouseMessage:
    """The message with the board of the house of a ``server``, by its name, in the language that is being spoken."""
    seats = [_seat(cushion, now) for cushion in shown.cushions]
    scene = HouseScene(
        server,
        seats,
        [_pictured(each.challenger) for each in shown.invitations],
        [Leading(row.player.name, round(row.strength)) for row in shown.leading],
        shown.streak,
        HouseWords(*house_labels(shown)),
    )
    return HouseMessage(shown, house_text(shown), house_alt_text(shown, [seat.days for seat in seats]), scene)


def _seat(cushion: Cushion, now: datetime) -> HouseSeat:
    """A match as the picture shows it."""
    mover = Side.ORANGE if cushion.mover == cushion.orange else Side.GRAY
    waited = now - cushion.since
    # The text beside it has a time that Discord tells, and rounds.
    days = round(waited / timedelta(days=1)) if waited >= timedelta(days=1) else 0
    orange, gray, note = _pictured(cushion.orange), _pictured(cushion.gray), seat_note(cushion, days)
    return HouseSeat(orange, gray, mover, days, cushion.near_end, note)


def _pictured(player: Player) -> Pictured:
    """A player with a cat of their own; a picture of theirs that comes and goes would have the board drawn anew each time."""
    return Pictured(player.name, Likeness(player.id))
