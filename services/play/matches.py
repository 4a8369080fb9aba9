"""Playing a match: taking a turn, resigning, claiming the win when time is up, moving a match to another place."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Hold, Match, MatchEnd, News, StoredTurn
from data.queries import players, preferences, turns
from data.queries.matches import matches, shown_matches
from data.queries.matches.shown_matches import Meant
from game import (
    MAX_TURNS,
    Ending,
    NotATurn,
    Played,
    Position,
    Side,
    Turn,
    TurnRequest,
    read_turn,
)
from services.people import Person, Place
from services.play import away, match_selection
from services.play.access import Seat, match_to_move_in, own_match, refuse_done, running_match
from services.play.beginning.new_match import back_in_place, still_if_held, turn_clock
from services.play.match_selection import RunningMatch
from services.play.picking import resolve
from services.play.plans import following
from services.play.snapshots import Snapshot, load
from services.play.telling import notices
from services.play.telling.summaries import with_summary
from services.play.timing import clocks
from services.play.timing.hours import hours_of
from services.play.transitions import change, over, without_offers
from services.refusals import Refusal, Refused

#: A turn that waits longer than this until it is taken is an accident. What was changed later than that after it was asked for was
#: changed by a clock that has been set back since, for which nobody should wait.
_LATEST: Final = timedelta(minutes=2)
#: By so many bits an id of Discord's is longer than its milliseconds.
#: https://discord.com/developers/docs/reference#snowflakes
_MOMENT: Final = 22
#: Milliseconds that a board may be on its way: a turn that is typed as it comes may well be meant for it.
_ON_ITS_WAY: Final = 2000
#: So many turns each side has taken before giving up, a claim or an agreed draw counts. With less than three pieces on the bed nobody can
#: have a line yet, so nobody flees from a loss by ending it earlier.
LEAST_TURNS: Final = 2
#: How a match ends by the rules, as it is stored.
ENDINGS: Final = {
    Ending.LINE: MatchEnd.LINE,
    Ending.EIGHT_CATS: MatchEnd.EIGHT_CATS,
    Ending.THREE_KITTENS: MatchEnd.THREE_KITTENS,
}
#: House rules: a match is drawn when a position occurs for the third time, and after MAX_TURNS turns.
_THIRD_TIME: Final = 3


class Taken(NamedTuple):
    """A turn that has been taken, and the next match in which it is the same player's turn; None where there is none, or nobody would go there now.

    ``is_last``: the match goes on, and there is none. ``answer``: the last turn of a plan that has answered already; then what follows is
    the same match.
    """

    snapshot: Snapshot
    following: RunningMatch | None
    is_last: bool = False
    answer: Played | None = None

    @property
    def leads_elsewhere(self) -> bool:
        """True if the player is awaited in another match."""
        return self.following is not None and self.following.match.id != self.snapshot.match.id


def read(text: str) -> TurnRequest:
    """Read the turn that a text asks for. Refuses NOT_A_TURN."""
    try:
        return read_turn(text)
    except NotATurn:
        raise Refused(Refusal.NOT_A_TURN, text=text) from None


def play(
    connection: Connection,
    meant: Meant,
    person: Person,
    request: TurnRequest,
    now: datetime,
    *,
    version: int | None = None,
    asked: int | None = None,
) -> Snapshot:
    """Take the turn that a request means; ``version`` is the one the player saw, if that is known.

    ``asked`` is Discord's id of the interaction by which it was typed. What was planned for the turn is played with it; the
    snapshot is as the match was before that. Refuses as ``match_to_move_in`` does, ILLEGAL_TURN and AMBIGUOUS_TURN.
    """
    snapshot = _by_todays_name(connection, _to_play(connection, meant, person, request, version), person)
    seen = snapshot.match
    if version is None and _typed_before(seen, asked, now):
        raise Refused(Refusal.OUT_OF_DATE, link=seen)  # it has waited, and was meant for an earlier board
    played = snapshot.position.play(resolve(snapshot.position, request))
    taken = _take(connection, snapshot, played, now)
    return replace(taken, answered=_play_planned(connection, taken, now))


def play_voted(connection: Connection, snapshot: Snapshot, turn: Turn, now: datetime) -> Snapshot:
    """Take the turn that a team's members want most: for a team nobody acts, so nobody is asked whether they may."""
    return _take(connection, snapshot, snapshot.position.play(turn), now)


def _play_planned(connection: Connection, snapshot: Snapshot, now: datetime) -> bool:
    """Play what is planned for the turn just taken, what is planned for that, and so on; True if anything was."""
    answered = False
    while planned := following.due(connection, snapshot):
        snapshot, answered = _take(connection, snapshot, planned, now, planned=True), True
    return answered


def _take(
    connection: Connection, snapshot: Snapshot, played: Played, now: datetime, *, planned: bool = False
) -> Snapshot:
    """Store a turn of the player to move, and all that follows from it; ``planned``: it was planned ahead."""
    seen = snapshot.match
    after = without_offers(seen)._replace(position=str(played.position), turns=seen.turns + 1)
    ended = _ended(connection, after, played.position)
    if ended is None:
        # If the player takes this turn back, they get the time back that they have left now. With a bank they go on with it.
        hours = hours_of(connection, seen)
        after = turn_clock(after, snapshot.waiting, now, hours.of_other)
        after = after._replace(clock=after.clock._replace(waiting_left=clocks.kept_of_turn(seen, now, hours)))
        # While the bot is away or a contest is paused every clock stands still, so that for most turns neither need be looked up.
        after = still_if_held(connection, after, now) if seen.clock.hold else after
    # The turn is stored first, so that a match which it ends is counted with it.
    number, version = after.turns, seen.version + 1
    stored = StoredTurn(seen.id, number, str(played.turn), after.position, version, now, planned=planned)
    turns.add(connection, stored)
    match = change(connection, snapshot, ended or after, now, news=News.TURN, by=played.side)
    shown = replace(
        snapshot,
        match=match,
        last=played,
        position=played.position,
        previous=snapshot.last,
        undone=0,
        planned=planned,
    )
    return with_summary(connection, shown)


def _by_todays_name(connection: Connection, snapshot: Snapshot, person: Person) -> Snapshot:
    """The match with the name that its mover has now, which is stored if it is another one."""
    if snapshot.to_move.name == person.name:
        return snapshot
    named = players.get_or_create(connection, *person)
    if snapshot.position.side is Side.ORANGE:
        return replace(snapshot, orange=named)
    return replace(snapshot, gray=named)


def _typed_before(seen: Match, asked: int | None, now: datetime) -> bool:
    """True if a turn was typed before its player could see the match as it is now.

    Ids of Discord's begin with the moment at which it gave them: so that of the interaction is compared with that of the board's
    message, and no clock of ours matters. While nothing shows the match as it is, the moment of its last change is compared.
    """
    if asked and seen.message_id and seen.delivery.shown_version == seen.version:
        return (asked >> _MOMENT) + _ON_ITS_WAY < seen.message_id >> _MOMENT
    return now < seen.changed_at < now + _LATEST


def _to_play(
    connection: Connection, meant: Meant, person: Person, request: TurnRequest, version: int | None
) -> Snapshot:
    """The match to play in; the very turn that this person has just taken is refused as DONE_ALREADY."""
    try:
        return match_to_move_in(connection, meant, person, version)
    except Refused as refused:
        if refused.refusal is not Refusal.OUT_OF_DATE:
            raise
        shown = own_match(connection, meant, person)
        last, side = shown.last, shown.side_of(person.discord_id)
        if last and last.side is side and last.turn.square == request.square and shown.turn_is_news:
            raise Refused(Refusal.DONE_ALREADY) from None
        raise


def play_chosen(
    connection: Connection,
    person: Person,
    request: TurnRequest,
    now: datetime,
    *,
    channel_id: int,
    named: str | None,
    asked: int | None = None,
) -> Snapshot:
    """Take a turn in the match that the player means; refuses as ``match_selection.find`` and ``play`` do."""
    meant = match_selection.find(connection, person, channel_id, named, to_play=True)
    return play(connection, meant, person, request, now, asked=asked)


def play_picked(
    connection: Connection,
    match_id: int,
    person: Person,
    request: TurnRequest,
    now: datetime,
    *,
    version: int,
) -> Taken:
    """Take a turn made in the picker, and find the next match that awaits this player; refuses as ``play`` does."""
    snapshot = play(connection, match_id, person, request, now, version=version)
    # Where the bot answers within a second nobody goes elsewhere.
    return Taken(snapshot, None) if snapshot.bot_side else led_on(connection, snapshot, person)


def led_on(connection: Connection, snapshot: Snapshot, person: Person) -> Taken:
    """A turn that this person has taken, with the match in which they go on: none while half a minute runs."""
    if snapshot.answered:
        answered = load(connection, snapshot.match.id)
        awaited = match_selection.running(connection, person) if answered.running else ()
        again = next((each for each in awaited if each.match.id == snapshot.match.id and each.is_due), None)
        return Taken(snapshot, again, answer=answered.last)
    if snapshot.match.pace.is_quick:
        return Taken(snapshot, None)
    following = match_selection.next_awaiting(connection, person, snapshot.match.id)
    return Taken(snapshot, following, is_last=following is None and snapshot.running)


def resign(
    connection: Connection, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Give a match up: the other player wins or, unless it ``is_lost_if_given_up``, nobody. Refuses as ``running_match`` does."""
    doing = (MatchEnd.RESIGNED, MatchEnd.CALLED_OFF)
    snapshot, side = running_match(connection, match_id, person, version, *doing)
    return give_up(connection, snapshot, side, now)


def give_up(connection: Connection, snapshot: Snapshot, side: Side, now: datetime) -> Match:
    """Let a side give a running match up; returns the match as it ended."""
    if is_lost_if_given_up(snapshot):
        after = over(snapshot.match, MatchEnd.RESIGNED, side.other)
    else:
        after = over(snapshot.match, MatchEnd.CALLED_OFF)
    return change(connection, snapshot, after, now, news=snapshot.match.news, by=side)


def is_lost_if_given_up(snapshot: Snapshot) -> bool:
    """True if giving a match up is a loss.

    It is once the match ``counts``; and from the first turn if a game of its series has been played, for else whoever is behind could end
    the series without a result.
    """
    score = snapshot.series
    return counts(snapshot.match) or (score is not None and sum(score.points.values()) > 0)


def counts(match: Match) -> bool:
    """True if an end of a match counts that no turn brings about: both have taken ``LEAST_TURNS``."""
    return match.turns >= LEAST_TURNS * len(Side)


def claim(
    connection: Connection,
    match_id: int,
    person: Person,
    now: datetime,
    *,
    version: int | None = None,
    away_days: timedelta = timedelta(),
) -> Match:
    """Claim the win of a match whose mover has let their time run out; before a match ``counts``, it is called off instead.

    ``away_days`` are those that a player has in a year. Refuses as ``running_match`` does, YOUR_OWN_TIME, NO_CLOCK, TIME_NOT_UP, UNTOLD
    and RESCUED (the mover's away days are about to be taken).
    """
    doing = (MatchEnd.TIME, MatchEnd.CALLED_OFF)
    snapshot, side = _other_out_of_time(connection, match_id, person, version, *doing, now=now)
    until = clocks.untold_until(snapshot.match)
    if until is not None and now < until:
        raise Refused(Refusal.UNTOLD, opponent=snapshot.to_move, until=int(until.timestamp()))
    if away.can_rescue(snapshot.match, preferences.of(connection, snapshot.to_move.id), now, away_days):
        raise Refused(Refusal.RESCUED, opponent=snapshot.to_move)
    if snapshot.match.loses_on_time:
        return lose(connection, snapshot, now)
    if counts(snapshot.match):
        after = over(snapshot.match, MatchEnd.TIME, side)
    else:
        after = over(snapshot.match, MatchEnd.CALLED_OFF)
    return change(connection, snapshot, after, now, news=snapshot.match.news, by=side)


def lose(connection: Connection, snapshot: Snapshot, now: datetime) -> Match:
    """End a match whose mover has let their time run out; before it ``counts``, nobody wins it."""
    match = snapshot.match
    if not counts(match):
        abandoned = over(match, MatchEnd.ABANDONED)
        return change(connection, snapshot, abandoned, now, news=match.news, by=match.mover)
    winner = match.mover.other
    return change(connection, snapshot, over(match, MatchEnd.TIME, winner), now, news=match.news, by=winner)


def extend(
    connection: Connection, match_id: int, person: Person, now: datetime, *, version: int | None = None
) -> Match:
    """Give a player whose time is up one more day, or the time of a turn if that is less; refuses as ``claim`` does."""
    snapshot, side = _other_out_of_time(connection, match_id, person, version, News.EXTENDED, now=now)
    hours = hours_of(connection, snapshot.match)
    deadline = hours.after(now, clocks.extension(snapshot.match.pace))
    after = clocks.running(snapshot.match, deadline, now, hours)
    after = still_if_held(connection, after, now) if snapshot.match.clock.hold else after
    return change(connection, snapshot, after, now, news=News.EXTENDED, by=side)


def go_on(connection: Connection, match_id: int, person: Person, now: datetime) -> None:
    """Keep a match open after a long silence: the wait starts again. Refuses as ``running_match`` does."""
    snapshot, side = running_match(connection, match_id, person)
    match = snapshot.match
    if clocks.is_silent(match):
        after = clocks.silent(match, now)
        matches.set_reminder(connection, match, after.clock.reminder, after.clock.remind_at)
        notices.keep_going(connection, match, side)


def bring_to(connection: Connection, match_id: int, person: Person, place: Place, now: datetime) -> Match:
    """Move a match to a channel, or show it again if it is there; returns the match as it was before.

    It is moved too if the bot has become a member of its channel, or is none any more. If its board was not shown yet, and the waiting
    player brings it, the mover has time to answer. Refuses as ``own_match`` does.
    """
    snapshot = own_match(connection, match_id, person)
    waits = snapshot.to_move.discord_id != person.discord_id
    match = _with_time_to_move(snapshot.match, now) if waits else snapshot.match
    stays = place == Place(match.guild_id, match.channel_id, match.user_installed)
    if stays:
        shown_matches.set_unshown(connection, match_id)
    else:
        matches.move(
            connection, match_id, place.guild_id, place.channel_id, user_installed=place.user_installed
        )
    if match.clock.hold and not stays:
        matches.save(connection, match, back_in_place(connection, match, now))
    elif waits and clocks.untold_until(match):
        matches.save(connection, match, clocks.told_late(match, now, hours_of(connection, match)))
    return match


def _with_time_to_move(match: Match, now: datetime) -> Match:
    """The match as the waiting player brings it from where the bot was removed: the mover keeps the time that they had to do so."""
    if match.clock.hold is not Hold.REMOVED or match.clock.deadline is None:
        return match
    until = max(0, int((match.clock.deadline - now).total_seconds()))
    return match._replace(clock=match.clock._replace(time_left=max(match.clock.time_left or 0, until)))


def _other_out_of_time(
    connection: Connection,
    match_id: int,
    person: Person,
    version: int | None,
    *doing: News | MatchEnd,
    now: datetime,
) -> Seat:
    """A match in which the other player's time is up, and this person's side."""
    snapshot, side = running_match(connection, match_id, person, version, *doing)
    if not clocks.is_up(snapshot.match, now):
        refuse_done(snapshot, side, *doing)
    if side is snapshot.position.side:
        raise Refused(Refusal.YOUR_OWN_TIME)
    if snapshot.match.clock.deadline is None:
        raise Refused(Refusal.NO_CLOCK)
    if not clocks.is_up(snapshot.match, now):
        until = int(snapshot.match.clock.deadline.timestamp())
        raise Refused(Refusal.TIME_NOT_UP, opponent=snapshot.to_move, until=until)
    return Seat(snapshot, side)


def _ended(connection: Connection, match: Match, position: Position) -> Match | None:
    """The match as ended by the turn that led to this position, or None; a win counts before a draw."""
    if position.outcome:
        winner: Side = position.outcome.winner
        return over(match, ENDINGS[position.outcome.ending], winner)
    # The start need not be counted: after every turn a piece is on the bed or has grown up.
    stood = 1 + turns.count_position(connection, match.id, match.position)
    if stood >= _THIRD_TIME:
        return over(match, MatchEnd.REPETITION)
    return over(match, MatchEnd.TURN_LIMIT) if match.turns >= MAX_TURNS else None
