"""A position set up by hand: cards laid out in places, under the rules of a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rookery.analysis.contracts import contracted
from rookery.analysis.positions import Analysed, Ending, WholeDeal
from rookery.core.cards import Card, CardSet, Seat
from rookery.core.errors import RookeryError
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.moves import Trump
from rookery.core.options import OptionValue
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState, Haul, Pile, Shown
from rookery.games import preset
from rookery.kernel import BadPosition, Position
from rookery.records import BadText, card_text, parse_cards
from rookery.records.fishing_position import parse_pile
from rookery.records.positions import parse_position, position_text
from rookery.tricks.game import TrickGame
from rookery.tricks.hands import stacked
from rookery.tricks.rules import Sides, TrickRules


@dataclass(frozen=True, slots=True)
class SetUp:
    """Cards laid out by hand. Every text lists cards, as in `R5 Y14`; seats count from 0.

    In a trick game `hands` are by seat, with the dummy's pile after them, the top card first.
    Without `trump`, it is a deal before the bidding, with the rest of the pack in the nest. With
    `trump`, tricks are being played. `trick` lies on the table, from `leader` on, and `nest` has
    the buried cards. `bidder` has made the `bid` ("" for the lowest) with `partners`. `tricks_won`
    counts the tricks of side 0 and of side 1; side 0 has seat 0 if partners are fixed, else the
    bidder. All other cards have been played.

    In a fishing game `turn` is the seat to move; `centre` has cards and builds, as in `R9 [G5+R4]`,
    `taken` are the cards won by each seat, and all other cards are the stock.

    Without `hands` the pack is dealt in its order.
    """

    game: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    hands: tuple[str, ...] = ()
    dealer: Seat = 0
    nest: str = ""
    trump: str = ""
    leader: Seat = 0
    trick: str = ""
    bidder: Seat = 0
    bid: str = ""
    partners: tuple[Seat, ...] = ()
    tricks_won: tuple[int, int] = (0, 0)
    turn: Seat = 0
    centre: str = ""
    taken: tuple[str, ...] = ()


def set_up(it: SetUp) -> Analysed:
    """The position that was set up.

    It is a whole deal if its history follows from the cards: in a fishing game, before the bidding,
    or before the first lead; otherwise it is an ending. Raises BadPosition, which says what is
    wrong and where, UnknownGame, or BadOption.
    """
    chosen = preset(it.game)
    game = chosen.game(it.options)
    options = chosen.written(it.options)
    _check_seats(it, game.seats)
    if not it.hands:
        return WholeDeal(it.game, options, game, game.start(game.pack, it.dealer))
    return BY_GENRE[game.rules.genre](it, game, options)


def _check_seats(it: SetUp, seats: int) -> None:
    named = {"dealer": it.dealer, "leader": it.leader, "bidder": it.bidder, "turn": it.turn}
    named |= {"partner": max(it.partners, default=0)}
    for what, seat in named.items():
        if not 0 <= seat < seats:
            raise BadPosition(f"the {what} is a seat from 0 to {seats - 1}, not {seat}")


# ── trick games ─────────────────────────────────────────────────────────────────────────────────


def _tricks(it: SetUp, game: TrickGame, options: Mapping[str, OptionValue]) -> Analysed:
    rules = game.rules
    hands = _hands(it.hands, rules.places if it.trump == "" else rules.seats, rules.seats)
    nest, trick = _cards(it.nest, "the nest"), _cards(it.trick, "the trick")
    places = [*((f"the hand of seat {n}", hand) for n, hand in enumerate(hands))]
    _check_places([*places, ("the nest", nest), ("the trick", trick)], rules.pack, it.game)
    if it.trump == "":
        return _dealt(it, game, options, hands, nest)
    if rules.dummy is not None:
        raise BadPosition(
            "in a game with a dummy set up the deal as it was dealt, without trump: "
            "an ending with a dummy cannot be solved"
        )
    trump = _trump(it.trump, rules)
    whole = None
    if not trick and all(len(hand) == rules.hand_size for hand in hands):
        whole = contracted(it.game, game, options, it.dealer, hands, nest, trump, it.bidder, it.bid)
    if whole is not None and next(iter(whole.legal()))[0] == it.leader:
        return whole
    sides, held = _sides(it, rules), tuple(map(CardSet.of, hands))
    ending = Position.under(
        rules, trump, nest, held, it.leader, trick, sides=sides, tricks_won=it.tricks_won
    )
    return Ending.of(ending, it.game, options)


def _dealt(
    it: SetUp,
    game: TrickGame,
    options: Mapping[str, OptionValue],
    hands: Sequence[tuple[Card, ...]],
    nest: tuple[Card, ...],
) -> WholeDeal:
    """The deal before its first move. Cards that lie nowhere are the nest."""
    rules = game.rules
    if it.trick:
        raise BadPosition("cards are played only after trump is named: name it, or clear the trick")
    for number, hand in enumerate(hands):
        if len(hand) != rules.hand_size:
            raise BadPosition(
                f"the hand of seat {number} has {len(hand)} cards, not {rules.hand_size}: "
                "without trump this is the deal as it was dealt"
            )
    held = CardSet.of(card for hand in hands for card in hand)
    rest = CardSet.of(rules.pack) - held
    given = CardSet.of(nest)
    if given and given != rest:
        raise BadPosition(f"the nest has {len(given)} cards, not {len(rest)}")
    seated = [CardSet.of(hand) for hand in hands[: rules.seats]]
    pile = hands[rules.seats] if rules.places > rules.seats else ()
    deck = stacked(rules, seated, pile, nest or tuple(rest), it.dealer)
    return WholeDeal(it.game, options, game, game.start(deck, it.dealer))


def _sides(it: SetUp, rules: TrickRules) -> tuple[int, ...]:
    """The side of each seat. Side 0 has seat 0 if partners are fixed, else the bidder."""
    if rules.sides is Sides.ALTERNATE:
        return tuple(seat % 2 for seat in range(rules.seats))
    own = {it.bidder} if rules.sides is Sides.ALONE else {it.bidder, *it.partners}
    return tuple(int(seat not in own) for seat in range(rules.seats))


def _trump(text: str, rules: TrickRules) -> Trump:
    calls = {trump.value: trump for trump in rules.orders}
    if text not in calls:
        raise BadPosition(f"trump is one of {', '.join(calls)}, not {text[:20]!r}")
    return calls[text]


# ── fishing games ───────────────────────────────────────────────────────────────────────────────


def _fishing(it: SetUp, game: FishingGame, options: Mapping[str, OptionValue]) -> WholeDeal:
    seats = game.seats
    hands = _hands(it.hands, seats, seats)
    taken = _hands(it.taken or ("",) * seats, seats, seats, "the cards taken by seat")
    piles = _centre(it.centre)
    _check_places(
        [
            *((f"the hand of seat {n}", hand) for n, hand in enumerate(hands)),
            *((f"the cards taken by seat {n}", cards) for n, cards in enumerate(taken)),
            ("the centre", tuple(card for pile in piles for card in pile.cards)),
        ],
        game.pack,
        it.game,
    )
    placed = [*hands, *taken, *(pile.cards for pile in piles)]
    rest = CardSet.of(game.pack) - CardSet.of(card for cards in placed for card in cards)
    state = FishingState(
        dealer=it.dealer,
        totals=(0,) * seats,
        hands=tuple(map(CardSet.of, hands)),
        centre=piles,
        stock=tuple(rest),
        turn=it.turn,
        hauls=tuple(Haul(CardSet.of(cards)) for cards in taken),
        shown=(Shown(),) * seats,
    )
    try:
        parse_position(position_text(it.game, dict(options), state))
    except RookeryError as error:
        raise BadPosition(str(error)) from None
    return WholeDeal(it.game, options, game, state)


def _centre(text: str) -> tuple[Pile, ...]:
    try:
        return tuple(map(parse_pile, text.split()))
    except BadText as error:
        raise BadPosition(f"the centre: {error}") from None


# ── cards ───────────────────────────────────────────────────────────────────────────────────────


def _hands(
    texts: Sequence[str], places: int, seats: int, what: str = "the hand of seat"
) -> list[tuple[Card, ...]]:
    if len(texts) != places:
        dummy = ", and the dummy's pile" if places > seats else ""
        raise BadPosition(f"{what}: there are {len(texts)}, not one for each of {seats}{dummy}")
    return [_cards(text, f"{what} {number}") for number, text in enumerate(texts)]


def _cards(text: str, where: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except BadText as error:
        raise BadPosition(f"{where}: {error}") from None


def _check_places(
    places: Sequence[tuple[str, tuple[Card, ...]]], pack: Sequence[Card], game: str
) -> None:
    """Raise BadPosition for a card that is not in the pack, or that lies in two places."""
    known = CardSet.of(pack)
    where: dict[Card, str] = {}
    for place, cards in places:
        for card in cards:
            if card not in known:
                raise BadPosition(f"{place}: there is no {card_text(card)} in {game}")
            if card in where:
                raise BadPosition(f"{card_text(card)} is there twice: {where[card]} and {place}")
            where[card] = place


BY_GENRE: ByGenre[Callable[[SetUp, Own, Mapping[str, OptionValue]], Analysed]] = ByGenre(
    "rookery.analysis.setting_up.BY_GENRE", {TRICKS: _tricks, FISHING: _fishing}
)
"""For each genre, the function that makes a position of the cards laid out."""
