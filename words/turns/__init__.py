"""A turn in words."""
