"""The bot as it would be if a process took every server for its own to judge: it must fail the drill."""

import sys

from bot.program import main
from bot.shards import Share

if __name__ == "__main__":
    Share.owns = lambda *_: True
    sys.exit(main())
