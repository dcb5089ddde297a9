"""Bots: each sees a view and returns a decision, and nothing else."""

from rookery.bots.base import Bot, BotFault, Decision
from rookery.bots.limits import Limits
from rookery.bots.registry import BOTS, bot

__all__ = ["BOTS", "Bot", "BotFault", "Decision", "Limits", "bot"]
