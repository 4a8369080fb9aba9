"""Ratings, seasons and leaderboards."""
