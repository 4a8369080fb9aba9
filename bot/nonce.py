"""The nonce of a message: Discord takes one that its author sends again within minutes only once.

Source: "Create Message" in Discord's documentation: checked for uniqueness among the messages of one author, whatever their channels. So
a nonce names all that tells one message of the bot from another.
"""

from __future__ import annotations

from hashlib import blake2b

from words.limits import NONCE


def nonce(*parts: int | str) -> str:
    """A nonce of the parts that tell a message from all others; where they are too long together, of their digest."""
    text = "-".join(map(str, parts))
    return text if len(text) <= NONCE else blake2b(text.encode(), digest_size=NONCE // 2).hexdigest()
