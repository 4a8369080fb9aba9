"""What a board message says above its picture."""

from __future__ import annotations

from data import Hold, Match, MatchEnd, News, Player
from game import Side
from game.diagram import bed_diagram
from services.snapshots import Snapshot
from words.alt_text import describe
from words.catalogue import say
from words.pieces import capitalised, mention, side_name, side_sign
from words.story import tell

_MAX_NAME = 32


def board_text(snapshot: Snapshot) -> str:
    """The news first (a notification shows only that), then who plays whom."""
    lines = (_moved(snapshot), _news(snapshot), _story(snapshot), _clock(snapshot), _players(snapshot))
    return "\n".join(filter(None, lines))


def _news(snapshot: Snapshot) -> str:
    if not snapshot.running:
        return end_text(snapshot)
    match, mover = snapshot.match, mention(snapshot.to_move)
    if match.news is News.BEGUN:
        waiting = snapshot.player(snapshot.position.side.other)
        edition = say("edition", edition=match.edition)
        return say("board-begins", mover=mover, opponent=mention(waiting), edition=edition)
    if match.news is News.TURN:
        return say("board-your-turn", mover=mover)
    told = (_change(snapshot), _still_offered(snapshot), say("board-to-move", mover=mover))
    return " ".join(filter(None, told))


def _change(snapshot: Snapshot) -> str:
    """What a player did other than take a turn, told to the other player."""
    match = snapshot.match
    by, other = map(mention, _doer_and_other(snapshot))
    if match.news is News.OFFERED:
        return say("board-offered", offer=match.offer.value if match.offer else "", by=by, other=other)
    agreed = match.news is News.TAKEN_BACK and match.by != snapshot.position.side.value
    return say(f"board-{match.news.value}{'-agreed' if agreed else ''}", by=by, other=other)


def _still_offered(snapshot: Snapshot) -> str:
    """An offer that is still open after another change."""
    match = snapshot.match
    if match.offer is None or match.offer_by is None or match.news is News.OFFERED:
        return ""
    by = snapshot.player(Side(match.offer_by))
    return say("board-still-offered", offer=match.offer.value, by=mention(by))


def _doer_and_other(snapshot: Snapshot) -> tuple[Player, Player]:
    side = Side(snapshot.match.by) if snapshot.match.by else snapshot.position.side
    return snapshot.player(side), snapshot.player(side.other)


def end_text(snapshot: Snapshot) -> str:
    """How a match has ended, and who has won."""
    ending, winner = snapshot.match.ending, snapshot.winner
    both = {"orange": mention(snapshot.orange), "gray": mention(snapshot.gray)}
    if winner is None or ending is None:
        key = "board-drawn" if ending and ending.drawn else "board-closed"
        return say(key, ending=ending.value if ending else "", **both)
    loser = mention(snapshot.orange if winner == snapshot.gray else snapshot.gray)
    if ending is MatchEnd.RESIGNED:
        return capitalised(say("board-resigned", loser=loser, winner=mention(winner)))
    if ending is MatchEnd.TIME:
        return capitalised(say("board-claimed", loser=loser, winner=mention(winner)))
    return say("board-won", winner=mention(winner))


def _story(snapshot: Snapshot) -> str:
    if snapshot.running and snapshot.match.news is News.BEGUN:
        return say("board-how")
    if snapshot.last is None or not snapshot.turn_is_news:
        return ""
    return tell(mention(snapshot.player(snapshot.last.side)), snapshot.last.events)


def _clock(snapshot: Snapshot) -> str:
    match = snapshot.match
    if match.hold is Hold.PAUSED:
        return say("board-holding")
    if match.hold is Hold.AWAY:
        return say("board-away")
    if match.deadline is None:
        return ""
    until = str(int(match.deadline.timestamp()))
    return say("board-until", mover=mention(snapshot.to_move), until=until)


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
        rated=say("board-rated" if snapshot.match.rated else "board-friendly"),
        match=str(snapshot.match.id),
        turn=str(snapshot.match.turns),
    )


def _moved(snapshot: Snapshot) -> str:
    """In the first board in another place: that the match was moved there."""
    if snapshot.match.message_id is not None or snapshot.match.relocations == 0:
        return ""
    return say("board-moved", orange=mention(snapshot.orange), gray=mention(snapshot.gray))


def moved_away(match: Match, mover: Player, guild_id: int | None, channel_id: int) -> str:
    """For the place that a match has left: who moved it, and where it is now."""
    return say(
        "board-moved-away",
        mover=mention(mover),
        match=str(match.id),
        where="server" if guild_id else "conversation",
        channel=f"<#{channel_id}>",
    )


def board_as_text(snapshot: Snapshot) -> str:
    """The board without a picture: the bed in letters, and all of it in words."""
    told = describe(snapshot.position, snapshot.events, over=not snapshot.running)
    legend = say("board-legend", orange=side_name(Side.ORANGE), gray=side_name(Side.GRAY))
    return f"```\n{bed_diagram(snapshot.position)}\n```{legend}\n{told}"


def thread_name(orange: str, gray: str) -> str:
    """The name of a match's own thread, with plain names, because a thread's name has no markup."""
    return say("thread-name", orange=shortened(orange), gray=shortened(gray))


def shortened(name: str) -> str:
    """A name cut so short that two fit into a hundred characters."""
    return name if len(name) <= _MAX_NAME else name[: _MAX_NAME - 1] + "…"
