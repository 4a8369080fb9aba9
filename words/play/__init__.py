"""What is said in and around a match."""
