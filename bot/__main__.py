"""``python -m bot``: begins the program, which is in ``bot.host.program``."""

import sys

from bot.host.memory import spare_memory

if __name__ == "__main__":
    # Before the imports: they make many objects that are kept, and Python's collector of circles would look through them again
    # and again, for a tenth of the time that a start takes.
    spare_memory()
    from bot.host.program import main

    sys.exit(main())
