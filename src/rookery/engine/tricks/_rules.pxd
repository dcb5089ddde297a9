# The rules of a trick game as numbers.

from libc.stdint cimport int32_t, uint8_t, uint64_t

from rookery.engine._pack cimport Pack
from rookery.engine.spreading cimport Spreading

cdef enum:
    SEATS = 6
    CARDS = 64
    SUITS = 5
    TRUMPS = 10         # the most trump calls that a game may have
    COURSE = 8          # the most phases of a deal
    NEST = 15           # the most cards of a nest
    NONE = 255          # no seat, no card, no bid, no trump call
    NO_VALUE = -2147483648

    # The phases, numbered as in `Phase` of shape.py.
    AUCTION = 0
    TAKE_NEST = 1
    NAME_TRUMP = 2
    CALL = 3
    BURY = 4
    CHOOSE_LEAD = 5
    PLAY = 6
    CUT = 7
    OVER = 8
    PHASES = 9

    # The indices of these values in the tuples of _rules.pyx.
    ALTERNATE = 0
    ALONE = 1
    CALLED = 2
    LEFT_OF_DEALER = 0
    LEFT_OF_BIDDER = 1
    NEST_TO_NOBODY = 0
    NEST_TO_LAST = 1
    NEST_TO_BIDDER = 2
    NEST_TO_OPPONENTS = 3


cdef struct Order:
    # How the cards rank under one trump call. A suit is its index among the suits of the pack.
    uint64_t lanes[SUITS]
    uint64_t trumps
    uint64_t at_any_time
    uint64_t free               # the cards that the bidder may choose to bury with this trump
    uint8_t suit_of[CARDS]
    uint8_t strength[CARDS]


cdef struct Layout:
    # Where each feature of an observation begins, named as in rookery.coding; −1 for a feature that
    # the game does not have.
    int size
    int hand
    int nest
    int buried
    int trick
    int played
    int phase
    int turn
    int dealer
    int totals
    int hand_sizes
    int nest_size
    int buried_size
    int bids
    int passed
    int bid
    int bidder
    int trump
    int called
    int partners
    int leader
    int voids
    int tricks
    int points
    int face_up
    int buried_face_up
    int deals_left
    int other_bids


cdef struct Rules:
    # A card is its index in the pack.
    int seats
    int places
    int cards
    int hand_size
    int nest_size
    int calls
    int dummy                   # the dummy's place; −1 if there is none
    int phases
    uint8_t course[COURSE]
    int suits
    int trumps
    Order orders[TRUMPS]
    uint64_t pack
    int32_t points[CARDS]
    uint8_t ranks[CARDS]
    uint64_t point_cards
    uint64_t free               # the cards that the bidder may choose to bury before trump is named
    uint64_t one_counter        # the counters; one of them may be buried (FO-7)
    uint8_t may_lie[NEST + 1][NEST + 1]
    uint64_t poor               # a hand of only these is a misdeal (FO-13); 0 without misdeals
    uint64_t misdeal_prevented_by
    int bids
    uint64_t open_bids          # the bids that are multiples of the step (FO-21)
    uint64_t other_bids         # the bids outside the usual range (FO-20, FO-23)
    int usual_bids              # how many bids the usual range has, and the sun
    int bid_places[CARDS]       # the place of each bid in the usual range, or in the others
    int32_t bid[CARDS]          # the amounts, then 0 for the sun, then the opening bid
    int32_t made[CARDS]         # the score of a made bid; NO_VALUE if it depends on the cards
    int32_t set_back[CARDS]
    bint has_sun
    bint opening_bid
    bint jump_bids
    bint dealer_bids_first
    bint dealer_minimum
    bint trump_is_led
    int first_lead
    int nest_step               # the index of TAKE_NEST in the course; −1 if it is not there
    bint nest_top
    bint nest_taken
    int sides
    int trick_points
    int last_trick_points
    int last_trick_counts
    int most_tricks_points
    int nest_as_trick
    int nest_to
    bint double_set
    int slam_value              # NO_VALUE if there is none; likewise `gate`
    int all_points_bonus
    int stake
    int gate
    int target
    int deals                   # the number of deals of a match; 0 if it is not fixed
    bint buried_trumps_shown
    int actions                 # the number of action codes
    int action[PHASES]          # for each phase: the action code of its first move
    int call_codes[CARDS]       # the action codes of bids, the sun and passing
    bint codes_follow           # whether each of these codes is one above the code before
    int moves[PHASES]           # for each phase: how many codes it may use, from `action` on
    uint64_t trump_moves        # the trump calls that the options allow
    uint8_t phase_shown[PHASES]     # the byte that shows each phase in an observation
    uint8_t bid_shown[CARDS]
    Layout layout
    Spreading spreading


cdef inline int code_of(const Rules *r, int phase, int move) noexcept nogil:
    """The action code of a move."""
    return r.call_codes[move] if phase == AUCTION else r.action[phase] + move


cdef inline int move_of(const Rules *r, int phase, int code) noexcept nogil:
    """The move with an action code. A result below 0, or not below CARDS, is not a move."""
    cdef int call
    if phase != AUCTION or r.codes_follow:
        return code - r.action[phase]
    for call in range(r.moves[AUCTION]):
        if r.call_codes[call] == code:
            return call
    return -1


cdef class Compiled(Pack):
    # The rules in compiled form, made once for each `TrickTables`, with caches of the
    # specification's values that states show.
    cdef Rules rules
    cdef readonly dict actions      # the action code of each move
    cdef tuple bids
    cdef tuple trumps
    cdef dict listed                # caches tuples of legal moves, by phase and bits
    cdef tuple card_list(self, const uint8_t *cards, int count)
    cdef tuple legal_moves(self, int phase, uint64_t moves)
    cdef tuple list_moves(self, int phase, uint64_t moves)
