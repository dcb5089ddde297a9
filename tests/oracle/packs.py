"""FO-29: the pack, the hands and the nest of every game, as its options change them."""

from collections.abc import Iterator, Mapping
from typing import Any

from tests.oracle.cards import ROOK, number, poker_pack, rook_pack
from tests.oracle.family import FAMILY

Options = Mapping[str, Any]

PACKS = {
    "tuxedo": rook_pack(),  # TX-1
    "dixie": rook_pack(),  # DX-1
    "three": rook_pack(4),  # R3-1
    "two": rook_pack(4),  # R2-1
    "five": poker_pack(),  # R5-1
    **{game: kind.pack for game, kind in FAMILY.items()},
}
DEALT: dict[str, Mapping[int, tuple[int, int]]] = {
    "dixie": {4: (13, 4), 6: (9, 2)},  # DX-2
    "three": {3: (13, 5)},
    "five": {5: (10, 3)},
    **{game: kind.dealt for game, kind in FAMILY.items()},
}
"""The sizes of a hand and of the nest, by number of seats."""


def letters(game: str) -> list[str]:
    return sorted({card[0] for card in PACKS[game] if card != ROOK})


def least(game: str) -> int:
    """The number from which a pack may begin: 2 where a 1 or an ace is high."""
    kind = FAMILY.get(game)
    has_high_ones = kind and (kind.ones_high or "R1" in kind.always_trump)
    return 2 if has_high_ones or "A" in {card[1:] for card in PACKS[game]} else 1


def begins_with(game: str) -> int:
    """The number from which the pack of a game has all cards, 5 at most."""
    lowest, pack = 5, PACKS[game]
    while lowest > least(game) and all(f"{it}{lowest - 1}" in pack for it in letters(game)):
        lowest -= 1
    return lowest


def is_free(game: str) -> bool:
    """Whether the pack and the hands may change."""
    if game not in DEALT or (game in FAMILY and FAMILY[game].trump_is_led):
        return False
    high = {number(card) for card in PACKS[game] if number(card) >= 5}
    return high == set(range(5, max(high) + 1))


def has_nest(game: str) -> bool:
    return any(nest for _, nest in DEALT[game].values())


def offered(game: str) -> dict[str, Any]:
    """The options about the cards that a game offers, with their defaults."""
    if not is_free(game):
        return {}
    found: dict[str, Any] = {"low_cards": begins_with(game), "cards_each": None}
    return found | ({"with_rook": ROOK in PACKS[game]} if has_nest(game) else {})


def about_the_rook(game: str) -> dict[str, Any]:
    """The options about a Rook that a game offers although it has none, with their defaults."""
    if ROOK in PACKS[game] or "with_rook" not in offered(game):
        return {}
    return {"rook_points": 20, "rook_rank": "low", "rook_any_time": False}


def pack_of(game: str, options: Options) -> list[str]:
    """The pack of a game under its options."""
    usual, pack = offered(game), list(PACKS[game])
    if options.get("with_rook", usual.get("with_rook")) != usual.get("with_rook"):
        pack = [card for card in pack if card != ROOK] + [ROOK] * (ROOK not in pack)
    lowest = options.get("low_cards", usual.get("low_cards"))
    if lowest == usual.get("low_cards"):
        return pack
    always = FAMILY[game].always_trump if game in FAMILY else ()
    numbers = range(least(game), 5)
    low = [f"{letter}{each}" for letter in letters(game) for each in numbers]
    kept = [card for card in pack if card not in low or card in always]
    return kept + [card for card in low if number(card) >= lowest and card not in kept]


def dealt(game: str, options: Options, seats: int) -> tuple[int, int]:
    """The sizes of a hand and of the nest, which takes what is over."""
    hand = options.get("cards_each") or DEALT[game][seats][0]
    return hand, len(pack_of(game, options)) - hand * seats


def fits(game: str, options: Options, seats: int) -> bool:
    """Whether the hands and the nest use up the pack."""
    usual = offered(game)
    if not usual or all(options.get(name, default) == default for name, default in usual.items()):
        return True
    _, nest = dealt(game, options, seats)
    return 2 <= nest <= 7 if has_nest(game) else nest == 0


def fitting(game: str, options: Options, seats: int) -> Iterator[int]:
    """Every size of the hands that fits."""
    return (hand for hand in range(1, 30) if fits(game, {**options, "cards_each": hand}, seats))


def bids_more(game: str, options: Options) -> int:
    """By how much the highest bid changes with the Rook."""
    usual = offered(game).get("with_rook")
    return 20 * (options.get("with_rook", usual) - usual) if usual is not None else 0
