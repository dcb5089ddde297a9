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
from tests.browser.server import AT_ONCE
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


def prompt_server(folder: Path) -> Served:
    """A server that keeps nobody waiting."""
    return Served(folder, "--unbounded", module="tests.browser.server")


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
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
        person = Person(browser.new_context(**settings).new_page())
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
