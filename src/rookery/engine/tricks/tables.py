"""The rules of a trick game as numbers, for compiled code.

All numbers come from the frozen rules and the functions of `rookery.tricks`: how cards rank, what
may be buried, what a bid is worth. So no rule is written a second time.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rookery.coding import ObservationCoding
from rookery.core.cards import NO_CARDS, Card, CardSet
from rookery.core.moves import Bid, Move, Pass, ShootSun, Trump
from rookery.tricks.exchange import buriable
from rookery.tricks.misdeal import poor_cards
from rookery.tricks.rules import BID_STEP, Phase, TrickRules

PHASES = tuple(Phase)
"""The phases by their numbers in compiled code."""

MOST_CARDS = 64
"""The most cards of a pack. Each card is one bit of a word."""

MOST_BIDS = 56
"""At most this many amounts can be bid. An auction that uses all of them has up to 64 moves."""

MOST_IN_NEST = 15
"""A nest has at most this many cards."""


@dataclass(frozen=True, slots=True)
class TrickTables:
    """The rules of one trick game, and the numbers that Python code needs of them, too.

    A card is its index in the pack, and a set of cards a word of bits. `bids` are the amounts that
    may be bid, from the lowest. `bid_values` has the same bids, then the sun if the game has it,
    then the opening bid (R3-3). `call_codes` has the codes of all bids, the sun and passing, and
    `moves` the move of each code.
    """

    rules: TrickRules
    course: tuple[int, ...]
    poor: int
    misdeal_prevented_by: int
    bids: tuple[int, ...]
    bid_values: tuple[Bid | ShootSun, ...]
    call_codes: tuple[int, ...]
    moves: tuple[Move, ...]
    observations: ObservationCoding

    @property
    def always_misdealt(self) -> bool:
        """Whether every way to deal the pack gives somebody a poor hand (FO-13)."""
        others = len(self.rules.pack) - self.poor.bit_count()
        return others < self.rules.seats and not self.misdeal_prevented_by


def trick_tables(rules: TrickRules) -> TrickTables:
    """The tables of a game. Raises ValueError if they exceed the compiled code's bounds."""
    _check_bounds(rules)
    values = _bid_values(rules)
    observations = ObservationCoding(rules)
    actions = observations.actions
    called = values[:-1] if rules.opening_bid else values
    prevents = rules.point_cards if rules.nest_shown == "top" else NO_CARDS
    return TrickTables(
        rules=rules,
        course=tuple(map(PHASES.index, rules.course)),
        poor=bits_of(rules, poor_cards(rules) & CardSet.of(rules.pack)),
        misdeal_prevented_by=bits_of(rules, prevents),
        bids=_amounts(rules),
        bid_values=values,
        call_codes=tuple(actions.of[call] for call in (*called, Pass())),
        moves=tuple(actions.moves[code] for code in range(actions.n)),
        observations=observations,
    )


def steps(rules: TrickRules, bid: Bid | ShootSun) -> int:
    """Each bid in steps of 5 points. The sun is one step above the highest bid."""
    amount = bid.amount if isinstance(bid, Bid) else rules.maximum_bid + BID_STEP
    return min(255, amount // BID_STEP)


def _bid_values(rules: TrickRules) -> tuple[Bid | ShootSun, ...]:
    """The bids in the order of their numbers: all amounts, the sun, the opening bid (R3-3)."""
    amounts: list[Bid | ShootSun] = [Bid(amount) for amount in _amounts(rules)]
    sun = [ShootSun()] if rules.sun else []
    return (*amounts, *sun, *([Bid(rules.opening_bid)] if rules.opening_bid else []))


def _amounts(rules: TrickRules) -> tuple[int, ...]:
    return tuple(range(rules.minimum_bid, rules.maximum_bid + 1, BID_STEP))


def _check_bounds(rules: TrickRules) -> None:
    if rules.course[0] is not Phase.AUCTION:
        raise ValueError("the compiled engine knows no claims of misdeals (FO-24)")
    if rules.hold:
        raise ValueError("the compiled engine knows no staying in without a bid (FO-22)")
    if len(rules.pack) > MOST_CARDS:
        raise ValueError(f"the compiled engine takes {MOST_CARDS} cards, not {len(rules.pack)}")
    if len(_amounts(rules)) > MOST_BIDS:
        raise ValueError(f"the compiled engine takes {MOST_BIDS} bids, not {len(_amounts(rules))}")
    if rules.nest_size > MOST_IN_NEST:
        raise ValueError(f"the compiled engine takes {MOST_IN_NEST} cards in the nest")


def free_to_bury(rules: TrickRules, trump: Trump | None) -> CardSet:
    """The cards that may still be buried after the one counter that FO-7 may allow."""
    return buriable(rules, CardSet.of(rules.pack), trump, rules.point_cards)


def bits_of(rules: TrickRules, cards: Iterable[Card]) -> int:
    """A mask of cards: bit n stands for card n of the pack. Cards outside the pack are ignored."""
    chosen = CardSet.of(cards)
    return sum(1 << place for place, card in enumerate(rules.pack) if card in chosen)
