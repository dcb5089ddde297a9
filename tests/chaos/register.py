"""The check of a table after faults, as in Jepsen: what people saw must agree with the log."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from rookery.server.updates.feed import Feed, Reader
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from tests.chaos.people import Party, Person
from tests.server.acknowledged import check

_read = msgspec.json.Decoder(p.Update).decode


@dataclass(frozen=True, slots=True)
class Written:
    """An event as PostgreSQL recorded it: which server wrote it, and who owned the table then."""

    match: str
    seq: int
    writer: str
    owner: str
    epoch: int


def faults_of(party: Party, history: Sequence[tuple[ev.AnyEvent, float]]) -> list[str]:
    """What is wrong with what the people of a table saw."""
    log = {number: event for number, (event, _) in enumerate(history, 1)}
    found = list(party.wrongly)
    try:
        check(list(party.people), log)
    except AssertionError as error:
        found.append(f"table {party.code}: {error or 'what was shown is not what is in the log'}")
    return found


def faults_of_writers(rows: Iterable[Written], names: dict[str, str]) -> list[str]:
    """Find two writers in one epoch, epochs that go back, and writers without the table."""
    found = []
    writers: defaultdict[tuple[str, int], set[str]] = defaultdict(set)
    last: dict[str, Written] = {}
    for row in rows:
        writers[row.match, row.epoch].add(row.writer)
        if names[row.owner] != row.writer:
            found.append(f"table {row.match}: {row.writer} wrote event {row.seq} of {row.owner}")
        before = last.get(row.match)
        if before is not None and (before.epoch > row.epoch or before.seq >= row.seq):
            found.append(f"table {row.match}: epoch or number went back at event {row.seq}")
        last[row.match] = row
    for (match, epoch), them in writers.items():
        if len(them) > 1:
            found.append(f"table {match}: {', '.join(sorted(them))} wrote in epoch {epoch}")
    return found


def wrong_view(person: Person, history: Sequence[tuple[ev.AnyEvent, float]]) -> str | None:
    """What is wrong with the view of somebody who has connected anew, if anything is."""
    authority = Authority.of_log(list(history), history[-1][1])
    encoded = Feed(authority).update(Reader(person.seat), history[-1][1])
    assert encoded is not None
    due = _read(encoded)
    if person.version != due.version:
        return f"table {person.code}: version {person.version} is shown, not {due.version}"
    if (person.deal, person.sheet) != (due.deal, due.sheet):
        return f"table {person.code}: seat {person.seat} is shown another deal than the log has"
    return None
