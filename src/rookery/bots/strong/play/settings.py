"""How card play decides, in numbers: so that it can be measured what each is worth."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of card play; the defaults are those that played best.

    `solved` and `played` say whether worlds are solved exactly, and played out by `policy`: by
    "skill", which goes by what a seat may know, by "habits" or by the "open" policy, whose seats
    see all hands; with a `sharpness` above 1 the first two play the likeliest cards more often than
    they are likely. `reads` says whether worlds are weighed by what was bid and played;
    `trusts_hands` and `trusts_cards` how far, 1 for all that they say. Of `most_worlds` to look at,
    `drawn` times as many are drawn.

    With more than `most_solved` cards in hand nothing is solved, nor where fewer than
    `fewest_solved` worlds can be. `solved_share` is how much an exact answer counts against the
    policy's, with the most cards in hand that are solved and with the fewest, and half of that if
    only `few_solved` worlds could be solved; once the worlds are drawn, playing out has a share of
    the time that is left, `played_first`. `spread` is by how many points, for
    each trick to come, an exact total turns out otherwise. `prior` are the points that what is
    usually good counts for where nothing is exact. `points_share` is how much plain points
    count against the chance to win the match. A card that is behind the best by no more than
    `slight` points, less as more of it is exact, and `doubt` standard errors is as good, and the
    one that rules of thumb are most for is played.
    """

    solved: bool = True
    played: bool = True
    policy: str = "open"
    sharpness: float = 2.0
    reads: bool = True
    trusts_hands: float = 0.8
    trusts_cards: float = 0.8
    most_worlds: int = 2000
    drawn: int = 5
    most_solved: int = 9
    solved_share: tuple[float, float] = (0.65, 1.15)
    few_solved: float = 4.0
    fewest_solved: int = 16
    played_first: float = 0.6
    spread: float = 2.0
    prior: float = 1.0
    points_share: float = 0.5
    slight: float = 2.0
    doubt: float = 0.4


SETTINGS = Settings()
"""Those that are used."""
