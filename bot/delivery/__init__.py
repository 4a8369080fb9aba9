"""What was committed gets to Discord."""
