"""Bots: each gets a view of a deal, without the hidden cards, and returns a decision."""

from rookery.bots.base import Bot, BotFault, Decision
from rookery.bots.limits import Limits
from rookery.bots.registry import BOTS, bot, explained

__all__ = ["BOTS", "Bot", "BotFault", "Decision", "Limits", "bot", "explained"]
