# Worker threads, which share the work on rows.

from libc.stdint cimport int64_t

ctypedef int (*Work)(void *job, int thread, int first, int last) noexcept nogil

cdef enum:
    MOST_THREADS = 256
    STRIDE = 8          # words from one thread's counter to the next: each has its own cache line


cdef class Crew:
    cdef readonly int threads
    cdef Work work
    cdef void *job
    cdef int count
    cdef int part               # how many rows are in a part of the work
    cdef int share              # how many parts are in each thread's share
    # For each thread: the low 32 bits count its parts not yet begun, the high ones number the job.
    cdef int64_t parts[MOST_THREADS * STRIDE]
    cdef int64_t finished       # how many parts of this job are done
    cdef int64_t total          # the sum of the parts' results
    cdef int64_t is_closed
    cdef void *wake[MOST_THREADS]
    cdef int64_t sleeps[MOST_THREADS]
    cdef void wake_all(self) noexcept nogil
    cdef bint take_part(self, int number) noexcept nogil
    cdef bint take_part_of(self, int owner, int number) noexcept nogil
    cdef bint has_work(self) noexcept nogil
    cdef int run(self, Work work, void *job, int count) except -1
