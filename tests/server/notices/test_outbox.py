"""Each notice is made once, and sent by one server, in both databases."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from rookery.server.database.store import Store
from rookery.server.notices.keys import signer_of
from rookery.server.notices.outbox import TRIED_AGAIN, Due, Outbox
from rookery.server.notices.subscriptions import MOST_SEATS, Subscription, Subscriptions
from rookery.server.people.profiles import Profiles
from rookery.table.chairs import hash_of
from rookery.table.refusal import Refusal

CODE, SEAT = "a table", "hash of a seat"


def due(version: int, seat: str = SEAT) -> Due:
    return Due(CODE, seat, version)


def test_of_servers_that_all_look_one_sends(store: Store) -> None:
    outboxes = [Outbox(store.connections) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        for version in range(1, 6):
            claims = [threads.submit(it.claim, due(version), 1.0) for it in outboxes]
            assert sum(it.result() for it in claims) == 1
            outboxes[0].seen(CODE, SEAT)


def test_there_is_one_until_the_person_has_been_there(store: Store) -> None:
    outbox = Outbox(store.connections)
    assert outbox.claim(due(1), 1.0)
    assert not outbox.claim(due(2), 2.0)
    assert outbox.claim(due(2, "another seat"), 2.0)
    outbox.seen(CODE, SEAT)
    assert not outbox.claim(due(1), 3.0)  # the turn that they have seen
    assert outbox.claim(due(3), 3.0)


def test_what_was_not_sent_is_taken_up_by_one_server(store: Store) -> None:
    outbox = Outbox(store.connections)
    for seat in ("sent", "seen", "left"):
        assert outbox.claim(due(1, seat), 1.0)
    outbox.sent(due(1, "sent"))
    outbox.seen(CODE, "seen")
    assert outbox.left_over(TRIED_AGAIN) == []
    assert outbox.left_over(1.0 + TRIED_AGAIN) == [due(1, "left")]
    assert Outbox(store.connections).left_over(1.0 + TRIED_AGAIN) == []
    outbox.forget(2.0)
    assert outbox.left_over(1e9) == []


def test_all_servers_of_a_database_sign_with_one_key(store: Store) -> None:
    with ThreadPoolExecutor(4) as threads:
        made = [threads.submit(signer_of, store.connections, 1.0) for _ in range(4)]
        assert len({it.result().public_key for it in made}) == 1


def browser(name: str) -> Subscription:
    return Subscription(f"https://push.example.org/{name}", b"key", b"auth", "https://example.org")


def test_subscriptions_are_kept_renewed_and_removed(store: Store) -> None:
    kept = Subscriptions(store.connections, 2)
    kept.add(browser("1"), ["a", "b"], None, 1.0)
    kept.add(browser("1"), ["b", "c"], None, 2.0)
    kept.add(browser("2"), ["c"], None, 3.0)
    assert {it.endpoint[-1] for it in kept.of_seat("c")} == {"1", "2"}
    with pytest.raises(Refusal):
        kept.add(browser("3"), ["c"], None, 4.0)
    kept.renew(browser("2").endpoint, browser("4"), 5.0)
    assert {it.endpoint[-1] for it in kept.of_seat("c")} == {"1", "4"}
    kept.renew(browser("unknown").endpoint, browser("5"), 6.0)
    assert [it.endpoint[-1] for it in kept.of_seat("a")] == ["1"]
    kept.remove(browser("1").endpoint)
    assert kept.of_seat("a") == []
    kept.add(browser("4"), [f"seat {it}" for it in range(MOST_SEATS)], None, 7.0)
    assert kept.of_seat("c") == []  # the oldest are forgotten
    assert kept.of_seat("seat 0") == [browser("4")]


def test_a_profile_takes_its_subscriptions_with_it(store: Store) -> None:
    from_profile, profiles = Subscriptions(store.connections, 2), Profiles(store.connections, 5)
    ann = profiles.make("Ann", "phone", 1.0).profile
    profiles.claim_seats(ann.id, [("t", "mine")], 1.0)
    from_profile.add(browser("1"), [], ann, 1.0)
    assert from_profile.of_seat(hash_of("mine")) == [browser("1")]
    profiles.forget(ann.id)
    assert from_profile.of_seat(hash_of("mine")) == []


def test_a_removed_device_takes_its_subscription_with_it(store: Store) -> None:
    kept, profiles = Subscriptions(store.connections, 5), Profiles(store.connections, 5)
    phone = profiles.make("Ann", "phone", 1.0).profile
    laptop = profiles.carry(profiles.begin_carry(phone, 1.0), "laptop", 1.0)
    assert laptop is not None
    kept.add(browser("1"), ["a"], phone, 1.0)
    kept.add(browser("2"), ["a"], laptop.profile, 1.0)
    kept.add(browser("3"), ["a"], None, 1.0)  # a guest's
    kept.renew(browser("1").endpoint, browser("4"), 2.0)
    assert profiles.remove_device(phone.id, phone.device)
    assert {it.endpoint[-1] for it in kept.of_seat("a")} == {"2", "3"}
    with pytest.raises(Refusal, match="profile"):
        kept.add(browser("1"), ["a"], phone, 3.0)
