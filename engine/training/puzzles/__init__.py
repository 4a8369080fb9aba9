"""Making puzzles: from games with errors in them, one of a game at most, and only ever added to the stock."""
