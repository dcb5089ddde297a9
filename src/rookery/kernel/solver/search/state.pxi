# The state of the search: the position, and what is constant during a search.

cdef enum:
    SEATS = 6
    SUITS = 5           # four lanes, and the rook where it is a suit of its own
    ROOK_SUIT = 4
    CARDS = 64
    MOST_CARDS = 22     # the most cards in a hand: three hands share at most 64
    MOST_POINTS = 32000
    SMALL_DEAL = 40     # the most cards in hand of a small deal (see `set_keys`); measured
    COUNTERS = 21       # the most counters in `State.counters`, three bits each
    ROOK_BIT = 63       # of a rook that is a suit of its own; no lane of 15 cards needs this bit


cdef enum:
    # The techniques that can be disabled: see TECHNIQUES in `compiled_solver.py`.
    TABLE = 1
    PARTITION = 2
    SOFT_BOUNDS = 4
    EQUALS = 8
    ORDER = 16
    TRIED_BEFORE = 32
    CASHING = 64
    PARTNER = 128
    TOP_TRUMPS = 256
    OTHERS = 512
    KEEPING = 1024
    LOWER = 2048
    NEAR = 4096
    SIMILAR = 8192


cdef struct Deal:
    # The part of a position that is constant during a search. Points are in units.
    int seats
    int trump                       # a suit, or −1
    int side[SEATS]
    int value[CARDS]
    int trick_points
    int last_points
    int last_count                  # the number of tricks that the last one counts as
    int most_points                 # the points for most tricks
    int tie_points                  # side 0's share of them if both have equally many tricks
    int total_tricks                # the tricks of the whole deal
    int majority                    # the fewest tricks that are more than half of them
    int disabled                    # the flags of the techniques that are disabled
    uint64_t lane[SUITS]            # the mask of each suit
    uint8_t suit_of[CARDS]
    uint8_t owner[CARDS]            # the seat that holds each card at the root
    int is_pairs                    # whether there are four seats and partners face each other
    uint64_t card_key[CARDS]        # what each card in hand adds to `State.key`
    uint64_t counter_code[CARDS]    # and to `State.counters`
    uint8_t counter[COUNTERS]       # the counters in `State.counters`, suit by suit, rank by rank
    uint64_t worth                  # the mask of all counters
    uint64_t leader_key[SEATS]      # what the leader adds to the key
    uint64_t trick_key              # what each trick of side 0 adds while most tricks are undecided
    uint64_t at_any_time            # the card that may be played to every trick (FO-1), or 0
    uint64_t height_key             # what each trump above it adds to the key
    const int16_t *weights          # of the move ordering
    int code_bits                   # the number of bits that a rank takes in a pattern
    uint64_t top[17]                # the mask of the k highest ranks in a pattern, by k
    uint64_t code[2][4][256]        # the patterns of the low and the high byte of each lane


cdef struct State:
    Deal deal
    Table table
    uint64_t hands[SEATS]
    uint64_t all                    # all cards in hand
    int length[SEATS][SUITS]        # the number of cards that each hand has of each suit
    uint64_t key                    # a hash of the suit lengths of all hands: see `card_key`
    uint64_t counters               # the holder of each counter, three bits each: seat + 1, or 0
    int left                        # the points still to be won, the trick on the table included
    int tricks_left                 # the number of tricks not yet led to
    uint8_t killer[24][SEATS]       # the last lead that caused a cutoff, by tricks left and leader
    int won[2]                      # the tricks of each side
    int is_settled                  # whether most tricks are decided, or give no points
    int64_t nodes
    int64_t node_limit
    int64_t next_check              # the number of nodes at which `check_limits` is called next
    int is_stopped                  # whether the search was stopped; its results are then invalid
    void *owner                     # the `Search` that this state belongs to
