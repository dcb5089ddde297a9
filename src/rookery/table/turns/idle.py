"""Players who are connected but do not answer: when to ask them, and when a bot stands in."""

from collections.abc import Collection, Iterable, Iterator

from rookery.core.cards import Seat

IDLE_FOR = 120.0
"""Seconds after which the table asks a connected player who has to move whether they are there:
longer than people think about a bid. Unmeasured, as is the next number."""

ANSWER_FOR = 30.0
"""Seconds to answer that question before a bot stands in: enough to come back from the next
room."""


class Idle:
    """The players who have not answered: since when, and which of them have been asked.

    The time counts from the beginning of a player's turn or from their last command, a sign of
    life. A move that a bot makes for them when the clock has run out is no sign of life.
    """

    def __init__(self) -> None:
        self._waiting_since: dict[Seat, float] = {}
        self._asked_at: dict[Seat, float] = {}

    @property
    def asked(self) -> frozenset[Seat]:
        """The seats that have been asked and have not answered yet."""
        return frozenset(self._asked_at)

    def wait_for(self, seats: Iterable[Seat], at: float) -> None:
        """Start counting at `at` for seats that have to move, unless they are counted already."""
        for seat in seats:
            self._waiting_since.setdefault(seat, at)

    def heard(self, seat: Seat) -> None:
        """Stop counting for a seat, after a sign of life or because a bot plays there now."""
        self._waiting_since.pop(seat, None)
        self._asked_at.pop(seat, None)

    def waiting_since(self, seat: Seat) -> float | None:
        """Since when a seat is waited for: the start of its turn, or its last sign of life."""
        return self._waiting_since.get(seat)

    def begin_again(self, at: float) -> None:
        """Restart counting, because nobody was waiting until now."""
        self._waiting_since = dict.fromkeys(self._waiting_since, at)
        self._asked_at.clear()

    def ask(self, seats: Collection[Seat], at: float) -> None:
        """Ask those seats that have kept the others waiting for `IDLE_FOR` seconds."""
        for seat, due in self._to_ask(seats):
            if due <= at:
                self._asked_at[seat] = at

    def given_up(self, seats: Collection[Seat], at: float) -> list[Seat]:
        """The seats that were asked and have not answered in time."""
        return [seat for seat, due in self._to_give_up(seats) if due <= at]

    def due_times(self, to_ask: Collection[Seat], asked: Collection[Seat]) -> Iterator[float]:
        """The times at which a seat must be asked, or its time to answer ends."""
        yield from (due for _, due in self._to_ask(to_ask))
        yield from (due for _, due in self._to_give_up(asked))

    def answer_for(self, seat: Seat, at: float) -> float | None:
        """The seconds a seat still has to answer; None if it has not been asked."""
        asked_at = self._asked_at.get(seat)
        return None if asked_at is None else max(0.0, asked_at + ANSWER_FOR - at)

    def _to_ask(self, seats: Collection[Seat]) -> Iterator[tuple[Seat, float]]:
        for seat in seats:
            if seat in self._waiting_since and seat not in self._asked_at:
                yield seat, self._waiting_since[seat] + IDLE_FOR

    def _to_give_up(self, seats: Collection[Seat]) -> Iterator[tuple[Seat, float]]:
        for seat in seats:
            if seat in self._asked_at:
                yield seat, self._asked_at[seat] + ANSWER_FOR
