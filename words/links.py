"""Links into Discord."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from data import Challenge, Match
from words.catalogue import join_list, say

#: More would not fit into a message with the other text.
_MAX_CHANNELS: Final = 20


def link_to(shown: Match | Challenge) -> str:
    """Where a match or challenge is shown: the message if there is one, else its channel."""
    if shown.message_id is None:
        return f"<#{shown.channel_id}>"
    return f"https://discord.com/channels/{shown.guild_id or '@me'}/{shown.channel_id}/{shown.message_id}"


def channel_list(channels: Iterable[int]) -> str:
    """Channels in a sentence, as links."""
    links = [f"<#{channel}>" for channel in sorted(channels)]
    if len(links) > _MAX_CHANNELS:
        return say("channels-more", list=join_list(links[:_MAX_CHANNELS]), count=len(links) - _MAX_CHANNELS)
    return join_list(links)
