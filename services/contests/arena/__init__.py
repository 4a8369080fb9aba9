"""Arenas: who is free is paired again and again, who sits out, and the table."""
