"""Badges: the feats of a win, and the badges that it earns."""
