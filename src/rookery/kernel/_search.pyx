# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, embedsignature=True
"""The compiled exact solver of card play with open hands. `solver.py` is its face."""

from cpython.exc cimport PyErr_CheckSignals
from libc.stdint cimport int16_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memset

include "_bits.pxi"
include "_table.pxi"
include "_state.pxi"
include "_pattern.pxi"
include "_moves.pxi"


cdef class Search

include "_play.pxi"
include "_setup.pxi"


cdef class Search:
    """One search at a time, with its own table.

    `load` a position; then ask `test`, as often as needed: what was found out before is kept.
    """

    cdef State state
    cdef Root root
    cdef object game
    cdef object stop
    cdef object progress
    cdef object trouble

    def __cinit__(self, size_t table_bytes):
        memset(&self.state, 0, sizeof(State))
        if not table_make(&self.state.table, table_bytes):
            raise MemoryError(f"no {table_bytes} bytes for the table of a solver")

    def __dealloc__(self):
        table_free(&self.state.table)

    def load(self, coded):
        """Take a coded position. The table is kept if the game is the same."""
        cdef State *s = &self.state
        cdef Deal *deal = &s.deal
        cdef int seat, card
        game = (coded.seats, coded.trump, coded.sides, coded.unit, coded.trick_points,
                coded.last_points, coded.last_count, coded.most_points, coded.total_tricks,
                coded.has_rook_suit, any(coded.values))
        if game != self.game:
            table_clear(&s.table)
        self.game = game
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
        s.key = 0
        set_lanes(deal, coded.has_rook_suit)
        clear_trick(&self.root, coded.leader)
        for card in coded.trick:
            lay(s, &self.root, card)
        s.tricks_left = counted_all(s.hands[coded.leader])
        set_points(s, &self.root)
        set_keys(s)
        set_codes(s)

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
            found.append([card, *(each for each in range(CARDS) if cards >> each & 1 and each != card)])
        return found

    def value(self, int card, int low, int high):
        """Bounds of the value between `low` and `high`, after a card if it is not −1.

        They are equal unless the search was broken off.
        """
        with nogil:
            narrow(&self.state, &self.root, card, &low, &high)
        return low, high

    def line(self, int value):
        """A best line from a position of a known value: seats and cards; None if broken off.

        The position is played to its end by this and has to be loaded again.
        """
        cdef State *s = &self.state
        cdef Root *root = &self.root
        cdef Moves moves
        cdef int i, seat, answer, card
        found = []
        while s.all:
            find_root_moves(s, root, &moves)
            seat = root.seat
            for i in range(moves.size):
                card = next_move(&moves, i)
                if i + 1 < moves.size:
                    with nogil:
                        answer = ask(s, root, value + s.deal.side[seat], card)
                    if s.is_over:
                        return None
                    if answer != s.deal.side[seat]:
                        break
            found.append((seat, card))
            value -= advance(s, root, card)
        return found

    def clear(self):
        """Forget what was found out."""
        table_clear(&self.state.table)

    def test(self, int need, int card=-1):
        """Whether side 0 gets `need` units, after a card if one is given; None if broken off."""
        cdef int answer
        with nogil:
            answer = ask(&self.state, &self.root, need, card)
        return None if self.state.is_over else bool(answer)

    def begin(self, node_limit, stop, progress):
        """Start to count: the search breaks off after so many nodes, or once `stop()` is true."""
        cdef State *s = &self.state
        s.owner = <void *>self
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
