"""What a press does: each handler reads who pressed what, calls a use case, and answers."""
