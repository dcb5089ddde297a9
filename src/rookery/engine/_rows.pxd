# The base class of the rows of a vector table, for all games.

from libc.stdint cimport int32_t, uint8_t, uint64_t

from rookery.engine._network cimport CompiledNetwork, Network
from rookery.engine._workers cimport Crew, Work

cdef enum:
    RESET = 0       # the kinds of jobs
    STEP = 1
    CHOOSE = 2
    PLAY_ON = 3
    SHOW = 4

    NO_TOTAL = 128  # the byte of an observation for a total of 0


cdef struct Job:
    # A job for all rows, with the arrays that it reads and writes.
    const void *rules
    void *rows
    void *scratch       # working memory for each thread, if the game needs it
    int kind
    int plies
    int seats
    uint64_t seed
    const Network *network  # the network that chooses the actions, or NULL
    const void *heuristics  # the rules of thumb, or NULL; if both are NULL, actions are random
    double temperature
    int32_t *actions
    uint8_t *obs
    uint8_t *mask
    int32_t *actor
    float *rewards
    uint8_t *done


cdef class Rows:
    cdef Job job
    cdef Work work
    cdef readonly int count
    cdef Crew crew
    cdef object arrays      # keeps the arrays alive
    cdef object policy      # the Python object that owns `network` or `heuristics`
    cdef int run(self, int kind) except -1
    cdef int choose_with(self, policy, double temperature) except -1
    cdef const void *heuristics_of(self, policy) except NULL
