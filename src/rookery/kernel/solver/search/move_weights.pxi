# The weights of the move ordering. The numbers come from a random local search, which kept a change
# if it made the search trees of a few hundred random positions smaller; see
# benchmarks/solver_weights.py.

cdef enum:
    WINS                        # a lead that no opponent can beat
    PARTNER_WINS                # a lead that a partner can win
    WINS_RANK
    PARTNER_WINS_RANK
    LOSES_RANK                  # a lead that opponents can win
    OWN_LENGTH                  # the lengths of the suit led
    PARTNER_LENGTH
    THEIR_LENGTH
    TRUMP_LEAD
    THEY_RUFF
    PARTNER_RUFFS
    SINGLETON
    TOP_NEXT                    # the opponent who plays next has the top card of the suit
    TOP_NEXT_PARTNER_SECOND     # and a partner, or the leader, has the second
    TOP_NEXT_OWN_SECOND
    LEAD_EQUALS
    BOTH_WIN
    PARTNER_VOID
    THEY_VOID
    TOP_LATER                   # another opponent has the top card
    TOP_LATER_OWN_SECOND
    TOP_LATER_PARTNER_SECOND
    OUR_RUN                     # the number of top cards that one side holds
    THEIR_RUN
    SURE_NEEDLESS               # a sure winner when the side wins the trick without it
    SURE                        # a sure winner otherwise
    SURE_RANK
    SURE_RUFF
    FRONT                       # a card that wins so far, but may be beaten
    FRONT_RANK
    BELOW_RANK                  # a card that follows suit without winning
    DISCARD_LENGTH              # discards
    DISCARD_RANK
    DISCARD_SINGLETON
    DISCARD_DOUBLETON
    DISCARD_WINNER
    DISCARD_TRUMP
    ANY_EQUALS
    FRONT_NEEDLESS
    LAST_BEATS
    SECOND_BEATS
    FRONT_RUFF
    WINS_VALUE
    SURE_VALUE
    FRONT_NEEDLESS_VALUE
    FRONT_VALUE
    GIVEN_VALUE
    LOST_VALUE
    ALL_OURS                    # one side holds the whole suit
    ALL_THEIRS
    SAME_SUIT                   # the suit, or the card, of the killer lead
    SAME_CARD
    LOWEST
    LENGTH_DIFFERENCE
    PARTNER_WINS_VALUE
    LOSES_VALUE
    WEIGHTS


cdef extern from *:
    """
    static const short ROOKERY_POINTS[] = {  /* games with counters */
        133, 98, 0, -1, -1, -10, 12, -19, -3, -154, 30, 15, -13, 123,
        64, 6, -67, 3, -153, -15, -56, -6, -5, -4, -63, 56, 2, 17,
        15, -1, -7, -10, -3, 8, 3, -59, -351, 3, -3, -28, 29, -22,
        41, 90, 189, -72, 142, -94, -124, -50, 18, 46, -19, -8, 35, -101,
    };
    static const short ROOKERY_TRUMP_TRICKS[] = {  /* tricks only, with trumps */
        112, 165, -1, -2, 0, 0, 0, -20, -14, -142, 16, -10, 8, 62,
        -17, 21, 10, 79, -203, 20, -20, 45, 10, -20, -136, 39, 1, -4,
        19, -1, -17, -21, -13, -7, -18, -124, -291, 0, -42, -22, 33, -29,
        -8, 0, 0, 0, 0, 1, -80, -32, 32, 11, -1, 10, 0, 0,
    };
    static const short ROOKERY_PLAIN_TRICKS[] = {  /* tricks only, no trumps */
        75, 97, 0, 36, 1, 73, 43, -14, 0, 0, 0, 0, -1, 87,
        86, -6, 122, 72, -213, -128, 23, 215, -29, -56, -75, 160, 13, 0,
        5, -7, -23, -3, -43, -37, -45, -107, 0, 1, 1, 34, 20, 0,
        0, 0, 0, 0, 0, 0, 26, 6, 125, 70, -51, -63, 0, 0,
    };
    """
    const int16_t *POINTS "ROOKERY_POINTS"
    const int16_t *TRUMP_TRICKS "ROOKERY_TRUMP_TRICKS"
    const int16_t *PLAIN_TRICKS "ROOKERY_PLAIN_TRICKS"
