"""The luck in a game, on the scale of the ratings."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck in a match of the usual length, which is `usual_deals` deals.

    `live` and `same_cards` are the luck of one side, in points of the scale, in a match of its own
    and in deals that others played too. They are fitted to simulated players
    (docs/studies.md) so that 400 points mean ten to one.
    """

    usual_deals: float
    live: float
    same_cards: float


_PARTNERS = Luck(5.0, 120.0, 70.0)
"""The luck in partnership games that were not measured: the mean of the measured ones."""

_ALONE = Luck(5.0, 140.0, 105.0)
"""The luck in other games that were not measured."""

_FITTED = {
    ("dixie", 4): (120.0, 79.0),
    ("kentucky", 4): (121.0, 61.0),
    ("three", 3): (123.0, 48.0),
    ("five", 5): (152.0, 86.0),
    ("tuxedo", 4): (150.0, 148.0),
    ("tuxedo", 2): (136.0, 145.0),
}
"""The luck, live and with the same cards, of the games with simulated players."""

_LENGTHS: dict[tuple[str, int], float] = {
    ("tuxedo", 2): 2.9,
    ("tuxedo", 3): 3.8,
    ("tuxedo", 4): 4.6,
    ("tuxedo", 5): 6.1,
    ("tuxedo", 6): 6.4,
    ("dixie", 4): 4.8,
    ("dixie", 6): 5.2,
    ("three", 3): 4.7,
    ("five", 5): 5.1,
    ("kentucky", 4): 4.4,
    ("kentucky-original", 4): 5.9,
    ("kentucky-original-breckinridge", 4): 7.2,
    ("partnership", 4): 5.8,
    ("thirteens", 4): 8.8,
    ("red-one", 4): 7.8,
    ("red-one-western", 4): 5.8,
    ("kentucky-rook", 4): 5.2,
    ("kentucky-rook-williams", 4): 4.0,
    ("kentucky-rook-baby-bird", 4): 5.5,
    ("one-high", 4): 6.2,
    ("house", 4): 5.4,
    ("house-fast", 4): 5.2,
    ("call-partner", 4): 4.8,
    ("call-partner-five", 5): 3.7,
    ("call-partner-five", 6): 3.1,
    ("princeton", 4): 5.8,
    ("two-hundred", 4): 4.8,
    ("two-hundred-kitty", 4): 5.3,
    ("shelem", 4): 13.6,
    ("shelem-185", 4): 12.8,
    ("two", 2): 2.8,
}
"""The mean number of deals of matches between `steady` bots."""


def luck_of(game: str, seats: int, sides: int) -> Luck:
    """The luck of a game for a number of seats; if not measured, the luck of similar games."""
    like = _PARTNERS if sides == 2 and seats > 2 else _ALONE
    live, same_cards = _FITTED.get((game, seats), (like.live, like.same_cards))
    return Luck(_LENGTHS.get((game, seats), like.usual_deals), live, same_cards)
