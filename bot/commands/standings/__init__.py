"""Standings: leaderboards, the champions of past seasons, leagues."""
