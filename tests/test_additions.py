"""What is added can't be forgotten: a new member of an enumeration has a row in every table, a case and words in every language."""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Mapping
from enum import Enum
from pathlib import Path

import pytest
from discord.ext.commands import Cog
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from data import Became, MatchEnd, Offer, Pace, ReminderPlace, records
from data.queries import matches
from data.queries import tables as tables_
from engine import Level
from game import Edition, Side
from services.learning.puzzles import Difficulty
from words.languages import languages, sources

ROOMS = ("game", "puzzles", "teaching", "engine", "renderer", "data", "services", "words", "bot")
#: Tables that are meant to have rows for some members alone.
SOME_ROWS = {("bot.host.exits", "_DISCORD")}
#: Details by which a sentence chooses that are members of an enumeration, and how each is written there.
DETAILS = {
    "became": (Became, lambda member: member.value),
    "difficulty": (Difficulty, lambda member: member.name.lower()),
    "edition": (Edition, lambda member: member.value),
    "ending": (MatchEnd, lambda member: member.value),
    "level": (Level, lambda member: str(member.value)),
    "offer": (Offer, lambda member: member.value),
    "pace": (Pace, lambda member: member.value),
    "reminders": (ReminderPlace, lambda member: member.value),
    "side": (Side, lambda member: member.name.lower()),
}
#: Sentences that are for some members alone, and all members that there were when that was decided. Whoever adds one looks at these.
KNOWN = {
    Edition: {"classic", "ghost", "kittens"},
    MatchEnd: {
        *("line", "eight-cats", "three-kittens", "resigned", "time", "agreed", "repetition", "turn-limit"),
        *("abandoned", "cancelled", "called-off"),
    },
}
SOME_WORDS = {
    "edition": {"alt-pool", "lesson-end", "lesson-more", "profile-edition", "sign"},
    "ending": {
        "alt-closed",
        "alt-drawn",
        "alt-won-by",
        "board-closed",
        "board-drawn",
        "board-won",
        "result-closed",
        "result-drawn",
        "result-won",
        "turn-won",
    },
}


def modules():
    for room in ROOMS:
        for found in pkgutil.walk_packages(importlib.import_module(room).__path__, f"{room}."):
            if not any(part in found.name for part in ("__main__", "migrations", "training")):
                yield importlib.import_module(found.name)


def tables():
    """Each table by members, with the module that makes it and its name there."""
    for module in modules():
        made = {name for node in ast.parse(inspect.getsource(module)).body for name in names_of(node)}
        for name, table in vars(module).items():
            kept = name in made and isinstance(table, Mapping) and table
            if kept and all(isinstance(key, Enum) for key in table):
                yield module, name, table


def names_of(node):
    """The names that a statement gives values to."""
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def test_every_table_has_a_row_for_each_member():
    lacking = []
    for module, name, table in tables():
        kinds = {type(key) for key in table}
        missing = [member for kind in kinds for member in kind if member not in table]
        if missing and (module.__name__, name) not in SOME_ROWS:
            lacking.append(f"{module.__name__}.{name} has no row for {', '.join(map(str, missing))}")
    assert not lacking, "\n".join(lacking)


def open_matches(path):
    """The lines of a file where whatever is not named, of an enumeration, is taken for one of its members."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Match):
            continue
        of_members = any(
            isinstance(part, ast.MatchValue) and isinstance(part.value, ast.Attribute)
            for case in node.cases
            for part in ast.walk(case.pattern)
        )
        *_, last = node.cases
        named = isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None
        if of_members and named and "assert_never" not in ast.unparse(last.body[0]):
            yield f"{path}:{node.lineno}"


def test_no_match_takes_an_unknown_member_for_another():
    paths = (path for room in ROOMS for path in Path(room).rglob("*.py"))
    assert [line for path in paths for line in open_matches(path)] == []


class Choices(Visitor):
    """What each sentence tells apart by its details."""

    def __init__(self):
        self.key, self.found = "", []

    def visit_Message(self, node):  # noqa: N802 - Fluent's name
        self.key = node.id.name
        self.generic_visit(node)

    def visit_SelectExpression(self, node):  # noqa: N802 - Fluent's name
        if isinstance(node.selector, ftl.VariableReference):
            told = {getattr(variant.key, "name", None) or variant.key.value for variant in node.variants}
            self.found.append((self.key, node.selector.id.name, told))
        self.generic_visit(node)


def choices(language):
    found = Choices()
    for path in sources(language):
        found.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return [(key, detail, told) for key, detail, told in found.found if detail in DETAILS]


@pytest.mark.parametrize("language", languages())
def test_a_sentence_that_chooses_by_a_member_names_all(language):
    lacking = []
    for key, detail, told in choices(language):
        kind, written = DETAILS[detail]
        # A takeback is asked for in two ways, takeback-one and takeback-two.
        missing = {
            value
            for value in map(written, kind)
            if not any(each == value or each.startswith(f"{value}-") for each in told)
        }
        if missing and key not in SOME_WORDS.get(detail, ()):
            lacking.append(f"{key} ({detail}): {sorted(missing)}")
    assert not lacking, "\n".join(lacking)


@pytest.mark.parametrize("kind", KNOWN, ids=lambda kind: kind.__name__)
def test_sentences_for_some_members_are_looked_at_when_one_is_added(kind):
    detail = next(name for name, (each, _) in DETAILS.items() if each is kind)
    written = DETAILS[detail][1]
    assert set(map(written, kind)) == KNOWN[kind], f"look at {sorted(SOME_WORDS[detail])} in every language"


def test_sentences_for_some_members_are_there():
    there = {(detail, key) for key, detail, _ in choices("en")}
    assert {(detail, key) for detail, keys in SOME_WORDS.items() for key in keys} <= there


#: What a table has for itself: whose row it is, and what the processes have claimed.
OWN_COLUMNS = {
    tables_.guilds: {"id"},
    tables_.matches: {"shown_by", "shown_until", "thought_by", "thought_until"},
    tables_.preferences: {"player_id"},
}


@pytest.mark.parametrize(
    ("table", "record"),
    [
        (tables_.players, records.Player),
        (tables_.challenges, records.Challenge),
        (tables_.guilds, records.Guild),
        (tables_.preferences, records.Preferences),
        (tables_.standings, records.Standing),
        (tables_.player_stats, records.PlayerStats),
        (tables_.turns, records.StoredTurn),
        (tables_.notices, records.Notice),
        (tables_.puzzle_attempts, records.PuzzleAttempt),
        (tables_.bot_scores, records.BotScore),
    ],
    ids=str,
)
def test_a_record_has_every_column(table, record):
    missing = set(table.c.keys()) - OWN_COLUMNS.get(table, set()) - set(record._fields)
    assert not missing, "\n".join(f"{table}.{name} is not in {record.__name__}" for name in sorted(missing))


def test_a_match_has_every_column():
    missing = set(tables_.matches.c.keys()) - OWN_COLUMNS[tables_.matches] - set(matches.COLUMNS)
    assert not missing, "\n".join(f"matches.{name} is not in Match" for name in sorted(missing))


async def test_the_client_has_every_cog(stage):
    there = {type(cog) for cog in stage.bot.cogs.values()}
    made = {
        each
        for module in modules()
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Cog) and each is not Cog
    }
    assert not made - there, "\n".join(f"{each.__name__} is not in bot/client.py" for each in made - there)
