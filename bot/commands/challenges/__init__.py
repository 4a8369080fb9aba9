"""Challenging somebody, or the bot."""
