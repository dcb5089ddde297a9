"""The states of fishing games as values of the compiled engine."""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc
from libc.string cimport memcpy, memset

from rookery.coding.totals import total_byte
from rookery.core.cards import NO_CARDS
from rookery.core.moves import Build, CallOrange, Group, Hold, Take, Trail
from rookery.engine.fishing._rules import compiled as compiled_rules
from rookery.fishing import turns as specified
from rookery.fishing.captures import LISTED
from rookery.fishing.state import FishingState, OpenOrange
from rookery.fishing.view import FishingView

from rookery.engine._deal_state cimport DealState, Outline, fill_totals
from rookery.engine.fishing._rules cimport ANY, CARDS, MOST, NONE, SEATS, Compiled, Rules, numbers
from rookery.engine.fishing.choosing cimport Choice, Scratch, begin_choice
from rookery.engine.fishing.dealing cimport deal_out
from rookery.engine.fishing.listing cimport (
    GROUPS,
    SUMS,
    UNIONS,
    Sums,
    Turns,
    add_up,
    find_groups,
    highest_in,
    list_turns_of,
)
from rookery.engine.fishing.observing cimport observe, write_mask
from rookery.engine.fishing.scoring cimport score
from rookery.engine.fishing.sound cimport is_sound
from rookery.engine.fishing.state cimport (
    Centre,
    Deal,
    actor,
    add_single,
    capturable,
    due_build,
    has_turns,
    is_build,
    next_seat,
    numbers_of,
    owed_build,
    singles_of,
)
from rookery.engine.fishing.turns cimport BUILD, TAKE, TRAIL, Turn, apply, call_orange, hold
from rookery.native.bits cimport bit, count_bits, lowest
from rookery.native.unions cimport unite

cdef enum:
    VERSION = 1     # the version of the byte format of a state

# Working memory to list turns in. Python's lock is held while it is used.
cdef Scratch *scratch = <Scratch *>calloc(1, sizeof(Scratch))
if scratch == NULL:
    raise MemoryError


cdef class EngineFishingState(DealState):
    """A deal of a fishing game between two moves.

    `EngineGame` makes states. `compiled` are its rules in compiled form. The piles of the centre
    and the legal turns become values of the specification when they are first asked for.
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
        return written(&self.compiled.rules, &self.deal)

    cdef void fill_points(self, int32_t *points) noexcept:
        score(&self.compiled.rules, &self.deal, points)

    @property
    def turn(self):
        """The seat whose turn it is."""
        return self.deal.turn

    @property
    def needs_cut(self):
        """False: a fishing deal never waits for a cut."""
        return False

    @property
    def is_over(self):
        """Whether nobody may move any more."""
        return actor(&self.compiled.rules, &self.deal) < 0

    @property
    def actors(self):
        """The seats that may move: the capturer of an open orange first, then the seat to move."""
        cdef const Deal *d = &self.deal
        cdef const Rules *r = &self.compiled.rules
        cdef int seat = d.capturer
        cdef int i
        cdef bint has_turn = has_turns(r, d)
        if d.capturer == NONE:
            return (d.turn,) if has_turn else ()
        found = []
        for i in range(r.seats):
            if not d.held >> seat & 1:
                found.append(seat)
            seat = next_seat(r, seat)
        if has_turn and d.held >> d.turn & 1:
            found.append(d.turn)
        return tuple(found)

    def legal(self, int seat):
        """The legal moves of a seat in the order of the specification."""
        cdef const Deal *d = &self.deal
        calls = ()
        if d.capturer != NONE:
            calls = tuple([move for move in CALLS if self.may_answer(seat, move is CALLS[0])])
        if seat != d.turn or not has_turns(&self.compiled.rules, d):
            return calls
        return calls + self.turns_of_seat()

    def may_answer(self, int seat, bint calls):
        """Whether a seat may call or decline the open orange (TX-15)."""
        cdef const Deal *d = &self.deal
        if d.capturer == NONE or not 0 <= seat < self.compiled.rules.seats or d.held >> seat & 1:
            return False
        waits = calls and seat != d.capturer and not d.held >> d.capturer & 1
        return not (waits and self.compiled.tables.rules.orange == "owner_first")

    cdef tuple turns_of_seat(self):
        """The legal turns of the seat to move. Some seat must have the turn."""
        if self._turns is None:
            self._turns = listed(self)
        return self._turns

    def made(self, int seat, move):
        """The state after a move. None if it is illegal, or if only the specification knows."""
        cdef const Rules *r = &self.compiled.rules
        cdef EngineFishingState after
        cdef Turn turn
        if isinstance(move, (CallOrange, Hold)):
            if not self.may_answer(seat, isinstance(move, CallOrange)):
                return None
            after = state_of(self.compiled, &self.deal)
            after._centre, after._turns = self._centre, self._turns
            if isinstance(move, CallOrange):
                call_orange(&after.deal, seat)
            else:
                hold(r, &after.deal, seat)
            return after
        if seat != self.deal.turn or not has_turns(r, &self.deal):
            return None
        if not read_turn(self.compiled, &self.deal, move, &turn) or not self.may_make(&turn):
            return None
        after = state_of(self.compiled, &self.deal)
        apply(r, &after.deal, &turn)
        return after

    cdef bint may_make(self, const Turn *turn) noexcept:
        """Whether the seat to move has the card of a turn, and the turn is legal."""
        cdef const Deal *d = &self.deal
        cdef const Rules *r = &self.compiled.rules
        cdef int i
        if not d.hands[d.turn] >> turn.card & 1:
            return False
        if turn.kind == TRAIL:
            if due_build(r, d) >= 0:
                return False
            return r.trail_is_free or not (
                numbers_of(r, d.hands[d.turn]) & capturable(r, &d.centre))
        list_turns_of(r, d, turn.kind, turn.card, &scratch.sums, &scratch.turns)
        for i in range(scratch.turns.count):
            if scratch.turns.turn[i].piles == turn.piles:
                return True
        return False

    def after_cut(self, cards):
        """There is no cut in a fishing game."""
        raise TypeError("a fishing game has no cut")

    def view(self, seat):
        """What a seat, or a spectator (None), may know: `view` in fishing/view.py."""
        cdef const Deal *d = &self.deal
        cdef const Rules *r = &self.compiled.rules
        cdef int own = self.viewer(seat)
        cdef int place
        return FishingView(
            rules=self.compiled.tables.rules,
            seat=seat,
            dealer=d.dealer,
            totals=self.totals,
            actors=self.actors,
            legal=self.legal(own) if own >= 0 else (),
            turn=d.turn if has_turns(r, d) else None,
            hand=self.compiled.card_set(d.hands[own]) if own >= 0 else NO_CARDS,
            hand_sizes=tuple([count_bits(d.hands[place]) for place in range(r.seats)]),
            centre=self.centre,
            stock_size=r.cards - d.stock_at,
            hauls=self.hauls,
            shown=self.shown,
            last_capturer=None if d.last_capturer == NONE else d.last_capturer,
            orange=self.orange,
        )

    @property
    def hands(self):
        """The cards of each seat."""
        cdef int seat
        return tuple([
            self.compiled.card_set(self.deal.hands[seat])
            for seat in range(self.compiled.rules.seats)
        ])

    @property
    def centre(self):
        """The piles of the centre, in order."""
        cdef int i
        if self._centre is None:
            self._centre = tuple([
                self.compiled.pile(cards_of(&self.deal.centre, i), self.deal.centre.owed[i])
                for i in range(self.deal.centre.piles)
            ])
        return self._centre

    @property
    def stock(self):
        """The cards still to be dealt, the top card first."""
        cdef int i
        cards = self.compiled.cards
        return tuple([
            cards[self.deal.stock[i]] for i in range(self.deal.stock_at, self.compiled.rules.cards)
        ])

    @property
    def hauls(self):
        """What each seat has won."""
        cdef const Deal *d = &self.deal
        cdef int seat
        return tuple([
            self.compiled.haul(
                d.won[seat], d.big_sweeps[seat], d.little_sweeps[seat], d.oranges[seat])
            for seat in range(self.compiled.rules.seats)
        ])

    @property
    def shown(self):
        """What everybody can infer about each hand."""
        cdef const Deal *d = &self.deal
        cdef int seat
        return tuple([
            self.compiled.shown_by(d.lacks[seat], d.keeps[seat], d.apart[seat])
            for seat in range(self.compiled.rules.seats)
        ])

    @property
    def orange(self):
        """The open orange, if there is one."""
        if self.deal.capturer == NONE:
            return None
        return OpenOrange(self.deal.capturer, numbers(self.deal.held))

    def observe(self, seat, begun=()):
        """The observation of a seat, or of a spectator (None), as `ObservationCoding` writes it.

        `begun` has the codes that the seat has chosen so far for its turn.
        """
        cdef const Rules *r = &self.compiled.rules
        cdef uint8_t shown[SEATS]
        cdef Choice choice
        cdef int viewer = self.viewer(seat)
        cdef int target = self.compiled.tables.rules.target
        cdef bytearray row = bytearray(r.layout.size)
        for place, total in enumerate(self.totals):
            shown[<int>place] = total_byte(total, target)
        read_begun(r, &choice, begun)
        observe(r, &self.deal, &choice, shown, viewer, row)
        return bytes(row)

    @property
    def mask(self):
        """A byte for each action code, 1 if a move of the next actor begins with it."""
        cdef const Rules *r = &self.compiled.rules
        cdef bytearray row = bytearray(r.actions)
        cdef Choice choice
        begin_choice(r, &self.deal, scratch, &choice)
        write_mask(r, &choice, row)
        return bytes(row)

    @property
    def actions(self):
        """The action codes with which a move of the next actor may begin, in ascending order."""
        return tuple([code for code, is_legal in enumerate(self.mask) if is_legal])

    def to_spec(self):
        """The same state as a value of the specification."""
        cdef const Deal *d = &self.deal
        return FishingState(
            dealer=d.dealer,
            totals=self.totals,
            hands=self.hands,
            centre=self.centre,
            stock=self.stock,
            turn=d.turn,
            hauls=self.hauls,
            shown=self.shown,
            last_capturer=None if d.last_capturer == NONE else d.last_capturer,
            orange=self.orange,
        )


cdef tuple CALLS = (CallOrange(), Hold())


cdef EngineFishingState state_of(Compiled compiled, const Deal *deal):
    """The state of a deal, which is copied."""
    cdef EngineFishingState state = EngineFishingState.__new__(EngineFishingState)
    state.compiled = compiled
    state.deal = deal[0]
    return state


cdef bytes cards_of(const Centre *centre, int pile):
    """The cards of a pile as pack indices, the bottom card first."""
    cdef uint8_t cards[CARDS]
    cdef int count = 0
    cdef int card = centre.bottom[pile]
    while card != NONE:
        cards[count] = card
        count += 1
        card = centre.above[card]
    return cards[:count]


include "making.pxi"
include "legal_turns.pxi"
