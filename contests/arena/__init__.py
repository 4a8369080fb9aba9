"""An arena: for a fixed time, whoever is free is paired again and again."""
