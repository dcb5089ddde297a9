# The rules of thumb for a trick game as numbers.

from libc.stdint cimport uint8_t, uint64_t

from rookery.engine.tricks._rules cimport CARDS, SUITS, TRUMPS

cdef enum:
    SHARES = 3      # the largest length of `guarded`, `short` and `wins`


cdef struct Weights:
    # `WEIGHTS`; rookery.heuristics explains each of them.
    double scale
    double trump
    double trump_height
    double counter
    double pressed
    double partner_bid
    double foe_bid
    double spare
    double moon
    double sun
    double short_of_moon
    double never
    double wins_in_length
    double void_shared
    double saved
    double saved_by_winning
    double last
    double surest_last
    double last_by_trump
    double wanted_trump
    double wanted_top
    double trump_out
    double trump_held
    double helps_second
    double fellow_defender
    double patience
    double counter_saved
    double counter_winning
    double per_height
    double makes_void
    double unruffed
    double unruffed_by_card
    double most_unruffed
    double top_last
    double second
    double third
    double trump_wins
    double trump_wins_by_place
    double yet_to_fall
    double teammate
    double draw
    double most_drawn
    double hold
    double by_defence
    double outnumbered
    double of_last


cdef struct Call:
    # The numbers for one trump call; sets of cards are bits.
    double strength[CARDS]
    uint64_t above[CARDS]       # for each card, the higher cards of its suit
    uint64_t tops
    uint64_t sides[SUITS]       # the side suits, in the order in which a hand is counted
    int side_count
    bint is_suit
    double top
    double share                # the share of the stake that an average hand takes
    double average[CARDS + 1]   # the count of an average hand for each number of cards
    double fair_trumps


cdef struct Tables:
    Weights weights
    Call calls[TRUMPS]
    uint8_t ascending[CARDS]    # the pack index of each card, from the lowest card up
    uint8_t position[CARDS]     # for each pack index, its place in `ascending`
    uint64_t rook
    double guarded[SHARES]
    double short[SHARES]
    double wins[SHARES]
    int guards
    int shorts
    int winners
    int long
    double margin
    int maximum_bid
    double trick_value
    double worth_of_tricks
    double usual_nest


cdef class TrickHeuristics:
    # The tables in compiled form, made once for each `Compiled`.
    cdef Tables tables
