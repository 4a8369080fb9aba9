"""Sprites and the parts of pictures: pieces, icons, letters, colours."""
