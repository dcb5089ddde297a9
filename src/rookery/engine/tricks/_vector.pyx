"""Many deals of one trick game at once, each a row of shared arrays."""

from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.stdlib cimport calloc
from libc.string cimport memcpy, memset

from rookery.engine.tricks._states import state_from_bytes

from rookery.engine._network cimport choose_by
from rookery.engine._rows cimport CHOOSE, NO_TOTAL, PLAY_ON, RESET, SHOW, STEP, Job, Rows
from rookery.engine.heuristics.tricks._tables cimport Tables, TrickHeuristics
from rookery.engine.heuristics.tricks.deciding cimport decide
from rookery.engine.shuffling cimport can_draw, shuffle
from rookery.engine.tricks._rules cimport (
    CARDS,
    CUT,
    OVER,
    SEATS,
    Compiled,
    Rules,
    code_of,
    move_of,
)
from rookery.engine.tricks._states cimport EngineState, state_of
from rookery.engine.tricks.dealing cimport deal_out
from rookery.engine.tricks.observing cimport observe, write_mask
from rookery.engine.tricks.phases cimport apply, cut_from
from rookery.engine.tricks.scoring cimport score
from rookery.engine.tricks.state cimport Deal, actor, next_seat
from rookery.native.bits cimport count_bits
from rookery.native.cards cimport nth_of
from rookery.native.random cimport Rng, draw_below, start


cdef struct Row:
    Deal deal
    Rng dealing         # for dealers, decks and cuts
    Rng choosing        # for random moves
    bint deals_again    # whether a new deal begins when one is over


cdef class TrickRows(Rows):
    """The rows of a `VectorTable` of a trick game."""

    cdef readonly Compiled compiled

    def __init__(self, Compiled compiled not None, *arguments):
        super().__init__(*arguments)
        self.compiled = compiled
        self.work = work
        self.job.rules = &compiled.rules
        self.job.rows = calloc(self.count, sizeof(Row))
        if self.job.rows == NULL:
            raise MemoryError

    cdef const Rules *rules(self):
        return &self.compiled.rules

    cdef const void *heuristics_of(self, policy) except NULL:
        return &(<TrickHeuristics?>policy).tables

    cdef Row *row(self, int number):
        return &(<Row *>self.job.rows)[number]

    def deal(self, const uint8_t[:, ::1] decks not None, const uint8_t[::1] dealers not None):
        """Deal the given decks."""
        cdef int i
        cdef Row *row
        for i in range(self.count):
            row = self.row(i)
            row.deals_again = False
            row.deal.deals_before = 0
            memset(row.deal.totals, 0, sizeof(row.deal.totals))
            memset(row.deal.total_shown, NO_TOTAL, self.job.seats)
            deal_out(self.rules(), &row.deal, &decks[i, 0], dealers[i])
        self.run(SHOW)

    def observe(self, int row, int viewer, uint8_t[::1] shown not None):
        """Write what a seat, or a spectator (−1), may know of a row's deal."""
        observe(self.rules(), &self.row(row).deal, viewer, &shown[0])

    def state(self, int row):
        """The state of a row's deal."""
        return state_of(self.compiled, &self.row(row).deal)

    def save(self, int row):
        """A row as bytes: its deal and its random numbers."""
        cdef Row *it = self.row(row)
        numbers = (<uint8_t *>&it.dealing)[:sizeof(Rng)] + (<uint8_t *>&it.choosing)[:sizeof(Rng)]
        return bytes([it.deals_again]) + numbers + self.state(row).to_bytes()

    def load(self, int row, const uint8_t[::1] saved not None):
        """Restore a row from bytes."""
        cdef Row *it = self.row(row)
        cdef EngineState state
        cdef int size = 2 * sizeof(Rng) + 1
        cdef Rng dealing, choosing
        if saved.shape[0] <= size or saved[0] > 1:
            raise ValueError("these are not the bytes of a row")
        memcpy(&dealing, &saved[1], sizeof(Rng))
        memcpy(&choosing, &saved[1 + sizeof(Rng)], sizeof(Rng))
        if not (can_draw(&dealing) and can_draw(&choosing)):
            raise ValueError("these bytes have no random numbers")
        state = state_from_bytes(self.compiled, saved[size:])
        it.deal = state.deal
        it.deals_again = saved[0]
        it.dealing = dealing
        it.choosing = choosing
        show(&self.job, row)


# --- The work of a thread ------------------------------------------------------------------------

cdef int work(void *given, int thread, int first, int last) noexcept nogil:
    """Do a job for some of the rows."""
    cdef Job *job = <Job *>given
    cdef int i, total = 0
    for i in range(first, last):
        if job.kind == STEP:
            total += step(job, i)
        elif job.kind == CHOOSE:
            job.actions[i] = chosen(job, i)
        elif job.kind == PLAY_ON:
            total += play_on(job, i)
        elif job.kind == RESET:
            seed(job, i)
        else:
            show(job, i)
    return total


cdef inline const Rules *rules_of(const Job *job) noexcept nogil:
    return <const Rules *>job.rules


cdef inline Row *row_of(const Job *job, int number) noexcept nogil:
    return &(<Row *>job.rows)[number]


cdef inline void seed(Job *job, int i) noexcept nogil:
    """Deal anew in a row, with the row's own random numbers from the seed."""
    cdef Row *row = row_of(job, i)
    memset(row, 0, sizeof(Row))
    start(&row.dealing, job.seed, 2 * i)
    start(&row.choosing, job.seed, 2 * i + 1)
    row.deals_again = True
    memset(row.deal.total_shown, NO_TOTAL, job.seats)
    deal_anew(rules_of(job), row, draw_below(&row.dealing, job.seats))
    show(job, i)


cdef inline int step(Job *job, int i) noexcept nogil:
    """Make a row's move; return 1 if it was illegal and skipped."""
    cdef const Rules *r = rules_of(job)
    cdef Row *row = row_of(job, i)
    cdef int move = move_of(r, row.deal.phase, job.actions[i])
    cdef float *rewards = &job.rewards[i * r.seats]
    if not (0 <= move < CARDS and row.deal.legal >> move & 1):
        memset(rewards, 0, r.seats * sizeof(float))
        job.done[i] = 0
        return row.deal.legal != 0
    job.done[i] = make(r, row, move, rewards)
    if not job.done[i]:
        memset(rewards, 0, r.seats * sizeof(float))
    write(job, i)
    return 0


cdef inline bint make(const Rules *r, Row *row, int move, float *rewards) noexcept nogil:
    """Make a move. If it ends the deal, fill in the points, deal anew and return True."""
    cdef int32_t points[SEATS]
    cdef uint8_t pack[CARDS]
    cdef int seat
    apply(r, &row.deal, move)
    if row.deal.legal:
        return False
    if row.deal.phase == CUT:
        shuffle(pack, r.cards, &row.dealing)
        cut_from(r, &row.deal, pack)
    score(r, &row.deal, points)
    for seat in range(r.seats):
        rewards[seat] = points[seat]
    if row.deals_again:
        deal_anew(r, row, next_seat(r, row.deal.dealer))
    return True


cdef inline int play_on(Job *job, int i) noexcept nogil:
    """Make moves in a row; return how many deals were finished."""
    cdef const Rules *r = rules_of(job)
    cdef Row *row = row_of(job, i)
    cdef int move, ply, ended = 0
    for ply in range(job.plies):
        if not row.deal.legal:
            break
        if job.network != NULL:
            write(job, i)
        move = chosen_move(job, i)
        ended += make(r, row, move, &job.rewards[i * r.seats])
    job.done[i] = 0
    memset(&job.rewards[i * r.seats], 0, r.seats * sizeof(float))
    write(job, i)
    return ended


cdef inline int any_move(Row *row) noexcept nogil:
    """Choose a legal move at random."""
    cdef uint64_t legal = row.deal.legal
    return nth_of(legal, draw_below(&row.choosing, count_bits(legal)))


cdef inline int chosen(const Job *job, int i) noexcept nogil:
    """Choose the action code of a legal move in a row; −1 if no seat is to move."""
    cdef const Deal *d = &row_of(job, i).deal
    return code_of(rules_of(job), d.phase, chosen_move(job, i)) if d.legal else -1


cdef inline int chosen_move(const Job *job, int i) noexcept nogil:
    """Choose a legal move, a bit of `legal`, in a row in which a seat is to move.

    A network gets only the row's observation and mask, as last written.
    """
    cdef const Rules *r = rules_of(job)
    cdef Row *row = row_of(job, i)
    if job.heuristics != NULL:
        return decide(r, <const Tables *>job.heuristics, &row.deal)
    if job.network == NULL:
        return any_move(row)
    return move_of(r, row.deal.phase, choose_by(
        job.network, job.obs + <size_t>i * r.layout.size, job.mask + <size_t>i * r.actions,
        job.temperature, &row.choosing))


cdef inline void deal_anew(const Rules *r, Row *row, int dealer) noexcept nogil:
    """Shuffle and deal; after a misdeal, do it again (FO-13)."""
    cdef uint8_t deck[CARDS]
    while True:
        shuffle(deck, r.cards, &row.dealing)
        deal_out(r, &row.deal, deck, dealer)
        if row.deal.legal:
            return


cdef inline void show(Job *job, int i) noexcept nogil:
    """Write the arrays of a row that has just been dealt or restored."""
    memset(&job.rewards[i * job.seats], 0, job.seats * sizeof(float))
    job.done[i] = row_of(job, i).deal.phase == OVER
    write(job, i)


cdef inline void write(Job *job, int i) noexcept nogil:
    """Write a row's seat to move, its legal actions and its observation."""
    cdef const Rules *r = rules_of(job)
    cdef const Deal *d = &row_of(job, i).deal
    cdef int seat = actor(d)
    job.actor[i] = seat
    write_mask(r, d, job.mask + <size_t>i * r.actions)
    if seat >= 0:
        observe(r, d, seat, job.obs + <size_t>i * r.layout.size)
    else:
        memset(job.obs + <size_t>i * r.layout.size, 0, r.layout.size)
