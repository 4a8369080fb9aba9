"""Leaderboards, players' cards and charts."""
