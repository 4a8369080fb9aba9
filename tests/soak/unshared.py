"""The bot as it would be if a process took every server for its own to judge: it must fail the drill."""

import sys

from bot.gateway.shares import Share
from bot.host.program import main

if __name__ == "__main__":
    Share.owns = lambda *_: True
    sys.exit(main())
