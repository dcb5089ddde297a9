"""Firefox by Puppeteer (WebDriver BiDi), and WebKit by Selenium, for a `Visitor`."""

import contextlib
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

from tests.browser.looks import DRAWN, WIDER
from tests.browser.people import ASKED, BRIEFLY, DEADLINE, SIGHT
from tests.postgres import REQUIRED

START = 60
"""Seconds within which WebKit's driver must answer a request."""

LISTEN = """
(() => {
  window.faults = [];
  addEventListener("error", (it) => faults.push(it.message));
  addEventListener("unhandledrejection", (it) => faults.push(String(it.reason)));
})()
"""
"""JavaScript that collects a page's errors."""


class Failed(Exception):
    """The browser could not do it now, for example because another page is loading."""


class Firefox:
    """Headless Firefox with one page. Every method raises Failed if it is not possible now."""

    def __init__(self, program: str, node: str) -> None:
        drive = Path(__file__).parent / "firefox" / "drive.mjs"
        self._process = subprocess.Popen(
            [node, drive, program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def _ask(self, *what: str | int) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, "Firefox has ended"
        result, value = json.loads(line)
        if result == "failed":
            raise Failed(value)
        return value

    def begin(self) -> None:
        """Start with an empty profile."""
        self._ask("begin")

    def go(self, address: str) -> None:
        """Load a page."""
        self._ask("go", address)

    def run(self, expression: str) -> Any:
        """The value of a JavaScript expression."""
        return self._ask("run", expression)

    def click(self, x: int, y: int) -> None:
        """Click a point of the window."""
        self._ask("click", x, y)

    def type(self, text: str) -> None:
        """Type into what has the focus."""
        self._ask("type", text)

    def picture(self, path: Path) -> None:
        """Write a PNG of the page."""
        self._ask("picture", str(path))

    def faults(self) -> list[str]:
        """The page's errors since the last call."""
        return list(self._ask("faults"))

    def end(self) -> None:
        self._process.communicate()


class WebKit:
    """WebKitGTK on a screen of its own, as wide as a phone; its methods are those of Firefox."""

    def __init__(self, program: str, driver: str, screen: str) -> None:
        self._options = Options()
        self._options.binary_location = program
        self._options.add_argument("--automation")
        self._program = driver
        # Mesa's software OpenGL crashes now and then under WebKit's compositor.
        without_gl = {"WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        self._env = {**os.environ, "DISPLAY": screen, "LANG": "C.UTF-8", **without_gl}
        self._start()

    def _start(self) -> None:
        """Start a driver and its browser.

        A browser that does not answer its driver is started again: the driver gives it a port
        that was free a moment ago, and another program may have taken it since.
        """
        for _ in range(3):
            self._service = Service(self._program, env=self._env)
            self._service.start()
            config = ClientConfig(self._service.service_url, timeout=START)
            try:
                self._driver = webdriver.Remote(
                    RemoteConnection(client_config=config), options=self._options
                )
            except (TimeoutError, HTTPError):
                self._service.stop()
            else:
                return
        pytest.fail(f"{self._program} did not start a browser within {START} s, three times")

    def begin(self) -> None:
        self.end()
        self._start()
        self._driver.set_window_size(390, 844)

    def go(self, address: str) -> None:
        self._driver.get(address)
        self.run(LISTEN)

    def run(self, expression: str) -> Any:
        try:
            return self._driver.execute_script(f"return ({expression.strip()})")
        except WebDriverException as error:
            raise Failed(str(error)) from error

    def click(self, x: int, y: int) -> None:
        action = ActionBuilder(self._driver)
        action.pointer_action.move_to_location(x, y)  # type: ignore[no-untyped-call]  # Selenium's
        action.pointer_action.click()
        action.perform()

    def type(self, text: str) -> None:
        action = ActionBuilder(self._driver)
        action.key_action.send_keys(text)
        action.perform()

    def picture(self, path: Path) -> None:
        self._driver.save_screenshot(str(path))

    def faults(self) -> list[str]:
        return list(self.run("window.faults ?? []"))

    def end(self) -> None:
        self._driver.quit()
        self._service.stop()


Engine: TypeAlias = Firefox | WebKit


def _program(name: str, *places: Path) -> str:
    """The path of a program. Without it a test is skipped, or fails if services are required."""
    found = shutil.which(name) or next((str(it) for it in places if it.exists()), None)
    if found is None:
        say = pytest.fail if REQUIRED else pytest.skip
        say(f"there is no {name}: as root, `make test-browser` installs it")
    return found


@contextmanager
def a_firefox() -> Iterator[Firefox]:
    """Firefox, until the block ends."""
    node = subprocess.check_output(["sh", "tools/page.sh", "firefox"], text=True).strip()
    engine = Firefox(_program("firefox-esr"), node)
    try:
        yield engine
    finally:
        engine.end()


@contextmanager
def a_webkit() -> Iterator[WebKit]:
    """WebKit, until the block ends."""
    program = _program("MiniBrowser", *Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    with a_screen() as screen:
        engine = WebKit(program, _program("WebKitWebDriver"), screen)
        try:
            yield engine
        finally:
            engine.end()


@contextmanager
def a_screen() -> Iterator[str]:
    """The name of a new X display, until the block ends."""
    reading, writing = os.pipe()
    size = ("-screen", "0", "1440x1000x24")
    command = [_program("Xvfb"), "-displayfd", str(writing), *size, "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as line:
                yield f":{line.readline().strip()}"
        finally:
            server.terminate()


FIND = """
((css, words) => {
  const told = (it) => (it.ariaLabel ?? it.labels?.[0]?.textContent ?? it.textContent).trim();
  for (const it of document.querySelectorAll(css)) {
    if (!it.checkVisibility({ visibilityProperty: true }) || it.disabled) continue;
    if (!told(it).startsWith(words)) continue;
    it.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = it.getBoundingClientRect();
    const [x, y] = [left + Math.min(20, width / 2), top + Math.min(36, height / 2)].map(Math.round);
    if (it.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
})
"""
"""JavaScript that returns an uncovered point of the first matching element, or null."""

NEXT = {
    "ready": "[data-ready]",
    "orange": ".orange button.hold",
    "confirm": ".tuxedo form button[type=submit]",
    "bury": "[role=toolbar] button[aria-disabled=false]:not(.selected)",
    "question": "section.question [data-option]:not(.confirm)",
    "card": "[role=toolbar] button[aria-disabled=false]:not(.selected)",
}
"""What a visitor clicks for each kind of action that the page asks for."""

CONFIRM = "section.question .confirm"


class Visitor:
    """A person who uses the page in one of these browsers."""

    def __init__(self, engine: Engine, address: str) -> None:
        self.address = address
        self.faults: list[str] = []
        self._engine = engine

    def go(self, path: str) -> None:
        """Go to a page, wait for its heading, and check that nothing is wider than the window."""
        self.faults += self._engine.faults()
        self._engine.go("about:blank")
        self._engine.faults()
        self._engine.go(self.address + path)
        self.see("h1, h2, [role=toolbar]")
        assert self._engine.run(f"({WIDER})()") <= 0, path

    def until(self, expression: str) -> Any:
        """Wait until a JavaScript expression is truthy; return its value."""
        ends = time.monotonic() + DEADLINE / 1000
        while time.monotonic() < ends:
            with contextlib.suppress(Failed):
                if value := self._engine.run(expression):
                    return value
        raise AssertionError(f"never: {expression}")

    def see(self, css: str, words: str = "") -> tuple[int, int]:
        """Wait until an element with this label or text stands still; return a point of it."""
        find = f"{FIND}({json.dumps(css)}, {json.dumps(words)})"
        points = [self.until(find)]
        while points[-4:] != [points[-1]] * 4:
            self._engine.run(f"({DRAWN})()")
            points.append(self.until(find))
        return points[-1][0], points[-1][1]

    def press(self, words: str, css: str = "button, a, summary, label") -> None:
        """Click what is called that."""
        self._engine.click(*self.see(css, words))

    def fill(self, label: str, text: str) -> None:
        """Write into the field with this label; again if the page moved under the pointer."""
        wanted, name = json.dumps(text), json.dumps(label)
        written = (
            f"[...document.querySelectorAll('input')].some((it) => it.value === {wanted} && "
            f"it.labels[0]?.textContent.trim().startsWith({name}))"
        )
        for _ in range(3):
            if not self._engine.run(written):
                self.press(label, "input")
                self._engine.run("document.activeElement.select()")
                self._engine.type(text)
        self.until(written)

    def take_a_turn(self) -> str:
        """Do what the table asks for next, again if it had no effect; return the kind of action."""
        kind = str(self.until(f"({ASKED})()"))
        before = self._engine.run(f"({SIGHT})()")
        changed = f"({SIGHT})() !== {json.dumps(before)}"
        while kind != "over" and not self._engine.run(changed):
            for css in (NEXT[kind], CONFIRM):
                if point := self._engine.run(f"{FIND}({json.dumps(css)}, '')"):
                    self._engine.click(*point)
            self.until(f"{changed} || Date.now() > {1000 * time.time() + BRIEFLY}")
        return kind
