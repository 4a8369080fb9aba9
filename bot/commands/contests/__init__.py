"""Leagues, cups and arenas: their commands, and what their buttons do."""
