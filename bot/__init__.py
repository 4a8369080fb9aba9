"""The bot on Discord: commands, what a press does, what a message shows, and what posts boards."""
