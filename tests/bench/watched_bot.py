"""The bot, with a task on its loop that notes how late it wakes, and whether the bot thought about a turn then."""

import asyncio
import json
import os
import sys
from pathlib import Path

from bot.client import BoopBot
from bot.host import program
from bot.host.memory import spare_memory

EVERY_S = 0.005


class Watched(BoopBot):
    async def setup_hook(self):
        await super().setup_hook()
        self._watch = asyncio.create_task(self._note_lateness())

    async def _note_lateness(self):
        """Milliseconds late, while it thinks and while it does not; written when the program is stopped."""
        thinking, resting, loop = [], [], asyncio.get_running_loop()
        try:
            while True:
                busy, due = self.context.opponent.busy, loop.time() + EVERY_S
                await asyncio.sleep(EVERY_S)
                late = 1000 * (loop.time() - due)
                if busy == self.context.opponent.busy:
                    (thinking if busy else resting).append(late)
        finally:
            Path(os.environ["LATENESS"]).write_text(json.dumps({"thinking": thinking, "resting": resting}))


if __name__ == "__main__":
    spare_memory()
    program.BoopBot = Watched
    sys.exit(program.main(["run"]))
