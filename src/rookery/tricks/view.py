"""What a seat may know of a deal. A view is built up field by field, not by removing secrets.

Everybody sees the bidding, trump, the called card and every card played. Only the bidder knows the
nest and the buried cards until all tricks are played; then the buried cards are turned up. Options
show some of them earlier (FO-6, FO-8). The
holder of the called card knows at once who the partner is, the others when the card is played
(R5-8). Hands that are thrown in are not shown (TT-6).
"""

from dataclasses import dataclass
from typing import ClassVar

from rookery.core.cards import NO_CARDS, Card, CardSet, Seat
from rookery.core.genres import TRICKS, Genre
from rookery.core.moves import Bid, Move, Ply, ShootSun, Trump
from rookery.tricks.phases import PHASES
from rookery.tricks.play import players_of_called
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.scoring import cards_cut
from rookery.tricks.state import Trick, TrickState, players_from

_PLAYED_OUT = (Phase.CUT, Phase.OVER)


@dataclass(frozen=True, slots=True)
class TrickView:
    """One seat's view of a deal. A spectator's view has no seat, hand or moves.

    `hand_sizes` are by seat. `nest_size` is the number of nest cards that nobody has taken yet, and
    `buried_size` the number of cards buried so far. `nest` and `buried` are the cards themselves,
    None if this seat may not know them. `face_up` are the cards of the nest that everybody has seen
    (FO-6), and `buried_face_up` the buried trumps that lie face up (FO-8). `deals_before` is the
    number of deals played before this one in the match. `called` are the called cards in order, and
    `partners` the seats known to hold or to have played one, in ascending order. `pile_size` is the
    number of cards that a dummy has left, whose order nobody knows (R2-6). `cut` are the cards that
    were cut for a tie in tricks, without the rest of their pack (DX-8). `claims` has what seats
    said when they could claim a misdeal (FO-24).
    """

    genre: ClassVar[Genre] = TRICKS

    rules: TrickRules
    seat: Seat | None
    dealer: Seat
    totals: tuple[int, ...]
    phase: Phase
    actors: tuple[Seat, ...]
    legal: tuple[Move, ...]
    hand: CardSet
    hand_sizes: tuple[int, ...]
    nest_size: int
    nest: CardSet | None
    auction: tuple[Ply, ...]
    bidder: Seat | None
    bid: Bid | ShootSun | None
    trump: Trump | None
    called: tuple[Card, ...]
    partners: tuple[Seat, ...]
    buried_size: int
    buried: CardSet | None
    leader: Seat | None
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    cut: tuple[Card, ...]
    face_up: CardSet = NO_CARDS
    buried_face_up: CardSet = NO_CARDS
    deals_before: int = 0
    pile_size: int = 0
    claims: tuple[Ply, ...] = ()

    @property
    def phase_name(self) -> str:
        """The phase as `Phase` names it, in small letters."""
        return self.phase.name.lower()

    @property
    def is_lead(self) -> bool:
        """Whether the next card begins a trick."""
        return self.phase is Phase.PLAY and not self.trick

    @property
    def step(self) -> int:
        """The step from each place to the next in the order of play, as in `TrickRules.step`."""
        return self.rules.step(self.dealer)

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that have played to the trick, in order; a dummy counts as one."""
        if self.leader is None:
            return ()
        return players_from(self.leader, len(self.trick), self.step, self.rules.places)

    @property
    def winning(self) -> Seat | None:
        """The seat whose card wins the trick so far; None while no card lies on the table."""
        if not self.trick or self.trump is None:
            return None
        return self.players[self.rules.orders[self.trump].winner(self.trick)]

    @property
    def turn(self) -> Seat | None:
        """The seat to move; None when no seat is."""
        return self.actors[0] if self.actors else None

    @property
    def played(self) -> CardSet:
        """All cards played so far."""
        return CardSet.of(self.trick) | CardSet.of(c for each in self.tricks for c in each.cards)

    @property
    def secret_calls(self) -> CardSet:
        """The called cards whose holder this seat does not know."""
        return CardSet.of(self.called) - self.hand - self.played

    @property
    def seen(self) -> CardSet:
        """The cards whose place this seat knows now; a nest that lay face up is left out (FO-6)."""
        return self.hand | self.played | (self.buried or self.buried_face_up)


def actors(rules: TrickRules, state: TrickState) -> tuple[Seat, ...]:
    """The one seat to move; () when all tricks are played or the hands are thrown in."""
    return () if state.phase in _PLAYED_OUT else (state.turn,)


def legal(rules: TrickRules, state: TrickState, seat: Seat) -> tuple[Move, ...]:
    """The legal moves of a seat; none unless it is its turn."""
    if seat not in actors(rules, state):
        return ()
    return PHASES[state.phase].legal(rules, state)


def nest_is_taken(rules: TrickRules, state: TrickState) -> bool:
    """Whether the bidder has taken the nest into the hand."""
    if state.bidder is None or state.phase is Phase.AUCTION or Phase.NEST not in rules.course:
        return False
    if state.phase in _PLAYED_OUT:
        return True
    return rules.course.index(state.phase) > rules.course.index(Phase.NEST)


@dataclass(frozen=True, slots=True)
class Known:
    """The fields in which the views of a state differ, each as in `TrickView`."""

    legal: tuple[Move, ...]
    hand: CardSet
    nest: CardSet | None
    partners: tuple[Seat, ...]
    buried: CardSet | None


def known_by(
    rules: TrickRules, state: TrickState, seat: Seat | None, moves: tuple[Move, ...]
) -> Known:
    """The fields that depend on the seat, for a seat or a spectator (None) with these moves."""
    taken = nest_is_taken(rules, state)
    is_bidder = seat is not None and seat == state.bidder
    knows_nest = taken and is_bidder
    knows_buried = taken and (is_bidder or state.phase in _PLAYED_OUT)
    return Known(
        legal=moves,
        hand=NO_CARDS if seat is None else state.hands[seat],
        nest=state.nest if knows_nest else None,
        partners=_known_partners(rules, state, seat),
        buried=state.buried if knows_buried else None,
    )


def view(rules: TrickRules, state: TrickState, seat: Seat | None) -> TrickView:
    """The view of a seat, or of a spectator (None)."""
    known = known_by(rules, state, seat, () if seat is None else legal(rules, state, seat))
    return TrickView(
        rules=rules,
        seat=seat,
        dealer=state.dealer,
        totals=state.totals,
        phase=state.phase,
        actors=actors(rules, state),
        legal=known.legal,
        hand=known.hand,
        hand_sizes=tuple(map(len, state.hands)),
        nest_size=0 if nest_is_taken(rules, state) else len(state.nest),
        nest=known.nest,
        auction=state.auction,
        bidder=state.bidder,
        bid=state.bid,
        trump=state.trump,
        called=state.called,
        partners=known.partners,
        buried_size=len(state.buried),
        buried=known.buried,
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
        cut=cards_cut(rules, state.cut),
        face_up=state.face_up,
        buried_face_up=_buried_face_up(rules, state),
        deals_before=state.deals_before,
        pile_size=len(state.pile),
        claims=state.claims,
    )


def _buried_face_up(rules: TrickRules, state: TrickState) -> CardSet:
    """The buried trumps, where they lie face up (FO-8)."""
    if not rules.buried_trumps_shown or state.trump is None:
        return NO_CARDS
    return state.buried & rules.orders[state.trump].trumps


def _known_partners(rules: TrickRules, state: TrickState, seat: Seat | None) -> tuple[Seat, ...]:
    if not state.called:
        return ()
    known = players_of_called(rules, state)
    if seat is not None and state.hands[seat] & CardSet.of(state.called):
        known |= {seat}
    return tuple(sorted(known))
