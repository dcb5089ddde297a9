"""An evening with four browsers: seats, partners, rules, an undo, a claim, and another game."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import People, Person, opened
from tests.browser.test_four_languages import sit

pytestmark = pytest.mark.wide


def press(person: Person, name: str) -> None:
    """Press the button whose label begins with `name`."""
    person.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}(?!…)")).first.click()


def agree(people: Sequence[Person]) -> None:
    """Have everybody agree to the proposal."""
    for person in people:
        person.page.get_by_role("button", name="Agree").click()


def seat_of(person: Person) -> int:
    """A person's seat in the lobby, from the row marked "(you)"."""
    row = person.page.locator("[data-seat]").filter(has_text="(you)")
    return int(row.get_attribute("data-seat") or -1)


def seated(address: str, people: People, game: str, names: Sequence[str]) -> list[Person]:
    """Seat a host called Ann, and guests with these names, in a lobby."""
    table = opened(address, game, others=["open"], options={"target": 500})
    all_here = [people() for _ in range(1 + len(names))]
    all_here[0].page.goto(table.personal_link)
    for person, name in zip(all_here[1:], names, strict=True):
        person.page.goto(table.link)
        person.sit(name)
        person.page.get_by_text("(you)").wait_for()
    return all_here


def shown(person: Person, text: str | re.Pattern[str]) -> Locator:
    """The element with this text that a person sees, not the live region that reads it out."""
    return person.page.locator(".page").get_by_text(text)


def on_turn(people: Sequence[Person]) -> Person:
    """Wait until somebody is to move, and return that person."""
    while True:
        for person in people:
            if person.glance():
                return person
        people[0].page.evaluate("() => new Promise(requestAnimationFrame)")


AS_SEEN = """
(name) => {
  const { firstChild: text } = name, range = document.createRange();
  const all = [...text.data].map((letter, n) => {
    range.setStart(text, n);
    range.setEnd(text, n + 1);
    return { letter, left: range.getBoundingClientRect().left };
  });
  return all.sort((one, other) => one.left - other.left).map(({ letter }) => letter).join("");
}
"""
"""JavaScript that returns the letters of a name from left to right."""


@pytest.mark.parametrize("locale", ["en", "fa"])
def test_digits_of_two_scripts_keep_their_order_in_a_name(
    address: str, people: People, locale: str
) -> None:
    table = opened(address, "dixie", name="Ali ۱۲3", others=["open"])
    guest = people(locale=locale)
    guest.page.goto(table.link)
    sit(guest.page, "علی ۱۲3")
    for name, seen in ("Ali ۱۲3", "Ali ۱۲3"), ("علی ۱۲3", "۱۲3 یلع"):
        row = guest.page.locator("[data-seat] bdi", has_text=name)
        assert row.first.evaluate(AS_SEEN) == seen


def test_seats_are_swapped_drawn_and_given(address: str, people: People) -> None:
    ann, bob, cora, dan = seated(address, people, "dixie", ["Bob", "Cora", "Dan"])
    before = seat_of(bob), seat_of(cora)
    press(bob, "Swap seats with Cora")
    expect(shown(cora, "Bob asks you to swap seats.")).to_be_visible()
    expect(shown(bob, "Waiting for Cora.")).to_be_visible()
    agree([cora])
    expect(cora.page.get_by_role("button", name="Agree")).to_have_count(0)
    for person, seat in zip((cora, bob), before, strict=True):
        expect(person.page.locator(f'[data-seat="{seat}"]')).to_contain_text("(you)")
    press(ann, "Draw lots for partners")
    for person in (ann, bob, cora, dan):
        person.page.get_by_text("Lots were drawn for the seats.").first.wait_for(state="attached")
    seat = seat_of(ann)
    press(ann, "Move Dan")
    press(ann, f"Dan sits here in seat {seat + 1}")
    expect(dan.page.locator(f'[data-seat="{seat}"]')).to_contain_text("(you)")
    press(ann, "Make host: Cora")
    expect(cora.page.get_by_role("button", name=re.compile("^Start"))).to_be_visible()
    expect(shown(ann, "Cora will start the match.")).to_be_visible()
    press(dan, "Stand up")
    expect(dan.page.get_by_role("button", name=re.compile("^Sit here"))).to_be_visible()
    dan.sit("Dan")
    dan.page.get_by_text("(you)").wait_for()


def test_changed_rules_are_read_before_the_start(address: str, people: People) -> None:
    ann, bob = seated(address, people, "dixie", ["Bob"])
    ann.page.get_by_text("Game and house rules").click()
    ann.page.get_by_label("Points to win").first.fill("350")
    press(ann, "Play by these rules")
    expect(shown(bob, "Points to win: 350 now, 500 before.")).to_be_visible()
    expect(shown(ann, "Bob has yet to see the new rules.")).to_be_visible()
    press(ann, "Start")
    expect(shown(ann, re.compile("Bob has yet to say ready"))).to_be_visible()
    press(bob, "I am ready")
    expect(shown(ann, "Bob has yet to see the new rules.")).to_have_count(0)
    ann.start()
    on_turn([ann, bob])


def take_back_a_bid(four: Sequence[Person]) -> None:
    """Have the first bidder take the bid back, with everybody's agreement."""
    bidder = on_turn(four)
    others = [person for person in four if person is not bidder]
    bidder.page.locator("section.question [data-option]:not(.confirm):not(:disabled)").first.click()
    confirm = bidder.page.locator("section.question .confirm:not(:disabled)")
    if confirm.count():
        confirm.click()
    bidder.page.get_by_role("button", name="Take back my last move").click()
    agree(others)
    bidder.page.locator("section.question").wait_for()


def claim_until_granted(four: Sequence[Person]) -> None:
    """Claim all remaining tricks at every lead, with everybody agreeing, until one is granted."""
    asked = ""
    while True:
        person = on_turn(four)
        what = person.glance()
        if what == "ready":
            return
        is_lead = what == "card" and not person.page.locator(".trick [data-card]").count()
        cards = "".join(person.hand_cards())
        if not is_lead or cards == asked:
            person.try_to(what)
            continue
        asked = cards
        person.page.get_by_role("button", name="The table").click()
        person.page.get_by_role("button", name="Claim the rest of the tricks").click()
        others = [other for other in four if other is not person]
        granted = ".results, [data-ready]"
        for other in others:
            button = other.page.get_by_role("button", name="Agree")
            button.or_(other.page.locator(granted)).first.wait_for()
            if button.count():
                button.click()


def test_an_evening(address: str, people: People) -> None:
    four = seated(address, people, "dixie", ["Bob", "Cora", "Dan"])
    ann, bob, cora, dan = four
    ann.start()
    take_back_a_bid(four)
    claim_until_granted(four)
    dan.page.get_by_role("button", name="The table").click()
    press(dan, "Leave the table…")
    press(dan, "Leave the table")
    three = [ann, bob, cora]
    ann.page.get_by_text("Dan has left the table.").first.wait_for(state="attached")
    ann.page.get_by_role("button", name="The table").click()
    press(ann, "End the match…")
    press(ann, "End the match")
    agree([bob, cora])
    for person in three:
        person.page.locator("section.match.panel").wait_for()
    ann.page.get_by_label("Play another game with the same people").select_option(
        label="Rook for Five"
    )
    ann.page.get_by_role("heading", name="Rook for Five").wait_for()
    for person in (bob, cora):
        person.page.get_by_role("link", name="Go to the next table").click()
        person.page.get_by_role("heading", name="Rook for Five").wait_for()
        assert seat_of(person) > 0
    ann.start()
    on_turn(three)
