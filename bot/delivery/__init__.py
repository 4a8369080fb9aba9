"""Delivers what was committed to Discord."""
