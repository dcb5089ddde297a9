"""A table tells its people if its last events were lost on the server's disk."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, opened
from tests.server.served import Served


@pytest.mark.wide
def test_people_read_of_it_once(own_server: Served, tmp_path: Path, people: People) -> None:
    table = opened(own_server.address, "three")
    ann = people()
    ann.page.goto(table.personal_link)
    ann.page.get_by_role("button", name=re.compile("^Start")).wait_for()
    wal, written = tmp_path / "tables.db-wal", []
    for number in range(5):
        command = {"type": "rename", "id": f"{number:020}", "name": f"Bea {number}"}
        own_server.post(f"api/tables/{table.code}/commands", command, table.secret)
        written.append(wal.stat().st_size)
    own_server.kill()
    wal.write_bytes(wal.read_bytes()[: written[2]])  # what the server writes besides goes, too
    own_server.start()
    notice = ann.page.locator(".notice")
    notice.wait_for()  # the page comes back by itself
    expect(notice).to_contain_text("lost on the server's disk")
    notice.get_by_role("button", name="Close this message").click()
    expect(notice).to_have_count(0)
    ann.page.reload()
    ann.page.get_by_role("button", name=re.compile("^Start")).wait_for()
    expect(notice).to_have_count(0)
    bob = people()
    bob.page.goto(table.link)
    expect(bob.page.locator(".notice")).to_contain_text("lost on the server's disk")
