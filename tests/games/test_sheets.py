"""Rule sheets that families have, set by a game and its options and scored as the sheets say."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rookery.core.cards import POKER_SUITS, ROOK, Card, Seat
from rookery.core.moves import Bid, Bury
from rookery.records import move_text
from rookery.testing import random_path
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from tests.deals import run, won
from tests.family import exchange, first_bids, in_each, sizes, whole
from tests.tables import bidding, card_set, deal, moves, play, trick_game

FOURTEENS = {14: 10, 10: 10, 5: 5}
ONES = {1: 15, **FOURTEENS}


@dataclass(frozen=True)
class Sheet:
    """A rule sheet: how it is set here, and what it says.

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
"""The sheets by their numbers in docs/which-game.md; all of them can be set exactly."""


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


ALL = ("1 14 10 5", "13 12 11 9")
SHORT = [
    *in_each("GRB", *ALL),
    *in_each("Y", "1 13 12 10", "14 11 9 5"),
    "B8 B7 B6 G8",
    "Rook R7 R8 Y8",
]
NEST = "G7 G6 R6 Y7 Y6"


@pytest.mark.parametrize(
    ("number", "winners", "bid", "scored"),
    [
        # Of the 180 points 165 are in tricks won by the bidder; the trick without a counter is not.
        (6, "01 00 00 00 00", 80, (180, 0)),
        (6, "11 11 11 11 00", 80, (-80, 160)),
        (4, "00 00 00 00 01", 100, (160, 20)),
        (11, "00 00 00 00 01", 165, (-165, 20)),
    ],
)
def test_FO_20_deals_of_the_short_pack_score_as_counted_by_hand(
    number: int, winners: str, bid: int, scored: tuple[int, int]
) -> None:
    game = SHEETS[number].played()
    state = whole(game, SHORT, winners, NEST, bid=bid)
    assert game.score(state)[:2] == scored


LONG = [*in_each("GRBY", "1 14 10 5", "13 12 11 9", "8 7 6 4"), "Rook G2 R2 Y2"]


@pytest.mark.parametrize(
    ("winners", "bid", "scored"),
    [("0" * 13, 180, 180), ("1" + "0" * 12, 180, -360), ("1" + "0" * 12, 175, -175)],
)
def test_FO_27_the_moon_of_sheet_12_costs_double(winners: str, bid: int, scored: int) -> None:
    game = SHEETS[12].played()
    assert game.score(whole(game, LONG, winners, "B2 B3 G3 R3 Y3", bid=bid))[0] == scored


PLAY_ON = [f"{seat} play" for seat in (1, 2, 3, 0)]


@pytest.mark.parametrize(
    ("winners", "bid", "scored"),
    [
        ("0" * 13, 70, (200, 0)),  # all 180 points, and 20
        ("0" * 13, 180, (200, 0)),
        ("1" + "0" * 12, 70, (140, 40)),
        ("1" + "0" * 12, 145, (-145, 40)),
        ("1" * 13, 70, (-70, 180)),  # the 20 are for the bidding side
    ],
)
def test_FO_24_deals_of_sheet_5_score_as_counted_by_hand(
    winners: str, bid: int, scored: tuple[int, int]
) -> None:
    game = SHEETS[5].played()
    auction = [*PLAY_ON, *bidding(game, 0, bid)]
    state = whole(game, LONG, winners, "B2 B3 G3 R3 Y3", bid=bid, auction=auction)
    assert game.score(state)[:2] == scored


def test_FO_24_in_sheet_5_a_low_hand_may_be_claimed_and_no_counter_is_buried_without_need() -> None:
    game = SHEETS[5].played()
    low = ["", "B6-9 G6-9 R6-9 Y6"]
    state = deal(game, low)
    assert moves(game, state, 1) == {"claim", "play"}
    claimed = play(game, state, "1 claim")
    assert (claimed.phase, game.score(claimed), game.next_dealer(claimed)) == (
        Phase.OVER,
        (0, 0, 0, 0),
        0,
    )
    state = play(game, state, *PLAY_ON, *bidding(game, 1, 70))
    counters = {move_text(Bury(card)) for card in game.pack if game.rules.points_of[card]}
    assert not moves(game, state, 1) & counters


@pytest.mark.parametrize(
    ("auction", "bidder", "scored"),
    [
        # Side 0 wins the ten tricks with their 180 points.
        ("1 pass, 2 bid 100, 3 stay, 0 bid 105, 2 stay, 3 pass", 0, (180, 0)),
        ("1 bid 100, 2 stay, 3 stay, 0 stay", 1, (180, -100)),
    ],
)
def test_FO_22_deals_of_sheet_8_score_as_counted_by_hand(
    auction: str, bidder: int, scored: tuple[int, int]
) -> None:
    game = SHEETS[8].played()
    calls = [*auction.split(", "), *exchange(game, NEST, bidder=bidder)]
    state = run(game, won(SHORT, "00 00 00 00 00"), NEST, moves=calls)
    assert (state.tricks[0].leader, state.face_up) == (bidder, card_set("Y6"))
    assert game.score(state)[:2] == scored


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
