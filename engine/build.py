"""Compiling the search: the same source gives the same bytes, which are checked in."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

SOURCE: Final = Path(__file__).parent / "source" / "engine.c"

_FLAGS: Final = (
    *("-target", "wasm32-freestanding", "-mcpu=generic+simd128+bulk_memory"),
    *("-std=c11", "-O3", "-fwrapv", "-nostdlib", "-fvisibility=hidden"),
    *("-Wall", "-Wextra", "-Werror", "-Wno-sign-compare"),
    *("-Wl,--no-entry", "-Wl,--strip-all"),
)


def build(to: Path, source: Path = SOURCE) -> None:
    """Compile the search; CalledProcessError if it does not compile.

    The compiler is the one of the development dependencies, ziglang; whoever runs the bot needs none.
    """
    # Named from its folder, so that no path of this machine can get into the binary.
    command = [sys.executable, "-m", "ziglang", "cc", *_FLAGS, "-o", str(to.resolve()), source.name]
    with TemporaryDirectory() as cache:
        folders = {"ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}
        subprocess.run(command, cwd=source.parent, env={**os.environ, **folders}, check=True)  # noqa: S603
