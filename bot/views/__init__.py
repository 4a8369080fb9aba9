"""Buttons, menus and views, made of a snapshot or another value without asking the database or Discord."""
