"""One's own tables on the home page: with whom, when, and where they stand."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Opened, Person, opened, play_out

pytestmark = pytest.mark.wide


def rows(person: Person) -> Locator:
    """The entries of the list."""
    return person.page.get_by_role("region", name="Your tables").get_by_role("listitem")


def come_home(person: Person, table: Opened) -> Locator:
    """Go home, and find the entry of a table."""
    person.page.goto(table.address)
    return rows(person).filter(has=person.page.locator(f"[href='/t/{table.code}']"))


def test_a_finished_match_is_told_with_its_result(
    address: str, people: Callable[..., Person]
) -> None:
    table = opened(address, "tuxedo", options={"seats": 2, "target": 5}, others=["bot:easy"])
    ann = people()
    ann.page.goto(table.personal_link)
    ann.start()
    ann.todo()
    play_out(ann)
    entry = come_home(ann, table)
    expect(entry).to_contain_text("Tuxedo")
    expect(entry).to_contain_text(re.compile(r"(You|\w+) won −?\d+\xa0:\xa0−?\d+"))
    expect(entry).to_contain_text(re.compile(r"with the bot \w+"))
    expect(entry.locator("time")).to_have_attribute("datetime", re.compile(r"^\d{4}-\d\d-\d\dT"))
    entry.get_by_role("link", name="Replay of Tuxedo").click()
    ann.page.wait_for_url("**/r/*")


def test_an_entry_is_removed_and_put_back(address: str, people: Callable[..., Person]) -> None:
    tables = [opened(address, game) for game in ("three", "dixie")]
    ann = people()
    for table in tables:
        ann.page.goto(table.personal_link)
        ann.page.get_by_role("button", name=re.compile("^Start")).wait_for()
    entry = come_home(ann, tables[0])
    expect(rows(ann)).to_have_count(2)
    entry.get_by_role("button", name=re.compile("^Remove Rook for Three")).click()
    undo = ann.page.get_by_role("button", name=re.compile("^Undo: keep Rook for Three"))
    expect(undo).to_be_focused()
    undo.click()
    expect(entry.get_by_role("link", name=re.compile("^Rook for Three"))).to_be_focused()
    entry.get_by_role("button", name=re.compile("^Remove")).click()
    ann.page.reload()
    expect(rows(ann)).to_have_count(1)
    ann.page.goto(tables[0].link)
    expect(ann.page.get_by_role("button", name=re.compile("^Start"))).to_have_count(0)
