"""``python -m bot``: begins the program, which is in ``bot.program``."""

import sys

from bot.memory import spare_memory

if __name__ == "__main__":
    # First, as what is imported stays: looking for circles in it takes a tenth of the time until the bot is there.
    spare_memory()
    from bot.program import main

    sys.exit(main())
