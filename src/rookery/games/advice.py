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
from rookery.tricks.rules import BID_STEP, Phase, Sides, TrickRules

FILE = "practice.json"
"""The file in this package that has the numbers."""


@dataclass(frozen=True, slots=True)
class Practice:
    """What strong bots did in a number of deals of a game.

    `bid` is the mean of the winning bids, `high` the bid that one in ten exceeded, `best` the
    highest that was made, and `made` the share of bids made. The bidder had `trumps` trumps before
    the first trick, with `tops` of the three highest, and buried `counters` cards with points;
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
        *_on_bidding(rules, practice),
        *_on_the_nest(rules, practice, suit),
        *preset.advice,
        *_on_leading(rules, practice, suit),
        *_on_counters(rules, practice),
    )


def _on_bidding(rules: TrickRules, it: Practice) -> Iterator[str]:
    usual = BID_STEP * round(it.bid / BID_STEP)
    yield (
        f"A usual bid is {usual}. One in ten is above {it.high}, and {it.best} is the highest that "
        f"strong bots made in {it.deals} deals."
    )
    nest = ", those from the nest included" if Phase.NEST in rules.course else ""
    tops = "two" if it.tops >= 1.5 else "one or two"
    yield (
        f"Bid on trumps: a bidder has {round(it.trumps)} of them on average{nest}, and {tops} of "
        "the three highest."
    )
    if 0.7 <= it.made <= 0.92:
        yield (
            f"Dare to bid: strong bots are set in {_one_in(1 - it.made)} deals, and whoever is "
            "never set leaves too much to the others."
        )


def _one_in(share: float) -> str:
    """A share in words: "one of 4"."""
    return f"one of {round(1 / share)}"


def _on_the_nest(rules: TrickRules, it: Practice, suit: str) -> Iterator[str]:
    if Phase.BURY not in rules.course:
        return
    if it.voids >= 0.8:
        yield f"Bury the last cards of a side {suit}, so that you can trump it."
    elif it.voids + it.singles >= 0.8:
        yield f"Bury so that one side {suit} is short: then you can soon trump it."
    if rules.nest_to == "bidder" and it.counters >= 1:
        yield "Bury counters: they are safe there, and count for you."
    elif rules.nest_to == "last_trick" and it.counters >= 0.8:
        yield (
            "Counters that the others could catch may be buried, if you have the trumps to win the "
            "last trick."
        )
    elif rules.bury == "any" and it.counters <= 0.5:
        yield "Bury no counters: the nest is lost to you."


def _on_leading(rules: TrickRules, it: Practice, suit: str) -> Iterator[str]:
    first = it.habits.get("bidder's first lead is trump", 0.0)
    if first >= 0.75:
        yield "As the bidder, lead trumps from your first lead on, until the others have none."
    elif first >= 0.5:
        yield "As the bidder, lead trumps early; every second first lead or more is one."
    defenders = it.habits.get("defender leads trump", 1.0)
    if defenders <= 0.15:
        yield "Against the bidder, leave trumps alone: leading them does the bidder's work."
    partner = it.habits.get("partner leads trump", 1.0)
    if rules.sides is not Sides.ALONE and defenders < partner <= 0.35:
        yield f"The bidder's partner leads trumps now and then, about {_one_in(partner)} times."
    if it.habits.get("leads the highest", 1.0) <= 0.5:
        yield (
            f"From a side {suit}, lead a low card more often than the best one, which wins a trick "
            "later too."
        )


def _on_counters(rules: TrickRules, it: Practice) -> Iterator[str]:
    if it.habits.get("gives a counter to the partner", 0.0) >= 0.6:
        yield "When a trick is your partner's for certain, put a counter on it."
    if it.habits.get("gives a counter away", 1.0) <= 0.15:
        yield "Keep counters out of tricks that the others win; throw a worthless card."
    if it.habits.get("takes the opponents' points", 0.0) >= 0.85:
        yield "If you play last and can win points, win them, with a trump if you must."
