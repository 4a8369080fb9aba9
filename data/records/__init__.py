"""The rows of the database as immutable values. Positions and turns are text here, which ``game`` can read."""
