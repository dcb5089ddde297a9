"""Finished deals and matches in numbers that can be added up, the same for every game.

>>> from rookery.core.match import Match
>>> from rookery.games import GAMES
>>> from rookery.statistics import of_deals, summed
>>> summed(of_deals(Match.new(GAMES["dixie"].game())), seats=4)[0].deals
0
"""

from rookery.statistics.deals import DealFacts, of_deal, of_deals, summed
from rookery.statistics.facts import FACTS_VERSION, Facts

__all__ = ["FACTS_VERSION", "DealFacts", "Facts", "of_deal", "of_deals", "summed"]
