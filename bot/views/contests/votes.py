"""The buttons of a match that a whole server plays by votes, the picker of a vote, and the form that begins such matches."""

from __future__ import annotations

from typing import Final

import discord

from bot.views.buttons import Button, button, link_button, view_of
from bot.views.forms import Field, form, menu_field, text_field
from bot.views.picker import PickerVerbs, picker_items
from data import Guild, VoteOffer
from services.contests.votes.voting import Poll, VotePage
from services.play.picking import Picking
from services.play.snapshots import Snapshot
from words.catalogue import say
from words.links import address_of
from words.pages.contests import votes as words
from words.pages.settings import edition_options

#: The verbs by which a board of such a match is found again: while it is the server's turn, while it is the bot's, and at the end.
ON_VOTE_BOARDS: Final = ("vote", "votewait", "voteover")
IN_VOTES: Final = PickerVerbs(
    "voteleft", "voteright", "voteenter", "votegrow", "votekind", "voteback", "voteit", votes=True
)

#: A code has eight letters; somebody may write spaces between them.
_LONGEST_CODE: Final = 20
_GOOD: Final = discord.ButtonStyle.success
_DANGER: Final = discord.ButtonStyle.danger


def vote_board_view(snapshot: Snapshot) -> discord.ui.View:
    """The buttons under a board: there is a vote instead of a turn to take, and nobody gives up or has a rematch."""
    match = snapshot.match
    state = (match.id, match.delivery.board_version)
    if not snapshot.running:
        replay = (
            button(say("button-film"), "film", match.id, style=discord.ButtonStyle.primary),
            button(say("button-replay"), "replay", match.id),
        )
        return view_of(
            *(replay if snapshot.last else ()), button(say("button-vote-page"), "voteover", *state)
        )
    page = button(say("button-vote-page"), "votewait", *state)
    first = (vote_button(snapshot),) if snapshot.to_move.is_team else (page,)
    return view_of(*first, button(say("button-more"), "more", *state))


def vote_button(snapshot: Snapshot, *, again: bool = False) -> Button:
    """The button that opens the picker of a vote; ``again``: to change one's vote."""
    match = snapshot.match
    label = say("button-vote-change") if again else say("button-vote")
    style = discord.ButtonStyle.secondary if again else discord.ButtonStyle.primary
    return button(label, "vote", match.id, match.delivery.board_version, style=style)


def vote_picker_view(poll: Poll, picking: Picking) -> discord.ui.View:
    """The picker's menus and buttons in a vote."""
    match = poll.snapshot.match
    return view_of(*picker_items(picking, IN_VOTES, match.id, match.delivery.board_version))


def voted_view(poll: Poll) -> discord.ui.View:
    """The button that changes a vote."""
    return view_of(vote_button(poll.snapshot, again=True))


def page_view(page: VotePage, *, here: int, may_manage: bool, may_vote_here: bool) -> discord.ui.View:
    """The buttons of the private page: to vote, to see the board and, for those who manage the server, to begin, to move it ``here``, where that can be, to end it."""
    buttons: list[Button] = []
    if page.poll is not None:
        buttons.append(vote_button(page.poll.snapshot, again=page.poll.mine is not None))
        buttons.append(link_button(say("button-board"), address_of(page.poll.snapshot.match)))
    if may_manage and may_vote_here and page.kept is None:
        buttons.append(button(say("button-vote-begin"), "votebegin", style=_GOOD))
        buttons.append(button(say("button-vote-challenge"), "voteask"))
        buttons.append(button(say("button-vote-accept"), "votecode"))
    elif may_manage and page.kept is not None:
        if may_vote_here and page.kept.channel_id != here:
            buttons.append(button(say("button-vote-here"), "votehere"))
        buttons.append(button(say("button-vote-end"), "voteend", style=_DANGER))
    return view_of(*buttons)


def end_view() -> discord.ui.View:
    """Yes or no, before a vote match ends for good."""
    return view_of(
        button(say("button-vote-end"), "voteendsure", style=_DANGER),
        button(say("button-contest-keep"), "leaguekeep"),
    )


def accept_view(offer: VoteOffer) -> discord.ui.View:
    """The button that accepts another server's challenge."""
    return view_of(button(say("button-accept"), "voteaccept", offer.code, style=_GOOD))


def challenge_form(guild: Guild, where: str) -> discord.ui.Modal:
    """The form that challenges another server; this one would vote in the channel of that name."""
    fields = (
        _edition_field(guild, where),
        menu_field("vote-hours", words.hours_options()),
    )
    return form("vote-challenge", fields, "voteaskform")


def code_form() -> discord.ui.Modal:
    """The form into which the code of a challenge is entered."""
    field = text_field("vote-code", say("form-about-vote-code"), "", _LONGEST_CODE)
    return form("vote-code", (field,), "votecodeform")


def begin_form(guild: Guild, where: str) -> discord.ui.Modal:
    """The form that begins a vote match in the channel of that name."""
    fields = (
        _edition_field(guild, where),
        menu_field("vote-level", words.level_options()),
        menu_field("vote-hours", words.hours_options()),
    )
    return form("vote", fields, "voteform")


def _edition_field(guild: Guild, where: str) -> Field:
    about = say("form-about-vote-channel", channel=where)
    return menu_field("edition", edition_options(guild.edition), about)
