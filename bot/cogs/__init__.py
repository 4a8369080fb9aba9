"""The slash commands: each reads what was asked, calls a use case, and answers."""
