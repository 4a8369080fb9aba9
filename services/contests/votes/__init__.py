"""Vote matches: a whole server against the bot, or against another server, its members vote for each turn."""
