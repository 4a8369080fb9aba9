"""The telling of a match to others: by the message that announced it, and by the clubhouse of its server."""
