"""The month before ``make try``: matches among fifteen people, as a small text from which a database is made."""
