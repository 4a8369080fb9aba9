"""``make demo`` plays a whole match by itself."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.long
def test_the_demo_plays_a_match_to_its_end_and_leaves_pictures(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "sandbox.demo"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "🏆" in done.stdout
    assert done.stdout.endswith("The match is over.\n")
    assert done.stderr == ""
    assert len(list((tmp_path / "build" / "demo").glob("*.png"))) == done.stdout.count("🖼") > 10
