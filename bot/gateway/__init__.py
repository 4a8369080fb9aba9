"""The one place where discord.py is bent: its events, its connections, its limits."""
