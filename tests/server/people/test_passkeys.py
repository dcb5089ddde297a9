"""Passkeys in a database: challenges are bounded, and malformed credentials are refused."""

import json
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import func, select
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from rookery.server.database.schema.people import CHALLENGES
from rookery.server.database.store import Store
from rookery.server.people import ceremonies
from rookery.server.people import passkeys as module
from rookery.server.people.passkeys import Passkeys, Place
from rookery.server.people.profiles import Profile, Profiles
from rookery.table.refusal import Refusal
from tests.server.people.authenticator import Authenticator

HERE = Place("localhost", "http://localhost")


@pytest.fixture(scope="module")
def store() -> Iterator[Store]:
    with closing(Store("sqlite://")) as it:
        yield it


@pytest.fixture(scope="module")
def ann(store: Store) -> Profile:
    return Profiles(store.connections, most=5).make("Ann", "", 0.0).profile


@settings(max_examples=25)
@given(changes=st.lists(st.tuples(st.integers(0, 500), st.integers(0, 255)), min_size=1), cut=...)
def test_a_malformed_credential_is_refused_or_kept_but_breaks_nothing(
    store: Store, ann: Profile, changes: list[tuple[int, int]], cut: bool
) -> None:
    passkeys = Passkeys(store.connections)
    key = Authenticator(HERE.host, HERE.origin)
    made = key.make(json.loads(passkeys.options_to_add(ann, HERE, 0.0)))
    attested = bytearray(base64url_to_bytes(made["response"]["attestationObject"]))
    for at, byte in changes:
        attested[at % len(attested)] = byte
    left = bytes(attested[:-1] if cut else attested)
    made["response"]["attestationObject"] = bytes_to_base64url(left)
    with suppress(Refusal):  # what still is a credential is kept
        passkeys.add(ann, made, "", HERE, 0.0)
    for each in passkeys.of(ann.id):
        passkeys.remove(ann.id, each.id)


def test_a_passkey_removed_during_a_sign_in_adds_no_device(
    store: Store, ann: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    passkeys, key = Passkeys(store.connections), Authenticator(HERE.host, HERE.origin)
    passkeys.add(ann, key.make(json.loads(passkeys.options_to_add(ann, HERE, 0.0))), "", HERE, 0.0)
    signed = key.sign(json.loads(passkeys.options_to_use(HERE, 0.0)))
    (kept,) = passkeys.of(ann.id)

    def removed_meanwhile(*_: object) -> int:
        assert passkeys.remove(ann.id, kept.id)
        return 1

    monkeypatch.setattr(ceremonies, "uses", removed_meanwhile)
    with pytest.raises(Refusal):
        passkeys.use(signed, HERE, "thief", 0.0)
    assert len(Profiles(store.connections, most=5).devices(ann.id, "")) == 1


def test_nobody_fills_the_table_of_challenges_alone(
    store: Store, ann: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_CHALLENGES", 5)
    passkeys = Passkeys(store.connections)
    passkeys.options_to_use(HERE, 0.0)
    for _ in range(20):
        passkeys.options_to_add(ann, HERE, 0.0)
    assert store.connections.scalar(select(func.count()).select_from(CHALLENGES)) == 2
