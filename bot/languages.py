"""The language of each reader: the one they have chosen here, else the one that Discord reports with every interaction.

What somebody reads alone is in their language, what a channel reads in its server's (decision 0023). Choices, and what is
known of servers, are kept in memory, so that no press waits for the database to know them.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.origin import is_user_installed, locale_in
from data import Database, DatabaseProblem, Guild, Player
from data.queries import guilds, players
from services.challenges.invitations import Invitation
from services.play.snapshots import Snapshot
from services.players import languages
from services.players.languages import ToldLocales
from words.catalogue import spoken
from words.languages import language_for

log = logging.getLogger(__name__)

#: Of how many people it is remembered what Discord told last.
_MAX_REMEMBERED: Final = 20_000


class Languages:
    """The languages of people and servers."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._people: dict[int, str] = {}
        self._servers: dict[int, Guild] = {}
        #: What Discord told of people since the program began, all of which is stored or about to be.
        self._told: dict[int, str] = {}

    async def load(self) -> None:
        """Read what is stored: before anything is said, and when others may have changed it unheard."""
        known = await self._database.read(languages.known)
        self._people = dict(known.people)  # who has been forgotten is not among them
        self._servers.update(known.servers)

    async def learn_person(self, discord_id: int) -> bool:
        """Read what is stored of somebody now; returns whether anything is."""
        player = await self._database.read(players.by_discord_id, discord_id)
        self.choose(discord_id, (player and player.language) or "")
        return player is not None

    async def learn_server(self, guild_id: int) -> None:
        """Read what is stored of a server now."""
        self.choose_here(guild_id, await self._database.read(guilds.by_id, guild_id))

    # Who reads what.

    def of_asker(self, payload: Mapping[str, Any]) -> str:
        """The language of whoever an interaction is from, by what Discord sends of it."""
        # In a server Discord sends the member, elsewhere the user.
        user = payload["member"]["user"] if payload.get("member") else payload["user"]
        return language_for(self._people.get(int(user["id"])) or locale_in(payload.get("locale")))

    def here(self, interaction: discord.Interaction[Any]) -> str:
        """The language of what everybody reads where something is asked."""
        return self.of_place(interaction.guild_id)

    def of_place(self, guild_id: int | None) -> str:
        """The language of a server or, outside of servers, of whoever acts just now."""
        return self.of_server(guild_id) if guild_id else spoken()

    def of_server(self, guild_id: int) -> str:
        """The language of a server; English if nothing is known of it."""
        known = self._servers.get(guild_id, Guild())
        return language_for(known.language or known.locale)

    def of_player(self, player: Player, guild_id: int | None) -> str:
        """The language for a direct message to a player; the server's of their match if nothing is known of theirs."""
        theirs = player.language or player.locale
        return language_for(theirs) if theirs else self.of_place(guild_id)

    def of_match(self, snapshot: Snapshot, *, asked: bool) -> str:
        """The language of a match's boards and lines: of its server or, outside of servers, of a person.

        That is who acts, if the message is ``asked`` for; else a player, which matters only for matches against the bot.
        """
        guild_id = snapshot.match.guild_id
        if guild_id or asked:
            return self.of_place(guild_id)
        return self.of_player(snapshot.waiting if snapshot.to_move.is_bot else snapshot.to_move, None)

    def of_challenge(self, invitation: Invitation) -> str:
        """The language of a challenge's message: of its server or, outside of servers, of the challenger."""
        guild_id = invitation.challenge.guild_id
        return self.of_server(guild_id) if guild_id else self.of_player(invitation.challenger, None)

    def chosen_by(self, discord_id: int) -> str | None:
        """The language that a person has chosen; None: as Discord has it."""
        return self._people.get(discord_id)

    # What changes it.

    def choose(self, discord_id: int, language: str) -> None:
        """A person has chosen a language, which is stored; "": as Discord has it."""
        if language:
            self._people[discord_id] = language
        else:
            self._people.pop(discord_id, None)

    def choose_here(self, guild_id: int, guild: Guild) -> None:
        """A server has chosen, which is stored."""
        locale = self._servers.get(guild_id, guild).locale
        self._servers[guild_id] = guild._replace(locale=guild.locale or locale)

    def forget(self, discord_id: int) -> None:
        """Keep nothing of somebody."""
        self._people.pop(discord_id, None)
        self._told.pop(discord_id, None)

    def hear(self, guild_id: int, locale: str | None) -> bool:
        """Take in what Discord tells of a server; returns whether that changes its language."""
        known = self._servers.get(guild_id, Guild())
        if locale is None or language_for(locale) == language_for(known.locale):
            return False
        self._servers[guild_id] = known._replace(locale=locale)
        return True

    def news(self, interaction: discord.Interaction[Any]) -> ToldLocales | None:
        """The locales that an interaction tells and that are not stored yet; None: there are none."""
        discord_id, locale = interaction.user.id, locale_in(interaction.locale.value)
        mine = None if self._told.get(discord_id) == locale else locale
        if mine:
            if len(self._told) >= _MAX_REMEMBERED:
                self._told.clear()
            self._told[discord_id] = mine
        guild_id, theirs = interaction.guild_id, None
        if guild_id and interaction.guild_locale:
            told = locale_in(interaction.guild_locale.value)
            # Of a server that the bot is not in nothing is kept.
            if self.hear(guild_id, told) and not is_user_installed(interaction):
                theirs = told
        return ToldLocales(discord_id, mine, guild_id, theirs) if mine or theirs else None

    async def remember(self, told: ToldLocales) -> None:
        """Store what Discord has told; if that fails, it is told again."""
        try:
            await self._database.write(languages.remember, told)
        except DatabaseProblem:
            self._told.pop(told.discord_id, None)  # the log says why
