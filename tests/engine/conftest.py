import pytest

from engine import Engine
from engine.machine import Machine


@pytest.fixture(scope="session")
def machine():
    return Machine()


@pytest.fixture(scope="session")
def engine():
    return Engine.load()
