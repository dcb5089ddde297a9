"""Advice on playing a game well: what its value says, and what the strong bot's practice shows.

`python -m benchmarks.practice` counts what the strong bot does and writes `practice.json`. A
sentence is given only where the numbers bear it out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from rookery.core.cards import POKER_SUITS
from rookery.games.preset import Preset
from rookery.tricks.rules import BID_STEP, Phase, TrickRules

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
    habit was followed, as a share of the occasions (`benchmarks/practice.py` defines them), and
    `calls` how many of the called cards were the highest of their suit, the second highest and so
    on.
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


def advice(preset: Preset) -> tuple[str, ...]:
    """Sentences on how to play a game well; none for a game of which nothing is known."""
    practice, rules = practices().get(preset.name), preset.rules
    if practice is None or not isinstance(rules, TrickRules):
        return preset.advice
    suit = "suit" if any(card.suit in POKER_SUITS for card in rules.pack) else "colour"
    return (
        *_on_bidding(rules, practice, suit),
        *_on_the_nest(rules, practice, suit),
        *preset.advice,
        *_on_leading(rules, practice, suit),
        *_on_counters(rules, practice),
    )


def _on_bidding(rules: TrickRules, it: Practice, suit: str) -> Iterator[str]:
    usual = BID_STEP * round(it.bid / BID_STEP)
    yield (
        f"The usual winning bid is {usual}; one in ten is above {it.high}. The highest that strong "
        f"bots fulfilled in {it.deals} deals was {it.best}."
    )
    dealt, trumps = round(it.dealt), round(it.trumps)
    tops = "two" if it.tops >= 1.5 else "one or two"
    if trumps > dealt:
        yield (
            f"Bid on a long {suit}: on average the bidder's trump {suit} has {dealt} cards when "
            f"dealt and {trumps} after the exchange, {tops} of the three highest among them."
        )
    else:
        yield (
            f"Bid on a long {suit}: on average the bidder's trump {suit} has {dealt} cards, "
            f"{tops} of the three highest among them."
        )
    yield (
        "Bid no more than you must: a bid that is made scores all that you took, and only the loss "
        "grows with the bid."
    )
    if 0.7 <= it.made <= 0.86:
        yield (
            f"Dare to bid all the same: strong bots are set in {_one_in(1 - it.made)}. If you are "
            "never set, you bid too little."
        )


_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _one_in(share: float) -> str:
    """A share in words: "one deal in four"."""
    return f"one deal in {_WORDS[round(1 / share)]}"


def _on_the_nest(rules: TrickRules, it: Practice, suit: str) -> Iterator[str]:
    if Phase.BURY not in rules.course:
        return
    if it.voids >= 0.8:
        yield f"Bury all your cards of one {suit} that is not trump, so that you can trump it."
    elif it.voids + it.singles >= 0.8:
        yield f"Bury so that one {suit} beside trumps is short: then you can soon trump it."
    if rules.nest_to == "bidder" and it.counters >= 1:
        yield (
            "Bury counters that you could lose, for they count for you at once; keep those that "
            "win tricks."
        )
    elif rules.nest_to == "last_trick" and it.counters >= 0.8:
        yield "If you have the trumps to win the last trick, bury counters that you could lose."
    elif rules.nest_to == "opponents" and it.counters <= 0.5:
        yield "Bury no counter if you can help it: it counts for the others."


def _on_leading(rules: TrickRules, it: Practice, suit: str) -> Iterator[str]:
    first = it.habits.get("bidder's first lead is trump", 0.0)
    others = "your opponent has" if rules.dummy is not None else "the others have"
    if first >= 0.75:
        yield f"As the bidder, lead trumps from your first lead on, until {others} none."
    elif first >= 0.5:
        yield "As the bidder, lead trumps early; every second first lead or more is one."
    if it.habits.get("defender leads trump", 1.0) <= 0.15:
        yield "Against the bidder, leave trumps alone: leading them does the bidder's work."
    if it.habits.get("leads a sure card", 0.0) >= 0.6:
        yield (
            f"Lead a card that cannot be beaten while the others still have its {suit}; later it "
            "may be trumped."
        )


def _on_counters(rules: TrickRules, it: Practice) -> Iterator[str]:
    if it.habits.get("gives a counter to the partner", 0.0) >= 0.6:
        yield "When a trick is your partner's for certain, put a counter on it."
    if it.habits.get("gives a counter away", 1.0) <= 0.15:
        yield "Keep counters out of tricks that the others win; throw a worthless card."
    if it.habits.get("takes the opponents' points", 0.0) >= 0.85:
        yield (
            "If you play last and the others are winning points, win them yourself, with a trump "
            "if you must."
        )
