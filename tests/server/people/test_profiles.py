"""Profiles in a database: devices, codes that move a profile to another device, and seats."""

import json

import pytest
from sqlalchemy import select

from rookery.server.database.schema.people import CARRIES, DEVICES, SEATS
from rookery.server.database.store import Store
from rookery.server.people import profiles as module
from rookery.server.people.passkeys import Passkeys, Place
from rookery.server.people.profiles import CARRY_SECONDS, MOST_DEVICES, Profiles
from rookery.server.people.unused import UNUSED_FOR
from rookery.table.chairs import hash_of
from rookery.table.refusal import Refusal
from tests.server.people.authenticator import Authenticator

DAY = 86_400.0


@pytest.fixture
def profiles(memory: Store) -> Profiles:
    return Profiles(memory.connections, most=5)


def test_a_secret_opens_its_profile_and_no_other(profiles: Profiles) -> None:
    ann, bea = profiles.make("Ann", "phone", 1.0), profiles.make("Bea", "laptop", 2.0)
    assert profiles.of_secret(ann.secret, 3.0) == ann.profile
    assert profiles.of_secret(bea.secret, 3.0) == bea.profile
    assert profiles.of_secret(hash_of(ann.secret), 3.0) is None
    assert profiles.of_secret("", 3.0) is None
    assert profiles.named([ann.profile.id, "other"]) == {ann.profile.id: "Ann"}


def test_no_secret_is_in_the_database(memory: Store, profiles: Profiles) -> None:
    made = profiles.make("Ann", "phone", 1.0)
    code = profiles.begin_carry(made.profile, 1.0)
    profiles.claim_seats(made.profile.id, [("k3vq9xw2ab", "f" * 48)], 1.0)
    kept = [
        str(row) for it in (DEVICES, CARRIES, SEATS) for row in memory.connections.rows(select(it))
    ]
    assert len(kept) == 3
    for secret in (made.secret, code, "f" * 48):
        assert all(secret not in row for row in kept)


def test_profiles_and_devices_are_bounded(profiles: Profiles) -> None:
    made = [profiles.make(str(n), "", 1.0) for n in range(5)]
    with pytest.raises(Refusal, match="all the profiles"):
        profiles.make("one more", "", 1.0)
    for _ in range(MOST_DEVICES - 1):
        code = profiles.begin_carry(made[0].profile, 1.0)
        assert profiles.carry(code, "", 1.0) is not None
    code = profiles.begin_carry(made[0].profile, 1.0)
    with pytest.raises(Refusal, match="at most"):
        profiles.carry(code, "", 1.0)


def test_unused_profiles_make_room(profiles: Profiles) -> None:
    made = [profiles.make(str(n), "", 1.0) for n in range(5)]
    profiles.claim_seats(made[0].profile.id, [("k3vq9xw2ab", "a" * 48)], 1.0)
    later = 2.0 + UNUSED_FOR
    assert profiles.of_secret(made[1].secret, later) is not None
    profiles.make("one more", "", later)
    left = [profiles.of_secret(each.secret, later) is not None for each in made]
    assert left == [True, True, False, False, False]


def test_the_last_code_carries_a_profile_once_and_not_for_long(profiles: Profiles) -> None:
    ann = profiles.make("Ann", "phone", 0.0)
    lapsed, code = (profiles.begin_carry(ann.profile, 10.0) for _ in range(2))
    assert profiles.carry(lapsed, "laptop", 11.0) is None
    assert profiles.carry(code[:-1], "laptop", 11.0) is None
    there = profiles.carry(code, "laptop", 11.0)
    assert there is not None and there.profile.id == ann.profile.id and there.secret != ann.secret
    assert profiles.carry(code, "thief", 12.0) is None
    late = profiles.begin_carry(ann.profile, 10.0)
    assert profiles.carry(late, "laptop", 10.1 + CARRY_SECONDS) is None
    devices = profiles.devices(ann.profile.id, there.secret)
    assert [(it.name, it.is_this) for it in devices] == [("phone", False), ("laptop", True)]


def test_a_removed_device_opens_nothing(profiles: Profiles) -> None:
    ann, bea = profiles.make("Ann", "phone", 0.0), profiles.make("Bea", "", 0.0)
    (phone,) = profiles.devices(ann.profile.id, ann.secret)
    assert not profiles.remove_device(bea.profile.id, phone.id)
    assert profiles.of_secret(ann.secret, 1.0) is not None
    code = profiles.begin_carry(ann.profile, 1.0)
    assert profiles.remove_device(ann.profile.id, phone.id)
    assert profiles.of_secret(ann.secret, 1.0) is None
    assert profiles.carry(code, "thief", 2.0) is None


def test_nothing_is_made_by_a_device_being_removed(memory: Store, profiles: Profiles) -> None:
    ann = profiles.make("Ann", "phone", 0.0).profile
    passkeys, place = Passkeys(memory.connections), Place("localhost", "http://localhost")
    key = Authenticator(place.host, place.origin)
    before = key.make(json.loads(passkeys.options_to_add(ann, place, 0.0)))
    assert profiles.remove_device(ann.id, ann.device)
    with pytest.raises(Refusal, match="profile"):
        profiles.begin_carry(ann, 1.0)
    late = key.make(json.loads(passkeys.options_to_add(ann, place, 1.0)))
    for made in (before, late):
        with pytest.raises(Refusal):
            passkeys.add(ann, made, "", place, 1.0)
    assert passkeys.of(ann.id) == ()


def test_the_last_use_is_noted_once_a_day(profiles: Profiles) -> None:
    ann = profiles.make("Ann", "phone", 0.0)
    for at, seen in ((DAY - 1, 0.0), (DAY, DAY), (DAY + 5, DAY), (3 * DAY, 3 * DAY)):
        profiles.of_secret(ann.secret, at)
        assert profiles.devices(ann.profile.id, ann.secret)[0].seen_at == seen


def test_a_seat_stays_with_the_first_who_claims_it(profiles: Profiles) -> None:
    ann, bea = profiles.make("Ann", "", 0.0), profiles.make("Bea", "", 0.0)
    profiles.claim_seats(ann.profile.id, [("k3vq9xw2ab", "a" * 48)], 1.0)
    profiles.claim_seats(bea.profile.id, [("k3vq9xw2ab", "a" * 48), ("k3vq9xw2ab", "b" * 48)], 2.0)
    owners = profiles.owners([hash_of("a" * 48), hash_of("b" * 48), hash_of("c" * 48), ""])
    assert owners == {hash_of("a" * 48): ann.profile.id, hash_of("b" * 48): bea.profile.id}


def test_seats_are_bounded(profiles: Profiles, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_SEATS", 3)
    ann = profiles.make("Ann", "", 0.0)
    secrets = [f"{n:048}" for n in range(5)]
    for secret in secrets:
        profiles.claim_seats(ann.profile.id, [("k3vq9xw2ab", secret)], 1.0)
    assert set(profiles.owners(map(hash_of, secrets))) == {hash_of(it) for it in secrets[:3]}


def test_a_forgotten_profile_leaves_nothing(memory: Store, profiles: Profiles) -> None:
    ann = profiles.make("Ann", "phone", 0.0)
    code = profiles.begin_carry(ann.profile, 0.0)
    profiles.claim_seats(ann.profile.id, [("k3vq9xw2ab", "a" * 48)], 1.0)
    profiles.forget(ann.profile.id)
    assert profiles.of_secret(ann.secret, 1.0) is None
    assert profiles.carry(code, "", 1.0) is None
    assert all(not memory.connections.rows(select(it)) for it in (DEVICES, CARRIES, SEATS))
