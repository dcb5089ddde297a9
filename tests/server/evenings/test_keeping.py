"""Evenings in the database, SQLite and PostgreSQL."""

import pytest

from rookery.evenings.happenings import Came
from rookery.evenings.settings import Settings
from rookery.server.database.store import Store
from rookery.server.evenings.keeping import GATHERING, EntryKept, EveningLog, Kept
from rookery.table.refusal import Refusal


def test_an_evening_is_made_once_and_a_secret_opens_the_seats_of_one_person(store: Store) -> None:
    kept = Kept("anevening", Settings("pairs", "dixie"), "a secret", GATHERING)
    ann = EntryKept("ann", "hash of Ann", None)
    evenings = EveningLog(store.connections, 10)
    assert [evenings.make(kept, 0.0) for _ in range(2)] == [True, False]
    evenings.append(kept.id, 0, [Came("ann", "Ann")], GATHERING, 1.0, ann)
    same = EntryKept("ben", ann.secret_hash, None)
    with pytest.raises(Refusal, match="somebody else's"):
        evenings.append(kept.id, 1, [Came("ben", "Ben")], GATHERING, 2.0, same)
    assert evenings.happenings(kept.id, 0) == [Came("ann", "Ann")]
    again = EntryKept("ann", "another hash", None)
    evenings.append(kept.id, 1, [Came("ann", "Ann")], GATHERING, 3.0, again)
    assert evenings.entries(kept.id) == {"ann": ann}
