"""An open table survives another build of the page, and the page reports what it cannot load."""

import re
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from sqlalchemy import delete

from rookery.server.database.schema.pages import ASSETS
from rookery.server.database.store import Store
from rookery.server.web.page import page_folder
from tests.browser.people import Opened, People, Person, opened, play_out
from tests.browser.server import PAGE
from tests.browser.test_chat import two
from tests.browser.test_page_size import LATER
from tests.server.served import Served

pytestmark = pytest.mark.wide

FAIL = "dispatchEvent(new Event('vite:preloadError'))"
"""JavaScript with the effect of a failing import."""

HASHED = re.compile(r"-([\w-]{8})(?=\.[a-z0-9]+\b)")
"""The hash in the name of a file."""


SOONER = """
const setTimer = window.setTimeout;
window.setTimeout = (act, after = 0, ...rest) => setTimer(act, after === 5000 ? 0 : after, ...rest);
"""
"""JavaScript that does at once what the page would defer, such as loading the help."""


NOTES_LOSS = """
new MutationObserver(() => {
  if (document.querySelector(".banner")) window.wasLost = true;
}).observe(document.body, { childList: true, subtree: true });
"""
"""JavaScript that notes that the connection was lost: the page may be back before anybody looks."""


def built_again(folder: Path) -> Path:
    """Another build of the page: every file has another name."""
    shutil.copytree(page_folder(), folder)
    hashes = {path.stem[-8:] for path in (folder / "assets").iterdir()}

    def other(found: re.Match[str]) -> str:
        known = found[1]
        return f"-{known[4:]}{known[:4]}" if known in hashes else found[0]

    for path in [it for it in folder.rglob("*") if it.is_file()]:
        if path.suffix in {".html", ".js", ".css", ".json"}:
            path.write_text(HASHED.sub(other, path.read_text("utf-8")), "utf-8")
        if path.parent.name == "assets":
            path.rename(path.with_name(HASHED.sub(other, path.name)))
    return folder


def upgrade(server: Served, folder: Path, patch: pytest.MonkeyPatch, *, keeps: bool) -> None:
    """Start the server with another build; it has the files of the former build only if `keeps`."""
    patch.setenv(PAGE, str(built_again(folder)))
    server.stop()
    if not keeps:
        with closing(Store(server.database)) as store, store.connections.writing() as connection:
            connection.execute(delete(ASSETS))
    server.start()


@pytest.fixture
def careless(browser: Browser) -> Iterator[Person]:
    """A person whose page's faults do not count, because files that it cannot load are faults."""
    context = browser.new_context(service_workers="block", reduced_motion="reduce")
    person = Person(context.new_page())
    yield person
    person.leave()


def at_a_table(person: Person, address: str, script: str) -> Opened:
    """Bring a person into a match, and mark the page so that a reload would show."""
    table = opened(address, "three")
    person.page.add_init_script(script)
    person.begin(table)
    person.todo()
    person.page.evaluate("window.isSame = true")
    return table


def is_same(page: Page) -> bool:
    """Whether the page has not been loaded again."""
    return bool(page.evaluate("window.isSame === true"))


def test_a_table_in_play_goes_on_with_the_files_that_the_server_keeps(
    own_server: Served, people: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = people()
    at_a_table(ann, own_server.address, LATER)
    ann.page.evaluate(NOTES_LOSS)
    upgrade(own_server, tmp_path / "new", monkeypatch, keeps=True)
    ann.page.wait_for_function("window.wasLost")
    expect(ann.page.locator(".banner")).to_have_count(0)
    play_out(ann)  # and sees the results
    assert is_same(ann.page)


def test_a_page_whose_files_are_gone_is_updated_and_back_at_its_table(
    own_server: Served, careless: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = careless.page
    with page.expect_response("**/assets/helping*.js"):
        table = at_a_table(careless, own_server.address, SOONER)
    upgrade(own_server, tmp_path / "new", monkeypatch, keeps=False)
    with page.expect_event("load"):
        page.keyboard.press("s")  # the score sheet, whose code is not there
        page.get_by_text("Rookery was updated.").wait_for()
    assert page.url == table.link
    careless.todo()
    page.keyboard.press("s")
    page.get_by_role("dialog").wait_for()
    assert not is_same(page)


def test_what_somebody_writes_is_kept_until_they_load_the_new_page(
    address: str, people: People
) -> None:
    page = two(address, people, service_workers="block")[0].page
    page.evaluate("window.isSame = true")
    page.get_by_role("button", name="Chat").click()
    field = page.get_by_label("Write to everybody at the table")
    field.fill("Well played")
    page.route("**/files.json", lambda route: route.fulfill(json={}))
    page.evaluate(FAIL)
    page.get_by_text("Rookery was updated.").wait_for()
    assert field.input_value() == "Well played"
    assert is_same(page)
    with page.expect_event("load"):
        page.get_by_role("button", name="Load it").click()


def test_a_page_is_loaded_again_once_if_that_does_not_help(address: str, careless: Person) -> None:
    page = careless.page
    page.route("**/files.json", lambda route: route.fulfill(json={}))
    page.goto(address)
    page.get_by_role("heading").first.wait_for()
    with page.expect_event("load"):
        page.evaluate(FAIL)
    page.get_by_role("heading").first.wait_for()
    page.evaluate("window.isSame = true")
    page.evaluate(FAIL)
    page.get_by_role("button", name="Load it").wait_for()
    assert is_same(page)


def test_a_silent_server_is_told_from_a_part_that_is_missing(
    address: str, careless: Person
) -> None:
    page = careless.page
    at_a_table(careless, address, LATER)
    page.route("**/files.json", lambda route: route.abort())
    page.evaluate(FAIL)
    page.get_by_text("The server is not answering. Are you online?").wait_for()
    page.unroute("**/files.json")
    page.evaluate(FAIL)
    page.get_by_text("A part of this page could not be loaded.").wait_for()
    assert is_same(page)
    with page.expect_event("load"):
        page.get_by_role("button", name="Try again").click()
    careless.todo()
