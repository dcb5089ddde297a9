"""The base class of the rows of a vector table, for all games."""

from libc.math cimport INFINITY, expf, isfinite
from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.stdlib cimport free
from libc.string cimport memcpy, memset

from rookery.native.bits cimport lowest

cdef enum:
    MOST_ACTIONS = 1024
    NOBODY = -1     # nobody is to move
    UNUSABLE = -2   # the score of a legal action is no number or +∞, or all are −∞


cdef int drawn_by_score(
    const uint8_t *mask, const float *scores, int actions, float scale, double chance
) noexcept nogil:
    """The legal action that `chance`, from 0 to 1, draws; or NOBODY or UNUSABLE.

    Probabilities are in proportion to exp(score × scale).
    """
    cdef int legal[MOST_ACTIONS]
    cdef float weight[MOST_ACTIONS]
    cdef double upto[MOST_ACTIONS]  # the sum of the weights so far
    cdef int found = 0, drawn = 0, i, j
    cdef uint64_t eight, bits
    cdef float top = -INFINITY
    cdef double total = 0
    for i in range(0, actions, 64):
        bits = 0
        for j in range(i, min(i + 64, actions), 8):
            eight = 0
            if j + 8 <= actions:
                memcpy(&eight, mask + j, 8)  # of a fixed size, it is one instruction
            else:
                memcpy(&eight, mask + j, actions - j)
            # This product has the eight bytes, each 0 or 1, as the bits of its highest byte.
            bits |= (eight * <uint64_t>0x0102040810204080 >> 56) << (j - i)
        while bits:
            legal[found] = i + lowest(bits)
            weight[found] = scores[legal[found]]
            top = weight[found] if weight[found] > top else top
            bits &= bits - 1
            found += 1
    if found == 0:
        return NOBODY
    for i in range(found):
        total += expf((weight[i] - top) * scale)
        upto[i] = total
    if not isfinite(total):
        return UNUSABLE
    chance *= total
    for i in range(found):
        drawn += upto[i] <= chance
    if drawn == found:  # the product was rounded up to the total
        drawn -= 1
        while drawn and upto[drawn - 1] == total:
            drawn -= 1
    return legal[drawn]


cdef class Rows:
    """The rows of a `VectorTable`, which `vector.py` describes.

    A subclass allocates its game's rows. It sets `work`, the function with which a thread works on
    some of the rows.
    """

    def __cinit__(self):
        memset(&self.job, 0, sizeof(Job))
        self.work = NULL

    def __init__(
        self, Crew crew not None,
        uint8_t[:, ::1] obs not None, uint8_t[:, ::1] mask not None, int32_t[::1] actor not None,
        float[:, ::1] rewards not None, uint8_t[::1] done not None,
    ):
        self.crew = crew
        self.count = obs.shape[0]
        self.arrays = (obs, mask, actor, rewards, done)
        self.job.seats = rewards.shape[1]
        self.job.obs = &obs[0, 0]
        self.job.mask = &mask[0, 0]
        self.job.actor = &actor[0]
        self.job.rewards = &rewards[0, 0]
        self.job.done = &done[0]

    def __dealloc__(self):
        free(self.job.rows)
        free(self.job.scratch)

    cdef int run(self, int kind) except -1:
        """Do a job of this kind in all rows; return the sum of their results."""
        self.job.kind = kind
        return self.crew.run(self.work, &self.job, self.count)

    def reset(self, uint64_t seed):
        """Deal anew in every row; each row has its own random numbers from the seed."""
        self.job.seed = seed
        self.run(RESET)

    def step(self, const int32_t[::1] actions not None):
        """Take an action in every row; return the number of illegal actions, which are skipped."""
        self.job.actions = <int32_t *>&actions[0]
        return self.run(STEP)

    cdef int choose_with(self, policy, double temperature) except -1:
        """Set the policy that chooses the next actions."""
        self.job.network = NULL
        self.job.heuristics = NULL
        self.job.temperature = temperature
        if isinstance(policy, CompiledNetwork):
            self.job.network = &(<CompiledNetwork>policy).network
        elif policy is not None:
            self.job.heuristics = self.heuristics_of(policy)
        self.policy = policy
        return 0

    cdef const void *heuristics_of(self, policy) except NULL:
        """A policy's tables of rules of thumb. Raises TypeError if the game has none compiled."""
        raise TypeError(f"no policy for this game: {policy!r}")

    def choose(self, int32_t[::1] actions not None, policy, double temperature):
        """Fill in a legal action for each row, −1 where no seat is to move."""
        self.choose_with(policy, temperature)
        self.job.actions = &actions[0]
        self.run(CHOOSE)

    def play(self, int plies, policy, double temperature):
        """Take actions in every row; return how many deals were finished."""
        self.choose_with(policy, temperature)
        self.job.plies = plies
        return self.run(PLAY_ON)

    def sample(self, const float[:, ::1] scores not None, const double[::1] chances not None,
               float scale, int32_t[::1] actions not None):
        """Draw an action for each row by its scores; return the first row that has unusable ones.

        Returns −1 if all are usable. Each number of `chances` decides in its row.
        """
        cdef int row, wrong = -1
        cdef int size = scores.shape[1]
        if size > MOST_ACTIONS:
            raise ValueError(f"at most {MOST_ACTIONS} actions, not {size}")
        with nogil:
            for row in range(self.count):
                actions[row] = drawn_by_score(
                    self.job.mask + row * size, &scores[row, 0], size, scale, chances[row]
                )
                if actions[row] == UNUSABLE and wrong < 0:
                    wrong = row
        return wrong
