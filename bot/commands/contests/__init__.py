"""Leagues, cups, arenas and vote matches: their commands, and what their buttons do."""
