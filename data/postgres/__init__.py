"""The database on a PostgreSQL server: how it is reached, looked at and written, and what several processes agree on there."""
