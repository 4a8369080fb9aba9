"""Playing a match: finding it, taking a turn, resigning."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.services.people import Person, Place
from bot.services.refusals import Refusal, Refused
from bot.services.snapshots import Snapshot, changing, load, looking
from data import Database, Match, MatchState, Player, matches, players
from data import Turn as TurnRecord
from game import AmbiguousTurn, Ending, IllegalTurn, NotATurn, Position, Side, Turn

#: How a match ended, as stored: the rules' three ways, and giving up.
RESIGNED: Final = "resigned"
#: A match's number has fewer digits than would overflow the database's integers.
_MOST_DIGITS: Final = 19
ENDINGS: Final = {Ending.LINE: "line", Ending.EIGHT_CATS: "eight-cats", Ending.THREE_KITTENS: "three-kittens"}


class Listed(NamedTuple):
    """A running match in somebody's list: against whom, and whether it awaits them."""

    match: Match
    opponent: Player
    awaits_me: bool


async def play(
    database: Database, match_id: int, person: Person, text: str, now: datetime, *, version: int | None = None
) -> Snapshot:
    """Take a turn, written in notation; ``version`` is the one the player saw, where that is known."""
    async with changing(database) as connection:
        snapshot = await _for_mover(connection, match_id, person, version)
        turn = _read_turn(snapshot.position, text)
        after, events = snapshot.position.play(turn)
        values: dict[str, Any] = {"position": str(after), "turns": snapshot.match.turns + 1}
        if after.outcome:
            values |= _ended(after.outcome.winner, ENDINGS[after.outcome.ending])
        match = await _change(connection, snapshot.match, now, values)
        await matches.add_turn(
            connection, TurnRecord(match.id, match.turns, str(turn), str(after), match.version, now)
        )
        return Snapshot(match, snapshot.orange, snapshot.gray, snapshot.position, turn, events, after)


async def resign(
    database: Database, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Give a match up; the other player wins."""
    async with changing(database) as connection:
        snapshot, side = await _for_player(connection, match_id, person, version)
        return await _change(connection, snapshot.match, now, _ended(side.other, RESIGNED))


async def for_player(
    database: Database, match_id: int, person: Person, *, version: int | None = None
) -> Snapshot:
    """A running match of this person's, to act on; refused as any act on it would be."""
    async with looking(database) as connection:
        return (await _for_player(connection, match_id, person, version))[0]


async def to_play(
    database: Database, match_id: int, person: Person, *, version: int | None = None
) -> Snapshot:
    """A match in which it is this person's turn, as they see it; refused as a turn would be."""
    async with looking(database) as connection:
        return await _for_mover(connection, match_id, person, version)


async def to_show(database: Database, person: Person, channel_id: int, named: str | None) -> int:
    """The id of the match to show: as ``choose`` finds it, or else a finished one that nobody has seen end."""
    try:
        return await choose(database, person, channel_id, named, to_play=False)
    except Refused as refused:
        if refused.refusal is not Refusal.NO_MATCH:
            raise
        async with database.read() as connection:
            player = await players.by_discord_id(connection, person.discord_id)
            unseen = await matches.unshown_of(connection, player.id) if player else []
        if not unseen:
            raise
        return unseen[-1]


async def of_player(database: Database, match_id: int, person: Person) -> Snapshot:
    """A match of this person's, running or finished."""
    async with looking(database) as connection:
        return await _of_player(connection, match_id, person)


async def bring_to(database: Database, match_id: int, person: Person, place: Place) -> Match:
    """Let a match be shown anew in a channel, and live there from now on; the match as it was."""
    async with changing(database) as connection:
        match = (await _of_player(connection, match_id, person)).match
        if match.channel_id == place.channel_id:
            await matches.set_unshown(connection, match_id)
        else:
            await matches.move(connection, match_id, place.guild_id, place.channel_id)
        return match


async def settle_in(database: Database, match_id: int, channel_id: int) -> None:
    """Give a match that begins its home, unless it has been seen or played somewhere by then."""
    async with database.write() as connection:
        await matches.settle(connection, match_id, channel_id)


async def running(database: Database, person: Person) -> Sequence[Listed]:
    """A person's running matches: those that await them first, the longest waiting first."""
    async with database.read() as connection:
        player = await players.by_discord_id(connection, person.discord_id)
        if player is None:
            return []
        listed = [
            Listed(match, opponent, _awaits(match, player))
            for match, opponent in await matches.running_of(connection, player.id)
        ]
    return sorted(listed, key=lambda item: not item.awaits_me)


async def choose(
    database: Database, person: Person, channel_id: int, named: str | None, *, to_play: bool
) -> int:
    """The id of the match meant: the one named, else the only one here, else the only one anywhere.

    ``to_play`` looks among those that await this person only.
    """
    listed = await running(database, person)
    if named is not None:
        return _named(listed, named)
    if not listed:
        raise Refused(Refusal.NO_MATCH)
    candidates = [item for item in listed if item.awaits_me or not to_play]
    here = [item for item in candidates if item.match.channel_id == channel_id]
    chosen = here or candidates
    if len(chosen) == 1:
        return chosen[0].match.id
    if not chosen:
        raise Refused(Refusal.NOTHING_AWAITS_YOU, opponent=listed[0].opponent)
    raise Refused(Refusal.WHICH_MATCH)


def _named(listed: Sequence[Listed], named: str) -> int:
    """The match of a number (as autocomplete fills in), or against an opponent of that name."""
    wanted = named.casefold().strip().removeprefix("@")
    found = {
        item.match.id for item in listed if wanted in {str(item.match.id), item.opponent.name.casefold()}
    }
    if len(found) > 1:
        raise Refused(Refusal.WHICH_MATCH)
    if found:
        return found.pop()
    if wanted.isdecimal() and len(wanted) < _MOST_DIGITS:
        return int(wanted)  # perhaps a finished one, or somebody else's: whoever loads it says so
    raise Refused(Refusal.NO_SUCH_MATCH)


def _awaits(match: Match, player: Player) -> bool:
    """Whether it is a player's turn: Orange's at first, and then by turns."""
    return player.id == (match.gray_id if match.turns % 2 else match.orange_id)


async def _of_player(connection: AsyncConnection, match_id: int, person: Person) -> Snapshot:
    """A match of this person's, running or finished."""
    snapshot = await load(connection, match_id)
    if snapshot.side_of(person.discord_id) is None:
        raise Refused(Refusal.NOT_YOUR_MATCH)
    if snapshot.match.state is MatchState.ASIDE:
        raise Refused(Refusal.MATCH_ASIDE, match=match_id)
    return snapshot


async def _for_player(
    connection: AsyncConnection, match_id: int, person: Person, version: int | None
) -> tuple[Snapshot, Side]:
    """A running match this person may act on now, and their side in it."""
    snapshot = await _of_player(connection, match_id, person)
    if version not in {None, snapshot.match.version}:
        raise Refused(Refusal.OUT_OF_DATE, link=snapshot.match)
    if not snapshot.running:
        raise Refused(Refusal.MATCH_OVER, link=snapshot.match)
    side = Side.ORANGE if snapshot.orange.discord_id == person.discord_id else Side.GRAY
    return snapshot, side


async def _for_mover(
    connection: AsyncConnection, match_id: int, person: Person, version: int | None
) -> Snapshot:
    """A match in which it is this person's turn."""
    snapshot, _ = await _for_player(connection, match_id, person, version)
    if snapshot.to_move.discord_id != person.discord_id:
        raise Refused(Refusal.NOT_YOUR_TURN, mover=snapshot.to_move)
    return snapshot


def _read_turn(position: Position, text: str) -> Turn:
    try:
        return position.parse_turn(text)
    except NotATurn:
        raise Refused(Refusal.NOT_A_TURN, text=text) from None
    except IllegalTurn as illegal:
        raise Refused(Refusal.ILLEGAL_TURN, objection=illegal.objection) from None
    except AmbiguousTurn as ambiguous:
        raise Refused(Refusal.AMBIGUOUS_TURN, turns=ambiguous.turns) from None


def _ended(winner: Side, ending: str) -> dict[str, Any]:
    return {"state": MatchState.OVER, "winner": winner.value, "ending": ending}


async def _change(connection: AsyncConnection, match: Match, now: datetime, values: dict[str, Any]) -> Match:
    changed = await matches.change(connection, match, now, **values)
    if changed is None:
        raise Refused(Refusal.OUT_OF_DATE, link=match)
    return changed
