"""For the host: the program, its settings, its exit codes, and how to look after it."""
