"""Fixtures: a real server, a real Chromium, and people using it."""

import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.browser.people import DEADLINE, People, Person
from tests.browser.server import AT_ONCE, CHANCE
from tests.server.served import Served
from tests.server.serving import Serving, serving

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str:
    """The path of the browser: from CHROMIUM, or found on the PATH."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert found, "no Chromium: `make test` gets one; or set CHROMIUM to its path"
    return found


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=DEADLINE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def chance(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file that tells servers which test runs."""
    file = tmp_path_factory.mktemp("chance") / "test"
    file.touch()
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(CHANCE, str(file))
        yield file


@pytest.fixture(autouse=True)
def repeatable_chance(chance: Path, request: pytest.FixtureRequest) -> None:
    """The same decks and bots in every run; other ones with another text in ROOKERY_OTHER_DECKS."""
    chance.write_text(request.node.nodeid + os.environ.get("ROOKERY_OTHER_DECKS", ""))


SAME_PART = """
const drawn = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (array) => (array.length === 16 ? array.fill(7) : drawn(array));
"""
"""JavaScript after which a person's part of the shuffle, of 16 bytes, is the same in every run."""


def prompt_server(folder: Path) -> Served:
    """A server that keeps nobody waiting."""
    return Served(folder, "--unbounded", module="tests.browser.server")


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory, chance: Path) -> Iterator[Served]:
    """A server shared by all tests of this worker."""
    with prompt_server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def address(served: Served) -> str:
    return served.address


@pytest.fixture
def people(browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[People]:
    """Makes people, each with a browser context of their own. An error on a page fails the test."""
    made: list[Person] = []
    failed = request.session.testsfailed

    def make(**settings: Any) -> Person:
        settings.setdefault("viewport", {"width": 1280, "height": 800})
        settings.setdefault("reduced_motion", "reduce")
        context = browser.new_context(**settings)
        context.add_init_script(SAME_PART)
        person = Person(context.new_page())
        made.append(person)
        return person

    yield make
    for number, person in enumerate(made):
        if request.session.testsfailed > failed:
            with suppress(PlaywrightError):  # a page that hangs must not hide why the test failed
                person.page.screenshot(path=tmp_path / f"person-{number}.png")
        person.leave()
    faults = [fault for person in made for fault in person.faults]
    assert not faults


@pytest.fixture
def ann(people: People) -> Person:
    """Somebody with a browser on a desktop."""
    return people()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server for a single test; the test may kill it."""
    with prompt_server(tmp_path) as server:
        yield server


@pytest.fixture
def serving_here() -> Iterator[Serving]:
    """A server for a single test, in the test's own process, so that the test can look into it."""
    with serving(**AT_ONCE) as server:
        yield server
