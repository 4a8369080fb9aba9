"""The clubhouse: the channel in which a server sees what goes on, who has won, and who has won the season."""
