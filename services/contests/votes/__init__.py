"""Vote matches: a whole server against the bot, its members vote for each turn."""
