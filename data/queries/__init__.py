"""Statements on the tables, one module for each kind of thing."""
