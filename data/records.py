"""The rows of the database as immutable values. Positions and turns are text here, which ``game`` can read."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import Enum
from operator import add
from typing import NamedTuple

from game import Edition, Side


class ChallengeState(Enum):
    """The states of a challenge: it is open, or how it ended."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


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


class Offer(Enum):
    """The kinds of offers that one player may make to the other."""

    DRAW = "draw"
    TAKEBACK = "takeback"
    PAUSE = "pause"
    TIME = "time"


class Hold(Enum):
    """The reasons why a clock stands still: the players paused it, or the bot was removed from the server."""

    PAUSED = "paused"
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


class NoticeKind(Enum):
    """The kinds of messages about a match's clock; LATE: the one to the player whose time is up; PAUSED: it stands still."""

    REMIND = "remind"
    TIME_UP = "time-up"
    LATE = "late"
    ASK = "ask"
    PAUSED = "paused"


class Became(Enum):
    """The ways in which that of which a notice tells has gone on.

    A turn came; the win was claimed; a DAY or, because it was asked for, more TIME was given; turns were taken back; the
    clock was stopped or started; the match was kept, or went on in another way; away days came to the rescue; it was lost on time by
    itself; it is over.
    """

    MOVED = "moved"
    CLAIMED = "claimed"
    DAY = "day"
    TIME = "time"
    TAKEN_BACK = "taken-back"
    PAUSED = "paused"
    RESUMED = "resumed"
    KEPT = "kept"
    WENT_ON = "went-on"
    RESCUED = "rescued"
    TIMED_OUT = "timed-out"
    OVER = "over"


class TimeBank(NamedTuple):
    """The time of one player for a whole match: what it begins with, and what is added for each of their turns."""

    start: timedelta
    each_turn: timedelta


class Pace(Enum):
    """The time that a player has: for each turn or, with a bank, for all of them and a little more for each."""

    NONE = "none"
    TEN_MINUTES = "ten-minutes"
    DAY = "one-day"
    THREE_DAYS = "three-days"
    WEEK = "seven-days"
    HALF_HOUR_BANK = "half-hour-bank"
    TWO_DAY_BANK = "two-day-bank"
    FIVE_DAY_BANK = "five-day-bank"
    DAY_BANK = "one-day-bank"
    THREE_MINUTE_BANK = "three-minute-bank"
    HALF_MINUTE_BANK = "half-minute-bank"

    @property
    def time(self) -> timedelta | None:
        """The time for a turn, or with a bank the time that one usually takes: reminders and more time go by it. None without a clock."""
        return _TIMES[self]

    @property
    def bank(self) -> TimeBank | None:
        """The bank; None where each turn has its own time."""
        return _BANKS.get(self)

    @property
    def is_quick(self) -> bool:
        """True if it is for two who sit at it together, as in an arena: no challenge offers it."""
        return self in {Pace.THREE_MINUTE_BANK, Pace.HALF_MINUTE_BANK}

    @property
    def shorter(self) -> Pace:
        """The next shorter one of its sort, in which a cup's decider is played; the shortest ones and NONE stay as they are."""
        return _SHORTER.get(self, self)


_TIMES = {
    Pace.NONE: None,
    Pace.TEN_MINUTES: timedelta(minutes=10),
    Pace.DAY: timedelta(days=1),
    Pace.THREE_DAYS: timedelta(days=3),
    Pace.WEEK: timedelta(days=7),
    Pace.HALF_HOUR_BANK: timedelta(minutes=10),
    Pace.TWO_DAY_BANK: timedelta(days=1),
    Pace.FIVE_DAY_BANK: timedelta(days=1),
    Pace.DAY_BANK: timedelta(days=1),
    Pace.THREE_MINUTE_BANK: timedelta(minutes=10),
    Pace.HALF_MINUTE_BANK: timedelta(minutes=10),
}
_BANKS = {
    Pace.HALF_HOUR_BANK: TimeBank(timedelta(minutes=30), timedelta(minutes=1)),
    Pace.TWO_DAY_BANK: TimeBank(timedelta(days=2), timedelta(hours=2)),
    Pace.FIVE_DAY_BANK: TimeBank(timedelta(days=5), timedelta(hours=6)),
    Pace.DAY_BANK: TimeBank(timedelta(days=1), timedelta(hours=1)),
    Pace.THREE_MINUTE_BANK: TimeBank(timedelta(minutes=3), timedelta(seconds=10)),
    Pace.HALF_MINUTE_BANK: TimeBank(timedelta(seconds=30), timedelta(seconds=5)),
}
_SHORTER = {
    Pace.WEEK: Pace.THREE_DAYS,
    Pace.THREE_DAYS: Pace.DAY,
    Pace.FIVE_DAY_BANK: Pace.TWO_DAY_BANK,
    Pace.TWO_DAY_BANK: Pace.DAY_BANK,
}


class ReminderPlace(Enum):
    """The places where a player may want to be reminded of their turn; DAILY: in one direct message a day, with no pings."""

    THREAD = "thread"
    DIRECT = "direct"
    DAILY = "daily"
    NONE = "none"


class ChallengesFrom(Enum):
    """The people who may challenge somebody: everyone, those they have played, or nobody."""

    EVERYONE = "everyone"
    PLAYED = "played"
    NOBODY = "nobody"


class First(Enum):
    """The player who makes the first turn; with a cat, they have one in their pool from the start, and the match is friendly."""

    CHANCE = "chance"
    CHALLENGER = "challenger"
    OPPONENT = "opponent"
    OPPONENT_WITH_CAT = "opponent-cat"
    CHALLENGER_WITH_CAT = "challenger-cat"

    @property
    def handicap(self) -> bool:
        """True if the one who begins has a cat from the start."""
        return self in {First.OPPONENT_WITH_CAT, First.CHALLENGER_WITH_CAT}

    @property
    def of_the_other(self) -> First:
        """The same, if the other of the two had asked for the match."""
        return _OF_THE_OTHER[self]


_OF_THE_OTHER = {
    First.CHANCE: First.CHANCE,
    First.CHALLENGER: First.OPPONENT,
    First.OPPONENT: First.CHALLENGER,
    First.CHALLENGER_WITH_CAT: First.OPPONENT_WITH_CAT,
    First.OPPONENT_WITH_CAT: First.CHALLENGER_WITH_CAT,
}


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


class Player(NamedTuple):
    """A person: our own id, and Discord's, which can be forgotten. Or the bot itself (``is_bot``); or a team, which is a whole server (``guild_id``).

    ``language`` is what they have chosen to read; ``locale`` the language of their client, as Discord told last.
    """

    id: int
    discord_id: int | None
    name: str
    is_bot: bool = False
    language: str | None = None
    locale: str | None = None
    guild_id: int | None = None

    @property
    def is_team(self) -> bool:
        """True if this is a whole server, whose members vote for each turn; it has no Discord id, so nobody can act for it or reach it."""
        return self.guild_id is not None

    @property
    def reached_at(self) -> int | None:
        """The Discord id by which somebody is pinged or written to; None for a forgotten person, and for the bot."""
        return None if self.is_bot else self.discord_id


class Challenge(NamedTuple):
    """One person asking another (or, with no opponent, anybody) for a match.

    ``user_installed``: the bot is no member of its place, and can only answer interactions there. ``hints``: both players
    may ask for hints. ``loses_on_time`` and ``nights_off`` are as in a match.
    ``declined_at`` is when the opponent said no. ``games``: for how many matches it asks.
    """

    id: int
    challenger_id: int
    opponent_id: int | None
    edition: Edition
    first: First
    guild_id: int | None
    channel_id: int
    user_installed: bool
    message_id: int | None
    state: ChallengeState
    pace: Pace
    rated: bool
    created_at: datetime
    expires_at: datetime
    hints: bool = False
    loses_on_time: bool = False
    nights_off: bool = False
    declined_at: datetime | None = None
    games: Games = Games.ONE


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
    ``followed``: somebody follows it who doesn't play, or has done so.
    """

    message_id: int | None = None
    shown_version: int = 0
    board_version: int = 1
    relocations: int = 0
    has_notices: bool = False
    place_lost: PlaceLoss | None = None
    followed: bool = False


class Match(NamedTuple):
    """A contest between two people, or between one and the bot.

    ``position`` is a copy of the last turn's; ``version`` counts every change of the match. ``news`` is the last change, made by the
    side ``by``. ``user_installed`` is as in a challenge. ``level`` is how well the bot plays, where it is one of the players;
    ``awaits_bot``: it owes a turn or an answer. ``hints``: its players may ask for hints. ``loses_on_time``: whose time is up loses by
    itself, nobody need claim it. ``nights_off``: no clock runs in its player's quiet hours and free weekends. ``rescued`` are the sides,
    as a word, whose away days have saved them once. ``has_plans``: a player has planned turns ahead. ``series_id`` is the series to
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


class Notice(NamedTuple):
    """A message that tells of a match's clock; ``became`` (and by which side) is what it has yet to say.

    ``player_id`` is whose direct message it is; None: it is in a channel.
    """

    message_id: int
    channel_id: int
    match_id: int
    player_id: int | None
    kind: NoticeKind
    became: Became | None = None
    by: Side | None = None


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


class StoredTurn(NamedTuple):
    """A turn played: its notation, the position after it, and the match's version after it.

    A turn that was taken back stays, marked; the turn played instead gets the same number. ``planned``: it was planned ahead.
    """

    match_id: int
    number: int
    notation: str
    position: str
    version: int
    played_at: datetime
    taken_back: bool = False
    planned: bool = False


class PlannedTurn(NamedTuple):
    """A turn in a player's plan: the one to come as ``number`` of the match, of either side, and the position that it leads to.

    It follows its parent, or else what has been played. The plan is a tree: after a turn of the other there is at most one of its player's.
    """

    id: int
    match_id: int
    player_id: int
    parent_id: int | None
    number: int
    notation: str
    position: str


class Score(NamedTuple):
    """Matches won, lost and drawn."""

    wins: int = 0
    losses: int = 0
    draws: int = 0

    @property
    def matches(self) -> int:
        """The number of these matches."""
        return sum(self)

    def plus(self, other: Score) -> Score:
        """The sum of both."""
        return Score(*map(add, self, other))


class Standing(NamedTuple):
    """A player's standing in one edition: in a server, or (``guild_id`` 0) in all of them; in a season, or (0) of all time.

    ``provisional_at`` is when the player loses the place on the leaderboard, by not playing; ``change`` is by how much the
    last match changed it. A standing that is not ``listed`` is shown only to the player.
    """

    player_id: int
    guild_id: int
    edition: Edition
    season: int
    listed: bool
    rating: float
    deviation: float
    volatility: float
    change: float
    wins: int
    losses: int
    draws: int
    rated_at: datetime
    provisional_at: datetime

    @property
    def score(self) -> Score:
        """The matches that counted."""
        return Score(self.wins, self.losses, self.draws)


class Rated(NamedTuple):
    """A player's rating after one of their matches."""

    rating: float
    deviation: float
    rated_at: datetime


class Result(NamedTuple):
    """A match that counted for a player on a server's leaderboard (0: on that of all), and the rating after it."""

    match_id: int
    guild_id: int
    edition: Edition
    rating: float
    deviation: float
    rated_at: datetime


class PlayerStats(NamedTuple):
    """A player's stats on one side in one edition, in the matches that have ended.

    ``graduations`` counts their kittens that grew up; ``boops_off`` the other player's pieces that their turns sent off
    the bed.
    """

    player_id: int
    edition: Edition
    side: Side
    wins: int
    losses: int
    draws: int
    graduations: int
    boops_off: int

    @property
    def score(self) -> Score:
        """The score of the matches."""
        return Score(self.wins, self.losses, self.draws)


class BotScore(NamedTuple):
    """A player's matches against the bot at one level."""

    player_id: int
    level: int
    wins: int
    losses: int
    draws: int


class Streak(NamedTuple):
    """The matches that a player has won in a row: now, and at most so far."""

    current: int = 0
    longest: int = 0


class Away(NamedTuple):
    """A time in which a player is away, so that no clock runs in their matches."""

    since: datetime
    until: datetime


class Preferences(NamedTuple):
    """A player's choices. Quiet hours are hours of the day in their own time zone."""

    reminders: ReminderPlace = ReminderPlace.THREAD
    quiet_from: int | None = None
    quiet_until: int | None = None
    zone: str = "UTC"
    #: Boards of their matches are never animated.
    reduce_motion: bool = False
    #: The bot can't send them direct messages.
    direct_blocked: bool = False
    #: They are on no leaderboard, and only they see their profile.
    unlisted: bool = False
    #: The preview tells them of a win that their turn leaves, in matches with hints.
    warned: bool = False
    #: Their card says how many puzzles they have solved.
    puzzles_shown: bool = False
    #: The daily puzzles that they solve in a server count for its streak.
    puzzles_counted: bool = False
    #: The badges that they have chosen for their card, parted by spaces; empty: none.
    badges: str = ""
    #: The last time that they were, are or will be away, if any.
    away_from: datetime | None = None
    away_until: datetime | None = None
    #: The seconds that they were away in that year, without the time above.
    away_used: int = 0
    away_year: int = 0
    #: Away days of theirs are taken when their time in a match is up, once in each.
    rescue: bool = True
    #: Saturdays and Sundays are free, in matches in which both agreed to that.
    weekends_off: bool = False

    #: Who may challenge them.
    challenges_from: ChallengesFrom = ChallengesFrom.EVERYONE
    #: The hour at which they want their one message a day, and when the next is due, if they do.
    daily_hour: int = 18
    daily_due: datetime | None = None

    @property
    def away(self) -> Away | None:
        """The last time that they were, are or will be away."""
        return Away(self.away_from, self.away_until) if self.away_from and self.away_until else None


class Ban(NamedTuple):
    """Somebody whom the host has banned: Discord's id, and since when."""

    discord_id: int
    banned_at: datetime


class Guild(NamedTuple):
    """The choices of a server's moderators, and the moment when it removed the bot, if it did.

    ``language`` is what they have chosen for what everybody reads; ``locale`` the server's own, as Discord told last. Days are
    counted as ``date.toordinal`` counts them. The daily puzzle of ``puzzle_day`` and of those before it has been
    posted; that of ``puzzle_tried`` may have been. 0: none yet. ``anyone_announces``: every member may announce a contest.
    """

    boards_move: bool = False
    threads: bool = True
    pace: Pace = Pace.THREE_DAYS
    edition: Edition = Edition.CLASSIC
    left_at: datetime | None = None
    language: str | None = None
    locale: str | None = None
    puzzle_channel_id: int | None = None
    puzzle_day: int = 0
    puzzle_tried: int = 0
    anyone_announces: bool = False


class ToldResults(Enum):
    """The matches of a server whose results its clubhouse tells."""

    ALL = "all"
    RATED = "rated"
    NONE = "none"


class Clubhouse(NamedTuple):
    """A server's clubhouse: its channel, what is posted there, and what has been.

    Attributes:
        channel_id: None once the channel is gone.
        board: whether the board of the house is kept there.
        week: whether each week with play is told there, on Monday at ``week_hour`` (UTC).
        season: whether the end of a season is told there.
        badges: whether the badges that are earned in a match are told there.
        role_id: the role that the champions of the last season have; None: none is named.
        role_holders: who was given which role, or was about to be, as ``player:role``, parted by spaces (``data/queries/announcing/roles.py``).
        role_season: the season whose champions have it, once all of them do; 0: that is still to be seen to.
        role_trouble: the reason why it could not be given or taken, as the catalogue names it; empty: none.
        trouble: the permissions that were missing at the last post, as the catalogue names them, parted by spaces; empty: none.
        board_message_id: the message with the board of the house.
        board_shows: what it shows, as a digest.
        board_tried: a new one was about to be sent, so that it may be there.
        week_told: the number of the last week that was told, the ordinal of its Monday; ``week_tried`` may have been.
        season_told: the number of the last season whose end was told; that of ``season_tried`` may have been.
    """

    channel_id: int | None
    results: ToldResults = ToldResults.RATED
    board: bool = True
    week: bool = True
    week_hour: int = 18
    season: bool = True
    trouble: str = ""
    board_message_id: int | None = None
    board_shows: str = ""
    board_tried: bool = False
    week_told: int = 0
    week_tried: int = 0
    season_told: int = 0
    season_tried: int = 0
    badges: bool = True
    role_id: int | None = None
    role_holders: str = ""
    role_season: int = 0
    role_trouble: str = ""

    def tells(self, *, rated: bool) -> bool:
        """True if the result of a match, which is rated or not, is told there."""
        return self.results is ToldResults.ALL or (rated and self.results is ToldResults.RATED)


class Badge(Enum):
    """The badges, in the order in which they are shown: those of a win on the board, of several, of the bot, of puzzles, and of seasons.

    Those from PUZZLE_WEEK on are read off what is stored of puzzles and seasons. The others are stored with the match that earned
    them, and can be counted again from the matches.
    """

    FIRST_WIN = "first-win"
    THREE_GROWN = "three-grown"
    TWO_LINES = "two-lines"
    EIGHT_CATS = "eight-cats"
    GHOST_LINE = "ghost-line"
    FIVE_OFF = "five-off"
    THREE_OFF = "three-off"
    FIVE_BOOPED = "five-booped"
    SURE_FOOTED = "sure-footed"
    PUSHED_HOME = "pushed-home"
    DIAGONAL = "diagonal"
    CORNER = "corner"
    QUICK = "quick"
    LONG = "long"
    COMEBACK = "comeback"
    UPSET = "upset"
    REVENGE = "revenge"
    STREAK_THREE = "streak-three"
    STREAK_TEN = "streak-ten"
    FIVE_FRIENDS = "five-friends"
    ALL_EDITIONS = "all-editions"
    LEVEL_FIVE = "level-five"
    QUEEN = "queen"
    PUZZLE_WEEK = "puzzle-week"
    HUNDRED_DAYS = "hundred-days"
    HARD_PUZZLE = "hard-puzzle"
    DEFENCE = "defence"
    PODIUM = "podium"
    CHAMPION = "champion"


class EarnedBadge(NamedTuple):
    """A badge that a player has earned in a match."""

    player_id: int
    badge: Badge
    match_id: int


class QueuedResult(NamedTuple):
    """A result that a clubhouse has yet to tell.

    ``leader`` is the side that has taken the lead of the season with it. ``batch`` names the message with which it was about to be
    sent, so that it may be there: the first match in it.
    """

    match_id: int
    guild_id: int
    leader: Side | None = None
    batch: int | None = None


class PuzzleState(Enum):
    """The state of somebody's attempt at a puzzle; it ends with the solution, found or told."""

    OPEN = "open"
    SOLVED = "solved"
    FAILED = "failed"


class PuzzleAttempt(NamedTuple):
    """Somebody's attempt at a puzzle, which they have once.

    Attributes:
        day: whose daily puzzle it is (`date.toordinal`); 0: of no day.
        played: the turns of both sides so far, parted by commas.
        misses: how many tries failed.
        version: counts what they did up.
        guild_id: the server for whose streak it counts.
    """

    id: int
    player_id: int
    edition: Edition
    number: int
    day: int
    state: PuzzleState
    played: str
    misses: int
    hinted: bool
    version: int
    guild_id: int | None
    began_at: datetime
    changed_at: datetime


class PuzzleRating(NamedTuple):
    """A player's rating at puzzles, of so many first tries."""

    player_id: int
    rating: float
    deviation: float
    volatility: float
    tries: int
    rated_at: datetime


class PuzzleStrength(NamedTuple):
    """A puzzle's own rating: how hard it has proved to be, in so many first tries."""

    edition: Edition
    number: int
    rating: float
    deviation: float
    tries: int


class PuzzleResult(NamedTuple):
    """A player's first try at a puzzle: whether it solved it, their rating as it was then, and by how much that changed.

    ``place`` is where it comes in the order in which all were counted. Of somebody who has been forgotten there is no ``player_id``, no
    ``attempt_id`` and no moment.
    """

    place: int
    attempt_id: int | None
    player_id: int | None
    edition: Edition
    number: int
    solved: bool
    rating: float
    deviation: float
    change: float
    rated_at: datetime | None


class VoteMatch(NamedTuple):
    """The matches that a server plays against the bot by votes, one a week, for as long as this is kept.

    ``level`` is how well the bot plays, ``hours`` how long each vote lasts. ``match_id`` is the match that is on; None between two. ``due_at`` is when the votes are
    counted next or, between two matches, when the next one begins. ``told`` is the digest of what the board was last edited to say.
    """

    guild_id: int
    channel_id: int
    edition: Edition
    level: int
    hours: int
    due_at: datetime
    match_id: int | None = None
    told: str = ""


class Vote(NamedTuple):
    """The turn that somebody wants in a vote match, in notation; ``turn`` is its number. ``voted_at`` is since when they want it."""

    match_id: int
    turn: int
    player_id: int
    notation: str
    voted_at: datetime
