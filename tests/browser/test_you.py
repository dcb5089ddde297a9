"""One's own past: a guest's seats, a profile on other devices, and how it is forgotten."""

import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from rookery.server.database.store import Store
from tests.browser.looks import PHONE, seen
from tests.browser.people import People, make_a_profile, opened
from tests.browser.server import AT_ONCE
from tests.server.history.played import Shelf
from tests.server.serving import Serving, serving

ANN = "the secret of Ann at all of her tables"
BEN = "the secret of Ben at all of his tables"
WEEK = 7 * 86_400.0
MATCHES = 34
"""More than a page has."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """The database of half a year in which Ann played, often with Ben, and the tables' codes."""
    file = tmp_path_factory.mktemp("past") / "tables.db"
    with closing(Store(f"sqlite:///{file}", survives_power_cut=False)) as store:
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
    return file, codes


@pytest.fixture
def past(written: tuple[Path, list[str]], tmp_path: Path) -> Iterator[tuple[Serving, list[str]]]:
    """A server of the test's own with that database, since a new profile takes over the matches."""
    file, codes = written
    copy = shutil.copy(file, tmp_path)
    with serving(url=f"sqlite:///{copy}", **AT_ONCE) as server:
        server.run(server.parts.recorder.sweep())
        yield server, codes


def seated(page: Page, address: str, code: str, secret: str) -> None:
    """Have a browser remember a seat, with the one secret of all seats of a person."""
    tables = [{"code": code, "secret": secret, "at": 0, "title": "A table"}]
    page.goto(f"{address}/privacy")
    page.evaluate("(it) => localStorage.setItem('rookery.tables', it)", json.dumps(tables))


def ann_at_home(past: tuple[Serving, list[str]], people: People) -> Page:
    """Ann's browser, in which she has just made a profile of her matches."""
    server, codes = past
    page = people().page
    seated(page, server.address, codes[0], ANN)
    make_a_profile(page, f"{server.address}/", "Ann")
    return page


def test_a_guest_gets_a_profile_with_their_past(
    past: tuple[Serving, list[str]], people: People
) -> None:
    page = ann_at_home(past, people)
    expect(page.get_by_role("listitem")).to_have_count(30)
    page.get_by_role("button", name="Show earlier matches").click()
    expect(page.get_by_role("listitem")).to_have_count(MATCHES)
    page.get_by_label("Game").select_option(label="Tuxedo (1)")
    expect(page.get_by_role("listitem")).to_have_count(1)
    href = page.get_by_role("link", name="Replay of Tuxedo").get_attribute("href")
    assert href == f"/r/{past[1][5]}"
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

    page.get_by_role("link", name="People").click()
    expect(page.get_by_role("row", name="Ben")).to_contain_text("22")
    page.get_by_role("link", name="12 matches with Cleo").click()
    expect(page.get_by_role("listitem")).to_have_count(12)


@pytest.mark.wide
def test_a_profile_is_carried_to_a_phone_and_forgotten(
    past: tuple[Serving, list[str]], people: People
) -> None:
    server, _ = past
    page = ann_at_home(past, people)
    page.get_by_role("link", name="Profile").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Anna")).to_be_visible()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link for your other device").input_value()
    seen(page, "profile")

    phone = people(**PHONE, color_scheme="dark").page
    make_a_profile(phone, f"{server.address}/", "Zoe")
    for where, words in (("", "No match yet"), ("/statistics", "Nothing"), ("/people", "Nobody")):
        phone.goto(f"{server.address}/you{where}")
        expect(phone.get_by_role("heading", name=words)).to_be_visible()
        seen(phone, f"empty{where.replace('/', '-')}")
    phone.goto(link)
    expect(phone.get_by_text("the profile of Zoe")).to_be_visible()
    seen(phone, "carried")
    assert "carry" not in phone.url
    phone.get_by_role("button", name="Use this profile here").click()
    expect(phone.get_by_role("listitem")).to_have_count(30)
    for where in ("", "/statistics", "/people", "/ratings", "/profile"):
        phone.goto(f"{server.address}/you{where}")
        seen(phone, f"phone{where.replace('/', '-')}")
    phone.goto(link)
    phone.get_by_role("button", name="Use this profile here").click()
    expect(phone.get_by_role("alert")).to_contain_text("was used already")

    page.reload()
    page.get_by_role("button", name="Remove", exact=False).first.click()
    page.get_by_role("button", name="Remove the device").click()
    expect(page.get_by_role("button", name="Remove", exact=False)).to_have_count(0)
    phone.goto(f"{server.address}/you/profile")
    expect(phone.get_by_text("You play as a guest")).to_be_visible()

    with page.expect_download() as coming:
        page.get_by_role("button", name="All that is stored").click()
    stored = json.loads(Path(coming.value.path()).read_text())
    assert [it["name"] for it in stored["profiles"]] == ["Anna"]
    assert len(stored["result_seats"]) == MATCHES
    page.get_by_role("button", name="Forget me").click()
    seen(page, "forget")
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


@pytest.mark.wide
def test_a_passkey_brings_the_profile_to_another_device_until_its_own_is_removed(
    past: tuple[Serving, list[str]], people: People
) -> None:
    server, codes = past
    address = server.address.replace("127.0.0.1", "localhost")  # passkeys need a name
    first = people().page
    seated(first, address, codes[1], BEN)
    make_a_profile(first, f"{address}/", "Ben")
    first.get_by_role("link", name="Profile").click()
    devtools, authenticator = with_authenticator(first)
    first.get_by_role("button", name="Add a passkey").click()
    expect(first.get_by_role("button", name="Remove", exact=False)).to_have_count(1)
    (passkey,) = devtools.send("WebAuthn.getCredentials", authenticator)["credentials"]
    assert passkey["rpId"] == "localhost"

    second, third = (people(viewport={"width": 390, "height": 844}).page for _ in range(2))
    for page in (second, third):  # they share the passkey with the first, and nothing else
        page.goto(f"{address}/you")
        devtools, authenticator = with_authenticator(page)
        devtools.send("WebAuthn.addCredential", {**authenticator, "credential": passkey})
    second.get_by_role("button", name="Sign in with a passkey").click()
    expect(second.get_by_role("heading", name="Ben")).to_be_visible()
    expect(second.get_by_role("listitem")).to_have_count(sum(it % 3 > 0 for it in range(MATCHES)))
    expect(second.get_by_role("link", name="Replay of").first).to_be_visible()
    second.goto(f"{address}/c")
    expect(second.get_by_label("Your name")).to_have_value("Ben")

    second.goto(f"{address}/you/profile")
    second.get_by_role("button", name="Remove", exact=False).first.click()
    dialog = second.get_by_role("dialog")
    expect(dialog.get_by_role("checkbox", name="Remove them too")).to_be_checked()
    dialog.get_by_role("button", name="Remove the device").click()
    expect(second.get_by_text("and the passkeys that it had added").last).to_be_visible()
    expect(second.get_by_role("button", name="Remove", exact=False)).to_have_count(0)
    third.get_by_role("button", name="Sign in with a passkey").click()
    expect(third.get_by_role("alert")).to_be_visible()
    expect(third.get_by_text("You play as a guest")).to_be_visible()


def test_others_see_the_portrait_that_somebody_chose(address: str, people: People) -> None:
    ann, ben = people().page, people().page
    ann.goto(f"{address}you")
    ann.get_by_text("Your portrait").click()
    ann.get_by_role("radio", name="Portrait 5").check()
    drawn = ann.locator("label", has_text="Portrait 5").locator("svg").inner_html()
    make_a_profile(ann, address, "Ann")
    ann.goto(f"{address}you/profile")
    ann.get_by_text("Your portrait").click()
    expect(ann.get_by_role("radio", name="Portrait 5")).to_be_checked()
    table = opened(address, "dixie", others=["open"])
    ann.goto(table.personal_link)
    ben.goto(table.link)
    face = ben.locator("[data-seat='0'] svg.avatar")
    face.wait_for()
    ben.wait_for_function(
        "([face, drawn]) => face.innerHTML === drawn", arg=[face.element_handle(), drawn]
    )
