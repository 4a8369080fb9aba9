"""Links into Discord."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from data import Challenge, Match
from data.records.contests import Contest
from words.catalogue import join_list, say

#: More would not fit into a message with the other text.
_MAX_CHANNELS: Final = 20


def link_to(shown: Match | Challenge) -> str:
    """The link to a match or challenge: to its message if there is one, else to its channel."""
    return f"<#{shown.channel_id}>" if shown.message_id is None else address_of(shown)


def address_of(shown: Match | Challenge | Contest) -> str:
    """The address of the message that shows a match, a challenge or a contest; of its channel if there is none."""
    place = f"https://discord.com/channels/{shown.guild_id or '@me'}/{shown.channel_id}"
    return place if shown.message_id is None else f"{place}/{shown.message_id}"


def channel_list(channels: Iterable[int]) -> str:
    """Channels in a sentence, as links."""
    links = [f"<#{channel}>" for channel in sorted(channels)]
    if len(links) > _MAX_CHANNELS:
        return say("channels-more", list=join_list(links[:_MAX_CHANNELS]), count=len(links) - _MAX_CHANNELS)
    return join_list(links)
