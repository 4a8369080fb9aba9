"""The buttons of a match's result in its channel: to see how it went, and to challenge whoever has won."""

from __future__ import annotations

import discord

from bot.views.bot_matches import play_me_button
from bot.views.buttons import Button, button, view_of
from services.play.beginning.series import SeriesState
from services.play.snapshots import Snapshot
from words.catalogue import say


def result_view(snapshot: Snapshot) -> discord.ui.View | None:
    """Replay and film, if there was a turn; and a challenge to the winner, be it the bot. None if there is nothing to press."""
    match, series = snapshot.match, snapshot.series
    # A series that has been drawn has no winner, whoever won the last of its matches.
    winner = None if series and series.state is SeriesState.DRAWN else snapshot.winner
    if snapshot.last is None:
        return None
    dare: list[Button] = []
    if winner and winner.is_bot:
        dare = [play_me_button(match.edition, match.level)]
    elif winner and winner.discord_id is not None:
        dare = [button(say("button-dare"), "dare", match.id, style=discord.ButtonStyle.primary)]
    tie = snapshot.played_in
    table = (
        [
            button(
                say("button-contest-table", contest_kind=tie.contest.kind),
                "leaguetable",
                tie.contest.id,
                tie.pair.id,
            )
        ]
        if tie
        else []
    )
    return view_of(
        *dare,
        button(say("button-replay"), "replay", match.id),
        button(say("button-film"), "film", match.id),
        *table,
    )
