"""The database as a SQLite file: how it is opened, held, copied and looked at. All of it is about one file on one machine."""
