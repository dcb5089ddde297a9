"""The replay of a match: going step by step, and checking the shuffle in the browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from rookery.records import read_match, replay
from rookery.records.proof import verify
from tests.browser.people import Person, opened, played

SHORT = {"target": 20}


def test_a_replay_goes_step_by_step(address: str, people: Callable[..., Person]) -> None:
    table = played(address, "three", options=SHORT)
    page = people().page
    page.goto(f"{table.address}r/{table.code}")
    page.get_by_role("heading").first.wait_for()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    start = page.url
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => location.href !== {json.dumps(start)}")
    page.keyboard.press("ArrowRight")
    there = page.url
    told = page.locator("main").inner_text()
    page.goto(there)
    page.reload()
    page.wait_for_function(
        f"() => document.querySelector('main')?.innerText.length > {len(told) // 2}"
    )


def test_the_shuffle_is_checked_in_the_browser(
    address: str, people: Callable[..., Person], tmp_path: Path
) -> None:
    table = opened(address, "three", options=SHORT)
    ann = people()
    page = ann.page
    page.goto(table.personal_link)
    ann.start()
    ann.play_on("over")
    page.goto(f"{table.address}r/{table.code}")
    page.get_by_role("button", name="Check the shuffle").click()
    page.get_by_text("proven").or_(page.get_by_text("right")).first.wait_for()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="record").first.click()
    file = tmp_path / "record.json"
    waiting.value.save_as(file)
    record = read_match(file.read_text())
    assert replay(record).is_over
    assert verify(record).contributors == (0,)


AREAS = """
() => {
  const area = (query) => document.querySelector(query).getBoundingClientRect().toJSON();
  return { scrubber: area("input[type=range]"), board: area("main .round") };
}
"""


def test_the_controls_lie_below_the_board_or_beside_it_and_bots_look_like_bots(
    address: str, people: Callable[..., Person]
) -> None:
    table = played(address, "three", options=SHORT)
    page = people().page
    page.goto(f"{table.address}r/{table.code}")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        areas = page.evaluate(AREAS)
        assert areas["scrubber"]["width"] > 0.9 * areas["board"]["width"]
        assert areas["scrubber"]["bottom"] <= height
    page.set_viewport_size({"width": 844, "height": 390})
    areas = page.evaluate(AREAS)
    assert areas["scrubber"]["left"] > areas["board"]["right"]
    assert areas["scrubber"]["width"] > 250
    assert areas["scrubber"]["bottom"] <= 390
    assert page.locator("main .seat .avatar.bot").count() == 2
