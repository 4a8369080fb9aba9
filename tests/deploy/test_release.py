"""What a release is made of, as far as it can be seen without making one."""

import re
import subprocess
import sys
from pathlib import Path

from bot import __version__

WORKFLOW = Path(".github/workflows/release.yml").read_text(encoding="utf-8")


def notes(version):
    return subprocess.run(  # noqa: S603
        [sys.executable, "deploy/notes.py", version], capture_output=True, text=True, check=False
    )


def test_the_change_notes_are_those_of_the_version():
    done = notes(f"v{__version__}")
    assert done.returncode == 0
    assert done.stdout.startswith("- ")
    assert "\n## " not in done.stdout
    assert "has nothing about 9.9.9" in notes("9.9.9").stderr


def test_the_tag_is_compared_with_the_version_as_it_is_written():
    (compared,) = re.findall(r'grep -qx "(.+)" pyproject.toml', WORKFLOW)
    written = compared.replace('\\"', '"').replace("${GITHUB_REF_NAME#v}", __version__)
    assert written in Path("pyproject.toml").read_text(encoding="utf-8").splitlines()


def test_both_kinds_of_machine_have_an_image_that_is_signed_and_listed():
    assert "platforms: linux/amd64,linux/arm64" in WORKFLOW
    assert "sbom: true" in WORKFLOW
    assert "cosign sign" in WORKFLOW
    for name in re.findall(r"(?:file|python3) (deploy/\S+)|file: (\S+)", WORKFLOW):
        assert Path("".join(name)).exists()


def test_who_verifies_an_image_asks_for_the_workflow_that_signs_it():
    page = Path("docs/containers.md").read_text(encoding="utf-8")
    (asked,) = re.findall(r"--certificate-identity-regexp '(.+)'", page)
    signed_by = "https://github.com/OWNER/boop-bot/.github/workflows/release.yml@refs/tags/v1.0.0"
    assert re.match(asked, signed_by)
    assert not re.match(asked, signed_by.replace("/tags/v", "/heads/"))
    assert "id-token: write" in WORKFLOW, "that is what it signs by"


def test_no_step_puts_what_others_wrote_into_a_shell():
    scripts = re.findall(r"run: (\|\n(?: {10}.+\n)+|.+)", WORKFLOW)
    assert scripts
    assert not any("${{" in script for script in scripts)
