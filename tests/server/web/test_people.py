"""Profiles over HTTP: made, shown, moved to other devices, signed in by passkey, and deleted."""

import json
import re
from base64 import urlsafe_b64encode
from typing import Any

import pytest

from rookery.server.http.endpoints import endpoints_of
from rookery.server.people.profiles import Profile
from rookery.server.web.openapi import AREAS
from rookery.table.chairs import hash_of
from tests.server.people.authenticator import Authenticator
from tests.server.serving import Serving
from tests.server.web.clubs import Header, posted, profile
from tests.server.web.test_http_api import fault


def seen(server: Serving, header: Header) -> Any:
    return server.http.get("/api/profile", headers=header).json()


def test_guests_and_wrong_secrets_are_refused(server: Serving) -> None:
    endpoints = [it for area in AREAS for _, it in endpoints_of(area)]
    for it in (it for it in endpoints if it.hints.get("profile") is Profile):
        path = re.sub(r"\{\w+\}", "x", it.address)
        for header in ({}, {"Rookery-Profile": "f" * 48}):
            answer = server.http.request(it.method, path, headers=header)
            assert fault(answer) == (401, "no-profile"), (it.method, path)


def test_a_profile_is_renamed(server: Serving) -> None:
    own = profile(server)
    changed = server.http.patch("/api/profile", headers=own, json={"name": "Anna"})
    assert changed.json()["name"] == "Anna"
    wrong = server.http.patch("/api/profile", headers=own, json={"name": "\u200b"})
    assert fault(wrong) == (400, "bad-name")
    assert seen(server, own)["name"] == "Anna"


def test_a_profile_keeps_its_portrait(server: Serving) -> None:
    made = server.http.post("/api/profiles", json={"name": "Ann", "portrait": 3}).json()
    own = {"Rookery-Profile": made["secret"]}
    assert made["portrait"] == seen(server, own)["portrait"] == 3
    changed = server.http.patch("/api/profile", headers=own, json={"portrait": 24}).json()
    assert (changed["name"], changed["portrait"]) == ("Ann", 24)
    server.http.patch("/api/profile", headers=own, json={"name": "Anna"})
    code = server.http.post("/api/profile/carry", headers=own).json()["code"]
    assert server.http.post("/api/profiles/carry", json={"code": code}).json()["portrait"] == 24
    for wrong in (-1, 25, "5", 1.5):
        answer = server.http.patch("/api/profile", headers=own, json={"portrait": wrong})
        assert fault(answer) == (400, "bad-message"), wrong
    assert "<= 24" in server.http.patch("/api/profile", headers=own, json={"portrait": 25}).text


@pytest.fixture
def key(server: Serving) -> Authenticator:
    return Authenticator("localhost", f"http://{at(server)['Host']}")


def at(server: Serving) -> Header:
    """The header of a browser that uses this machine's name, not its address."""
    return {"Host": f"localhost:{server.http.base_url.port}"}


def with_passkey(server: Serving, key: Authenticator) -> Header:
    own = profile(server) | at(server)
    options = server.http.post("/api/profile/passkeys/options", headers=own).json()
    added = {"credential": key.make(options), "name": "Ann's phone"}
    answer = posted(server, "/api/profile/passkeys", own, added)
    assert [it["name"] for it in answer["passkeys"]] == ["Ann's phone"]
    return own


def sign_in(server: Serving, key: Authenticator) -> Any:
    options = server.http.post("/api/profiles/passkey/options", headers=at(server)).json()
    signed = {"credential": key.sign(options), "device": "tablet"}
    return server.http.post("/api/profiles/passkey", headers=at(server), json=signed)


def test_a_passkey_opens_its_profile_on_another_device(server: Serving, key: Authenticator) -> None:
    own = with_passkey(server, key)
    for _ in range(2):
        other = {"Rookery-Profile": sign_in(server, key).json()["secret"]}
        assert seen(server, other)["id"] == seen(server, own)["id"]
    (kept,) = seen(server, own)["passkeys"]
    removed = server.http.delete(f"/api/profile/passkeys/{kept['id']}", headers=own)
    assert removed.status_code == 204
    assert fault(sign_in(server, key)) == (403, "bad-passkey")


def test_a_removed_device_takes_its_passkeys_with_it(server: Serving, key: Authenticator) -> None:
    thief = with_passkey(server, key)
    code = server.http.post("/api/profile/carry", headers=thief).json()["code"]
    taken = server.http.post("/api/profiles/carry", json={"code": code, "device": "laptop"})
    own = {"Rookery-Profile": taken.json()["secret"]}
    device = seen(server, own)["devices"][0]
    (told,) = seen(server, own)["passkeys"]
    assert (told["added_by"], told["added_by_name"]) == (device["id"], device["name"])
    removed = server.http.delete(f"/api/profile/devices/{device['id']}", headers=own)
    assert removed.json() == {"passkeys": [told], "are_kept": False}
    assert seen(server, own)["passkeys"] == []
    assert fault(sign_in(server, key)) == (403, "bad-passkey")


def test_passkeys_of_a_removed_device_may_be_kept(server: Serving, key: Authenticator) -> None:
    first = with_passkey(server, key)
    own = {"Rookery-Profile": sign_in(server, key).json()["secret"]}
    (kept,) = seen(server, own)["passkeys"]
    path = f"/api/profile/devices/{kept['added_by']}?keeps_passkeys=true"
    assert server.http.delete(path, headers=own).json() == {"passkeys": [kept], "are_kept": True}
    assert fault(server.http.get("/api/profile", headers=first)) == (401, "no-profile")
    assert seen(server, own)["passkeys"] == [kept]
    assert sign_in(server, key).status_code == 201
    stored = server.http.get("/api/profile/stored", headers=own).json()["passkeys"]
    assert [it["added_by_name"] for it in stored] == [kept["added_by_name"]]


def test_a_signature_is_good_for_one_challenge(server: Serving, key: Authenticator) -> None:
    with_passkey(server, key)
    options = server.http.post("/api/profiles/passkey/options", headers=at(server)).json()
    signed = {"credential": key.sign(options)}
    first = server.http.post("/api/profiles/passkey", headers=at(server), json=signed)
    assert first.status_code == 201
    again = server.http.post("/api/profiles/passkey", headers=at(server), json=signed)
    assert fault(again) == (403, "bad-passkey")


def test_other_keys_hosts_and_counts_are_refused(server: Serving, key: Authenticator) -> None:
    with_passkey(server, key)
    elsewhere = Authenticator("evil.example", "https://evil.example", key.key, key.id)
    forged = Authenticator(key.host, key.origin, id=key.id)
    for wrong in (elsewhere, forged):
        assert fault(sign_in(server, wrong)) == (403, "bad-passkey")
    assert sign_in(server, key).status_code == 201
    key.uses = 0  # a copy of the key that has not been used as often
    assert fault(sign_in(server, key)) == (403, "bad-passkey")


def test_what_is_no_credential_is_refused(server: Serving) -> None:
    deep = json.loads("[" * 400 + "]" * 400)
    inside = urlsafe_b64encode(b'{"challenge":' + b"[" * 5000).decode()
    for credential in (
        {"response": 3},
        {"response": {"clientDataJSON": "!"}},
        {"id": 4},
        {"response": {"clientDataJSON": inside}},
        {"response": deep},
    ):
        body = {"credential": credential}
        answer = server.http.post("/api/profiles/passkey", headers=at(server), json=body)
        assert fault(answer) == (403, "bad-passkey")


def test_only_seats_that_there_are_are_claimed(server: Serving) -> None:
    own, opened = profile(server), server.open_table("three")
    real = {"code": opened["code"], "secret": opened["secret"]}
    wrong = [real | {"code": "k3vq9xw2ab"}, real | {"secret": "f" * 48}]
    claim = {"seats": [*wrong, real]}
    assert server.http.post("/api/profile/seats", json=claim, headers=own).status_code == 204
    hashes = [hash_of(each["secret"]) for each in claim["seats"]]
    kept = server.look(lambda: server.parts.profiles.owners(hashes))
    assert list(kept) == [hash_of(opened["secret"])]


def test_passkeys_are_not_offered_where_browsers_have_none(server: Serving) -> None:
    own = profile(server)
    assert seen(server, own)["can_use_passkeys"] is False
    assert seen(server, own | at(server))["can_use_passkeys"] is True
    proxied = own | at(server) | {"X-Forwarded-For": "203.0.113.9"}
    assert seen(server, proxied)["can_use_passkeys"] is False  # whoever asks only says "localhost"
    refused = server.http.post("/api/profile/passkeys/options", headers=own)
    assert fault(refused) == (400, "no-passkeys")
