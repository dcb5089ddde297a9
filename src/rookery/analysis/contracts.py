"""Plays a deal from its first bid to its first card, so that a contract is reached."""

from collections.abc import Mapping, Sequence

from rookery.analysis.positions import WholeDeal
from rookery.core.cards import Card, CardSet, Seat
from rookery.core.errors import RookeryError
from rookery.core.moves import Bid, Bury, ChooseLead, Move, NameTrump, Pass, PlayOn, ShootSun, Trump
from rookery.core.options import OptionValue
from rookery.kernel import BadPosition
from rookery.records import move_text
from rookery.tricks.burials import burying_order
from rookery.tricks.game import TrickGame
from rookery.tricks.hands import stacked
from rookery.tricks.rules import Phase, Sides
from rookery.tricks.state import TrickState


def contracted(
    name: str,
    game: TrickGame,
    options: Mapping[str, OptionValue],
    dealer: Seat,
    hands: Sequence[tuple[Card, ...]],
    nest: tuple[Card, ...],
    trump: Trump,
    bidder: Seat,
    bid: str,
) -> WholeDeal | None:
    """The deal just before the first lead: all others have passed, and `nest` lies buried.

    `hands` are the hands at the first lead. The nest is assumed to have been dealt as it was
    buried. None if that is impossible: a partner must be called, the nest is incomplete, or the
    rules do not allow this burial. Raises BadPosition for an impossible bid.
    """
    rules = game.rules
    if rules.sides is Sides.CALLED or len(nest) != rules.nest_size:
        return None
    deck = stacked(rules, [CardSet.of(hand) for hand in hands], (), nest, dealer)
    try:
        state = _bid(game, game.start(deck, dealer), bidder, bid)
        for move in _exchange(game, trump, CardSet.of(nest), bidder, state):
            state = game.apply(state, bidder, move)
    except BadPosition:
        raise
    except RookeryError:
        return None
    return WholeDeal(name, options, game, state) if state.phase is Phase.PLAY else None


def _bid(game: TrickGame, state: TrickState, bidder: Seat, bid: str) -> TrickState:
    """The state after an auction in which only the bidder bids."""
    while state.phase is Phase.CLAIM:
        state = game.apply(state, state.turn, PlayOn())
    while state.phase is Phase.AUCTION:
        move: Move = Pass()
        if state.turn == bidder and state.bidder != bidder:
            move = _chosen(game.legal(state, bidder), bid)
        state = game.apply(state, state.turn, move)
    return state


def _chosen(legal: Sequence[Move], bid: str) -> Move:
    bids = {
        move_text(move).removeprefix("bid "): move
        for move in legal
        if isinstance(move, Bid | ShootSun)
    }
    if bid and bid not in bids:
        raise BadPosition(f"the bid is one of {', '.join(bids)}, not {bid[:20]!r}")
    return bids[bid] if bid else next(iter(bids.values()))


def _exchange(
    game: TrickGame, trump: Trump, nest: CardSet, bidder: Seat, state: TrickState
) -> list[Move]:
    """The moves of the bidder from the nest to the first lead."""
    moves: list[Move] = []
    for phase in game.rules.course:
        if phase is Phase.TRUMP:
            moves.append(NameTrump(trump))
        elif phase is Phase.BURY:
            moves += map(Bury, burying_order(game.rules, trump, nest))
        elif phase is Phase.LEAD:
            moves.append(ChooseLead(to_left=False))
    return moves
