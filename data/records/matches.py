"""Matches: how they stand, how they end, their clocks, offers and deliveries; series of them, and who is told of them."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import NamedTuple

from data.records.paces import Pace
from game import Edition, Side


class MatchState(Enum):
    """The state of a match. QUARANTINED: its record contradicts itself; nobody may play on before the host has looked."""

    RUNNING = "running"
    OVER = "over"
    QUARANTINED = "quarantined"


class MatchEnd(Enum):
    """The ends of a match: by the rules, by the players, by the clock, or by a moderator.

    LEFT_CONTEST: it was one of a league or another contest, and one of its players is out of that. CALLED_OFF: it ended by a player's will before both had taken two turns (in early releases: one).
    """

    LINE = "line"
    EIGHT_CATS = "eight-cats"
    THREE_KITTENS = "three-kittens"
    RESIGNED = "resigned"
    TIME = "time"
    AGREED = "agreed"
    REPETITION = "repetition"
    TURN_LIMIT = "turn-limit"
    ABANDONED = "abandoned"
    CANCELLED = "cancelled"
    LEFT_CONTEST = "left-contest"
    CALLED_OFF = "called-off"

    @property
    def by_turn(self) -> bool:
        """True if a turn ended the match."""
        return self in {
            MatchEnd.LINE,
            MatchEnd.EIGHT_CATS,
            MatchEnd.THREE_KITTENS,
            MatchEnd.REPETITION,
            MatchEnd.TURN_LIMIT,
        }

    @property
    def drawn(self) -> bool:
        """True if it was a draw."""
        return self in {MatchEnd.AGREED, MatchEnd.REPETITION, MatchEnd.TURN_LIMIT}

    @property
    def counts(self) -> bool:
        """True if the match counts: in ratings, if it was rated, and on profiles."""
        return self not in _UNCOUNTED

    @property
    def won(self) -> bool:
        """True if somebody won."""
        return self.counts and not self.drawn


_UNCOUNTED = {MatchEnd.ABANDONED, MatchEnd.CANCELLED, MatchEnd.LEFT_CONTEST, MatchEnd.CALLED_OFF}


class News(Enum):
    """The kinds of the last change of a running match."""

    BEGUN = "begun"
    TURN = "turn"
    OFFERED = "offered"
    DECLINED = "declined"
    WITHDREW = "withdrew"
    TAKEN_BACK = "taken-back"
    PAUSED = "paused"
    RESUMED = "resumed"
    EXTENDED = "extended"
    LEAVES = "leaves"
    RETURNS = "returns"
    RESCUED = "rescued"
    CONTEST_PAUSED = "contest-paused"
    CONTEST_WENT_ON = "contest-went-on"


class Offer(Enum):
    """The kinds of offers that one player may make to the other."""

    DRAW = "draw"
    TAKEBACK = "takeback"
    PAUSE = "pause"
    TIME = "time"


class Hold(Enum):
    """The reasons why a clock stands still: the players paused it, its contest is paused, or the bot was removed from the server."""

    PAUSED = "paused"
    CONTEST = "contest"
    REMOVED = "away"


class PlaceLoss(Enum):
    """The states of a match whose place is gone, or closed to the bot: that is DUE to be told to its players, or they were TOLD."""

    DUE = "due"
    TOLD = "told"


class Reminder(Enum):
    """The kinds of what is due in a running match at ``remind_at``."""

    REMIND = "remind"
    TIME_UP = "time-up"
    ASK = "ask"
    CLOSE = "close"


class Games(Enum):
    """The matches for which a challenge asks: one, or several that make one result."""

    ONE = "one"
    SIDES = "both-sides"
    THREE = "best-of-three"
    FIVE = "best-of-five"

    @property
    def most(self) -> int:
        """The number of matches, or the most that there may be."""
        return _MOST_GAMES[self]

    @property
    def at_once(self) -> int:
        """The number of matches that begin together."""
        return 2 if self is Games.SIDES else 1


_MOST_GAMES = {Games.ONE: 1, Games.SIDES: 2, Games.THREE: 3, Games.FIVE: 5}


class MatchClock(NamedTuple):
    """The clock of a match, and what is due next in it.

    ``deadline`` is when the mover's time is up; it is None without a clock, or while it stands still (``hold``).
    ``time_left`` are the seconds that the mover has left while it stands still; ``waiting_left`` those that the waiting player had left
    when they moved: all that they get back with their turn and, with a bank, what they go on with. After a takeback it may be less than
    nothing, by at most what a bank adds for a turn. ``reminder`` is what is due next, at ``remind_at``.
    """

    deadline: datetime | None = None
    hold: Hold | None = None
    time_left: int | None = None
    waiting_left: int | None = None
    reminder: Reminder | None = None
    remind_at: datetime | None = None


class MatchOffers(NamedTuple):
    """The offers in a match.

    ``open`` is the open one, made by the side ``by`` in the match's ``version``; ``declined`` lists what can't be offered again
    before the next turn, as ``side:offer`` words. ``message_id`` is the line of the last offer shown, and ``settled`` how that was
    settled, until the line says so.
    """

    open: Offer | None = None
    by: Side | None = None
    declined: str = ""
    version: int | None = None
    message_id: int | None = None
    settled: str | None = None


class MatchDelivery(NamedTuple):
    """The state of a match on Discord.

    ``shown_version`` is the match's version last shown in its channel (0: show it again), in the message ``message_id`` (None: in
    none yet). ``board_version`` is that of the last change that a board shows: a turn, turns taken back, the end. What comes after it
    is a line of text. ``relocations`` counts how often the match was moved to another channel. ``has_notices``: messages tell of its
    clock that will say how that went on. ``place_lost``: no board can be posted in its place any more.
    ``followed``: somebody follows it who doesn't play, or has done so. ``notice_id``: the last message in its channel that reminded of its
    clock, whose place the next one takes. ``line_id``: the last line of text that asks a player to take the turn.
    """

    message_id: int | None = None
    shown_version: int = 0
    board_version: int = 1
    relocations: int = 0
    has_notices: bool = False
    place_lost: PlaceLoss | None = None
    followed: bool = False
    notice_id: int | None = None
    line_id: int | None = None


class Match(NamedTuple):
    """A contest between two people, or between one and the bot.

    ``position`` is a copy of the last turn's; ``version`` counts every change of the match. ``news`` is the last change, made by the
    side ``by``. ``user_installed`` is as in a challenge. ``level`` is how well the bot plays, where it is one of the players;
    ``awaits_bot``: it owes a turn or an answer. ``hints``: its players may ask for hints. ``loses_on_time``: whose time is up loses by
    itself, nobody need claim it. ``nights_off``: no clock runs in its player's quiet hours and free weekends. ``rescued`` are the sides
    whose away days have saved them once, each with the turns that had been played ("o:16"; without them where an earlier version wrote it). ``has_plans``: a player has planned turns ahead. ``series_id`` is the series to
    which it belongs, if any. ``handicap``: Orange had a cat in the pool from the start. ``pair_id`` is the pair of a contest that plays it, if any. ``plan_lapsed``: the turn
    just played was not one that the player to move had planned for.
    """

    id: int
    edition: Edition
    orange_id: int
    gray_id: int
    guild_id: int | None
    channel_id: int
    user_installed: bool
    state: MatchState
    winner: Side | None
    ending: MatchEnd | None
    position: str
    turns: int
    version: int
    rated: bool
    pace: Pace
    news: News
    by: Side | None
    created_at: datetime
    changed_at: datetime
    level: int | None = None
    awaits_bot: bool = False
    hints: bool = False
    loses_on_time: bool = False
    nights_off: bool = False
    rescued: str = ""
    has_plans: bool = False
    series_id: int | None = None
    handicap: bool = False
    pair_id: int | None = None
    plan_lapsed: bool = False
    clock: MatchClock = MatchClock()
    offers: MatchOffers = MatchOffers()
    delivery: MatchDelivery = MatchDelivery()

    @property
    def message_id(self) -> int | None:
        """The message that shows it; None: none does yet."""
        return self.delivery.message_id

    def player_id(self, side: Side) -> int:
        """Our own id of the player of a side."""
        return self.orange_id if side is Side.ORANGE else self.gray_id

    @property
    def mover_id(self) -> int:
        """Our own id of the player to move: Orange begins, then they alternate."""
        return self.gray_id if self.turns % 2 else self.orange_id

    @property
    def mover(self) -> Side:
        """The side to move."""
        return Side.GRAY if self.turns % 2 else Side.ORANGE


class Series(NamedTuple):
    """Several matches of the same two people with one result; its players, terms and score are those of its matches."""

    id: int
    games: Games


class Follow(NamedTuple):
    """Somebody follows a match without playing in it: to its end, or each turn. ``due``: they have yet to be told of the last change."""

    player_id: int
    match_id: int
    each_turn: bool
    due: bool = False


class Announcement(NamedTuple):
    """The message that tells a channel of a match: first who plays, and once it is over the result, which is ``due`` until it stands there."""

    match_id: int
    channel_id: int
    message_id: int
    due: bool = False
