"""Helpers for chosen deals: cards (`R4-7` is R4 R5 R6 R7) and moves as texts, and decks."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import pytest

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.dealing import stack
from rookery.core.errors import IllegalMove
from rookery.core.game import Game
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState, Haul, Pile, Shown
from rookery.games import GAMES
from rookery.games.preset import SEATS, Preset
from rookery.records.cards import card_text, parse_card
from rookery.records.moves import move_text, parse_group, parse_ply
from rookery.tricks.game import TrickGame
from rookery.tricks.hands import stacked
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState

TRICK_TABLES = [
    (preset.name, seats)
    for preset in GAMES.values()
    for seats, rules in sorted(preset.by_seats.items())
    if isinstance(rules, TrickRules)
]
"""Every trick game with each number of seats."""

SEATED_TABLES = [(name, seats) for name, seats in TRICK_TABLES if GAMES[name].rules.dummy is None]  # type: ignore[union-attr]
"""Those of them without a dummy; the kernel plays these without changes."""

_LOW_BIDS: dict[str, object] = {"minimum_bid": 20, "opening_bid": 20}
_CHOSEN_WITH: dict[str, dict[str, object]] = {
    "misdeal_claim": {"misdeal": "low_hand"},
    "bid_step": {"minimum_bid": 90},
    "never_below_zero": {"floor": None},
    "rook_rank": {"with_rook": True},
    "rook_any_time": {"with_rook": True},
    "rook_points": _LOW_BIDS | {"with_rook": True},
    "ones_points": _LOW_BIDS,
    "fives_points": _LOW_BIDS,
    "tens_points": _LOW_BIDS,
    "high_points": _LOW_BIDS,
}

_ABOUT_CARDS: dict[str, Iterable[object]] = {
    "with_rook": (False, True),
    "low_cards": range(1, 6),
    "cards_each": range(6, 19),
}


def has_usual_cards(game: Game[Any, Any]) -> bool:
    """Whether no option has changed the pack or the hands (FO-29)."""
    return not (isinstance(game.rules, TrickRules) and game.rules.cards_changed)


def chosen_with(game: Preset, option: str, value: object = None) -> dict[str, object]:
    """The further options that some games need together with an option."""
    if option in _ABOUT_CARDS:  # the first that fit (FO-29)
        names = [it for it in (SEATS, *_ABOUT_CARDS) if it != option and it in game.described]
        values = [[game.default(it), *_ABOUT_CARDS.get(it, game.by_seats)] for it in names]
        found = (dict(zip(names, each, strict=True)) for each in product(*values))
        return next(it for it in found if game.allows({**it, option: value}))
    return {name: it for name, it in _CHOSEN_WITH.get(option, {}).items() if name in game.options}


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card for word in text.split() for card in _run(word))


def _run(word: str) -> Iterable[Card]:
    first, _, last = word.partition("-")
    if not last:
        return (parse_card(word),)
    return (parse_card(f"{word[0]}{rank}") for rank in range(int(first[1:]), int(last) + 1))


def card_set(text: str) -> CardSet:
    return CardSet.of(cards(text))


def trick_game(name: str, **options: object) -> TrickGame:
    game = GAMES[name].game(options)
    assert isinstance(game, TrickGame)
    return game


def tuxedo(**options: object) -> FishingGame:
    game = GAMES["tuxedo"].game(options)
    assert isinstance(game, FishingGame)
    return game


def play(game: Game[Any, Any], state: Any, *plies: str) -> Any:
    """The state after some moves."""
    for text in plies:
        state = game.apply(state, *parse_ply(text))
    return state


def refused(game: Game[Any, Any], state: Any, ply: str) -> str:
    """The reason why a move is refused; fails if it is accepted or listed as legal."""
    seat, move = parse_ply(ply)
    assert move not in game.legal(state, seat)
    with pytest.raises(IllegalMove) as caught:
        game.apply(state, seat, move)
    return str(caught.value.reason)


def moves(game: Game[Any, Any], state: Any, seat: Seat, verb: str = "") -> set[str]:
    """The texts of a seat's legal moves; with `verb`, only those of one kind."""
    texts = {move_text(move) for move in game.legal(state, seat)}
    return {text for text in texts if text.startswith(verb)}


def deck_of(game: TrickGame, hands: Sequence[str], nest: str, dealer: Seat) -> tuple[Card, ...]:
    """A deck that deals these hands, a dummy's last, and this nest, filled up from the pack."""
    rules = game.rules
    chosen = [cards(hand) for hand in (*hands, *[""] * (rules.places - len(hands)), nest)]
    spare = [card for card in rules.pack if not any(card in hand for hand in chosen)]
    sizes = [*[rules.hand_size] * rules.places, rules.nest_size]
    filled = []
    for hand, size in zip(chosen, sizes, strict=True):
        missing = size - len(hand)
        filled.append((*hand, *spare[:missing]))
        del spare[:missing]
    *full, rest = filled
    pile = full.pop() if rules.places > rules.seats else ()
    return stacked(rules, [CardSet.of(hand) for hand in full], pile, rest, dealer)


def deal(
    game: TrickGame,
    hands: Sequence[str] = (),
    *,
    nest: str = "",
    dealer: Seat = 0,
    totals: Sequence[int] = (),
) -> TrickState:
    """The state of a trick game when these hands are dealt."""
    return game.start(deck_of(game, hands, nest, dealer), dealer, totals)


def bidding(game: TrickGame, bidder: Seat, bid: int | str, dealer: Seat = 0) -> list[str]:
    """The moves of a bidding in which one seat bids once and all others pass."""
    first = dealer + (game.rules.first_bidder == "left_of_dealer")
    order = [(first + step) % game.seats for step in range(game.seats)]
    return [f"{seat} bid {bid}" if seat == bidder else f"{seat} pass" for seat in order]


def led_by_bidder(
    game: TrickGame, hands: Sequence[str], trump: str, called: str, kitty: str
) -> TrickState:
    """Rook for Five: seat 4 has dealt, and seat 0 has the bid and leads; the kitty is buried."""
    exchange = [f"0 trump {trump}", f"0 call {called}", *each(0, "bury", kitty), "0 lead self"]
    start = deal(game, hands, nest=kitty, dealer=4)
    state: TrickState = play(game, start, *bidding(game, 0, 75, dealer=4), *exchange)
    return state


def each(seat: Seat, verb: str, text: str) -> list[str]:
    """The moves of a seat with one verb, one for each of the cards."""
    return [f"{seat} {one}" for one in listed(verb, text)]


def listed(verb: str, text: str) -> list[str]:
    """The moves with one verb, one for each of the cards, without their seat."""
    return [f"{verb} {card_text(card)}" for card in cards(text)]


def dealt(game: FishingGame, hands: Sequence[str], centre: str) -> FishingState:
    """A new deal with these hands and this centre; seat 0 begins."""
    given = [card_set(hand) for hand in hands]
    chosen = CardSet.of(card for hand in given for card in hand) | card_set(centre)
    assert len(chosen) == (game.seats + 1) * game.rules.dealt
    stock = tuple(CardSet.of(game.pack) - chosen)
    dealer = game.seats - 1
    return game.start(stack(given, (*cards(centre), *stock), dealer), dealer)


def table(
    hands: Sequence[str],
    centre: str = "",
    *,
    stock: str = "",
    dealer: Seat | None = None,
    hauls: Sequence[Haul] = (),
    totals: Sequence[int] = (),
) -> FishingState:
    """A fishing deal in progress, in which seat 0 is to move unless a dealer is given."""
    seats = len(hands)
    dealer = seats - 1 if dealer is None else dealer
    return FishingState(
        dealer=dealer,
        totals=tuple(totals) or (0,) * seats,
        hands=tuple(map(card_set, hands)),
        centre=tuple(Pile(parse_group(word).cards) for word in centre.split()),
        stock=cards(stock),
        turn=(dealer + 1) % seats,
        hauls=tuple(hauls) or (Haul(),) * seats,
        shown=(Shown(),) * seats,
    )
