"""The compiled exact search. `compiled_solver.py` is its interface in Python.

The docstring of `rookery.kernel.solver` lists the steps of the search, with the file of each.
"""

from cpython.exc cimport PyErr_CheckSignals
from libc.stdint cimport int8_t, int16_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport abs, calloc, free, malloc
from libc.string cimport memset

from rookery.native.bits cimport (
    COUNTS,
    bit,
    count_bits,
    count_lane,
    highest,
    lowest,
    mixed,
    prefetch,
)
from rookery.native.tricks cimport following, outranks

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
include "search/root.pxi"


cdef class Search:
    """A search with its own transposition table.

    `load` a position and `begin`; then call `value`, `test` or `line` as often as needed, and
    `end`. The table is kept between calls, and between positions of the same game.
    """

    cdef State state
    cdef Root root
    cdef object game
    cdef object last_game
    cdef int16_t tuned[WEIGHTS]
    cdef int is_tuned
    cdef int low        # bounds of the value that is being searched for
    cdef int high
    cdef object stop
    cdef object progress
    cdef object error_raised

    def __cinit__(self, size_t table_bytes, int disabled=0):
        memset(&self.state, 0, sizeof(State))
        self.state.deal.disabled = disabled
        if not table_make(&self.state.table, table_bytes):
            raise MemoryError(f"cannot allocate {table_bytes} bytes for the table of a solver")

    def __dealloc__(self):
        table_free(&self.state.table)

    def load(self, coded):
        """Set the `EncodedPosition` to search. The table is kept if the game is the same.

        Raises ValueError for integers that do not encode a position.
        """
        cdef State *s = &self.state
        self.game = None    # no position is loaded if this one is refused
        if not 3 <= coded.seats <= SEATS or len(coded.sides) != coded.seats:
            raise ValueError("there are 3 to 6 seats, each on a side")
        if len(coded.hands) != coded.seats or len(coded.values) != CARDS:
            raise ValueError("each seat has a hand, and each card a value")
        if not (0 <= coded.leader < coded.seats and len(coded.trick) < coded.seats
                and all([0 <= each < CARDS for each in coded.trick])):
            raise ValueError("the trick does not fit the seats")
        self.take(coded)
        if not is_sound(s, &self.root, coded.leader, self.lay_trick(coded)):
            raise ValueError("the numbers do not encode a position")
        s.tricks_left = count_bits(s.hands[<int>coded.leader])
        set_points(s, &self.root)
        set_keys(s)
        set_codes(s)
        if not self.is_tuned:
            set_weights(s)
        self.begin_game(coded)

    cdef void take(self, coded) except *:
        """Copy all fields of an encoded position except the trick on the table."""
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
        deal.at_any_time = coded.at_any_time
        for card in range(CARDS):
            deal.value[card] = coded.values[card]
        s.won[0], s.won[1] = coded.won
        set_lanes(deal, coded.has_rook_suit)

    cdef uint64_t lay_trick(self, coded) except *:
        """Put the trick on the table, and return the mask of its cards."""
        cdef uint64_t on_table = 0
        cdef int card
        clear_trick(&self.root, coded.leader)
        for card in coded.trick:
            lay_at_root(&self.state, &self.root, card)
            on_table |= bit(card)
        return on_table

    cdef void begin_game(self, coded) except *:
        """Clear the table if the position is of another game than the position before."""
        cdef Deal *deal = &self.state.deal
        game = (coded.seats, coded.trump, coded.sides, coded.values, coded.trick_points,
                coded.last_points, coded.last_count, coded.most_points, deal.total_tricks,
                deal.code_bits, coded.at_any_time)
        if game != self.last_game:
            table_clear(&self.state.table, deal.code_bits != 2)
        self.game = self.last_game = game

    @property
    def nodes(self):
        """The number of nodes searched so far; a node is a position between two tricks."""
        return self.state.nodes

    @property
    def most(self):
        """The points that the loaded position is worth to both sides together, in units."""
        return self.state.left + self.root.bonus

    def equals(self):
        """The bits of the legal cards, in groups of cards that are equal in effect.

        The first card of a group is the one to search: its value is that of the whole group.
        """
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
        """Search for the value in units, after `card` if that is not −1; return its bounds.

        The value must lie between `low` and `high`. The first search asks whether it is at least
        `guess`; −1 stands for the middle. The bounds are equal unless the search was stopped.
        """
        self.low = low
        self.high = high
        if guess < 0:
            guess = (low + high + 1) // 2
        with nogil:
            find_value(&self.state, &self.root, card, guess, &self.low, &self.high)
        return self.low, self.high

    @property
    def bounds(self):
        """The bounds found so far by the present call of `value`, or by the last one."""
        return self.low, self.high

    def line(self, int value):
        """A line of perfect play from a position of known value, as (seat, bit); None if stopped.

        The line is played out in the loaded position, which must be loaded again afterwards.
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
                        bound = search_root(s, root, need, card)
                    if s.is_stopped:
                        return None
                    if (bound >= need) != s.deal.side[seat]:
                        break
            found.append((seat, card))
            value -= advance_root(s, root, card)
        return found

    def tune(self, weights):
        """Use other weights for the move ordering, in the order of `search/move_weights.pxi`."""
        cdef int i
        self.is_tuned = len(weights) > 0
        for i in range(min(WEIGHTS, len(weights))):
            self.tuned[i] = weights[i]
        self.state.deal.weights = self.tuned

    def clear(self):
        """Clear the transposition table."""
        table_clear(&self.state.table, self.state.deal.code_bits != 2)

    def test(self, int need, int card=-1):
        """Whether side 0 wins `need` units, after `card` if that is not −1; None if stopped."""
        cdef int bound
        with nogil:
            bound = search_root(&self.state, &self.root, need, card)
        return None if self.state.is_stopped else bound >= need

    def begin(self, node_limit, stop, progress):
        """Prepare to search until `node_limit` more nodes are searched or `stop()` returns True.

        `progress` is called now and then with the number of nodes. Each argument may be None.
        """
        cdef State *s = &self.state
        s.owner = <void *>self
        memset(s.killer, 255, sizeof(s.killer))
        s.is_stopped = 0
        s.node_limit = s.nodes + node_limit if node_limit is not None else <int64_t>1 << 62
        s.next_check = min(s.nodes + 0x10000, s.node_limit)
        self.stop = stop
        self.progress = progress
        self.error_raised = None

    def end(self):
        """Raise the exception that a callback raised during the search, if any."""
        if self.error_raised is not None:
            raise self.error_raised

    cdef void report(self):
        """Report progress, and stop on request or on an exception. The search calls this."""
        try:
            PyErr_CheckSignals()
            if self.progress is not None:
                self.progress(self.state.nodes)
            if self.stop is not None and self.stop():
                self.state.is_stopped = 1
        except BaseException as error:
            self.error_raised = error
            self.state.is_stopped = 1
