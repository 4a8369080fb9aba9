"""The messages of contests, and the pictures in them."""
