"""Free text between two browsers: turned on by the host, shown as plain text, muted by a reader."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.looks import PHONE, check
from tests.browser.people import People, Person, opened

pytestmark = pytest.mark.wide

BELOW = """
() => {
  const drawer = document.querySelector("aside.drawer").getBoundingClientRect();
  const below = [...document.querySelectorAll("section.question, [role=toolbar]")];
  return below.every((it) => it.getBoundingClientRect().top >= drawer.bottom);
}
"""
"""Whether the hand and the question are below the open drawer."""


def chat(person: Person) -> None:
    """Open or close the chat."""
    person.page.get_by_role("button", name=re.compile("^Chat")).click()


def write(person: Person, text: str) -> None:
    box = person.page.get_by_label("Write to everybody at the table")
    box.fill(text)
    box.press("Enter")


def written(person: Person) -> Locator:
    """What a person can read in the open chat."""
    return person.page.get_by_role("region", name="What was written")


def two(address: str, people: People, **ann_has: Any) -> tuple[Person, Person]:
    """Ann, the host, who has turned free text on, and Bob, in a match that has begun."""
    table = opened(address, "dixie", others=["open", "bot:steady"], options={"target": 500})
    ann, bob = people(**ann_has), people()
    ann.page.goto(table.personal_link)
    bob.page.goto(table.link)
    bob.sit("Bob")
    bob.page.get_by_text("(you)").wait_for()
    ann.page.get_by_text("Table settings").click()
    ann.page.get_by_role("checkbox", name=re.compile("^Free text")).check()
    ann.start()
    for person in (ann, bob):
        person.page.get_by_role("toolbar", name="Your hand").wait_for()
    return ann, bob


def test_two_people_write_and_one_is_muted(address: str, people: People) -> None:
    ann, bob = two(address, people)
    chat(bob)
    write(bob, "<b>Hello</b> http://example.org")
    bubble = ann.page.locator(".says")
    expect(bubble).to_have_text("<b>Hello</b> http://example.org")
    expect(ann.page.get_by_role("button", name="Chat: something new")).to_be_visible()
    chat(ann)
    expect(ann.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    expect(written(ann)).to_contain_text("Bob <b>Hello</b> http://example.org")
    expect(written(ann).get_by_role("link")).to_have_count(0)
    write(ann, "Hello Bob")
    expect(written(bob)).to_contain_text("Ann Hello Bob")
    expect(written(ann)).to_contain_text("You Hello Bob")
    ann.page.get_by_text("People at this table").click()
    ann.page.get_by_label("Mute Bob").check()
    expect(written(ann)).not_to_contain_text("Bob <b>")
    check(ann.page, "free text")
    write(bob, "Can you hear me?")
    write(ann, "I hear nothing")
    expect(written(bob)).to_contain_text("I hear nothing")
    expect(written(ann)).not_to_contain_text("Can you hear me?")
    ann.page.reload()
    chat(ann)
    expect(written(ann)).to_contain_text("I hear nothing")
    expect(written(ann)).not_to_contain_text("Can you hear me?")
    ann.page.get_by_text("People at this table").click()
    ann.page.get_by_label("Mute Bob").uncheck()
    expect(written(ann)).to_contain_text("Can you hear me?")
    ann.page.get_by_role("button", name="The table", exact=True).click()
    ann.page.get_by_role("checkbox", name=re.compile("^Free text")).uncheck()
    expect(bob.page.get_by_label("Write to everybody at the table")).to_have_count(0)
    expect(bob.page.get_by_role("button", name="Well played!")).to_be_visible()


def test_on_a_phone_the_chat_leaves_the_hand_in_sight(address: str, people: People) -> None:
    ann, bob = two(address, people, **PHONE)
    chat(bob)
    for number in range(4):
        write(bob, f"Text {number} " + "and more " * 15)
        expect(written(bob)).to_contain_text(f"Text {number}")
    chat(ann)
    expect(written(ann)).to_contain_text("Text 3")
    assert ann.page.evaluate(BELOW)
    ann.page.get_by_text("Phrases", exact=True).click()
    expect(ann.page.get_by_role("button", name="Goodbye!")).to_be_attached()
    assert ann.page.evaluate(BELOW)
