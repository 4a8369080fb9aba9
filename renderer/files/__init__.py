"""Pictures as bytes."""
