"""The fields of a position in a trick game."""

from collections.abc import Iterator

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.errors import BadDeck
from rookery.core.moves import Bid, Bury, CallPartner, ChooseLead, Move, NameTrump, Play, ShootSun
from rookery.records.cards import cards_text, parse_cards
from rookery.records.errors import BadText, shortened
from rookery.records.fields import Fields, join_seats, number
from rookery.records.moves import parse_move, parse_ply, ply_text
from rookery.tricks.burials import burying_order
from rookery.tricks.game import TrickGame
from rookery.tricks.hands import stacked
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState, players_from

_NAMES = (
    "dealer",
    "totals",
    "hands",
    "nest",
    "auction",
    "trump",
    "call",
    "buried",
    "lead",
    "tricks",
    "cut",
    "face_up",
    "deals",
    "pile",
    "claims",
)


def fields_of(state: TrickState) -> dict[str, str]:
    """The text of each field of a state, in the order in which they are written."""
    tricks = [(trick.leader, trick.cards) for trick in state.tricks]
    if state.trick and state.leader is not None:
        tricks.append((state.leader, state.trick))
    return {
        "dealer": str(state.dealer),
        "totals": " ".join(map(str, state.totals)),
        "hands": join_seats([cards_text(hand) for hand in state.hands]),
        "nest": cards_text(state.nest),
        "auction": ", ".join(map(ply_text, state.auction)),
        "trump": state.trump.value if state.trump else "",
        "call": cards_text(state.called),
        "buried": cards_text(state.buried),
        "lead": "" if state.leader is None else str(_first_leader(state)),
        "tricks": ", ".join(f"{leader} {cards_text(cards)}" for leader, cards in tricks),
        "cut": cards_text(state.cut),
        "face_up": cards_text(state.face_up),
        "deals": str(state.deals_before or ""),
        "pile": cards_text(state.pile),
        "claims": ", ".join(map(ply_text, state.claims)),
    }


def _first_leader(state: TrickState) -> Seat:
    assert state.leader is not None
    return state.tricks[0].leader if state.tricks else state.leader


def parse(game: TrickGame, line: str) -> TrickState:
    """The state of a position, reached by replaying its deal. Raises RookeryError."""
    seats = game.seats
    fields = Fields.read(line, _NAMES)
    dealer = fields.needed_seat("dealer", seats)
    totals = fields.numbers("totals")
    if len(totals) != seats:
        raise BadText(f"totals must have {seats} numbers, not {len(totals)}")
    tricks = [_trick(text, game.rules.places) for text in _items(fields.text("tricks"))]
    claims, plies = (
        [parse_ply(text) for text in _items(fields.text(name))] for name in ("claims", "auction")
    )
    if not all(seat < seats for seat, _ in (*claims, *plies)):
        raise BadText(f"the seats of the auction must be 0 to {seats - 1}")
    bidder = next(
        (seat for seat, move in reversed(plies) if isinstance(move, Bid | ShootSun)), dealer
    )
    deals = number(fields.text("deals") or "0", "deals")
    state = game.start(_deck(game, fields, tricks, bidder, dealer), dealer, totals, deals)
    for seat, move in (*claims, *plies):
        state = game.apply(state, seat, move)
    for move in _exchange(game, fields, bidder):
        state = game.apply(state, bidder, move)
    for seat, card in _plays(game, tricks, dealer):
        if seat != game.rules.dummy:
            state = game.apply(state, seat, Play(card))
    cut = fields.cards("cut")
    state = game.cut(state, cut) if cut else state
    _check_consistent(fields, state)
    return state


def _plays(
    game: TrickGame, tricks: list[tuple[Seat, tuple[Card, ...]]], dealer: Seat
) -> list[tuple[Seat, Card]]:
    """The cards of tricks, each with the seat or dummy that played it."""
    step, places = game.rules.step(dealer), game.rules.places
    return [
        play
        for leader, cards in tricks
        for play in zip(players_from(leader, len(cards), step, places), cards, strict=True)
    ]


def _check_consistent(fields: Fields, state: TrickState) -> None:
    """Raise BadText unless the fields that are given agree with the replayed state."""
    for name, text in fields_of(state).items():
        given = fields.text(name)
        if given and _canonical(name, given) != _canonical(name, text):
            raise BadText(f"the field {name} contradicts the rest of the position")


def _canonical(name: str, text: str) -> list[list[str]]:
    """The words of a field for comparison; the cards of hands, nest and buried are sorted."""
    parts = [part.replace(",", " , ").split() for part in text.split("|")]
    return list(map(sorted, parts)) if name in ("hands", "nest", "buried", "face_up") else parts


def _items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",")] if text else []


def _trick(text: str, seats: int) -> tuple[Seat, tuple[Card, ...]]:
    leader, _, cards = text.partition(" ")
    seat = number(leader, "tricks")
    if not 0 <= seat < seats:
        raise BadText(f"a trick must begin with its leader's seat, not {shortened(leader)}")
    played = parse_cards(cards)
    if not 1 <= len(played) <= seats:
        raise BadText(f"a trick must have 1 to {seats} cards, not {len(played)}")
    return seat, played


def _deck(
    game: TrickGame,
    fields: Fields,
    tricks: list[tuple[Seat, tuple[Card, ...]]],
    bidder: Seat,
    dealer: Seat,
) -> tuple[Card, ...]:
    """The deck that deals the original hands and nest. Raises BadDeck if they do not add up."""
    had = [CardSet.of(parse_cards(hand)) for hand in fields.by_seat("hands", game.seats)]
    turned: list[Card] = []
    for seat, card in _plays(game, tricks, dealer):
        if seat == game.rules.dummy:
            turned.append(card)
        else:
            had[seat] = had[seat].plus(card)
    pile = (*turned, *fields.cards("pile"))
    nest = CardSet.of(fields.cards("nest"))
    had[bidder] |= CardSet.of(fields.cards("buried"))
    if len(had[bidder]) > game.rules.hand_size:
        had[bidder] -= nest
    sizes = {len(hand) for hand in (*had, *((pile,) if game.rules.dummy is not None else ()))}
    if sizes != {game.rules.hand_size}:
        raise BadDeck("hands, tricks, nest and buried cards must add up to one deal")
    face_up = CardSet.of(fields.cards("face_up"))
    return stacked(game.rules, had, pile, (*(nest - face_up), *(nest & face_up)), dealer)


def _exchange(game: TrickGame, fields: Fields, bidder: Seat) -> Iterator[Move]:
    """The bidder's moves between the bidding and the tricks, in the order of the phases."""
    lead = fields.seat("lead", game.seats)
    for phase in game.rules.course:
        if phase is Phase.TRUMP and fields.text("trump"):
            yield parse_move(f"trump {fields.text('trump')}")
        elif phase is Phase.CALL and fields.text("call"):
            yield from map(CallPartner, fields.cards("call"))
        elif phase is Phase.BURY:
            buried = CardSet.of(fields.cards("buried"))
            named = parse_move(f"trump {fields.text('trump')}") if fields.text("trump") else None
            trump = named.trump if isinstance(named, NameTrump) else None
            yield from map(Bury, burying_order(game.rules, trump, buried))
        elif phase is Phase.LEAD and lead is not None:
            yield ChooseLead(to_left=lead != bidder)
