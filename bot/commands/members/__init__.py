"""Dealing with other people: the menu that a member has, and blocking."""
