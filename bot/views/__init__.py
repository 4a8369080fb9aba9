"""Buttons and menus. Each carries all it needs in its custom id, so that it works after a restart."""
