"""The folder in which ``make try`` keeps its world, the bot's database and log, and how far its clock is ahead."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path
from typing import Any, Final

from sandbox.world.world import World

#: Modules by which worlds of earlier versions name their classes, and where those are now.
_MOVED: Final = {
    "sandbox.world": "sandbox.world.world",
    **{
        f"sandbox.{name}": f"sandbox.world.{name}"
        for name in ("emojis", "files", "installs", "limits", "locales", "payloads", "places")
    },
}
_MOVED_CLASSES: Final = {
    ("sandbox.messages", "Attachment"): "sandbox.world.files",
    ("sandbox.messages", "Message"): "sandbox.world.places",
}


class UnreadableWorld(Exception):
    """The world on file was made by a version whose worlds this one can't read."""


class Storage:
    """The folder of one try-out."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = folder / "boop.sqlite3"
        self.log = folder / "bot.log"
        self.clock = folder / "clock"
        self._world = folder / "world.pickle"

    def start_over(self) -> None:
        """Delete everything."""
        shutil.rmtree(self.folder)
        self.folder.mkdir()

    def forget_database(self) -> None:
        """Delete a database without a world, as somebody leaves behind who ends the program while it begins."""
        for file in self.folder.glob(f"{self.database.name}*"):
            file.unlink()

    @property
    def ahead(self) -> float:
        """Seconds by which the try-out's clock is ahead of the machine's."""
        return float(self.clock.read_text(encoding="ascii")) if self.clock.is_file() else 0.0

    def move_clock(self, seconds: float) -> None:
        """Move the try-out's clock forward."""
        self.clock.write_text(str(self.ahead + seconds), encoding="ascii")

    def load(self) -> World | None:
        """The world as it was saved; None if there is none yet. Raises UnreadableWorld."""
        if not self._world.is_file():
            return None
        try:
            with self._world.open("rb") as file:
                world = _Unpickler(file).load()
        except (pickle.UnpicklingError, AttributeError, ImportError, IndexError, EOFError) as error:
            raise UnreadableWorld from error
        if not isinstance(world, World):
            raise UnreadableWorld
        return world

    def save(self, world: World) -> None:
        """Save the world; if the program is killed meanwhile, the world saved before is still there."""
        fresh = self._world.with_suffix(".new")
        fresh.write_bytes(pickle.dumps(world))
        fresh.replace(self._world)


class _Unpickler(pickle.Unpickler):
    """Finds the classes that worlds of earlier versions name. Only this program writes the file, for itself."""

    def find_class(self, module: str, name: str, /) -> Any:
        return super().find_class(_MOVED_CLASSES.get((module, name)) or _MOVED.get(module, module), name)
