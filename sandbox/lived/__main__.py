"""Makes the recipe of the lived server anew: ``python -m sandbox.lived``, some seconds. It is the same on every machine."""

from __future__ import annotations

from collections import Counter

from sandbox.lived.making import make
from sandbox.lived.recipe import FILE, write


def main() -> None:
    """Make it, keep it in the repository, and say what is in it."""
    recipe = make()
    FILE.write_text(write(recipe), encoding="utf-8")
    ends = Counter(story.end for story in recipe.matches)
    editions = Counter(story.edition for story in recipe.matches)
    print(f"{len(recipe.matches)} matches of {len(recipe.people)} people in {FILE.stat().st_size:,} bytes")
    for counted in (ends, editions):
        print(", ".join(f"{count} {name}" for name, count in counted.most_common()))


if __name__ == "__main__":
    main()
