"""The compiled open-hand policy; `open_hand_policy.py` is its interface in Python."""

from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.string cimport memset

from rookery.kernel.playouts.trick_play cimport (
    CARDS,
    FOLLOWS,
    NEST_TO_BIDDER,
    NEST_TO_LAST,
    NEST_TO_OPPONENTS,
    SEATS,
    Log,
    Ranks,
    Table,
    lead_from,
    legal_in,
    most_tricks,
    note_card,
    set_ranks,
    set_worth,
)
from rookery.native.bits cimport bit, count_bits, highest, lowest
from rookery.native.cards cimport translated
from rookery.native.random cimport Rng, draw_below, start

include "open_hand_choice.pxi"
include "nest_exchange.pxi"

cdef enum:
    # The values of `EncodedGame.bidder_plays`.
    ALTERNATE = 0
    ALONE = 1
    CALLED = 2


cdef class Playing:
    """The policy for one encoded game under one of its trump calls.

    `game` is an `EncodedGame`, and `number` the index of the trump call in it. Rows are worlds: the
    masks of the hands, the nest and the buried cards, as in `Worlds`. `natural` maps the bits of
    these masks to those of the encoding, −1 where there is no card. `weights` are in the order of
    the struct `Weights`, and `may_go` has the encoded bits of the cards that may be buried.
    """

    cdef Ranks ranks
    cdef Table table
    cdef Weights weights_by_side[2]
    cdef uint8_t coded_bit[CARDS]
    cdef uint8_t natural_bit[CARDS]
    cdef uint64_t pack
    cdef uint64_t counters
    cdef uint64_t may_go        # the mask of the cards that may be buried
    cdef int trick              # the mean value of a trick in a deal, in hundredths of a point
    cdef int trump
    cdef int sides
    cdef int nest_to            # as in `EncodedGame`
    cdef int nest_as_trick
    cdef int calls
    cdef int hand_size
    cdef int trump_is_led
    cdef int exchange_size

    def __init__(self, game, int number, natural, weights, may_go):
        cdef int card
        memset(&self.table, 0, sizeof(Table))
        self.trump = game.trumps[number]
        self.sides = game.bidder_plays
        self.nest_to = game.nest_to
        self.nest_as_trick = game.nest_as_trick
        self.calls = game.calls
        self.hand_size = game.hand_size
        self.trump_is_led = game.trump_is_led
        self.exchange_size = game.exchange_size
        set_worth(&self.table, game)
        set_ranks(&self.ranks, self.trump, game.values[number], game.at_any_time[number])
        self.counters = 0
        for card in range(CARDS):
            if self.ranks.value[card]:
                self.counters |= bit(card)
            self.coded_bit[card] = max(natural[card], 0)
        self.pack = 0
        for card in game.packs[number]:
            self.pack |= bit(card)
        for card in range(CARDS):
            if natural[card] >= 0:
                self.natural_bit[self.coded_bit[card]] = card
        self.may_go = 0
        for card in may_go:
            self.may_go |= bit(card)
        self.trick = 100 * game.trick_points + 100 * (
            sum(game.values[number]) + game.most_points + game.last_points) // game.hand_size
        self.weigh(0, weights)
        self.weigh(1, weights)

    def weigh(self, int side, weights):
        """Set the weights of a side.

        Side 0 is the side of seat 0 if the sides are seated alternately, else the bidder's side.
        """
        cdef int *into = <int *>&self.weights_by_side[side]
        cdef int number
        for number in range(<int>(sizeof(Weights) // sizeof(int))):
            into[number] = weights[number]

    cdef void set_up(self, Table *table, const uint64_t *row, int bidder, uint64_t called,
                     int partners) noexcept nogil:
        """Set the hands, the sides and the points for the last trick in the world of a row."""
        cdef int seat
        cdef uint64_t buried
        table[0] = self.table
        for seat in range(table.seats):
            table.hands[seat] = translated(row[seat], self.coded_bit)
            if self.sides == ALTERNATE:
                table.side[seat] = seat & 1
            else:
                table.side[seat] = seat != bidder and not partners >> seat & 1
                if self.sides == CALLED and row[seat] & called:
                    table.side[seat] = 0
        table.nest_points = self.nest_as_trick
        buried = translated(row[table.seats + 1], self.coded_bit)
        while buried:
            table.nest_points += self.ranks.value[lowest(buried)]
            buried &= buried - 1
        if self.nest_to == NEST_TO_LAST:
            table.last_points += table.nest_points

    def exchange(self, uint64_t[:, ::1] rows, const int32_t[:] bidders, int count,
                 uint64_t[::1] called, uint64_t seed, int noise):
        """Exchange with the nest in each row, and add cards to the masks of called cards.

        The bidder of a row takes the nest, buries `count` cards and, if the game has called
        partners, calls the cards that are not yet called. A random number below `noise` is added to
        the value of keeping a card, in hundredths of a point.
        """
        cdef Py_ssize_t row
        cdef int card, bidder
        cdef uint64_t hand, buried, nest, before, friends
        cdef Rng rng
        if bidders.shape[0] != rows.shape[0] or called.shape[0] < rows.shape[0]:
            raise ValueError("each row has one bidder and one mask of called cards")
        for row in range(rows.shape[0]):
            if not 0 <= bidders[row] < self.table.seats:
                raise ValueError(f"there is no seat {bidders[row]}")
        with nogil:
            for row in range(rows.shape[0]):
                start(&rng, seed, row)
                bidder = bidders[row]
                nest = translated(rows[row, self.table.seats], self.coded_bit)
                before = translated(rows[row, self.table.seats + 1], self.coded_bit)
                hand = translated(rows[row, bidder], self.coded_bit) | nest
                if self.exchange_size >= 0:
                    hand &= ~before
                if self.sides == CALLED:
                    buried = translated(rows[row, self.table.seats + 1], self.coded_bit)
                    friends = translated(called[row], self.coded_bit)
                    while count_bits(friends) < self.calls:
                        card = choose_called(&self.ranks, hand | friends, self.pack & ~buried,
                                             self.trump)
                        if card < 0:
                            break
                        friends |= bit(card)
                    called[row] = self.in_nature(friends)
                buried = choose_buried(&self.ranks, hand, self.pack, self.may_go, self.trump,
                                       self.table.seats, count, self.nest_to, self.trick, nest,
                                       before, self.exchange_size, &rng, noise)
                rows[row, bidder] = self.in_nature(hand ^ buried)
                rows[row, self.table.seats + 1] |= self.in_nature(buried)

    cdef uint64_t in_nature(self, uint64_t cards) noexcept nogil:
        """Translate encoded cards to a mask with the bits of a row."""
        cdef uint64_t found = 0
        while cards:
            found |= bit(self.natural_bit[lowest(cards)])
            cards &= cards - 1
        return found

    def run(self, const uint64_t[:, ::1] rows, scene, int first, uint64_t seed, int times,
            float[:, ::1] taken):
        """Play every row to its end `times` times, and set the rows of `taken` to the mean results.

        A row of `taken` has the points from now on: of each seat's side or, if everybody plays
        alone, of each seat. The last column is the tricks of the bidder's side from now on. `scene`
        is the bidder, the leader, the mask of the called cards, the mask of the known partners'
        seats, the bits of the cards on the table, and the tricks that each seat has won before.
        `first` is the bit of a card to play first, −1 for none.
        """
        cdef int bidder, leader, partners, place, card, key, time, seat
        cdef uint64_t called
        bidder, leader, called, partners, trick, won = scene
        cdef Py_ssize_t row
        cdef Table begun, table
        cdef Rng rng
        cdef int start_trick[SEATS]
        cdef int placed = len(trick)
        cdef int won_before[SEATS]
        cdef int points[SEATS + 1]
        for place in range(placed):
            start_trick[place] = self.coded_bit[trick[place]]
        for seat in range(self.table.seats):
            won_before[seat] = won[seat]
        if first >= 0:
            first = self.coded_bit[first]
        with nogil:
            for row in range(rows.shape[0]):
                self.set_up(&begun, &rows[row, 0], bidder, called, partners)
                begun.leader = leader
                self.set_must_lead(&begun, placed)
                for seat in range(begun.seats):
                    begun.won[begun.side[seat]] += won_before[seat]
                for place in range(placed):
                    self.put(&begun, place, start_trick[place])
                begun.tricks_left = count_bits(begun.hands[(leader + placed) % begun.seats])
                for seat in range(begun.seats + 1):
                    taken[row, seat] = 0
                for time in range(times):
                    start(&rng, seed, row * times + time)
                    table = begun
                    self.play(&table, bidder, first, &rng, points)
                    for seat in range(begun.seats + 1):
                        taken[row, seat] += points[seat]
                for seat in range(begun.seats + 1):
                    taken[row, seat] /= times

    cdef void set_must_lead(self, Table *table, int placed) noexcept nogil:
        """Require a trump lead to the first trick if the game's rules do (SH-5)."""
        cdef int is_first = count_bits(table.hands[table.leader]) == self.hand_size
        if self.trump_is_led and is_first and placed == 0 and self.trump >= 0:
            table.must_lead = self.ranks.lane[self.trump]

    cdef void put(self, Table *table, int place, int card) noexcept nogil:
        """Put an already played card on the table; `place` is its number in the trick."""
        cdef int key = self.ranks.rank[card] | place
        if place == 0:
            table.led = self.ranks.suit_of[card]
        if self.ranks.suit_of[card] == table.led:
            key |= FOLLOWS
        table.best = max(table.best, key)
        table.pot += self.ranks.value[card]
        table.placed = place + 1

    cdef void play(self, Table *table, int bidder, int first, Rng *rng, int *points) noexcept nogil:
        """Play to the end, and set `points` to the result, as a row of `run`."""
        cdef int taken[SEATS]
        cdef int tricks[SEATS]
        cdef int of_side[2]
        cdef int seat, most
        cdef int bidding = table.side[bidder]
        finish(table, &self.ranks, self.weights_by_side, self.counters, self.trump, bidding, first,
               rng, NULL, taken, tricks)
        most = most_tricks(table)
        of_side[0] = most
        of_side[1] = table.most_points - most
        if self.nest_to == NEST_TO_BIDDER:
            taken[bidder] += table.nest_points
        elif self.nest_to == NEST_TO_OPPONENTS:
            of_side[1 - bidding] += table.nest_points
        points[table.seats] = 0
        for seat in range(table.seats):
            of_side[table.side[seat]] += taken[seat]
            if table.side[seat] == bidding:
                points[table.seats] += tricks[seat]
        for seat in range(table.seats):
            points[seat] = taken[seat] if self.sides == ALONE else of_side[table.side[seat]]

    def trace(self, row, scene, int first, uint64_t seed, uint64_t number):
        """The course of playout `number` of a seed in one world.

        Returns the plies as (mask of the legal cards, bit of the card), encoded, and the winners of
        the tricks. `scene` is as in `run`.
        """
        cdef int bidder, leader, partners, place, seat
        cdef uint64_t called
        cdef uint64_t masks[SEATS + 2]
        cdef Table table
        cdef Rng rng
        cdef Log log
        cdef int taken[SEATS]
        cdef int tricks[SEATS]
        bidder, leader, called, partners, trick, won = scene
        memset(&log, 0, sizeof(Log))
        for place in range(self.table.seats + 2):
            masks[place] = row[place]
        self.set_up(&table, masks, bidder, called, partners)
        table.leader = leader
        self.set_must_lead(&table, len(trick))
        for seat in range(table.seats):
            table.won[table.side[seat]] += won[seat]
        for place in range(len(trick)):
            self.put(&table, place, self.coded_bit[trick[place]])
        table.tricks_left = count_bits(table.hands[(leader + len(trick)) % table.seats])
        if first >= 0:
            first = self.coded_bit[first]
        start(&rng, seed, number)
        finish(&table, &self.ranks, self.weights_by_side, self.counters, self.trump,
               table.side[bidder], first, &rng, &log, taken, tricks)
        plies = [(log.legal[place], log.card[place]) for place in range(log.plies)]
        return plies, [log.winner[place] for place in range(log.tricks)]
