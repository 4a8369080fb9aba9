"""Challenges: asked, shown, answered, asked for again, and ended."""
