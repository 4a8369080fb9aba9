"""The host's orders, and the files by which one reaches the bot that has the database to itself.

An order is a file beside the database, named so only once it is whole. The bot renames it when it takes it in hand, and leaves an
answer in its place. Carrying one out twice is no more than once, so after a kill the bot just does it again.
"""

from __future__ import annotations

import glob
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple, Self

from data.sqlite.file import beside, give_to_owner

#: What the files are called beside a database: being written, left for the bot, in hand, answered.
_PARTIAL, _LEFT, _IN_HAND, _ANSWER = (f".{state}-" for state in ("ordering", "order", "doing", "answer"))
#: Seconds after which nobody waits for an answer any more.
_KEPT: Final = 3600.0
#: More characters than an order has.
_LONGEST: Final = 100


class HostAct(Enum):
    """The acts that a host orders; the value is the command."""

    FORGET = "forget"
    BAN = "ban"
    UNBAN = "unban"
    BANNED = "banned"


class Order(NamedTuple):
    """An act, and on whom: Discord's id; 0 where it concerns everybody."""

    act: HostAct
    discord_id: int = 0

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``str`` has written; ValueError if it is no order that this version knows."""
        act, number = text[:_LONGEST].split()
        return cls(HostAct(act), int(number))

    def __str__(self) -> str:
        return f"{self.act.value} {self.discord_id}"


class LeftOrder:
    """An order that was left beside a database, as whoever waits for the answer sees it."""

    def __init__(self, path: Path, order: Order) -> None:
        self._path, self._name = path, secrets.token_hex(8)
        _put(self._file(_PARTIAL), self._file(_LEFT), str(order))

    def answer(self) -> str | None:
        """The answer, which is taken away; None: there is none yet."""
        file = self._file(_ANSWER)
        try:
            told = file.read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        file.unlink()
        return told

    def withdraw(self) -> bool:
        """Take the order back; False if the bot has it in hand already, or has answered."""
        try:
            self._file(_LEFT).unlink()
        except FileNotFoundError:
            return False
        return True

    def _file(self, state: str) -> Path:
        return beside(self._path, f"{state}{self._name}")


class OrderInHand:
    """An order as the bot sees it that carries it out."""

    def __init__(self, path: Path, name: str) -> None:
        self._path, self._name = path, name

    def read(self) -> Order | None:
        """The order; None if this version does not know it."""
        try:
            return Order.read(self._file(_IN_HAND).read_text(encoding="utf-8"))
        except (ValueError, OSError):
            return None

    def answer(self, lines: Sequence[str]) -> None:
        """Tell what came of it."""
        _put(self._file(_PARTIAL), self._file(_ANSWER), "\n".join(lines))
        self._file(_IN_HAND).unlink(missing_ok=True)

    def _file(self, state: str) -> Path:
        return beside(self._path, f"{state}{self._name}")


def take_in_hand(path: Path) -> Sequence[OrderInHand]:
    """Take all orders in hand that were left beside a database, after those that were in hand when a bot was killed."""
    taken = [_name(path, file, _IN_HAND) for file in _found(path, _IN_HAND)]
    for file in _found(path, _LEFT):
        name = _name(path, file, _LEFT)
        with suppress(FileNotFoundError):  # it was withdrawn just now
            file.rename(beside(path, f"{_IN_HAND}{name}"))
            taken.append(name)
    return [OrderInHand(path, name) for name in taken]


def discard_answers(path: Path) -> None:
    """Delete answers for which nobody waits any more."""
    for file in _found(path, _ANSWER):
        if time.time() - file.stat().st_mtime > _KEPT:
            file.unlink(missing_ok=True)


def _found(path: Path, state: str) -> list[Path]:
    real = path.resolve()
    return sorted(real.parent.glob(f"{glob.escape(real.name)}{state}*"))


def _name(path: Path, file: Path, state: str) -> str:
    return file.name.removeprefix(f"{path.resolve().name}{state}")


def _put(partial: Path, file: Path, text: str) -> None:
    """Write a file that is whole from the moment at which it has its name."""
    partial.write_text(text, encoding="utf-8")
    give_to_owner(partial)
    partial.rename(file)
