"""What is kept of a player: card, choices, privacy."""
