"""What a film needs for a moment goes back to the system, though what is made meanwhile is kept."""

import platform
import subprocess
import sys

import pytest

#: Two films of 20 frames of 3.5 MB, 1024 wide; beside each frame of the second a tile is kept. Prints by how many MiB the process has grown.
FILMS = """
from pathlib import Path
from bot.host.memory import spare_memory

def resident():
    status = Path("/proc/self/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024

if {spare}:
    spare_memory()
before, tiles = resident(), []
for film in range(2):
    frames = []
    for _ in range(20):
        frames.append(b"f" * 3_470_000)
        tiles.append(b"t" * 18_000)
    del frames
print(resident() - before)
"""


def grown(*, spare):
    code = FILMS.format(spare=spare)
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)  # noqa: S603
    return int(done.stdout)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc keeps it")
def test_what_a_film_needed_is_given_back():
    assert grown(spare=False) > 40, "glibc gives it back by itself: bot.host.memory need no longer ask for it"
    assert grown(spare=True) < 10
