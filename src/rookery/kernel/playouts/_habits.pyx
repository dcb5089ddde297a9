"""The compiled opponent model of habits; `habits.py` is its interface in Python."""

from libc.math cimport expf, logf
from libc.stdint cimport int16_t, int32_t, uint8_t, uint64_t
from libc.string cimport memset

from rookery.kernel.playouts.trick_play cimport (
    CARDS,
    NEST_TO_BIDDER,
    NEST_TO_LAST,
    NEST_TO_OPPONENTS,
    ROOK_SUIT,
    SEATS,
    Ranks,
    legal_in,
    set_ranks,
)
from rookery.native.bits cimport bit, count_bits, highest, lowest
from rookery.native.cards cimport nth_of, translated
from rookery.native.random cimport Rng, draw_below, draw_bits, start
from rookery.native.tricks cimport outranks

include "habit_features.pxi"

cdef enum:
    PLIES = 64      # a deal has at most this many plies: its cards


cdef struct Past:
    # The contract and the plies so far, in order. They are the same in every world.
    int plies
    int seat[PLIES]
    int card[PLIES]
    int bidder
    int leader              # the leader of the first trick
    int partners            # the mask of the seats of the bidder's known partners
    uint64_t called         # the mask of the called cards
    uint64_t shown[SEATS]   # the cards that each seat has played


cdef class Habits:
    """The habits of players in one encoded game under one of its trump calls.

    `game` is an `EncodedGame`, and `number` the index of the trump call in it. Rows are worlds: the
    masks of the present hands, the nest and the buried cards, as in `Worlds`. `natural` maps the
    bits of these masks to those of the encoding. `weights` has SITUATIONS times FEATURES numbers.
    `past` is the bidder, the leader of the first trick, the mask of the called cards, the mask of
    the known partners' seats, and the plies so far as pairs of a seat and a bit.
    """

    cdef Rules rules
    cdef float weights[SITUATIONS * FEATURES]
    cdef uint8_t coded_bit[CARDS]

    def __init__(self, game, int number, natural, weights):
        cdef int card
        memset(&self.rules, 0, sizeof(Rules))
        if len(weights) != SITUATIONS * FEATURES:
            raise ValueError(f"there are {SITUATIONS * FEATURES} weights, not {len(weights)}")
        self.rules.trump = game.trumps[number]
        self.rules.sides = game.bidder_plays
        self.rules.seats = game.seats
        self.rules.tricks = game.hand_size
        self.rules.nest_to = game.nest_to
        self.rules.nest_as_trick = game.nest_as_trick
        self.rules.trump_is_led = game.trump_is_led
        self.rules.dummy = game.dummy
        self.rules.trick_points = game.trick_points
        self.rules.last_points = game.last_points
        self.rules.last_count = game.last_count
        self.rules.most_points = game.most_points
        set_ranks(&self.rules.ranks, self.rules.trump, game.values[number],
                  game.at_any_time[number])
        for card in game.packs[number]:
            self.rules.pack |= bit(card)
        for card in range(CARDS):
            self.rules.points[card] = self.rules.ranks.value[card] / <float>10
            self.coded_bit[card] = natural[card]
        for card in range(SITUATIONS * FEATURES):
            self.weights[card] = weights[card]

    cdef Past checked(self, past) except *:
        """The contract and the plies so far. Raises ValueError if they do not fit the game."""
        cdef Past it
        cdef int bidder, leader, partners, ply
        cdef uint64_t called
        bidder, leader, called, partners, plies = past
        if not (0 <= bidder < self.rules.seats and 0 <= leader < self.rules.seats
                and len(plies) <= PLIES and 0 <= partners < 1 << self.rules.seats):
            raise ValueError("the contract or the cards played do not fit the game")
        memset(&it, 0, sizeof(Past))
        it.bidder = bidder
        it.leader = leader
        it.partners = partners
        it.called = translated(called, self.coded_bit)
        it.plies = len(plies)
        for ply, (seat, card) in enumerate(plies):
            if not (0 <= seat < self.rules.seats and 0 <= card < CARDS):
                raise ValueError("there is no such seat, or no such card")
            it.seat[ply] = seat
            it.card[ply] = self.coded_bit[card]
            it.shown[seat] |= bit(it.card[ply])
        return it

    cdef void begin(self, const Past *past, const uint64_t *row, Deal *deal) noexcept nogil:
        """Set `deal` to the deal of a row as it was before the first lead."""
        cdef int seat
        memset(deal, 0, sizeof(Deal))
        deal.bidder = past.bidder
        deal.leader = past.leader
        deal.buried = translated(row[self.rules.seats + 1], self.coded_bit)
        deal.called = past.called
        for seat in range(self.rules.seats):
            deal.hands[seat] = translated(row[seat], self.coded_bit) | past.shown[seat]
            if self.rules.sides == ALTERNATE:
                deal.side[seat] = (seat - past.bidder) & 1
            else:
                deal.side[seat] = (seat != past.bidder and not past.partners >> seat & 1
                                   and not deal.hands[seat] & deal.called)

    def log_likelihoods(self, const uint64_t[:, ::1] rows, past, int reader, float[:, ::1] found):
        """Set `found` to the log likelihood of the plies of each seat in each row.

        It is 0 for the seat `reader` (−1 for none), which knows its own cards, and for a dummy,
        whose cards lie in random order.
        """
        cdef Deal deal
        cdef Py_ssize_t row
        cdef int ply, seat
        cdef Past it = self.checked(past)
        with nogil:
            for row in range(rows.shape[0]):
                for seat in range(self.rules.seats):
                    found[row, seat] = 0
                self.begin(&it, &rows[row, 0], &deal)
                for ply in range(it.plies):
                    seat = it.seat[ply]
                    if seat != reader and seat != self.rules.dummy:
                        found[row, seat] += self.log_probability(&deal, seat, it.card[ply])
                    put_card(&self.rules, &deal, seat, it.card[ply])

    cdef float log_probability(self, const Deal *deal, int seat, int card) noexcept nogil:
        """The log probability that a seat plays a card."""
        cdef int cards[CARDS]
        cdef float scores[CARDS]
        cdef float own = 0, total = 0, most = -1e9
        cdef int i, size
        cdef uint64_t legal = legal_cards(&self.rules, deal, seat)
        if not legal & legal - 1:
            return 0
        size = score_cards(&self.rules, deal, seat, legal, self.weights, cards, scores)
        for i in range(size):
            most = max(most, scores[i])
            if cards[i] == card:
                own = scores[i]
        for i in range(size):
            total += expf(scores[i] - most)
        return own - most - logf(total)

    def log_weights(self, row, past):
        """The legal cards of the seat to play, as pairs of the encoded bit and the log weight.

        Only two masks of the row matter: the hand of that seat, and the cards that it has buried.
        """
        cdef Deal deal
        cdef uint64_t masks[SEATS + 2]
        cdef int cards[CARDS]
        cdef float scores[CARDS]
        cdef int ply, place, size
        if len(row) != self.rules.seats + 2:
            raise ValueError(f"a row has {self.rules.seats + 2} masks")
        for place in range(self.rules.seats + 2):
            masks[place] = row[place]
        cdef Past it = self.checked(past)
        self.begin(&it, masks, &deal)
        for ply in range(it.plies):
            put_card(&self.rules, &deal, it.seat[ply], it.card[ply])
        place = turn_of(&self.rules, &deal)
        size = score_cards(&self.rules, &deal, place, legal_cards(&self.rules, &deal, place),
                           self.weights, cards, scores)
        return [(cards[place], scores[place]) for place in range(size)]

    def play(self, const uint64_t[:, ::1] rows, past, int first, float sharpness, uint64_t seed,
             int times, float[:, ::1] taken):
        """Play every row to its end `times` times, and set the rows of `taken` to the mean results.

        A row of `taken` has the points from now on: of each seat's side or, if everybody plays
        alone, of each seat. The last column is the tricks of the bidder's side in the whole deal.
        `first` is the bit of a card to play first, −1 for none.
        """
        cdef Deal begun
        cdef Py_ssize_t row
        cdef int ply
        cdef int before[SEATS]
        cdef Past it = self.checked(past)
        if first >= 0:
            first = self.coded_bit[first & 63]
        with nogil:
            for row in range(rows.shape[0]):
                self.begin(&it, &rows[row, 0], &begun)
                memset(before, 0, sizeof(before))
                for ply in range(it.plies):
                    put_card(&self.rules, &begun, it.seat[ply], it.card[ply])
                    if begun.placed == 0:
                        before[begun.leader] += 1
                self.average(&begun, first, sharpness, seed, row, times, before, &taken[row, 0])

    def play_deals(self, const uint64_t[:, ::1] rows, const int32_t[:] bidders,
                   const int32_t[:] leaders, const uint64_t[:] called, float sharpness,
                   uint64_t seed, Py_ssize_t worlds, float[:, ::1] taken):
        """Play deals from the first lead, once each; the results are as in `play`.

        Each row has its own bidder, leader and mask of called cards. Rows whose numbers
        differ by a multiple of `worlds` use the same random numbers.
        """
        cdef Past it
        cdef Deal begun
        cdef Py_ssize_t row
        cdef int before[SEATS]
        cdef Py_ssize_t count = rows.shape[0]
        if not count == bidders.shape[0] == leaders.shape[0] == called.shape[0]:
            raise ValueError("each row has one bidder, one leader and one mask of called cards")
        if count and worlds < 1:
            raise ValueError(f"there is at least one world, not {worlds}")
        for row in range(count):
            if not (0 <= bidders[row] < self.rules.seats and 0 <= leaders[row] < self.rules.seats):
                raise ValueError("a bidder or a leader does not fit the game")
        it = self.checked((0, 0, 0, 0, ()))
        with nogil:
            for row in range(count):
                it.bidder = bidders[row]
                it.leader = leaders[row]
                it.called = translated(called[row], self.coded_bit)
                self.begin(&it, &rows[row, 0], &begun)
                memset(before, 0, sizeof(before))
                self.average(&begun, -1, sharpness, seed, row % worlds, 1, before,
                             &taken[row, 0])

    cdef void average(self, const Deal *begun, int first, float sharpness, uint64_t seed,
                      Py_ssize_t row, int times, const int *before, float *taken) noexcept nogil:
        """Set `taken` to the mean result of playing on `times` times from `begun`.

        `before` has the number of tricks that each seat has won already.
        """
        cdef Deal deal
        cdef Rng rng
        cdef int seat, time
        cdef int won[SEATS]
        cdef float points[SEATS + 1]
        for seat in range(self.rules.seats + 1):
            taken[seat] = 0
        for time in range(times):
            start(&rng, seed, row * times + time)
            deal = begun[0]
            for seat in range(self.rules.seats):
                won[seat] = before[seat]
            self.finish(&deal, first, sharpness, &rng, won, points, NULL)
            for seat in range(self.rules.seats + 1):
                taken[seat] += points[seat] / times

    def fates(self, const uint64_t[:, ::1] rows, past, int first, float sharpness, uint64_t seed,
              int16_t[:, ::1] found, float[:, ::1] taken):
        """Play every row once, as `play` does, and set `found` to what becomes of each card.

        If `first` is below 0, the first card is drawn, too. `taken` is as in `play`. `found` gets
        64 numbers for each row, by encoded bit. A card that is neither on the table nor played from
        now on has −1. Any other card has 16 times the number of its trick in the deal (from 0),
        plus 2 times the seat that wins the trick, plus 1 if this card wins it.
        """
        cdef Deal deal
        cdef Rng rng
        cdef Py_ssize_t row
        cdef int ply, place
        cdef int won[SEATS]
        cdef Past it = self.checked(past)
        first = self.coded_bit[first] if first >= 0 else -1
        with nogil:
            for row in range(rows.shape[0]):
                for place in range(CARDS):
                    found[row, place] = -1
                self.begin(&it, &rows[row, 0], &deal)
                memset(won, 0, sizeof(won))
                for ply in range(it.plies):
                    put_card(&self.rules, &deal, it.seat[ply], it.card[ply])
                    if deal.placed == 0:
                        won[deal.leader] += 1
                for place in range(deal.placed):
                    found[row, it.card[it.plies - deal.placed + place]] = -2
                start(&rng, seed, row)
                self.finish(&deal, first, sharpness, &rng, won, &taken[row, 0], &found[row, 0])

    cdef int choose(self, const Deal *deal, int seat, float sharpness, Rng *rng) noexcept nogil:
        """Draw a legal card, with its probability raised to the power `sharpness`."""
        cdef int cards[CARDS]
        cdef float scores[CARDS]
        cdef float total = 0, most = -1e9, drawn
        cdef int i, size
        cdef uint64_t legal = legal_cards(&self.rules, deal, seat)
        if not legal & legal - 1:
            return lowest(legal)
        if seat == self.rules.dummy:
            return nth_of(legal, draw_below(rng, count_bits(legal)))
        size = score_cards(&self.rules, deal, seat, legal, self.weights, cards, scores)
        for i in range(size):
            most = max(most, scores[i])
        for i in range(size):
            scores[i] = expf(sharpness * (scores[i] - most))
            total += scores[i]
        drawn = total * (draw_bits(rng) >> 40) / <float>(1 << 24)
        for i in range(size - 1):
            drawn -= scores[i]
            if drawn < 0:
                return cards[i]
        return cards[size - 1]

    cdef void finish(self, Deal *deal, int first, float sharpness, Rng *rng, int *won,
                     float *points, int16_t *fates) noexcept nogil:
        """Play to the end by habits, and set `points` to the result, as in `play`.

        `won` has the number of tricks that each seat has won, and is updated. Unless `fates` is
        NULL, it is filled like `found` of the method `fates`; cards on the table must have −2.
        """
        cdef const Rules *rules = &self.rules
        cdef float by_seat[SEATS]
        cdef float by_side[2]
        cdef int tricks[2]
        cdef int seat, card
        cdef float nest
        memset(by_seat, 0, sizeof(by_seat))
        while deal.hands[turn_of(rules, deal)]:
            seat = turn_of(rules, deal)
            card = first if first >= 0 else self.choose(deal, seat, sharpness, rng)
            first = -1
            put_card(rules, deal, seat, card)
            if fates != NULL:
                fates[card] = -2
            if deal.placed == 0:
                by_seat[deal.leader] += 10 * deal.pot + rules.trick_points
                won[deal.leader] += 1
                if fates != NULL:
                    for card in range(CARDS):
                        if fates[card] == -2:
                            fates[card] = ((deal.tricks_done - 1) << 4 | deal.leader << 1
                                           | (card == deal.best))
        by_seat[deal.leader] += rules.last_points
        nest = rules.nest_as_trick
        while deal.buried:
            nest += rules.ranks.value[lowest(deal.buried)]
            deal.buried &= deal.buried - 1
        by_side[0] = by_side[1] = 0
        if rules.nest_to == NEST_TO_LAST:
            by_seat[deal.leader] += nest
        elif rules.nest_to == NEST_TO_BIDDER:
            by_seat[deal.bidder] += nest
        elif rules.nest_to == NEST_TO_OPPONENTS:
            by_side[1] += nest
        tricks[0] = tricks[1] = 0
        for seat in range(rules.seats):
            by_side[deal.side[seat]] += by_seat[seat]
            tricks[deal.side[seat]] += won[seat]
        points[rules.seats] = tricks[0]
        tricks[deal.side[deal.leader]] += rules.last_count - 1
        if tricks[0] == tricks[1]:
            by_side[0] += rules.most_points / <float>2
            by_side[1] += rules.most_points / <float>2
        else:
            by_side[0 if tricks[0] > tricks[1] else 1] += rules.most_points
        for seat in range(rules.seats):
            points[seat] = by_seat[seat] if rules.sides == ALONE else by_side[deal.side[seat]]

    def trace(self, row, past):
        """The choices that were made between two or more cards, as data for training.

        A choice is a tuple: the seat, the situation, the index of the chosen card among the legal
        cards, and the features of each legal card.
        """
        cdef Deal deal
        cdef Look look
        cdef uint64_t masks[SEATS + 2]
        cdef float f[FEATURES]
        cdef uint64_t legal, rest
        cdef int ply, place, card
        if len(row) != self.rules.seats + 2:
            raise ValueError(f"a row has {self.rules.seats + 2} masks")
        for place in range(self.rules.seats + 2):
            masks[place] = row[place]
        cdef Past it = self.checked(past)
        self.begin(&it, masks, &deal)
        found = []
        for ply in range(it.plies):
            seat = it.seat[ply]
            legal = legal_cards(&self.rules, &deal, seat)
            if legal & legal - 1:
                set_look(&self.rules, &deal, seat, &look)
                table, chosen, rest = [], -1, legal
                while rest:
                    card = lowest(rest)
                    rest &= rest - 1
                    if deal.placed == 0:
                        set_lead_features(&self.rules, &deal, &look, seat, card, f)
                    else:
                        set_follow_features(&self.rules, &deal, &look, legal, card, f)
                    if card == it.card[ply]:
                        chosen = len(table)
                    table.append([f[i] for i in range(FEATURES)])
                found.append((seat, situation_of(&deal, &self.rules, &look, legal), chosen, table))
            put_card(&self.rules, &deal, seat, it.card[ply])
        return found
