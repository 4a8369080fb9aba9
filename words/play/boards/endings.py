"""The words at the end of a match beside its result: its story, and a kind word. One match is always told in the same words."""

from __future__ import annotations

from typing import Final

from data import Match, MatchEnd
from game import Side
from services.play.beginning.series import SeriesState
from services.play.levels import FIRST_LEVEL, shown
from services.play.snapshots import Snapshot
from services.play.stories import TURNS, Story, Told
from words.catalogue import say
from words.turns.pieces import mention

#: Each of these sentences is written in so many ways.
_TELLINGS: Final = ("first", "second", "third")
#: The one that only thanks.
_THANKS: Final = "second"


def story(snapshot: Snapshot) -> str | None:
    """The story of a finished match, in a sentence that addresses nobody; None if it is a plain one."""
    match, told, winner = snapshot.match, _told(snapshot), snapshot.winner
    if told.story is Story.PLAIN:
        return None
    return say(
        f"story-{told.story.value}",
        telling=_telling(match),
        winner=mention(winner) if winner else "",
        number=told.number,
        level=shown(match.level or FIRST_LEVEL),
    )


def good_game(snapshot: Snapshot) -> str | None:
    """A kind word after the story of a match: to the loser of one that was played to its end, else to both; or to whoever played the bot.

    None where the clock decided: nobody is praised for that.
    """
    match, winner, telling = snapshot.match, snapshot.winner, _telling(snapshot.match)
    if snapshot.bot_side is not None:
        return _from_bot(snapshot, snapshot.bot_side)
    # Of a match that was over before it had begun in earnest nobody says that it was fine.
    short = match.turns <= TURNS[match.edition].quick
    if winner is None:
        # Within a series or a contest nobody asks for a rematch: the next game has begun, or will.
        in_series = snapshot.series is not None and snapshot.series.state is SeriesState.RUNNING
        goes_on = in_series or snapshot.played_in is not None
        return say("good-game-drawn", telling=_THANKS if goes_on or short else telling)
    if match.ending is not None and match.ending.by_turn:
        loser = snapshot.player(snapshot.seat_of(winner).other)
        return say("good-game-lost", telling=telling, player=mention(loser))
    if match.ending is MatchEnd.TIME:
        return None
    return say("good-game-both", telling=_THANKS if short else telling)


def _from_bot(snapshot: Snapshot, bot: Side) -> str:
    """The bot's kind word: after a story a short one, for both share a line."""
    player = mention(snapshot.player(bot.other))
    if _told(snapshot).story is not Story.PLAIN:
        return say("board-well-played", player=player)
    how = _how_it_went(snapshot.match, bot)
    return say("good-game-bot", telling=_telling(snapshot.match), how=how, player=player)


def _told(snapshot: Snapshot) -> Told:
    return snapshot.summary.told if snapshot.summary else Told(Story.PLAIN)


def _how_it_went(match: Match, bot: Side) -> str:
    """The way in which a match against the bot ended for the person."""
    if match.winner is None:
        return "drawn"
    if match.winner is not bot:
        return "won"
    return "gave-up" if match.ending is MatchEnd.RESIGNED else "lost"


def _telling(match: Match) -> str:
    """The way in which a match is told: by its number, the first one in the first."""
    return _TELLINGS[(match.id - 1) % len(_TELLINGS)]
