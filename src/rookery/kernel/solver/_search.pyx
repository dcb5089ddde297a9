# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, embedsignature=True
"""The compiled exact solver of card play with open hands. `compiled_solver.py` is its face."""

from cpython.exc cimport PyErr_CheckSignals
from libc.stdint cimport int8_t, int16_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport abs, calloc, free, malloc
from libc.string cimport memset

from rookery.native.bits cimport COUNTS, bit, highest, lowest, mixed, prefetch

include "search/table.pxi"
include "search/state.pxi"
include "search/patterns.pxi"
include "search/move_weights.pxi"
include "search/moves.pxi"
include "search/leads.pxi"
include "search/followers.pxi"
include "search/sure_tricks.pxi"


cdef class Search

include "search/zero_window.pxi"
include "search/setup.pxi"


cdef class Search:
    """One search at a time, with its own table.

    `load` a position; then ask `test`, as often as needed: what was found out before is kept.
    """

    cdef State state
    cdef Root root
    cdef object game
    cdef object last_game
    cdef int16_t tuned[WEIGHTS]
    cdef int is_tuned
    cdef int low        # of the value that is searched for
    cdef int high
    cdef object stop
    cdef object progress
    cdef object trouble

    def __cinit__(self, size_t table_bytes, int left_out=0):
        memset(&self.state, 0, sizeof(State))
        self.state.deal.left_out = left_out
        if not table_make(&self.state.table, table_bytes):
            raise MemoryError(f"no {table_bytes} bytes for the table of a solver")

    def __dealloc__(self):
        table_free(&self.state.table)

    def load(self, coded):
        """Take a coded position. The table is kept if the game is the same.

        Raises ValueError for numbers that no position is coded by.
        """
        cdef State *s = &self.state
        self.game = None    # a position refused leaves none behind
        if not 3 <= coded.seats <= SEATS or len(coded.sides) != coded.seats:
            raise ValueError("there are 3 to 6 seats, each on a side")
        if len(coded.hands) != coded.seats or len(coded.values) != CARDS:
            raise ValueError("each seat has a hand, and each card a value")
        if not (0 <= coded.leader < coded.seats and len(coded.trick) < coded.seats
                and all([0 <= each < CARDS for each in coded.trick])):
            raise ValueError("the trick does not fit the seats")
        self.take(coded)
        if not is_sound(s, &self.root, coded.leader, self.lay_trick(coded)):
            raise ValueError("the numbers do not code a position")
        s.tricks_left = counted_all(s.hands[<int>coded.leader])
        set_points(s, &self.root)
        set_keys(s)
        set_codes(s)
        if not self.is_tuned:
            choose_weights(s)
        self.begin_game(coded)

    cdef void take(self, coded) except *:
        """Copy what a position is, but for the trick on the table."""
        cdef State *s = &self.state
        cdef Deal *deal = &s.deal
        cdef int seat, card
        deal.seats = coded.seats
        deal.trump = coded.trump
        deal.trick_points = coded.trick_points
        deal.last_points = coded.last_points
        deal.last_count = coded.last_count
        deal.most_points = coded.most_points
        deal.tie_points = coded.tie_points
        for seat in range(deal.seats):
            deal.side[seat] = coded.sides[seat]
            s.hands[seat] = coded.hands[seat]
        for card in range(CARDS):
            deal.value[card] = coded.values[card]
        s.won[0], s.won[1] = coded.won
        set_lanes(deal, coded.has_rook_suit)

    cdef uint64_t lay_trick(self, coded) except *:
        """Put the trick on the table; its cards."""
        cdef uint64_t on_table = 0
        cdef int card
        clear_trick(&self.root, coded.leader)
        for card in coded.trick:
            lay(&self.state, &self.root, card)
            on_table |= bit(card)
        return on_table

    cdef void begin_game(self, coded) except *:
        """Forget what was found out in another game."""
        cdef Deal *deal = &self.state.deal
        game = (coded.seats, coded.trump, coded.sides, coded.values, coded.trick_points,
                coded.last_points, coded.last_count, coded.most_points, deal.total_tricks,
                deal.code_bits)
        if game != self.last_game:
            table_clear(&self.state.table, deal.code_bits != 2)
        self.game = self.last_game = game

    @property
    def nodes(self):
        """How many positions between tricks were looked at since the solver was made."""
        return self.state.nodes

    @property
    def most(self):
        """The points still to be won, in units."""
        return self.state.left + self.root.bonus

    def equals(self):
        """The cards that may be played, equal ones together."""
        cdef State *s = &self.state
        cdef Root *root = &self.root
        cdef Moves moves
        cdef int i, card
        cdef uint64_t cards, between
        find_root_moves(s, root, &moves)
        found = []
        for i in range(moves.size):
            card = next_move(&moves, i)
            cards = equals_of(s, root, card)
            rest = [each for each in range(CARDS) if cards >> each & 1 and each != card]
            found.append([card, *rest])
        return found

    def value(self, int card, int low, int high, int guess=-1):
        """Bounds of the value between `low` and `high`, after a card if it is not −1.

        They are equal unless the search was broken off.
        """
        self.low = low
        self.high = high
        if guess < 0:
            guess = (low + high + 1) // 2
        with nogil:
            narrow(&self.state, &self.root, card, guess, &self.low, &self.high)
        return self.low, self.high

    @property
    def bounds(self):
        """What is known of the value that is, or was last, searched for."""
        return self.low, self.high

    def line(self, int value):
        """A best line from a position of a known value: seats and cards; None if broken off.

        The position is played to its end by this and has to be loaded again.
        """
        cdef State *s = &self.state
        cdef Root *root = &self.root
        cdef Moves moves
        cdef int i, seat, need, bound, card = -1
        found = []
        while s.all:
            find_root_moves(s, root, &moves)
            seat = root.seat
            for i in range(moves.size):
                card = next_move(&moves, i)
                if i + 1 < moves.size:
                    need = value + s.deal.side[seat]
                    with nogil:
                        bound = ask(s, root, need, card)
                    if s.is_over:
                        return None
                    if (bound >= need) != s.deal.side[seat]:
                        break
            found.append((seat, card))
            value -= advance(s, root, card)
        return found

    def tune(self, weights):
        """Order the moves by other weights."""
        cdef int i
        self.is_tuned = len(weights) > 0
        for i in range(min(WEIGHTS, len(weights))):
            self.tuned[i] = weights[i]
        self.state.deal.weights = self.tuned

    def clear(self):
        """Forget what was found out."""
        table_clear(&self.state.table, self.state.deal.code_bits != 2)

    def test(self, int need, int card=-1):
        """Whether side 0 gets `need` units, after a card if one is given; None if broken off."""
        cdef int bound
        with nogil:
            bound = ask(&self.state, &self.root, need, card)
        return None if self.state.is_over else bound >= need

    def begin(self, node_limit, stop, progress):
        """Start to count: the search breaks off after so many nodes, or once `stop()` is true."""
        cdef State *s = &self.state
        s.owner = <void *>self
        memset(s.killer, 255, sizeof(s.killer))
        s.is_over = 0
        s.node_limit = s.nodes + node_limit if node_limit is not None else <int64_t>1 << 62
        s.next_look = min(s.nodes + 0x10000, s.node_limit)
        self.stop = stop
        self.progress = progress
        self.trouble = None

    def end(self):
        """Raise what was raised while searching, if anything."""
        if self.trouble is not None:
            raise self.trouble

    cdef void report(self):
        try:
            PyErr_CheckSignals()
            if self.progress is not None:
                self.progress(self.state.nodes)
            if self.stop is not None and self.stop():
                self.state.is_over = 1
        except BaseException as error:
            self.trouble = error
            self.state.is_over = 1
