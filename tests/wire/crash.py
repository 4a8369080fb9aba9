"""A crash of the database's writer after so many statements."""

from sqlalchemy import event


class Crash(Exception):
    pass


class crash_after:  # noqa: N801 - it reads like a verb
    """Let the database's writer fail after so many statements."""

    def __init__(self, stage, steps):
        self.engine, self.left = stage.engines[0], steps
        event.listen(self.engine, "before_cursor_execute", self.count)

    def count(self, _connection, _cursor, statement, *_):
        if not statement.startswith("BEGIN"):
            self.left -= 1
            if self.left < 0:
                raise Crash

    def undo(self):
        event.remove(self.engine, "before_cursor_execute", self.count)
