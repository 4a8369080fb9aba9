"""The service of systemd, where the doctor is called by the command boop-bot: outside of what confines the service."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

#: The service that deploy/boop-bot.service describes, and its folder.
_UNIT: Final = "boop-bot.service"
_HOME: Final = Path("/var/lib/boop-bot")
#: What systemd makes when it starts the service, and removes when it ends (RuntimeDirectory).
_RUNTIME: Final = Path("/run/boop-bot")
#: Seconds that systemd has for its answer.
_PATIENCE: Final = 5.0


def makes(folder: Path) -> bool:
    """True if the doctor looks at the service's settings, and this folder is there only while the service runs."""
    return Path.cwd() == _HOME and folder == _RUNTIME


def may_not_write(folder: Path) -> bool:
    """True if the doctor looks at the service's settings, and the service may not write in this folder."""
    if Path.cwd() != _HOME or folder.is_relative_to(_HOME):
        return False
    allowed = _writable()
    return allowed is not None and not any(folder.is_relative_to(place) for place in allowed)


def _writable() -> list[str] | None:
    """The folders that the unit lets the service write in beside its own; None where systemd does not tell."""
    systemctl = shutil.which("systemctl")
    if systemctl is None:
        return None
    try:
        shown = subprocess.run(  # noqa: S603 - systemd's own program, with a fixed question
            [systemctl, "show", "--property=ReadWritePaths", "--value", _UNIT],
            capture_output=True,
            text=True,
            check=True,
            timeout=_PATIENCE,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    # Before a path may stand that it need not be there (-), or is below the unit's own root (+).
    return [place.lstrip("-+") for place in shown.stdout.split()]
