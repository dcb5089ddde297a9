"""Whole deals of the trick games, each described by its tricks.

Everybody follows suit in these tricks, and the first card of each is the highest, so a test can let
any seat win any of them. The cards that are not played are the nest, which the bidder buries again.
"""

from collections.abc import Sequence

from rookery.core.cards import NO_CARDS, Card, Seat
from rookery.core.dealing import stack
from rookery.records.cards import card_text
from rookery.tricks.game import TrickGame
from rookery.tricks.state import TrickState
from tests.tables import bidding, cards, each, play

DIXIE = [
    *("G14 G13 G10 G5", "G12 G11 G9 G8", "G7 G6 G4 G3"),
    *("R14 R13 R10 R5", "R12 R11 R9 R8", "R7 R6 R4 R3"),
    *("Y14 Y13 Y10 Y5", "Y12 Y11 Y9 Y8", "Y7 Y6 Y4 Y3"),
    *("B14 B13 B10 B5", "B12 B11 B9 B8", "B7 B6 B4 B3"),
    "B2 G1 R1 Y1",
]
"""Thirteen tricks with black as trump; the first in each colour is worth 25, all others nothing."""
DIXIE_NEST = "B1 G2 R2 Y2"

DIXIE_SIX = [
    *("G14 G13 G10 G5 G12 G11", "G9 G8 G7 G6 G4 G3"),
    *("R14 R13 R10 R5 R12 R11", "R9 R8 R7 R6 R4 R3"),
    *("Y14 Y13 Y10 Y5 Y12 Y11", "Y9 Y8 Y7 Y6 Y4 Y3"),
    *("B14 B13 B10 B5 B12 B11", "B9 B8 B7 B6 B4 B3"),
    "B2 B1 G1 G2 R1 R2",
]
"""Nine tricks for six; black is trump. The first in each colour is worth 25, all others nothing."""
DIXIE_SIX_NEST = "Y1 Y2"

THREE = [
    *("G14 G10 G5", "G13 G12 G11", "G9 G8 G7"),
    *("R14 R10 R5", "R13 R12 R11", "R9 R8 R7"),
    *("Y14 Y10 Y5", "Y13 Y12 Y11", "Y9 Y8 Y7"),
    *("B14 B10 B5", "B13 B12 B11", "B9 B8 B7"),
    "B6 G4 R4",
]
"""Thirteen tricks with black as trump; the first trick in each colour has 25 in counters."""
THREE_NEST = "B4 G6 R6 Y4 Y6"

FIVE = [
    *("HA HK H10 HQ HJ", "H9 H8 H7 H6 H5"),
    *("CA CK C10 CQ CJ", "C9 C8 C7 C6 C5"),
    *("SA SK S10 SQ SJ", "S9 S8 S7 S6 S5"),
    *("DA DK D10 DQ DJ", "D9 D8 D7 D6 D4"),
    *("S4 S3 S2 Rook C2", "H4 H3 H2 C4 C3"),
]
"""Ten tricks with spades as trump, worth 35, 5, 35, 5, 35, 5, 35, 0, 20 and 0; 5 in the nest.

The same seat must win all of the last three.
"""
FIVE_NEST = "D2 D3 D5"


def won(tricks: Sequence[str], winners: str) -> list[str]:
    """The tricks with their winners, given as a digit for each trick; spaces are ignored."""
    seats = winners.replace(" ", "")
    return [f"{seat} {trick}" for seat, trick in zip(seats, tricks, strict=True)]


def run(
    game: TrickGame,
    tricks: Sequence[str],
    nest: str,
    *,
    moves: Sequence[str],
    dealer: Seat = 0,
    totals: Sequence[int] = (),
) -> TrickState:
    """The state after a whole deal. A trick is given as `SEAT CARD CARD …`: its winner and cards.

    The first card is the winner's, and the others follow clockwise. The tricks determine the hands;
    `moves` are the bidding and the exchange. Each winner is checked against the engine's.
    """
    parsed = [(int(trick.split()[0]), cards(trick.partition(" ")[2])) for trick in tricks]
    hands = [NO_CARDS] * game.seats
    for winner, played in parsed:
        for place, card in enumerate(played):
            seat = (winner + place) % game.seats
            hands[seat] = hands[seat].plus(card)
    state = game.start(stack(hands, cards(nest), dealer), dealer, totals)
    state = play(game, state, *moves)
    for number, (winner, played) in enumerate(parsed):
        state = _trick(game, state, winner, played)
        assert state.tricks[number].winner == winner, tricks[number]
    return state


def _trick(game: TrickGame, state: TrickState, winner: Seat, played: Sequence[Card]) -> TrickState:
    """The state after one trick, played in turn from its leader."""
    for _ in range(game.seats):
        card = played[(state.turn - winner) % game.seats]
        state = play(game, state, f"{state.turn} play {card_text(card)}")
    return state


def dixie(
    game: TrickGame,
    winners: str,
    *,
    bid: int = 70,
    bidder: Seat = 0,
    dealer: Seat = 0,
    totals: Sequence[int] = (),
) -> TrickState:
    """A deal of Dixie Rook, for four or for six, with the tricks won by these seats."""
    tricks, nest = (DIXIE, DIXIE_NEST) if game.seats == 4 else (DIXIE_SIX, DIXIE_SIX_NEST)
    moves = [
        *bidding(game, bidder, bid, dealer),
        *each(bidder, "bury", nest),
        f"{bidder} trump black",
    ]
    return run(game, won(tricks, winners), nest, moves=moves, dealer=dealer, totals=totals)


def three(
    game: TrickGame, winners: str, *, bid: int = 55, bidder: Seat = 0, totals: Sequence[int] = ()
) -> TrickState:
    """A deal of Rook for Three with the tricks won by these seats; seat 2 deals."""
    calls = [call for call in bidding(game, bidder, bid, dealer=2) if call != "2 bid 50"]
    moves = [*calls, f"{bidder} trump black", *each(bidder, "bury", THREE_NEST)]
    return run(game, won(THREE, winners), THREE_NEST, moves=moves, dealer=2, totals=totals)


def five(
    game: TrickGame,
    winners: str,
    *,
    bid: int | str = 75,
    called: str = "HA",
    totals: Sequence[int] = (),
) -> TrickState:
    """A deal of Rook for Five with the tricks won by these seats; seat 0 bids, seat 4 deals."""
    moves = [
        *bidding(game, 0, bid, dealer=4),
        "0 trump spades",
        f"0 call {called}",
        *each(0, "bury", FIVE_NEST),
        "0 lead self",
    ]
    return run(game, won(FIVE, winners), FIVE_NEST, moves=moves, dealer=4, totals=totals)
