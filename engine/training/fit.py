"""Fitting a net to what was learned: plain numpy, for a net this small needs no more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.training.selfplay import Sample
from engine.weights import HIDDEN, INPUTS
from game import SQUARES, core

Floats: TypeAlias = NDArray[np.float32]

#: In what units the search holds the weights (``source/evaluation.h``).
_INPUT_UNIT: Final = 256
_OUTPUT_UNIT: Final = 64
_POINTS: Final = 100

_BATCH: Final = 2048
#: How far each step goes at first: from nothing, and where a net that knows much is to learn more.
_RATE: Final = 0.002
_GENTLE_RATE: Final = 0.0004
#: One of so many lessons is kept to see whether the net has learned or learned by heart.
_KEPT: Final = 20


@dataclass
class Net:
    """The weights as they are learned: hidden = max(0, x @ input + hidden_bias), logit = hidden @ output + bias."""

    input: Floats
    hidden_bias: Floats
    output: Floats
    bias: Floats

    @classmethod
    def fresh(cls, rng: np.random.Generator) -> Net:
        """A net that has learned nothing."""
        return cls(
            rng.normal(0, 0.15, (INPUTS, HIDDEN)).astype(np.float32),
            np.full(HIDDEN, 0.1, np.float32),
            rng.normal(0, 0.15, HIDDEN).astype(np.float32),
            np.zeros(1, np.float32),
        )

    @classmethod
    def unpack(cls, packed: bytes) -> Net:
        """The net whose weights the search reads so."""
        sizes = np.cumsum([INPUTS * HIDDEN, HIDDEN, HIDDEN])
        numbers = np.frombuffer(packed, "<i2", sizes[-1]).astype(np.float32)
        of_input, hidden_bias, output = np.split(numbers, sizes[:-1])
        bias = np.frombuffer(packed, "<i4", 1, 2 * int(sizes[-1])).astype(np.float32)
        return cls(
            of_input.reshape(INPUTS, HIDDEN) / np.float32(_INPUT_UNIT),
            hidden_bias / np.float32(_INPUT_UNIT),
            output / np.float32(_POINTS * _OUTPUT_UNIT),
            bias / np.float32(_POINTS * _OUTPUT_UNIT * _INPUT_UNIT),
        )

    def parameters(self) -> tuple[Floats, Floats, Floats, Floats]:
        """All of them, to be changed in place."""
        return self.input, self.hidden_bias, self.output, self.bias

    def pack(self) -> bytes:
        """The weights as the search reads them."""
        whole = [
            np.rint(self.input * _INPUT_UNIT),
            np.rint(self.hidden_bias * _INPUT_UNIT),
            np.rint(self.output * _POINTS * _OUTPUT_UNIT),
        ]
        numbers = np.concatenate([part.ravel() for part in whole])
        if np.abs(numbers).max() > np.iinfo(np.int16).max:
            raise ValueError("a weight is too large for the search")
        bias = np.rint(self.bias * _POINTS * _OUTPUT_UNIT * _INPUT_UNIT)
        return numbers.astype("<i2").tobytes() + bias.astype("<i4").tobytes()


def inputs(states: Sequence[core.State]) -> NDArray[np.uint8]:
    """For each state a row of noughts and ones: what stands on each square, and how many cats each side has."""
    rows = np.zeros((len(states), INPUTS), np.uint8)
    for row, (own_kittens, own_cats, kittens, cats, grown, other_grown, _, _) in zip(
        rows, states, strict=True
    ):
        for place, mask in enumerate((own_kittens, kittens, own_cats, cats)):
            for square in core.squares(mask):
                row[place * 36 + square] = 1
        row[144 + grown] = row[153 + other_grown] = 1
    return rows


def _symmetries() -> list[NDArray[np.intp]]:
    """The bed turned and mirrored in all eight ways, each as an order of the inputs."""
    bed = np.arange(len(SQUARES)).reshape(6, 6)
    turned = [np.rot90(side, quarter) for side in (bed, bed.T) for quarter in range(4)]
    counts = np.arange(144, INPUTS)
    return [
        np.concatenate([squares.ravel() + 36 * place for place in range(4)] + [counts]) for squares in turned
    ]


def fit(
    lessons: Sequence[Sample], epochs: int, seed: int, former: bytes | None = None
) -> tuple[Net, float, float]:
    """A net that tells the chances of these positions; with its loss on those it learned from and on those kept back.

    ``former``: the net that is to learn more; None: one that knows nothing.
    """
    rng = np.random.default_rng(seed)
    net = Net.unpack(former) if former else Net.fresh(rng)
    highest = _GENTLE_RATE if former else _RATE
    known = inputs([lesson.state for lesson in lessons])
    chances = np.array([lesson.chance for lesson in lessons], np.float32)
    kept = np.arange(len(known)) * _KEPT // len(known) == 0
    learned, told = known[~kept], chances[~kept]
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in net.parameters()]
    steps, step, views = epochs * (len(learned) // _BATCH), 0, _symmetries()
    for _ in range(epochs):
        order = rng.permutation(len(learned))
        for start in range(0, len(order) - _BATCH + 1, _BATCH):
            batch = order[start : start + _BATCH]
            view = views[rng.integers(8)]
            x = learned[batch][:, view].astype(np.float32)
            step += 1
            rate = highest * (1 - step / (steps + 1))
            _adam(net, _gradients(net, x, told[batch]), moments, rate, step)
    return net, loss(net, learned, told), loss(net, known[kept], chances[kept])


def _forward(net: Net, x: Floats) -> tuple[Floats, Floats]:
    hidden = np.maximum(x @ net.input + net.hidden_bias, 0)
    return hidden, 1 / (1 + np.exp(-(hidden @ net.output + net.bias)))


def _gradients(net: Net, x: Floats, chances: Floats) -> tuple[Floats, ...]:
    """The gradients: the change of the cross entropy with each weight."""
    hidden, told = _forward(net, x)
    error = ((told - chances) / len(x)).astype(np.float32)
    back = np.outer(error, net.output) * (hidden > 0)
    return x.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)


def _adam(
    net: Net, gradients: tuple[Floats, ...], moments: list[tuple[Floats, Floats]], rate: float, step: int
) -> None:
    """One step of Adam (Kingma and Ba, 2015)."""
    for part, gradient, (first, second) in zip(net.parameters(), gradients, moments, strict=True):
        first[...] += 0.1 * (gradient - first)
        second[...] += 0.001 * (gradient * gradient - second)
        part[...] -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)


def loss(net: Net, known: NDArray[np.uint8], chances: Floats) -> float:
    """The mean cross entropy; 0.693 is guessing."""
    told = np.clip(_forward(net, known.astype(np.float32))[1], 1e-6, 1 - 1e-6)
    return float(-(chances * np.log(told) + (1 - chances) * np.log(1 - told)).mean())
