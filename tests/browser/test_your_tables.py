"""One's own tables: the one that waits for a move, on the home page, and the list of all."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, opened

pytestmark = pytest.mark.wide


def test_an_entry_is_removed_and_put_back(address: str, ann: Person) -> None:
    tables = [opened(address, game) for game in ("three", "dixie")]
    for table in tables:
        ann.page.goto(table.personal_link)
        ann.page.get_by_role("button", name=re.compile("^Start")).wait_for()
    ann.page.goto(address)
    ann.page.get_by_role("link", name="1 more", exact=True).click()
    rows = ann.page.get_by_role("region", name="Your tables").get_by_role("listitem")
    entry = rows.filter(has=ann.page.locator(f"[href='/t/{tables[0].code}']"))
    expect(rows).to_have_count(2)
    entry.get_by_role("button", name=re.compile("^Remove Rook for Three")).click()
    undo = ann.page.get_by_role("button", name=re.compile("^Undo: keep Rook for Three"))
    expect(undo).to_be_focused()
    undo.click()
    expect(entry.get_by_role("link", name=re.compile("^Rook for Three"))).to_be_focused()
    entry.get_by_role("button", name=re.compile("^Remove")).click()
    ann.page.reload()
    expect(rows).to_have_count(1)
    ann.page.goto(tables[0].link)
    expect(ann.page.get_by_role("button", name=re.compile("^Start"))).to_have_count(0)
