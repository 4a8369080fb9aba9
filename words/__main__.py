"""For whoever translates: ``python -m words check|coverage|format|annotate``, all described in docs/translating.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from words.checking.check import problems_of
from words.checking.coverage import coverage_of
from words.checking.writing import Unreadable, annotated, formatted
from words.languages import ENGLISH, languages, own_name, sources


def _check(tags: Sequence[str]) -> int:
    """Print every problem; 1 if there is any."""
    found = 0
    for language in tags:
        problems = problems_of(language)
        found += len(problems)
        print("".join(f"{language} {problem}\n" for problem in problems), end="")
        if not problems:
            print(f"{language}: nothing is amiss.")
    return 1 if found else 0


def _coverage(tags: Sequence[str], missing: bool) -> int:
    """Print a line for each language, and the keys of its missing sentences if they are asked for."""
    for language in tags:
        coverage = coverage_of(language)
        print(
            f"{language:6} {coverage.own:4} of {coverage.all} {int(100 * coverage.share):4} %  {own_name(language)}"
        )
        if missing:
            print("".join(f"{language} {key}\n" for key in coverage.missing), end="")
    return 0


def _format(tags: Sequence[str]) -> int:
    """Write languages' files as Weblate does."""
    for language in tags:
        for path in sources(language):
            _write(path, formatted)
    return 0


def _annotate() -> int:
    """Write where each English sentence appears, and how long it may be."""
    for path in sources(ENGLISH):
        _write(path, annotated)
    return 0


def _write(path: Path, written: Callable[[str], str]) -> None:
    """Write a file anew, if that changes it, and say so; one that can't be read stays as it is."""
    before = path.read_text(encoding="utf-8")
    try:
        after = written(before)
    except Unreadable as error:
        sys.exit(f"{path} stays as it is. This can't be read: {error}")
    if after != before:
        path.write_text(after, encoding="utf-8")
        print(f"{path} is written anew.")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m words", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, about in (
        ("check", "what is wrong with a language"),
        ("coverage", "how many sentences it has"),
        ("format", "write its files as Weblate does"),
    ):
        command = commands.add_parser(name, help=about)
        command.add_argument("language", nargs="*", help="such as de or pt-BR; all, unless some are named")
    commands.add_parser(
        "annotate", help="write into the English file where each sentence appears, and how long it may be"
    )
    commands.choices["coverage"].add_argument(
        "--missing", action="store_true", help="name the missing sentences"
    )
    return parser


def main() -> int:
    """Do what the arguments say."""
    asked = _parser().parse_args()
    if asked.command == "annotate":
        return _annotate()
    tags = asked.language or languages()
    for language in tags:
        if language not in languages():
            print(
                f"There is no language {language}. Begin with a file words/sentences/{language}.ftl and a few sentences from words/sentences/en.ftl in "
                "it; docs/translating.md tells the rest.",
                file=sys.stderr,
            )
            return 1
    if asked.command == "coverage":
        return _coverage(tags, asked.missing)
    return _format(tags) if asked.command == "format" else _check(tags)


if __name__ == "__main__":
    sys.exit(main())
