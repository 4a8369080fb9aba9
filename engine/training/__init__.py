"""Training and measuring the engine: for development alone, nothing in the bot imports it."""
