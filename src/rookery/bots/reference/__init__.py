"""Reference bots for measurements, by standard methods; they are not offered at a table."""

from functools import partial

from rookery.bots.reference import ismcts, pimc
from rookery.bots.reference.fishing import plain_decide, plain_pimc_decide
from rookery.bots.reference.searching import SearchingBot

PimcBot = partial(SearchingBot, pimc.decide, plain_pimc_decide)
IsmctsBot = partial(SearchingBot, ismcts.decide, plain_decide)

__all__ = ["IsmctsBot", "PimcBot"]
