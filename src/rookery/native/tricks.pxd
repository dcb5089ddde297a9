# Which cards may be played to a trick, and which card wins it: the one place for all compiled code,
# however it numbers the cards.

from libc.stdint cimport uint64_t


cdef inline bint outranks(
    int suit, int height, int best_suit, int best_height, bint is_trump
) noexcept nogil:
    """Whether a card beats the best card of the trick so far (TT-2).

    In the same suit the higher card wins; a card of another suit wins only if it is a trump. All
    trumps are of one suit.
    """
    return height > best_height if suit == best_suit else is_trump


cdef inline uint64_t following(uint64_t hand, uint64_t lane, uint64_t at_any_time) noexcept nogil:
    """The cards of a hand that may be played when a suit was led (TT-1, FO-1).

    `lane` has the cards of that suit, and `at_any_time` those that may be played to every trick.
    """
    cdef uint64_t of_suit = hand & lane
    return of_suit | hand & at_any_time if of_suit else hand
