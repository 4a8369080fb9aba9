"""Discord in miniature: a stand-in for trying the bot and for testing it whole. It is no Discord."""
