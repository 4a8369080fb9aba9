"""What a board message says above its picture."""

from __future__ import annotations

from bot.services.matches import RESIGNED
from bot.services.snapshots import Snapshot
from bot.words.alt_text import describe
from bot.words.catalogue import say
from bot.words.pieces import mention, side_name, side_sign
from bot.words.story import tell
from game import Side
from game.diagram import bed_diagram

_LONGEST_NAME = 32


def board_text(snapshot: Snapshot) -> str:
    """News first (a notification shows no more), then who plays whom."""
    return "\n".join(filter(None, (_moved(snapshot), _news(snapshot), _story(snapshot), _players(snapshot))))


def _news(snapshot: Snapshot) -> str:
    match = snapshot.match
    mover, waiting = snapshot.to_move, snapshot.player(snapshot.position.side.other)
    if snapshot.winner:
        loser = snapshot.orange if snapshot.winner == snapshot.gray else snapshot.gray
        if match.ending == RESIGNED:
            return say("board-resigned", loser=mention(loser), winner=mention(snapshot.winner))
        return say("board-won", winner=mention(snapshot.winner))
    if snapshot.turn is None:
        edition = say("edition", edition=match.edition)
        return say("board-begins", mover=mention(mover), opponent=mention(waiting), edition=edition)
    return say("board-your-turn", mover=mention(mover))


def _story(snapshot: Snapshot) -> str:
    if snapshot.match.ending == RESIGNED:
        return ""
    if snapshot.turn is None:
        return say("board-how")
    return tell(mention(snapshot.player(snapshot.before.side)), snapshot.events)


def _players(snapshot: Snapshot) -> str:
    return say(
        "board-players",
        orange=mention(snapshot.orange),
        orange_sign=side_sign(Side.ORANGE, snapshot.position.edition),
        orange_side=side_name(Side.ORANGE),
        gray=mention(snapshot.gray),
        gray_sign=side_sign(Side.GRAY, snapshot.position.edition),
        gray_side=side_name(Side.GRAY),
        edition=say("edition", edition=snapshot.match.edition),
        match=str(snapshot.match.id),
        turn=str(snapshot.match.turns),
    )


def _moved(snapshot: Snapshot) -> str:
    """In the first board of another place: that the match lives there now."""
    if snapshot.match.message_id is not None or snapshot.match.moves == 0:
        return ""
    return say("board-moved", orange=mention(snapshot.orange), gray=mention(snapshot.gray))


def board_as_text(snapshot: Snapshot) -> str:
    """The board without a picture: the bed in letters, and all of it in words."""
    told = describe(snapshot.position, snapshot.events, over=not snapshot.running)
    legend = say("board-legend", orange=side_name(Side.ORANGE), gray=side_name(Side.GRAY))
    return f"```\n{bed_diagram(snapshot.position)}\n```{legend}\n{told}"


def thread_name(orange: str, gray: str) -> str:
    """The name of a match's own thread: players' names as they are, for a thread's name has no markup."""
    return say("thread-name", orange=shortened(orange), gray=shortened(gray))


def shortened(name: str) -> str:
    """A name that leaves room for another in a hundred letters."""
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"
