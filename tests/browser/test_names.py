"""Names from right to left at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import Person, opened


@pytest.mark.wide
def test_a_right_to_left_name_leaves_the_sentence_in_order(
    address: str, people: Callable[..., Person]
) -> None:
    """In the story, the name comes first and the rest of the sentence follows to its right."""
    table = opened(address, "three", name="דנה")
    ann = people()
    ann.page.goto(table.link)
    ann.page.locator("bdi", has_text="דנה").first.wait_for()
    host = people()
    host.page.goto(table.personal_link)
    host.start()
    host.try_to(host.todo())
    ann.page.locator(".play").wait_for()
    ann.page.keyboard.press("l")
    line = ann.page.locator(".log li", has_text="\u2068דנה\u2069").first
    line.wait_for()
    is_in_order = line.evaluate(
        """(line) => {
            const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
            const places = [];  // of all characters: a word that can be opened is a node of its own
            for (let text; (text = walker.nextNode()); )
                for (let at = 0; at < text.length; at++) places.push([text, at]);
            const name = places.findIndex(([text, at]) => text.data[at] === "\u2069");
            const left = (place) => {
                const [text, at] = places[place];
                const range = document.createRange();
                range.setStart(text, at);
                range.setEnd(text, at + 1);
                return range.getBoundingClientRect().left;
            };
            return left(name - 1) < left(name + 2) && left(name + 2) < left(name + 3);
        }"""
    )
    assert is_in_order
