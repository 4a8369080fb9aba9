"""The rate limit: drops interactions that come too late, and asks whoever presses too fast to slow down.

All time here is monotonic, in seconds: no change of the machine's clock moves it.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from math import inf
from typing import Final

#: Seconds after which an answer would not reach Discord in time: it waits for 3, and the answer has to travel too.
PATIENCE: Final = 2.5
#: Presses a second that are taken from one person for as long as they like; a brisk one presses ten.
PRESSES: Final = 15
#: Seconds of silence for a person who pressed faster than that.
SILENCE: Final = 5.0

#: Seconds after which what was learnt about the clocks begins to be forgotten: they drift apart slowly.
_REMEMBERED: Final = 300.0
#: Two moments that lie further apart than so many seconds have nothing to do with each other: a clock was changed.
_CHANGED: Final = 900.0


class Verdict(Enum):
    """The verdict on an interaction: it is served, or it is dropped because of its age or its person's haste."""

    SERVED = "served"
    TOO_LATE = "too late"
    #: The first one too many: its person is told, and not served for a while.
    TOO_FAST = "too fast"
    SILENCED = "silenced"


class Ages:
    """The ages of interactions, told by Discord's clock, which is in their ids, and the machine's.

    How far the two clocks are apart nobody knows. But the fastest of the latest interactions was on its way for hardly any
    time, and the difference between the clocks that it shows is the smallest: any other is older by what it exceeds that.
    """

    def __init__(self) -> None:
        # The smallest difference since some moment, and in the time before.
        self._lately = self._before = inf
        self._since = -inf

    def learn(self, interaction_id: int, now: float) -> None:
        """Take account of an interaction that was just received.

        If its clock is far from what was known, then a clock was changed, or its id is broken: what was known counts no
        longer. So neither makes all others look old.
        """
        difference = now - _made_at(interaction_id)
        if now - self._since > _REMEMBERED:
            self._before = self._lately if now - self._since <= 2 * _REMEMBERED else inf
            self._lately, self._since = inf, now
        if abs(difference - self._offset) > _CHANGED:
            self._before = self._lately = difference
        self._lately = min(self._lately, difference)

    def age(self, interaction_id: int, now: float) -> float:
        """Seconds since an interaction was made; 0 for the fastest."""
        return now - _made_at(interaction_id) - self._offset

    @property
    def _offset(self) -> float:
        return min(self._lately, self._before)


@dataclass
class _Budget:
    """A person's budget: so many presses at ``counted_at``, and nothing before ``silent_until``."""

    left: float
    counted_at: float
    silent_until: float = -inf


class Budgets:
    """Everybody's presses: a token bucket for each person.

    Its size is the rate times the patience: the presses that pile up while none of them gets through.
    """

    def __init__(self, presses: float, patience: float) -> None:
        self._presses = presses
        self._size = presses * patience
        #: After so many seconds a budget is full again, and needs no remembering.
        self._full_after = max(patience, SILENCE)
        #: Those who pressed last stand at the end.
        self._people: OrderedDict[int, _Budget] = OrderedDict()

    def spend(self, person_id: int, now: float, *, typing: bool) -> Verdict:
        """Take one press from somebody's budget; one who is ``typing`` is never silenced for it, only not served."""
        self._forget(now)
        budget = self._people.setdefault(person_id, _Budget(self._size, now))
        self._people.move_to_end(person_id)
        if now < budget.silent_until:
            return Verdict.SILENCED
        budget.left = min(self._size, budget.left + (now - budget.counted_at) * self._presses)
        budget.counted_at = now
        if budget.left >= 1:
            budget.left -= 1
            return Verdict.SERVED
        if typing:
            return Verdict.SILENCED
        budget.silent_until = now + SILENCE
        return Verdict.TOO_FAST

    def _forget(self, now: float) -> None:
        """Forget those whose budgets are full again."""
        while self._people and now - next(iter(self._people.values())).counted_at > self._full_after:
            self._people.popitem(last=False)

    def __len__(self) -> int:
        return len(self._people)


class RateLimiter:
    """Asked about every interaction before any work is done for it.

    ``presses`` a second are taken from one person, and none that is older than ``patience``; ``now`` is the time.
    """

    def __init__(
        self,
        presses: float = PRESSES,
        patience: float = PATIENCE,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._patience = patience
        self._now = now
        self._ages = Ages()
        self._budgets = Budgets(presses, patience)

    def ask(self, interaction_id: int, person_id: int, *, typing: bool = False) -> Verdict:
        """The verdict on an interaction that was just received; ``typing``: it asks for suggestions."""
        now = self._now()
        self._ages.learn(interaction_id, now)
        if self._ages.age(interaction_id, now) > self._patience:
            return Verdict.TOO_LATE
        return self._budgets.spend(person_id, now, typing=typing)

    def left(self, interaction_id: int) -> float:
        """Seconds in which an interaction can still be answered for the first time; below 0 if it is too late."""
        return self._patience - self._ages.age(interaction_id, self._now())


def _made_at(interaction_id: int) -> float:
    """The moment in an id, in seconds since the beginning of Discord's time."""
    return (interaction_id >> 22) / 1000
