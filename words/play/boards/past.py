"""The words of a board that was replaced by a newer one: it goes on saying which turn it shows, and no more whose turn it was."""

from __future__ import annotations

from data import Match, MatchState, News
from game import square_name
from services.play.snapshots import Snapshot
from words.catalogue import say, small
from words.turns.pieces import kind_word, mention, mentions
from words.turns.story import tell


def past_text(snapshot: Snapshot) -> str:
    """The words of the board that is replaced by the one of now: the turn that it shows, and no more whose turn it was.

    After a kill it may be an earlier one than the last, and then no turn is named. Where somebody reads boards in words, it tells all of the turn.
    """
    match = snapshot.match
    if match.delivery.shown_version < match.version - 1:
        return earlier(match)
    if match.news is News.TAKEN_BACK and match.state is MatchState.RUNNING:
        return small(say("board-past-undone", match=str(match.id)))
    number = match.turns - 1 if snapshot.turn_is_news else match.turns
    shown = snapshot.previous if snapshot.turn_is_news else snapshot.last
    if shown is None:
        return small(say("board-past-first", match=str(match.id)))
    words: dict[str, str | int] = {"turn": number, "match": str(match.id)}
    if snapshot.in_words:
        # The picture does not tell the turn, because the text did: so it has to stay.
        return small(say("board-past-told", told=tell(mentions(snapshot), shown.events), **words))
    placed = {"kind": kind_word(shown.turn.kind), "square": square_name(shown.turn.square)}
    return small(say("board-past", who=mention(snapshot.player(shown.side)), **placed, **words))


def earlier(match: Match) -> str:
    """The words of a board of which only this is sure: that it shows an earlier state of its match."""
    return small(say("board-past-earlier", match=str(match.id)))
