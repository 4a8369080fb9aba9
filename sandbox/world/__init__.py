"""The world of the stand-in: servers, channels, people, messages and files, as values."""
