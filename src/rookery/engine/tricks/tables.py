"""The rules of a trick game as numbers, for compiled code.

All numbers come from the frozen rules and the functions of `rookery.tricks`: how cards rank, what
may be buried, what a bid is worth. So no rule is written a second time.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rookery.coding import Feature, ObservationCoding
from rookery.coding.trick_parts import PHASES as OBSERVED
from rookery.coding.trick_parts import suits_of
from rookery.core.cards import NO_CARDS, Card, CardSet, Suit
from rookery.core.moves import Bid, Move, Pass, ShootSun, Trump
from rookery.tricks import scoring
from rookery.tricks.exchange import buriable, may_lie_buried, one_buriable
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

NO_VALUE = -(2**31)
"""Stands for None among 32-bit numbers."""

_BLOCKS = {
    Phase.TRUMP: "trump",
    Phase.CALL: "call",
    Phase.BURY: "bury",
    Phase.LEAD: "lead",
    Phase.PLAY: "play",
}
"""The block of action codes of each phase in which a seat moves, other than the auction."""


@dataclass(frozen=True, slots=True)
class TrumpTables:
    """The order of the cards under one trump call.

    `suit_of` and `strength` have an entry for each card. `lanes` has each suit's cards as bits.
    A suit is its index among the suits of the pack. The lowest strength is 0.
    """

    suit_of: tuple[int, ...]
    strength: tuple[int, ...]
    lanes: tuple[int, ...]
    trumps: int
    at_any_time: int
    free: int
    """The cards that the bidder may choose to bury once this trump is named."""


@dataclass(frozen=True, slots=True)
class TrickTables:
    """The rules of one trick game as numbers.

    A card is its index in the pack, and a set of cards a word of bits. `bids` are the amounts that
    may be bid, from the lowest. `bid_values` has the same bids, then the sun if the game has it,
    then the opening bid. For each of these, `made` is the score if the bid is made (`NO_VALUE` if
    that depends on the cards taken), and `set_back` the score if it is set. `may_lie[n][h]` says
    whether `n` cards of the nest and `h` of the bidder's own hand may be buried (R2-4).

    A trump call is its index in `rules.trump_calls`; `trumps` has None for calls that the options
    exclude. For each phase but the auction, `blocks` has the action codes of its moves, empty if
    nobody moves. `call_codes` has the codes of all bids, the sun and passing, and `moves` the move
    of each code. An observation shows phases and bids by the numbers in `phases` and `steps`, and a
    seat's last bid in one of two features, at its place in `bid_places`: in the second one if the
    bid is one of `other_bids` (FO-20, FO-23). `features` are the parts of an observation.
    """

    rules: TrickRules
    course: tuple[int, ...]
    suits: tuple[Suit, ...]
    trumps: tuple[TrumpTables | None, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    point_cards: int
    free: int
    one_counter: int
    may_lie: tuple[tuple[bool, ...], ...]
    poor: int
    misdeal_prevented_by: int
    bids: tuple[int, ...]
    bid_values: tuple[Bid | ShootSun, ...]
    made: tuple[int, ...]
    set_back: tuple[int, ...]
    blocks: tuple[range, ...]
    call_codes: tuple[int, ...]
    other_bids: int
    bid_places: tuple[int, ...]
    moves: tuple[Move, ...]
    phases: tuple[int, ...]
    steps: tuple[int, ...]
    features: Mapping[str, Feature]
    observation_size: int

    @property
    def always_misdealt(self) -> bool:
        """Whether every way to deal the pack gives somebody a poor hand (FO-13)."""
        others = len(self.rules.pack) - self.poor.bit_count()
        return others < self.rules.seats and not self.misdeal_prevented_by


@lru_cache(maxsize=256)
def trick_tables(rules: TrickRules) -> TrickTables:
    """The tables of a game. Raises ValueError if they exceed the compiled code's bounds."""
    _check_bounds(rules)
    pack = CardSet.of(rules.pack)
    suits = suits_of(rules)
    values = _bid_values(rules)
    observations = ObservationCoding(rules)
    actions = observations.actions
    made = (scoring.score_if_made(rules, bid) for bid in values)
    called = values[:-1] if rules.opening_bid else values
    codes = tuple(actions.of[call] for call in (*called, Pass()))
    usual, others = actions.blocks["bid"], actions.blocks.get("other_bid", range(0))
    return TrickTables(
        rules=rules,
        course=tuple(map(PHASES.index, rules.course)),
        suits=suits,
        trumps=tuple(_trump(rules, suits, trump) for trump in rules.trump_calls),
        points=tuple(rules.points_of[card] for card in rules.pack),
        ranks=tuple(card.rank for card in rules.pack),
        point_cards=bits_of(rules, rules.point_cards),
        free=bits_of(rules, _free(rules, None)),
        one_counter=bits_of(rules, one_buriable(rules, pack)),
        may_lie=tuple(
            tuple(may_lie_buried(rules, back, own) for own in range(MOST_IN_NEST + 1))
            for back in range(MOST_IN_NEST + 1)
        ),
        poor=bits_of(rules, poor_cards(rules) & pack),
        misdeal_prevented_by=bits_of(
            rules, rules.point_cards if rules.nest_shown == "top" else NO_CARDS
        ),
        bids=_amounts(rules),
        bid_values=values,
        made=tuple(NO_VALUE if value is None else value for value in made),
        set_back=tuple(scoring.score_if_set(rules, bid) for bid in values),
        blocks=tuple(actions.blocks.get(_BLOCKS.get(phase, ""), range(0)) for phase in PHASES),
        call_codes=codes,
        other_bids=sum(1 << place for place, code in enumerate(codes) if code in others),
        bid_places=tuple(code - (others if code in others else usual).start for code in codes[:-1]),
        moves=tuple(actions.moves[code] for code in range(actions.n)),
        phases=tuple(OBSERVED.index(phase) if phase in OBSERVED else 0 for phase in PHASES),
        steps=tuple(_steps(rules, bid) for bid in values),
        features={feature.name: feature for feature in observations.features()},
        observation_size=observations.size,
    )


def _steps(rules: TrickRules, bid: Bid | ShootSun) -> int:
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


def _trump(rules: TrickRules, suits: tuple[Suit, ...], trump: Trump) -> TrumpTables | None:
    if trump not in rules.orders:
        return None
    order = rules.orders[trump]
    ranked = {height: place for place, height in enumerate(sorted(set(order.strength.values())))}
    return TrumpTables(
        suit_of=tuple(suits.index(order.suit_of[card]) for card in rules.pack),
        strength=tuple(ranked[order.strength[card]] for card in rules.pack),
        lanes=tuple(bits_of(rules, order.cards_of[suit]) for suit in suits),
        trumps=bits_of(rules, order.trumps),
        at_any_time=bits_of(rules, order.at_any_time),
        free=bits_of(rules, _free(rules, trump)),
    )


def _free(rules: TrickRules, trump: Trump | None) -> CardSet:
    """The cards that may still be buried after the one counter that FO-7 may allow."""
    return buriable(rules, CardSet.of(rules.pack), trump, rules.point_cards)


def bits_of(rules: TrickRules, cards: Iterable[Card]) -> int:
    """A mask of cards: bit n stands for card n of the pack. Cards outside the pack are ignored."""
    chosen = CardSet.of(cards)
    return sum(1 << place for place, card in enumerate(rules.pack) if card in chosen)
