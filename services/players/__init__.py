"""Everything kept of a player: card, choices, privacy."""
