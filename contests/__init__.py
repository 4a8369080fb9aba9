"""Contests of many people: leagues, cups and arenas, as plain functions of values.

Nothing here knows the game, Discord or a database: a contestant is a number, a match that is over is an ``Encounter``. What is
asked again with the same values is answered in the same way.
"""
