"""The host's commands about people: forget, ban and unban somebody, and list who is banned; also while the bot runs."""

from bot.host.people.commands import see_to
from bot.host.people.orders import HostAct, Order
from bot.host.people.running import HostOrders

__all__ = ["HostAct", "HostOrders", "Order", "see_to"]
