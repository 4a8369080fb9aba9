"""Queries about contests of many people: leagues."""
