"""The score of a finished deal and the winners of the match.

TT-4, DX-3, DX-7 to DX-9, R2-2, R2-7, R3-2, R3-6, R5-2, R5-4, R5-8, R5-11, R5-12, R5-13, FO-9 to
FO-15.
"""

from collections.abc import Iterable, Sequence

from rookery.core.cards import Card, Seat
from rookery.core.moves import Bid, Ply, ShootSun
from rookery.core.seating import leaders
from rookery.tricks.play import holders_of_called
from rookery.tricks.rules import Sides, TrickRules
from rookery.tricks.state import Trick, TrickState


def sides_of(rules: TrickRules, state: TrickState) -> tuple[tuple[Seat, ...], ...]:
    """The sides of a deal that has a bidder, each with its seats in ascending order."""
    seats = range(rules.seats)
    if rules.sides is Sides.ALONE:
        return tuple((seat,) for seat in seats)
    if rules.sides is Sides.ALTERNATE:
        return (tuple(seats[0::2]), tuple(seats[1::2]))
    bidding = {state.bidder} | holders_of_called(rules, state)
    return (
        tuple(seat for seat in seats if seat in bidding),
        tuple(seat for seat in seats if seat not in bidding),
    )


def points_in_tricks(rules: TrickRules, tricks: Sequence[Trick]) -> tuple[int, ...]:
    """Each seat's points so far: counters and tricks. A dummy's are nobody's (R2-6)."""
    points = [0] * rules.seats
    points_of = rules.points_of.__getitem__
    for trick in tricks:
        if trick.winner < rules.seats:
            points[trick.winner] += sum(map(points_of, trick.cards)) + rules.trick_points
    return tuple(points)


def points_of_trick(rules: TrickRules, trick: Trick) -> int:
    """The points of a trick for its winner; a dummy's trick scores for nobody (R2-6)."""
    return rules.points_in(trick.cards) + rules.trick_points


def tricks_won(rules: TrickRules, tricks: Sequence[Trick]) -> tuple[int, ...]:
    """The tricks that each seat has won.

    The nest may count as one more for the seat that won the last trick (DX-7). It does not count
    here if the bidder gets it anyway (SH-4).
    """
    won = [0] * rules.places
    for trick in tricks:
        won[trick.winner] += 1
    if len(tricks) == rules.tricks:
        won[tricks[-1].winner] += rules.last_trick_counts - 1
    return tuple(won[: rules.seats])


def nest_winner(rules: TrickRules, state: TrickState) -> Seat | None:
    """A seat of the side that gets the counters of the buried cards; None for nobody (FO-9)."""
    assert state.bidder is not None
    match rules.nest_to:
        case "last_trick":
            return state.tricks[-1].winner
        case "bidder":
            return state.bidder
        case "opponents":
            sides = sides_of(rules, state)
            return next(side[0] for side in sides if state.bidder not in side)
    return None


def points_of_nest(rules: TrickRules, state: TrickState) -> int:
    """The points of the buried cards, plus a trick's if they count as one (FO-9, SH-2)."""
    return rules.points_in(state.buried) + rules.nest_as_trick


def points_with_last_trick(rules: TrickRules, buried: Iterable[Card]) -> int:
    """The last trick's points besides counters, with a nest that goes along (DX-7, R5-5, SH-2)."""
    if rules.nest_to != "last_trick":
        return rules.last_trick_points
    return rules.last_trick_points + rules.points_in(buried) + rules.nest_as_trick


def tricks_are_settled(rules: TrickRules, state: TrickState) -> bool:
    """Whether no cut is needed (DX-8): one side has most tricks, they score 0, or it was cut."""
    if not rules.most_tricks_points or state.cut:
        return True
    won = tricks_won(rules, state.tricks)
    return sum(won[0::2]) != sum(won[1::2])


def cards_cut(rules: TrickRules, pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that are cut from a pack: one by each seat, again after a tie (DX-8)."""
    seats = rules.seats
    last = len(pack) // seats * seats
    ends = range(seats, last + 1, seats)
    return pack[: next((end for end in ends if _lead(pack[end - seats : end])), last)]


def _lead(cards: Sequence[Card]) -> int:
    """The ranks of the first, third … card together, minus those of the second, fourth …"""
    return sum(card.rank for card in cards[0::2]) - sum(card.rank for card in cards[1::2])


def cut_winner(rules: TrickRules, state: TrickState) -> int:
    """The side, 0 or 1, with the higher total of cut cards (DX-8).

    Each seat from the dealer's left takes the next card of the pack. After a tie they take the next
    cards. If the pack runs out, the bidder's side loses the cut.
    """
    assert state.bidder is not None
    lead = _lead(cards_cut(rules, state.cut)[-rules.seats :])
    if not lead:
        return 1 - state.bidder % 2
    return (state.dealer + 1 if lead > 0 else state.dealer) % 2


def taken_by_seat(rules: TrickRules, state: TrickState) -> tuple[int, ...]:
    """The points that each seat took in a finished deal, including nest and last trick."""
    points = list(points_in_tricks(rules, state.tricks))
    if rules.last_trick_points:
        points[state.tricks[-1].winner] += rules.last_trick_points
    gets_nest = nest_winner(rules, state)
    if gets_nest is not None:
        points[gets_nest] += points_of_nest(rules, state)
    return tuple(points)


def taken_by_side(rules: TrickRules, state: TrickState) -> tuple[int, ...]:
    """The points that each side of `sides_of` took, including those for most tricks (DX-8)."""
    by_seat = taken_by_seat(rules, state)
    points = [sum(by_seat[seat] for seat in side) for side in sides_of(rules, state)]
    if rules.most_tricks_points:
        points[_side_with_most_tricks(rules, state)] += rules.most_tricks_points
    return tuple(points)


def sources_by_side(rules: TrickRules, state: TrickState) -> tuple[dict[str, int], ...]:
    """Where the points of `taken_by_side` come from: for each side, points by their source.

    The sources are `counters` (those won in tricks), `tricks`, `nest` (the buried cards),
    `last trick` and `most tricks`. Each side has every source that the rules score, even if it
    brought 0 points.
    """
    sides = sides_of(rules, state)
    last, gets_nest = state.tricks[-1].winner, nest_winner(rules, state)
    sources: tuple[dict[str, int], ...] = tuple({} for _ in sides)
    for side, points in zip(sides, sources, strict=True):
        tricks = [trick for trick in state.tricks if trick.winner in side]
        points["counters"] = sum(rules.points_of[card] for it in tricks for card in it.cards)
        if rules.trick_points:
            points["tricks"] = rules.trick_points * len(tricks)
        if gets_nest is not None:
            points["nest"] = points_of_nest(rules, state) if gets_nest in side else 0
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
    out = shut_out(rules, state.totals, state.auction)
    for side, took in zip(sides_of(rules, state), taken, strict=True):
        if state.bidder in side:
            scored = _bidders_score(rules, state, side, took)
        else:
            scored = 0 if side[0] in out else took
        for seat in side:
            points[seat] = scored
    return tuple(points)


def _bidders_score(rules: TrickRules, state: TrickState, side: tuple[Seat, ...], took: int) -> int:
    """The score of the bidding side, which took `took` points in the deal."""
    assert state.bid is not None
    others = max(
        taken
        for each, taken in zip(sides_of(rules, state), taken_by_side(rules, state), strict=True)
        if each != side
    )
    return bidding_score(rules, state.bid, took, others, has_all=_has_all_tricks(state, side))


def bidding_score(
    rules: TrickRules, bid: Bid | ShootSun, took: int, others: int, *, has_all: bool
) -> int:
    """The score of a bidding side that took `took` points, and its opponents `others`.

    `has_all` says whether it won every trick. See TT-4, R5-4, FO-10, FO-11 and FO-16.
    """
    made = has_all if isinstance(bid, ShootSun) else took >= bid.amount
    if not made:
        twice = rules.double_set and took < others
        return (2 if twice else 1) * score_if_set(rules, bid)
    fixed = score_if_made(rules, bid)
    if fixed is None:
        is_slam = has_all and rules.slam_value is not None
        fixed = rules.slam_value if is_slam and rules.slam_value is not None else took
    return fixed + (rules.all_points_bonus if took == rules.stake else 0)


def is_made(state: TrickState, side: tuple[Seat, ...], took: int) -> bool:
    """Whether the bidding side took what it bid: its points, or every trick for the sun (R5-4)."""
    if isinstance(state.bid, ShootSun):
        return _has_all_tricks(state, side)
    assert isinstance(state.bid, Bid)
    return took >= state.bid.amount


def _has_all_tricks(state: TrickState, side: tuple[Seat, ...]) -> bool:
    return all(trick.winner in side for trick in state.tricks)


def score_if_made(rules: TrickRules, bid: Bid | ShootSun) -> int | None:
    """The fixed score of a made bid; None if it depends on the points taken (TT-4).

    Only the sun and the moon have one. The moon is a bid of the maximum in a game that has it, and
    it is the bid that counts, not the points taken (R5-4, FO-16).
    """
    if isinstance(bid, ShootSun):
        return rules.sun_value
    return rules.moon_value if _is_moon(rules, bid) else None


def score_if_set(rules: TrickRules, bid: Bid | ShootSun) -> int:
    """The score of a bid that was not made: minus the bid, or minus the value of the sun.

    A lost moon costs its bid (TT-4, R5-4), or by option its value or twice that (FO-27). A bid that
    costs double (FO-10) is not doubled here.
    """
    if isinstance(bid, ShootSun):
        return -rules.sun_value
    return -rules.lost_moon if _is_moon(rules, bid) else -bid.amount


def _is_moon(rules: TrickRules, bid: Bid) -> bool:
    return rules.moon and bid.amount == rules.maximum_bid


def shut_out(rules: TrickRules, totals: Sequence[int], auction: Sequence[Ply]) -> frozenset[Seat]:
    """The seats at the gate that score nothing as defenders, as their side has not bid (FO-12)."""
    if rules.gate is None:
        return frozenset()
    bidders = {seat % 2 for seat, move in auction if isinstance(move, Bid)}
    return frozenset(
        seat for seat, total in enumerate(totals) if total >= rules.gate and seat % 2 not in bidders
    )


def was_played(state: TrickState) -> bool:
    """Whether the cards of a finished deal were played, and not thrown in (TT-6, FO-13)."""
    return state.bidder is not None


def totals_after(rules: TrickRules, state: TrickState) -> tuple[int, ...]:
    """The totals after a finished deal; by option at most a cap, or at least 0 (FO-15, FO-26)."""
    points = score(rules, state)
    totals = [before + scored for before, scored in zip(state.totals, points, strict=True)]
    if rules.never_below_zero:
        totals = [max(total, 0) for total in totals]
    if rules.cap is None or state.bidder is None:
        return tuple(totals)
    for side in sides_of(rules, state):
        goes_out = state.bidder in side and totals[side[0]] >= rules.target
        for seat in side:
            totals[seat] = totals[seat] if goes_out else min(totals[seat], rules.cap)
    return tuple(totals)


def winners(rules: TrickRules, state: TrickState) -> tuple[Seat, ...]:
    """The seats that have won the match with this deal, including partners; () if it goes on."""
    totals = totals_after(rules, state)
    out = [seat for seat in _may_go_out(rules, state) if totals[seat] >= rules.target]
    if out:
        if rules.bidder_out_first and state.bidder in out and len(out) == rules.seats:
            return tuple(range(state.bidder % 2, rules.seats, 2))
        most = max(totals[seat] for seat in out)
        return _undivided(rules, tuple(seat for seat in out if totals[seat] == most))
    if _is_ended(rules, state, totals):
        return _undivided(rules, leaders(totals))
    return _undivided(rules, leaders(totals)) if _is_at_floor(rules, totals) else ()


def _may_go_out(rules: TrickRules, state: TrickState) -> Sequence[Seat]:
    """The seats that win at the target: all, or only the side that made its bid (FO-25)."""
    if not rules.must_make_to_win:
        return range(rules.seats)
    if state.bidder is None:
        return ()
    sides = zip(sides_of(rules, state), taken_by_side(rules, state), strict=True)
    side, took = next(pair for pair in sides if state.bidder in pair[0])
    return side if is_made(state, side, took) else ()


def _is_at_floor(rules: TrickRules, totals: Sequence[int]) -> bool:
    """Whether somebody is so low that the match ends (R5-13, DC-8)."""
    if rules.floor is None or min(totals) > rules.floor:
        return False
    return rules.floor_leader_minimum is None or max(totals) >= rules.floor_leader_minimum


def _is_ended(rules: TrickRules, state: TrickState, totals: Sequence[int]) -> bool:
    """Whether a lead is large enough, or all deals of the match have been played (FO-14)."""
    if rules.margin is not None and max(totals) - min(totals) >= rules.margin:
        return True
    played = state.deals_before + was_played(state)
    return rules.deals is not None and played >= rules.deals


def _undivided(rules: TrickRules, best: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats in the lead if they can win together, else () and the match goes on."""
    if rules.tie_is_shared or len(best) == 1:
        return best
    is_one_side = rules.sides is Sides.ALTERNATE and len({seat % 2 for seat in best}) == 1
    return best if is_one_side else ()
