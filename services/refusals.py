"""Every reason why the bot refuses, in one closed catalogue. The sentences are in ``words``."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from data import Challenge, Match, Player
from game import Objection, Turn

#: What a sentence may need to name: a person, a match or challenge (by a link to it), channels, turns, an objection of the
#: rules, or a text or number.
Detail: TypeAlias = Player | Match | Challenge | frozenset[int] | tuple[Turn, ...] | Objection | str | int


class Refusal(Enum):
    """Why something was not done; the value is the sentence's key. Nothing has changed after any of them."""

    NOT_A_TURN = "not-a-turn"
    ILLEGAL_TURN = "illegal-turn"
    AMBIGUOUS_TURN = "ambiguous-turn"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_YOUR_MATCH = "not-your-match"
    KEPT_FROM_OTHERS = "kept-from-others"
    NO_SUCH_MATCH = "no-such-match"
    MATCH_OVER = "match-over"
    FORMER_PLAYER = "former-player"
    MATCH_RUNNING = "match-running"
    MATCH_QUARANTINED = "match-quarantined"
    OUT_OF_DATE = "out-of-date"
    DONE_ALREADY = "done-already"
    OLD_BUTTON = "old-button"
    OLD_COMMAND = "old-command"
    TOO_FAST = "too-fast"
    TOO_MUCH_TO_DRAW = "too-much-to-draw"
    NO_MATCH = "no-match"
    NOTHING_AWAITS_YOU = "nothing-awaits-you"
    AWAITED_ELSEWHERE = "awaited-elsewhere"
    WHICH_MATCH = "which-match"
    CHALLENGED_SELF = "challenged-self"
    CHALLENGED_BOT = "challenged-bot"
    CHALLENGED_STRANGER = "challenged-stranger"
    CHALLENGED_TWICE = "challenged-twice"
    CHALLENGED_ALL_TWICE = "challenged-all-twice"
    CHALLENGED_BACK = "challenged-back"
    CHALLENGE_OVER = "challenge-over"
    NOT_YOUR_CHALLENGE = "not-your-challenge"
    OWN_CHALLENGE = "own-challenge"
    ONLY_CHALLENGER = "only-challenger"
    NO_CHANNEL = "no-channel"
    NOT_A_MODERATOR = "not-a-moderator"
    OPPONENT_NOT_HERE = "opponent-not-here"
    TOO_MANY_MATCHES = "too-many-matches"
    TOO_MANY_MATCHES_OF = "too-many-matches-of"
    TOO_MANY_CHALLENGES = "too-many-challenges"
    NOT_IN_THIS_CHANNEL = "not-in-this-channel"
    NOT_IN_THIS_SERVER = "not-in-this-server"
    NOBODY_ELSE_HERE = "nobody-else-here"
    ANSWERS_HIDDEN = "answers-hidden"
    TIME_NOT_UP = "time-not-up"
    YOUR_OWN_TIME = "your-own-time"
    OFFER_OPEN = "offer-open"
    OFFER_DECLINED = "offer-declined"
    NOTHING_OFFERED = "nothing-offered"
    YOUR_OWN_OFFER = "your-own-offer"
    NOT_YOUR_OFFER = "not-your-offer"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    NO_CLOCK = "no-clock"
    NOT_YOUR_CLOCK = "not-your-clock"
    NOT_PAUSED = "not-paused"
    NOTHING_KEPT = "nothing-kept"
    RECORD_TOO_LARGE = "record-too-large"
    RECORD_NOT_TEXT = "record-not-text"
    RECORD_EMPTY = "record-empty"
    RECORD_NO_EDITION = "record-no-edition"
    RECORD_ODD_EDITION = "record-odd-edition"
    RECORD_NOT_NEXT = "record-not-next"
    RECORD_NOT_A_TURN = "record-not-a-turn"
    RECORD_ILLEGAL_TURN = "record-illegal-turn"
    RECORD_AMBIGUOUS_TURN = "record-ambiguous-turn"
    RECORD_GONE = "record-gone"
    WHAT_TO_REPLAY = "what-to-replay"
    EXPORT_AWAITED = "export-awaited"
    FILM_AWAITED = "film-awaited"
    FILM_TOO_LONG = "film-too-long"
    YOU_PLAYED_NOTHING = "you-played-nothing"
    NOTHING_PLAYED = "nothing-played"
    PROFILE_KEPT = "profile-kept"
    PROFILE_BOT = "profile-bot"
    NO_SUCH_NUMBER = "no-such-number"
    PROFILE_STRANGER = "profile-stranger"
    LEADERBOARD_ELSEWHERE = "leaderboard-elsewhere"
    NO_SUCH_SEASON = "no-such-season"
    NO_SUCH_ZONE = "no-such-zone"
    NO_SUCH_LANGUAGE = "no-such-language"
    NO_SUCH_HOUR = "no-such-hour"
    HALF_QUIET = "half-quiet"
    NO_SUCH_LEVEL = "no-such-level"
    NOT_YOUR_LESSON = "not-your-lesson"
    BOT_PLAYS_YOU = "bot-plays-you"
    BOT_IS_GUEST = "bot-is-guest"
    BOT_CANNOT_PLAY = "bot-cannot-play"
    CHALLENGE_EXPIRED = "challenge-expired"
    NO_HINTS_RATED = "no-hints-rated"
    NO_HINTS_HERE = "no-hints-here"
    HINTS_NOT_RATED = "hints-not-rated"
    HINT_AWAITED = "hint-awaited"
    CANNOT_THINK = "cannot-think"
    TOO_MUCH_TO_THINK = "too-much-to-think"
    REVIEW_AWAITED = "review-awaited"
    REVIEW_OF_RUNNING = "review-of-running"
    NOTHING_TO_REVIEW = "nothing-to-review"


class Refused(Exception):
    """Something was not done, and why."""

    def __init__(self, refusal: Refusal, **details: Detail) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
        self.details = details
