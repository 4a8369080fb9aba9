"""Showing what an interaction has changed in a match."""

from __future__ import annotations

from typing import Any

from bot.context import Interaction
from bot.delivery.status import Status
from bot.origin import person
from bot.replies import NOBODY, best_effort, in_good_time, send_ephemeral
from bot.views.picker import next_view
from data import Match, MatchState
from services.play import matches
from services.play.snapshots import Snapshot
from words.catalogue import say
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

    ``below``: what the private answer says already, below which that is added. If the match is over and no board can be posted, both players get a direct message. ``fresh`` is the snapshot that the
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
    if below and interaction.response.is_done():
        is_there = status is Status.DONE
        where = say("change-there", link=link_to(match)) if is_there else where_shown(status, match)
        both = f"{below}\n{where}"
        await best_effort(interaction.edit_original_response(content=both, allowed_mentions=NOBODY))
    else:
        told: dict[str, Any] = {"content": where_shown(status, match)}
        if says_turn and status is Status.DONE and fresh:
            told = await _with_turn(interaction, fresh, match)
        await best_effort(send_ephemeral(interaction, **told))
    if status.unseen and match.state is MatchState.OVER:
        await interaction.client.context.publisher.tell_end(match_id)
    return False


async def _with_turn(interaction: Interaction, fresh: Snapshot, match: Match) -> dict[str, Any]:
    """The turn that was taken and where its board is, for whoever does not see that here, and a button to where they go on; as arguments for a message."""
    read, me = interaction.client.context.database.read, person(interaction)
    taken = await read(matches.led_on, fresh, me)
    told = done(taken), say("change-there", link=link_to(match))
    view = {"view": next_view(taken.following)} if taken.following else {}
    return {"content": "\n".join(told), **view}


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
