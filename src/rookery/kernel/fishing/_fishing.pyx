"""Compiled fishing games: deals, sampling of worlds, and search.

`model.py` and `search.py` are the interfaces in Python.
"""

from libc.math cimport exp, log, sqrt, tanh
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memset

from rookery.core.cards import CardSet

from rookery.native.bits cimport bit, count_bits, highest, lowest, mixed
from rookery.native.cards cimport nth_of
from rookery.native.random cimport Rng, draw_below, draw_bits, start
from rookery.native.unions cimport add_union, unite

include "_state.pxi"
include "_moves.pxi"
include "_policy.pxi"
include "_worth.pxi"
include "_worlds.pxi"
include "_tree.pxi"

CAPTURES = ("maximal", "any", "most")
TRIALS = 1 << 22        # after this many failed trials, we assume that no world fits; unmeasured


cdef void set_rules(Rules *rules, of, share) except *:
    """Copy `FishingRules`; `share` is as in `FishingSearch`."""
    cdef int seat, other
    rules.seats = of.seats
    rules.dealt = of.dealt
    rules.highest = of.highest
    rules.capture = CAPTURES.index(of.capture)
    rules.build_on_many = of.build_on_many
    rules.multiple_builds = of.multiple_builds
    rules.table_builds = of.table_builds
    rules.builder_must_take = of.builder_must_take
    rules.trail_is_free = of.trail == "free"
    rules.played_card_counts = of.orange_counts_played_card
    rules.leftovers_to_last = of.leftovers == "last_capturer"
    rules.most_points, rules.tied_points = of.most_cards_points, of.tied_cards_points
    rules.orange_points = of.orange_points
    rules.big_points, rules.little_points = of.big_sweep_points, of.little_sweep_points
    rules.big_from = of.big_sweep_from
    rules.five_points = of.five_points
    rules.wins_at_once = of.win_at == "at_once"
    rules.draws_calls = rules.wins_at_once and of.orange == "race" and any(map(any, share))
    rules.target = of.target
    rules.pack = CardSet.of(of.pack).bits
    for seat in range(rules.seats):
        for other in range(rules.seats):
            rules.share[seat][other] = share[seat][other]


cdef void set_state(State *state, const Rules *rules, coded) except *:
    """Copy the state of a `CodedDeal`; unknown hands are empty."""
    cdef int seat, place
    memset(state, 0, sizeof(State))
    state.centre.singles = coded.singles
    state.centre.builds = len(coded.builds)
    for place, (cards, value, owed) in enumerate(coded.builds):
        state.centre.build[place] = cards
        state.centre.value[place] = value
        state.centre.owed[place] = owed
    for seat in range(rules.seats):
        state.hands[seat] = coded.hands[seat]
        state.won[seat] = coded.won[seat]
        state.points[seat] = coded.points[seat]
    for place, card in enumerate(coded.stock):
        state.stock[place] = card
    state.stock_end = coded.stock_size
    state.in_hand = coded.in_hand
    state.turn = coded.turn
    state.dealer = coded.dealer
    state.last_capturer = coded.last_capturer
    state.orange = coded.orange


cdef class Dealt:
    """A deal with all cards known, played turn by turn; for tests."""

    cdef Rules rules
    cdef State state
    cdef Match match
    cdef Moves listed
    cdef Sums sums

    def __init__(self, rules, share, deal, totals):
        """Set up a deal; `totals` has the scores of the match before it."""
        cdef int seat
        set_rules(&self.rules, rules, share)
        set_state(&self.state, &self.rules, deal)
        for seat in range(self.rules.seats):
            self.match.totals[seat] = totals[seat]

    def moves(self, int limit=UNIONS):
        """The legal turns, as a `CodedTurn` each, and whether these are all.

        At most `limit` captures of each card are listed.
        """
        cdef int i
        list_moves(&self.rules, &self.state, &self.sums, min(max(limit, 1), UNIONS), &self.listed)
        moves = [(self.listed.move[i].kind, self.listed.move[i].card, self.listed.move[i].cards,
                  self.listed.move[i].value)
                 for i in range(self.listed.count)]
        return moves, bool(self.listed.is_all)

    def play(self, int kind, int card, uint64_t cards, int value):
        """Play a turn, which must be legal."""
        cdef Move move = Move(cards, card & 63, kind, value)
        play(&self.state, &self.rules, &move)

    def call(self, int seat):
        """Give a seat the points of an orange."""
        self.state.points[seat] += self.rules.orange_points

    def fields(self):
        """The state as a tuple.

        Its items are the single cards, the builds, the hands, the cards won, the points of sweeps
        and oranges by seat, the stock, the seat to play, the last capturer, and the seat that has
        just captured an orange; −1 stands for no seat.
        """
        cdef int i
        cdef State *state = &self.state
        seats = range(self.rules.seats)
        return (state.centre.singles,
                {(state.centre.build[i], state.centre.value[i], state.centre.owed[i])
                 for i in range(state.centre.builds)},
                [state.hands[i] for i in seats], [state.won[i] for i in seats],
                [state.points[i] for i in seats],
                [state.stock[i] for i in range(state.stock_at, state.stock_end)],
                state.turn, state.last_capturer, state.orange)

    def points(self):
        """The points of each seat once the deal is over."""
        return self._evaluated(0)[0]

    def worth(self, int is_close):
        """What the deal is worth to each seat as it stands, in points; see `find_worth`.

        `is_close` says whether the deal may decide the match.
        """
        return self._evaluated(is_close)[1]

    cdef _evaluated(self, int is_close):
        cdef double points[SEATS]
        cdef double worth[SEATS]
        cdef int i
        self.match.is_close = is_close
        find_worth(&self.state, &self.rules, &self.match, points, worth)
        seats = range(self.rules.seats)
        return [points[i] for i in seats], [worth[i] for i in seats]

    @property
    def is_over(self):
        """Whether no card is left to play, or the match was won at once."""
        return bool(is_over(&self.state, &self.rules, &self.match))


cdef class Worlds:
    """A sampler of the worlds of one view."""

    cdef Knowledge known
    cdef int seats

    def __init__(self, int seats, uint64_t unseen, hands):
        """Set what is known: `unseen` is the mask of the unseen cards.

        `hands` is a pair: a list of hidden hands, and the number of constrained hands, which come
        first in the list, the most constrained at the front. A hand is (seat, size, fits, needs,
        apart). `fits` is the mask of cards that it may hold. It holds a card of each mask in
        `needs`. No two of its cards differ by a number whose bit is set in `apart`.
        """
        cdef int place, need
        listed, constrained = hands
        memset(&self.known, 0, sizeof(Knowledge))
        self.seats = seats
        self.known.unseen = unseen
        self.known.size = count_bits(unseen)
        self.known.hands = len(listed)
        self.known.constrained = constrained
        for place, (seat, size, fits, needs, apart) in enumerate(listed):
            self.known.hand[place].seat = seat
            self.known.hand[place].size = size
            self.known.hand[place].fits = fits
            self.known.hand[place].apart = apart
            self.known.hand[place].needs = len(needs)
            for need in range(len(needs)):
                self.known.hand[place].need[need] = needs[need]
        bound_ways(&self.known)

    def draw(self, uint64_t seed, uint64_t first, uint64_t[::1] rows):
        """Fill rows with the hidden hands by seat and the stock; return how many rows were filled.

        Known hands in the rows stay as they are. If no world is found, fewer rows are filled.
        """
        cdef Py_ssize_t i = 0
        cdef int width = self.seats + 1
        cdef Py_ssize_t count = rows.shape[0] // width
        cdef int trials = TRIALS
        cdef int found = 1
        cdef Rng rng
        with nogil:
            for i in range(count):
                start(&rng, seed, first + i)
                found = draw_world(&self.known, trials, &rng, &rows[i * width],
                                   &rows[i * width + self.seats])
                if not found:
                    break
        return i + found if count else 0


cdef class Search:
    """A tree search for the seat to play, in worlds that its view allows.

    `style` and `match` are tuples with the fields of the structs `Style` and `Match`.
    """

    cdef Rules rules
    cdef State state
    cdef Match match
    cdef Knowledge known
    cdef Style style
    cdef Tree tree
    cdef Look *look
    cdef int roots
    cdef readonly uint64_t nodes

    def __cinit__(self, rules, share, deal, Worlds worlds, moves, style, match, int room):
        """Set up the search: `moves` has the turns to choose from, `room` is the most nodes.

        A turn is a `CodedTurn`. `worlds` draws the worlds.
        """
        cdef int i
        cdef Move move
        set_rules(&self.rules, rules, share)
        set_state(&self.state, &self.rules, deal)
        value_cards(&self.state, &self.rules)
        self.known = worlds.known
        (self.style.plain, self.style.depth, self.style.extra, self.style.explore,
         self.style.prior, self.style.noise) = style
        self.style.depth = min(max(self.style.depth, 1), PATH)
        totals, self.match.is_close = match
        for i in range(self.rules.seats):
            self.match.totals[i] = totals[i]
        self.roots = len(moves)
        self.tree.room = max(room, self.roots + 1)
        self.tree.node = <Node *>malloc(self.tree.room * sizeof(Node))
        self.look = <Look *>malloc(sizeof(Look))
        self.tree.mask = 1
        while self.tree.mask < 2 * <uint64_t>self.tree.room:
            self.tree.mask *= 2
        self.tree.slot = <int32_t *>calloc(self.tree.mask, sizeof(int32_t))
        self.tree.mask -= 1
        if not self.tree.node or not self.look or not self.tree.slot:
            raise MemoryError
        self.look.nodes = 0
        for kind, card, cards, value in moves:
            move = Move(cards, card, kind, value)
            new_node(&self.tree, -1, &move)

    def __dealloc__(self):
        free(self.tree.node)
        free(self.tree.slot)
        free(self.look)

    def run(self, uint64_t seed, uint64_t first, int count, moves, uint64_t limit):
        """Run iterations in `count` worlds, from number `first` on, or up to `limit` nodes.

        In each world one iteration starts with each of the turns `moves`, given by number. Returns
        how many worlds were used, or −1 if no world fits the view.
        """
        cdef int some[MOVES]
        cdef int active = len(moves)
        cdef int i
        cdef int done = 0
        if active > MOVES or not all(0 <= number < self.roots for number in moves):
            raise ValueError("there are no such turns")
        for i in range(active):
            some[i] = moves[i]
        with nogil:
            while 0 <= done < count and self.nodes < limit:
                done = done + 1 if self.search_world(seed, first + done, some, active) else -1
        return done

    cdef int search_world(self, uint64_t seed, uint64_t number, const int *some,
                     int active) noexcept nogil:
        """Run the iterations in one world; return 0 if no world was found.

        They start with each turn in `some`, or with the one selected by UCB1 if `plain` is 2.
        """
        cdef Rng rng, own
        cdef State world = self.state
        cdef State state
        cdef uint64_t stock = 0
        cdef int i, chosen, left, card
        start(&rng, seed, number)
        if not draw_world(&self.known, 1 << 20, &rng, world.hands, &stock):
            return 0
        left = count_bits(stock)
        world.stock_at = 0
        world.stock_end = left
        for i in range(left):
            card = nth_of(stock, draw_below(&rng, left - i))
            stock ^= bit(card)
            world.stock[i] = card
        if self.style.plain == 2:
            self.search_from(&world, self.most_promising(), &rng)
            return 1
        for i in range(active):
            state = world
            own = rng
            self.search_from(&state, some[i], &own)
        return 1

    cdef int most_promising(self) noexcept nogil:
        """The root turn with the highest UCB1 value (Auer, Cesa-Bianchi, Fischer 2002)."""
        cdef int i
        cdef int best = 0
        cdef double most = -1e18
        cdef double value
        cdef double every = 0
        cdef const Node *node
        for i in range(self.roots):
            every += self.tree.node[i].visits
        for i in range(self.roots):
            node = &self.tree.node[i]
            if not node.visits:
                return i
            value = (node.total / node.visits
                     + self.style.explore * sqrt(log(every) / node.visits))
            if value > most:
                most = value
                best = i
        return best

    cdef void search_from(self, State *state, int root, Rng *rng) noexcept nogil:
        """Run one iteration that starts with a root turn."""
        cdef Move move = move_of(&self.tree.node[root])
        self.look.path[0] = root
        self.look.mover[0] = state.turn
        self.look.length = 1
        self.look.nodes = 0
        play(state, &self.rules, &move)
        draw_call(state, &self.rules, &self.match, rng)
        run_iteration(&self.tree, root, state, &self.rules, &self.match, &self.style, self.look,
                      rng)
        self.nodes += self.look.nodes + 1

    def prior_values(self, uint64_t seed):
        """The prior value of each turn in points, relative to the best one.

        None if no world fits the view.
        """
        cdef State world = self.state
        cdef Outlook outlook
        cdef Move move
        cdef uint64_t stock = 0
        cdef Rng rng
        cdef int i
        start(&rng, seed, 0)
        if not draw_world(&self.known, 1 << 20, &rng, world.hands, &stock):
            return None
        scores = []
        look_out(&self.rules, &world, &outlook)
        for i in range(self.roots):
            move = move_of(&self.tree.node[i])
            scores.append(weigh(&self.rules, &world, &outlook, &move, &self.look.sums))
        return [score - max(scores) for score in scores]

    def found(self):
        """For each turn the number of its visits, and the sums of its values and of its points."""
        cdef int i
        return [(self.tree.node[i].visits, self.tree.node[i].total, self.tree.node[i].points)
                for i in range(self.roots)]

    def solve(self, uint64_t seed, uint64_t limit):
        """The exact value and points of each turn, where the view allows only one world.

        The stock must be empty. None if solving takes more nodes than `limit`.
        """
        cdef State after
        cdef State world = self.state
        cdef Move move
        cdef double worth[SEATS]
        cdef double points[SEATS]
        cdef uint64_t stock = 0
        cdef uint64_t nodes = 0
        cdef int i
        cdef int is_done = 0
        cdef Rng rng
        start(&rng, seed, 0)
        found = []
        with nogil:
            is_done = draw_world(&self.known, 1 << 20, &rng, world.hands, &stock)
        for i in range(self.roots):
            if not is_done:
                break
            move = move_of(&self.tree.node[i])
            after = world
            with nogil:
                play(&after, &self.rules, &move)
                is_done = solve_race(&after, &self.rules, &self.match, limit, &nodes, points,
                                     worth)
            if is_done:
                found.append((worth[self.state.turn], points[self.state.turn]))
        self.nodes += nodes
        return found if is_done else None
