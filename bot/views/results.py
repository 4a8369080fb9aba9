"""The buttons of a match's result in its channel: to see how it went, and to challenge whoever has won."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.views.bot_matches import play_me_button
from bot.views.buttons import Button, button, view_of
from bot.views.first_steps import learn_button
from data import Player
from services.play.beginning.series import SeriesState
from services.play.snapshots import Snapshot
from words.catalogue import say


def result_view(snapshot: Snapshot) -> discord.ui.View | None:
    """Replay and film, if there was a turn; a challenge to the winner, be it the bot, and a first lesson for whoever only reads. None if there is nothing to press."""
    match, series = snapshot.match, snapshot.series
    # A series that has been drawn has no winner, whoever won the last of its matches.
    winner = None if series and series.state is SeriesState.DRAWN else snapshot.winner
    if snapshot.last is None:
        return None
    return view_of(
        *_dare(snapshot, winner),
        button(say("button-replay"), "replay", match.id),
        button(say("button-film"), "film", match.id),
        *_table(snapshot),
        learn_button(match.edition),
    )


def _dare(snapshot: Snapshot, winner: Player | None) -> Sequence[Button]:
    """The challenge to the winner; none in a contest, which says whom one meets next."""
    match = snapshot.match
    if snapshot.played_in is not None or winner is None:
        return ()
    if winner.is_bot:
        return (play_me_button(match.edition, match.level),)
    if winner.discord_id is None:
        return ()
    return (button(say("button-dare"), "dare", match.id, style=discord.ButtonStyle.primary),)


def _table(snapshot: Snapshot) -> Sequence[Button]:
    """The way to how the contest stands, for a match of one."""
    if snapshot.played_in is None:
        return ()
    contest, pair = snapshot.played_in
    label = say("button-contest-table", contest_kind=contest.kind)
    return (button(label, "leaguetable", contest.id, pair.id),)
