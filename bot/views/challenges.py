"""The buttons of a challenge: those that answer it, and what everybody may read before."""

from __future__ import annotations

import discord

from bot.views.buttons import Button, button, in_row, view_of
from bot.views.first_steps import first_steps_button
from services.challenges import Invitation
from words.catalogue import say


def challenge_view(invitation: Invitation, *, teaching: bool = True) -> discord.ui.View:
    """The buttons of an open challenge; one to everybody can't be declined.

    ``teaching``: with a second row for everybody: a lesson, how to play, and the rules.
    """
    edition = invitation.challenge.edition
    teachers = (
        first_steps_button(edition),
        button(say("button-how-to-play"), "help", edition),
        button(say("button-rules"), "readrules", edition),
    )
    return view_of(*in_row(0, *_answers(invitation)), *(in_row(1, *teachers) if teaching else ()))


def withdraw_button(challenge_id: int) -> Button:
    """The button by which a challenger takes a challenge back."""
    return button(say("button-withdraw"), "withdraw", challenge_id)


def _answers(invitation: Invitation) -> list[Button]:
    challenge, good = invitation.challenge, discord.ButtonStyle.success
    if invitation.opponent is None:
        answers = [button(say("button-play-along"), "accept", challenge.id, style=good)]
    else:
        answers = [
            button(say("button-accept"), "accept", challenge.id, style=good),
            button(say("button-decline"), "decline", challenge.id),
        ]
    if challenge.user_installed:
        # Where the bot is no member, it can change this message only when one of its own buttons is pressed.
        answers.append(withdraw_button(challenge.id))
    return answers
