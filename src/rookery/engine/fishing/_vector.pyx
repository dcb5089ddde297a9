"""Many deals of one fishing game at once, each a row of shared arrays."""

from libc.stdint cimport int32_t, uint8_t, uint16_t, uint64_t
from libc.stdlib cimport calloc
from libc.string cimport memcpy, memset

from rookery.engine._network cimport choose_by
from rookery.engine._rows cimport CHOOSE, NO_TOTAL, PLAY_ON, RESET, SHOW, STEP, Job, Rows
from rookery.engine.fishing._rules cimport CARDS, NONE, SEATS, Compiled, Rules
from rookery.engine.fishing.choosing cimport (
    Choice,
    Scratch,
    begin_choice,
    choose_code,
    count_codes,
    nth_code,
)
from rookery.engine.fishing._states cimport state_of
from rookery.engine.fishing.dealing cimport deal_out
from rookery.engine.fishing.observing cimport observe, write_mask
from rookery.engine.fishing.racing cimport ask_quickest
from rookery.engine.fishing.scoring cimport score
from rookery.engine.fishing.state cimport Deal, actor, next_seat
from rookery.engine.heuristics.fishing._tables cimport FishingHeuristics, Tables
from rookery.engine.heuristics.fishing.deciding cimport decide
from rookery.engine.shuffling cimport can_draw, shuffle
from rookery.native.bits cimport set_bits
from rookery.native.random cimport Rng, draw_below, start

cdef enum:
    CODES = 512         # more codes than any deal has: each card is played, captured and built on
    ROW_VERSION = 2     # the version of the byte format of a row


cdef struct Row:
    # A deal with its deck, its codes and its random numbers, and the move that is being chosen.
    Deal deal
    Choice choice
    Rng dealing         # for dealers and decks
    Rng choosing        # for random moves
    Rng racing          # for the order in which seats are asked for an orange
    Rng raced           # `racing` as it was when the deal began
    bint deals_again    # whether a new deal begins when one is over
    uint8_t deck[CARDS]
    uint16_t codes      # how many codes have been taken in this deal
    uint16_t code[CODES]


cdef class FishingRows(Rows):
    """The rows of a `VectorTable` of a fishing game."""

    cdef readonly Compiled compiled

    def __init__(self, Compiled compiled not None, *arguments):
        super().__init__(*arguments)
        self.compiled = compiled
        self.work = work
        self.job.rules = &compiled.rules
        self.job.rows = calloc(self.count, sizeof(Row))
        self.job.scratch = calloc(self.crew.threads, sizeof(Scratch))
        if self.job.rows == NULL or self.job.scratch == NULL:
            raise MemoryError

    cdef const void *heuristics_of(self, policy) except NULL:
        return &(<FishingHeuristics?>policy).tables

    cdef Row *row(self, int number):
        return &(<Row *>self.job.rows)[number]

    def deal(self, const uint8_t[:, ::1] decks not None, const uint8_t[::1] dealers not None):
        """Deal the given decks."""
        cdef Scratch *scratch = <Scratch *>self.job.scratch
        cdef int i
        for i in range(self.count):
            self.row(i).deals_again = False
            begin(&self.compiled.rules, self.row(i), scratch, &decks[i, 0], dealers[i])
        self.run(SHOW)

    def observe(self, int row, int viewer, uint8_t[::1] shown not None):
        """Write what a seat, or a spectator (−1), may know of a row's deal."""
        cdef Row *it = self.row(row)
        cdef uint8_t totals[SEATS]
        memset(totals, NO_TOTAL, sizeof(totals))
        observe(&self.compiled.rules, &it.deal, &it.choice, totals, viewer, &shown[0])

    def state(self, int row):
        """A row's deal as a state of the engine."""
        return state_of(self.compiled, &self.row(row).deal)

    def begun(self, int row):
        """The codes that the seat to move has chosen so far for a capture or build."""
        cdef Row *it = self.row(row)
        cdef const Rules *r = &self.compiled.rules
        cdef int pile
        if it.choice.card == NONE:
            return ()
        first = (r.build if it.choice.kind else r.take) + it.choice.card
        return (first, *[r.pile + pile for pile in set_bits(it.choice.chosen)])

    def save(self, int row):
        """A row as bytes: its random numbers, its deck, and the codes of the deal so far."""
        cdef Row *it = self.row(row)
        numbers = ((<uint8_t *>&it.dealing)[:sizeof(Rng)] + (<uint8_t *>&it.choosing)[:sizeof(Rng)]
                   + (<uint8_t *>&it.raced)[:sizeof(Rng)])
        head = bytes([ROW_VERSION, it.deals_again, it.deal.dealer])
        codes = (<uint8_t *>it.code)[:it.codes * sizeof(uint16_t)]
        return head + numbers + it.deck[:self.compiled.rules.cards] + codes

    def load(self, int row, const uint8_t[::1] saved not None):
        """Restore a row from bytes: deal its deck and apply its action codes again."""
        cdef const Rules *r = &self.compiled.rules
        cdef Row *it = self.row(row)
        cdef Row again
        cdef Scratch *scratch = <Scratch *>self.job.scratch
        cdef int at = 3 + 3 * sizeof(Rng)
        cdef int codes = saved.shape[0] - at - r.cards
        cdef int i
        cdef uint16_t code
        if codes < 0 or codes % 2 or codes > 2 * CODES or saved[0] != ROW_VERSION or saved[1] > 1:
            raise ValueError("these are not the bytes of a row, or they come from another version")
        memcpy(&again.dealing, &saved[3], sizeof(Rng))
        memcpy(&again.choosing, &saved[3 + sizeof(Rng)], sizeof(Rng))
        memcpy(&again.racing, &saved[3 + 2 * sizeof(Rng)], sizeof(Rng))
        again.deals_again = saved[1]
        if not (can_draw(&again.dealing) and can_draw(&again.choosing)
                and can_draw(&again.racing)) or saved[2] >= r.seats:
            raise ValueError("these bytes have no random numbers, or no dealer")
        if sorted([saved[at + i] for i in range(r.cards)]) != list(range(r.cards)):
            raise ValueError("these bytes have no deck of this game")
        begin(r, &again, scratch, &saved[at], saved[2])
        for i in range(codes // 2):
            memcpy(&code, &saved[at + r.cards + 2 * i], sizeof(code))
            if not count_codes(&again.choice) or not take_code(r, &again, scratch, code):
                raise ValueError("these bytes have a move that is illegal")
        it[0] = again
        show(&self.job, row)


# --- The work of a thread ------------------------------------------------------------------------

cdef int work(void *given, int thread, int first, int last) noexcept nogil:
    """Do a job for some of the rows."""
    cdef Job *job = <Job *>given
    cdef Scratch *scratch = &(<Scratch *>job.scratch)[thread]
    cdef int i, total = 0
    for i in range(first, last):
        if job.kind == STEP:
            total += step(job, scratch, i)
        elif job.kind == CHOOSE:
            job.actions[i] = chosen(job, scratch, i)
        elif job.kind == PLAY_ON:
            total += play_on(job, scratch, i)
        elif job.kind == RESET:
            seed(job, scratch, i)
        else:
            show(job, i)
    return total


cdef inline const Rules *rules_of(const Job *job) noexcept nogil:
    return <const Rules *>job.rules


cdef inline Row *row_of(const Job *job, int number) noexcept nogil:
    return &(<Row *>job.rows)[number]


cdef inline void seed(Job *job, Scratch *scratch, int i) noexcept nogil:
    """Deal anew in a row, with the row's own random numbers from the seed."""
    cdef Row *row = row_of(job, i)
    start(&row.dealing, job.seed, 2 * i)
    start(&row.choosing, job.seed, 2 * i + 1)
    start(&row.racing, ~job.seed, i)
    row.deals_again = True
    deal_anew(rules_of(job), row, scratch, draw_below(&row.dealing, job.seats))
    show(job, i)


cdef inline int step(Job *job, Scratch *scratch, int i) noexcept nogil:
    """Take the code given for a row; return 1 if it was illegal and skipped."""
    cdef Row *row = row_of(job, i)
    cdef float *rewards = &job.rewards[i * job.seats]
    memset(rewards, 0, job.seats * sizeof(float))
    job.done[i] = 0
    if not count_codes(&row.choice):
        return 0
    if not take_code(rules_of(job), row, scratch, job.actions[i]):
        return 1
    job.done[i] = end_deal(rules_of(job), row, scratch, rewards)
    write(job, i)
    return 0


cdef inline bint take_code(const Rules *r, Row *row, Scratch *scratch, int code) noexcept nogil:
    """Take a code and record it; False if it is illegal."""
    if not choose_code(r, &row.deal, scratch, &row.choice, code):
        return False
    if row.deal.capturer != NONE:
        ask_quickest(r, &row.deal, &row.racing)
    if row.codes < CODES:
        row.code[row.codes] = code
        row.codes += 1
    return True


cdef inline bint end_deal(const Rules *r, Row *row, Scratch *scratch, float *rewards) noexcept nogil:
    """If the deal is over, fill in its points, deal anew and return True."""
    cdef int32_t points[SEATS]
    cdef int seat
    if count_codes(&row.choice):
        return False
    score(r, &row.deal, points)
    for seat in range(r.seats):
        rewards[seat] = points[seat]
    if row.deals_again:
        deal_anew(r, row, scratch, next_seat(r, row.deal.dealer))
    return True


cdef inline int play_on(Job *job, Scratch *scratch, int i) noexcept nogil:
    """Take codes in a row; return how many deals were finished."""
    cdef const Rules *r = rules_of(job)
    cdef Row *row = row_of(job, i)
    cdef int ply, ended = 0
    for ply in range(job.plies):
        if not count_codes(&row.choice):
            break
        if job.network != NULL:
            write(job, i)
        take_code(r, row, scratch, chosen(job, scratch, i))
        ended += end_deal(r, row, scratch, &job.rewards[i * r.seats])
    show(job, i)
    job.done[i] = 0
    return ended


cdef inline int chosen(const Job *job, Scratch *scratch, int i) noexcept nogil:
    """Choose a code that may come next in a row; −1 if no seat is to move.

    A network gets only the row's observation and mask, as last written.
    """
    cdef const Rules *r = rules_of(job)
    cdef Row *row = row_of(job, i)
    cdef int count = count_codes(&row.choice)
    if not count:
        return -1
    if job.heuristics != NULL:
        return decide(r, <const Tables *>job.heuristics, &row.deal, &row.choice, scratch,
                      &row.choosing)
    if job.network == NULL:
        return nth_code(r, &row.choice, draw_below(&row.choosing, count))
    return choose_by(
        job.network, job.obs + <size_t>i * r.layout.size, job.mask + <size_t>i * r.actions,
        job.temperature, &row.choosing)


cdef inline void deal_anew(const Rules *r, Row *row, Scratch *scratch, int dealer) noexcept nogil:
    """Shuffle and deal."""
    cdef uint8_t deck[CARDS]
    shuffle(deck, r.cards, &row.dealing)
    begin(r, row, scratch, deck, dealer)


cdef inline void begin(
    const Rules *r, Row *row, Scratch *scratch, const uint8_t *deck, int dealer
) noexcept nogil:
    """Deal a deck."""
    memcpy(row.deck, deck, r.cards)
    row.codes = 0
    row.raced = row.racing
    memset(row.deal.totals, 0, sizeof(row.deal.totals))
    deal_out(r, &row.deal, deck, dealer)
    begin_choice(r, &row.deal, scratch, &row.choice)


cdef inline void show(Job *job, int i) noexcept nogil:
    """Write the arrays of a row that has just been dealt or restored."""
    memset(&job.rewards[i * job.seats], 0, job.seats * sizeof(float))
    job.done[i] = count_codes(&row_of(job, i).choice) == 0
    write(job, i)


cdef inline void write(Job *job, int i) noexcept nogil:
    """Write a row's seat to move, its legal actions and its observation."""
    cdef const Rules *r = rules_of(job)
    cdef const Row *row = row_of(job, i)
    cdef uint8_t totals[SEATS]
    cdef int seat = actor(r, &row.deal)
    memset(totals, NO_TOTAL, sizeof(totals))
    job.actor[i] = seat
    write_mask(r, &row.choice, job.mask + <size_t>i * r.actions)
    if seat >= 0:
        observe(r, &row.deal, &row.choice, totals, seat, job.obs + <size_t>i * r.layout.size)
    else:
        memset(job.obs + <size_t>i * r.layout.size, 0, r.layout.size)
