"""Pages that somebody opens: rules, cards, settings, puzzles."""
