"""The rules of thumb for one trick game as numbers, for compiled code.

Weights come from `rookery.heuristics`; its functions also compute the numbers that depend only on
the rules. So no number is written twice.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from rookery.core.cards import ROOK, Card, CardSet
from rookery.core.moves import Trump
from rookery.engine.tricks.tables import bits_of
from rookery.heuristics.tricks import (
    auction,
    card_value,
    exchange,
    hand_value,
    keeping_value,
    leading,
    memory,
)
from rookery.tricks.dummy_seat import with_dummy_at
from rookery.tricks.rules import TrickRules

WEIGHTS: Mapping[str, float] = {
    "scale": hand_value.SCALE,
    "trump": hand_value.TRUMP,
    "trump_height": hand_value.TRUMP_HEIGHT,
    "counter": hand_value.COUNTER,
    "pressed": auction.PRESSED,
    "partner_bid": auction.PARTNER_BID,
    "foe_bid": auction.FOE_BID,
    "spare": auction.SPARE,
    "moon": auction.MOON,
    "sun": auction.SUN,
    "short_of_moon": auction.SHORT_OF_MOON,
    "never": exchange.NEVER,
    "wins_in_length": exchange.WINS_IN_LENGTH,
    "void_shared": exchange.VOID,
    "saved": exchange.SAVED,
    "saved_by_winning": exchange.SAVED_BY_WINNING,
    "last": exchange.LAST,
    "surest_last": exchange.SUREST_LAST,
    "last_by_trump": exchange.LAST_BY_TRUMP,
    "wanted_trump": exchange.WANTED_TRUMP,
    "wanted_top": exchange.WANTED_TOP,
    "trump_out": exchange.TRUMP_OUT,
    "trump_held": exchange.TRUMP_HELD,
    "helps_second": exchange.HELPS_SECOND,
    "fellow_defender": memory.FELLOW_DEFENDER,
    "patience": keeping_value.PATIENCE,
    "counter_saved": keeping_value.COUNTER_SAVED,
    "counter_winning": keeping_value.COUNTER_WINNING,
    "per_height": keeping_value.PER_HEIGHT,
    "makes_void": keeping_value.MAKES_VOID,
    "unruffed": keeping_value.UNRUFFED[0],
    "unruffed_by_card": keeping_value.UNRUFFED[1],
    "most_unruffed": keeping_value.UNRUFFED[2],
    "top_last": keeping_value.TOP_LAST,
    "second": keeping_value.SECOND,
    "third": keeping_value.THIRD,
    "trump_wins": keeping_value.TRUMP_WINS[0],
    "trump_wins_by_place": keeping_value.TRUMP_WINS[1],
    "yet_to_fall": card_value.YET_TO_FALL,
    "teammate": card_value.TEAMMATE,
    "draw": leading.DRAW,
    "most_drawn": leading.MOST_DRAWN,
    "hold": leading.HOLD,
    "by_defence": leading.BY_DEFENCE,
    "outnumbered": leading.OUTNUMBERED,
    "of_last": leading.OF_LAST,
}
"""The weights, named as in compiled code."""


@dataclass(frozen=True, slots=True)
class CallTables:
    """The numbers of the rules of thumb for one trump call.

    `above` has for each card the higher cards of its suit, and `sides` the side suits in the order
    in which a hand is counted, all as bits. `average` has the count of an average hand for each
    number of cards. `share` is the share of the stake that an average hand takes.
    """

    strength: tuple[float, ...]
    above: tuple[int, ...]
    tops: int
    sides: tuple[int, ...]
    is_suit: bool
    top: float
    share: float
    average: tuple[float, ...]
    fair_trumps: float


@dataclass(frozen=True, slots=True)
class HeuristicTables:
    """The rules of thumb for one trick game as numbers.

    `ascending` has the pack indices of all cards, from the lowest card up. Ties are broken,
    and sums added, in this order. Calls are numbered as in `TrickTables`; a call that the options
    exclude is None.
    """

    weights: Mapping[str, float]
    calls: tuple[CallTables | None, ...]
    ascending: tuple[int, ...]
    rook: int
    guarded: tuple[float, ...]
    short: tuple[float, ...]
    wins: tuple[float, ...]
    long: int
    margin: float
    maximum_bid: int
    trick_value: float
    worth_of_tricks: float
    usual_nest: float


@lru_cache(maxsize=256)
def heuristic_tables(rules: TrickRules) -> HeuristicTables:
    """The tables of a game; a dummy counts as a seat, as in `with_dummy_seat`."""
    if rules.places > rules.seats:
        rules = with_dummy_at(rules, rules.seats)
    cards = range(len(rules.pack))
    return HeuristicTables(
        weights=WEIGHTS,
        calls=tuple(
            _call(rules, trump) if trump in rules.orders else None for trump in rules.trump_calls
        ),
        ascending=tuple(sorted(cards, key=rules.pack.__getitem__)),
        rook=bits_of(rules, CardSet.of([ROOK])),
        guarded=hand_value.GUARDED,
        short=hand_value.SHORT,
        wins=exchange.WINS,
        long=exchange.LONG,
        margin=auction.MARGIN[rules.sides],
        maximum_bid=rules.maximum_bid,
        trick_value=exchange.trick_value(rules),
        worth_of_tricks=keeping_value.worth_of_tricks(rules),
        usual_nest=keeping_value.usual_nest(rules),
    )


def _call(rules: TrickRules, trump: Trump) -> CallTables:
    order = rules.orders[trump]

    def above(card: Card) -> CardSet:
        height = order.strength[card]
        suit = order.cards_of[order.suit_of[card]]
        return CardSet.of(other for other in suit if order.strength[other] > height)

    is_suit = trump.suit is not None
    suits = order.cards_of.values()
    return CallTables(
        strength=tuple(float(order.strength[card]) for card in rules.pack),
        above=tuple(bits_of(rules, above(card)) for card in rules.pack),
        tops=bits_of(rules, order.tops),
        sides=tuple(bits_of(rules, cards) for cards in suits if cards and cards != order.trumps),
        is_suit=is_suit,
        top=hand_value.TOP if is_suit else hand_value.TOP_UNTRUMPED,
        share=hand_value.average_share(rules, trump),
        average=tuple(
            hand_value.average_count(rules, cards, trump) for cards in range(len(rules.pack) + 1)
        ),
        fair_trumps=len(order.trumps) / rules.seats,
    )
