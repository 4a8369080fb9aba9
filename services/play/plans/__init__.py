"""Turns planned ahead: if they play this, I play that."""
