"""The use cases: each one function, one transaction. No Discord here."""
