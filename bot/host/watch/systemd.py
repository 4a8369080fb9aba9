"""Tells systemd how the program is, by the protocol of ``sd_notify``.

https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html
"""

from __future__ import annotations

import logging
import os
import socket

log = logging.getLogger(__name__)


def notify(*told: str) -> None:
    """Tell systemd something, such as ``WATCHDOG=1``; where nobody listens, nothing happens."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address or not hasattr(socket, "AF_UNIX"):
        return
    if address.startswith("@"):
        address = "\0" + address[1:]  # a name that is in no folder
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
            listener.connect(address)
            listener.sendall("\n".join(told).encode())
    except OSError as error:
        log.warning("systemd could not be told how the bot is (%s)", error)
