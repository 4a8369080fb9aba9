"""What the bot does by itself."""
