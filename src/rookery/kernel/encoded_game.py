"""The rules of a trick game as integers, as the compiled code takes them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rookery.core.cards import ROOK, Card
from rookery.core.moves import Trump
from rookery.kernel.encoded_position import NOBODY, ROOK_SUIT, bits_of, free_mask
from rookery.tricks.rules import Sides, TrickRules

_SIDES = (Sides.ALTERNATE, Sides.ALONE, Sides.CALLED)
_LEADS = ("left_of_dealer", "left_of_bidder", "chosen", "bidder")
_NEST_TO = ("nobody", "last_trick", "bidder", "opponents")


@dataclass(frozen=True, slots=True)
class EncodedGame:
    """A game in integers. Fields in the plural and `at_any_time` have an entry per trump call.

    Trumps, bits and points are as in `EncodedPosition`, but points are not divided by a unit.
    `packs` has the bits of all cards, `values` the points of each of the 64 bits, and `cards` maps
    bits to cards.

    `bidder_plays`: 0 if the sides are seated alternately, 1 if the bidder plays alone, 2 if the
    bidder calls a partner. `leads` says who leads first: 0 the seat left of the dealer, 1 the seat
    left of the bidder, 2 the bidder or the seat on their left, as the bidder chooses, 3 the bidder.
    `nest_to` says who gets the counters of the nest: 0 nobody, 1 the winner of the last trick, 2
    the bidder's side, 3 the other side. If the nest is a trick, `nest_as_trick` is what it scores
    besides its counters (SH-2). `calls` is how many cards the bidder calls. `trump_is_led`: trump
    must be led to the first trick (SH-5). `dummy` is the seat of a dummy, or −1 (R2-6).
    `exchange_size` is how many cards are exchanged with the nest, −1 for any number (R2-4).
    """

    seats: int
    hand_size: int
    trumps: tuple[int, ...]
    packs: tuple[tuple[int, ...], ...]
    values: tuple[tuple[int, ...], ...]
    cards: tuple[Mapping[int, Card], ...]
    trick_points: int
    last_points: int
    last_count: int
    most_points: int
    bidder_plays: int
    leads: int
    nest_to: int
    nest_as_trick: int
    calls: int
    at_any_time: tuple[int, ...]
    trump_is_led: bool
    dummy: int
    exchange_size: int


def encode_game(rules: TrickRules, trumps: Sequence[Trump]) -> EncodedGame:
    """Encode a game under these trump calls. Raises ValueError if a dummy has no seat yet."""
    if rules.places > rules.seats:
        raise ValueError("a dummy needs a seat in a search")
    bits = [bits_of(rules.orders[trump]) for trump in trumps]
    return EncodedGame(
        seats=rules.seats,
        hand_size=rules.hand_size,
        trumps=tuple(_trump(rules, trump) for trump in trumps),
        packs=tuple(tuple(each.values()) for each in bits),
        values=tuple(_values(rules, each) for each in bits),
        cards=tuple({bit: card for card, bit in each.items()} for each in bits),
        trick_points=rules.trick_points,
        last_points=rules.last_trick_points,
        last_count=rules.last_trick_counts,
        most_points=rules.most_tricks_points,
        bidder_plays=_SIDES.index(rules.sides),
        leads=_LEADS.index(rules.first_lead),
        nest_to=_NEST_TO.index(rules.nest_to),
        nest_as_trick=rules.nest_as_trick,
        calls=rules.calls if rules.sides is Sides.CALLED else 0,
        at_any_time=tuple(
            free_mask(rules.orders[trump], each) for trump, each in zip(trumps, bits, strict=True)
        ),
        trump_is_led=rules.trump_is_led,
        dummy=NOBODY if rules.dummy is None else rules.dummy,
        exchange_size=-1 if rules.exchange_size is None else rules.exchange_size,
    )


def _trump(rules: TrickRules, trump: Trump) -> int:
    if trump.suit is not None:
        return trump.suit % 4
    return ROOK_SUIT if ROOK in rules.pack else -1


def _values(rules: TrickRules, bits: Mapping[Card, int]) -> tuple[int, ...]:
    values = [0] * 64
    for card, bit in bits.items():
        values[bit] = rules.points_of[card]
    return tuple(values)
