"""Playing a match."""
