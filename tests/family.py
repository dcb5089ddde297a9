"""What a trick game is, as plain values that a test can compare, and whole deals of its pack."""

from collections.abc import Sequence

from rookery.core.cards import Seat
from rookery.core.moves import Bid, Trump
from rookery.records.cards import card_text, rank_text
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from tests.deals import run, won
from tests.tables import bidding, deal, each, play


def counters(game: TrickGame) -> dict[str, int]:
    """The points of each rank that counts; all its cards must have the same."""
    found: dict[str, int] = {}
    for card in game.pack:
        points = game.rules.points_of[card]
        assert found.setdefault(rank_text(card), points) == points, card
    return {rank: points for rank, points in found.items() if points}


def sizes(game: TrickGame) -> tuple[int, int, int]:
    """The cards of the pack, of each hand and of the nest."""
    state = deal(game)
    (hand,) = {len(hand) for hand in state.hands}
    return len(game.pack), hand, len(state.nest)


def first_bids(game: TrickGame, dealer: Seat = 0) -> tuple[Seat, int, int]:
    """The seat that begins the bidding, and the lowest and highest bid open to it."""
    state = deal(game, dealer=dealer)
    while state.phase is Phase.CLAIM:
        state = play(game, state, f"{state.turn} play")
    (seat,) = game.actors(state)
    bids = [move.amount for move in game.legal(state, seat) if isinstance(move, Bid)]
    assert bids == list(range(bids[0], bids[-1] + 1, game.rules.bid_step))
    return seat, bids[0], bids[-1]


def passed_out(game: TrickGame, dealer: Seat = 0) -> TrickState:
    """A deal in which everybody has passed."""
    state = deal(game, dealer=dealer)
    while state.phase is Phase.AUCTION:
        state = play(game, state, f"{state.turn} pass")
    return state


def trumps(game: TrickGame, trump: Trump) -> list[str]:
    """All trumps under a trump call, from the lowest to the highest."""
    order = game.rules.orders[trump]
    return [card_text(card) for card in sorted(order.trumps, key=order.strength.__getitem__)]


def to_play(
    game: TrickGame,
    hands: Sequence[str],
    *,
    trump: str = "black",
    bidder: Seat = 0,
    dealer: Seat = 0,
    called: str = "",
    bid: int = 0,
    nest: str = "",
) -> TrickState:
    """A deal after the exchange: the bidder has buried the cards of the nest again."""
    state = deal(game, hands, nest=nest, dealer=dealer)
    state = play(game, state, *bidding(game, bidder, bid or game.rules.minimum_bid, dealer))
    buried = " ".join(map(card_text, state.nest))
    moves = exchange(game, buried, bidder=bidder, trump=trump, called=called)
    started: TrickState = play(game, state, *moves)
    return started


def exchange(
    game: TrickGame, buried: str, *, bidder: Seat = 0, trump: str = "black", called: str = ""
) -> list[str]:
    """The bidder's moves between the auction and the tricks, in the order of the game."""
    moves = {
        Phase.BURY: each(bidder, "bury", buried),
        Phase.TRUMP: [f"{bidder} trump {trump}"],
        Phase.CALL: [f"{bidder} call {called}"],
        Phase.LEAD: [f"{bidder} lead self"],
    }
    return [move for phase in game.rules.course for move in moves.get(phase, ())]


def in_each(suits: str, *tricks: str) -> list[str]:
    """Tricks given by their ranks, in each of the suits: those of the first suit come first."""
    return [" ".join(f"{suit}{rank}" for rank in it.split()) for suit in suits for it in tricks]


def whole(
    game: TrickGame,
    tricks: Sequence[str],
    winners: str,
    nest: str = "",
    *,
    bid: int,
    auction: Sequence[str] = (),
    trump: str = "black",
    called: str = "",
    totals: Sequence[int] = (),
) -> TrickState:
    """A whole deal, in which seat 0 deals and bids, and buries the nest again."""
    moves = [*(auction or bidding(game, 0, bid)), *exchange(game, nest, trump=trump, called=called)]
    return run(game, won(tricks, winners), nest, moves=moves, totals=totals)
