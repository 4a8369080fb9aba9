"""Discord's limits, all in one place, in characters unless they say otherwise.

Source: discord.com/developers/docs, "Message Components", "Create Message", "Application Commands".
"""

from __future__ import annotations

from typing import Final

#: A message, and an attachment's description (its alt text).
CONTENT: Final = 2000
ALT_TEXT: Final = 1024
#: The label of a button.
LABEL: Final = 80
#: The label of a menu's option and its description, and of a choice that autocomplete offers.
OPTION: Final = 100
#: The name of an option of a command.
OPTION_NAME: Final = 32
#: How many options a menu has at most, and how many choices autocomplete offers.
OPTIONS: Final = 25
#: A nonce, by which Discord knows a message that is sent twice.
NONCE: Final = 25
#: Minutes without a message after which a thread leaves the list of channels: a week, the longest there is. A turn may take days.
LISTED_FOR: Final = 7 * 24 * 60
#: The largest attachment we send, in bytes: Discord accepts 10 MiB, but phones have to load it.
ATTACHMENT_BYTES: Final = 8 * 2**20
#: Codes of Discord's errors for an interaction that was answered too late, or twice.
TOO_LATE: Final = frozenset({10062, 10015, 50027, 40060})
