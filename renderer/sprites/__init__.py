"""What pictures are made of: pieces, icons, letters, colours."""
