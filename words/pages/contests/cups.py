"""Cups in words: how far one is, and its ties round by round."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from contests.cup.bracket import Tie
from data import Player
from data.records.contests import Contest, ContestPair, ContestState
from services.contests.cup.brackets import CupBracket
from services.contests.telling import ContestSeen
from services.people import Person, player_id_of
from words.catalogue import as_far_as_fits, join_list, run_on, say
from words.limits import ALT_TEXT
from words.play.contests import named, round_title
from words.play.series import written_points
from words.turns.pieces import mention

#: A tie's two matches; and the place of whoever has lost the final.
_BOTH: Final = 2
_SECOND: Final = 2


def cup_title(contest: Contest) -> str:
    """The heading of a cup."""
    return say("cup-title", contest=named(contest))


def cup_state(seen: ContestSeen) -> str:
    """The state of a cup that has begun: the round, or who has won."""
    cup = seen.cup
    if cup is None:
        return _state("ended")
    if cup.champion is not None:
        return _state("won", cup_winners(seen))
    state = seen.contest.state
    told = {ContestState.RUNNING: "running", ContestState.PAUSED: "paused"}.get(state, "ended")
    left = sum(cup.is_in(player_id) for player_id in cup.players)
    return _state(told, {"round": round_of(cup, cup.round), "left": str(left), "all": str(len(cup.players))})


def _state(state: str, details: Mapping[str, str] = MappingProxyType({})) -> str:
    return say("cup-state", state=state, **details)


def cup_winners(seen: ContestSeen) -> Mapping[str, str]:
    """The winner of a cup that is over, and the second, by the names that a sentence has for them. ValueError before that."""
    winner, second = map(mention, first_two(seen))
    return {"winner": winner, "second": second}


def podium_alt_text(seen: ContestSeen, server: str = "") -> str:
    """The podium of a cup that is over in words; ``server`` is the name in the picture."""
    named = [
        say("cup-over-alt-line", place=place, name=player.name or say("former-player"))
        for place, player in enumerate(first_two(seen), 1)
    ]
    return run_on([say("season-over-alt", server=server or "none", title=seen.contest.name), *named])


def first_two(seen: ContestSeen) -> tuple[Player, Player]:
    """The winner of a cup that is over, and the second. ValueError before that."""
    cup = seen.cup
    if cup is None or cup.champion is None:
        raise ValueError(f"nobody has won cup {seen.contest.id}")
    second = next(player_id for player_id, place in cup.places.items() if place == _SECOND)
    return cup.players[cup.champion], cup.players[second]


def cup_lines(seen: ContestSeen) -> list[str]:
    """The rounds, the latest first: a heading, and a line for each tie that is known."""
    cup = seen.cup
    if cup is None:
        return []
    found = []
    for number in reversed(range(len(cup.rounds))):
        ties = [tie for tie in cup.rounds[number] if tie is not None]
        if ties:
            found.append(f"**{round_of(cup, number)}**")
            found += [tie_line(cup.players, tie, mention) for tie in ties]
    return found


def in_cup(seen: ContestSeen, person: Person) -> str:
    """The sentence that tells somebody if they have joined a cup, are still in it, or are out."""
    if seen.cup is None:
        return say("cup-you", where="joined" if seen.is_in(person) else "none")
    if seen.plays(person):
        return say("cup-you", where="plays")
    entered = player_id_of(person, seen.cup.players) is not None
    return say("cup-you", where="out" if entered else "late")


def tie_line(players: Mapping[int, Player], tie: Tie, called: Callable[[Player], str]) -> str:
    """A tie in words: who goes on, or how it stands."""
    if tie.other is None:
        return say("cup-tie", how="bye", one=called(players[tie.better]), other="", score="")
    one, other = (tie.better, tie.other) if tie.winner != tie.other else (tie.other, tie.better)
    by_games = sum(game.points(one) for game in tie.games), sum(game.points(other) for game in tie.games)
    how = _how(tie, ahead=by_games[0] > by_games[1])
    score = say("cup-score", one=written_points(by_games[0]), other=written_points(by_games[1]))
    return say("cup-tie", how=how, one=called(players[one]), other=called(players[other]), score=score)


def bracket_alt_text(seen: ContestSeen, cup: CupBracket) -> str:
    """The picture of a bracket in words."""
    rounds = [
        _alt_round(cup, round_of(cup, number), [tie for tie in ties if tie is not None])
        for number, ties in enumerate(cup.rounds)
    ]
    heading = say("cup-alt", contest=named(seen.contest))
    return as_far_as_fits([heading, *filter(None, rounds)], ALT_TEXT, run_on)


def cup_pair(contest: Contest, pair: ContestPair, one: str, other: str, *, level: bool) -> str:
    """The message of a pair, whose matches begin below it; ``level``: a single one decides, for both have as many points."""
    details = {"contest": named(contest), "round": round_title(pair.round), "one": one, "other": other}
    if pair.games > 1:
        return say("cup-pair", **details)
    if not level:
        return say("cup-again", **details)
    return say("cup-decider", **details, pace=say("command-pace-name", pace=contest.pace.shorter))


def round_of(cup: CupBracket, number: int) -> str:
    """The name of a round, counted from 0."""
    return round_title(len(cup.rounds) - 1 - number)


def _alt_round(cup: CupBracket, title: str, ties: Sequence[Tie]) -> str | None:
    if not ties:
        return None
    told = join_list(tie_line(cup.players, tie, _plain) for tie in ties)
    return say("cup-alt-round", round=title, ties=told)


def _plain(player: Player) -> str:
    return player.name or say("former-player")


def _how(tie: Tie, *, ahead: bool) -> str:
    """The state of a tie; ``ahead``: the winner has more points."""
    if tie.winner is None:
        return "begun" if tie.games else "open"
    if len(tie.games) >= _BOTH and ahead:
        return "won"
    return "seed" if len(tie.games) > _BOTH else "walkover"
