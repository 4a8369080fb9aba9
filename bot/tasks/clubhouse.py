"""The one task that keeps the clubhouses of all servers: it tells results, weeks and seasons, and edits each board of the house."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import discord
from sqlalchemy import Connection

from bot.clock import Clock
from bot.delivery.arrivals import find_arrived
from bot.delivery.drawing import Asker, Picture
from bot.delivery.house import HouseMessage, house_message
from bot.delivery.messages import Presenter
from bot.delivery.permissions import missing_in
from bot.delivery.season import draw_podium
from bot.delivery.status import Status, is_channel_gone, reason_of, status_of
from bot.delivery.week import draw as draw_week
from bot.delivery.week import read_week, week_file
from bot.languages import Languages
from bot.replies import NOBODY, UNDELIVERED, nonce
from bot.tasks.letters import Owners
from bot.tasks.members import name_of_server
from bot.tasks.periodic import LookingTask, Rests
from bot.views.clubhouse import house_view, is_house, season_view, week_view
from bot.views.results import result_view
from data import Database
from data.queries.announcing import clubhouses
from data.queries.announcing import house as lives
from data.queries.announcing.house import Life
from services.clubhouse import choices, house, results, season, week
from services.clubhouse.choices import Posts
from services.clubhouse.house import House
from services.clubhouse.results import ResultsPost
from services.clubhouse.season import SeasonPost
from services.clubhouse.week import WeekPost
from words.catalogue import speaking
from words.pages import clubhouse as words
from words.pages.champions import season_alt_text, season_text
from words.pages.week import matches_of, week_alt_text, week_text

log = logging.getLogger(__name__)

#: Seconds between two looks at what is due, and between two posts.
PAUSE: Final = 10.0
_BETWEEN: Final = 0.1
#: So many messages with results follow one another in a channel; the rest comes at the next look.
_MESSAGES_AT_ONCE: Final = 3
#: A board of the house is edited no sooner than so much after its last edit.
_EDITED_EVERY: Final = timedelta(minutes=1)
#: After so long it is looked at even if nothing is known to have changed: a day has begun, a puzzle was solved, a name is another.
_LOOKED_AT_EVERY: Final = timedelta(minutes=10)
#: It is posted anew when so many messages stand below it, after a day already when it is further up than a few screens of a phone, or when it is
#: there no more. That is looked at no more often than it is looked at by itself.
_BURIED: Final = 50
_BURIED_AFTER_A_DAY: Final = 10
#: Discord's code for a message that is gone.
_UNKNOWN_MESSAGE: Final = 10008


class _HouseSeen(NamedTuple):
    """The moment when a server's board of the house was edited last, when it was looked at as a whole, and the signs of life at the last look."""

    edited: datetime
    looked: datetime
    life: Life | None


#: What is told once.
Post: TypeAlias = ResultsPost | WeekPost | SeasonPost
_P = TypeVar("_P", ResultsPost, WeekPost, SeasonPost)

_NEVER: Final = _HouseSeen(datetime.min.replace(tzinfo=UTC), datetime.min.replace(tzinfo=UTC), None)


class ClubhouseTask(LookingTask):
    """Posts what is due, one at a time. What is due is only in the database, so a restart posts nothing twice."""

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        presenter: Presenter,
        clock: Clock,
        languages: Languages,
        *,
        owners: Owners,
    ) -> None:
        super().__init__(database, clock, PAUSE, "Keeping the clubhouses failed")
        self._client = client
        self._owners = owners
        self._database = database
        self._presenter = presenter
        self._languages = languages
        self._seen: dict[int, _HouseSeen] = {}
        self._resting = Rests(clock)

    async def _look(self) -> None:
        for _ in range(_MESSAGES_AT_ONCE):
            # Before anything else, so that what stands below a board of the house is not older than it.
            if not (waiting := await self._database.read(clubhouses.with_results)):
                break
            await self._each(waiting, self._tell_results)
        await self._each(await self._database.read(week.awaiting, self._clock.now()), self._tell_week)
        await self._each(await self._database.read(season.awaiting, self._clock.now()), self._tell_season)
        await self._keep_houses()

    async def _each(self, guild_ids: Any, work: Callable[[int], Awaitable[None]]) -> None:
        """Do some work for each of these servers whose channel does not rest; a mistake of ours with one must not keep the others waiting."""

        async def busily(guild_id: int) -> None:
            async with self._busy:
                await work(guild_id)

        for guild_id in guild_ids:
            if self._closed:
                return
            if guild_id in self._resting:
                continue
            await self._one(guild_id, busily)
            await self._clock.sleep(_BETWEEN)

    async def _tell(
        self,
        post: _P,
        named: str,
        send: Callable[[_P], Awaitable[bool]],
        end: Callable[[Connection, _P], None],
    ) -> Exception | None:
        """Send a post, unless one with a picture of that name has arrived already, and store that with ``end``.

        Returns the error if it is tried again later.
        """
        try:
            if not (post.tried and await self._has_arrived(post, named)) and not await send(post):
                return None
        except UNDELIVERED as error:
            if not await self._give_up(post.guild_id, post.channel_id, error):
                return error
        else:
            await self._note_arrival(post.guild_id, post.channel_id)
        await self._database.write(end, post)
        return None

    async def _note_arrival(self, guild_id: int, channel_id: int) -> None:
        """Note that a channel takes posts, and let what the server's owner was told of it say so."""
        await self._database.write(choices.note_trouble, guild_id, "")
        await self._owners.mended(guild_id, channel_id, Posts.CLUBHOUSE)

    async def _tell_results(self, guild_id: int) -> None:
        post = await self._database.write(results.begin_post, guild_id, self._clock.now())
        if post is None:
            return
        failed = await self._tell(post, _file_name(post, 0), self._send_results, results.end_post)
        if failed and status_of(failed) is Status.CLOSED:
            await self._database.write(results.release, post)

    async def _send_results(self, post: ResultsPost) -> bool:
        """Send results; False if this process does not lead any more. Raises what UNDELIVERED lists."""
        with speaking(self._languages.of_server(post.guild_id)):
            files = []
            for number, result in enumerate(post.results):
                picture, told = await self._presenter.small(
                    Asker(("result", result.snapshot.match.id)), result.snapshot
                )
                files.append(picture.file(told, _file_name(post, number)))
            view = result_view(post.results[0].snapshot) if len(post.results) == 1 else None
            if not await self.still_leads():
                return False
            await self._channel(post.channel_id, post.guild_id).send(
                words.results_text(post.results),
                files=files,
                allowed_mentions=NOBODY,
                nonce=nonce("results", post.batch),
                view=view or discord.utils.MISSING,
            )
        return True

    async def _has_arrived(self, post: Post, named: str) -> bool:
        """True if an earlier attempt has arrived after all: a message with a picture of this name."""
        channel = self._channel(post.channel_id, post.guild_id)
        found = await find_arrived(
            self._client, channel, lambda message: named in {each.filename for each in message.attachments}
        )
        return found is not None

    async def _tell_week(self, guild_id: int) -> None:
        post = await self._database.write(week.begin_post, guild_id, self._clock.now())
        if post:
            await self._tell(post, week_file(post.week), self._send_week, week.end_post)

    async def _send_week(self, post: WeekPost) -> bool:
        """Send how a week was, if anybody played; False if this process does not lead any more. Raises what UNDELIVERED lists."""
        told = await read_week(self._database, post)
        if told is None:
            return True
        server = name_of_server(self._client, post.guild_id)
        gone = await self._gone({match.channel_id for match in matches_of(told)})
        with speaking(self._languages.of_server(post.guild_id)):
            picture = await draw_week(self._presenter.drawing, Asker(("week", post.guild_id)), told, server)
            if not await self.still_leads():
                return False
            await self._channel(post.channel_id, post.guild_id).send(
                week_text(told, gone),
                file=picture.file(week_alt_text(told)),
                view=week_view(told),
                allowed_mentions=NOBODY,
                nonce=nonce("week", post.channel_id, post.week.number),
            )
        return True

    async def _gone(self, channels: Collection[int]) -> Collection[int]:
        """Those of some channels that are there no more, or not for the bot: a link to them would read as unknown. Raises what UNDELIVERED lists."""
        gone = set()
        for channel_id in channels:
            if self._client.get_channel(channel_id) is None:  # an archived thread is not known either
                try:
                    await self._client.fetch_channel(channel_id)
                except (discord.NotFound, discord.Forbidden):
                    gone.add(channel_id)
        return gone

    async def _tell_season(self, guild_id: int) -> None:
        post = await self._database.write(season.begin_post, guild_id, self._clock.now())
        if post:
            await self._tell(post, _podium_name(post, 0), self._send_season, season.end_post)

    async def _send_season(self, post: SeasonPost) -> bool:
        """Send how a season ended; False if this process does not lead any more. Raises what UNDELIVERED lists."""
        server = name_of_server(self._client, post.guild_id)
        with speaking(self._languages.of_server(post.guild_id)):
            files = []
            for number, ended in enumerate(post.ends):
                picture = await draw_podium(
                    self._presenter.drawing, Asker(("season", post.guild_id)), ended, server
                )
                files.append(picture.file(season_alt_text(ended, server), _podium_name(post, number)))
            if not await self.still_leads():
                return False
            await self._channel(post.channel_id, post.guild_id).send(
                "\n\n".join(season_text(ended, server) for ended in post.ends),
                files=files,
                view=season_view(post.ends[0].leaderboard.edition),
                allowed_mentions=NOBODY,
                nonce=nonce("season", post.channel_id, post.season.number),
            )
        return True

    async def _keep_houses(self) -> None:
        """Edit the boards of the house that may show something else by now."""
        boards = await self._database.read(clubhouses.with_board)
        life = await self._database.read(lives.life) if boards else {}
        now = self._clock.now()

        def is_due(guild_id: int) -> bool:
            if not boards[guild_id]:
                return True  # it was just chosen, or has moved
            seen, signs = self._seen.get(guild_id, _NEVER), life.get(guild_id, Life())
            changed = signs != seen.life or now - seen.looked >= _LOOKED_AT_EVERY
            return changed and now - seen.edited >= _EDITED_EVERY

        async def keep(guild_id: int) -> None:
            await self._keep_house(guild_id, life.get(guild_id, Life()), now)

        await self._each(filter(is_due, boards), keep)

    async def _keep_house(self, guild_id: int, life: Life, now: datetime) -> None:
        shown = await self._database.read(house.read, guild_id, now)
        if shown is None:
            return
        seen = self._seen.get(guild_id, _NEVER)
        looks_below = now - seen.looked >= _LOOKED_AT_EVERY
        edited = True
        try:
            edited = await self._show_house(shown, now, looks_below=looks_below)
        except UNDELIVERED as error:
            await self._give_up(guild_id, shown.channel_id, error)
        finally:
            # After a mistake of ours, too, it is not tried anew at once.
            looked = now if looks_below else seen.looked
            self._seen[guild_id] = _HouseSeen(now if edited else seen.edited, looked, life)

    async def _show_house(self, shown: House, now: datetime, *, looks_below: bool) -> bool:
        """Show a board of the house as it is now; returns whether anything was sent. Raises what UNDELIVERED lists."""
        channel = self._channel(shown.channel_id, shown.guild_id)
        server = name_of_server(self._client, shown.guild_id)
        with speaking(self._languages.of_server(shown.guild_id)):
            message = house_message(shown, server, now)
            # Where the bot may not read back, Discord lists nothing at all.
            may_look = looks_below and "read-message-history" not in self._missing(
                shown.guild_id, shown.channel_id
            )
            below = await self._below(channel, shown.message_id) if may_look and shown.message_id else 0
            buried = below is not None and below >= _buried_from(shown, now)
            stands = shown.message_id is not None and below is not None
            if message.digest == shown.shows and stands and not buried:
                return False
            picture = await self._presenter.drawing.house(Asker(("house", shown.guild_id)), message.scene)
            if not await self.still_leads():
                return False
            if shown.message_id is None or buried or not await self._edit(channel, message, picture):
                await self._post_house(channel, message, picture)
        if buried and shown.message_id:
            await channel.get_partial_message(shown.message_id).delete()
        return True

    async def _edit(
        self, channel: discord.PartialMessageable, message: HouseMessage, picture: Picture
    ) -> bool:
        """Edit the board of the house where it stands; False if its message is gone. Raises what else UNDELIVERED lists."""
        old = channel.get_partial_message(message.shown.message_id or 0)
        try:
            await old.edit(
                content=message.text,
                attachments=[picture.file(message.alt_text)],
                view=house_view(message.shown),
                allowed_mentions=NOBODY,
            )
        except discord.NotFound as error:
            if error.code != _UNKNOWN_MESSAGE:
                raise
            await self._database.write(house.lose_message, message.shown)
            return False
        await self._database.write(house.end_post, message.shown, old.id, message.digest)
        return True

    async def _post_house(
        self, channel: discord.PartialMessageable, message: HouseMessage, picture: Picture
    ) -> None:
        """Send a new message for a board of the house, unless an earlier attempt has arrived after all."""
        shown = message.shown
        found = await find_arrived(self._client, channel, is_house) if shown.tried else None
        if found is None or found.id == shown.message_id:
            await self._database.write(house.begin_post, shown.guild_id)
            found = await channel.send(
                message.text,
                file=picture.file(message.alt_text),
                view=house_view(shown),
                allowed_mentions=NOBODY,
                # Boards of the house follow each other in a channel: each has the one before in its nonce.
                nonce=nonce("house", shown.channel_id, shown.message_id or 0, message.digest),
            )
        await self._database.write(house.end_post, shown, found.id, message.digest)
        await self._note_arrival(shown.guild_id, shown.channel_id)

    async def _below(self, channel: discord.PartialMessageable, message_id: int) -> int | None:
        """The number of messages that stand below one, as far as that matters; None if it is not there any more."""
        # It is the first of those after the one that would be just before it.
        since = channel.history(limit=_BURIED + 1, after=discord.Object(message_id - 1))
        found = [message.id async for message in since]
        return len(found) - 1 if message_id in found else None

    async def _give_up(self, guild_id: int, channel_id: int, error: Exception) -> bool:
        """Note why a channel took no post; returns whether what was to be posted is given up for good.

        A channel that is gone is forgotten. Where a permission is missing, the settings say so, and it is tried again in an hour.
        """
        if is_channel_gone(error):
            log.warning("Server %s: the channel of its clubhouse is gone", guild_id)
            await self._database.write(choices.lose_channel, guild_id, channel_id)
            await self._owners.tell(guild_id, channel_id, Posts.CLUBHOUSE)
            return True
        status = status_of(error)
        # What Discord refuses is a mistake of ours, of which nobody else hears.
        level = logging.WARNING if status is Status.REFUSED else logging.INFO
        log.log(level, "Server %s: its clubhouse took no post (%s)", guild_id, reason_of(error))
        if status is Status.CLOSED:
            missing = self._missing(guild_id, channel_id) or ["send-messages"]
            if await self._database.write(choices.note_trouble, guild_id, " ".join(missing)):
                await self._owners.tell(guild_id, channel_id, Posts.CLUBHOUSE, missing)
        if status in {Status.CLOSED, Status.REFUSED}:
            self._resting.begin(guild_id)
        return status is Status.REFUSED

    def _missing(self, guild_id: int, channel_id: int) -> list[str]:
        """The permissions that are missing in a channel, as far as this process knows."""
        return missing_in(self._client.get_guild(guild_id), channel_id)

    def _channel(self, channel_id: int, guild_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)


def _file_name(post: ResultsPost, number: int) -> str:
    """The name of a picture, by which its message is known."""
    return f"result-{post.batch}-{number}.png"


def _podium_name(post: SeasonPost, number: int) -> str:
    """The name of a podium's picture, by which its message is known."""
    return f"podium-{post.season.number}-{number}.png"


def _buried_from(shown: House, now: datetime) -> int:
    """The number of messages below a board of the house from which it is posted anew."""
    posted = discord.utils.snowflake_time(shown.message_id or 0)
    return _BURIED_AFTER_A_DAY if now - posted >= timedelta(days=1) else _BURIED
