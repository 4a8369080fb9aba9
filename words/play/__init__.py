"""The words in and around a match."""
