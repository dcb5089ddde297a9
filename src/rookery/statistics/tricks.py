"""What each seat did in a finished deal of a trick game."""

from dataclasses import replace

from rookery.core.cards import Seat
from rookery.core.moves import Trump
from rookery.statistics.contracts import Contract
from rookery.statistics.facts import Facts
from rookery.tricks.rules import Phase, Sides, TrickRules
from rookery.tricks.scoring import nest_winner
from rookery.tricks.state import TrickState


def trick_facts(
    rules: TrickRules, state: TrickState, contract: Contract, points: tuple[int, ...]
) -> tuple[Facts, ...]:
    """The facts of each seat in a finished deal with a contract; `points` are scored by seat."""
    return tuple(
        _won(rules, state, seat)
        + _in_its_role(rules, contract, seat, points[seat])
        + _of_the_nest(rules, state, contract, seat)
        for seat in range(rules.seats)
    )


def _won(rules: TrickRules, state: TrickState, seat: Seat) -> Facts:
    won = [trick for trick in state.tricks if trick.winner == seat]
    return Facts(
        tricks=len(won),
        last_tricks=int(state.tricks[-1].winner == seat),
        counters=sum(rules.points_in(trick.cards) for trick in won),
    )


def _in_its_role(rules: TrickRules, contract: Contract, seat: Seat, points: int) -> Facts:
    """The facts of a seat as bidder, as partner of the bidder, or against the bidder."""
    facts = Facts(deals=1, points=points)
    made, lost = int(contract.is_made), int(not contract.is_made)
    if seat == contract.bidder:
        return facts + _as_bidder(rules, contract, points)
    if seat in contract.partners:
        return replace(
            facts,
            partner=1,
            partner_made=made,
            partner_set=lost,
            partner_points=points,
            called=int(rules.sides is Sides.CALLED),
        )
    return replace(facts, opponent=1, opponent_set=lost)


def _as_bidder(rules: TrickRules, contract: Contract, points: int) -> Facts:
    made = int(contract.is_made)
    is_lone = rules.sides is Sides.CALLED and not contract.partners
    return Facts(
        bidder=1,
        made=made,
        was_set=1 - made,
        bid=contract.bid or 0,
        bid_took=contract.took,
        bid_points=points,
        suns=int(contract.is_sun),
        suns_made=made * contract.is_sun,
        moons=int(contract.is_moon),
        moons_made=made * contract.is_moon,
        slams=int(contract.has_all_tricks),
        no_trump=int(contract.trump is Trump.NONE),
        lo_no=int(contract.trump is Trump.LOW),
        lone=int(is_lone),
        lone_made=made * is_lone,
    )


def _of_the_nest(rules: TrickRules, state: TrickState, contract: Contract, seat: Seat) -> Facts:
    """The facts about the nest: the bidder's points from it, or the other seats' (FO-9)."""
    if Phase.NEST not in rules.course:
        return Facts()
    winner = nest_winner(rules, state)
    buried = rules.points_in(state.buried)
    if seat == contract.bidder:
        return Facts(
            nests=1,
            nest_found=rules.points_in(state.nest),
            nest_trumps=len(state.nest & rules.orders[contract.trump].trumps),
            nest_kept=len(state.nest - state.buried),
            nest_buried=buried,
            nest_back=buried if winner in contract.side else 0,
        )
    is_won = winner is not None and winner not in contract.side and winner < rules.seats
    if is_won and seat not in contract.side and _are_together(rules, winner, seat):
        return Facts(nests_won=1, nest_won=buried)
    return Facts()


def _are_together(rules: TrickRules, winner: Seat | None, seat: Seat) -> bool:
    """Whether an opponent of the bidder scores the tricks of `winner`, another opponent."""
    return rules.sides is not Sides.ALONE or winner == seat
