"""Cups: a bracket whose ties are played one round after the other."""
