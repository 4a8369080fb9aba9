"""The buttons and forms of contests.

Their verbs begin with ``league``, from the time when there was nothing else: old messages have them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

import discord

from bot.views.buttons import Button, button, custom_ids, in_row, menu, view_of
from bot.views.forms import Field, form, menu_field, person_field, reason_field, text_field
from data import Guild, Player
from data.records.contests import Contest, ContestKind, ContestPair, ContestState
from services.contests.announcing import LONGEST_NAME
from services.contests.telling import ContestSeen
from services.people import Person
from words.catalogue import say
from words.choices import Option
from words.limits import OPTIONS
from words.pages.contests.answers import contest_pace_options, first_edition, first_pace, people_options
from words.pages.contests.beginnings import begins_options, lasts_options
from words.pages.settings import edition_options

_DANGER: Final = discord.ButtonStyle.danger
_GOOD: Final = discord.ButtonStyle.success


def contest_view(contest: Contest) -> discord.ui.View:
    """The buttons below the message of a contest, for everybody."""
    begun = contest.kind is ContestKind.CUP and contest.state is not ContestState.OPEN
    join = [] if begun else [_join_button(contest)]
    return view_of(
        *join,
        button(say("button-contest-leave"), "leagueleave", contest.id),
        # By it the message is found again, also while there is no table to show yet.
        button(
            _table(contest),
            "leagueseason",
            contest.id,
            contest.season,
            disabled=contest.state is ContestState.OPEN and contest.season == 1,
        ),
    )


class Visit(NamedTuple):
    """Somebody who looks at a contest: who, what they may do, also in the channel in which they look, and whether there are others of its kind to look at."""

    person: Person
    may_manage: bool
    may_move_here: bool
    may_announce: bool
    has_others: bool


def page_view(seen: ContestSeen, visit: Visit, *, keeps_out: bool) -> discord.ui.View:
    """The buttons of a contest for one person, those for a moderator, and the one that announces another; ``keeps_out``: a moderator can let somebody join again."""
    contest, over = seen.contest, seen.contest.state is ContestState.ENDED
    own = () if over else _for_player(seen, visit.person)
    begun = seen.divisions or seen.cup or seen.arena
    table = [button(_table(contest), "leaguetable", contest.id, 0)] if begun else []
    moderates = visit.may_manage and not over
    moderating = _for_moderators(seen, visit, keeps_out=keeps_out) if moderates else ()
    announce = [_announce_button(contest.kind)] if visit.may_announce else []
    every = [_list_button(contest.kind)] if visit.has_others else []
    return view_of(*in_row(0, *own, *table), *in_row(1, *moderating), *in_row(2, *announce, *every))


def _for_player(seen: ContestSeen, person: Person) -> Iterator[Button]:
    """The buttons by which somebody gets into a contest that goes on, or out of it."""
    contest, is_in, plays = seen.contest, seen.is_in(person), seen.plays(person)
    if not (is_in or seen.cup or (seen.arena and plays)):
        yield _join_button(contest)
    if is_in or plays:
        yield button(say("button-contest-leave"), "leagueleave", contest.id)


def list_view(kind: ContestKind, listed: Sequence[ContestSeen], *, may_announce: bool) -> discord.ui.View:
    """The menu of a server's contests of a kind and, for whoever may, the button that announces another."""
    options = [discord.SelectOption(label=seen.contest.name, value=str(seen.contest.id)) for seen in listed]
    choose = [menu(say("contest-choose", contest_kind=kind), options, "leaguepage")] if options else []
    return view_of(*choose, *([_announce_button(kind)] if may_announce else []))


def table_view(contest: Contest, number: int) -> discord.ui.View:
    """The button below how a contest stands, in private: it shows that to everybody; ``number`` is the division's, from 0."""
    return view_of(button(say("button-share"), "leagueshare", contest.id, number))


def pair_view(contest: Contest, pair: ContestPair) -> discord.ui.View:
    """The button below the message of a pair. By it the message is found again."""
    return view_of(button(_table(contest), "leaguetable", contest.id, pair.id))


def is_of_pair(message: discord.Message, contest: Contest, pair: ContestPair) -> bool:
    """True if a message is the one of this pair."""
    return f"leaguetable:{contest.id}:{pair.id}" in custom_ids(message.components)


def is_of_season(message: discord.Message, contest: Contest) -> bool:
    """True if a message is the one of this season of a contest, which alone has this button."""
    return f"leagueseason:{contest.id}:{contest.season}" in custom_ids(message.components)


def over_view(contest: Contest) -> discord.ui.View:
    """The button below the message that tells of an end. By it the message is found again."""
    return view_of(button(_table(contest), "leagueover", contest.id, contest.season))


def is_of_end(message: discord.Message, contest: Contest) -> bool:
    """True if a message is the one that tells of the end of this season of a contest."""
    return f"leagueover:{contest.id}:{contest.season}" in custom_ids(message.components)


def leave_view(contest: Contest, *, on_page: bool) -> discord.ui.View:
    """Yes or no, before somebody leaves what runs; where the question stands in place of the contest's page, back to that."""
    label = say("button-contest-stay")
    return view_of(
        button(say("button-contest-leave"), "leagueleavesure", contest.id, style=_DANGER),
        button(label, "leaguepage", contest.id) if on_page else button(label, "leaguestay"),
    )


def pause_view(contest: Contest) -> discord.ui.View:
    """Yes, or back to the contest's page, before it is paused."""
    return view_of(
        button(say("button-contest-pause", paused="no"), "leaguepausesure", contest.id),
        button(say("button-contest-keep"), "leaguepage", contest.id),
    )


def move_view(contest: Contest) -> discord.ui.View:
    """Yes, or back to the contest's page, before it is moved to another channel."""
    return view_of(
        button(say("button-contest-here"), "leagueheresure", contest.id),
        button(say("button-contest-there"), "leaguepage", contest.id),
    )


def end_view(contest: Contest) -> discord.ui.View:
    """Yes, with or without a reason, or back to the contest's page, before it ends for good."""
    label = say("button-contest-end", contest_kind=contest.kind)
    return view_of(
        button(label, "leagueendsure", contest.id, style=_DANGER),
        button(say("button-contest-end-why"), "leagueendwhy", contest.id),
        button(say("button-contest-keep"), "leaguepage", contest.id),
    )


def ended_view(contest: Contest) -> discord.ui.View:
    """The way back to the list, once a contest is ended."""
    return view_of(_list_button(contest.kind))


def remove_view(contest: Contest, discord_id: int) -> discord.ui.View:
    """Yes, with or without a reason, or back to the contest's page, before somebody is taken out of it."""
    return view_of(
        button(say("button-contest-remove-yes"), "leagueremovesure", contest.id, discord_id, style=_DANGER),
        button(say("button-contest-remove-why"), "leagueremovewhy", contest.id, discord_id),
        button(say("button-contest-remove-no"), "leaguepage", contest.id),
    )


def announce_form(
    guild: Guild, kind: ContestKind, where: str, now: datetime, zone: ZoneInfo
) -> discord.ui.Modal:
    """The form that announces a contest in the channel of that name; the hours in it are those of a ``zone``."""
    fields = _terms_fields(
        _name_field(say("form-about-contest-announce", channel=where), ""),
        edition_options(first_edition(kind, guild.edition)),
        contest_pace_options(kind, first_pace(kind)),
        _begins_field(begins_options(kind, now, zone), zone),
        lasts_options() if kind is ContestKind.ARENA else (),
    )
    return form(kind.value, fields, "leagueform", kind.value)


def correct_form(contest: Contest, now: datetime, zone: ZoneInfo) -> discord.ui.Modal:
    """The same form, filled with the terms of a contest that was announced."""
    fields = _terms_fields(
        _name_field(say("form-about-contest-name"), contest.name),
        edition_options(contest.edition),
        contest_pace_options(contest.kind, contest.pace),
        _begins_field(begins_options(contest.kind, now, zone, contest.due_at), zone),
        lasts_options(contest.lasts) if contest.lasts else (),
    )
    return form("contest-correct", fields, "leaguecorrectform", contest.id)


def _terms_fields(
    name: Field,
    editions: Sequence[Option],
    paces: Sequence[Option],
    begins: Field,
    lasts: Sequence[Option],
) -> Sequence[Field]:
    """The fields for the terms of a contest; for how long it ``lasts`` is asked only where there are options for that."""
    return (
        name,
        menu_field("edition", editions),
        menu_field("pace", paces),
        begins,
        *([menu_field("arena-lasts", lasts)] if lasts else []),
    )


def _name_field(about: str, name: str) -> Field:
    return text_field("contest-name", about, name, LONGEST_NAME)


def _begins_field(options: Sequence[Option], zone: ZoneInfo) -> Field:
    return menu_field("contest-begins", options, say("form-about-contest-begins", zone=zone.key))


def remove_form(contest: Contest, members: Sequence[Player]) -> discord.ui.Modal:
    """The form that asks which of its members is to be taken out of a contest."""
    field = _choice_of("contest-member", say("form-about-contest-member"), members)
    return form("contest-remove", [field], "leagueremoveform", contest.id)


def remove_reason_form(contest: Contest, discord_id: int) -> discord.ui.Modal:
    """The form that asks why somebody is taken out of a contest."""
    field = reason_field(say("form-about-remove-reason"))
    return form("contest-remove", [field], "leagueremovereason", contest.id, discord_id)


def end_reason_form(contest: Contest) -> discord.ui.Modal:
    """The form that asks why a contest is to end."""
    field = reason_field(say("form-about-contest-end-reason"))
    return form("contest-end", [field], "leagueendreason", contest.id)


def let_in_form(contest: Contest, kept_out: Sequence[Player]) -> discord.ui.Modal:
    """The form that asks who may join a contest again, of those who were taken out before it began."""
    field = _choice_of("contest-kept-out", say("form-about-contest-kept-out"), kept_out)
    return form("contest-let-in", [field], "leagueletinform", contest.id)


def _choice_of(name: str, about: str, people: Sequence[Player]) -> Field:
    """A menu of these people or, if they are too many for one, of everybody, in which Discord looks for the names that are typed."""
    if len(people) > OPTIONS:
        return person_field(name, say("form-contest-member"), about, None)
    return menu_field(name, people_options(people), about)


def _announce_button(kind: ContestKind) -> Button:
    return button(
        say("button-contest-announce", contest_kind=kind), "leagueannounce", kind.value, style=_GOOD
    )


def _list_button(kind: ContestKind) -> Button:
    return button(say("button-contest-list", contest_kind=kind), "leaguelist", kind.value)


def _join_button(contest: Contest) -> Button:
    return button(say("button-contest-join"), "leaguejoin", contest.id, style=_GOOD)


def _table(contest: Contest) -> str:
    """The label of the button that shows how a contest stands."""
    return say("button-contest-table", contest_kind=contest.kind)


def _for_moderators(seen: ContestSeen, visit: Visit, *, keeps_out: bool) -> Iterator[Button]:
    """The buttons of a moderator who looks at a contest, five at most."""
    contest = seen.contest
    # Each does what it says, also if another moderator has just done the same.
    if contest.state is ContestState.OPEN:
        yield button(say("button-contest-correct"), "leaguecorrect", contest.id)
    elif contest.state is ContestState.PAUSED:
        yield button(say("button-contest-pause", paused="yes"), "leaguegoon", contest.id)
    elif contest.state is ContestState.RUNNING and contest.kind is not ContestKind.ARENA:
        yield button(say("button-contest-pause", paused="no"), "leaguepause", contest.id)
    if visit.may_move_here:
        yield button(say("button-contest-here"), "leaguehere", contest.id)
    if seen.members:
        yield button(say("button-contest-remove"), "leagueremove", contest.id)
    if keeps_out:
        yield button(say("button-contest-let-in"), "leagueletinwho", contest.id)
    yield button(say("button-contest-end", contest_kind=contest.kind), "leagueend", contest.id, style=_DANGER)
