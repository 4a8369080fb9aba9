"""Finds the handler of an interaction."""
