"""What a message shows: made of a snapshot or another value, without asking the database or Discord for anything."""
