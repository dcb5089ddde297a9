"""Players to measure by, as they are found elsewhere: nobody is offered them at a table."""

from rookery.bots.reference.ismcts import IsmctsBot
from rookery.bots.reference.pimc import PimcBot

__all__ = ["IsmctsBot", "PimcBot"]
