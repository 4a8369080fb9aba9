"""Pages of contests: leagues, cups and arenas."""
