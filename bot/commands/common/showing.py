"""Showing what an interaction has changed in a match."""

from __future__ import annotations

from collections.abc import Iterator

from bot.context import Interaction
from bot.delivery.status import Status
from bot.replies import NOBODY, best_effort, in_good_time, send_ephemeral
from data import Match, MatchState, News
from services.play.snapshots import Snapshot
from words.catalogue import run_on, say
from words.links import link_to
from words.play.picker import done


async def show_change(
    interaction: Interaction,
    match_id: int,
    fresh: Snapshot | None = None,
    *,
    says_where: bool = True,
    says_turn: bool = False,
    below: str | None = None,
) -> bool:
    """Show a match that this interaction has changed, and tell in private where, or why not yet; True if it is shown right here.

    ``below``: what the private answer says already, below which it is added where the board is. If the match is over and no board can be posted, both players get a direct message. ``fresh`` is the snapshot that the
    use case returned, if it did; without ``says_where`` the message that was pressed says where the match is; with
    ``says_turn`` whoever does not see the board here is told what was played. Refuses
    MATCH_QUARANTINED.
    """
    context = interaction.client.context
    # Where drawing takes long, the answer is put off; an ordinary turn is its answer, and costs no request more.
    showing = context.publisher.show(match_id, interaction, fresh)
    status, match = await in_good_time(interaction, showing, context.left(interaction))
    if match.awaits_bot and not await context.opponent.can_play():
        await best_effort(send_ephemeral(interaction, say("bot-match-waits", match=str(match_id))))
    if (
        status is Status.DONE
        and match.channel_id == interaction.channel_id
        and interaction.response.is_done()
    ):
        return True  # perhaps the board itself was the answer
    if status is Status.DONE and not says_where:
        return False
    if below and status is Status.DONE and interaction.response.is_done():
        told = "\n".join((below, say("change-there", link=link_to(match))))
        await best_effort(interaction.edit_original_response(content=told, allowed_mentions=NOBODY))
        return False
    played = _played(fresh) if says_turn and status is Status.DONE else ()
    await best_effort(send_ephemeral(interaction, run_on([*played, where_shown(status, match)])))
    if status.unseen and match.state is MatchState.OVER:
        await interaction.client.context.publisher.tell_end(match_id)
    return False


def _played(fresh: Snapshot | None) -> Iterator[str]:
    """The turn that was taken, for whoever does not see its board here: nobody else has told them yet which it was."""
    if fresh and fresh.last and fresh.match.news is News.TURN and not fresh.answered:
        yield done(fresh.last, None)


def where_shown(status: Status, match: Match) -> str:
    """For whoever has changed a match: where its board is, or why it can't be seen yet."""
    key = {
        Status.DONE: "change-shown",
        Status.LATER: "change-unshown",
        Status.CLOSED: "change-homeless",
        Status.WHEN_ASKED: "change-user-installed" if match.user_installed else "change-homeless",
    }[status]
    if key == "change-homeless" and match.state is MatchState.OVER:
        key = "change-homeless-over"  # nobody needs to move it any more
    return say(key, link=link_to(match), match=str(match.id))
