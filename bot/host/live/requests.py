"""The steps that need nobody: what the bot asks of Discord by itself, in a channel for tests."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from io import BytesIO
from typing import Any, Final

import discord

from bot.host.live.trial import Trial, code_of
from bot.replies import NOBODY, UNDELIVERED, conversation_with
from game import Edition, Position
from renderer import draw_board, draw_emoji, draw_motion

_ALT_TEXT: Final = "A board of Boop Bot's, to try how much of a description is kept. " * 20
_MOST: Final = 1024
#: The most letters of a command, all in all.
_MOST_LETTERS: Final = 8000
#: Minutes: a week.
_WEEK: Final = 7 * 24 * 60
_OK: Final = 200


async def outcome(trial: Trial, what: str, request: Awaitable[Any]) -> int | str:
    """The answer of Discord to a request: 200, the status and the code of a refusal, which is kept, or that it is to wait for long."""
    try:
        await request
    except discord.HTTPException as error:
        trial.keep_refusal(what, error)
        return code_of(error)
    except discord.RateLimited:
        return "429, to wait for long"
    return _OK


async def _see_outcome(trial: Trial, what: str, request: Awaitable[Any]) -> None:
    trial.see(what, await outcome(trial, what, request))


async def try_emoji(trial: Trial, client: discord.Client) -> None:
    """Upload an emoji, and delete it."""
    image = next(iter((await asyncio.to_thread(draw_emoji)).values()))
    try:
        made = await client.create_application_emoji(name=f"trial_{secrets.token_hex(4)}", image=image)
    except discord.HTTPException as error:
        trial.keep_refusal("emoji is taken", error)
        trial.see("emoji is taken", code_of(error))
        return
    await _see_outcome(trial, "emoji is taken", made.delete())


async def try_commands(trial: Trial, client: discord.Client) -> None:
    """Read the registered commands back, with what they are called in other languages."""
    route = discord.http.Route("GET", "/applications/{id}/commands", id=client.application_id)
    found = await client.http.request(route, params={"with_localizations": "true"})
    slash = [command for command in found if command["type"] == discord.AppCommandType.chat_input.value]
    if not slash:
        trial.unseen("commands in all languages", "none is registered yet: start the bot once, and try again")
        return
    trial.keep("command", slash[0])
    trial.see("commands in all languages", all(each.get("description_localizations") for each in slash))
    trial.see("commands are short enough", max(map(_letters, slash)) <= _MOST_LETTERS)


def _letters(named: Mapping[str, Any]) -> int:
    """The size of a command as Discord counts it: names, descriptions and values, of each the longest translation."""
    own = sum(
        max(map(len, (named.get(what) or "", *(named.get(f"{what}_localizations") or {}).values())))
        for what in ("name", "description")
    )
    inner = (*(named.get("options") or ()), *(named.get("choices") or ()))
    return own + len(str(named.get("value", ""))) + sum(map(_letters, inner))


async def try_board(trial: Trial, client: discord.Client, channel: discord.TextChannel) -> discord.Message:
    """Post a board with a description as long as can be, a film and a button, and read them back; the message."""
    start = Position.start(Edition.CLASSIC)
    played = start.play(start.parse_turn("K@c3"))
    still, moving = await asyncio.gather(
        asyncio.to_thread(draw_board, played.position, played.events), asyncio.to_thread(draw_motion, played)
    )
    files = [
        discord.File(BytesIO(still), "board.png", description=_ALT_TEXT[:_MOST]),
        discord.File(BytesIO(moving), "film.gif"),
    ]
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="A trial", custom_id="live:none"))
    sent = await channel.send(
        "A trial of Boop Bot's. It is cleaned up in two minutes.", files=files, view=view, silent=True
    )
    trial.keep("message", await client.http.get_message(channel.id, sent.id))
    found = await channel.fetch_message(sent.id)
    first, second = found.attachments
    trial.see("alt text is whole", len(first.description or ""))
    trial.see("film stays a film", second.content_type)
    trial.see("buttons come back", "live:none" in str([row.to_dict() for row in found.components]))
    return sent


async def try_thread(trial: Trial, client: discord.Client, message: discord.Message) -> discord.Thread:
    """Begin a thread under a message, which is to be listed for a week."""
    thread = await message.create_thread(name="A trial of Boop Bot's", auto_archive_duration=_WEEK)
    trial.see("thread is listed for a week", thread.auto_archive_duration)
    trial.keep("thread", await client.http.get_channel(thread.id))
    return thread


async def try_nonces(
    trial: Trial, channel: discord.TextChannel, thread: discord.Thread
) -> list[discord.Message]:
    """Send one message three times with one nonce, the last time elsewhere; the messages that came."""
    nonce = f"trial-{secrets.token_hex(6)}"
    sent = [
        await place.send("The same, again.", nonce=nonce, silent=True) for place in (channel, channel, thread)
    ]
    ids = [message.id for message in sent]
    trial.see("same nonce, same channel", "one message" if ids[0] == ids[1] else "two messages")
    trial.see("same nonce, another channel", "one message" if ids[0] == ids[2] else "two messages")
    return list({message.id: message for message in reversed(sent)}.values())


async def try_archive(trial: Trial, thread: discord.Thread) -> None:
    """Edit in an archived thread, and open it by a message."""
    first = await thread.send("To be edited.", silent=True)
    await thread.edit(archived=True)
    await _see_outcome(
        trial, "edit in an archived thread", first.edit(content="Edited.", allowed_mentions=NOBODY)
    )
    await thread.edit(archived=True)
    await thread.send("It opens again.", silent=True)
    trial.see("message opens an archive", not (await _again(thread)).archived)


async def try_lock(trial: Trial, thread: discord.Thread) -> None:
    """Lock the thread, write to it, and open it again; for that the bot needs one permission more than for boards."""
    try:
        await thread.edit(archived=True, locked=True)
    except discord.Forbidden:
        trial.unseen(
            "message to a locked thread",
            "to see it, give the bot Manage Threads in this channel, for this trial alone",
        )
        return
    await _see_outcome(trial, "message to a locked thread", thread.send("Can this be?", silent=True))
    await thread.edit(archived=False, locked=False)


async def try_old_edit(trial: Trial, channel: discord.TextChannel, old: int | None) -> discord.Message:
    """Edit the message that the trial before left, if it did; one for the next trial."""
    if old is None:
        trial.unseen(
            "edit of an old message", "nothing is old enough: try again in two hours, with the same file"
        )
    else:
        before = channel.get_partial_message(old)
        seen = await outcome(trial, "edit of an old message", before.edit(content="Thank you."))
        if seen == "404, code 10008":
            trial.unseen("edit of an old message", "the message of the trial before was deleted")
        else:
            trial.see("edit of an old message", seen)
            with suppress(*UNDELIVERED):
                await before.delete()
    return await channel.send("Please leave this message here for the next trial, in two hours.", silent=True)


async def try_deleted(trial: Trial, channel: discord.TextChannel) -> None:
    """Edit a message that is gone."""
    gone = await channel.send("Gone.", silent=True)
    await gone.delete()
    await _see_outcome(trial, "edit of a deleted message", gone.edit(content="?"))


async def try_direct(trial: Trial, client: discord.Client, host: int | None) -> None:
    """Write to the host, if they are a person."""
    if host is None:
        trial.unseen("direct message", "set BOOP_HOST_CHANNEL to your own id to see it")
        return
    await _see_outcome(trial, "direct message", _write_to(client, host))


async def _write_to(client: discord.Client, host: int) -> None:
    channel = await conversation_with(client, host)
    await channel.send("A trial of Boop Bot's: direct messages reach you.", silent=True)


async def try_avatar(trial: Trial, client: discord.Client) -> None:
    """Fetch a picture from Discord's own store."""
    me = await client.fetch_user(client.user.id if client.user else 0)
    if me.avatar is None:
        trial.unseen("avatar is there", "the bot has no picture of its own")
        return
    await _see_outcome(trial, "avatar is there", me.avatar.with_size(128).with_format("png").read())


async def _again(thread: discord.Thread) -> discord.Thread:
    """A thread as it is now."""
    found = await thread.guild.fetch_channel(thread.id)
    if not isinstance(found, discord.Thread):
        raise TypeError(found)
    return found
