"""Contests of a server: leagues, cups and arenas, which are announced, joined, played and told; and vote matches against the bot."""
