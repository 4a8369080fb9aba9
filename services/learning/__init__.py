"""First steps, hints, reviews and puzzles."""
