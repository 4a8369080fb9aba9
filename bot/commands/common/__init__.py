"""What several features read and do."""
