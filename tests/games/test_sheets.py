"""Families' rule sheets: a game with options can express each, and scores as the sheet says."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rookery.core.cards import POKER_SUITS, ROOK, Card, Seat
from rookery.core.moves import Bid
from rookery.testing import random_path
from rookery.tricks.game import TrickGame
from rookery.tricks.state import TrickState
from tests.family import first_bids, sizes
from tests.tables import trick_game

FOURTEENS = {14: 10, 10: 10, 5: 5}
ONES = {1: 15, **FOURTEENS}


@dataclass(frozen=True)
class Sheet:
    """A rule sheet: the game and options that express it, and what it says.

    `cards` are the pack, a hand and the nest, `bids` the lowest and highest first bid. `worth` has
    points by rank. `buried_to` is who gets the buried counters, and `all_points` a bonus for taking
    everything. A lost moon costs the bid `moon_costs` times.
    """

    game: str
    cards: tuple[int, int, int]
    bids: tuple[int, int]
    target: int
    worth: dict[int, int]
    options: dict[str, Any] = field(default_factory=dict)
    rook: int = 20
    last_trick: int = 0
    per_trick: int = 0
    buried_to: str = "last_trick"
    all_points: int = 0
    moon_costs: int = 1
    calls: bool = False

    def played(self) -> TrickGame:
        return trick_game(self.game, **self.options)

    def points(self, card: Card) -> int:
        return self.rook if card == ROOK else self.worth.get(card.rank, 0)


SHEETS = {
    1: Sheet("kentucky", (41, 9, 5), (70, 120), 300, FOURTEENS),
    2: Sheet("kentucky-rook-williams", (45, 10, 5), (100, 200), 500, {**ONES, 1: 20}),
    3: Sheet(
        "princeton",
        (53, 13, 1),
        (70, 200),
        1000,
        {14: 15, 13: 10, 10: 10, 5: 5},
        {"target": 1000},
        last_trick=20,
    ),
    4: Sheet(
        "kentucky-rook",
        (45, 10, 5),
        (100, 180),
        500,
        ONES,
        {"rook_rank": "low", "rook_any_time": False},
    ),
    5: Sheet(
        "one-high",
        (57, 13, 5),
        (70, 180),
        500,
        ONES,
        {
            "all_points_bonus": 20,
            "bury": "no_counters",
            "misdeal": "low_hand",
            "misdeal_claim": True,
        },
        all_points=20,
    ),
    6: Sheet("kentucky-rook", (45, 10, 5), (80, 180), 500, ONES, {"minimum_bid": 80}),
    7: Sheet(
        "two",
        (44, 13, 5),
        (55, 125),
        300,
        FOURTEENS,
        {"opening_bid": 50, "target": 300},
        per_trick=2,
        buried_to="nobody",
    ),
    8: Sheet(
        "kentucky-rook",
        (45, 10, 5),
        (100, 180),
        500,
        ONES,
        {"nest_shown": "top", "first_lead": "bidder", "hold": True},
    ),
    9: Sheet(
        "call-partner-five-short", (45, 8, 5), (80, 200), 400, ONES, last_trick=20, calls=True
    ),
    10: Sheet("house-six", (57, 9, 3), (100, 200), 500, ONES, last_trick=20),
    11: Sheet(
        "kentucky-rook",
        (45, 10, 5),
        (100, 180),
        500,
        ONES,
        {"nest_to": "bidder"},
        buried_to="bidder",
    ),
    12: Sheet("one-high", (57, 13, 5), (70, 180), 500, ONES, {"moon_set": "double"}, moon_costs=2),
}
"""The sheets by their numbers in docs/which-game.md; options express each of them exactly."""


def bidders(sheet: Sheet, game: TrickGame, state: TrickState) -> list[Seat]:
    """The seats of the bidding side."""
    assert state.bidder is not None
    if sheet.calls:
        held = [
            seat
            for trick in state.tricks
            for seat, card in zip(trick.players, trick.cards, strict=True)
            if card in state.called
        ]
        return [state.bidder, *held]
    if game.seats == 2:
        return [state.bidder]
    return list(range(state.bidder % 2, game.seats, 2))


def by_the_sheet(sheet: Sheet, game: TrickGame, state: TrickState) -> tuple[int, ...]:
    """The points of a finished deal, counted as the sheet says."""
    if state.bidder is None:
        return (0,) * game.seats
    took = [0] * (game.seats + 1)  # the last for a dummy
    for trick in state.tricks:
        took[trick.winner] += sheet.per_trick + sum(map(sheet.points, trick.cards))
    last = state.tricks[-1].winner
    took[last] += sheet.last_trick
    buried = sum(map(sheet.points, state.buried))
    if sheet.buried_to != "nobody":
        took[state.bidder if sheet.buried_to == "bidder" else last] += buried
    side = bidders(sheet, game, state)
    ours = sum(took[seat] for seat in set(side))
    assert isinstance(state.bid, Bid)
    result = ours + (sheet.all_points if ours == sum(took) else 0)
    if ours < state.bid.amount:
        is_moon = state.bid.amount == sheet.bids[1]
        result = -state.bid.amount * (sheet.moon_costs if is_moon else 1)
    theirs = sum(took[seat] for seat in range(game.seats) if seat not in side)
    return tuple(result if seat in side else theirs for seat in range(game.seats))


@pytest.mark.parametrize("number", SHEETS)
def test_FO_31_a_sheet_is_set_by_a_game_and_its_options(number: int) -> None:
    sheet = SHEETS[number]
    game = sheet.played()
    if game.seats > 2:
        assert sizes(game) == sheet.cards
    else:
        state = game.start(game.pack, 0)
        assert (len(game.pack), len(state.hands[0]), len(state.nest)) == sheet.cards
    assert first_bids(game) == (1, *sheet.bids)
    assert game.rules.target == sheet.target
    is_poker = game.pack[0].suit in POKER_SUITS
    assert is_poker is (sheet.game == "princeton")
    for card in game.pack:
        assert game.rules.points_of[card] == sheet.points(card), card


@pytest.mark.parametrize("deals", [40, pytest.param(1_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("number", SHEETS)
def test_FO_31_random_deals_score_as_the_sheet_says(number: int, deals: int) -> None:
    sheet = SHEETS[number]
    game, rng = sheet.played(), Random(number)
    for _ in range(deals):
        path = random_path(game, rng)
        assert game.score(path.state) == by_the_sheet(sheet, game, path.state)


def test_FO_31_the_table_of_sheets_says_how_each_is_set() -> None:
    page = (Path(__file__).parents[2] / "docs" / "which-game.md").read_text("utf-8")
    rows = re.findall(r"(?m)^\| (\d+)\. \| .* \| `([\w-]+)` \| (.*) \| (.*) \|$", page)
    set_by = {
        int(number): (game, dict(re.findall(r"`(\w+)=([\w.]+)`", options)), exact)
        for number, game, options, exact in rows
    }
    assert set_by == {
        number: (it.game, {name: str(value).lower() for name, value in it.options.items()}, "yes")
        for number, it in SHEETS.items()
    }
    assert len(SHEETS) == 12
