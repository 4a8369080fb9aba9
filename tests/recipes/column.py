"""A column: what somebody likes best, among what they have chosen."""

from pathlib import Path

from tests.recipes.example import Edit, Example

_FOLDER = "data/migrations/versions"
_LAST = max(path.name[:4] for path in Path(_FOLDER).glob("[0-9]*.py"))
_NEXT = f"{int(_LAST) + 1:04}"
_MIGRATION = f'''"""What somebody likes best."""

import sqlalchemy as sa
from alembic import op

revision = "{_NEXT}"
down_revision = "{_LAST}"


def upgrade() -> None:
    op.add_column("preferences", sa.Column("favourite", sa.Text, nullable=True))
'''
_TRIAL = '''"""What somebody likes best is kept."""

import pytest

from data import open_database
from data.queries import players, preferences


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


async def test_it_is_kept(database):
    ann = await database.write(players.get_or_create, 1, "Ann")
    chosen = (await database.read(preferences.of, ann.id))._replace(favourite="fish")
    await database.write(preferences.save, ann.id, chosen)
    assert await database.read(preferences.of, ann.id) == chosen
'''

#: The laws about migrations.
MIGRATED = (
    "tests/data/test_database.py::test_the_migrations_make_the_tables_the_code_describes",
    "tests/data/test_database.py::test_the_revisions_are_those_that_alembic_finds",
)

COLUMN = Example(
    laws=("tests/test_additions.py", *MIGRATED),
    trial=("tests/data/test_favourite.py",),
    rounds=(
        (
            Edit(
                "data/queries/tables/people.py",
                '    Column("favourite", Text, nullable=True),\n',
                '    Column("puzzles_counted", Boolean, nullable=False),\n',
            ),
        ),
        (
            Edit(
                "data/records/people.py",
                "    #: What they like best.\n    favourite: str | None = None\n",
                "    puzzles_counted: bool = False\n",
                named="preferences.favourite is not in Preferences",
            ),
            Edit(f"{_FOLDER}/{_NEXT}_favourites.py", _MIGRATION, named="favourite"),
            Edit("tests/data/test_favourite.py", _TRIAL),
        ),
    ),
)
