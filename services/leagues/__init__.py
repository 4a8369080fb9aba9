"""Leagues of a server: announced, joined, played, told, and opened anew."""
