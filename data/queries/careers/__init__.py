"""Queries about what players have done so far: their stats, and the badges they have earned."""
