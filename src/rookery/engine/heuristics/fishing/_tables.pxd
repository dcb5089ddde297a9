# The rules of thumb for a fishing game as numbers.

from libc.stdint cimport uint8_t

from rookery.engine.fishing._rules cimport CARDS

cdef enum:
    MOST_DEALT = 16     # chances are tabulated for hands of up to this many cards
    MOST_ALIKE = 8      # a pack has at most this many cards of one number
    MOST_WEIGHED = 16
    MOST_PILES = 16


cdef struct Weights:
    # `WEIGHTS`; rookery.heuristics explains each of them.
    double later
    double against
    double match
    double per_point
    double card_points


cdef struct Tables:
    Weights weights
    double orange               # the expected points of capturing red and yellow
    int weighed
    int piles
    uint8_t ascending[CARDS]    # the pack index of each card, from the lowest card up
    uint8_t position[CARDS]     # for each pack index, its place in `ascending`
    # The chance that a hand has a number: [cards unseen][cards drawn][unseen cards of the number].
    double any_of[CARDS + 1][MOST_DEALT + 1][MOST_ALIKE + 1]


cdef class FishingHeuristics:
    # The tables in compiled form, made once for each `Compiled`.
    cdef Tables tables
