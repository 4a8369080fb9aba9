"""Badges: a cushion for each family of deeds, and on it an emblem for each deed."""
