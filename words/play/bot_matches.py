"""The words of a match against the bot: its levels, the question how to play, and where the match is."""

from __future__ import annotations

from collections.abc import Sequence

from data import BotScore, First, Match
from game import Edition
from services.bot_matches import NOTHING_BEATEN, BotTerms, LevelsBeaten
from services.play.levels import FIRST_LEVEL, LEVELS, MATCH_ME, shown, today, warns_at
from words.catalogue import say, small
from words.choices import Option


def choose_text(terms: BotTerms, level: int, *, is_public: bool) -> str:
    """The question how to play, with what is chosen now; ``level`` is what that comes to. ``is_public``: others will see the match."""
    question = say(
        "bot-match-choose",
        matched="yes" if terms.level == MATCH_ME else "no",
        level=shown(level),
        edition=terms.edition,
        pace=terms.pace,
    )
    notes = [say("bot-match-warned" if warns_at(level) else "bot-match-unwarned")]
    notes += [say("bot-match-public")] if is_public else []
    return "\n".join([question, *map(small, notes)])


def level_options(chosen: int, beaten: LevelsBeaten = NOTHING_BEATEN) -> Sequence[Option]:
    """The level that suits whoever asks; then all levels, each with its sentence, and whether they have beaten it, with or without hints."""
    suiting = Option(str(MATCH_ME), say("level-match-me"), say("level-match-me-about"), chosen == MATCH_ME)
    levels = [
        Option(
            str(level),
            say("level-option", level=shown(level), beaten=beaten.how(level)),
            say("level-about", level=shown(level)),
            level == today(chosen),
        )
        for level in LEVELS
    ]
    return [suiting, *levels]


def edition_options(chosen: Edition) -> Sequence[Option]:
    """The editions."""
    return [
        Option(edition.value, say("command-edition-name", edition=edition), None, edition is chosen)
        for edition in Edition
    ]


def first_options(chosen: First) -> Sequence[Option]:
    """The choices of who begins."""
    return [
        Option(first.value, say("bot-match-first", first=first), None, first is chosen)
        for first in First
        if not first.handicap
    ]


def begun_text(discord_id: int, match: Match) -> str:
    """For a channel: who plays against the bot, at which level; the match is in the thread of this message."""
    return say(
        "bot-match-begun",
        player=f"<@{discord_id}>",
        edition=match.edition,
        level=shown(match.level or FIRST_LEVEL),
        match=str(match.id),
    )


def score_text(score: BotScore) -> str:
    """The line about somebody's score against a level."""
    return say(
        "bot-score",
        level=shown(score.level),
        wins=score.wins,
        losses=score.losses,
        draws=score.draws,
    )
