"""A match's clock: the deadline, the reminder before it, and what is due after it. No I/O."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from data import Hold, Match, MatchClock, Pace, Preferences, Reminder
from services.play.timing.hours import Hours, zone_of

#: For this long the win can be claimed when time is up; then the match is closed as abandoned.
UNCLAIMED: Final = timedelta(days=7)
#: Without a clock, both players are asked after this much silence; after as much again the match is closed.
SILENCE: Final = timedelta(days=30)
#: How much the waiting player may give to one whose time is up, at most.
_EXTENSION: Final = timedelta(days=1)
#: After so long it is told again that time is up, where the bot has come or gone since.
_TOLD_AGAIN: Final = timedelta(hours=12)
#: At a quick pace a board that was not shown saves nobody for longer than this.
_UNTOLD_IF_QUICK: Final = timedelta(seconds=30)
#: A reminder comes when this share of the time is left.
_LEFT_WHEN_REMINDED: Final = 1 / 3


def extension(pace: Pace) -> timedelta:
    """The time that the waiting player may give to one whose time is up: a day, or the time of a turn if that is less."""
    return min(_EXTENSION, pace.time or _EXTENSION)


def of_a_turn(pace: Pace) -> Pace:
    """The pace of which a turn has the time that is given to who asks for more: for a bank that of a usual turn, else itself."""
    return _turn_of(pace.time)


def added(match: Match) -> Pace:
    """The time by which the turn that runs was last made longer, as the pace of which it is a turn's: an extension may be less."""
    given, deadline = match.pace.time, match.clock.deadline
    whole = given is None or (deadline is not None and deadline - match.changed_at >= given)
    if whole and match.pace.bank is None:
        return match.pace
    return _turn_of(extension(match.pace))


def _turn_of(time: timedelta | None) -> Pace:
    """The pace of which a turn has so much time; paces with a bank come after those."""
    return next(pace for pace in Pace if pace.time == time)


def for_turn(match: Match, now: datetime, hours: Hours) -> Match:
    """The match with its clock set for a new turn; with a bank its player goes on with what they had left, and a little more."""
    given, anew = start_of_turn(match), untimed(match)
    return silent(anew, now) if given is None else running(anew, hours.after(now, given), now, hours)


def start_of_turn(match: Match) -> timedelta | None:
    """The time with which the player who waits begins their next turn; None without a clock."""
    bank, left = match.pace.bank, match.clock.waiting_left
    if bank is None:
        return match.pace.time
    return bank.start if left is None else timedelta(seconds=left) + bank.each_turn


def bank_of_waiting(match: Match) -> timedelta | None:
    """The time of the player who waits, where it is all that they have; None without a bank, and against the bot."""
    return start_of_turn(match) if match.pace.bank and match.level is None else None


def running(match: Match, deadline: datetime, now: datetime, hours: Hours) -> Match:
    """The match with a clock that runs until ``deadline``."""
    remind_at = reminder_at(match.pace, deadline, now, hours)
    reminder = Reminder.TIME_UP if remind_at is None else Reminder.REMIND
    return _with_clock(match, deadline=deadline, reminder=reminder, remind_at=remind_at or deadline)


def _with_clock(match: Match, **clock: Any) -> Match:
    """The match with another clock in the same turn: whoever waits gets no more back than they had left."""
    return match._replace(clock=MatchClock(**clock, waiting_left=match.clock.waiting_left))


def silent(match: Match, now: datetime) -> Match:
    """The match without a running clock: only after a long silence something is due."""
    return _with_clock(match, reminder=Reminder.ASK, remind_at=now + SILENCE)


def is_silent(match: Match) -> bool:
    """True if something is due in a match only after a long silence: it has no clock, or its players have paused it."""
    return match.clock.deadline is None and match.clock.hold in {None, Hold.PAUSED}


def taken_back(match: Match, kept: Match, now: datetime, hours: Hours, *, asked: bool) -> Match:
    """The match without the turns that were taken back (``kept``), with its clock set for a turn that is played again.

    A turn that has its own time gets it anew where the other was ``asked``, else no more than was left of it. With a bank nobody gains: the
    mover has what they had, and the time that the turns taken back had added is gone. ``hours`` are those of whoever plays again.
    """
    bank, left = match.pace.bank, match.clock.waiting_left
    if bank is None:
        anew = for_turn(kept, now, hours)
        if asked or left is None or match.pace.time is None:
            return anew
        return running(anew, hours.after(now, timedelta(seconds=left)), now, hours)
    each, waited = int(bank.each_turn.total_seconds()), match.mover_id != kept.mover_id
    ran = time_left(match, now, hours.of_other if waited else hours)
    mine, theirs = (left, ran) if waited else (None if ran is None else ran - each, left)
    clock = MatchClock(waiting_left=None if theirs is None else theirs - each)
    again = bank.start if mine is None else timedelta(seconds=mine)
    return running(kept._replace(clock=clock), hours.after(now, again), now, hours)


def can_take_back(match: Match, undone: int, now: datetime, hours: Hours) -> bool:
    """True if there is time for turns that are played again: with a bank, what two of them had added may be used up, or a turn was played in a rescue."""
    if match.pace.bank is None:
        return True
    if undone == 1:
        return match.clock.waiting_left != 0
    left = kept_of_turn(match, now, hours)
    return left is None or left > match.pace.bank.each_turn.total_seconds()


def untimed(match: Match) -> Match:
    """The match while the bot is to move: no clock runs, and nothing becomes due however long that takes."""
    return match._replace(clock=MatchClock())


def paused(match: Match, now: datetime, hours: Hours) -> Match:
    """The match with its clock stopped and the time left stored."""
    return _still(silent(match, now), Hold.PAUSED, time_left(match, now, hours))


def held(match: Match, now: datetime, hours: Hours) -> Match:
    """The match with its clock stopped by its contest: nothing is due in it until that goes on, however long it takes."""
    return _still(_with_clock(match), Hold.CONTEST, time_left(match, now, hours))


def released(match: Match, now: datetime, hours: Hours) -> Match:
    """The match when its contest goes on: its clock too, with at least what is given to whoever is out of time, for nobody sits waiting for it."""
    left = max(match.clock.time_left or 0, int(extension(match.pace).total_seconds()))
    return resumed(_still(match, Hold.CONTEST, left), now, hours)


def resumed(match: Match, now: datetime, hours: Hours) -> Match:
    """The match with its clock running again, with the time that was stored."""
    if match.pace.time is None or match.clock.time_left is None:
        return silent(match, now)
    return running(match, hours.after(now, timedelta(seconds=match.clock.time_left)), now, hours)


def without_bot(match: Match, now: datetime, hours: Hours) -> Match:
    """The match after the bot was removed from its place: its clock stands still, but nobody is rid of a match that way.

    The mover has the full time of a turn to bring it elsewhere, but no more than twice that time since the match was changed last,
    however often the bot comes and goes; then the other may claim the win. Without a clock, in a pause, and while the bot is to move, it
    is closed after a long time.
    """
    hold, left = match.clock.hold or Hold.REMOVED, time_left(match, now, hours)
    given = match.pace.time
    if given is None or left is None or hold is not Hold.REMOVED:
        closing = _with_clock(match, reminder=Reminder.CLOSE, remind_at=now + SILENCE)
        return _still(closing, hold, left)
    until = max(now, min(now + given, match.changed_at + 2 * given))
    gone = _still(running(match, until, now, hours), hold, left)
    return _told_later(gone, now) if until == now else gone


def _still(match: Match, hold: Hold, left: int | None) -> Match:
    """The match with its clock standing still, and so many seconds left on it."""
    return match._replace(clock=match.clock._replace(hold=hold, time_left=left))


def _told_later(match: Match, now: datetime) -> Match:
    """A match whose time was up before the bot went or came: it can be claimed, but a bot that comes and goes tells nobody each time."""
    due = match.clock._replace(reminder=Reminder.TIME_UP, remind_at=now + _TOLD_AGAIN)
    return match._replace(clock=due)


def come_back(match: Match, now: datetime, hours: Hours) -> Match:
    """The match when it has a place again, its own or another: its clock goes on, but a pause stays a pause."""
    if match.clock.hold is Hold.PAUSED:
        return _still(silent(match, now), match.clock.hold, match.clock.time_left)
    if match.clock.hold is Hold.CONTEST:
        return held(match, now, hours)
    back = resumed(match, now, hours)
    return _told_later(back, now) if match.clock.time_left == 0 else back


def time_left(match: Match, now: datetime, hours: Hours) -> int | None:
    """The seconds the mover has left, or had when the clock was stopped, at least zero; None without a clock."""
    if match.clock.hold:
        return match.clock.time_left
    if match.clock.deadline is None:
        return None
    return int(hours.between(now, match.clock.deadline).total_seconds())


def kept_of_turn(match: Match, now: datetime, hours: Hours) -> int | None:
    """The seconds that the mover keeps if their turn ends now: what is left, but nothing of what a rescue gave goes into a bank."""
    return 0 if match.pace.bank and is_rescued(match) else time_left(match, now, hours)


def was_rescued(match: Match) -> bool:
    """True if away days have saved the mover in this match already, in whichever turn."""
    return any(word.startswith(match.mover.value) for word in match.rescued.split())


def is_rescued(match: Match) -> bool:
    """True if away days have saved the mover in the turn that runs."""
    return _rescue_of(match) in match.rescued.split()


def rescued(match: Match, deadline: datetime, now: datetime, hours: Hours) -> Match:
    """The match in which away days give its mover time until ``deadline``, once."""
    saved = match._replace(rescued=f"{match.rescued} {_rescue_of(match)}".strip())
    return running(saved, deadline, now, hours)


def _rescue_of(match: Match) -> str:
    """The word for a rescue in the turn that runs."""
    return f"{match.mover.value}:{match.turns}"


def rescheduled(match: Match, before: Hours, after: Hours, now: datetime) -> Match:
    """The match after its players' hours have changed: the mover has as much time left as before. Time that is up stays so."""
    if match.clock.hold or match.clock.deadline is None or is_up(match, now):
        return match
    left = before.between(now, match.clock.deadline)
    return running(match, after.after(now, left), now, after)


def is_up(match: Match, now: datetime) -> bool:
    """True if the mover's time is up, or that in which they could have brought the match to another place; never in a pause."""
    return match.clock.deadline is not None and now >= match.clock.deadline


def untold_until(match: Match) -> datetime | None:
    """Until when the mover may not know that it is their turn, so that it is not lost on time; None if the board was shown.

    That is no longer than twice the time of a turn, at a quick pace half a minute: nobody is rid of a match by letting no board
    through. Where the bot was removed, the clock heeds it already.
    """
    given = match.pace.time
    if given is None or match.clock.hold or match.delivery.shown_version >= match.delivery.board_version:
        return None
    return match.changed_at + (_UNTOLD_IF_QUICK if match.pace.is_quick else 2 * given)


def told_late(match: Match, now: datetime, hours: Hours) -> Match:
    """The match as a board is shown that was not shown in time: the mover has the full time of a turn, within ``untold_until``."""
    until, given = untold_until(match), match.pace.time
    if until is None or given is None or match.clock.deadline is None:
        return match
    deadline = max(match.clock.deadline, min(now + given, until))
    return match if deadline == match.clock.deadline else running(match, deadline, now, hours)


def after(match: Match, now: datetime) -> tuple[Reminder, datetime]:
    """The reminder that is due next after the one just given, and when; waiting for an answer starts only now.

    Of a bank with much in it, whoever is to move is reminded again; whom away days have saved has been pinged by that, and one more is enough.
    """
    deadline, given = match.clock.deadline, match.pace.time
    if match.clock.reminder is Reminder.REMIND and deadline and given:
        again = now if is_rescued(match) else _reminded_at(given, deadline, now)
        return (Reminder.REMIND, again) if again > now else (Reminder.TIME_UP, deadline)
    return Reminder.CLOSE, now + (UNCLAIMED if match.clock.reminder is Reminder.TIME_UP else SILENCE)


def reminder_at(pace: Pace, deadline: datetime, now: datetime, hours: Hours) -> datetime | None:
    """The moment when the mover is to be reminded; None if it is past, or if both sit at the match together, because its pace is quick.

    In their quiet hours it comes when these end or, if that is too late, just before they begin; nor does it come while the clock stands.
    """
    if pace.is_quick:
        return None
    mover = hours.mover
    wanted = _reminded_at(min(pace.time or timedelta(), deadline - now), deadline, now)
    if wanted <= now:
        return None
    wanted = hours.after(wanted, timedelta())
    if is_quiet(mover, wanted):
        ends = quiet_end(mover, wanted)
        wanted = ends if ends < deadline else quiet_start(mover, wanted)
    return wanted if now < wanted < deadline else None


def _reminded_at(given: timedelta, deadline: datetime, now: datetime) -> datetime:
    """The moment for a reminder: when a third of a turn's time is left or, where a bank has more than that, after as long as a turn takes."""
    return min(now + given, deadline - given * _LEFT_WHEN_REMINDED)


def is_quiet(player: Preferences, moment: datetime) -> bool:
    """True if a moment falls into a player's quiet hours."""
    start, end = player.quiet_from, player.quiet_until
    if start is None or end is None or start == end:
        return False
    hour = moment.astimezone(zone_of(player)).hour
    return start <= hour < end if start < end else hour >= start or hour < end


def quiet_end(player: Preferences, moment: datetime) -> datetime:
    """The end of the quiet hours around a moment, in the player's own time zone."""
    return _at_hour(player, moment, player.quiet_until or 0, later=True)


def quiet_start(player: Preferences, moment: datetime) -> datetime:
    """The last minute before the quiet hours around a moment."""
    return _at_hour(player, moment, player.quiet_from or 0, later=False) - timedelta(minutes=1)


def next_hour(player: Preferences, moment: datetime, hour: int) -> datetime:
    """The next time after a moment when it is that hour in the player's own time zone."""
    return _at_hour(player, moment, hour, later=True)


def _at_hour(player: Preferences, moment: datetime, hour: int, *, later: bool) -> datetime:
    """The next (or last) time it is that hour in the player's zone; a day there may have 23 or 25 hours."""
    local = moment.astimezone(zone_of(player))
    found = local.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if later and found <= local:
        found += timedelta(days=1)
    if not later and found > local:
        found -= timedelta(days=1)
    return found.astimezone(UTC)
