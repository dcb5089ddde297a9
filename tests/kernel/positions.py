"""Random positions, with the cards, seats, trump and scoring of any game."""

from collections.abc import Callable
from random import Random
from typing import Any

from rookery.core.cards import COLOURS, POKER_SUITS, ROOK, Card, CardSet, poker_pack, rook_pack
from rookery.kernel.position import Position

SCORINGS = ("counters", "five", "tricks", "most tricks", "everything", "any values")


def random_position(
    rng: Random, tricks: int = 3, *, seats: int | None = None, on_table: bool | None = None
) -> Position:
    """A random position with `tricks` tricks to go, including the current one.

    Some packs are cut down, so that suits are long or short. `on_table` says whether there are
    cards in the current trick; None leaves it to chance.
    """
    seats = seats or rng.randint(3, 6)
    poker = rng.random() < 0.5
    pack = _pack(rng, poker=poker, least=seats * tricks)
    dealt = rng.sample(pack, seats * tricks)
    hands = tuple(CardSet.of(dealt[seat::seats]) for seat in range(seats))
    trump = rng.choice((None, None, *(POKER_SUITS if poker else COLOURS)))
    always = rng.sample(dealt, 1) if trump is not None and rng.random() < 0.2 else []
    rook_too = [ROOK] if always and ROOK not in always else []
    position = Position(
        hands=hands,
        leader=rng.randrange(seats),
        trump=trump,
        low=trump is None and rng.random() < 0.5,
        rook=rng.choice(("low", "10.5", "12.5", "high")),
        rook_any_time=rng.random() < 0.5,
        always_trump=(*always, *rook_too),
        ones_high=rng.random() < 0.3,
        sides=_sides(rng, seats),
        **_scoring(rng, pack),
    )
    cards = 0 if on_table is False else rng.randrange(seats)
    for _ in range(max(cards, 1) if on_table else cards):
        position = played(position, rng)
    return position


def folded(position: Position, value: Callable[[Position, list[float]], float]) -> float:
    """Side 0's points; at each position `value` combines the results of all legal cards."""
    if position.is_over:
        return 0
    each = [position.play(card) for card in position.legal()]
    return value(position, [gained[0] + folded(after, value) for after, gained in each])


def played(position: Position, rng: Random) -> Position:
    """The position after a random legal card."""
    return position.play(rng.choice(list(position.legal())))[0]


def _pack(rng: Random, *, poker: bool, least: int) -> list[Card]:
    """A random pack of two to four suits, sometimes with as few ranks as possible."""
    whole = poker_pack() if poker else rook_pack(range(1, 15), with_rook=True)
    suits = rng.sample(POKER_SUITS if poker else COLOURS, rng.randint(2, 4))
    if rng.random() < 0.3:
        suits = list(POKER_SUITS if poker else COLOURS)
    pack = [card for card in whole if card.suit in suits]
    fewest = -(-least // len(suits))
    if rng.random() < 0.5 and fewest < 13:
        ranks = rng.sample(range(2, 15), rng.randint(fewest, 13))
        pack = [card for card in pack if card.rank in ranks]
    if rng.random() < 0.7:
        pack.append(ROOK)
    return pack if len(pack) >= least else [card for card in whole if card != ROOK]


def _sides(rng: Random, seats: int) -> tuple[int, ...]:
    """The sides as in some game, or a random split with a seat on each side."""
    if seats % 2 == 0 and rng.random() < 0.5:
        return (0, 1) * (seats // 2)
    while True:
        sides = tuple(rng.randrange(2) for _ in range(seats))
        if len(set(sides)) == 2:
            return sides


def _scoring(rng: Random, pack: list[Card]) -> dict[str, Any]:
    kind = rng.choice(SCORINGS)
    if kind == "counters":
        return {
            "values": _by_rank(pack, {5: 5, 10: 10, 13: 10}),
            "last_trick_points": rng.choice((0, 5, 20)),
        }
    if kind == "five":
        return {"values": _by_rank(pack, {0: 20, 5: 5, 10: 10, 13: 10, 14: 15})}
    if kind == "tricks":
        return {"trick_points": 1}
    if kind == "any values":
        return {"values": {card: rng.choice((0, 0, 1, 2, 5, 10, 15, 30)) for card in pack}}
    most = {
        "most_tricks_points": 20,
        "tricks_won": (rng.randrange(5), rng.randrange(5)),
        "last_trick_counts": rng.randint(1, 2),
    }
    if kind == "most tricks":
        return {"values": _by_rank(pack, {5: 5, 10: 10, 13: 10}), **most}
    return {
        "values": _by_rank(pack, {5: 5, 10: 10, 14: 10}),
        "trick_points": rng.choice((1, 2, 5)),
        "last_trick_points": rng.choice((3, 10, 20)),
        **most,
    }


def _by_rank(pack: list[Card], values: dict[int, int]) -> dict[Card, int]:
    return {card: values[card.rank] for card in pack if card.rank in values}
