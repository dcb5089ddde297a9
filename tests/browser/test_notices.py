"""Turn notices on the page: the switch, what the service worker shows, and why notices are off.

No push service can be reached here. The page's subscription is made up, with real keys, and the
browser's debugger delivers what a push service would.
"""

import json
import re
from base64 import urlsafe_b64encode
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Locator, Page, Request, expect

from rookery.table.table import DAY
from tests.browser.looks import check
from tests.browser.people import Opened, People, Person, opened

pytestmark = pytest.mark.wide

PUSH = "https://push.example.org/send/"

MADE_UP = """
(() => {
  const bytesOf = (text) => {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(bytes, (it) => it.charCodeAt(0)).buffer;
  };
  // One subscription, that outlives the page like a real one.
  const kept = () => JSON.parse(localStorage.getItem("test.push"));
  const made = () => kept() && {
    ...kept(),
    options: { applicationServerKey: bytesOf(kept().key) },
    toJSON: kept,
    unsubscribe: async () => { localStorage.removeItem("test.push"); return true; },
  };
  PushManager.prototype.getSubscription = async () => made();
  PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
    const keys = { p256dh: "POINT", auth: "AAECAwQFBgcICQoLDA0ODw" };
    localStorage.setItem("test.push", JSON.stringify({ endpoint: "PUSH" + "1", key, keys }));
    return made();
  };
  window.badges = [];
  navigator.setAppBadge = async (count) => void window.badges.push(count);
})();
"""
"""JavaScript for every page that fakes a push service, and records the app's badge."""


def made_up() -> str:
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    text = urlsafe_b64encode(point).rstrip(b"=").decode()
    return MADE_UP.replace("POINT", text).replace("PUSH", PUSH)


SHOWS = """
async (wanted) => {
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = await registration.getNotifications();
  return shown.map(({ tag }) => tag).sort().join() === wanted.join();
}
"""
"""JavaScript that says whether exactly the notices with these tags, sorted, are shown."""


class Worker:
    """The service worker of a page, as the browser's debugger reaches it."""

    def __init__(self, page: Page, address: str) -> None:
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        self._page = page
        self._origin = address.rstrip("/")
        self._debugger = page.context.new_cdp_session(page)
        self._found: list[Any] = []
        found = self._found
        self._debugger.on(
            "ServiceWorker.workerRegistrationUpdated", lambda it: found.extend(it["registrations"])
        )
        self._debugger.send("ServiceWorker.enable")

    def push(self, code: str) -> None:
        """Deliver a notice that it is one's turn at a table."""
        while not self._found:  # each answer of the page brings the debugger's news
            self._page.evaluate("() => new Promise(requestAnimationFrame)")
        told = {"title": "Your turn", "body": "Rook for Three: Ben has moved.", "code": code}
        pushed = {
            "origin": self._origin,
            "registrationId": self._found[-1]["registrationId"],
            "data": json.dumps(told).ljust(384),
        }
        self._debugger.send("ServiceWorker.deliverPushMessage", pushed)

    def until_shown(self, *codes: str) -> None:
        """Wait until exactly the notices of these tables are shown."""
        wanted = sorted(f"turn {code}" for code in codes)
        self._page.wait_for_function(SHOWS, arg=wanted)


def slow_table(address: str) -> Opened:
    return opened(address, "three", others=["bot:easy", "bot:easy"], clock=DAY)


def sit_down(person: Person, table: Opened) -> Locator:
    """Go to the lobby of a table, and find the switch."""
    person.page.goto(table.personal_link)
    return person.page.get_by_role("switch", name="Tell me when it is my turn")


def menu_of(person: Person) -> Locator:
    """Open the menu of the table."""
    person.page.get_by_role("button", name="The table", exact=True).click()
    return person.page.get_by_role("dialog")


def test_a_browser_is_told_of_turns_until_that_is_switched_off(
    address: str, people: People
) -> None:
    table, other = slow_table(address), slow_table(address)
    ann = people(locale="en-GB")
    page = ann.page
    page.context.grant_permissions(["notifications"], origin=address.rstrip("/"))
    page.add_init_script(made_up())
    switch = sit_down(ann, table)
    expect(switch).not_to_be_checked()
    with page.expect_request(is_telling) as told:
        switch.check()
    assert said(told.value)["seats"] == [table.secret]
    answer = told.value.response()
    assert answer is not None
    assert answer.status == 204
    expect(switch).to_be_enabled()

    ann.start()
    ann.todo("question", "card")
    line = page.get_by_text(re.compile(r"^Your turn until \w+day,? \d\d:\d\d\.$"))
    expect(line).to_be_visible()
    assert page.title().startswith("● Your turn")
    page.wait_for_function("() => badges.at(-1) === 1")
    menu = menu_of(ann)
    expect(menu.get_by_role("switch")).to_be_checked()
    check(page, "the menu of a slow table")

    worker = Worker(page, address)
    worker.push(table.code)  # in sight, so it is not shown
    worker.push(other.code)
    worker.until_shown(other.code)

    with page.expect_request(is_telling) as told:
        sit_down(ann, other)  # a seat that was taken since
    assert set(said(told.value)["seats"]) == {table.secret, other.secret}
    worker.push(table.code)
    worker.until_shown(other.code, table.code)
    page.goto(table.link)
    worker.until_shown(other.code)

    menu = menu_of(ann)
    with page.expect_request("**/api/notices/stop") as stopped:
        menu.get_by_role("switch").uncheck()
    assert said(stopped.value) == {"endpoint": f"{PUSH}1"}
    page.reload()
    expect(menu_of(ann).get_by_role("switch")).not_to_be_checked()
    page.goto(address)
    page.wait_for_function("() => badges.at(-1) === 1")


def said(request: Request) -> dict[str, Any]:
    body = request.post_data_json
    assert isinstance(body, dict)
    return body


def is_telling(request: Request) -> bool:
    return request.method == "POST" and request.url.endswith("/api/notices")
