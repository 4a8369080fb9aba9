"""``python -m bot doctor``: one line for each thing that stands in the bot's way, on this machine or at Discord, and what to do about it."""

from bot.host.doctor.examination import examine
from bot.host.doctor.machine import is_running

__all__ = ["examine", "is_running"]
