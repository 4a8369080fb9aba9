"""Lessons: a hint for one turn, and the review of a whole match."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from game import Played, Side, Turn
from teaching.facts import Fact, FollowUp

#: How many turns a review tells of, at most, and by how many hundredths a turn must have worsened its side's chance; less will do
#: for the one by which the loser let the last chance go.
MOMENTS: Final = 4
LEAST_LOSS: Final = 8
_LEAST_AT_LAST: Final = 6
#: Of a side of which a review would tell nothing else, a turn that cost so many hundredths will do, as of a line that was let go of;
#: so many are looked at.
_LEAST_LESSER, _LESSER_MOST = 3, 2
#: By how many hundredths a turn must have raised its side's chance to be praised: it found what was not seen before.
LEAST_GAIN: Final = 3
#: With so small a chance, in hundredths, a match is next to lost.
_LOST: Final = 15
#: The chance of either side, in hundredths, where none stands better.
_EVEN: Final = 50


class Hint(NamedTuple):
    """A turn to play, and what is true of it, the weightiest first."""

    turn: Turn
    facts: tuple[Fact, ...]


class Moment(NamedTuple):
    """A turn that changed who stood better: its number, and the notation of a better one.

    ``wins_in``: the better turn was proved to win within so many of its side's turns; ``loses_in``: after the turn that was
    played, the other side was proved to win within so many of its own. ``reply``: what the other side had best answered, in
    notation. ``after_better`` and ``after_reply``: the next two turns that a search expects after these. All may be missing, as
    the later ones are in reviews of early versions.
    """

    number: int
    better: str
    wins_in: int | None = None
    loses_in: int | None = None
    reply: str | None = None
    after_better: tuple[str, ...] = ()
    after_reply: tuple[str, ...] = ()


class Answer(NamedTuple):
    """A turn that was tried: what it did, the bot's reply to it (None: the turn ended the game), and its side's chance then, in hundredths.

    ``follows``: the next turn that a search expects after the reply, if that does something.
    """

    played: Played
    reply: Played | None
    chance: int
    follows: FollowUp | None = None

    @property
    def shown(self) -> Played:
        """The turn that shows what comes of it: the reply, if there is one."""
        return self.reply or self.played


class Review(NamedTuple):
    """A review: Orange's chance to win before the first turn and after each, in hundredths; and the moments that changed it most."""

    chances: tuple[int, ...]
    moments: tuple[Moment, ...]

    def chances_of(self, side: Side) -> tuple[int, ...]:
        """A side's chance to win before the first turn and after each, in hundredths."""
        return tuple(_of(side, chance) for chance in self.chances)


def loss(chances: Sequence[int], number: int) -> int:
    """By how much a turn, counted from 1, worsened the chance of the side that played it, in hundredths."""
    change = chances[number] - chances[number - 1]
    return -change if side_of(number) is Side.ORANGE else change


def side_of(number: int) -> Side:
    """The side that played a turn, counted from 1."""
    return Side.ORANGE if number % 2 else Side.GRAY


def by_loss(chances: Sequence[int]) -> tuple[int, ...]:
    """The numbers of the turns that worsened their own side's chance, the worst first; none that did so by little."""
    numbers = (number for number in range(1, len(chances)) if loss(chances, number) >= LEAST_LOSS)
    return tuple(sorted(numbers, key=lambda number: (-loss(chances, number), number)))


def worth_telling(
    chances: Sequence[int], left: Sequence[int], *, given: int | None = None, missed: Sequence[int] = ()
) -> tuple[int, ...]:
    """The numbers of turns that a review may tell of, the first ones first: by loss, and those that ``left`` a win or a line that was there.

    If none of the first came after the worst, one that left something then takes the last place: the match went on. The
    ones that decided (``deciding_turns``) are among the first, however much more earlier ones cost.
    """
    lossy = list(by_loss(chances))
    # What was let go of is told where it cost something: nobody wants to be told of a turn after which they stand as well.
    dear = (number for number in left if number in missed or loss(chances, number) >= _LEAST_LESSER)
    others = [number for number in dear if number not in lossy]
    later = [number for number in others if lossy and number > lossy[0]]
    if later and not any(number > lossy[0] for number in lossy[1:MOMENTS]):
        lossy.insert(MOMENTS - 1, later[0])
    must = deciding_turns(chances, given=given, missed=missed)
    return _among_the_first(must, tuple(dict.fromkeys([*lossy, *must, *others])))


def lesser_turns(chances: Sequence[int], side: Side, *, without: Sequence[int]) -> tuple[int, ...]:
    """The turns of a side of which a review tells nothing else: those that cost it most, the worst first, ``without`` some."""
    own = (number for number in range(1, len(chances)) if side_of(number) is side and number not in without)
    lossy = [number for number in own if loss(chances, number) >= _LEAST_LESSER]
    return tuple(sorted(lossy, key=lambda number: (-loss(chances, number), number))[:_LESSER_MOST])


def with_lesser(moments: Sequence[Moment], moment: Moment, decided: Sequence[int]) -> list[Moment]:
    """The moments with another one, for which the last makes way that did not decide the match, if there are as many as there may be."""
    if len(moments) < MOMENTS:
        return [*moments, moment]
    way = next((each for each in reversed(moments) if each.number not in decided), None)
    return [*(each for each in moments if each is not way), moment] if way else list(moments)


def deciding_turns(
    chances: Sequence[int], *, given: int | None = None, missed: Sequence[int] = ()
) -> tuple[int, ...]:
    """The numbers of the turns that decided a match.

    They are the losing turn; the one by which the win was ``given``: it let the other side win with its next turn, although not
    every turn did; and the last one that ``missed`` a win which anybody could see.
    """
    found = (losing_turn(chances), given, *missed[-1:])
    return tuple(dict.fromkeys(number for number in found if number))


def _among_the_first(must: Sequence[int], order: Sequence[int]) -> tuple[int, ...]:
    """The same order, but that all of some are among the first ones; the last of these make way for them."""
    first, rest = list(order[:MOMENTS]), [number for number in order[MOMENTS:] if number not in must]
    for number in order[MOMENTS:]:
        if number in must:
            way = next(each for each in reversed(first) if each not in must)
            first.remove(way)
            first.append(number)
            rest.insert(0, way)
    return (*first, *rest)


def losing_turn(chances: Sequence[int]) -> int | None:
    """The number of the last turn by which the side that stood worse in the end let go of a chance that was there; None if it made none."""
    if chances[-1] == _EVEN:
        return None
    loser = Side.ORANGE if chances[-1] < _EVEN else Side.GRAY
    lost = (number for number in range(1, len(chances)) if loss(chances, number) >= _LEAST_AT_LAST)
    return max((number for number in lost if side_of(number) is loser), default=None)


def lost_from(chances: Sequence[int], side: Side) -> int | None:
    """The number of the turn after which a side had next to no chance any more until the end; None if that came with the last two turns."""
    after = len(chances)
    while after and _of(side, chances[after - 1]) <= _LOST:
        after -= 1
    return after if after < len(chances) - 2 else None


#: The figure of how well somebody played counts what they kept above this share, for even the worst of 72 games kept 75 hundredths (decision 20).
_KEPT_BY_ALL: Final = 0.7


def kept_score(chances: Sequence[int], side: Side) -> int:
    """The figure of how much a side kept of what was there, 0 to 100: its chances after its own turns, as a share of those before.

    A turn seldom gives all away, so that shares lie close together: the figure is 0 at seven tenths or less, and 100 where nothing was given away.
    A turn that looked better afterwards than before counts as having kept all.
    """
    before = after = 0
    for number in range(1, len(chances)):
        if side_of(number) is side:
            was, became = (_of(side, chances[each]) for each in (number - 1, number))
            before, after = before + was, after + min(was, became)
    share = after / before if before else 1.0
    return max(0, round(100 * (share - _KEPT_BY_ALL) / (1 - _KEPT_BY_ALL)))


def best_turn(chances: Sequence[int]) -> int | None:
    """The number of the turn that raised its own side's chance most, if one did by LEAST_GAIN; not the last, which ends the match."""
    gains = {number: -loss(chances, number) for number in range(1, len(chances) - 1)}
    best = max(gains, key=lambda number: gains[number], default=None)
    return best if best is not None and gains[best] >= LEAST_GAIN else None


def _of(side: Side, chance: int) -> int:
    """A side's chance, of Orange's."""
    return chance if side is Side.ORANGE else 100 - chance


def write_review(review: Review) -> str:
    """A review as text, to be kept."""
    return json.dumps({"chances": review.chances, "moments": [moment._asdict() for moment in review.moments]})


def read_review(text: str) -> Review:
    """The review of a text; ValueError, KeyError or TypeError if it is none."""
    kept = json.loads(text)
    return Review(tuple(map(int, kept["chances"])), tuple(_read_moment(moment) for moment in kept["moments"]))


def _read_moment(kept: dict[str, Any]) -> Moment:
    """A moment of its fields; JSON has lists where they are tuples."""
    fields: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in kept.items()
    }
    return Moment(**fields)
