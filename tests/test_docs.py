"""What the documents name is really there."""

import doctest
import re
import subprocess
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from bot import __version__
from bot.host.exits import Exit
from bot.host.settings import NAMES, Settings
from bot.host.watch.health import Health
from bot.invite import PERMISSIONS
from tests import floors
from tests.sources import text_of

DOCS = [*sorted(Path().glob("*.md")), *sorted(Path("docs").rglob("*.md"))]
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in DOCS)
HOSTING = Path("docs/hosting.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("room", floors.ROOMS[:-1])
def test_the_examples_in_docstrings_are_what_python_says(room):
    """pytest would look for them itself, in all files of all rooms, and take a second for that in each of its processes."""
    with_some = [
        name for name, path in floors.FILES.items() if name.split(".")[0] == room and ">>> " in text_of(path)
    ]
    told = [doctest.testmod(import_module(name)) for name in with_some]
    assert all(each.attempted for each in told)
    assert not any(each.failed for each in told)


async def test_the_commands_and_their_options_are_documented(stage):
    rows = re.findall(
        r"^\| `/(\w+)` \| (.*?) \|", Path("docs/commands.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    documented = {name: re.findall(r"`(\w+)`", options) for name, options in rows}
    registered = {
        command["name"]: [option["name"] for option in command["options"]]
        for command in stage.server.world.commands
        if command["type"] == 1
    }
    wrong = [f"/{name} is not in docs/commands.md" for name in registered.keys() - documented.keys()]
    wrong += [
        f"docs/commands.md has /{name}: there is none" for name in documented.keys() - registered.keys()
    ]
    wrong += [
        f"/{name} has the options {registered[name]}, in docs/commands.md {documented[name]}"
        for name in registered.keys() & documented.keys()
        if registered[name] != documented[name]
    ]
    assert not wrong, "\n".join(wrong)
    menus = [command["name"] for command in stage.server.world.commands if command["type"] == 2]
    assert [menu for menu in menus if menu not in TEXT] == []
    assert set(re.findall(r"`/(\w+)", TEXT)) <= set(registered)


def test_the_exit_codes_are_documented():
    assert re.findall(r"^\| (\d+) \| `(\w+)`", HOSTING, re.MULTILINE) == [
        (str(code.value), code.name) for code in Exit
    ]


def test_the_settings_are_documented_and_read():
    names = re.findall(r"^\| `([A-Z_]+)` \|", HOSTING, re.MULTILINE)
    example = re.findall(r"^#?([A-Z_]+)=", Path(".env.example").read_text(encoding="utf-8"), re.MULTILINE)
    assert names == example == list(NAMES)
    assert set(re.findall(r"``([A-Z_]+)``", Settings.__doc__)) == set(NAMES)


def test_one_version_is_everywhere():
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    headed = re.search(r"^## (\S+)$", Path("CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert project["version"] == __version__
    assert headed[1] in {__version__, "Unreleased"}


def test_the_permissions_are_named_as_the_invite_link_asks_for_them():
    assert f"({PERMISSIONS.value})" in HOSTING
    named = (
        re.search(r"It asks for: ([^(]+) \(", HOSTING)[1].replace("\n", " ").replace("Channels", "Channel")
    )
    assert {name.lower().replace(" ", "_") for name in named.split(", ")} == {
        name.replace("read_messages", "view_channel") for name, asked in PERMISSIONS if asked
    }


def test_the_rows_of_health_are_documented():
    seen = Health(None, 0.0, 0.0, 0, 0, 0, 0, 0, 0, False, None, None, False)
    section = HOSTING[HOSTING.index("## Watching") : HOSTING.index("**Alerts.**")]
    assert re.findall(r"^\| `([a-z ]+)` \|", section, re.MULTILINE) == [
        row[:12].strip() for row in seen.rows()
    ]


def test_every_make_target_named_exists():
    targets = set(re.findall(r"^([a-z]+):", Path("Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?<=`)make ([a-z]+)|^    make ([a-z]+)", TEXT, re.MULTILINE)) <= {
        pair for target in targets for pair in ((target, ""), ("", target))
    }


def test_every_file_and_link_named_exists():
    for document in DOCS:
        text = document.read_text(encoding="utf-8")
        for link in re.findall(r"\]\((?!http)([^)#]+)\)", text):
            assert (document.parent / link).exists(), (document, link)
        for path in re.findall(
            r"`((?:game|contests|puzzles|engine|renderer|data|services|words|bot|sandbox|tests|docs)/[\w/.]*)`",
            text,
        ):
            assert Path(path).exists(), (document, path)


def test_the_flow_of_a_turn_names_functions_that_are_there():
    lines = re.findall(
        r"^ +(\w+/[\w/]+\.py) +([\w., ]+?)(?:  |$)",
        Path("docs/architecture.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert len(lines) > 8
    for path, names in lines:
        source = Path(path).read_text(encoding="utf-8")
        for name in names.split(", "):
            assert re.search(rf"def {name.split('.')[-1]}\b", source), (path, name)


def test_nothing_tracked_names_a_registry_or_this_machine():
    tracked = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=True).stdout.split()  # noqa: S607
    # Written so that this file does not name them itself.
    forbidden = re.compile(r"py[p]i\.org|python[h]osted|registry\.npm[j]s|deb\.debian\.[o]rg|/[w]ork/")
    named = [
        path
        for path in tracked
        if Path(path).suffix not in {".png", ".gif", ".bin", ".wasm", ".net", ".otf", ".ttf"}
        and forbidden.search(Path(path).read_text(encoding="utf-8"))
    ]
    assert named == []


def test_what_is_installed_by_hand_is_what_the_bot_needs():
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.match(r"[\w.-]+", each)[0] for each in project["dependencies"]} - {"isal"}
    text = Path("docs/platforms.md").read_text(encoding="utf-8")
    typed = re.search(r"pip install (.+)", text)[1]
    assert {re.match(r"[\w.-]+", each)[0] for each in typed.replace('"', "").split()} == needed


def test_a_word_of_the_glossary_is_explained_once():
    rows = re.findall(r"^\| (.+?) \|", Path("docs/glossary.md").read_text(encoding="utf-8"), re.MULTILINE)
    words = [word.strip() for row in rows if row != "word" for word in row.split(",")]
    assert {word for word in words if words.count(word) > 1} == set()
