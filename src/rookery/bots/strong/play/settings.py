"""The parameters of card play, gathered here so that their effect can be measured."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Settings:
    """Parameters of card play. Defaults are guesses where docs/strong.md has no results."""

    solves: bool = True
    """Whether worlds are solved exactly with open hands."""

    plays_out: bool = True
    """Whether worlds are played out by `policy`."""

    policy: str = "open"
    """The playout policy: its players see all hands ("open") or not ("skill" and "habits")."""

    sharpness: float = 2.0
    """The factor of log probabilities in "skill" and "habits"; above 1 favours likely cards."""

    resamples: bool = True
    """Whether worlds are resampled by how likely they make the bids and the plays."""

    hand_likelihood_exponent: float = 0.8
    """The exponent of the likelihood of a world's hands: 1 takes it as it is, 0 ignores it."""

    card_likelihood_exponent: float = 0.8
    """The exponent of the likelihood of the cards played: 1 takes it as it is, 0 ignores it."""

    most_worlds: int = 2000
    """The most worlds of one draw, counted after resampling."""

    draws_more: bool = True
    """Whether more worlds are drawn for playouts, until the budget ends or a best card is clear."""

    drawn_per_world: int = 5
    """The fewest worlds drawn for each world that resampling keeps."""

    most_drawn_per_world: int = 80
    """If few worlds explain the bids: the most drawn for each world that resampling keeps."""

    most_solved: int = 9
    """The largest number of cards in hand with which worlds are solved."""

    exact_weights: tuple[float, float] = (0.65, 1.15)
    """The weight of exact values against playouts with `most_solved` cards in hand, and with none.

    The weight is interpolated between the two, and limited to a little below 1.
    """

    few_solved: float = 4.0
    """The number of solved worlds with which exact values get half of their full weight."""

    fewest_solved: int = 16
    """The fewest solved worlds that count. With fewer, there are no exact values at all."""

    first_playout_share: float = 0.6
    """The share of the remaining budget that playouts get before worlds are solved."""

    spread: float = 2.0
    """The assumed error of an exact total with one trick left: a standard deviation in points.

    The error grows with the square root of the number of tricks left.
    """

    policy_weight: float = 1.0
    """The points that a card gains for each unit of its log probability under "skill".

    These points fall to 0 as exact values get more weight.
    """

    points_share: float = 0.5
    """The weight, from 0 to 1, of the deal's points against the chance of winning the match."""

    tie_points: float = 2.0
    """Cards within this many points of the best are tied if no world is solved."""

    tie_errors: float = 0.4
    """The number of standard errors that are added to the tolerance for ties."""


SETTINGS = Settings()
"""The settings with which `strong` plays."""

JUDGING = replace(SETTINGS, most_drawn_per_world=20)
"""The settings with which moves are judged and explained.

If few worlds explain the bids, as in Call Partner, drawing worlds takes most of the time. There,
these settings draw fewer worlds than `strong` does.
"""
