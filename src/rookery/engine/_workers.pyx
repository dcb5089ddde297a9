"""Worker threads that wait without Python's lock; work on rows is shared out among them.

Each thread always has the same share of the rows, so that this share stays in its processor's
cache. Shares are cut into parts. A thread that has finished its own share takes parts of others.
The thread that gives out the work takes parts, too. If the others get no processor, it does
everything itself; it waits only for parts that others have begun.
"""

from libc.stdint cimport int64_t
from libc.string cimport memset

cdef extern from "pythread.h" nogil:
    ctypedef void *PyThread_type_lock
    PyThread_type_lock PyThread_allocate_lock()
    void PyThread_free_lock(PyThread_type_lock lock)
    int PyThread_acquire_lock(PyThread_type_lock lock, int waits)
    void PyThread_release_lock(PyThread_type_lock lock)

cdef extern from *:
    """
    #include <stdint.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    #define rookery_load(place) _InterlockedOr64((volatile __int64 *)(place), 0)
    #define rookery_swap(place, value) _InterlockedExchange64((volatile __int64 *)(place), value)
    #define rookery_add(place, value) _InterlockedExchangeAdd64((volatile __int64 *)(place), value)
    #define rookery_replace(place, old, value) \\
        (_InterlockedCompareExchange64((volatile __int64 *)(place), value, old) == (old))
    #define rookery_pause() _mm_pause()
    #else
    #define rookery_load(place) __atomic_load_n(place, __ATOMIC_SEQ_CST)
    #define rookery_swap(place, value) __atomic_exchange_n(place, value, __ATOMIC_SEQ_CST)
    #define rookery_add(place, value) __atomic_fetch_add(place, value, __ATOMIC_SEQ_CST)
    static inline int rookery_replace(int64_t *place, int64_t old, int64_t value) {
        return __atomic_compare_exchange_n(
            place, &old, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    }
    #if defined(__x86_64__)
    #define rookery_pause() __builtin_ia32_pause()
    #else
    #define rookery_pause() ((void)0)
    #endif
    #endif
    """
    # Atomic operations. All threads see them in the same order.
    int64_t load "rookery_load"(int64_t *place) nogil
    int64_t swap "rookery_swap"(int64_t *place, int64_t value) nogil    # returns the old value
    int64_t add "rookery_add"(int64_t *place, int64_t value) nogil      # returns the old value
    int replace "rookery_replace"(int64_t *place, int64_t old, int64_t value) nogil
    void pause "rookery_pause"() nogil

cdef enum:
    TRIES = 1000        # times a thread looks for work before it sleeps: some ten microseconds
    PARTS = 8           # the parts of a share: many, so that threads end at about the same time
    LEAST = 16          # the fewest rows of a part
    LEFT = 0xFFFFFFFF   # the bits of `parts` that count the parts left


cdef class Crew:
    """Threads, the caller's own included, that work on the rows of arrays.

    The other threads are numbered from 1. Each runs `serve` until `close` is called.
    """

    def __cinit__(self, int threads):
        cdef int i
        memset(self.wake, 0, sizeof(self.wake))
        memset(self.sleeps, 0, sizeof(self.sleeps))
        self.finished = self.total = self.is_closed = 0
        memset(self.parts, 0, sizeof(self.parts))
        if not 1 <= threads <= MOST_THREADS:
            raise ValueError(f"1 to {MOST_THREADS} threads, not {threads}")
        self.threads = threads
        for i in range(1, threads):
            self.wake[i] = PyThread_allocate_lock()
            if self.wake[i] == NULL:
                raise MemoryError
            PyThread_acquire_lock(self.wake[i], 1)

    def __dealloc__(self):
        cdef int i
        for i in range(1, MOST_THREADS):
            if self.wake[i] != NULL:
                PyThread_free_lock(self.wake[i])

    def serve(self, int number):
        """Work until the crew is closed."""
        if not 1 <= number < self.threads:
            raise ValueError(f"the threads besides the caller's are 1 to {self.threads - 1}")
        cdef int tries = 0
        with nogil:
            while not load(&self.is_closed):
                if self.take_part(number):
                    tries = 0
                elif tries < TRIES:
                    tries += 1
                    pause()
                else:
                    tries = 0
                    swap(&self.sleeps[number], 1)
                    # From here on, a thread that gives out work sees that this one sleeps.
                    if not (self.has_work() or load(&self.is_closed)):
                        PyThread_acquire_lock(self.wake[number], 1)
                    elif not swap(&self.sleeps[number], 0):
                        PyThread_acquire_lock(self.wake[number], 1)  # already woken

    def close(self):
        """Stop the worker threads."""
        swap(&self.is_closed, 1)
        self.wake_all()

    cdef void wake_all(self) noexcept nogil:
        """Wake the threads that sleep."""
        cdef int i
        for i in range(1, self.threads):
            if swap(&self.sleeps[i], 0):
                PyThread_release_lock(self.wake[i])

    cdef bint has_work(self) noexcept nogil:
        """Whether there is a part that nobody has begun."""
        cdef int i
        for i in range(self.threads):
            if load(&self.parts[i * STRIDE]) & LEFT:
                return True
        return False

    cdef bint take_part(self, int number) noexcept nogil:
        """Do one part of the work, if possible of the thread's own share; False if none is left."""
        cdef int i
        for i in range(self.threads):
            if self.take_part_of((number + i) % self.threads, number):
                return True
        return False

    cdef bint take_part_of(self, int owner, int number) noexcept nogil:
        """Do one part of the share of the thread `owner`; False if no part is left."""
        cdef int64_t *parts = &self.parts[owner * STRIDE]
        cdef int64_t before = load(parts)
        cdef int first
        while before & LEFT:
            if not replace(parts, before, before - 1):
                before = load(parts)
                continue
            first = (owner * self.share + <int>(before & LEFT) - 1) * self.part
            if first < self.count:
                add(&self.total, self.work(
                    self.job, number, first, min(first + self.part, self.count)))
            add(&self.finished, 1)
            return True
        return False

    cdef int run(self, Work work, void *job, int count) except -1:
        """Work on all rows in all threads; return the sum of the results."""
        cdef int i
        if self.is_closed:
            raise RuntimeError("the table is closed")
        with nogil:
            if self.threads == 1 or count < 2 * LEAST:
                return work(job, 0, 0, count)
            self.work = work
            self.job = job
            self.count = count
            self.part = max(LEAST, (count - 1) // (PARTS * self.threads) + 1)
            self.share = (count - 1) // (self.part * self.threads) + 1
            self.total = self.finished = 0
            for i in range(self.threads):
                swap(&self.parts[i * STRIDE],
                     ((load(&self.parts[i * STRIDE]) >> 32) + 1 << 32) | self.share)
            self.wake_all()
            while self.take_part(0):
                pass
            while load(&self.finished) < <int64_t>self.share * self.threads:
                pause()
        return <int>self.total
