"""The host's commands for the database: begin, check, back up, restore and move it."""

from bot.host.admin.commands import back_up, check, examine, init, move, restore

__all__ = ["back_up", "check", "examine", "init", "move", "restore"]
