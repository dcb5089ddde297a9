"""Trumps buried face up are seen during the tricks, beside the cards of the trick."""

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.people import Person, opened

BURIED = ["G14", "G9", "G6"]

OVERLAPS = """
() => {
  const box = document.querySelector(".corner figure").getBoundingClientRect();
  const cards = [...document.querySelectorAll(".trick .card")];
  const apart = (it) => it.right <= box.left || it.left >= box.right
    || it.bottom <= box.top || it.top >= box.bottom;
  return cards.filter((card) => !apart(card.getBoundingClientRect())).length;
}
"""


def with_buried(text: str | bytes) -> str:
    """A message of the server, changed as if the bidder had buried trumps."""
    message: dict[str, Any] = json.loads(text)
    deal = message.get("deal") or (message.get("table") or {}).get("deal")
    if deal and deal.get("phase") == "play":
        deal["buried_face_up"] = BURIED
    return json.dumps(message)


def through(route: WebSocketRoute) -> None:
    """Pass on the messages of a socket, those of the server changed by `with_buried`."""
    server = route.connect_to_server()
    route.on_message(server.send)
    server.on_message(lambda text: route.send(with_buried(text)))


@pytest.mark.wide
def test_they_are_seen_beside_the_trick(address: str, ann: Person) -> None:
    ann.page.route_web_socket("**/socket", through)
    ann.page.goto(opened(address, "kentucky-original-breckinridge").personal_link)
    ann.start()
    while ann.play_on("card") != "card":
        pass
    ann.try_to("card")
    ann.todo("card")
    figure = ann.page.get_by_role("figure", name="Buried face up")
    figure.wait_for()
    assert figure.get_by_role("img", name="green 14, green 9 and green 6").is_visible()
    for width, height in ((390, 844), (844, 390), (1280, 800)):
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate(OVERLAPS) == 0, width
