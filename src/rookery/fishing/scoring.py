"""The score of a fishing deal and the winner of the match (TX-18 to TX-20)."""

from collections.abc import Sequence

from rookery.core.cards import CardSet, Seat
from rookery.core.seating import leaders
from rookery.fishing.rules import FIVE, FishingRules
from rookery.fishing.state import FishingState, Haul


def running_totals(
    rules: FishingRules, totals: Sequence[int], hauls: Sequence[Haul]
) -> tuple[int, ...]:
    """The totals so far: those before the deal, and its sweeps, oranges and fives (TX-20)."""
    return tuple(
        total
        + haul.oranges * rules.orange_points
        + haul.big_sweeps * rules.big_sweep_points
        + haul.little_sweeps * rules.little_sweep_points
        + fives(haul.cards) * rules.five_points
        for total, haul in zip(totals, hauls, strict=True)
    )


def winner_at_once(
    rules: FishingRules, totals: Sequence[int], hauls: Sequence[Haul]
) -> Seat | None:
    """The seat that has won in the middle of the deal; None without the option `win_at` (TX-20)."""
    if rules.win_at == "deal":
        return None
    won = _winners(rules, running_totals(rules, totals, hauls))
    return won[0] if won else None


def cards_won(rules: FishingRules, state: FishingState) -> tuple[CardSet, ...]:
    """The cards that count for each seat; by option, the last capturer gets the centre's (TX-18).
    After a win in the middle of the deal, cards left in the centre count for nobody (TX-20).
    """
    won = [haul.cards for haul in state.hauls]
    if winner_at_once(rules, state.totals, state.hauls) is not None:
        return tuple(won)
    if rules.leftovers == "last_capturer" and state.last_capturer is not None:
        left = CardSet.of(card for pile in state.centre for card in pile.cards)
        won[state.last_capturer] |= left
    return tuple(won)


def score(rules: FishingRules, state: FishingState) -> tuple[int, ...]:
    """The score of each seat for a finished deal (TX-19)."""
    return tuple(sum(sources.values()) for sources in sources_by_seat(rules, state))


def sources_by_seat(rules: FishingRules, state: FishingState) -> tuple[dict[str, int], ...]:
    """Where the points of each seat come from (TX-19): points by their source.

    The sources are `most cards`, `oranges`, `big sweeps`, `little sweeps` and `fives`. Nobody
    scores for most cards in a deal that was won at once (TX-20).
    """
    won = cards_won(rules, state)
    most = most_cards(rules, won)
    if winner_at_once(rules, state.totals, state.hauls) is not None:
        most = (0,) * rules.seats
    return tuple(
        {
            "most cards": most[seat],
            "oranges": haul.oranges * rules.orange_points,
            "big sweeps": haul.big_sweeps * rules.big_sweep_points,
            "little sweeps": haul.little_sweeps * rules.little_sweep_points,
            "fives": fives(won[seat]) * rules.five_points,
        }
        for seat, haul in enumerate(state.hauls)
    )


def fives(cards: CardSet) -> int:
    """The number of fives among the cards (TX-19)."""
    return sum(card.rank == FIVE for card in cards)


def most_cards(rules: FishingRules, won: tuple[CardSet, ...]) -> tuple[int, ...]:
    """The points of each seat for winning the most cards, or for tying for the most (TX-19)."""
    counts = tuple(map(len, won))
    best = leaders(counts) if any(counts) else ()
    each = rules.most_cards_points if len(best) == 1 else rules.tied_cards_points
    return tuple(each if seat in best else 0 for seat in range(len(won)))


def totals_after(rules: FishingRules, state: FishingState) -> tuple[int, ...]:
    """The totals of the seats after a finished deal."""
    points = score(rules, state)
    return tuple(before + won for before, won in zip(state.totals, points, strict=True))


def winners(rules: FishingRules, state: FishingState) -> tuple[Seat, ...]:
    """The seat with the highest total if it reached the target; () if none has, or on a tie."""
    return _winners(rules, totals_after(rules, state))


def _winners(rules: FishingRules, totals: Sequence[int]) -> tuple[Seat, ...]:
    """The seat that alone has the highest total, if that reached the target."""
    best = leaders(totals)
    return best if len(best) == 1 and totals[best[0]] >= rules.target else ()
