"""Playing a match, and what follows from each change."""
