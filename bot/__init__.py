"""The bot: use cases, words, commands and buttons, and what shows a board on Discord."""
