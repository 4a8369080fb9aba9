"""What one turn costs the database: docs/architecture.md lists it, and here it is counted."""

import re
from pathlib import Path

import pytest
from sqlalchemy import event

from tests.wire.taps import open_picker, tap_square

#: On a server it looks now and then for what another process has left, which would be counted too.
pytestmark = pytest.mark.sqlite

LISTED = re.findall(
    r"^\| (\d+) \| (\w+) \| ", Path("docs/architecture.md").read_text(encoding="utf-8"), re.MULTILINE
)


class Statements:
    """Listens to every connection of the database: the statements of each transaction that concerns a match.

    What else the bot does meanwhile, on a slow machine, is no part of a turn: it may still be fetching somebody's picture.
    """

    def __init__(self, stage):
        self._begun = []
        self._running = {}
        for engine in stage.engines:
            event.listen(engine, "begin", self.begin)
            event.listen(engine, "before_cursor_execute", self.execute)

    def begin(self, connection):
        self._running[connection] = []
        self._begun.append(self._running[connection])

    def execute(self, connection, _cursor, statement, *_):
        if not statement.startswith("BEGIN"):
            self._running[connection].append(" ".join(statement.split()))

    @property
    def transactions(self):
        """The statements of each transaction, in the order in which they began."""
        return [each for each in self._begun if any("matches" in statement for statement in each)]

    def kinds(self):
        """The transaction and the verb of every statement."""
        return [
            (str(number), statement.split()[0])
            for number, transaction in enumerate(self.transactions, 1)
            for statement in transaction
        ]


@pytest.fixture
async def quiet_stage(stage):
    """A stage on which nothing is asked of the database but by people."""
    await stage.begin(pace="1 day a turn")
    bot = stage.bot
    # What the first board has to store may come late on a busy machine.
    await stage.settle()
    # They look by themselves now and then, which a slow machine has time for.
    for task in (bot._reminders, bot.letters, bot.daily_puzzles, bot.clubhouses, bot.champions):
        await task.close()
    for task in (bot.contests, bot.arenas, bot.votes, bot.context.opponent):
        await task.close()
    # A look that was under way goes on in the database's thread though its task is closed; what waits behind it comes after.
    for ask in (bot.context.database.read, bot.context.database.write):
        await ask(lambda connection: connection)
    return stage


async def test_a_turn_by_move_is_two_transactions_with_the_statements_that_are_documented(quiet_stage):
    stage = quiet_stage
    counted = Statements(stage)
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    assert counted.kinds() == LISTED, counted.transactions
    assert len(counted.transactions) == 2
    assert len(LISTED) <= 7


async def test_the_last_tap_of_a_turn_costs_no_more(quiet_stage):
    stage = quiet_stage
    picker = await tap_square(stage.ann, await open_picker(stage.ann, await stage.board(stage.lounge)), "c3")
    counted = Statements(stage)
    await stage.ann.click(picker, "Boop it!")
    await stage.settle()
    assert len(counted.transactions) == 2
    assert len(counted.kinds()) <= 9
    loads = [statement for kind in counted.transactions for statement in kind if "JOIN players" in statement]
    assert len(loads) <= 2
