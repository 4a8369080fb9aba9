"""The compiled search, run by wasmtime: calls into it, and its memory. While it runs Python's lock is free."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from struct import Struct
from typing import Final

from engine.codes import CHILD_SIZE, Child, pack_state, rule_tables, turn_code, unpack_children
from engine.weights import EDITIONS, read_net
from game import core

BINARY: Final = Path(__file__).parent / "engine.wasm"
#: Where on the desk the edition lies, the answer (depth and nodes) and the best line.
_EDITION_AT: Final = 40
_ANSWER_AT: Final = 44
_LINE_AT: Final = 56
#: No more positions that stood before are remembered, like ``MAX_HISTORY`` in ``source/memory.h``.
MAX_HISTORY: Final = 640
_ANSWER: Final = Struct("<iQ")
_TURN: Final = Struct("<Q")
_NUMBERS: Final = {core.RULES[edition]: number for number, edition in enumerate(EDITIONS)}


def _start(binary: Path) -> tuple[Mapping[str, Callable[..., int]], int]:
    """The functions of a fresh instance, which keep it alive, and the address of its memory, which never grows."""
    # Only here, for there are machines on which it can't be imported, and all else must run there.
    import wasmtime  # noqa: PLC0415

    runtime = wasmtime.Engine()
    store = wasmtime.Store(runtime)
    exports = wasmtime.Instance(store, wasmtime.Module.from_file(runtime, str(binary)), []).exports(store)
    functions = {
        name: partial(what, store) for name, what in exports.items() if isinstance(what, wasmtime.Func)
    }
    memory = next(what for what in exports.values() if isinstance(what, wasmtime.Memory))
    return functions, ctypes.addressof(memory.data_ptr(store).contents)


class Machine:
    """One instance of the search, for one thread at a time; but a stop may be set from any.

    Making it raises whatever wasmtime raises where it can't run; so does any call, should the machine fail in the middle.
    """

    def __init__(self, nets: Sequence[bytes] | None = None, binary: Path = BINARY) -> None:
        self._functions, self._memory = _start(binary)
        self._desk, self._turns = self._call("desk_at"), self._call("turns_at")
        self._given = self._call("given_at")
        self._stop_flag = ctypes.c_int.from_address(self._memory + self._call("stop_at"))
        self._write(self._call("tables_at"), rule_tables())
        self._call("prepare")
        self.set_nets(nets or [read_net(edition) for edition in EDITIONS])

    def _call(self, name: str, *arguments: int) -> int:
        return self._functions[name](*arguments)

    def _write(self, at: int, data: bytes) -> None:
        ctypes.memmove(self._memory + at, data, len(data))

    def _read(self, at: int, size: int) -> bytes:
        return ctypes.string_at(self._memory + at, size)

    def set_nets(self, nets: Sequence[bytes]) -> None:
        """Evaluate by these nets, one for each edition."""
        self._write(self._call("nets_at"), b"".join(nets))

    def set_stop(self, stopped: bool) -> None:
        """Have a running search end, or let the next one run."""
        self._stop_flag.value = stopped

    def ask(self, state: core.State, rules: core.Rules) -> None:
        """Lay a state on the desk: what is called next is about it."""
        self._write(self._desk, pack_state(state) + _NUMBERS[rules].to_bytes(4, "little"))

    def children(self) -> list[Child]:
        """Every legal turn of a state that is not won, with the state after it."""
        return self.turns(self._call("children"))

    def turns(self, many: int | None = None) -> list[Child]:
        """The turns as they lie in memory; after ``think`` the best come first."""
        count = self._call("turn_count") if many is None else many
        return unpack_children(self._read(self._turns, count * CHILD_SIZE))

    def perft(self, depth: int) -> int:
        """The number of sequences of turns; of a state that is not won."""
        return self._call("perft", depth)

    def can_win(self) -> bool:
        """True if the side to move can win with this turn."""
        return bool(self._call("can_win"))

    def holding(self) -> list[Child]:
        """Every legal turn after which the opponent can't win at once; a turn that wins is one of them."""
        return self.turns(self._call("holding"))

    def evaluate(self) -> int:
        """The net's judgement of the state, in hundredths, for the side to move."""
        return self._call("evaluate")

    def forget_history(self) -> None:
        """No position has stood before."""
        self._call("forget_history")

    def remember(self, states: Iterable[core.State], same_side: bool) -> None:
        """These states of the desk's edition stood before, with the side to move that moves in the search to come, or the other."""
        stood = [pack_state(state) for state in states][:MAX_HISTORY]
        self._write(self._given, b"".join(stood))
        self._call("remember", len(stood), same_side)

    def think(self, depth: int, margin: int, nodes: int, repetition: int = 0) -> int:
        """Look ahead; returns how many turns there are. ``repetition``: the score of coming back to a position, for the side to move."""
        return self._call("think", depth, margin, nodes, repetition)

    def prove(self, most: int, nodes: int) -> int:
        """The least number of own turns that force a win, 0 if there is none, -1 if it was not settled."""
        return self._call("prove", most, nodes)

    def hold_on(self, turns: Sequence[int], most: int, nodes: int) -> list[int] | None:
        """Those of some turns, in the search's numbers, after which no win in so many turns is forced; None as soon as one is not settled.

        So many nodes are for each of them.
        """
        self._write(self._given, b"".join(map(_TURN.pack, turns)))
        many = self._call("hold_on", len(turns), most, nodes)
        if many < 0:
            return None
        return [turn for (turn,) in _TURN.iter_unpack(self._read(self._given, many * _TURN.size))]

    def answer(self) -> tuple[int, int]:
        """The depth that the last search finished, and how many positions it looked at."""
        depth, nodes = _ANSWER.unpack(self._read(self._desk + _ANSWER_AT, _ANSWER.size))
        return depth, nodes

    def best_line(self) -> list[core.TurnCode]:
        """The line that both sides are expected to play after the last search."""
        length = self._call("best_line")
        raw = self._read(self._desk + _LINE_AT, length * _TURN.size)
        return [turn_code(turn) for (turn,) in _TURN.iter_unpack(raw)]
