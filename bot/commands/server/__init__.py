"""``/server``: a server's settings, and ending a match."""
