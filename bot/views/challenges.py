"""The buttons of a challenge: those that answer it, and what everybody may read before; and the form that asks for its terms."""

from __future__ import annotations

from typing import Final

import discord

from bot.views.buttons import Button, button, view_of
from bot.views.first_steps import accept_buttons, first_steps_button
from bot.views.forms import boxes_field, form, menu_field, person_field, radio_field
from data import Games, Guild
from services.challenges.invitations import Invitation
from services.challenges.terms import Terms
from words.catalogue import say
from words.pages.settings import edition_options, pace_options
from words.play import challenges as words

#: The terms in a custom id, a letter for each that holds: rated, hints, lost on time by itself, nights off.
MARKS: Final = "rhln"
NO_MARKS: Final = "-"
#: And one for how many games.
GAMES_MARKS: Final = {Games.ONE: "1", Games.SIDES: "2", Games.THREE: "3", Games.FIVE: "5"}


def challenge_view(invitation: Invitation, *, teaching: bool = True) -> discord.ui.View:
    """The buttons of an open challenge; one to everybody can't be declined.

    ``teaching``: with the lesson, for everybody, which leads back here.
    """
    challenge = invitation.challenge
    # Where the bot is no member, it could not close the challenge that is accepted at the end of a lesson.
    leads_back = None if challenge.user_installed else challenge.id
    lesson = [first_steps_button(challenge.edition, leads_back)] if teaching else []
    return view_of(*_answers(invitation), *lesson)


def challenge_form(guild: Guild, member_id: int | None) -> discord.ui.Modal:
    """The form that asks for the terms of a challenge, to somebody (Discord's id) or to anybody."""
    fields = (
        person_field("member", say("form-anybody"), say("command-challenge-member"), member_id),
        menu_field("edition", edition_options(guild.edition)),
        menu_field("pace", pace_options(guild.pace), say("command-challenge-pace")),
        radio_field("first", words.first_options()),
        boxes_field("terms", words.terms_options()),
    )
    return form("challenge", fields, "challengeform")


def anyway_view(discord_id: int, terms: Terms, label: str) -> discord.ui.View:
    """The button that challenges somebody on these terms after something was said first: that they are away, or who has won."""
    on = (terms.rated, terms.hints, terms.loses_on_time, terms.nights_off)
    marks = "".join(mark for mark, each in zip(MARKS, on, strict=True) if each) or NO_MARKS
    marks += "" if terms.games is Games.ONE else GAMES_MARKS[terms.games]
    return view_of(button(label, "dareaway", discord_id, terms.edition, terms.pace, terms.first, marks))


def withdraw_button(challenge_id: int) -> Button:
    """The button by which a challenger takes a challenge back."""
    return button(say("button-withdraw"), "withdraw", challenge_id)


def _answers(invitation: Invitation) -> list[Button]:
    challenge = invitation.challenge
    answers = accept_buttons(invitation, gently=invitation.gently)
    if invitation.opponent:
        answers.append(button(say("button-decline"), "decline", challenge.id))
    if challenge.user_installed:
        # Where the bot is no member, it can change this message only when one of its own buttons is pressed.
        answers.append(withdraw_button(challenge.id))
    return answers
