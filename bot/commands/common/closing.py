"""Letting the messages of challenges say how those ended, wherever they are."""

from __future__ import annotations

from collections.abc import Iterable

from bot.context import Context
from services.challenges.invitations import Invitation
from words.catalogue import speaking
from words.play.challenges import over


def close_challenges(context: Context, ended: Iterable[Invitation]) -> None:
    """Close the messages of challenges that have ended without an answer, each in the language of its place."""
    for invitation in ended:
        with speaking(context.languages.of_challenge(invitation)):
            told = over(invitation)
        if told:
            context.publisher.close_challenge(invitation.challenge, told)
