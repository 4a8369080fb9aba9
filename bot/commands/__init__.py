"""A file or folder for each feature: its commands, and what its buttons do."""
