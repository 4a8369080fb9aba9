"""The bot on Discord: commands, handlers of presses, components of messages, and what posts boards."""
