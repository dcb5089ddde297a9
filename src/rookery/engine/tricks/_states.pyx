"""The states of trick games as values of the compiled engine."""

from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset

from rookery.core.cards import NO_CARDS
from rookery.engine.tricks._rules import compiled as compiled_rules
from rookery.engine.tricks.tables import PHASES
from rookery.tricks.scoring import cards_cut
from rookery.tricks.state import Trick, TrickState
from rookery.tricks.view import TrickView

from rookery.engine._deal_state cimport DealState, Outline, fill_totals
from rookery.engine.tricks._rules cimport (
    AUCTION,
    CARDS,
    CUT,
    NONE,
    OVER,
    PLAY,
    Compiled,
    Rules,
    code_of,
    move_of,
)
from rookery.engine.tricks.dealing cimport deal_out
from rookery.engine.tricks.phases cimport apply, cut_from, find_legal
from rookery.engine.tricks.play cimport lay
from rookery.engine.tricks.state cimport (
    DEAL_VERSION,
    Deal,
    actor,
    buried_face_up,
    is_known_partner,
    nest_is_taken,
    next_seat,
    set_sizes,
    set_totals,
)
from rookery.engine.tricks.observing cimport observe, write_mask
from rookery.engine.tricks.scoring cimport score
from rookery.engine.tricks.sound cimport is_sound
from rookery.native.bits cimport bit, count_bits, set_bits


cdef class EngineState(DealState):
    """A deal of a trick game between two moves.

    `EngineGame` makes states. `compiled` are its rules in compiled form. Tricks and auction become
    values of the specification when a view first shows them; later states share these values.
    """

    cdef Outline outline(self) noexcept:
        cdef Outline found
        found.seats = self.compiled.rules.seats
        found.dealer = self.deal.dealer
        found.totals = &self.deal.totals[0]
        return found

    cdef object rules_value(self):
        return self.compiled.tables.rules

    cdef object restorer(self):
        return restored

    cdef bytes packed(self):
        return deal_bytes(&self.deal)

    cdef void fill_points(self, int32_t *points) noexcept:
        score(&self.compiled.rules, &self.deal, points)

    @property
    def deals_before(self):
        """How many deals of the match were played before this one."""
        return self.deal.deals_before

    @property
    def phase(self):
        """The phase of the deal."""
        return PHASES[self.deal.phase]

    @property
    def needs_cut(self):
        """Whether the deal waits for a cut of the pack."""
        return self.deal.phase == CUT

    @property
    def is_over(self):
        """Whether the deal is over. A deal that waits for a cut is not over."""
        return self.deal.phase == OVER

    @property
    def actors(self):
        """A tuple with the seat to move; empty if no seat is to move."""
        cdef int seat = actor(&self.deal)
        return (seat,) if seat >= 0 else ()

    @property
    def actions(self):
        """The action codes of the legal moves, in ascending order."""
        cdef const Rules *r = &self.compiled.rules
        cdef int move
        return tuple(sorted([code_of(r, self.deal.phase, move) for move in set_bits(self.deal.legal)]))

    def legal(self, int seat):
        """The legal moves in the specification's order; empty unless it is the seat's turn."""
        if seat != actor(&self.deal) or seat < 0:
            return ()
        return self.compiled.legal_moves(self.deal.phase, self.deal.legal)

    def made(self, int seat, move):
        """The state after a move; None if it is illegal."""
        return self.after(seat, self.compiled.actions.get(move, -1))

    def after(self, int seat, int action):
        """The state after a move, given as an action code; None if it is illegal."""
        cdef int move = move_of(&self.compiled.rules, self.deal.phase, action)
        if seat != actor(&self.deal) or not 0 <= move < CARDS or not self.deal.legal >> move & 1:
            return None
        cdef EngineState changed = self.copied()
        apply(&self.compiled.rules, &changed.deal, move)
        return changed

    def after_cut(self, cards):
        """The state after a cut. `cards` is the whole pack, shuffled."""
        cdef EngineState changed = self.copied()
        cdef uint8_t pack[CARDS]
        fill(self.compiled, pack, cards, CARDS)
        cut_from(&self.compiled.rules, &changed.deal, pack)
        return changed

    cdef EngineState copied(self):
        """A copy that may still be changed."""
        cdef EngineState copy = state_of(self.compiled, &self.deal)
        copy._tricks = self._tricks
        copy._auction = self._auction
        return copy

    def view(self, seat):
        """What a seat, or a spectator (None), may know: `view` in tricks/view.py."""
        cdef const Deal *d = &self.deal
        cdef const Rules *r = &self.compiled.rules
        cdef Compiled c = self.compiled
        cdef int own = self.viewer(seat)
        cdef int place
        cdef bint taken = nest_is_taken(r, d)
        cdef bint is_over = d.phase == CUT or d.phase == OVER
        cdef bint knows_nest = taken and own >= 0 and own == d.bidder
        cdef bint knows_buried = knows_nest or (taken and is_over)
        return TrickView(
            rules=c.tables.rules,
            seat=seat,
            dealer=d.dealer,
            totals=self.totals,
            phase=PHASES[d.phase],
            actors=self.actors,
            legal=self.legal(own),
            hand=c.card_set(d.hands[own]) if own >= 0 else NO_CARDS,
            hand_sizes=tuple([count_bits(d.hands[place]) for place in range(r.seats)]),
            nest_size=0 if taken else r.nest_size,
            nest=c.card_set(d.nest) if knows_nest else None,
            auction=self.auction,
            bidder=None if d.bidder == NONE else d.bidder,
            bid=None if d.bid == NONE else c.bids[d.bid],
            trump=None if d.trump == NONE else c.trumps[d.trump],
            called=c.card_list(d.called, d.calls),
            partners=known_partners(r, d, own),
            buried_size=count_bits(d.buried),
            buried=c.card_set(d.buried) if knows_buried else None,
            leader=None if d.leader == NONE else d.leader,
            trick=c.card_list(&d.play[d.plays - d.placed], d.placed),
            tricks=self.tricks,
            cut=cards_cut(c.tables.rules, c.card_list(d.cut, r.cards if d.was_cut else 0)),
            face_up=c.card_set(d.face_up),
            buried_face_up=c.card_set(buried_face_up(r, d)),
            deals_before=d.deals_before,
            pile_size=d.in_pile,
        )

    @property
    def auction(self):
        """The bids and passes in order, each with its seat."""
        cdef const Deal *d = &self.deal
        cdef const Rules *r = &self.compiled.rules
        if self._auction is None or len(self._auction) != d.calls_made:
            self._auction = auction_of(self.compiled, d)
        return self._auction

    @property
    def tricks(self):
        """The finished tricks."""
        cdef const Deal *d = &self.deal
        if self._tricks is None or len(self._tricks) != d.tricks:
            self._tricks = (self._tricks or ()) + tricks_from(
                self.compiled, d, len(self._tricks) if self._tricks is not None else 0)
        return self._tricks

    def observe(self, seat):
        """The observation of a seat, or of a spectator (None), as `ObservationCoding` writes it."""
        cdef int viewer = self.viewer(seat)
        cdef bytearray row = bytearray(self.compiled.rules.layout.size)
        observe(&self.compiled.rules, &self.deal, viewer, row)
        return bytes(row)

    @property
    def mask(self):
        """A byte for each action code, 1 for the legal moves of the seat to move."""
        cdef bytearray row = bytearray(self.compiled.rules.actions)
        write_mask(&self.compiled.rules, &self.deal, row)
        return bytes(row)

    def to_spec(self):
        """The same state as a value of the specification."""
        cdef const Deal *d = &self.deal
        cdef const Rules *r = &self.compiled.rules
        cdef Compiled c = self.compiled
        cdef int seat
        return TrickState(
            dealer=d.dealer,
            totals=self.totals,
            hands=tuple([c.card_set(d.hands[seat]) for seat in range(r.seats)]),
            nest=c.card_set(d.nest),
            phase=PHASES[d.phase],
            turn=d.turn,
            auction=self.auction,
            bidder=None if d.bidder == NONE else d.bidder,
            bid=None if d.bid == NONE else c.bids[d.bid],
            trump=None if d.trump == NONE else c.trumps[d.trump],
            called=c.card_list(d.called, d.calls),
            buried=c.card_set(d.buried),
            leader=None if d.leader == NONE else d.leader,
            trick=c.card_list(&d.play[d.plays - d.placed], d.placed),
            tricks=self.tricks,
            cut=c.card_list(d.cut, r.cards if d.was_cut else 0),
            face_up=c.card_set(d.face_up),
            deals_before=d.deals_before,
            pile=c.card_list(&d.pile[r.hand_size - d.in_pile], d.in_pile),
        )


# --- Making states -------------------------------------------------------------------------------

cdef EngineState state_of(Compiled compiled, const Deal *deal):
    """The state of a deal, which is copied."""
    cdef EngineState state = EngineState.__new__(EngineState)
    state.compiled = compiled
    state.deal = deal[0]
    return state


include "making.pxi"


def state_from_bytes(Compiled compiled not None, const uint8_t[::1] saved not None):
    """Read a state from bytes saved by the same build.

    Raises ValueError if the bytes are not a deal of this game.
    """
    cdef Deal deal
    read_deal(compiled, &deal, saved)
    return state_of(compiled, &deal)


def restored(rules, saved):
    """Read a state of these rules from bytes."""
    return state_from_bytes(compiled_rules(rules), saved)


# --- Values of the specification ------------------------------------------------------------------

cdef tuple auction_of(Compiled compiled, const Deal *d):
    """The bids and passes with their seats."""
    cdef const Rules *r = &compiled.rules
    cdef int seat = d.dealer if r.dealer_bids_first else next_seat(r, d.dealer)
    cdef int passed = 0
    cdef int i
    plies = []
    for i in range(d.calls_made):
        while passed >> seat & 1:
            seat = next_seat(r, seat)
        plies.append((seat, compiled.tables.moves[code_of(r, AUCTION, d.auction[i])]))
        if d.auction[i] == r.bids + r.has_sun:
            passed |= 1 << seat
        seat = next_seat(r, seat)
    return tuple(plies)


cdef tuple tricks_from(Compiled compiled, const Deal *d, int first):
    """The finished tricks from number `first` on."""
    cdef const Rules *r = &compiled.rules
    cdef int i
    cdef int step = -1 if r.places > r.seats and d.dealer & 1 else 1
    found = []
    for i in range(first, d.tricks):
        leader = d.first_leader if i == 0 else d.winners[i - 1]
        cards = compiled.card_list(&d.play[i * r.places], r.places)
        found.append(Trick(leader, cards, d.winners[i], step))
    return tuple(found)


cdef tuple known_partners(const Rules *r, const Deal *d, int own):
    """The seats known to hold or to have played a called card (R5-8)."""
    cdef int seat
    return tuple([seat for seat in range(r.seats) if is_known_partner(d, seat, own)])


# --- Bytes ---------------------------------------------------------------------------------------

cdef bytes deal_bytes(const Deal *d):
    """A deal as bytes: the version of the format, then the fields."""
    return bytes([DEAL_VERSION]) + (<const uint8_t *>d)[:sizeof(Deal)]


cdef int read_deal(Compiled compiled, Deal *d, const uint8_t[::1] saved) except -1:
    """Read a deal from bytes, and check it."""
    if saved.shape[0] != sizeof(Deal) + 1 or saved[0] != DEAL_VERSION:
        raise ValueError("these are not the bytes of a deal, or they come from another version")
    memcpy(d, &saved[1], sizeof(Deal))
    if not is_sound(&compiled.rules, d):
        raise ValueError("these bytes are not a deal of this game")
    set_totals(&compiled.rules, d)
    set_sizes(&compiled.rules, d)
    d.legal = find_legal(&compiled.rules, d)
    return 0
