"""What makes the engine stronger, and measures it: for development alone, nothing in the bot imports it."""
