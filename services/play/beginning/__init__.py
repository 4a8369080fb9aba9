"""The beginning of a match: whether both want it, the new match itself, and the next one of a series."""
