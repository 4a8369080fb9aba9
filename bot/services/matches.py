"""Playing a match: finding it, taking a turn, resigning, claiming the win of one whose time is up."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.services import clocks, ratings, tallies
from bot.services.people import Person, Place
from bot.services.refusals import Refusal, Refused
from bot.services.snapshots import Snapshot, changing, load, looking
from data import (
    Database,
    Hold,
    Match,
    MatchEnd,
    MatchState,
    News,
    Pace,
    Player,
    Preferences,
    matches,
    players,
    preferences,
)
from data import Turn as TurnRecord
from game import (
    MAX_TURNS,
    AmbiguousTurn,
    Ending,
    IllegalTurn,
    NotATurn,
    Position,
    Side,
    Turn,
    TurnRequest,
    read_turn,
)

#: The largest integer of the database, and its digits.
_LARGEST: Final = 2**63 - 1
_MOST_DIGITS: Final = 19
#: How a match ends by the rules, as it is kept.
ENDINGS: Final = {
    Ending.LINE: MatchEnd.LINE,
    Ending.EIGHT_CATS: MatchEnd.EIGHT_CATS,
    Ending.THREE_KITTENS: MatchEnd.THREE_KITTENS,
}
#: House rules: a match is drawn when a position stands for the third time, and after so many turns.
_THIRD_TIME: Final = 3
#: The columns of a match in which nothing is offered, and nothing has been declined.
NO_OFFERS: Final[dict[str, Any]] = {"offer": None, "offer_by": None, "declined": ""}


class Listed(NamedTuple):
    """A running match in somebody's list: against whom, and whether it awaits them."""

    match: Match
    opponent: Player
    awaits_me: bool


async def play(
    database: Database,
    match_id: int,
    person: Person,
    request: TurnRequest,
    now: datetime,
    *,
    version: int | None = None,
) -> Snapshot:
    """Take the turn that a request means; ``version`` is the one the player saw, where that is known."""
    async with changing(database) as connection:
        snapshot = await _for_mover(connection, match_id, person, version)
        turn = _resolve(snapshot.position, request)
        played = snapshot.position.play(turn)
        after = played.position
        mover, waiting = played.side, snapshot.player(played.side.other)
        values: dict[str, Any] = {"position": str(after), "turns": snapshot.match.turns + 1, **NO_OFFERS}
        values |= await _end_of(connection, snapshot.match, after) or {
            **await turn_clock(connection, snapshot.match.pace, waiting, now),
            # What is left of their time comes back to them with the turn, if they take it back.
            "time_left": clocks.time_left(snapshot.match, now),
        }
        # First the turn, so that a match that ends with it is counted whole.
        await matches.add_turn(
            connection,
            TurnRecord(match_id, values["turns"], str(turn), str(after), snapshot.match.version + 1, now),
        )
        match = await change(connection, snapshot, now, News.TURN, mover, **values)
        return Snapshot(match, snapshot.orange, snapshot.gray, played, after)


async def resign(
    database: Database, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Give a match up; the other player wins."""
    async with changing(database) as connection:
        snapshot, side = await for_player_in(connection, match_id, person, version)
        return await change(
            connection, snapshot, now, snapshot.match.news, side, **over(MatchEnd.RESIGNED, side.other)
        )


async def claim(
    database: Database, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Claim the win of a match whose mover has let their time run out."""
    async with changing(database) as connection:
        snapshot, side = await _waiting_in_vain(connection, match_id, person, version, now)
        return await change(connection, snapshot, now, snapshot.match.news, side, **over(MatchEnd.TIME, side))


async def extend(
    database: Database, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Give one whose time is up a day more."""
    async with changing(database) as connection:
        snapshot, side = await _waiting_in_vain(connection, match_id, person, version, now)
        mover = await preferences.of(connection, snapshot.to_move.id)
        clock = clocks.running(now + clocks.EXTENSION, clocks.EXTENSION, now, mover)
        return await change(connection, snapshot, now, News.EXTENDED, side, **clock.values())


async def go_on(database: Database, match_id: int, person: Person, now: datetime) -> None:
    """Say that a match which has been silent for long is not forgotten."""
    async with changing(database) as connection:
        snapshot, _ = await for_player_in(connection, match_id, person, None)
        match = snapshot.match
        if match.deadline is None and match.hold is not Hold.AWAY:
            clock = clocks.silent(now)
            await matches.set_alarm(connection, match, clock.alarm, clock.alarm_at)


async def for_player(
    database: Database, match_id: int, person: Person, *, version: int | None = None
) -> Snapshot:
    """A running match of this person's, to act on; refused as any act on it would be."""
    async with looking(database) as connection:
        return (await for_player_in(connection, match_id, person, version))[0]


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
        return await of_player_in(connection, match_id, person)


async def bring_to(database: Database, match_id: int, person: Person, place: Place, now: datetime) -> Match:
    """Let a match be shown anew in a channel, and live there from now on; the match as it was."""
    async with changing(database) as connection:
        snapshot = await of_player_in(connection, match_id, person)
        match = snapshot.match
        if match.channel_id == place.channel_id:
            await matches.set_unshown(connection, match_id)
        else:
            await matches.move(connection, match_id, place.guild_id, place.channel_id, carried=place.carried)
            if match.hold is Hold.AWAY:
                mover = await preferences.of(connection, snapshot.to_move.id)
                await matches.set_clock(connection, match, **clocks.come_back(match, now, mover).values())
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
            Listed(match, opponent, match.mover_id == player.id)
            for match, opponent in await matches.running_of(connection, player.id)
        ]
    return sorted(listed, key=lambda item: not item.awaits_me)


async def next_awaiting(database: Database, person: Person, match_id: int) -> Listed | None:
    """The match that awaits this person the longest, other than the one just played."""
    others = (item for item in await running(database, person) if item.match.id != match_id)
    return next((item for item in others if item.awaits_me), None)


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


def is_id(text: str) -> bool:
    """Whether a text is a number that the database can hold as an id."""
    return text.isdecimal() and len(text) <= _MOST_DIGITS and int(text) <= _LARGEST


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
    if is_id(wanted):
        return int(wanted)  # perhaps a finished one, or somebody else's: whoever loads it says so
    raise Refused(Refusal.NO_SUCH_MATCH)


async def of_player_in(connection: AsyncConnection, match_id: int, person: Person) -> Snapshot:
    """A match of this person's, running or finished."""
    snapshot = await load(connection, match_id)
    if snapshot.side_of(person.discord_id) is None:
        raise Refused(Refusal.NOT_YOUR_MATCH)
    if snapshot.match.state is MatchState.ASIDE:
        raise Refused(Refusal.MATCH_ASIDE, match=match_id)
    return snapshot


async def for_player_in(
    connection: AsyncConnection, match_id: int, person: Person, version: int | None
) -> tuple[Snapshot, Side]:
    """A running match this person may act on now, and their side in it."""
    snapshot = await of_player_in(connection, match_id, person)
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
    snapshot, _ = await for_player_in(connection, match_id, person, version)
    if snapshot.to_move.discord_id != person.discord_id:
        raise Refused(Refusal.NOT_YOUR_TURN, mover=snapshot.to_move)
    return snapshot


def read(text: str) -> TurnRequest:
    """What a written turn asks for; refuses NOT_A_TURN."""
    try:
        return read_turn(text)
    except NotATurn:
        raise Refused(Refusal.NOT_A_TURN, text=text) from None


def _resolve(position: Position, request: TurnRequest) -> Turn:
    """The turn that a request means; refuses ILLEGAL_TURN and AMBIGUOUS_TURN."""
    try:
        return position.resolve(request)
    except IllegalTurn as illegal:
        raise Refused(Refusal.ILLEGAL_TURN, objection=illegal.objection) from None
    except AmbiguousTurn as ambiguous:
        raise Refused(Refusal.AMBIGUOUS_TURN, turns=ambiguous.turns) from None


async def _waiting_in_vain(
    connection: AsyncConnection, match_id: int, person: Person, version: int | None, now: datetime
) -> tuple[Snapshot, Side]:
    """A match whose other player's time is up, and this person's side in it."""
    snapshot, side = await for_player_in(connection, match_id, person, version)
    if side is snapshot.position.side:
        raise Refused(Refusal.YOUR_OWN_TIME)
    if snapshot.match.deadline is None:
        raise Refused(Refusal.NO_CLOCK)
    if not clocks.is_up(snapshot.match, now):
        until = int(snapshot.match.deadline.timestamp())
        raise Refused(Refusal.TIME_NOT_UP, opponent=snapshot.to_move, until=until)
    return snapshot, side


async def turn_clock(connection: AsyncConnection, pace: Pace, mover: Player, now: datetime) -> dict[str, Any]:
    """The columns of the clock with which a player's turn begins."""
    chosen = Preferences() if pace.time is None else await preferences.of(connection, mover.id)
    return clocks.for_turn(pace, now, chosen).values()


async def _end_of(connection: AsyncConnection, match: Match, after: Position) -> dict[str, Any] | None:
    """How a match ends with a turn that leads to this position, if it does: a win comes before a draw."""
    if after.outcome:
        return over(ENDINGS[after.outcome.ending], after.outcome.winner)
    # The start need not be counted: no turn leads there, for somebody lies on the bed or has grown up.
    stood = 1 + await matches.times_stood(connection, match.id, str(after))
    if stood >= _THIRD_TIME:
        return over(MatchEnd.REPETITION)
    return over(MatchEnd.TURN_LIMIT) if match.turns + 1 >= MAX_TURNS else None


def over(ending: MatchEnd, winner: Side | None = None) -> dict[str, Any]:
    """The columns of a match that is over."""
    return {
        "state": MatchState.OVER,
        "ending": ending,
        "winner": winner and winner.value,
        **NO_OFFERS,
        "deadline": None,
        "hold": None,
        "time_left": None,
        "alarm": None,
        "alarm_at": None,
    }


async def change(
    connection: AsyncConnection,
    snapshot: Snapshot,
    now: datetime,
    news: News,
    by: Side | None,
    **values: Any,
) -> Match:
    """Change a match, and remember what the news is and whose doing; one that ends counts in the same transaction.

    Refused if it has changed meanwhile.
    """
    values |= {"news": news, "by": by and by.value}
    changed = await matches.change(connection, snapshot.match, now, **values)
    if changed is None:
        raise Refused(Refusal.OUT_OF_DATE, link=snapshot.match)
    if changed.state is MatchState.OVER:
        await ratings.count(connection, changed, now)
        await tallies.count(connection, changed)
    return changed
