"""Counts of what a seat did in deals; the facts of several deals can be added."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

FACTS_VERSION = 1
"""The version of the facts. It grows when the meaning of a number changes."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a seat did in one finished deal, or in many: each number is a count or a sum of points.

    All games:

    * `deals` were dealt to the end, of which `thrown_in` were not played (TT-6, FO-13);
    * `points` is what the seat scored.

    Bidding:

    * `bidder` deals were played as the bidder; of these `made` were made and `was_set` were set;
      `bid` is the sum of the bids except suns, `bid_took` the points that the bidding side took in
      all these deals, and `bid_points` the bidder's score in them;
    * `suns` were shot and `suns_made` made (R5-4); `moons` were bid and `moons_made` made (FO-16);
      `slams` is how often the bidder's side won every trick;
    * `no_trump` and `lo_no` are the bidder's calls of either (R5-6);
    * `partner` deals were played as partner of the bidder: `partner_made` were made, `partner_set`
      set, `partner_points` scored, and in `called` the partner was called by a card (R5-8);
    * `lone` deals were played as a bidder who called a card and had no partner, `lone_made` made;
    * `opponent` deals were played against the bidder, who was set in `opponent_set` of them.

    The nest:

    * `nests` were taken by the seat as bidder, with `nest_found` points and `nest_trumps` trumps in
      them, and `nest_kept` of their cards kept;
    * `nest_buried` points were buried, and `nest_back` of them came back to the bidder's side;
    * `nests_won` is how often the side took a nest that an opponent had buried, with `nest_won`
      points in it (FO-9).

    Tricks: `tricks` won, of which `last_tricks` were the last of a deal, with `counters` points in
    the cards of all of them.

    Fishing:

    * `captures`, `builds` and `trails` are turns; `cards` were won, with `fives` among them;
    * `most_cards` is how often nobody had more (TX-19);
    * `oranges_made` were in the seat's own captures, `oranges_kept` of them won by the seat;
      `oranges_caught` were won in all, also in the captures of others (TX-15);
    * `big_sweeps` and `little_sweeps` (TX-14).
    """

    deals: int = 0
    thrown_in: int = 0
    points: int = 0
    bidder: int = 0
    made: int = 0
    was_set: int = 0
    bid: int = 0
    bid_took: int = 0
    bid_points: int = 0
    suns: int = 0
    suns_made: int = 0
    moons: int = 0
    moons_made: int = 0
    slams: int = 0
    no_trump: int = 0
    lo_no: int = 0
    partner: int = 0
    partner_made: int = 0
    partner_set: int = 0
    partner_points: int = 0
    called: int = 0
    lone: int = 0
    lone_made: int = 0
    opponent: int = 0
    opponent_set: int = 0
    nests: int = 0
    nest_found: int = 0
    nest_trumps: int = 0
    nest_kept: int = 0
    nest_buried: int = 0
    nest_back: int = 0
    nests_won: int = 0
    nest_won: int = 0
    tricks: int = 0
    last_tricks: int = 0
    counters: int = 0
    captures: int = 0
    builds: int = 0
    trails: int = 0
    cards: int = 0
    fives: int = 0
    most_cards: int = 0
    oranges_made: int = 0
    oranges_kept: int = 0
    oranges_caught: int = 0
    big_sweeps: int = 0
    little_sweeps: int = 0

    def __add__(self, other: Facts) -> Facts:
        return Facts(*(getattr(self, name) + getattr(other, name) for name in NAMES))

    def as_json(self) -> dict[str, int]:
        """The numbers by name, without those that are 0.

        >>> Facts(deals=2, points=-5).as_json()
        {'deals': 2, 'points': -5}
        """
        return {name: number for name in NAMES if (number := getattr(self, name))}

    @classmethod
    def of_json(cls, kept: Mapping[str, int]) -> Facts:
        """The facts of `as_json`; names that this version does not know are left out."""
        return cls(**{name: number for name, number in kept.items() if name in _KNOWN})


NAMES = tuple(each.name for each in fields(Facts))
"""The names of all the numbers, in order."""

_KNOWN = frozenset(NAMES)
