# The position while it is searched, and what stays the same during a search.

cdef enum:
    SEATS = 6
    SUITS = 5       # four lanes, and the rook where it is a suit of its own
    ROOK_SUIT = 4
    CARDS = 64
    MOST_CARDS = 22 # of a hand: three share at most 64
    MOST_POINTS = 32000
    SMALL_DEAL = 40 # cards
    COUNTERS = 21   # that have a place in `counters`; any others are part of the key
    ROOK_BIT = 63   # the rook as a suit of its own: a place that no lane of 15 cards needs


cdef enum:
    # The ideas that can be left out, to see what each is worth.
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
    # What does not change during a search. Points are in units: all divided by their divisor.
    int seats
    int trump                       # a suit, or -1
    int side[SEATS]
    int value[CARDS]
    int trick_points
    int last_points
    int last_count                  # how many tricks the last one counts for
    int most_points                 # for most tricks, and what side 0 gets of them in a tie
    int tie_points
    int total_tricks                # of the whole deal
    int majority                    # so many tricks are more than half of all
    int left_out                    # ideas
    uint64_t lane[SUITS]
    uint8_t suit_of[CARDS]
    uint8_t owner[CARDS]
    int is_pairs                    # four seats, partners face each other
    uint64_t part[CARDS]            # what each card adds to the key
    uint64_t holds[CARDS]           # and to `counters`
    int worth[COUNTERS]             # the values of the counters
    uint64_t leads[SEATS]           # and who leads, and a trick won while most tricks is open
    uint64_t wins
    const int16_t *weights          # for the order of the moves
    int code_bits                   # bits that a rank takes in a pattern
    uint64_t top[17]                # the mask of the k highest ranks of a pattern
    uint64_t code[2][4][256]        # patterns of the low and the high half of each lane


cdef struct State:
    Deal deal
    Table table
    uint64_t hands[SEATS]
    uint64_t all                    # all cards in hand
    int length[SEATS][SUITS]        # how many cards of each suit the hands have
    uint64_t key                    # the suit lengths of all seats, see `part`
    uint64_t counters               # who holds each counter, three bits each: the seat + 1, or 0
    int left                        # points still to be won, with the trick on the table
    int tricks_left                 # tricks not yet begun
    uint8_t killer[24][SEATS]
    int won[2]                      # tricks, by side
    int is_settled                  # who has most tricks is known, or worth nothing
    int64_t nodes
    int64_t node_limit
    int64_t next_look               # the node at which to look up from the search
    int is_over                     # the search is broken off: nothing it returns is worth anything
    void *owner                     # the Search that owns it
