"""Queries about contests of many people: contests."""
