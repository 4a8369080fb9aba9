"""Makes small mistakes in the code, and shows which of them the tests notice: ``make mutants``, or ``python -m tests.mutants --help``.

The mistakes are always the same for one seed and one state of the code: half of them in ``bot/`` and ``services/``, the others over
all other rooms. Each is made in a copy of the project, one after the other, and the tests of ``make test`` run until one fails. With
``--whole`` those that nothing has noticed are shown to the long tests too.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.mutants.mutation import chosen

#: Seconds that the tests may take with a mistake; it may be one that never ends, and counts as noticed.
PATIENCE = 900
QUICK = ("-n", "2", "--dist", "worksteal", "-m", "not long")
LONG = ("-n", "4", "--dist", "worksteal", "-m", "long")


def noticed(folder, *options):
    """The first test that fails, None if none does."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--tb=no", "-p", "no:cacheprovider", *options]
    try:
        done = subprocess.run(  # noqa: S603
            command, cwd=folder, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return "it takes too long"
    if done.returncode == 0:
        return None
    failed = (line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR", "SUBFAILED")))
    return next(failed, f"pytest ends with {done.returncode}")


def main():
    """Make each mistake, and print a line of a table for it."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument(
        "--skip", type=int, default=0, help="how many of them to leave out, to go on after a stop"
    )
    parser.add_argument(
        "--whole", action="store_true", help="also run the long tests on what was not noticed"
    )
    parser.add_argument("--list", action="store_true", help="only list them")
    options = parser.parse_args()
    with TemporaryDirectory(prefix="boop-mutants-") as folder:
        subprocess.run(["git", "clone", "-q", ".", folder], check=True)  # noqa: S603, S607
        for number, mutant in enumerate(chosen(Path(folder), options.count, options.seed), 1):
            if number <= options.skip:
                continue
            found = "" if options.list else look(Path(folder), mutant, whole=options.whole)
            print(f"| {number} | {mutant} | {found} |", flush=True)


def look(folder, mutant, *, whole):
    """Make one mistake, let the tests look at it, and take it back; what they say."""
    path, begin = folder / mutant.path, time.monotonic()
    before = path.read_text(encoding="utf-8")
    path.write_text(mutant.applied_to(before), encoding="utf-8")
    room = f"tests/{mutant.path.split('/')[0]}"
    try:
        # Mostly the room's own tests notice it, and those are done in seconds.
        found = noticed(folder, *QUICK, room) or noticed(folder, *QUICK)
        if found is None and whole:
            by_long = noticed(folder, *LONG)
            found = by_long and f"by the long ones alone: {by_long}"
    finally:
        path.write_text(before, encoding="utf-8")
    return f"{found or '**not noticed**'} | {time.monotonic() - begin:.0f} s"


if __name__ == "__main__":
    main()
