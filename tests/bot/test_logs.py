"""The log is bounded, and what is new is always in it."""

import io
import json
import logging

import pytest

from bot.host.logs import MAX_ALIKE, AsJson, OnlySoManyAlike


class Log:
    """A log whose minutes pass as a test likes."""

    def __init__(self):
        self.time = 0.0
        self.stream = io.StringIO()
        self.handler = logging.StreamHandler(self.stream)
        self.handler.addFilter(OnlySoManyAlike(lambda: self.time))
        self.logger = logging.getLogger()

    @property
    def lines(self):
        return self.stream.getvalue().splitlines()


@pytest.fixture
def log():
    log = Log()
    log.logger.addHandler(log.handler)
    yield log
    log.logger.removeHandler(log.handler)


def test_the_first_of_each_minute_are_written_and_then_how_many_more_came(log):
    def complain(number):
        log.logger.warning("A mouse came: %d", number)

    for number in range(1000):
        complain(number)
    assert log.lines == [f"A mouse came: {number}" for number in range(MAX_ALIKE)]
    log.time = 61
    complain(1000)
    assert log.lines[MAX_ALIKE:] == ["… and 980 more like it: A mouse came: %d", "A mouse came: 1000"]
    log.time = 122
    log.logger.warning("Something else")
    assert log.lines[MAX_ALIKE + 2 :] == ["Something else"]


def test_many_of_a_kind_keep_nothing_else_from_being_written(log):
    for number in range(100):
        log.logger.error("A mouse came: %d", number)
    log.logger.error("A dog came")
    assert log.lines[-1] == "A dog came"


def test_another_exception_at_the_same_place_is_another_kind(log):
    for error in [ValueError("a"), ValueError("b"), *[KeyError("c")] * 100]:
        log.logger.error("Unexpected", exc_info=error)
    written = log.stream.getvalue()
    assert written.count("ValueError") == 2
    assert written.count("KeyError") == MAX_ALIKE


def test_what_is_told_of_many_kinds_is_bounded_too(log):
    for line in range(30):
        for _ in range(50):
            log.logger.handle(
                logging.LogRecord("mice", logging.WARNING, "mice.py", line, "A mouse came", (), None)
            )
    assert len(log.lines) == 30 * MAX_ALIKE
    log.time = 61
    log.logger.warning("Later")
    assert log.lines.count("… and 30 more like it: A mouse came") == MAX_ALIKE
    assert log.lines[-1] == "Later"


def test_as_json_a_mistake_of_ours_is_one_line_with_its_reference(log):
    log.handler.setFormatter(AsJson())
    error = ZeroDivisionError("x")
    logging.getLogger("x").error(
        "Unexpected error %s", "abcd", exc_info=error, extra={"reference": "abcd", "match": 7, "other": 1}
    )
    (line,) = log.lines
    told = json.loads(line)
    assert told.pop("at").endswith("+00:00")
    assert "ZeroDivisionError" in told.pop("error")
    assert told == {
        "level": "ERROR",
        "logger": "x",
        "event": "Unexpected error abcd",
        "reference": "abcd",
        "match": 7,
    }
