"""Which handler an interaction goes to."""
