"""Practice on a page that is kept on a device, without a network and without its server."""

from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from urllib.parse import urlsplit

import pytest

from rookery.server.web.page import runtime_folder
from tests.browser.people import People, Person
from tests.server.served import Served

pytestmark = [
    pytest.mark.skipif(runtime_folder() is None, reason="the runtime is not built: make offline"),
    pytest.mark.timeout(600),
]


INSTANT = """
localStorage.setItem("rookery.settings", JSON.stringify({
  ...JSON.parse(localStorage.getItem("rookery.settings") ?? "{}"), pace: "instant",
}));
"""
"""JavaScript that makes bots on the device move at once."""


def kept(people: People, server: Served) -> Person:
    """Somebody who has kept the page, and then has neither a network nor a server."""
    ann = people()
    page = ann.page
    page.set_default_timeout(300_000)  # Python starts anew with every load of the page
    page.add_init_script(INSTANT)
    page.goto(server.address)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("button", name="Keep for offline practice").click()
    page.get_by_text("Kept on this device").wait_for()
    page.get_by_role("button", name="Done").click()
    page.context.set_offline(True)
    server.stop()
    return ann


def seated(ann: Person, server: Served) -> None:
    """Take a seat at a table of this device."""
    page = ann.page
    page.goto(server.address)
    page.get_by_text("Without the server you play here").wait_for()
    ann.play_now()
    page.wait_for_url("**/t/local-*")


def test_a_table_is_opened_without_a_network(own_server: Served, people: People) -> None:
    ann = kept(people, own_server)
    seated(ann, own_server)
    ann.try_to(ann.todo())


@pytest.mark.wide
def test_a_deal_is_played_over_a_reload_and_replayed(own_server: Served, people: People) -> None:
    ann = kept(people, own_server)
    page = ann.page
    seated(ann, own_server)
    ann.play_on("card", "over", "ready")
    page.reload()  # the deal goes on
    page.wait_for_url("**/t/local-*")
    ann.play_on("ready")
    code = page.url.rsplit("/", 1)[1]
    page.goto(f"{own_server.address}r/{code}/1")
    page.get_by_role("heading", name="Replay").wait_for()
    page.goto(own_server.address)
    page.goto(f"{own_server.address}you")
    page.get_by_role("region", name="Your tables").get_by_text("deal 1").wait_for()


@pytest.mark.wide
def test_a_rule_sheet_is_read_and_its_game_found(own_server: Served, people: People) -> None:
    page = kept(people, own_server).page
    page.goto(f"{own_server.address}games")
    page.get_by_text("Paste your rules").click()
    page.get_by_label("Your rule sheet").fill("Each player gets 13 cards. Lowest bid is 80.")
    page.get_by_role("button", name="Read it").click()
    page.get_by_role("checkbox", name="Lowest bid is 80").check()
    page.get_by_text("Set for you (Lowest bid: 80)").first.wait_for()


class Proxy(BaseHTTPRequestHandler):
    """A proxy whose server does not answer."""

    def do_GET(self) -> None:
        self.send_error(502)

    def do_POST(self) -> None:
        self.send_error(502)

    def log_message(self, *_: object) -> None:
        pass


@pytest.mark.wide
def test_behind_a_proxy_without_its_server_it_is_practised_on_too(
    own_server: Served, people: People
) -> None:
    ann = kept(people, own_server)
    place = urlsplit(own_server.address)
    with HTTPServer((place.hostname or "", place.port or 0), Proxy) as proxy:
        Thread(target=proxy.serve_forever, daemon=True).start()
        ann.page.context.set_offline(False)
        ann.page.goto(own_server.address)
        ann.page.get_by_text("Without the server you play here").wait_for()
        proxy.shutdown()
