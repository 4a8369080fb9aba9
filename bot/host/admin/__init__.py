"""What the host does to the database: begins it, checks it, backs it up, restores it and moves it."""

from bot.host.admin.commands import back_up, check, examine, init, move, restore

__all__ = ["back_up", "check", "examine", "init", "move", "restore"]
