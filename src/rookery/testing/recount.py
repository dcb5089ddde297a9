"""A recount: the score of a finished deal, computed independently of the engines' scoring."""

from collections.abc import Callable

from rookery.core.cards import ROOK, Card, CardSet, Seat
from rookery.core.moves import Bid, ShootSun
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState
from rookery.tricks.rules import Sides, TrickRules
from rookery.tricks.scoring import cut_winner
from rookery.tricks.state import TrickState


def trick_points(rules: TrickRules, state: TrickState) -> tuple[int, ...]:
    """The score of each seat in a trick game."""
    if state.bidder is None:
        return (0,) * rules.seats
    seats = range(rules.seats)
    together = _partners(rules, state)
    took = taken(rules, state)
    by_side = [sum(took[other] for other in seats if together(seat, other)) for seat in seats]
    with_bidder = [together(seat, state.bidder) for seat in seats]
    best = max(by_side[seat] for seat in seats if not with_bidder[seat])
    points = []
    for seat in seats:
        if with_bidder[seat]:
            points.append(_bidders_points(rules, state, by_side[seat], best, with_bidder))
        elif rules.gate is not None and state.totals[seat] >= rules.gate:
            bid = any(together(seat, it) and isinstance(move, Bid) for it, move in state.auction)
            points.append(by_side[seat] if bid else 0)
        else:
            points.append(by_side[seat])
    return tuple(points)


def taken(rules: TrickRules, state: TrickState) -> list[int]:
    """The points that each seat took, and a dummy's after them; most tricks count for one seat."""
    took, tricks = [0] * rules.places, [0] * rules.places
    for trick in state.tricks:
        took[trick.winner] += rules.trick_points + sum(worth(rules, card) for card in trick.cards)
        tricks[trick.winner] += 1
    last = state.tricks[-1].winner
    took[last] += rules.last_trick_points
    tricks[last] += rules.nest_is_a_trick and rules.nest_to == "last_trick"
    nest = sum(worth(rules, card) for card in state.buried)
    nest += rules.trick_points * rules.nest_is_a_trick
    for seat in _nest_takers(rules, state)[:1]:
        took[seat] += nest
    if rules.most_tricks_points:
        even = sum(tricks[0::2]) - sum(tricks[1::2])
        took[cut_winner(rules, state) if even == 0 else int(even < 0)] += rules.most_tricks_points
    return took


def _nest_takers(rules: TrickRules, state: TrickState) -> list[Seat]:
    """The seats of the side that gets the buried cards; none if nobody does (FO-9)."""
    if rules.nest_to == "last_trick":
        return [state.tricks[-1].winner]
    together, bidder = _partners(rules, state), state.bidder
    assert bidder is not None
    to_bidder = {"bidder": True, "opponents": False}.get(rules.nest_to)
    return [seat for seat in range(rules.seats) if together(seat, bidder) is to_bidder]


def worth(rules: TrickRules, card: Card) -> int:
    """The points set for this card in particular, or else for the rook or for its rank."""
    for single, points in rules.card_points:
        if single == card:
            return points
    if card == ROOK:
        return rules.rook_points
    return sum(points for rank, points in rules.counters if rank == card.rank)


def _partners(rules: TrickRules, state: TrickState) -> Callable[[Seat, Seat], bool]:
    if rules.sides is Sides.ALONE:
        return lambda one, other: one == other
    if rules.sides is Sides.ALTERNATE:
        return lambda one, other: one % 2 == other % 2
    bidding = {state.bidder}
    for trick in state.tricks:
        for place, card in enumerate(trick.cards):
            if card in state.called:
                bidding.add((trick.leader + place) % rules.seats)
    return lambda one, other: (one in bidding) == (other in bidding)


def _bidders_points(
    rules: TrickRules, state: TrickState, took: int, theirs: int, with_bidder: list[bool]
) -> int:
    takers = [seat for seat in range(rules.seats) if with_bidder[seat]]
    took_all = all(trick.winner in takers for trick in state.tricks)
    if isinstance(state.bid, ShootSun):
        return rules.sun_value if took_all else -rules.sun_value
    assert state.bid is not None
    if state.bid.amount > took:
        return -_lost(rules, state.bid) * (2 if rules.double_set and theirs > took else 1)
    bonus = rules.all_points_bonus if took == rules.stake else 0
    if rules.moon and state.bid.amount == rules.maximum_bid:
        return rules.moon_value + bonus
    if took_all and rules.slam_value is not None:
        return rules.slam_value + bonus
    return took + bonus


def _lost(rules: TrickRules, bid: Bid) -> int:
    """What a lost bid costs: its amount, or for a moon perhaps once or twice its value (FO-27)."""
    times = {"bid": 0, "value": 1, "double": 2}[rules.moon_set]
    is_moon = rules.moon and bid.amount == rules.maximum_bid
    return times * rules.moon_value if is_moon and times else bid.amount


def fishing_points(rules: FishingRules, state: FishingState) -> tuple[int, ...]:
    """The score of each seat in a fishing game."""
    won = [haul.cards for haul in state.hauls]
    scored = _scored_in_play(rules, state)
    if rules.win_at == "at_once":
        totals = sorted(map(sum, zip(state.totals, scored, strict=True)))
        if totals[-1] >= rules.target and totals[-1] > totals[-2]:
            return tuple(scored)
    if rules.leftovers == "last_capturer" and state.last_capturer is not None:
        left = CardSet.of(card for pile in state.centre for card in pile.cards)
        won[state.last_capturer] = won[state.last_capturer] | left
    most = max(map(len, won))
    leaders = [seat for seat, cards in enumerate(won) if most and len(cards) == most]
    points = []
    for seat, haul in enumerate(state.hauls):
        each = scored[seat]
        each += rules.five_points * sum(card.rank == 5 for card in won[seat] - haul.cards)
        if seat in leaders:
            each += rules.most_cards_points if len(leaders) == 1 else rules.tied_cards_points
        points.append(each)
    return tuple(points)


def _scored_in_play(rules: FishingRules, state: FishingState) -> list[int]:
    """The points of each seat that are certain as soon as they are made."""
    points = []
    for haul in state.hauls:
        each = rules.five_points * sum(card.rank == 5 for card in haul.cards)
        each += rules.orange_points * haul.oranges
        each += rules.big_sweep_points * haul.big_sweeps
        each += rules.little_sweep_points * haul.little_sweeps
        points.append(each)
    return points
