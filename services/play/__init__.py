"""What players do in a match, and what follows."""
