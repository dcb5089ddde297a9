"""Positions to analyse: read from a text or set up by hand, played forward, and evaluated.

* `positions.py` has the positions: a whole deal, or an ending with only the cards left known. Both
  can be played forward move by move.
* `reading.py` reads them from a position's JSON, a record and a move number, or one line of text.
* `setting_up.py` builds them from cards that somebody has laid out.
* `open_hands.py` evaluates the moves with all hands seen; `hidden_hands.py` evaluates them with
  what the seat to move can know.
"""

from rookery.analysis.hidden_hands import hidden
from rookery.analysis.open_hands import opened
from rookery.analysis.positions import Analysed, Ending, WholeDeal, played
from rookery.analysis.reading import read
from rookery.analysis.setting_up import SetUp, set_up
from rookery.analysis.verdict import Effort, Valued, Verdict

__all__ = [
    "Analysed",
    "Effort",
    "Ending",
    "SetUp",
    "Valued",
    "Verdict",
    "WholeDeal",
    "hidden",
    "opened",
    "played",
    "read",
    "set_up",
]
