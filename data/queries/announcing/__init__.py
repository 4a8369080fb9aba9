"""Queries about what the bot posts by itself: a match's announcement, and a server's clubhouse."""
