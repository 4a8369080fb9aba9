"""Pages of contests: leagues, cups, arenas and vote matches."""
