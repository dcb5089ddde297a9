"""Strangers meet: two are seated with a bot, a third finds their table and is muted, reported."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.test_accessibility import check
from tests.server.served import Served

PHONE: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def wait_for_three(person: Person, name: str) -> None:
    """Wait for Rook for Three, with bots after half a minute."""
    page = person.page
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Rook for Three", exact=True).check()
    page.get_by_label("Bots after 30 seconds").check()
    page.get_by_role("button", name="Start waiting").click()
    page.get_by_role("heading", name="Waiting for others").wait_for()


def half_a_minute_passes(served: Served) -> None:
    """Have those who wait have waited for longer."""
    file = served.database.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(file, timeout=20)) as database, database:
        database.execute("UPDATE waiting SET since = since - 31")


def reports(served: Served) -> Any:
    """The open reports, as the operator reads them."""
    command = [sys.executable, "-m", "rookery", "reports", "list", "--json"]
    command += ["--database-url", served.database]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["reports"]


def test_strangers_meet(served: Served, people: Callable[..., Person]) -> None:
    ann, ben, cleo = people(), people(**PHONE, color_scheme="dark"), people()
    for person in (ann, ben, cleo):
        person.page.goto(f"{served.address}meet")
    ann.page.get_by_role("button", name="Start waiting").click()
    expect(ann.page.get_by_role("alert")).to_have_text("Choose at least one game.")
    wait_for_three(ann, "Ann")
    expect(ann.page.get_by_text("Nobody else waits for Rook for Three yet")).to_be_visible()
    check(ann.page, "waiting")
    ann.page.reload()  # it waits on
    wait_for_three(ben, "Ben")
    expect(ann.page.get_by_text("1 other waits for Rook for Three")).to_be_visible()
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    half_a_minute_passes(served)
    for person in (ann, ben):
        person.page.wait_for_url("**/t/*")
        person.page.get_by_role("toolbar", name="Your hand").wait_for()
    assert ann.page.url == ben.page.url

    line = cleo.page.get_by_role("link", name=re.compile("Rook for Three.*Ann and Ben|Ben and Ann"))
    cleo.page.reload()
    cleo.page.get_by_label("Game", exact=True).select_option("three")
    expect(line).to_contain_text("1 free seat")
    expect(line).to_contain_text("already playing")
    line.click()
    cleo.sit("Cleo")
    cleo.page.get_by_role("toolbar", name="Your hand").wait_for()

    chat = ann.page.get_by_role("button", name="Chat", exact=True)
    chat.click()
    ann.page.get_by_text("People at this table").click()
    ann.page.get_by_label("Mute Cleo").check()
    ann.page.get_by_role("button", name="Report Cleo").click()
    check(ann.page, "report")
    ann.page.get_by_label("What happened?").fill("Nothing, this is a test.")
    ann.page.get_by_role("button", name="Send the report").click()
    expect(ann.page.get_by_text("You have reported Cleo.")).to_be_visible()
    (report,) = reports(served)
    assert (report["name"], report["reporter"]) == ("Cleo", "Ann")
    for person in (cleo, ben):
        person.page.get_by_role("button", name="Chat", exact=True).click()
        person.page.get_by_role("button", name="Well played!").click()
    expect(ann.page.locator(".says")).to_have_text("Well played!")  # Ben's alone
