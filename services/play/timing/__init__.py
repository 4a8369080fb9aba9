"""The time of a match: its clock, the hours in which that runs, and players who are away."""
