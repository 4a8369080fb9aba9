"""``/challenge``, and what challenges somebody by other ways than typing it."""

from __future__ import annotations

from typing import Final, NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.challenges import bot_matches
from bot.commands.challenges.answers import challenge_picture, replacing_lost, show_challenge
from bot.commands.common.arguments import EditionName, Number, TermMarks
from bot.commands.common.forms import Filled, person_in
from bot.commands.common.options import EDITIONS, PACES, localised
from bot.commands.common.permissions import (
    refuse_alone_with_the_bot,
    refuse_in_thread_of_others,
    refuse_where_boards_cannot_go,
    refuse_where_unseen,
)
from bot.context import Interaction
from bot.origin import person, person_of, place
from bot.replies import send_ephemeral
from bot.views.challenges import GAMES_MARKS, MARKS, anyway_view, challenge_form
from data import First, Games, Guild, Pace
from game import Edition
from game.core import RULES
from services import servers
from services.challenges import asking
from services.challenges.invitations import Invitation
from services.challenges.terms import Terms, terms_of
from services.people import Person
from services.play.snapshots import load
from services.refusals import Refusal, Refused
from words.catalogue import say
from words.play import challenges as words
from words.play.challenges import CHALLENGE_BOXES
from words.turns.pieces import mention

#: The choices of what happens when time is up: the win is claimed, or the match is lost by itself.
LOSES: Final = "lose"
_TIME_UP: Final = [
    app_commands.Choice(name=localised("command-challenge-time-up-name", how=how), value=how)
    for how in ("claim", LOSES)
]
_FIRST: Final = [
    app_commands.Choice(name=localised(f"command-challenge-first-{first.value}"), value=first.value)
    for first in First
]
_GAMES: Final = [
    app_commands.Choice(name=localised("command-challenge-games-name", games=games), value=games.value)
    for games in Games
]


class ChallengesCog(commands.Cog):
    """Commands to ask for a match."""

    @app_commands.command(name="challenge", description=localised("command-challenge"))
    @app_commands.describe(
        member=localised("command-challenge-member"),
        edition=localised("command-edition"),
        pace=localised("command-challenge-pace"),
        first=localised("command-challenge-first"),
        rated=localised("command-challenge-rated"),
        hints=localised("command-challenge-hints"),
        time_up=localised("command-challenge-time-up"),
        nights=localised("command-challenge-nights"),
        games=localised("command-challenge-games"),
    )
    @app_commands.choices(edition=EDITIONS, pace=PACES, first=_FIRST, time_up=_TIME_UP, games=_GAMES)
    async def challenge(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        edition: app_commands.Choice[str] | None = None,
        pace: app_commands.Choice[str] | None = None,
        first: app_commands.Choice[str] | None = None,
        rated: bool | None = None,
        hints: bool | None = None,
        time_up: app_commands.Choice[str] | None = None,
        nights: bool | None = None,
        games: app_commands.Choice[str] | None = None,
    ) -> None:
        """Challenge a friend, or anybody here; with no option at all, ask for the terms in a form."""
        if (member, edition, pace, first, rated, hints, time_up, nights, games) == (None,) * 9:
            await _open_form(interaction, None)
            return
        wanted = _Wanted(
            Edition(edition.value) if edition else None,
            Pace(pace.value) if pace else None,
            First(first.value) if first else First.CHANCE,
            rated,
            bool(hints),
            loses_on_time=time_up is not None and time_up.value == LOSES,
            nights_off=bool(nights),
            games=Games(games.value) if games else Games.ONE,
        )
        await _challenge(interaction, member, wanted)


async def challenge_member(interaction: Interaction, member: discord.User) -> None:
    """Ask in a form for the terms of a challenge to somebody, from the menu that a member has."""
    if member == interaction.client.user:
        await _challenge(interaction, member, _Wanted())
        return
    refuse_where_unseen(interaction, member)
    _challenged(member, interaction)
    await _open_form(interaction, member.id)


async def _open_form(interaction: Interaction, member_id: int | None) -> None:
    """Ask in a form for the terms of a challenge, which are at first as the server has chosen."""
    refuse_alone_with_the_bot(interaction)
    await refuse_where_boards_cannot_go(interaction)
    await refuse_in_thread_of_others(interaction, None, undecided=True)
    guild, _ = await interaction.client.context.database.read(servers.settings, interaction.guild_id)
    await interaction.response.send_modal(challenge_form(guild, member_id))


async def challenge_anybody(interaction: Interaction) -> None:
    """Ask in a form for the terms of a challenge, from the board of the house."""
    await _open_form(interaction, None)


async def challenge_as_filled_in(interaction: Interaction, filled: Filled) -> None:
    """Challenge somebody on the terms that were filled in."""
    on = filled.boxes("terms", CHALLENGE_BOXES)
    first, games = filled.one("first", _first_or_games)
    wanted = _Wanted(
        filled.one("edition", Edition),
        filled.one("pace", Pace),
        first,
        False if on & {"friendly", "with-hints"} else None,
        "with-hints" in on,
        loses_on_time="lose-on-time" in on,
        nights_off="nights-off" in on,
        games=games,
    )
    await _challenge(interaction, person_in(interaction, filled, "member"), wanted)


def _first_or_games(value: str) -> tuple[First, Games]:
    """The first player of one game, or the number of games. Raises ValueError if it is neither."""
    if value in {first.value for first in First}:
        return First(value), Games.ONE
    return First.CHANCE, Games(value)


async def dare(interaction: Interaction, match_id: Number) -> None:
    """Challenge the winner of a match, on its terms, under its result; the winner is asked whether they mean whom they have beaten."""
    finished = await interaction.client.context.database.read(load, match_id)
    asked = finished.winner
    has_won = asked is not None and asked.discord_id == interaction.user.id
    if has_won and finished.match.winner:
        asked = finished.player(finished.match.winner.other)
    if asked is None or asked.discord_id is None:
        raise Refused(Refusal.FORMER_PLAYER)
    member = await _member(interaction.guild, asked.discord_id) if interaction.guild else None
    if member is None:
        raise Refused(Refusal.CHALLENGED_STRANGER)
    terms = terms_of(finished.match)
    if has_won:
        view = anyway_view(asked.discord_id, terms, say("button-dare-again"))
        await send_ephemeral(interaction, say("dare-again", opponent=mention(asked)), view=view)
        return
    await _challenge(interaction, member, _Wanted.of(terms))


async def challenge_anyway(
    interaction: Interaction,
    discord_id: Number,
    edition: EditionName,
    pace: Pace,
    first: First,
    terms: TermMarks,
) -> None:
    """Challenge somebody who is away, after that has been said."""
    member = await _member(interaction.guild, discord_id) if interaction.guild else None
    if member is None:
        raise Refused(Refusal.CHALLENGED_STRANGER)
    rated, hints, loses_on_time, nights_off = (mark in terms for mark in MARKS)
    games = next((each for each, mark in GAMES_MARKS.items() if mark in terms), Games.ONE)
    wanted = _Wanted(edition, pace, first, rated, hints, loses_on_time, nights_off, games)
    await _challenge(interaction, member, wanted, sure=True)


async def _member(guild: discord.Guild, discord_id: int) -> discord.Member | None:
    """The member with this id; None if they have left."""
    try:
        return await guild.fetch_member(discord_id)
    except discord.NotFound:
        return None


class _Wanted(NamedTuple):
    """The terms that somebody asks for; None: as the server has chosen, or as is usual in the edition."""

    edition: Edition | None = None
    pace: Pace | None = None
    first: First = First.CHANCE
    rated: bool | None = None
    hints: bool = False
    loses_on_time: bool = False
    nights_off: bool = False
    games: Games = Games.ONE

    @classmethod
    def of(cls, terms: Terms) -> _Wanted:
        """Terms that are all settled."""
        return cls(**terms._asdict())

    def terms(self, guild: Guild) -> Terms:
        """The terms of the challenge in a server."""
        edition = self.edition or guild.edition
        # An edition in which kittens stay kittens is not rated, unless they ask for it; nor is a match with hints or a handicap.
        usual = RULES[edition].grows and not self.hints and not self.first.handicap
        rated = usual if self.rated is None else self.rated
        return Terms(edition, self.first, self.pace or guild.pace, rated, *self[4:])


async def _challenge(
    interaction: Interaction,
    member: discord.User | discord.Member | None,
    wanted: _Wanted,
    *,
    sure: bool = False,
) -> None:
    """Challenge somebody; whoever is away is challenged only if that is ``sure``."""
    context = interaction.client.context
    guild, _ = await context.database.read(servers.settings, interaction.guild_id)
    if member is not None and member == interaction.client.user:
        pace = wanted.pace or Pace.NONE
        await bot_matches.ask(interaction, wanted.edition or guild.edition, wanted.first, pace)
        return
    refuse_alone_with_the_bot(interaction)
    await refuse_where_boards_cannot_go(interaction)
    refuse_where_unseen(interaction, member)
    terms = wanted.terms(guild)
    opponent = _challenged(member, interaction)
    await refuse_in_thread_of_others(interaction, opponent)
    if opponent and interaction.guild and not sure:
        until = await context.database.read(
            asking.away_until, person(interaction), opponent, context.clock.now()
        )
        if until:
            told = words.opponent_away(opponent.discord_id, until)
            await send_ephemeral(
                interaction, told, view=anyway_view(opponent.discord_id, terms, say("button-anyway"))
            )
            return

    async def ask() -> Invitation:
        return await context.database.write(
            asking.challenge,
            person(interaction),
            opponent,
            place(interaction),
            terms,
            now=context.clock.now(),
        )

    # Drawn first, so that nothing is stored that can't be shown.
    picture = await challenge_picture(interaction, terms.edition)
    await show_challenge(interaction, await replacing_lost(interaction, ask), picture)


def _challenged(member: discord.User | discord.Member | None, interaction: Interaction) -> Person | None:
    """The person challenged, refused if they can't play."""
    if member is None:
        return None
    if member.bot:
        raise Refused(Refusal.CHALLENGED_BOT)
    if interaction.guild_id and not isinstance(member, discord.Member):
        raise Refused(Refusal.CHALLENGED_STRANGER)
    return person_of(member)
