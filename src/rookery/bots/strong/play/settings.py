"""The parameters of card play, gathered here so that their effect can be measured."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """The parameters of card play.

    The defaults are guesses, except where docs/bots.md gives the results of other values.
    """

    solved: bool = True
    """Whether worlds are solved exactly with open hands."""

    played: bool = True
    """Whether worlds are played out by `policy`."""

    policy: str = "open"
    """The playout policy: "open" sees all hands, "skill" and "habits" only what a seat may know."""

    sharpness: float = 2.0
    """The factor for the log probabilities of cards under "skill" and "habits"."""

    reads: bool = True
    """Whether worlds are resampled by what was bid and played."""

    trusts_hands: float = 0.8
    """The exponent of the likelihood of the hands given the auction."""

    trusts_cards: float = 0.8
    """The exponent of the likelihood of the cards played so far."""

    most_worlds: int = 2000
    """The most worlds that a decision uses."""

    drawn: int = 5
    """The number of worlds drawn for each world used."""

    most_solved: int = 9
    """The most cards in hand with which worlds are solved."""

    solved_share: tuple[float, float] = (0.65, 1.15)
    """The weight of exact values against playouts: with `most_solved` cards in hand, and with none.

    The weight is interpolated between the two, and limited below 1.
    """

    few_solved: float = 4.0
    """The number of solved worlds with which exact values get half of their weight."""

    fewest_solved: int = 16
    """The fewest solved worlds that are used; if fewer can be solved, none is."""

    played_first: float = 0.6
    """The share of the remaining budget that playouts get before worlds are solved."""

    spread: float = 2.0
    """The standard deviation, in points, of an exact total with one trick to come.

    It grows with the square root of the number of tricks to come.
    """

    prior: float = 1.0
    """Points for a unit of log probability under the "skill" policy, where nothing is solved."""

    points_share: float = 0.5
    """The weight of plain points against the chance to win the match."""

    tie_points: float = 2.0
    """Cards within this many points of the best are tied where nothing is solved."""

    tie_errors: float = 0.4
    """The standard errors by which a card may be further behind and still be tied."""


SETTINGS = Settings()
"""The parameters of `strong`."""
