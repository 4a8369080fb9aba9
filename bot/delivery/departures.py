"""Tells in the place that a match has left where it went, and clears its board there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Final

from bot.allowance import Allowance
from bot.clock import Clock
from bot.delivery.edits import Edits
from bot.delivery.retries import Background
from bot.delivery.sender import Post
from bot.delivery.sent import Sent
from bot.languages import Languages
from bot.replies import best_effort
from data import Match, MatchState, Player
from words.catalogue import speaking
from words.play.boards.past import earlier

#: How many moves of matches a person is told of in a day.
_A_DAY: Final = 20


class Departures:
    """Sees to the places that matches have left, in the background. A person is told of that once a minute at most, and so often a day."""

    def __init__(
        self,
        post: Post,
        edits: Edits,
        sent: Sent,
        background: Background,
        *,
        languages: Languages,
        clock: Clock,
    ) -> None:
        self._post = post
        self._edits = edits
        self._sent = sent
        self._background = background
        self._languages = languages
        self._a_minute = Allowance(1, timedelta(minutes=1), clock.now)
        self._a_day = Allowance(_A_DAY, timedelta(days=1), clock.now)

    def tell(self, before: Match, told: Callable[[], str], other: Player) -> None:
        """Tell in the place that a match has left where it went, and clear its board there.

        ``told`` says it in the language that is being spoken.

        Where the bot can't write there, the player who did not move it gets a direct message. Whoever is not told any more, or has
        seen the end of the match, is not pinged by its board either.
        """
        if self._may_tell(before, other):
            self._sent.ping_again(before.id)
            self._background.spawn(self._tell(before, told, other))
        else:
            if before.state is MatchState.OVER:
                self._sent.ping_no_more(before)
            with speaking(self._languages.of_place(before.guild_id)):
                self.clear(before, earlier(before))

    def clear(self, before: Match, told: str) -> None:
        """Clear the board of a match in the place that it has left, for which nobody is to be told."""
        self._background.spawn(self._edits.clear_board(before, before.message_id, told))

    def _may_tell(self, before: Match, other: Player) -> bool:
        """True if a person may be told that a match of theirs was moved: not of one whose end they have seen, and not too often."""
        if before.state is MatchState.OVER and before.delivery.shown_version == before.version:
            return False
        return self._a_minute.take(other.id) and self._a_day.take(other.id)

    async def _tell(self, before: Match, told: Callable[[], str], other: Player) -> None:
        with speaking(self._languages.of_place(before.guild_id)):
            noted, now_told = await self._post.note(before, told()), earlier(before)
        if not noted and other.reached_at is not None:
            with speaking(self._languages.of_player(other, before.guild_id)):
                await best_effort(self._post.tell(other.reached_at, told()))
        # After the note: an archived thread takes no edit before a message has come.
        await self._edits.clear_board(before, before.message_id, now_told)
