"""Leagues: seasons that begin, go on and end, and the tables of their divisions."""
