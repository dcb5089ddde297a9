# The weights of the move ordering. A random local search (benchmarks/solver_weights.py of commit
# 814e9cc3) has found them: it kept a change if it made the search trees of a few hundred random
# positions smaller. A weight whose name ends in RANK, VALUE or LENGTH is multiplied by the rank or
# the value of the card, or by a length of its suit.

cdef enum:
    WINS                        # a lead that no opponent can beat
    PARTNER_WINS                # a lead that opponents can beat, but a partner can win
    WINS_RANK
    PARTNER_WINS_RANK
    LOSES_RANK                  # a lead that opponents can win
    OWN_LENGTH                  # the length of the suit in the leader's hand,
    PARTNER_LENGTH              # in each partner's hand,
    THEIR_LENGTH                # and in each opponent's hand
    TRUMP_LEAD                  # the suit is trump
    THEY_RUFF                   # an opponent can ruff the suit
    PARTNER_RUFFS               # a partner can ruff the suit
    SINGLETON                   # a plain singleton of a leader who has trumps
    TOP_NEXT                    # the opponent who plays next has the top card of the suit
    TOP_NEXT_PARTNER_SECOND     # and a partner has the second
    TOP_NEXT_OWN_SECOND         # and the leader has the second
    LEAD_EQUALS                 # the lead stands for several equal cards
    BOTH_WIN                    # a lead that no opponent can beat, where a partner can win as well
    PARTNER_VOID                # for each partner who is void in the suit
    THEY_VOID                   # for each opponent who is void in the suit
    TOP_LATER                   # another opponent has the top card of the suit
    TOP_LATER_OWN_SECOND        # and the leader has the second
    TOP_LATER_PARTNER_SECOND    # and a partner has the second
    OUR_RUN                     # times the number of cards from the top down that our side holds
    THEIR_RUN                   # the same for the opponents
    SURE_NEEDLESS               # a sure winner when the side can win the trick without it
    SURE                        # a sure winner otherwise
    SURE_RANK                   # subtracted
    SURE_RUFF                   # a sure winner that is not of the suit led
    FRONT                       # a card that wins so far, but may be beaten
    FRONT_RANK
    BELOW_RANK                  # a card that follows suit without winning
    DISCARD_LENGTH              # a discard: the length of its suit in hand
    DISCARD_RANK
    DISCARD_SINGLETON           # a discard from a suit of one card
    DISCARD_DOUBLETON           # a discard from a suit of two cards
    DISCARD_WINNER              # a discard that is the top card of its suit
    DISCARD_TRUMP               # a trump that does not win
    ANY_EQUALS                  # as LEAD_EQUALS, for a card played to a trick
    FRONT_NEEDLESS              # as FRONT, when the side can win the trick without it
    LAST_BEATS                  # the last seat to play beats the best card so far
    SECOND_BEATS                # the second seat to play beats the lead
    FRONT_RUFF                  # a trump that wins so far, but may be beaten
    WINS_VALUE
    SURE_VALUE
    FRONT_NEEDLESS_VALUE
    FRONT_VALUE
    GIVEN_VALUE                 # a card that does not win, when its side can win the trick
    LOST_VALUE                  # a card that does not win, otherwise
    ALL_OURS                    # our side holds the whole suit
    ALL_THEIRS                  # the opponents hold the whole suit
    SAME_SUIT                   # the suit of the killer lead
    SAME_CARD                   # the card of the killer lead
    LOWEST                      # the lowest card of the suit in hand
    LENGTH_DIFFERENCE           # times the difference to the longest holding of a partner
    PARTNER_WINS_VALUE
    LOSES_VALUE
    WEIGHTS                     # the number of weights


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
