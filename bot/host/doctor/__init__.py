"""``python -m bot doctor``: what stands in the bot's way, on this machine and at Discord, in a line each; what to do about it too."""

from bot.host.doctor.examination import examine

__all__ = ["examine"]
