"""The score of a finished deal and the winners of the match.

TT-4, DX-3, DX-7 to DX-9, R3-2, R3-6, R5-2, R5-4, R5-8, R5-11, R5-12, R5-13.
"""

from __future__ import annotations

from collections.abc import Sequence

from rookery.core.cards import Seat
from rookery.core.moves import Bid, ShootSun
from rookery.core.seating import leaders
from rookery.tricks.play import holder_of_called
from rookery.tricks.rules import Sides, TrickRules
from rookery.tricks.state import Trick, TrickState


def sides_of(rules: TrickRules, state: TrickState) -> tuple[tuple[Seat, ...], ...]:
    """The sides of a deal that has a bidder, each with its seats in ascending order."""
    seats = range(rules.seats)
    if rules.sides is Sides.ALONE:
        return tuple((seat,) for seat in seats)
    if rules.sides is Sides.ALTERNATE:
        return (tuple(seats[0::2]), tuple(seats[1::2]))
    bidding = {state.bidder, holder_of_called(rules, state)}
    return (
        tuple(seat for seat in seats if seat in bidding),
        tuple(seat for seat in seats if seat not in bidding),
    )


def points_in_tricks(rules: TrickRules, tricks: Sequence[Trick]) -> tuple[int, ...]:
    """The points that each seat has won in tricks so far: counters, and points for each trick."""
    points = [0] * rules.seats
    points_of = rules.points_of.__getitem__
    for trick in tricks:
        points[trick.winner] += sum(map(points_of, trick.cards)) + rules.trick_points
    return tuple(points)


def tricks_won(rules: TrickRules, tricks: Sequence[Trick]) -> tuple[int, ...]:
    """The tricks that each seat has won. After the last, the nest may count as one more (DX-7)."""
    won = [0] * rules.seats
    for trick in tricks:
        won[trick.winner] += 1
    if rules.nest_is_a_trick and len(tricks) == rules.tricks:
        won[tricks[-1].winner] += 1
    return tuple(won)


def tricks_are_settled(rules: TrickRules, state: TrickState) -> bool:
    """Whether no cut is due (DX-8).

    No cut is due if nothing is scored for winning the most tricks, if one side has won more, or
    once the cut has been made.
    """
    if not rules.most_tricks_points or state.cut:
        return True
    won = tricks_won(rules, state.tricks)
    return sum(won[0::2]) != sum(won[1::2])


def cut_winner(rules: TrickRules, state: TrickState) -> int:
    """The side, 0 or 1, with the higher total of cut cards (DX-8).

    Each seat from the dealer's left takes the next card of the pack. After a tie they take the next
    cards. If the pack runs out, the bidder's side loses the cut.
    """
    assert state.bidder is not None
    whole_rounds = len(state.cut) // rules.seats
    for start in range(0, whole_rounds * rules.seats, rules.seats):
        totals = [0, 0]
        for place, card in enumerate(state.cut[start : start + rules.seats]):
            totals[(state.dealer + 1 + place) % 2] += card.rank
        if totals[0] != totals[1]:
            return 0 if totals[0] > totals[1] else 1
    return 1 - state.bidder % 2


def taken_by_seat(rules: TrickRules, state: TrickState) -> tuple[int, ...]:
    """The points that each seat took in a finished deal, with those of the nest and last trick."""
    points = list(points_in_tricks(rules, state.tricks))
    last = state.tricks[-1].winner
    points[last] += rules.last_trick_points
    if rules.nest_to_last_trick:
        points[last] += sum(rules.points_of[card] for card in state.buried)
    return tuple(points)


def taken_by_side(rules: TrickRules, state: TrickState) -> tuple[int, ...]:
    """The points that each side of `sides_of` took, those for most tricks included (DX-8)."""
    by_seat = taken_by_seat(rules, state)
    points = [sum(by_seat[seat] for seat in side) for side in sides_of(rules, state)]
    if rules.most_tricks_points:
        points[_side_with_most_tricks(rules, state)] += rules.most_tricks_points
    return tuple(points)


def sources_by_side(rules: TrickRules, state: TrickState) -> tuple[dict[str, int], ...]:
    """Where the points of `taken_by_side` come from: for each side, points by their source.

    The sources are `counters` (those won in tricks), `tricks`, `nest` (the buried counters),
    `last trick` and `most tricks`. Each side has every source that the rules score, even if it
    brought 0 points.
    """
    sides = sides_of(rules, state)
    last = state.tricks[-1].winner
    sources: tuple[dict[str, int], ...] = tuple({} for _ in sides)
    for side, points in zip(sides, sources, strict=True):
        tricks = [trick for trick in state.tricks if trick.winner in side]
        points["counters"] = sum(rules.points_of[card] for it in tricks for card in it.cards)
        if rules.trick_points:
            points["tricks"] = rules.trick_points * len(tricks)
        if rules.nest_to_last_trick:
            buried = sum(rules.points_of[card] for card in state.buried)
            points["nest"] = buried if last in side else 0
        if rules.last_trick_points:
            points["last trick"] = rules.last_trick_points if last in side else 0
    if rules.most_tricks_points:
        most = _side_with_most_tricks(rules, state)
        for number, points in enumerate(sources):
            points["most tricks"] = rules.most_tricks_points if number == most else 0
    return sources


def _side_with_most_tricks(rules: TrickRules, state: TrickState) -> int:
    """The side, 0 or 1, with more tricks; if they are tied, the one that won the cut (DX-8)."""
    won = tricks_won(rules, state.tricks)
    even, odd = sum(won[0::2]), sum(won[1::2])
    return cut_winner(rules, state) if even == odd else int(odd > even)


def score(rules: TrickRules, state: TrickState) -> tuple[int, ...]:
    """The score of each seat for a finished deal; all 0 if the hands were thrown in (TT-6)."""
    if state.bidder is None:
        return (0,) * rules.seats
    points = [0] * rules.seats
    taken = taken_by_side(rules, state)
    for side, took in zip(sides_of(rules, state), taken, strict=True):
        scored = _bidders_score(rules, state, side, took) if state.bidder in side else took
        for seat in side:
            points[seat] = scored
    return tuple(points)


def _bidders_score(rules: TrickRules, state: TrickState, side: tuple[Seat, ...], took: int) -> int:
    """The score of the bidding side, which took `took` points in the deal (TT-4, R5-4)."""
    assert state.bid is not None
    if not is_made(state, side, took):
        return score_if_set(rules, state.bid)
    fixed = score_if_made(rules, state.bid)
    return took if fixed is None else fixed


def is_made(state: TrickState, side: tuple[Seat, ...], took: int) -> bool:
    """Whether the bidding side took what it bid: its points, or every trick for the sun (R5-4)."""
    if isinstance(state.bid, ShootSun):
        return all(trick.winner in side for trick in state.tricks)
    assert isinstance(state.bid, Bid)
    return took >= state.bid.amount


def score_if_made(rules: TrickRules, bid: Bid | ShootSun) -> int | None:
    """The fixed score of a made bid; None where the bidding side scores the points it took (TT-4).

    Only the sun and the moon have one. The moon is a bid of the maximum in a game with the sun,
    and it is the bid that counts, not the points taken (R5-4).
    """
    if isinstance(bid, ShootSun):
        return rules.sun_value
    is_moon = rules.sun and bid.amount == rules.maximum_bid
    return rules.moon_value if is_moon else None


def score_if_set(rules: TrickRules, bid: Bid | ShootSun) -> int:
    """The score of a bid that was not made: minus the bid, or minus the value of the sun.

    A lost moon costs its bid, whatever a made one is worth (TT-4, R5-4).
    """
    return -rules.sun_value if isinstance(bid, ShootSun) else -bid.amount


def winners(rules: TrickRules, state: TrickState) -> tuple[Seat, ...]:
    """The seats that have won the match with this deal, partners included, or () if it goes on."""
    points = score(rules, state)
    totals = [a + b for a, b in zip(state.totals, points, strict=True)]
    out = [seat for seat in range(rules.seats) if totals[seat] >= rules.target]
    if out:
        if rules.bidder_out_first and state.bidder in out and len(out) == rules.seats:
            return tuple(range(state.bidder % 2, rules.seats, 2))
        return _undivided(rules, leaders(totals))
    if rules.floor is not None and min(totals) <= rules.floor:
        return leaders(totals)
    return ()


def _undivided(rules: TrickRules, best: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats in the lead if they can win together, else () and the match goes on."""
    if rules.tie_is_shared or len(best) == 1:
        return best
    is_one_side = rules.sides is Sides.ALTERNATE and len({seat % 2 for seat in best}) == 1
    return best if is_one_side else ()
