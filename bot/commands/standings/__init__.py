"""Who stands where: leaderboards, the champions of past seasons, leagues."""
