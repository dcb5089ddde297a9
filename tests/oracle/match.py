"""A match: its deals one after the other, the totals, and who has won."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tests.oracle.family import FAMILY
from tests.oracle.family_deal import FamilyDeal
from tests.oracle.options import Options, seat_count
from tests.oracle.trick_games import Dixie, Five, Three
from tests.oracle.tricks import TrickDeal
from tests.oracle.tuxedo import TuxedoDeal
from tests.oracle.two import TwoDeal

Record = dict[str, Any]
Deal = TrickDeal | TuxedoDeal

DEALS: dict[str, Callable[[Options, list[str], int], Deal]] = {
    "tuxedo": TuxedoDeal,
    "dixie": Dixie,
    "three": Three,
    "five": Five,
    "two": TwoDeal,
    **{game: partial(FamilyDeal, game) for game in FAMILY},
}
CALLED = ["five", *(game for game, kind in FAMILY.items() if kind.calls)]
PAIRED = ["dixie", *(game for game, kind in FAMILY.items() if not kind.calls)]


def start(game: str, options: Options, claim: Record, totals: Sequence[int] = ()) -> Deal:
    """A deal of a record at its first move; `totals` are the scores before it, all 0 by default."""
    deal = DEALS[game](options, claim["deck"].split(), claim["dealer"])
    if isinstance(deal, TuxedoDeal) and totals:
        deal.totals = list(totals)
    return deal


def totals_before(record: Record, index: int) -> list[int]:
    """The totals before a deal of a valid record, without a cap; empty before the first."""
    points = [deal["points"] for deal in record["deals"][:index]]
    return [sum(column) for column in zip(*points, strict=True)]


def points_of(deal: Deal, claim: Record, before: list[int]) -> list[int]:
    """The points of a finished deal of a record, whose totals before it are given."""
    cut = claim["cut"].split() if "cut" in claim else None
    return deal.points(cut) if isinstance(deal, TuxedoDeal) else deal.points(cut, before)


class Standing:
    """How a match stands between two deals."""

    def __init__(self, game: str, options: Options) -> None:
        self.game = game
        self.options = options
        self.seats = seat_count(game, options)
        self.totals = [0] * self.seats
        self.winners: list[int] = []
        self.dealers = list(range(self.seats))  # TT-5: the first one is drawn
        self.played = 0

    def add(self, deal: Deal, points: list[int]) -> None:
        """Count a finished deal that scored these points."""
        misdealt = isinstance(deal, TrickDeal) and deal.misdealt
        thrown_in = isinstance(deal, TrickDeal) and deal.thrown_in
        bidder = deal.bidder if isinstance(deal, TrickDeal) else None
        self.dealers = [deal.dealer if misdealt else (deal.dealer + 1) % self.seats]  # FO-13
        self.played += 0 if thrown_in else 1  # FO-19
        added = [total + got for total, got in zip(self.totals, points, strict=True)]
        if self.options.get("never_below_zero"):  # FO-26
            added = [max(total, 0) for total in added]
        self.totals = capped(self.options, added, bidder)
        able = list(range(self.seats))
        if self.options.get("must_make_to_win"):  # FO-25
            able = makers(deal, points)
        self.winners = winners(self.game, self.options, self.totals, bidder, self.played, able)


def makers(deal: Deal, points: list[int]) -> list[int]:
    """The seats of the bidding side if it has made its bid; a lost bid scores less than 0."""
    if not isinstance(deal, TrickDeal) or deal.bidder is None or points[deal.bidder] < 0:
        return []
    if isinstance(deal, Dixie):
        return list(range(deal.bidder % 2, deal.seats, 2))
    return deal.bidders() if isinstance(deal, FamilyDeal | Five) else [deal.bidder]


def capped(options: Options, totals: list[int], bidder: int | None) -> list[int]:
    """FO-15, FO-19: the totals of a game in pairs, where only the bidding side passes the cap."""
    cap = options.get("cap")
    if cap is None:
        return totals
    return [
        total if bidder is not None and is_out(options, total, seat, bidder) else min(total, cap)
        for seat, total in enumerate(totals)
    ]


def is_out(options: Options, total: int, seat: int, bidder: int) -> bool:
    """Whether a seat of the bidding side has reached the target."""
    return seat % 2 == bidder % 2 and total >= int(options["target"])


# Who has won


def highest(totals: list[int]) -> list[int]:
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def winners(
    game: str, options: Options, totals: list[int], bidder: int | None, played: int, able: list[int]
) -> list[int]:
    """The winners after a deal with this bidder; none if another deal is needed.

    `played` deals were played so far. The target goes before every other end (R5-13, DC-8, FO-19),
    and wins only for the seats that are `able` to (FO-25).
    """
    ready = [total if seat in able else -1 for seat, total in enumerate(totals)]
    if max(ready) >= options["target"]:
        return out(game, options, ready, bidder)
    floor, margin, deals = (options.get(name) for name in ("floor", "margin", "deals"))
    fallen = floor is not None and min(totals) <= floor  # R5-13, TH-6
    if game in FAMILY and FAMILY[game].loses_at is not None:  # DC-8
        fallen = min(totals) <= (FAMILY[game].loses_at or 0) and max(totals) >= 0
    far_ahead = margin is not None and max(totals) - min(totals) >= margin  # FO-14
    enough = deals is not None and played >= deals  # FO-14
    return best(game, totals) if fallen or far_ahead or enough else []


def out(game: str, options: Options, totals: list[int], bidder: int | None) -> list[int]:
    """The winners if somebody has reached the target."""
    both = min(totals) >= options["target"]
    if both and options.get("bidder_out_first") and bidder is not None:  # DX-9
        return list(range(bidder % 2, len(totals), 2))
    return best(game, totals)


def best(game: str, totals: list[int]) -> list[int]:
    """Those with the highest total, unless they are equals who have to play on.

    A seat wins alone (TX-20, R3-6, R2-7), several share the win where a partner is called (R5-12,
    CP-8), and otherwise one of the two sides wins (DX-9, KD-8).
    """
    leaders = highest(totals)
    if game in CALLED:
        return leaders
    most = len(totals) // 2 if game in PAIRED else 1
    return leaders if len(leaders) == most else []
