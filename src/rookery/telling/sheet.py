"""The score sheet of a match: contracts, points and totals, and the race to the target."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rookery.core.cards import Seat
from rookery.core.game import AnyState, Game
from rookery.core.match import Deal, Match
from rookery.core.moves import Bid, ShootSun, Trump
from rookery.core.seating import leaders
from rookery.fishing.game import FishingGame
from rookery.fishing.rules import FishingRules
from rookery.fishing.scoring import sources_by_seat, winner_at_once
from rookery.fishing.state import FishingState
from rookery.telling.fishing import haul_words
from rookery.telling.wording import Words, bid_words, counted, listed, trump_words
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import TrickRules
from rookery.tricks.scoring import is_made, sides_of, sources_by_side, taken_by_side
from rookery.tricks.state import TrickState

_BAR = 30
"""The length of a bar at the target, in characters."""


def score_sheet(match: Match[Any], words: Words) -> list[str]:
    """The lines of the sheet: a row for each scored deal, then the totals."""
    scored = [deal for deal in match.deals if deal.points is not None]
    if not scored:
        return ["No deal is scored yet."]
    rows = [["Deal", "Dealer", *words.names, ""]]
    for number, deal in enumerate(scored, start=1):
        points = [f"{each:+d}" for each in deal.points or ()]
        line = deal_line(match, deal, words)
        rows.append([str(number), words.names[deal.dealer], *points, line])
    rows.append(["", "Total", *map(str, match.totals), ""])
    return _aligned(rows)


def race(match: Match[Any], words: Words) -> list[str]:
    """A bar for each player, with the player's total as a share of the target."""
    target = match.game.rules.target
    width = max(map(len, words.names))
    lines = []
    for name, total in zip(words.names, match.totals, strict=True):
        filled = max(0, min(_BAR, round(_BAR * total / target)))
        lines.append(f"{name:{width}}  {'█' * filled}{'·' * (_BAR - filled)} {total} of {target}")
    return lines


def ending(match: Match[Any]) -> str:
    """How a match is won, such as "First to 500 wins" (FO-14), or how many boards it has."""
    if match.boards:
        return f"{counted(match.boards, 'board').capitalize()}, each scored by itself"
    rules = match.game.rules
    if not isinstance(rules, TrickRules):
        return f"First to {rules.target} wins"
    ahead = f" or {rules.margin} ahead" if rules.margin else ""
    after = f", or the highest total after {counted(rules.deals, 'deal')}" if rules.deals else ""
    return f"First to {rules.target}{ahead} wins{after}"


def deal_line(match: Match[Any], deal: Deal[Any], words: Words) -> str:
    """A line about the outcome of a scored deal, such as "You bid 90 on red, took 105: made"."""
    return outcome_line(match.game, deal.state, contract(match.game, deal.state), words)


def outcome_line(game: Game[Any, Any], state: AnyState, it: Contract | None, words: Words) -> str:
    """The line of `deal_line`, for a caller that has already worked out the contract."""
    if isinstance(state, FishingState) and isinstance(game, FishingGame):
        return _hauls_line(game.rules, state, words)
    return _contract_line(it, words) if it else "all passed; the hands were thrown in"


def points_line(deal: Deal[Any], words: Words) -> str:
    """A line with everybody's points for a scored deal."""
    points = [f"{words.who(seat)} {each:+d}" for seat, each in enumerate(deal.points or ())]
    return f"Points: {', '.join(points)}."


@dataclass(frozen=True, slots=True)
class Contract:
    """The contract of a finished deal, the points its side took, and whether it was made."""

    bidder: Seat | None = None
    partners: tuple[Seat, ...] = ()
    bid: Bid | ShootSun | None = None
    trump: Trump | None = None
    took: int | None = None
    made: bool | None = None


@dataclass(frozen=True, slots=True)
class SideScore:
    """What a side took in a deal, by source, and the points that it scored."""

    seats: tuple[Seat, ...]
    sources: dict[str, int]
    points: int


def side_scores(game: Game[Any, Any], deal: Deal[Any]) -> tuple[SideScore, ...]:
    """The scores of the sides in a deal; where all play alone, each seat is a side.

    Empty if the hands were thrown in.
    """
    assert deal.points is not None
    state = deal.state
    sides: tuple[tuple[Seat, ...], ...]
    if isinstance(state, FishingState) and isinstance(game, FishingGame):
        sides = tuple((seat,) for seat in range(game.seats))
        sources = sources_by_seat(game.rules, state)
    elif isinstance(game, TrickGame) and state.bidder is not None:
        sides, sources = sides_of(game.rules, state), sources_by_side(game.rules, state)
    else:
        return ()
    points = deal.points
    return tuple(
        SideScore(seats, named, points[seats[0]])
        for seats, named in zip(sides, sources, strict=True)
    )


def contract(game: Game[Any, Any], state: AnyState) -> Contract | None:
    """The contract of a scored deal; None if all passed, or if the game has no bidding."""
    if not isinstance(state, TrickState) or not isinstance(game, TrickGame):
        return None
    if state.bidder is None or state.bid is None or state.trump is None:
        return None
    sides, taken = sides_of(game.rules, state), taken_by_side(game.rules, state)
    side, took = next(pair for pair in zip(sides, taken, strict=True) if state.bidder in pair[0])
    partners = tuple(seat for seat in side if seat != state.bidder)
    made = is_made(state, side, took)
    return Contract(state.bidder, partners, state.bid, state.trump, took, made)


def _contract_line(it: Contract, words: Words) -> str:
    assert it.bidder is not None
    assert it.bid is not None and it.trump is not None
    helped = f" with {listed([words.whom(seat) for seat in it.partners])}" if it.partners else ""
    bid = f"{bid_words(it.bid)} on {trump_words(it.trump)}"
    made = "made" if it.made else "set"
    return f"{words.who(it.bidder)}{helped} bid {bid}, took {it.took}: {made}"


def _hauls_line(rules: FishingRules, state: FishingState, words: Words) -> str:
    """What each seat has won, and first who won the match at once, if somebody did (TX-20)."""
    winner = winner_at_once(rules, state.totals, state.hauls)
    most = leaders([len(haul.cards) for haul in state.hauls]) if winner is None else ()
    parts = [
        f"{words.who(seat)} {haul_words(haul, has_most=seat in most and bool(haul.cards))}"
        for seat, haul in enumerate(state.hauls)
    ]
    if winner is not None:
        parts.insert(0, f"{words.who(winner)} reached {rules.target} and won at once")
    return "; ".join(parts)


def _aligned(rows: list[list[str]]) -> list[str]:
    """The rows as lines with aligned columns.

    The second column is aligned left, the others right, and the last is not padded.
    """
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=False))
        ]
        lines.append("  ".join([*cells, row[-1]]).rstrip())
    return lines
