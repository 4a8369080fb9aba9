"""Tasks that the bot does by itself."""
