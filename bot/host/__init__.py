"""What a host runs and reads: the program, its settings, its exit codes, and how to look after it."""
