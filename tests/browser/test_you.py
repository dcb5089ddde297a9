"""One's own past: a guest's seats, a profile on other devices, and how it is forgotten."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect
from sqlalchemy import func, select

from rookery.server.log.schema.results import RESULTS
from rookery.server.log.store import Store
from tests.browser.people import Person
from tests.browser.test_accessibility import check
from tests.server.history.played import Shelf
from tests.server.served import Served

ANN = "the secret of Ann at all of her tables"
BEN = "the secret of Ben at all of his tables"
WEEK = 7 * 86_400.0
MATCHES = 34
"""More than a page has."""


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, list[str]]]:
    """A server at which Ann has played for half a year, often with Ben, and the tables."""
    folder = tmp_path_factory.mktemp("past")
    with closing(Store(f"sqlite:///{folder / 'tables.db'}")) as store:
        shelf = Shelf(store)
        shelf.clock.now = 1_780_000_000.0
        codes = []
        for number in range(MATCHES):
            shelf.clock.tick(WEEK * 0.7)
            people = [("Ann", ANN), ("Ben", BEN) if number % 3 else ("Cleo", "Cleo's own secret")]
            how: dict[str, Any] = {"chairs": "ppbb"} if number % 4 else {"chairs": "pbpb"}
            if number == 5:
                how = {"chairs": "pp", "game": "tuxedo", "options": {"target": 20}}
            codes.append(shelf.ended(people=people, seed=number, **how).table.code)
    server = Served(folder, "--unbounded")
    server.start()
    while results_in(server.database) < MATCHES:  # it counts them in the background
        pass
    yield server, codes
    server.stop()


def seated(page: Page, address: str, code: str, secret: str = ANN) -> None:
    """Have a browser remember a seat, Ann's if nobody else is named, as it does when they play.

    All her seats have one secret here, so that one of them brings all her matches.
    """
    tables = [{"code": code, "secret": secret, "at": 0, "title": "A table"}]
    page.goto(f"{address}privacy")
    page.evaluate("(it) => localStorage.setItem('rookery.tables', it)", json.dumps(tables))


def results_in(url: str) -> int:
    """The number of matches that the server has counted."""
    with closing(Store(url)) as store, store.connections.reading() as connection:
        return connection.execute(select(func.count()).select_from(RESULTS)).scalar_one()


def picture(page: Page, name: str) -> None:
    """Keep a picture of the page where somebody asks for them, to be looked at."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/you-{name}.png", full_page=True)


def test_a_guest_gets_a_profile_carries_it_and_is_forgotten(
    past: tuple[Served, list[str]], people: Callable[..., Person]
) -> None:
    server, codes = past
    page = people().page
    seated(page, server.address, codes[0])
    page.get_by_role("heading", name="What is stored, and why").wait_for()
    check(page, "privacy")
    picture(page, "privacy")

    page.goto(f"{server.address}you")
    expect(page.get_by_text("You play as a guest")).to_be_visible()
    check(page, "a guest")
    picture(page, "guest")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Make a profile").click()
    page.get_by_role("navigation", name="About you").wait_for()

    expect(page.get_by_role("listitem")).to_have_count(30)
    page.get_by_role("button", name="Show earlier matches").click()
    expect(page.get_by_role("listitem")).to_have_count(MATCHES)
    check(page, "matches")
    picture(page, "matches")

    page.get_by_label("Game").select_option(label="Tuxedo (1)")
    expect(page.get_by_role("listitem")).to_have_count(1)
    href = page.get_by_role("link", name="Replay of Tuxedo").get_attribute("href")
    assert href == f"/r/{codes[5]}"
    page.get_by_label("From").fill("2036-01-01")
    page.get_by_role("button", name="Show all matches").click()
    expect(page.get_by_role("listitem")).to_have_count(30)

    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("img", name="Bids made")).to_be_visible()
    page.get_by_text("As a table").click()
    expect(page.get_by_role("row", name="All")).to_contain_text(str(MATCHES - 1))
    page.get_by_label("Game").focus()
    page.get_by_label("Game").select_option(label="Tuxedo")
    expect(page.get_by_text("Oranges a deal").first).to_be_visible()
    expect(page.get_by_label("Game")).to_be_focused()
    check(page, "statistics")
    picture(page, "statistics")

    page.get_by_role("link", name="People").click()
    expect(page.get_by_role("row", name="Ben")).to_contain_text("22")
    check(page, "people")
    picture(page, "people")
    page.get_by_role("link", name="12 matches with Cleo").click()
    expect(page.get_by_role("listitem")).to_have_count(12)

    page.get_by_role("link", name="Profile").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Anna")).to_be_visible()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link for your other device").input_value()
    check(page, "profile")
    picture(page, "profile")

    phone = people(viewport={"width": 390, "height": 844}, has_touch=True, color_scheme="dark").page
    phone.goto(f"{server.address}you")
    phone.get_by_label("Your name").fill("Zoe")
    phone.get_by_role("button", name="Make a profile").click()
    phone.get_by_role("navigation", name="About you").wait_for()
    for where, words in (("", "No match yet"), ("/statistics", "Nothing"), ("/people", "Nobody")):
        phone.goto(f"{server.address}you{where}")
        expect(phone.get_by_role("heading", name=words)).to_be_visible()
        check(phone, f"without a match: {where}")
    picture(phone, "empty")
    phone.goto(link)
    expect(phone.get_by_text("the profile of Zoe")).to_be_visible()
    check(phone, "a profile that is brought")
    picture(phone, "carried")
    assert "carry" not in phone.url
    phone.get_by_role("button", name="Use this profile here").click()
    expect(phone.get_by_role("listitem")).to_have_count(30)
    for where in ("", "/statistics", "/people", "/ratings", "/profile"):
        phone.goto(f"{server.address}you{where}")
        phone.wait_for_load_state("networkidle")
        check(phone, f"on a phone: {where}")
        picture(phone, f"phone{where.replace('/', '-')}")
        wide = phone.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, f"{where} is {wide} pixels wide"

    phone.goto(link)
    phone.get_by_role("button", name="Use this profile here").click()
    expect(phone.get_by_role("alert")).to_contain_text("was used already")

    page.reload()
    page.get_by_role("button", name="Remove", exact=False).first.click()
    expect(page.get_by_role("button", name="Remove", exact=False)).to_have_count(0)
    phone.goto(f"{server.address}you/profile")
    expect(phone.get_by_text("You play as a guest")).to_be_visible()

    with page.expect_download() as coming:
        page.get_by_role("button", name="All that is stored").click()
    stored = json.loads(Path(coming.value.path()).read_text())
    assert [it["name"] for it in stored["profiles"]] == ["Anna"]
    assert len(stored["result_seats"]) == MATCHES

    page.get_by_role("button", name="Forget me").click()
    check(page, "forgetting")
    picture(page, "forget")
    page.get_by_role("button", name="Forget me for good").click()
    expect(page.get_by_text("You are forgotten")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You play as a guest")).to_be_visible()


def with_authenticator(page: Page) -> tuple[CDPSession, dict[str, str]]:
    """Give a browser a virtual authenticator that always agrees, and what its commands need."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return devtools, {"authenticatorId": made["authenticatorId"]}


def test_a_passkey_brings_the_profile_to_another_device_until_it_is_removed(
    past: tuple[Served, list[str]], people: Callable[..., Person]
) -> None:
    server, codes = past
    address = server.address.replace("127.0.0.1", "localhost")  # passkeys need a name
    first = people().page
    seated(first, address, codes[1], BEN)
    first.goto(f"{address}you")
    first.get_by_label("Your name").fill("Ben")
    first.get_by_role("button", name="Make a profile").click()
    first.get_by_role("link", name="Profile").click()
    devtools, authenticator = with_authenticator(first)
    first.get_by_role("button", name="Add a passkey").click()
    expect(first.get_by_role("button", name="Remove", exact=False)).to_have_count(1)
    (passkey,) = devtools.send("WebAuthn.getCredentials", authenticator)["credentials"]
    assert passkey["rpId"] == "localhost"

    second, third = (people(viewport={"width": 390, "height": 844}).page for _ in range(2))
    for page in (second, third):  # they share the passkey with the first, and nothing else
        page.goto(f"{address}you")
        devtools, authenticator = with_authenticator(page)
        devtools.send("WebAuthn.addCredential", {**authenticator, "credential": passkey})
    second.get_by_role("button", name="Sign in with a passkey").click()
    expect(second.get_by_role("heading", name="Ben")).to_be_visible()
    expect(second.get_by_role("listitem")).to_have_count(sum(it % 3 > 0 for it in range(MATCHES)))
    expect(second.get_by_role("link", name="Replay of").first).to_be_visible()
    second.goto(f"{address}c")
    expect(second.get_by_label("Your name")).to_have_value("Ben")

    first.get_by_role("button", name="Remove", exact=False).last.click()
    first.reload()
    third.get_by_role("button", name="Sign in with a passkey").click()
    expect(third.get_by_role("alert")).to_be_visible()
    expect(third.get_by_text("You play as a guest")).to_be_visible()
