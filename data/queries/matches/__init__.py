"""Queries about matches."""
