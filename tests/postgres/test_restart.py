"""A server that stops or starts is one that can't be reached for now: not one that refuses, for which nobody would start again."""

import time
from threading import Thread

import psycopg
import pytest

from data import ServerUnreachable, ServerUrl
from data.errors import DatabaseProblem
from data.postgres.errors import problem_of, problems_of
from tests.databases import running_cluster

FULL = "FATAL:  sorry, too many clients already"
STARTING = "FATAL:  the database system is starting up"


def try_to_connect(place: ServerUrl):
    """The problem that somebody has who connects now, if any."""
    try:
        with problems_of(place):
            psycopg.connect(place.address).close()
    except DatabaseProblem as problem:
        return problem
    return None


@pytest.mark.long
def test_while_it_stops_and_starts_it_can_not_be_reached():
    with running_cluster() as cluster:
        place, found = cluster.place("template"), []

        def restart():
            cluster.stop()
            time.sleep(0.2)
            cluster.start()

        restarting = Thread(target=restart)
        with psycopg.connect(place.address):
            restarting.start()
            while restarting.is_alive():
                found.append(try_to_connect(place))
        restarting.join()
        assert try_to_connect(place) is None
        problems = [problem for problem in found if problem]
        assert problems
        assert [str(problem) for problem in problems if not isinstance(problem, ServerUnreachable)] == []


@pytest.mark.parametrize("words", [FULL, STARTING])
def test_what_passes_is_no_refusal(words, bare):
    assert type(problem_of(psycopg.OperationalError(words), bare)) is ServerUnreachable
