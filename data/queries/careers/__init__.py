"""Queries about what players have done so far: their stats, the badges they have earned, their series, and what they have noted."""
