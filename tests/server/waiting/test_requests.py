"""Who waits, in SQLite and in PostgreSQL: nobody waits or is seated twice."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from sqlalchemy import select

from rookery.server.database.schema.waiting import WAITING
from rookery.server.database.store import Store
from rookery.server.people.profiles import Profiles
from rookery.server.waiting import messages as m
from rookery.server.waiting.requests import GONE_AFTER, SEATED_FOR, Request, WaitingList
from rookery.table.refusal import Refusal
from tests.known import known

WISH = m.AskSeat(name="Ann", games=(m.GameWished("dixie"),), bots_after=30)
HOME = "192.0.2.7"


@pytest.fixture
def waiting(store: Store) -> WaitingList:
    return WaitingList(store.connections, most=5, most_guests=3)


def found(waiting: WaitingList, ticket: str, at: float = 1.0) -> Request:
    return known(waiting.of_ticket(ticket, at))


def test_a_request_is_found_by_its_ticket_alone(store: Store, waiting: WaitingList) -> None:
    ticket = waiting.add(WISH, "Ann", "", HOME, 1.0)
    request = found(waiting, ticket)
    assert (request.name, request.wish, request.since) == ("Ann", WISH, 1.0)
    assert waiting.waiting(2.0) == [request]
    assert waiting.of_ticket(request.id, 2.0) is None
    kept = str(store.connections.rows(select(WAITING)))
    assert ticket not in kept
    assert HOME not in kept


def test_who_does_not_ask_any_more_waits_no_longer(waiting: WaitingList) -> None:
    ann, ben = (waiting.add(WISH, name, "", HOME, 1.0) for name in ("Ann", "Ben"))
    later = 1.0 + GONE_AFTER
    found(waiting, ann, later)
    assert waiting.of_ticket(ben, later + 1.0) is None
    assert [it.name for it in waiting.waiting(later + 1.0)] == ["Ann"]
    waiting.prune(later + 1.0)
    waiting.remove(ann)
    assert waiting.waiting(later) == []
    waiting.remove(ann)


def test_a_profile_waits_once(store: Store, waiting: WaitingList) -> None:
    profile = Profiles(store.connections, 5).make("Ann", "", 1.0).profile.id
    first = waiting.add(WISH, "Ann", profile, HOME, 1.0)
    other = m.AskSeat(name="Ann", games=(m.GameWished("three"),))
    second = waiting.add(other, "Ann", profile, HOME, 2.0)
    assert waiting.of_ticket(first, 2.0) is None
    assert waiting.waiting(2.0) == [found(waiting, second, 2.0)]
    assert found(waiting, second, 2.0).wish == other


def test_forgetting_a_profile_ends_its_waiting(store: Store, waiting: WaitingList) -> None:
    profiles = Profiles(store.connections, 5)
    profile = profiles.make("Ann", "", 1.0).profile.id
    waiting.add(WISH, "Ann", profile, HOME, 1.0)
    profiles.forget(profile)
    assert waiting.waiting(1.0) == []


def test_guests_of_one_address_and_all_together_are_bounded(waiting: WaitingList) -> None:
    for _ in range(3):
        waiting.add(WISH, "Ann", "", HOME, 1.0)
    with pytest.raises(Refusal, match="at your address"):
        waiting.add(WISH, "Ann", "", HOME, 1.0)
    for _ in range(2):
        waiting.add(WISH, "Ben", "", "192.0.2.8", 1.0)
    with pytest.raises(Refusal, match="more people wait"):
        waiting.add(WISH, "Cleo", "", "192.0.2.9", 1.0)
    waiting.add(WISH, "Cleo", "", "192.0.2.9", 2.0 + GONE_AFTER)


def test_all_of_a_group_are_seated_or_nobody(waiting: WaitingList) -> None:
    tickets = [waiting.add(WISH, name, "", HOME, 1.0) for name in ("Ann", "Ben", "Cleo")]
    ann, ben, cleo = (found(waiting, ticket).id for ticket in tickets)
    assert waiting.seat([(ann, 0), (ben, 2)], "k3vq9xw2ab", 2.0)
    assert not waiting.seat([(cleo, 0), (ben, 1)], "7ymc2hfd8p", 2.0)
    assert [(it.id, it.code) for it in waiting.waiting(2.0)] == [(cleo, "")]
    seated = found(waiting, tickets[1], 2.0)
    assert (seated.code, seated.seat) == ("k3vq9xw2ab", 2)
    waiting.prune(2.0 + SEATED_FOR - 1.0)
    assert waiting.of_ticket(tickets[0], 2.0) is not None
    waiting.prune(3.0 + SEATED_FOR)
    assert waiting.of_ticket(tickets[0], 2.0) is None


def test_who_has_gone_away_is_not_seated(waiting: WaitingList) -> None:
    ann, ben = (found(waiting, waiting.add(WISH, it, "", HOME, 1.0)).id for it in ("Ann", "Ben"))
    waiting.heard([ann], 10.0)
    assert not waiting.seat([(ann, 0), (ben, 1)], "k3vq9xw2ab", 2.0 + GONE_AFTER)
    assert waiting.seat([(ann, 0)], "k3vq9xw2ab", 2.0 + GONE_AFTER)


def test_servers_that_seat_at_the_same_time_seat_nobody_twice(postgres_url: str) -> None:
    """Eight servers try to seat overlapping groups at tables of their own."""
    with closing(Store(postgres_url)) as store:
        waiting = WaitingList(store.connections, most=50, most_guests=50)
        tickets = [waiting.add(WISH, f"Ann {n}", "", HOME, 1.0) for n in range(12)]
        ids = [found(waiting, ticket).id for ticket in tickets]
        groups = [[ids[(start + step) % 12] for step in (0, 5, 3, 8)] for start in range(12)]

        def seat(number: int) -> bool:
            people = [(id_, seat) for seat, id_ in enumerate(groups[number])]
            return waiting.seat(people, f"table{number}", 2.0)

        with ThreadPoolExecutor(8) as threads:
            seated = [n for n, is_seated in enumerate(threads.map(seat, range(12))) if is_seated]
        at = {id_: found(waiting, ticket).code for id_, ticket in zip(ids, tickets, strict=True)}
        assert seated
        for number in seated:
            assert all(at[id_] == f"table{number}" for id_ in groups[number])
        assert sum(bool(code) for code in at.values()) == 4 * len(seated)
