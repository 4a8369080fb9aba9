"""A league: small divisions in which everybody meets everybody twice, and a way up and down between two seasons."""
