"""What is added can't be forgotten: a new member of an enumeration has a row in every table, a case and words in every language."""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Mapping
from enum import Enum

import pytest
from discord.ext.commands import Cog

from data import (
    Badge,
    BotScore,
    Challenge,
    Clubhouse,
    Follow,
    Guild,
    Notice,
    Player,
    PlayerStats,
    Preferences,
    PuzzleAttempt,
    PuzzleRating,
    PuzzleResult,
    PuzzleStrength,
    QueuedResult,
    Standing,
    StoredTurn,
)
from data.queries import tables as tables_
from data.queries.matches import match_rows
from renderer import BADGES
from services.play.badges import earning, feats, ladder
from services.players import shelf
from tests.branches import CHOOSE_BY, choices, said
from tests.sources import files_of, parsed
from words.languages import languages

ROOMS = ("game", "contests", "puzzles", "teaching", "engine", "renderer", "data", "services", "words", "bot")
#: Tables that are meant to have rows for some members alone.
SOME_ROWS = {
    ("data.records.paces", "_BANKS"),
    ("data.records.paces", "_SHORTER"),
    ("services.contests.announcing", "_MOST"),
    ("bot.host.exits", "_DISCORD"),
    ("puzzles.stock", "_FIRST_STOCK"),
    ("services.play.badges.earning", "STREAKS"),
    ("services.play.badges.ladder", "RUNGS"),
}


def modules():
    for room in ROOMS:
        for found in pkgutil.walk_packages(importlib.import_module(room).__path__, f"{room}."):
            if not any(part in found.name for part in ("__main__", "migrations", "training")):
                yield importlib.import_module(found.name)


def tables():
    """Each table by members, with the module that makes it and its name there."""
    for module in modules():
        found = {name: table for name, table in vars(module).items() if is_by_members(table)}
        made = {name for node in body_of(module) for name in names_of(node)} if found else set()
        for name in found.keys() & made:
            yield module, name, found[name]


def is_by_members(table):
    """True for a table whose keys are members of enumerations."""
    return isinstance(table, Mapping) and bool(table) and all(isinstance(key, Enum) for key in table)


def body_of(module):
    """The statements of a module."""
    return ast.parse(inspect.getsource(module)).body


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


def open_matches(path, tree):
    """The lines of a file where whatever is not named, of an enumeration, is taken for one of its members."""
    for node in ast.walk(tree):
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
    matching = parsed(files_of(*ROOMS), r"^ *match ")
    assert [line for path, tree in matching for line in open_matches(path, tree)] == []


@pytest.mark.parametrize("language", languages())
def test_a_sentence_has_a_branch_for_each_word_it_chooses_by_and_no_other(language):
    wrong = []
    for choice in choices(language):
        if choice.by is None:
            wrong.append(f"{choice.key} ({choice.detail}): tests/branches.py says not what it chooses by")
            continue
        branches = choice.by.branches()
        if missing := branches - choice.branches:
            wrong.append(f"{choice.key} ({choice.detail}): {sorted(missing)}")
        if strange := choice.branches - branches:
            wrong.append(f"{choice.key} ({choice.detail}): never {sorted(strange)}")
    assert not wrong, "\n".join(wrong)


def test_what_sentences_choose_by_is_known_for_those_that_are_there():
    there = {choice.detail for choice in choices("en")} | {
        f"{choice.key} {choice.detail}" for choice in choices("en")
    }
    assert set(CHOOSE_BY) <= there


def test_the_code_gives_a_sentence_the_words_it_chooses_by():
    given, wrong = said(), []
    for choice in choices("en"):
        told = given.get((choice.key, choice.detail), {None})
        branches = choice.by.branches() if choice.by else set()
        if strange := told - branches - {None}:
            wrong.append(f"{choice.key} ({choice.detail}) is given {sorted(strange)}")
        if None not in told and (never := branches - told):
            wrong.append(f"{choice.key} ({choice.detail}) is never given {sorted(never)}")
    assert not wrong, "\n".join(wrong)


#: What a table has for itself: whose row it is, and what the processes have claimed.
OWN_COLUMNS = {
    tables_.guilds.clubhouses: {"guild_id"},
    tables_.guilds.guilds: {"id"},
    tables_.matches.matches: {"shown_by", "shown_until", "thought_by", "thought_until"},
    tables_.people.preferences: {"player_id"},
}


@pytest.mark.parametrize(
    ("table", "record"),
    [
        (tables_.people.players, Player),
        (tables_.challenges.challenges, Challenge),
        (tables_.guilds.guilds, Guild),
        (tables_.people.preferences, Preferences),
        (tables_.standings.standings, Standing),
        (tables_.careers.player_stats, PlayerStats),
        (tables_.matches.turns, StoredTurn),
        (tables_.announcing.notices, Notice),
        (tables_.announcing.follows, Follow),
        (tables_.learning.puzzle_attempts, PuzzleAttempt),
        (tables_.learning.puzzle_ratings, PuzzleRating),
        (tables_.learning.puzzle_strengths, PuzzleStrength),
        (tables_.learning.puzzle_results, PuzzleResult),
        (tables_.careers.bot_scores, BotScore),
        (tables_.guilds.clubhouses, Clubhouse),
        (tables_.guilds.queued_results, QueuedResult),
    ],
    ids=str,
)
def test_a_record_has_every_column(table, record):
    missing = set(table.c.keys()) - OWN_COLUMNS.get(table, set()) - set(record._fields)
    assert not missing, "\n".join(f"{table}.{name} is not in {record.__name__}" for name in sorted(missing))


def test_a_match_has_every_column():
    missing = (
        set(tables_.matches.matches.c.keys()) - OWN_COLUMNS[tables_.matches.matches] - set(match_rows.COLUMNS)
    )
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


def test_every_badge_is_drawn_and_earned_by_something():
    assert set(BADGES) == {badge.value for badge in Badge}
    texts = "".join(inspect.getsource(module) for module in (earning, feats, ladder, shelf))
    assert [badge for badge in Badge if f"Badge.{badge.name}" not in texts] == []
