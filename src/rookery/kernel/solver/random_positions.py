"""Random positions of trick games and of bridge for measurements, reproducible from a `Random`.

Only the method `random()` of the generator is used, because it gives the same numbers in every
version of Python.
"""

from collections.abc import Sequence
from random import Random

from rookery.core.cards import POKER_SUITS, Card, CardSet, card_of
from rookery.kernel.position import Position
from rookery.tricks.rules import Sides, TrickRules

BRIDGE_PACK = tuple(card_of(suit, rank) for suit in POKER_SUITS for rank in range(2, 15))
"""The 52 cards of bridge; aces have rank 14."""


def shuffled(cards: Sequence[Card], rng: Random) -> list[Card]:
    """The cards in a random order."""
    return sorted(cards, key=lambda card: (rng.random(), card))


def bridge_position(rng: Random, tricks: int, *, with_trump: bool) -> Position:
    """A bridge position before a lead, with `tricks` cards in each hand and one point a trick."""
    cards = shuffled(BRIDGE_PACK, rng)
    return Position(
        hands=tuple(CardSet.of(cards[seat * tricks : (seat + 1) * tricks]) for seat in range(4)),
        leader=int(4 * rng.random()),
        trump=POKER_SUITS[int(4 * rng.random())] if with_trump else None,
        sides=(0, 1, 0, 1),
        trick_points=1,
    )


def position_of_rules(rules: TrickRules, rng: Random, tricks: int) -> Position:
    """A position of a game before seat 0 leads to the last `tricks` tricks, with random cards.

    If the bidder plays alone or calls a partner, seat 0 is the bidder, and the partner is a random
    seat. The trump is a random call of the game. If there are points for most tricks, the tricks
    played before are split evenly, and an odd one goes to side 1.
    """
    return _with_hands(rules, rng, tricks, shuffled(rules.pack, rng))


def worlds_of_rules(rules: TrickRules, rng: Random, tricks: int, worlds: int) -> list[Position]:
    """`worlds` positions that look the same to seat 0, which leads.

    They have `tricks` cards in each hand, and differ only in the cards hidden from seat 0.
    """
    cards = shuffled(rules.pack, rng)
    seed = rng.random()
    found = []
    for world in range(worlds):
        rest = shuffled(cards[tricks:], Random(f"{seed} {world}"))
        found.append(_with_hands(rules, Random(seed), tricks, [*cards[:tricks], *rest]))
    return found


def _with_hands(rules: TrickRules, rng: Random, tricks: int, cards: Sequence[Card]) -> Position:
    in_play = rules.seats * tricks
    hands = tuple(CardSet.of(cards[first : first + tricks]) for first in range(0, in_play, tricks))
    trump = rules.allowed_trumps[int(len(rules.allowed_trumps) * rng.random())]
    nest = cards[in_play : in_play + rules.nest_size]
    played = rules.tricks - tricks if rules.most_tricks_points else 0
    sides, won = _sides(rules, rng), (played // 2, played - played // 2)
    return Position.under(rules, trump, nest, hands, 0, sides=sides, tricks_won=won)


def _sides(rules: TrickRules, rng: Random) -> tuple[int, ...]:
    if rules.sides is Sides.ALTERNATE:
        return tuple(seat % 2 for seat in range(rules.seats))
    partner = 1 + int((rules.seats - 1) * rng.random()) if rules.sides is Sides.CALLED else 0
    return tuple(0 if seat in (0, partner) else 1 for seat in range(rules.seats))
