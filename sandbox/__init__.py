"""Discord in miniature: a local stand-in for trying the bot out, and for testing the whole of it."""
