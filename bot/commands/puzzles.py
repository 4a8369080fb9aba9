"""``/puzzle`` and ``/daily``: solving in private.

Each press brings the attempt, the version of it that was seen, and what is picked.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from discord import app_commands
from discord.ext import commands

from bot.commands.common.arguments import SEEN, Day, EditionName, Number, Picked, Seen, Version
from bot.commands.common.editions import edition_meant
from bot.commands.common.options import EDITIONS, localised
from bot.commands.common.picker import Picker, Tap
from bot.commands.common.sharing import shown_once
from bot.context import Interaction
from bot.delivery.drawing import Picture
from bot.origin import is_user_installed, person
from bot.replies import NOBODY, edit_answer, in_good_time, is_on_private_message, send_ephemeral
from bot.views.picker import choices_of
from bot.views.puzzles import SHARED_PICTURE, end_view, line_view, puzzle_view, shared_view, solve_view
from data import Difficulty, PuzzleState
from game import Edition, Played, TurnRequest
from puzzles import Goal
from renderer import Choices, DailyScene, Likeness
from services.learning import calls, daily
from services.learning.puzzles import choosing, of_day, trying
from services.learning.puzzles.flaws import Flaw
from services.learning.puzzles.ideas import idea_of
from services.learning.puzzles.solving import Solving, main_line, told
from services.learning.puzzles.trying import Answered
from services.play.picking import Picking
from services.players import shelf
from services.ranking import puzzle_ratings
from services.refusals import Refusal, Refused
from words.catalogue import say, speaking
from words.pages import puzzles as words


async def open_puzzle(interaction: Interaction, edition: Edition, difficulty: Difficulty | None) -> None:
    """Show somebody their puzzle: the one they have not finished, or a new one."""
    context = interaction.client.context
    solving = await context.database.write(
        choosing.begin,
        person(interaction),
        edition,
        difficulty,
        now=interaction.created_at,
        rng=context.rng,
    )
    await _show(interaction, solving)


async def show_daily(interaction: Interaction, day: Day = None) -> None:
    """Show today's puzzle as it stands, or the one of the day that a message is of; in place of the puzzle that leads to it."""
    await _show_of_day(interaction, day, small=False)


async def show_small(interaction: Interaction, day: Day = None) -> None:
    """Show today's small puzzle, or the one of the day that a message is of, in the same way."""
    await _show_of_day(interaction, day, small=True)


async def show_suiting(interaction: Interaction) -> None:
    """Show today's puzzle or, where it is hard, its small one to whoever has hardly solved any."""
    solving = await interaction.client.context.database.write(
        of_day.begin_suiting, person(interaction), interaction.created_at, guild_id=_server(interaction)
    )
    await _show(interaction, solving, edit=is_on_private_message(interaction))


async def _show_of_day(interaction: Interaction, day: int | None, *, small: bool) -> None:
    # The day is Discord's, so that a clock of ours that is wrong takes no day from anybody.
    solving = await interaction.client.context.database.write(
        of_day.begin,
        person(interaction),
        interaction.created_at,
        day=day,
        small=small,
        guild_id=_server(interaction),
    )
    await _show(interaction, solving, edit=is_on_private_message(interaction))


async def keep_coming(interaction: Interaction, day: Number) -> None:
    """Let the daily puzzle rest no longer in a server where somebody asks for it; the post that said so says who. Refuses where it does not come any more."""
    if not await interaction.client.context.database.write(daily.wake, _server(interaction)):
        raise Refused(Refusal.PUZZLE_OF_THE_PAST)
    above, _, _ = (interaction.message.content if interaction.message else "").rpartition("\n")
    with speaking(interaction.client.context.languages.here(interaction)):
        told = words.kept(above, interaction.user.mention)
        await edit_answer(interaction, content=told, view=solve_view(day), allowed_mentions=NOBODY)


async def call(interaction: Interaction, attempt_id: Number) -> None:
    """Promise to call somebody to the daily puzzles from tomorrow on."""
    solving = await interaction.client.context.database.write(
        calls.ask, attempt_id, person(interaction), interaction.created_at
    )
    await _show(interaction, solving, edit=True)


async def call_off(interaction: Interaction, attempt_id: Number) -> None:
    """Call somebody no more, and say so on the puzzle at whose end they look."""
    solving = await interaction.client.context.database.write(calls.stop_at, attempt_id, person(interaction))
    await _show(interaction, solving, edit=True)


async def call_off_by_letter(interaction: Interaction) -> None:
    """Call somebody no more who has pressed so under a call."""
    await interaction.client.context.database.write(calls.stop, person(interaction))
    await send_ephemeral(interaction, say("call-off"))


async def show_next(interaction: Interaction, edition: EditionName) -> None:
    """Show another puzzle, of the same difficulty, in place of the one that is over."""
    context = interaction.client.context
    solving = await context.database.write(
        choosing.begin_next, person(interaction), edition, now=interaction.created_at, rng=context.rng
    )
    await _show(interaction, solving, edit=True)


async def show_step(interaction: Interaction) -> None:
    """Show a puzzle one step above the small one that is over, in its place."""
    context = interaction.client.context
    solving = await context.database.write(
        choosing.begin_step, person(interaction), now=interaction.created_at, rng=context.rng
    )
    await _show(interaction, solving, edit=True)


async def show_easier(interaction: Interaction, edition: EditionName) -> None:
    """Show an easy puzzle in place of the one that was too hard."""
    context, easy = interaction.client.context, Difficulty.EASY
    solving = await context.database.write(
        choosing.begin, person(interaction), edition, easy, now=interaction.created_at, rng=context.rng
    )
    await _show(interaction, solving, edit=True)


async def play(interaction: Interaction, attempt_id: Number, version: Version, request: Picked) -> None:
    """Play the turn that is picked."""
    if request.square is None:
        raise Refused(Refusal.OLD_BUTTON)
    answered = await interaction.client.context.database.write(
        trying.answer,
        attempt_id,
        person(interaction),
        request,
        interaction.created_at,
        version=version,
        guild_id=_server(interaction),
    )
    if answered.right:
        await _show(interaction, answered.solving, edit=True)
        return
    # Out of the transaction, and beside the event loop.
    flaw = await asyncio.to_thread(trying.flaw_of, answered)
    if not flaw.later:
        flaw = flaw._replace(reply=await _refutation(interaction, answered))
    again = answered.solving.picking(TurnRequest(kind=request.kind)) if answered.solving.is_open else None
    await _show(interaction, answered.solving, again, flaw=flaw, edit=True)


async def _refutation(interaction: Interaction, answered: Answered) -> Played | None:
    """The reply that refutes a wrong turn, if one is proved; None also where nobody can think just now."""
    context, solving = interaction.client.context, answered.solving
    left = solving.turns_left - 1 if solving.puzzle.goal is Goal.WIN else 0
    thinking = context.teaching.refutation(answered.played.position, left)
    try:
        return await in_good_time(interaction, thinking, context.left(interaction))
    except Refused:
        return None


async def take_hint(interaction: Interaction, attempt_id: Number, version: Version) -> None:
    """Show the hint."""
    await _change(interaction, trying.hint, attempt_id, version)


async def give_up(interaction: Interaction, attempt_id: Number, version: Version) -> None:
    """Tell the solution."""
    await _change(interaction, trying.give_up, attempt_id, version)


async def count_for_server(interaction: Interaction, attempt_id: Number) -> None:
    """Let the daily puzzles that somebody solves in a server count for its streak."""
    guild_id = _server(interaction)
    if guild_id is None:
        raise Refused(Refusal.PUZZLE_COUNTS_NOT)
    context = interaction.client.context
    solving = await context.database.write(of_day.agree, attempt_id, person(interaction), guild_id)
    await _show(interaction, solving, edit=True)
    await send_ephemeral(interaction, say("puzzle-counted"))


async def share(interaction: Interaction, attempt_id: Number) -> None:
    """Tell everybody here how a daily puzzle went, without a word about the solution."""
    context, now = interaction.client.context, interaction.created_at
    solving = await context.database.read(trying.own, attempt_id, person(interaction))
    attempt = solving.attempt
    if not attempt.day or attempt.state is PuzzleState.OPEN:
        raise Refused(Refusal.OLD_BUTTON)
    mine = (await context.database.read(of_day.standing, solving, now, None)).mine
    async with shown_once(interaction):
        with speaking(context.languages.here(interaction)):
            picture = await _shared(interaction, solving, mine.current)
            told = words.share_text(solving, interaction.user.mention, mine.current)
            alt_text = words.share_alt_text(solving, person(interaction).name, mine.current)
            view = shared_view(solving)
        file = picture.file(alt_text, SHARED_PICTURE)
        await interaction.followup.send(told, file=file, view=view, allowed_mentions=NOBODY)


async def _shared(interaction: Interaction, solving: Solving, current: int) -> Picture:
    """The picture of the board as it was given, and below it how it went."""
    context, attempt = interaction.client.context, solving.attempt
    asker = context.asker(interaction)
    board = await context.drawing.board(asker, solving.puzzle.position)
    likeness = Likeness(attempt.player_id, context.avatars.of(interaction.user.id))
    scene = DailyScene(
        board.data,
        person(interaction).name,
        words.share_title(solving),
        words.tries_of(attempt),
        attempt.hinted,
        current,
        likeness,
        attempt.edition,
        words.picture_task(solving.puzzle),
    )
    return await context.drawing.daily(asker, scene)


async def show_line(interaction: Interaction, attempt_id: Number, number: Number) -> None:
    """Show a turn of the solution, counted from 1, of an attempt that is over."""
    context = interaction.client.context
    solving = await context.database.read(trying.line_of, attempt_id, person(interaction))
    line = main_line(solving.puzzle)
    if not 1 <= number <= len(line):
        raise Refused(Refusal.OLD_BUTTON)
    played = line[number - 1]
    picture = await context.drawing.board(
        context.asker(interaction), played.position, played.events, over=number == len(line)
    )
    await interaction.response.edit_message(
        content=words.step(solving, number, line),
        attachments=[picture.file(words.own_alt_text(solving, played.position, played.events))],
        view=line_view(solving, number, len(line), may_count=_server(interaction) is not None),
        allowed_mentions=NOBODY,
    )


async def _load(interaction: Interaction, attempt_id: int, version: int) -> Solving:
    database = interaction.client.context.database
    return await database.read(trying.load, attempt_id, person(interaction), interaction.created_at, version)


async def _pick(interaction: Interaction, seen: Seen, tap: Tap) -> None:
    solving = await _load(interaction, *seen)
    request = tap(solving.position)
    # A hint says which kind it is: nobody has to change to it again after each try.
    request = request._replace(kind=request.kind or _begun(solving).kind)
    await _show(interaction, solving, solving.picking(request), edit=True)


def _begun(solving: Solving) -> TurnRequest:
    """A request before anything is picked: once a hint has said which kind it is, of that kind."""
    return TurnRequest(kind=solving.next_turn.kind) if solving.is_hinted else TurnRequest()


async def _change(interaction: Interaction, use_case: Any, attempt_id: int, version: int) -> None:
    """Do something with an attempt, and show it."""
    solving = await interaction.client.context.database.write(
        use_case, attempt_id, person(interaction), interaction.created_at, version=version
    )
    await _show(interaction, solving, edit=True)


def _server(interaction: Interaction) -> int | None:
    """The server in which something is asked, if the bot is a member there."""
    return None if is_user_installed(interaction) else interaction.guild_id


async def _show(
    interaction: Interaction,
    solving: Solving,
    picking: Picking | None = None,
    *,
    flaw: Flaw | None = None,
    edit: bool = False,
) -> None:
    """Show an attempt as it stands, in a new answer or in place of the one that was pressed."""
    if solving.is_open:
        picking = picking or solving.picking(_begun(solving))
        shown = await _open(interaction, solving, picking, flaw)
    else:
        shown = await _ended(interaction, solving, flaw)
    if not edit:
        await send_ephemeral(interaction, **shown)
        return
    shown["attachments"] = [shown.pop("file")]
    await edit_answer(interaction, **shown, allowed_mentions=NOBODY)


async def _open(
    interaction: Interaction, solving: Solving, picking: Picking, flaw: Flaw | None
) -> dict[str, Any]:
    context = interaction.client.context
    asker, drawing = context.asker(interaction), context.drawing
    if picking.begun:
        picture = await drawing.preview(asker, picking.board, picking.events, choices_of(picking))
        told = words.preview_alt_text(solving, picking)
    elif flaw:
        shown = flaw.shown
        picture = await drawing.preview(asker, shown.position, shown.events, Choices())
        told = words.wrong_alt_text(solving, flaw)
    else:
        events = solving.turns[-1].events if solving.turns else ()
        picture = await drawing.board(asker, solving.position, events)
        told = words.own_alt_text(solving, solving.position, events)
    # Only a daily puzzle that was just opened offers the small one: no tap waits for that to be read.
    opened = solving.attempt.day and not (solving.turns or picking.begun)
    read, now = context.database.read, interaction.created_at
    small_left = await read(of_day.small_is_left, solving, now) if opened else False
    return {
        "content": words.task(solving, picking, flaw, small_left=small_left),
        "file": picture.file(told),
        "view": puzzle_view(solving, picking, after_miss=flaw is not None, small_left=small_left),
    }


async def _ended(interaction: Interaction, solving: Solving, flaw: Flaw | None) -> dict[str, Any]:
    """The end of an attempt: the last turn if it was solved, the one that was asked for if not."""
    context, guild_id = interaction.client.context, _server(interaction)
    database, attempt = context.database, solving.attempt
    rating = await database.read(puzzle_ratings.standing_after, attempt)
    streaks = None
    if attempt.day:
        streaks = await database.read(of_day.standing, solving, interaction.created_at, guild_id)
    solved = attempt.state is PuzzleState.SOLVED
    answer = told(solving)
    last = solving.turns[-1] if solved else answer
    reason = idea_of(solving.puzzle, answer, solving.puzzle.turns if solved else solving.turns_left)
    picture = await context.drawing.board(context.asker(interaction), last.position, last.events, over=solved)
    badges = await database.read(shelf.brought_by, attempt)
    return {
        "content": words.end(solving, answer, reason, rating, streaks, flaw=flaw, badges=badges),
        "file": picture.file(words.alt_text(last.position, last.events)),
        "view": end_view(solving, streaks, may_count=guild_id is not None),
    }


_DIFFICULTIES: Final = [
    app_commands.Choice(
        name=localised("command-puzzle-difficulty-name", difficulty=difficulty), value=difficulty.value
    )
    for difficulty in Difficulty
]


#: The picker of a puzzle.
PICKER: Final = Picker(SEEN, _pick)


class PuzzlesCog(commands.Cog):
    """Puzzles."""

    @app_commands.command(name="puzzle", description=localised("command-puzzle"))
    @app_commands.describe(
        edition=localised("command-edition"), difficulty=localised("command-puzzle-difficulty")
    )
    @app_commands.choices(edition=EDITIONS, difficulty=_DIFFICULTIES)
    async def puzzle(
        self,
        interaction: Interaction,
        edition: app_commands.Choice[str] | None = None,
        difficulty: app_commands.Choice[str] | None = None,
    ) -> None:
        """A puzzle of an edition; of the one that the person plays of late, unless they say."""
        chosen = await edition_meant(interaction, edition)
        await open_puzzle(interaction, chosen, Difficulty(difficulty.value) if difficulty else None)

    @app_commands.command(name="daily", description=localised("command-daily"))
    async def daily(self, interaction: Interaction) -> None:
        """Today's puzzle; its small one to whoever has hardly solved any, where it is hard."""
        await show_suiting(interaction)
