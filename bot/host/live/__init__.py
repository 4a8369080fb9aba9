"""``python -m bot doctor --live CHANNEL``: two minutes on the real Discord, which tell where it is otherwise than documented."""

from bot.host.live.examination import examine_live

__all__ = ["examine_live"]
