"""An evening as people see it: their own seat, the clock, the ranking, and the boards compared.

For the round in play, only the seating is shown: results would help people who have not played the
boards of the round yet.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from msgspec import structs

from rookery.evenings.drawing import rounds_of
from rookery.evenings.evening import Evening, EveningRound
from rookery.evenings.formats import Measure
from rookery.evenings.standings import measures_of, standings
from rookery.evenings.tabular import in_figures
from rookery.evenings.tallies import seat_scores
from rookery.server.evenings import lots
from rookery.server.evenings import messages as m
from rookery.server.evenings.keeping import Kept

BETWEEN = "between"
"""The stage of an evening between two rounds."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """The state of an evening at one moment, from which everybody's view is made.

    `opened` has the codes of the tables that are open: people are sent only to these.
    """

    shown: m.EveningState
    evening: Evening
    opened: Mapping[int, str]

    def state_for(self, entry: str | None, at: float) -> m.EveningState:
        """The evening as the owner of `entry` sees it; if that is None, as anybody else sees it."""
        evening = self.evening
        own, has_bye = self.place_of(entry)
        return structs.replace(
            self.shown,
            closes_in=_left(evening.closes_at, evening.clock(at)),
            starts_in=None if evening.is_over else _left(evening.starts_next_at, at),
            own=own,
            has_bye=has_bye,
        )

    def place_of(self, entry: str | None) -> tuple[m.EveningSeat | None, bool]:
        """A person's seat in the round in play, and whether they sit out."""
        one = self.evening.current
        if one is None or entry is None:
            return None, False
        return _own(one, entry, self.opened), _has_bye(self.evening, one, entry)


def shown_to_all(kept: Kept, evening: Evening) -> m.EveningState:
    """The part of an evening that everybody sees alike: all but the clock and one's own seat."""
    one = evening.current
    return m.EveningState(
        id=kept.id,
        version=evening.version,
        stage=stage_of(evening),
        pause=_pause(evening),
        format=evening.settings.format,
        game=evening.settings.game,
        round=len(evening.rounds),
        rounds=max(rounds_of(evening), len(evening.rounds)),
        closes_in=None,
        starts_in=None,
        people=tuple(_people(evening)),
        tables=() if one is None else tuple(_tables(evening, one)),
        byes=() if one is None else tuple(evening.name_of(unit) for unit in one.byes),
        own=None,
        has_bye=False,
        headings=measures_of(evening),
        places=tuple(places(evening)),
    )


def stage_of(evening: Evening) -> str:
    """The stage of an evening: gathering, playing, between or over."""
    if evening.is_over:
        return "over"
    if evening.current is not None:
        return "playing"
    return BETWEEN if evening.rounds else "gathering"


def _pause(evening: Evening) -> str:
    """What tables do in the present pause: `finish` or `hold`; empty if there is no pause."""
    if evening.paused is None:
        return ""
    return "hold" if evening.paused.holds_tables else "finish"


def results_of(kept: Kept, evening: Evening) -> m.EveningResults:
    """The ranking, and all boards of finished rounds."""
    return m.EveningResults(
        id=kept.id,
        version=evening.version,
        sides=evening.settings.shape.sides,
        headings=measures_of(evening),
        places=tuple(places(evening)),
        boards=tuple(
            board for one in evening.public.rounds for board in _boards(kept, evening, one)
        ),
        secrets=tuple(_secrets(kept, evening)),
    )


def places(evening: Evening) -> Iterator[m.EveningPlace]:
    """The lines of the ranking, without the round in play."""
    told = evening.public
    measures = measures_of(told)
    for row in standings(told):
        figures = tuple(in_figures(*each) for each in zip(measures, row.scores, strict=True))
        yield m.EveningPlace(
            row.place, row.is_shared, row.name, row.entries, figures, row.boards, row.field
        )


def _left(until: float | None, at: float) -> float | None:
    return None if until is None else round(max(0.0, until - at), 1)


def _people(evening: Evening) -> Iterator[m.EveningPerson]:
    units = evening.units
    for it in evening.entries.values():
        unit = units.get(it.unit, ()) if it.unit else ()
        others = tuple(each.name for each in unit if each.id != it.id)
        yield m.EveningPerson(it.id, it.name, others, it.is_bot, it.is_here)


def _tables(evening: Evening, one: EveningRound) -> Iterator[m.EveningTable]:
    for number, drawn in enumerate(one.tables):
        names = tuple(evening.entries[entry].name for entry in drawn.entries)
        yield m.EveningTable(number + 1, drawn.entries, names, one.results[number] is not None)


def _own(one: EveningRound, entry: str, opened: Mapping[int, str]) -> m.EveningSeat | None:
    for number, drawn in enumerate(one.tables):
        if entry in drawn.entries and number in opened:
            is_done = one.results[number] is not None
            return m.EveningSeat(opened[number], drawn.entries.index(entry), number + 1, is_done)
    return None


def _has_bye(evening: Evening, one: EveningRound, entry: str | None) -> bool:
    it = evening.entries.get(entry or "")
    return it is not None and bool(it.unit) and it.unit in one.byes


def _boards(kept: Kept, evening: Evening, one: EveningRound) -> Iterator[m.BoardResults]:
    scores = list(seat_scores(evening, one))
    for board in range(evening.settings.boards):
        points = [None if result is None else result[board] for result in one.results]
        tables = tuple(
            m.BoardTable(
                number + 1,
                lots.table_code(kept.secret, one.number, number),
                tuple(evening.entries[entry].name for entry in one.tables[number].entries),
                each,
            )
            for number, each in enumerate(points)
        )
        lines = []
        for it in scores:
            if it.board == board:
                there = points[it.table]
                lines.append(
                    m.BoardLine(
                        it.table + 1,
                        it.name,
                        it.seat,
                        None if there is None else there[it.seat],
                        in_figures(Measure.DIFFERENCE, it.score.difference),
                        in_figures(Measure.SHARE, it.score.share),
                    )
                )
        yield m.BoardResults(one.number + 1, board + 1, tables, tuple(lines))


def _secrets(kept: Kept, evening: Evening) -> Iterator[m.RoundSecret]:
    """The commitments of all rounds up to the next one, and the secrets of finished rounds."""
    for number in range(len(evening.rounds) + (not evening.is_over)):
        is_over = number < len(evening.public.rounds)
        secret = lots.set_secret(kept.secret, number) if is_over else None
        yield m.RoundSecret(number + 1, lots.commitment(kept.secret, number), secret)
