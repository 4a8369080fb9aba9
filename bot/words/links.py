"""Links into Discord."""

from __future__ import annotations

from data import Match


def link_to(match: Match) -> str:
    """Where a match's board is: the message if there is one, else its channel."""
    if match.message_id is None:
        return f"<#{match.channel_id}>"
    return f"https://discord.com/channels/{match.guild_id or '@me'}/{match.channel_id}/{match.message_id}"
