"""A cup: a knockout of ties, whose bracket is a value that one asks."""
