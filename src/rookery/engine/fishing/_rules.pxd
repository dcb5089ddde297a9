# The rules of a fishing game as numbers.

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t

from rookery.engine._pack cimport Pack
from rookery.engine.spreading cimport Spreading

cdef enum:
    SEATS = 6
    CARDS = 64
    RANKS = 32          # card numbers and build values are below this
    NONE = 255          # no seat, no card
    PARTS = 1000        # the entries of each row of `reactions`
    MAXIMAL = 0         # the values of `capture`, numbered as in _rules.pyx
    ANY = 1
    MOST = 2


cdef struct Layout:
    # Where each feature of an observation begins, named as in rookery.coding; −1 for a feature that
    # the game does not have.
    int size
    int stage
    int hand
    int chosen_card
    int chosen_piles
    int singles
    int builds
    int build_values
    int bottoms
    int more_builds
    int hauls
    int lacks
    int keeps
    int hand_sizes
    int stock_size
    int big_sweeps
    int little_sweeps
    int oranges
    int last_capturer
    int turn
    int actors
    int dealer
    int totals
    int owed
    int apart
    int orange_capturer
    int orange_held


cdef struct Rules:
    # A card is its index in the pack.
    int seats
    int cards
    int dealt
    int highest
    int slots                   # how many builds an observation shows one by one
    int capture
    bint build_on_many
    bint builder_must_take
    bint trail_is_free
    bint orange_is_called
    bint capturer_calls_first
    bint played_card_counts
    bint leftovers_to_last
    bint wins_at_once
    int target
    int most_points
    int tied_points
    int orange_points
    int big_points
    int little_points
    int big_from
    int five_points
    uint8_t ranks[CARDS]
    uint64_t of_rank[RANKS]
    uint64_t fives
    uint64_t colours[2]
    int actions                 # the number of action codes
    int take                    # the first code of each block
    int build
    int trail
    int pile
    int done
    int orange
    int hold
    uint32_t reactions[2][PARTS]    # microseconds before a call, of the capturer and of others
    Layout layout
    Spreading spreading


cdef class Compiled(Pack):
    # The rules in compiled form, made once for each, with caches of the
    # specification's values that states show.
    cdef Rules rules
    cdef dict piles                 # caches of specification values, each limited in size
    cdef dict hauls
    cdef dict shown
    cdef object haul(self, uint64_t cards, int big_sweeps, int little_sweeps, int oranges)
    cdef object shown_by(self, uint32_t lacks, uint32_t keeps, uint32_t apart)
    cdef object pile(self, bytes cards, int owed)


cdef object numbers(uint64_t bits)
