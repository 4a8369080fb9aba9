"""The bot on Discord: commands, handlers of presses, components of messages, and what posts boards."""

from typing import Final

__version__: Final = "1.0.0"
