# cython: language_level=3
# Threads that wait for work, and share it out by rows.

from libc.stdint cimport int64_t

ctypedef int (*Work)(void *job, int thread, int first, int last) noexcept nogil

cdef enum:
    MOST_THREADS = 256
    STRIDE = 8          # words between the counters of two threads: each has its own cache line


cdef class Crew:
    cdef readonly int threads
    cdef Work work
    cdef void *job
    cdef int count
    cdef int part               # the number of rows in a part of the work
    cdef int share              # the number of parts in each thread's share
    # By thread: its parts that nobody has begun; above 32 bits, the number of the job.
    cdef int64_t parts[MOST_THREADS * STRIDE]
    cdef int64_t finished       # the number of parts of this job that are done
    cdef int64_t total          # the sum of their results
    cdef int64_t is_closed
    cdef void *wake[MOST_THREADS]
    cdef int64_t sleeps[MOST_THREADS]
    cdef void wake_all(self) noexcept nogil
    cdef bint take_part(self, int number) noexcept nogil
    cdef bint take_part_of(self, int owner, int number) noexcept nogil
    cdef bint has_work(self) noexcept nogil
    cdef int run(self, Work work, void *job, int count) except -1
