"""A hint, a warning and what a review says of a turn: sentences made of facts."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import Final

from game import Position, Turn, Won, square_name
from teaching import (
    WEIGHTY,
    Ahead,
    Anyway,
    AsGood,
    Behind,
    Beside,
    Fact,
    FewHold,
    FollowUp,
    GhostComes,
    GrowsUp,
    Hint,
    LeavesGrowing,
    LeavesNothing,
    LeavesWin,
    LoseAtOnce,
    LosesIn,
    LosesPieces,
    Middle,
    MoreOnBed,
    NobodyFalls,
    OnlyStop,
    Prevents,
    PushesApart,
    PushesOff,
    PushesToEdge,
    RunsInto,
    ScaresOff,
    StopsGrowing,
    StopsWin,
    Tempting,
    TheyThreaten,
    ThreatensGrowing,
    ThreatensWin,
    Wins,
    WinsIn,
    is_telling,
    wins_in,
)
from words.catalogue import join_all, join_choices, join_list, run_on, say
from words.turns.effects import way_back
from words.turns.pieces import kind_word, seam_ends
from words.turns.reasons import growing_for, phrase, squares_for, wins_for
from words.turns.story import won_text

#: What is good about the place alone; it is said where nothing weightier is.
_WEAK: Final[tuple[type, ...]] = (PushesToEdge, NobodyFalls, MoreOnBed, Middle, PushesApart, Beside)
#: What is said where one weightier reason leaves room.
_BESIDE_ONE: Final[tuple[type, ...]] = (Prevents, NobodyFalls, MoreOnBed)
#: A sentence has room for so many reasons for a turn.
_ROOM: Final = 2
#: What speaks against it, the weightiest first; a sentence has room for one.
_AGAINST: Final[tuple[type, ...]] = (LeavesWin, LeavesGrowing, LosesPieces)
#: What goes without saying after a weightier fact.
_SAID_WITH: Final[dict[type, tuple[type, ...]]] = {
    Wins: (),
    WinsIn: (LeavesGrowing, LosesPieces, StopsGrowing, ThreatensGrowing, LeavesNothing, *_WEAK),
    LosesIn: (LeavesWin, LeavesGrowing),
    LeavesWin: (StopsWin, StopsGrowing),
    # Whoever completes a line then, loses to the win.
    ThreatensWin: (ThreatensGrowing, LeavesGrowing),
    GrowsUp: (ThreatensGrowing,),
    PushesOff: (PushesToEdge,),
    LeavesNothing: (NobodyFalls,),
}


def hint_text(position: Position, hint: Hint) -> str:
    """A hint: the turn, and why; and that a ghost which could come in stays out."""
    told = say("hint", turn=turn_text(position, hint.turn), why=_why_hinted(position, hint)).rstrip()
    return run_on((told, say("hint-ghost-waits"))) if _ghost_waits(position, hint.turn) else told


def found_text(position: Position, hint: Hint) -> str:
    """The hint for whoever has picked that very turn already: there is nothing left to look for."""
    return run_on((say("hint-found"), _why_hinted(position, hint)))


def _why_hinted(position: Position, hint: Hint) -> str:
    """The reasons for a hint's turn; of a win the line, too, which need not be where the piece is placed.

    Other turns, and who stands better, have a line of their own: together it was too much to read.
    """
    about, others = _parts_of(position, hint.turn, hint.facts)
    if is_the_eighth(hint.turn):
        about.insert(0, say("hint-eight"))
    if Wins() in hint.facts:
        won = position.play(hint.turn).events[-1]
        about += [won_text(won)] if isinstance(won, Won) else []
    return "\n".join(filter(None, (run_on(about), run_on(others))))


def _ghost_waits(position: Position, turn: Turn) -> bool:
    """True if the ghost could come in with a turn that doesn't win, and doesn't."""
    if turn.entry is not None or position.after(turn).outcome:
        return False
    return bool(position.place(turn.kind, turn.square).entries)


def is_the_eighth(turn: Turn) -> bool:
    """True if all eight are on the bed after a turn, so that a single piece comes off it."""
    return len(turn.graduation) == 1


def turn_text(position: Position, turn: Turn) -> str:
    """A turn with its choices: what is placed where, where the ghost comes in, what grows up."""
    told = [say("hint-place", kind=kind_word(turn.kind), square=square_name(turn.square))]
    if turn.entry is not None:
        told.append(say("hint-entry", **seam_ends(turn.entry)))
    begun, named = position.place(turn.kind, turn.square), join_list(told)
    if len(begun.graduations) > 1:
        return say("hint-way", turn=named, way=way_back(begun, turn.graduation))
    return named


def why(facts: Sequence[Fact]) -> str:
    """The reasons in short sentences: what they threaten, what the turn does about it, why not another, and how its player stands."""
    return run_on(chain(*_parts(facts)))


def why_of(position: Position, turn: Turn, facts: Sequence[Fact]) -> str:
    """The same for a turn that has just been named; nothing where its name says it all."""
    return run_on(chain(*_parts_of(position, turn, facts)))


def _parts_of(position: Position, turn: Turn, facts: Sequence[Fact]) -> tuple[list[str], list[str]]:
    left = unnamed(position, turn, facts)
    return _parts(left, never_none=len(left) == len(facts))


def unnamed(position: Position, turn: Turn, facts: Sequence[Fact]) -> Sequence[Fact]:
    """The facts that the name of a turn does not tell: where what grows up is a choice, its name says that it does."""
    chosen = len(position.place(turn.kind, turn.square).graduations) > 1
    return [fact for fact in facts if not (chosen and isinstance(fact, GrowsUp))]


def reasons(facts: Sequence[Fact]) -> list[str]:
    """The reasons as sentences, as far as there are any."""
    return [*chain(*_parts(facts, never_none=False))]


def _parts(facts: Sequence[Fact], *, never_none: bool = True) -> tuple[list[str], list[str]]:
    """The sentences about a turn itself; and those about other turns, and who stands better. If it is ``never_none``, one says that there is no reason."""
    about, contrast = [*_threat(facts), *_reasons(facts)], list(_contrast(facts))
    lost = any(isinstance(fact, LosesIn) for fact in facts)
    # How its player stands is no reason for a turn.
    if never_none and not (about or contrast or lost):
        about = [say("hint-no-reason")]
    return about, [*contrast, *_standing(facts)]


def without_caveats(facts: Sequence[Fact]) -> Sequence[Fact]:
    """The facts without those against the turn, for where it is praised."""
    return [fact for fact in facts if not isinstance(fact, _AGAINST)]


def without_trifles(facts: Sequence[Fact]) -> Sequence[Fact]:
    """The facts without those of the place alone; nothing at all if nothing weighty speaks for the turn."""
    kept = [fact for fact in facts if not isinstance(fact, _WEAK)]
    return kept if _strong(facts) else ()


def _threat(facts: Sequence[Fact]) -> Iterator[str]:
    for fact in facts:
        if isinstance(fact, TheyThreaten):
            yield say("hint-threat", **wins_for(fact.wins))


def _reasons(facts: Sequence[Fact]) -> Iterator[str]:
    """The reasons for the turn, and what speaks against it."""
    kept = worth_saying(facts)
    if LosesIn(1) in facts:
        return
    few = next((fact for fact in facts if isinstance(fact, FewHold)), None)
    if few:
        yield say("hint-few-hold", count=few.count, free=few.free, turns=few.turns)
    if good := _good(kept, _ROOM - bool(few)):
        yield say("hint-why", count=len(good), first=good[0], second=good[-1])
    elif not few and not any(isinstance(fact, LeavesWin) for fact in kept):
        return
    costs = list(_caveats(kept))
    yield from costs[:1]
    # Whoever is behind must see what comes, though nothing stops it.
    behind = any(isinstance(fact, Behind) for fact in facts)
    if len(costs) > 1 and behind and any(map(_is_anyway, kept)):
        yield costs[-1]


def _good(facts: Sequence[Fact], room: int) -> list[str]:
    """The reasons for the turn; of the place alone only where nothing weightier does."""
    strong = list(_phrases(facts, WEIGHTY))
    anyway = list(_phrases(facts, (Anyway,)))
    if not strong:
        prevents = () if _many_as_good(facts) else _phrases(facts, (Prevents,))
        fair = (*prevents, *_phrases(facts, _WEAK))
        return [*fair[: room - bool(anyway)], *anyway][:room]
    ghost = list(_phrases(facts, (GhostComes,)))
    # Of a ghost that enters it is always said what for.
    others = [each for each in strong if each not in ghost]
    if not _many_as_good(facts):
        others += _phrases(facts, _BESIDE_ONE)
    return [*others[: room - len(ghost)], *ghost] if len(ghost) < room else ghost


def _contrast(facts: Sequence[Fact]) -> Iterator[str]:
    """The sentence why not another turn, or how many are as good."""
    for fact in facts:
        match fact:
            case Tempting():
                yield why_not(fact)
            case FollowUp() if not _many_as_good(facts):
                yield follow_up_text(fact)
            case LoseAtOnce():
                yield lose_at_once(fact)
            case AsGood() if not any(isinstance(each, Tempting) for each in facts):
                yield from _how_many(fact, facts)


def follow_up_text(follows: FollowUp) -> str:
    """The sentence about the next turn that a search expects."""
    names = {"reply": square_name(follows.reply.square), "next": square_name(follows.turn.square)}
    return say("hint-follow-up", does=phrase(follows.does), **names)


def lose_at_once(fact: LoseAtOnce) -> str:
    """The sentence on which squares a turn loses at once."""
    return say("hint-lose-at-once", squares=join_choices(map(square_name, fact.squares)))


def why_not(tempting: Tempting) -> str:
    """The sentence why not to play the turn that suggests itself."""
    turn = tempting.turn
    words = {
        "square": square_name(turn.square),
        "kind": kind_word(turn.kind) if tempting.kind_matters else "any",
    }
    match tempting.because:
        case LeavesWin(wins):
            return say("hint-not-win", **words, **wins_for(wins))
        case LosesIn(turns):
            return say("hint-not-forced", turns=turns, **words)
        case RunsInto(reply, does, sure):
            words["reply"] = square_name(reply.square)
            match does:
                case GrowsUp(squares):
                    return say("hint-not-grows", count=len(squares), **words)
                case ThreatensWin(wins):
                    return say("hint-not-threatens", **words, **wins_for(wins))
                case PushesOff(squares) | ScaresOff(squares):
                    return say("hint-not-pushes", **words, **squares_for(squares, join_all))
                case ThreatensGrowing():
                    key = "hint-not-line-sure" if sure else "hint-not-line"
                    return say(key, **words, **growing_for(does))


def _how_many(alike: AsGood, facts: Sequence[Fact]) -> Iterator[str]:
    """The sentence about how many squares are about as good, where that helps."""
    if alike.count == 1:
        yield say("hint-as-good", how="alone")
    elif alike.many:
        yield say("hint-as-good", how="many")
    elif not _strong(facts):
        yield say("hint-as-good", how="some")


def _strong(facts: Sequence[Fact]) -> list[str]:
    """The weighty reasons for the turn."""
    return list(_phrases(worth_saying(facts), WEIGHTY))


def _many_as_good(facts: Sequence[Fact]) -> bool:
    return any(isinstance(fact, AsGood) and fact.many for fact in facts)


def _standing(facts: Sequence[Fact]) -> Iterator[str]:
    """The sentence how the player stands, where that is clear."""
    for fact in facts:
        match fact:
            case LosesIn(1):
                yield say("hint-lost-now")
            case LosesIn(turns):
                yield say("hint-lost", turns=turns)
            case Behind(own, theirs):
                yield say("hint-behind", cats="told" if own < theirs else "none", own=own, theirs=theirs)
            case Ahead(own, theirs):
                yield say("hint-ahead", cats="told" if own > theirs else "none", own=own, theirs=theirs)


def warning(after: Position) -> str | None:
    """The warning of the preview: a win that a turn leaves, in the position after it; None if it leaves none."""
    left = () if after.outcome else wins_in(after.state, after.rules)
    return say("hint-warning", **wins_for(left)) if left else None


def worth_saying(facts: Sequence[Fact]) -> Sequence[Fact]:
    """The facts without those that go without saying."""
    silent = {kind for fact in facts for kind in _SAID_WITH.get(type(fact), ())}
    wins = {square for fact in facts if isinstance(fact, StopsWin) for square in fact.squares}
    # A line of cats is a line: where all that is stopped wins, once is enough.
    again = [fact for fact in facts if isinstance(fact, StopsGrowing) and wins.issuperset(fact.squares)]
    return [
        fact for fact in facts if type(fact) not in silent and fact not in again and not _says_nothing(fact)
    ]


def _says_nothing(fact: Fact) -> bool:
    return not is_telling(fact.does if isinstance(fact, Prevents) else fact)


def _phrases(facts: Sequence[Fact], kinds: Collection[type]) -> Iterator[str]:
    only = any(isinstance(fact, OnlyStop) for fact in facts)
    told = any(isinstance(fact, TheyThreaten) for fact in facts)
    for kind in kinds:
        yield from (phrase(fact, only=only, told=told) for fact in facts if type(fact) is kind)


def _caveats(facts: Sequence[Fact]) -> Iterator[str]:
    """The reasons against a turn, as sentences to its player, the weightiest first; last what every other turn would leave, too."""
    both = any(isinstance(fact, PushesOff | ScaresOff) for fact in facts)
    against = [fact for fact in facts if isinstance(fact, _AGAINST)]
    for fact in sorted(against, key=lambda fact: (_is_anyway(fact), _AGAINST.index(type(fact)))):
        match fact:
            case LeavesWin(wins):
                yield say("hint-but-win", **wins_for(wins))
            case LeavesGrowing():
                way = "yes" if fact.anyway else "no"
                yield say("hint-but-growing", anyway=way, **growing_for(fact))
            case LosesPieces(count):
                yield say("hint-but-loses", count=count, too="yes" if both else "no")


def _is_anyway(fact: Fact) -> bool:
    return isinstance(fact, LeavesGrowing) and fact.anyway
