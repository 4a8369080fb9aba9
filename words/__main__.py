"""For whoever translates: ``python -m words check|coverage|format|annotate``, all described in docs/translating.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from words.checking.check import problems_of
from words.checking.coverage import coverage_of
from words.languages import languages, own_name


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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m words", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, about in (
        ("check", "what is wrong with a language"),
        ("coverage", "how many sentences it has"),
    ):
        command = commands.add_parser(name, help=about)
        command.add_argument("language", nargs="*", help="such as de or pt-BR; all, unless some are named")
    commands.choices["coverage"].add_argument(
        "--missing", action="store_true", help="name the missing sentences"
    )
    return parser


def main() -> int:
    """Do what the arguments say."""
    asked = _parser().parse_args()
    tags = asked.language or languages()
    for language in tags:
        if language not in languages():
            print(
                f"There is no language {language}. Begin with a file words/{language}.ftl and a few sentences from words/en.ftl in "
                "it; docs/translating.md tells the rest.",
                file=sys.stderr,
            )
            return 1
    return _coverage(tags, asked.missing) if asked.command == "coverage" else _check(tags)


if __name__ == "__main__":
    sys.exit(main())
