"""Advice on playing a game well: sentences written for it, and some from the strong bot's practice.

`practice.json` has what the strong bot did in deals of each game, as `benchmarks/practice.py` of
commit 398ebd35 counted it. A sentence is given only where the numbers confirm it.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias

from rookery.core.cards import POKER_SUITS
from rookery.core.messages import Message
from rookery.games.preset import Preset
from rookery.messages import advice as say
from rookery.tricks.rules import BID_STEP, Phase, TrickRules

_Suit: TypeAlias = Literal["suit", "colour"]
_Tops: TypeAlias = Literal["two-of-them", "one-or-two"]

FILE = "practice.json"
"""The file in this package that has the numbers."""


@dataclass(frozen=True, slots=True)
class Practice:
    """What strong bots did in a number of deals of a game.

    `bid` is the mean of the winning bids, `high` the bid that one in ten exceeded, `best` the
    highest that was made, and `made` the share of bids made. The bidder was dealt `dealt` of the
    later trumps, had `trumps` before the first trick, with `tops` of the three highest, and buried
    `counters` cards with points;
    `voids` and `singles` are its side suits with no card and with one. `habits` has how often a
    habit was followed, as a share of the occasions: leading trumps, while the seat and others may
    hold some; leading a sure card, by a seat that holds the highest card left in a side suit; and
    what the last to play did with a counter, or against an opponent's trick with points. `calls`
    has how many of the called cards were the highest of their suit, the second highest and so on.
    """

    deals: int
    bid: float
    high: int
    best: int
    made: float
    dealt: float
    trumps: float
    tops: float
    counters: float
    voids: float
    singles: float
    habits: Mapping[str, float]
    calls: tuple[float, ...] = ()


@lru_cache(maxsize=1)
def practices() -> Mapping[str, Practice]:
    """The practice in each game that was measured, by the name of the game."""
    found = json.loads(files(__package__).joinpath(FILE).read_text("utf-8"))
    return {name: Practice(**fields) for name, fields in found.items()}


def advice(preset: Preset) -> tuple[Message, ...]:
    """Sentences on how to play a game well; empty if there are none."""
    practice, rules = practices().get(preset.name), preset.rules
    if practice is None or not isinstance(rules, TrickRules):
        return preset.own_advice
    suit: _Suit = "suit" if any(card.suit in POKER_SUITS for card in rules.pack) else "colour"
    return (
        *_on_bidding(practice, suit),
        *_on_the_nest(rules, practice, suit),
        *preset.own_advice,
        *_on_leading(rules, practice, suit),
        *_on_counters(practice),
    )


def _on_bidding(it: Practice, suit: _Suit) -> Iterator[Message]:
    usual = BID_STEP * round(it.bid / BID_STEP)
    yield say.usual_bid(usual=usual, high=it.high, best=it.best, deals=it.deals)
    dealt, trumps = round(it.dealt), round(it.trumps)
    tops: _Tops = "two-of-them" if it.tops >= 1.5 else "one-or-two"
    if trumps > dealt:
        yield say.long_suit_grows(suit=suit, dealt=dealt, trumps=trumps, tops=tops)
    else:
        yield say.long_suit(suit=suit, dealt=dealt, tops=tops)
    yield say.bid_little()
    if 0.7 <= it.made <= 0.86:
        yield say.dare(one_in=_ONE_IN[round(1 / (1 - it.made))])


_ONE_IN = {3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}


def _on_the_nest(rules: TrickRules, it: Practice, suit: _Suit) -> Iterator[Message]:
    if Phase.BURY not in rules.course:
        return
    if it.voids >= 0.8:
        yield say.bury_all(suit=suit)
    elif it.voids + it.singles >= 0.8:
        yield say.bury_short(suit=suit)
    if rules.nest_to == "bidder" and it.counters >= 1:
        yield say.bury_counters_own()
    elif rules.nest_to == "last_trick" and it.counters >= 0.8:
        yield say.bury_counters_last()
    elif rules.nest_to == "opponents" and it.counters <= 0.5:
        yield say.bury_no_counter()


def _on_leading(rules: TrickRules, it: Practice, suit: _Suit) -> Iterator[Message]:
    first = it.habits.get("bidder's first lead is trump", 0.0)
    if first >= 0.75:
        yield say.lead_trumps() if rules.dummy is None else say.lead_trumps_two()
    elif first >= 0.5:
        yield say.lead_trumps_early()
    if it.habits.get("defender leads trump", 1.0) <= 0.15:
        yield say.leave_trumps()
    if it.habits.get("leads a sure card", 0.0) >= 0.6:
        yield say.sure_card(suit=suit)


def _on_counters(it: Practice) -> Iterator[Message]:
    if it.habits.get("gives a counter to the partner", 0.0) >= 0.6:
        yield say.give_counter()
    if it.habits.get("gives a counter away", 1.0) <= 0.15:
        yield say.keep_counters()
    if it.habits.get("takes the opponents' points", 0.0) >= 0.85:
        yield say.win_points()
