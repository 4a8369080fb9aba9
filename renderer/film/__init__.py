"""A turn in motion, and whole games."""
