"""Makes a match into a message: text, picture, alt text and buttons."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.delivery.drawing import Asker, Drawing, Picture
from bot.replies import pinging
from bot.views.boards import board_view
from bot.views.offers import line_view
from data import MatchEnd, News, Player
from game import Kind, Played, Side, Square
from renderer import Captions, Choices, Finish, Manner, NameTag, Players, Tally, WantedPlacing
from services.contests.votes.tally import tally
from services.play.kinds.news_kinds import NEWS
from services.play.snapshots import Snapshot
from words.catalogue import speaking, spoken
from words.play.boards.last import picture_headline, picture_words
from words.play.boards.running import board_alt_text, board_text
from words.play.offers import line_text
from words.turns.alt_text import describe, ended_in, names_in

#: The width of a picture that stands beside others, in pixels.
_SMALL: Final = 512
#: How many last pictures are kept, each some 150 kB: a result follows its last board within a moment.
_MOST_ENDS: Final = 16
#: How the last picture tells an end; one by a turn is PLAYED, or DRAWN.
_MANNERS: Final = {
    MatchEnd.LINE: Manner.PLAYED,
    MatchEnd.EIGHT_CATS: Manner.PLAYED,
    MatchEnd.THREE_KITTENS: Manner.PLAYED,
    MatchEnd.AGREED: Manner.DRAWN,
    MatchEnd.REPETITION: Manner.DRAWN,
    MatchEnd.TURN_LIMIT: Manner.DRAWN,
    MatchEnd.RESIGNED: Manner.RESIGNED,
    MatchEnd.TIME: Manner.CLAIMED,
    MatchEnd.ABANDONED: Manner.CALLED_OFF,
    MatchEnd.CANCELLED: Manner.CALLED_OFF,
    MatchEnd.LEFT_CONTEST: Manner.CALLED_OFF,
    MatchEnd.CALLED_OFF: Manner.CALLED_OFF,
}


@dataclass(frozen=True)
class BoardMessage:
    """All of a board message, in one language; it can be sent any number of times, each with new files and buttons."""

    snapshot: Snapshot
    content: str
    picture: Picture
    alt_text: str
    pinged: tuple[Player, ...]
    #: As in ``board_text``.
    waits: bool = False
    language: str = field(default_factory=spoken)

    def sending(self) -> dict[str, Any]:
        """Arguments for any of discord.py's send methods; only ``pinged`` players are pinged."""
        with speaking(self.language):
            view = board_view(self.snapshot, waits=self.waits)
        return {
            "content": self.content,
            "file": self.file(),
            "view": view,
            "allowed_mentions": pinging(*(player.reached_at for player in self.pinged)),
        }

    def file(self) -> discord.File:
        """The picture with its alt text."""
        return self.picture.file(self.alt_text)


@dataclass(frozen=True)
class LineMessage:
    """A line of text about an offer, an answer or the clock; only ``pinged`` players are pinged."""

    snapshot: Snapshot
    content: str
    pinged: tuple[Player, ...]
    language: str = field(default_factory=spoken)

    def sending(self) -> dict[str, Any]:
        """Arguments for any of discord.py's send methods."""
        with speaking(self.language):
            view = line_view(self.snapshot)
        return {
            "content": self.content,
            "allowed_mentions": pinging(*(player.reached_at for player in self.pinged)),
            **({"view": view} if view else {}),
        }


def line(snapshot: Snapshot, *, quiet: bool = False) -> LineMessage:
    """The line for a match's last change; ``quiet``: it pings nobody."""
    told = (
        _told_together(snapshot)
        if snapshot.together
        else _who_wants_pings(snapshot, *_told_by_line(snapshot))
    )
    return LineMessage(snapshot, line_text(snapshot), () if quiet else told)


def _told_together(snapshot: Snapshot) -> tuple[Player, ...]:
    """Whom a line pings that tells of several matches of a contest: whoever is to move, in the match that was chosen for that."""
    return tuple(
        each.to_move
        for each in snapshot.together
        if each.match.by is not None and each.match.mover not in each.by_day
    )


def _told_by_line(snapshot: Snapshot) -> Sequence[Player]:
    """Whom a line pings: the player who did not make the last change.

    That somebody is away is told without a ping, for nobody need hurry. That they are back is told by a ping to whoever is to move,
    whose time runs again: in their other matches people only wait.
    """
    match = snapshot.match
    if match.news is News.LEAVES:
        return ()
    by = match.offers.by if match.news is News.OFFERED else match.by
    others = [snapshot.player(by.other)] if by else []
    if NEWS[match.news].of_absence:
        return [each for each in others if each == snapshot.to_move]
    if match.news is News.RESCUED:
        return snapshot.orange, snapshot.gray  # whoever forgot their turn has most to learn from it
    return others


def _who_wants_pings(snapshot: Snapshot, *players: Player) -> tuple[Player, ...]:
    """Those of a running match's players who don't want one message a day instead."""
    by_day = snapshot.by_day if snapshot.running else ()
    return tuple(each for each in players if snapshot.seat_of(each) not in by_day)


def _pinged(snapshot: Snapshot) -> tuple[Player, ...]:
    """Whom a board pings: the player who did not make the last change, or both if neither did.

    The first board in a channel pings both: it tells where they play, and a mention is what adds them to a
    thread. A board shown again in its channel pings nobody, and so does one that a planned turn has answered already; nor do those
    while it runs ping who wants one message a day.
    """
    match = snapshot.match
    if match.message_id is None:
        return snapshot.orange, snapshot.gray
    if match.delivery.shown_version == 0 or snapshot.answered:
        return ()
    if match.version > match.delivery.board_version:
        return _who_wants_pings(snapshot, snapshot.to_move)  # a line tells of what came after
    told = (snapshot.player(match.by.other),) if match.by else (snapshot.orange, snapshot.gray)
    return _who_wants_pings(snapshot, *told)


def finish_of(snapshot: Snapshot) -> Finish | None:
    """The end of a match, for its last picture; None while it runs, or after its record was found broken."""
    match = snapshot.match
    if match.ending is None:
        return None
    return Finish(
        _MANNERS[match.ending],
        match.winner,
        match.turns,
        _tallies(snapshot),
        players_of(snapshot),
        Captions(*picture_words(match.turns, snapshot.summary.counts if snapshot.summary else None)),
        picture_headline(snapshot),
    )


def players_of(snapshot: Snapshot) -> Players:
    """The players as pictures name them, with the ratings that a match has given them."""
    names, ratings = names_in(snapshot), snapshot.summary.ratings if snapshot.summary else None
    orange, gray = (NameTag(names[side], ratings[side].after if ratings else None) for side in Side)
    return orange, gray


def wanted_in(snapshot: Snapshot) -> Choices | None:
    """The placings that people have voted for, where a whole server is to move, the one first of which is in front; None if there are none."""
    ballot = snapshot.ballot
    if ballot is None or not ballot.votes or not (snapshot.running and snapshot.to_move.is_team):
        return None
    counted: Counter[tuple[Kind, Square]] = Counter()
    for each in tally(ballot.votes):
        turn = snapshot.position.parse_turn(each.notation)
        counted[turn.kind, turn.square] += each.votes
    return Choices(wanted=tuple(WantedPlacing(*placing, votes) for placing, votes in counted.items()))


def _tallies(snapshot: Snapshot) -> tuple[Tally, Tally] | None:
    """The tallies of both sides, for the last picture."""
    counts = snapshot.summary.counts if snapshot.summary else None
    if counts is None:
        return None
    orange, gray = (Tally(counts[side].boops, counts[side].off, counts[side].grown) for side in Side)
    return orange, gray


async def _words(snapshot: Snapshot, *, waits: bool) -> tuple[str, str]:
    """The text of a board's message, and its picture in words."""
    return board_text(snapshot, waits=waits), board_alt_text(snapshot)


class Presenter:
    """Makes board messages."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        #: The last pictures of matches that have just ended, by their ids and versions, until their results show them again.
        self._ends: OrderedDict[tuple[int, int], Picture] = OrderedDict()

    async def board(
        self,
        asker: Asker,
        snapshot: Snapshot,
        *,
        may_animate: bool = False,
        quiet: bool = False,
        waits: bool = False,
    ) -> BoardMessage:
        """The message for a match as it is now; moving if it ``may_animate``, and the match's boards are, or it is over.

        One that is ``quiet`` pings nobody; ``waits``: only the player sees it who is not to move.

        The last picture of a match moves even where boards stand still, unless one of its players wants no motion.
        While many wait for their pictures, none moves.
        """
        # The words are found while a thread draws.
        picture, (text, alt_text) = await asyncio.gather(
            self._picture(asker, snapshot, may_animate=may_animate), _words(snapshot, waits=waits)
        )
        return BoardMessage(snapshot, text, picture, alt_text, () if quiet else _pinged(snapshot), waits)

    async def _picture(self, asker: Asker, snapshot: Snapshot, *, may_animate: bool) -> Picture:
        finish, moves = finish_of(snapshot), may_animate and not self.drawing.crowded
        if choices := wanted_in(snapshot):
            return await self.drawing.board(asker, snapshot.position, snapshot.events, choices)
        if moves and snapshot.animated and snapshot.last and snapshot.turn_is_news:
            return await self.drawing.motion(asker, snapshot.last, finish)
        if moves and snapshot.may_move and finish:
            drawn = await self.drawing.ending(asker, snapshot.position, snapshot.events, finish)
            return self._kept(snapshot, drawn)
        over = not snapshot.running
        return await self.drawing.board(asker, snapshot.position, snapshot.events, over=over, finish=finish)

    def _kept(self, snapshot: Snapshot, picture: Picture) -> Picture:
        """The last picture of a match, kept for its result; of too many, the oldest is dropped."""
        self._ends[snapshot.match.id, snapshot.match.version] = picture
        while len(self._ends) > _MOST_ENDS:
            self._ends.popitem(last=False)
        return picture

    async def result(self, asker: Asker, snapshot: Snapshot) -> discord.File:
        """The picture of a match that is over, for its result: the one its last board has just had, or a still one."""
        picture = self._ends.pop((snapshot.match.id, snapshot.match.version), None)
        if picture is None:
            picture = await self._picture(asker, snapshot, may_animate=False)
        return picture.file(board_alt_text(snapshot))

    async def motion(self, asker: Asker, snapshot: Snapshot, played: Played) -> discord.File:
        """A match's last turn as an animation, with its alt text."""
        picture = await self.drawing.motion(
            asker, played, finish_of(snapshot) if snapshot.turn_is_news else None
        )
        told = describe(played.position, played.events, names=names_in(snapshot), end=ended_in(snapshot))
        return picture.file(told)

    async def small(self, asker: Asker, snapshot: Snapshot) -> tuple[Picture, str]:
        """The picture of a match as it is now, small and still, and its alt text."""
        over, finish = not snapshot.running, finish_of(snapshot)
        picture = await self.drawing.board(
            asker, snapshot.position, snapshot.events, over=over, finish=finish, width=_SMALL
        )
        return picture, board_alt_text(snapshot)
