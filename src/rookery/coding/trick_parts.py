"""The parts of an observation of a trick game."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from rookery.coding.actions import ActionCoding, other_bids, usual_bids
from rookery.coding.layout import Part, counted, one_of, some_of
from rookery.coding.totals import HIGHEST_TOTAL, total_byte
from rookery.core.cards import Card, Seat, Suit
from rookery.core.moves import Bid, PlayOn, ShootSun, Stay
from rookery.tricks.auction import passed
from rookery.tricks.determinization import voids
from rookery.tricks.rules import BID_STEP, Phase, Sides, TrickRules
from rookery.tricks.scoring import points_in_tricks
from rookery.tricks.view import TrickView

PHASES = (
    Phase.AUCTION,
    Phase.TRUMP,
    Phase.CALL,
    Phase.BURY,
    Phase.LEAD,
    Phase.PLAY,
    Phase.CUT,
    Phase.OVER,
)
"""The phases that an observation names. Not listed: `NEST`, in which nobody moves, and `CLAIM`."""


@dataclass(frozen=True, slots=True)
class TrickShown:
    """A view to be written, with the codes of its game."""

    actions: ActionCoding
    view: TrickView

    @property
    def rules(self) -> TrickRules:
        """The rules of the game."""
        return self.view.rules

    @property
    def places(self) -> tuple[Seat, ...]:
        """All places of a trick, the viewer's first; a dummy's is the last (R2-6)."""
        return (*self.seats, *range(self.rules.seats, self.rules.places))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, the viewer's first."""
        first, seats = self.view.seat or 0, self.rules.seats
        return tuple((first + step) % seats for step in range(seats))

    def here(self, seat: Seat | None) -> int | None:
        """The number of a seat, or of a dummy's place, counted from the viewer."""
        if seat is None or seat >= self.rules.seats:
            return seat
        return (seat - (self.view.seat or 0)) % self.rules.seats

    def seat(self, seat: Seat | None) -> bytes:
        """A byte for each seat, 1 for the given one."""
        return one_of(self.rules.seats, self.here(seat))

    def cards(self, cards: Iterable[Card] | None) -> bytes:
        """A byte for each card of the pack, 1 for those given."""
        return self.actions.places.row(cards)


def trick_parts(rules: TrickRules) -> tuple[Part[TrickShown], ...]:
    """The parts of an observation of a trick game. Those that house rules add come last."""
    return (
        *_cards(rules),
        *_deal(rules),
        *_bidding(rules),
        *(_partners(rules) if rules.sides is Sides.CALLED else ()),
        *_tricks(rules),
        *_house_rules(rules),
    )


def _cards(rules: TrickRules) -> tuple[Part[TrickShown], ...]:
    pack, places = len(rules.pack), rules.places
    nest: tuple[Part[TrickShown], ...] = (
        Part(
            "nest",
            (pack,),
            "The cards of the nest, if this seat has taken it.",
            lambda it: it.cards(it.view.nest),
        ),
        Part(
            "buried",
            (pack,),
            "The buried cards, if this seat knows them.",
            lambda it: it.cards(it.view.buried),
        ),
    )
    return (
        Part("hand", (pack,), "The cards in the hand.", lambda it: it.cards(it.view.hand)),
        *(nest if has_nest(rules) else ()),
        Part("trick", (places, pack), "The card of each place in the unfinished trick.", _trick),
        Part("played", (places, pack), "The cards of each place in finished tricks.", _played),
    )


def _deal(rules: TrickRules) -> tuple[Part[TrickShown], ...]:
    most, nest = rules.hand_size + rules.nest_size, rules.nest_size
    sizes: tuple[Part[TrickShown], ...] = (
        Part(
            "nest_size",
            (1,),
            "The number of nest cards that nobody has taken.",
            lambda it: counted([it.view.nest_size]),
            nest,
        ),
        Part(
            "buried_size",
            (1,),
            "The number of buried cards.",
            lambda it: counted([it.view.buried_size]),
            nest,
        ),
    )
    return (
        Part(
            "phase",
            (len(PHASES),),
            "The phase: " + ", ".join(phase.value for phase in PHASES) + ".",
            lambda it: one_of(len(PHASES), _phase(it)),
        ),
        Part("turn", (rules.seats,), "The seat to move.", lambda it: it.seat(it.view.turn)),
        Part("dealer", (rules.seats,), "The dealer.", lambda it: it.seat(it.view.dealer)),
        Part(
            "totals",
            (rules.seats,),
            "The total of each seat before the deal, in hundredths of the target, plus 128.",
            lambda it: bytes(total_byte(it.view.totals[s], it.rules.target) for s in it.seats),
            HIGHEST_TOTAL,
        ),
        Part("hand_sizes", (rules.places,), "The number of cards in each hand.", _sizes, most),
        *(sizes if has_nest(rules) else ()),
    )


def _bidding(rules: TrickRules) -> tuple[Part[TrickShown], ...]:
    seats, bids = rules.seats, len(usual_bids(rules)) + rules.sun
    return (
        Part("bids", (seats, bids), "The last bid of each seat.", partial(_bids, "bid", bids)),
        Part(
            "passed",
            (seats,),
            "The seats that have passed.",
            lambda it: bytes(seat in passed(it.view.auction) for seat in it.seats),
        ),
        Part(
            "bid",
            (1,),
            f"The highest bid in steps of {BID_STEP}; one more than the maximum for the sun.",
            lambda it: counted([_steps(it)]),
            min(255, rules.maximum_bid // BID_STEP + rules.sun),
        ),
        Part("bidder", (seats,), "The bidder so far.", lambda it: it.seat(it.view.bidder)),
        Part("trump", (len(rules.trump_calls),), "The trump call.", _trump),
    )


def _partners(rules: TrickRules) -> tuple[Part[TrickShown], ...]:
    return (
        Part(
            "called", (len(rules.pack),), "The called cards.", lambda it: it.cards(it.view.called)
        ),
        Part(
            "partners",
            (rules.seats,),
            "The seats that this seat knows to hold or to have played a called card.",
            lambda it: bytes(seat in it.view.partners for seat in it.seats),
        ),
    )


def _tricks(rules: TrickRules) -> tuple[Part[TrickShown], ...]:
    suits, stake = len(suits_of(rules)), rules.stake
    return (
        Part(
            "leader",
            (rules.places,),
            "The place that leads or has led to the trick.",
            lambda it: one_of(it.rules.places, it.here(it.view.leader)),
        ),
        Part("voids", (rules.seats, suits), "The suits of which each seat has none.", _voids),
        Part(
            "tricks",
            (rules.places,),
            "The number of tricks that each place has won.",
            lambda it: counted(_won(it)),
            rules.tricks,
        ),
        Part(
            "points",
            (rules.seats,),
            "The points that each seat has won in tricks"
            + ("." if stake <= 255 else f", in {stake}ths of 255."),
            _points,
            max(1, min(255, stake)),
        ),
    )


def _house_rules(rules: TrickRules) -> tuple[Part[TrickShown], ...]:
    pack = (len(rules.pack),)
    nest_seen: Part[TrickShown] = Part(
        "face_up",
        pack,
        "The cards of the nest that everybody has seen (FO-6).",
        lambda it: it.cards(it.view.face_up),
    )
    buried_seen: Part[TrickShown] = Part(
        "buried_face_up",
        pack,
        "The buried trumps that lie face up (FO-8).",
        lambda it: it.cards(it.view.buried_face_up),
    )
    left: Part[TrickShown] = Part(
        "deals_left",
        (1,),
        "The number of deals left in the match, this one included, at most 255 (FO-14).",
        lambda it: counted([(it.rules.deals or 0) - it.view.deals_before]),
        255,
    )
    others = len(other_bids(rules))
    other_bid: Part[TrickShown] = Part(
        "other_bids",
        (rules.seats, others),
        "The last bid of each seat, if it is outside the usual range (FO-20, FO-23).",
        partial(_bids, "other_bid", others),
    )
    claims: Part[TrickShown] = Part(
        "played_on",
        (rules.seats,),
        "The seats that could claim a misdeal and play on (FO-24).",
        lambda it: bytes((seat, PlayOn()) in it.view.claims for seat in it.seats),
    )
    stayed: Part[TrickShown] = Part(
        "stayed",
        (rules.seats,),
        "The seats that have stayed in without a bid (FO-22).",
        lambda it: bytes((seat, Stay()) in it.view.auction for seat in it.seats),
    )
    return (
        *((nest_seen,) if rules.nest_shown != "hidden" else ()),
        *((buried_seen,) if rules.buried_trumps_shown else ()),
        *((left,) if rules.deals is not None else ()),
        *((other_bid,) if others else ()),
        *((claims,) if Phase.CLAIM in rules.course else ()),
        *((stayed,) if rules.hold else ()),
    )


def _phase(it: TrickShown) -> int | None:
    """The place of the phase in `PHASES`; None while misdeals can be claimed (FO-24)."""
    return None if it.view.phase is Phase.CLAIM else PHASES.index(it.view.phase)


def has_nest(rules: TrickRules) -> bool:
    """Whether the bidder takes a nest and buries cards."""
    return Phase.NEST in rules.phases or Phase.BURY in rules.phases


def suits_of(rules: TrickRules) -> tuple[Suit, ...]:
    """The suits of the pack in its order, the rook's own among them (R5-7)."""
    return tuple(dict.fromkeys(card.suit for card in rules.pack))


def _trick(it: TrickShown) -> bytes:
    laid = dict(zip(it.view.players, it.view.trick, strict=True))
    return b"".join(it.cards([laid[place]] if place in laid else ()) for place in it.places)


def _played(it: TrickShown) -> bytes:
    cards: dict[Seat, list[Card]] = {place: [] for place in it.places}
    for trick in it.view.tricks:
        for place, card in zip(trick.players, trick.cards, strict=True):
            cards[place].append(card)
    return b"".join(map(it.cards, cards.values()))


def _sizes(it: TrickShown) -> bytes:
    sizes = (*it.view.hand_sizes, it.view.pile_size)
    return counted(sizes[place] for place in it.places)


def _bids(block: str, size: int, it: TrickShown) -> bytes:
    """For each seat, its last bid as one of the `size` codes from the start of a block on."""
    last = {seat: move for seat, move in it.view.auction if isinstance(move, Bid | ShootSun)}
    first = it.actions.blocks[block].start
    places = {seat: it.actions.of[move] - first for seat, move in last.items()}
    return b"".join(
        one_of(size, places[seat] if places.get(seat, -1) in range(size) else None)
        for seat in it.seats
    )


def _steps(it: TrickShown) -> int:
    """The highest bid in steps; 0 if there is none."""
    match it.view.bid:
        case Bid(amount):
            return amount // BID_STEP
        case ShootSun():
            return it.rules.maximum_bid // BID_STEP + 1
    return 0


def _trump(it: TrickShown) -> bytes:
    calls, trump = it.rules.trump_calls, it.view.trump
    return one_of(len(calls), None if trump is None else calls.index(trump))


def _voids(it: TrickShown) -> bytes:
    suits = suits_of(it.rules)
    if it.view.trump is None:
        return bytes(it.rules.seats * len(suits))
    shown = voids(it.rules.orders[it.view.trump], it.view)
    found = (some_of(len(suits), map(suits.index, shown[seat])) for seat in it.seats)
    return b"".join(found)


def _won(it: TrickShown) -> list[int]:
    winners = [trick.winner for trick in it.view.tricks]
    return [winners.count(place) for place in it.places]


def _points(it: TrickShown) -> bytes:
    points = points_in_tricks(it.rules, it.view.tricks)
    stake = it.rules.stake
    return counted(points[s] if stake <= 255 else points[s] * 255 // stake for s in it.seats)
