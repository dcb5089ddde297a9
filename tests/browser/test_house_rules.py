"""The page of a game and its house rules: read, followed to the rule book, and set by a link."""

import re

from tests.browser.people import Person, call


def test_a_game_is_read_up_and_played_by_house_rules(address: str, ann: Person) -> None:
    page = ann.page
    page.goto(f"{address}games")
    for game in call(address, "games")["games"]:
        link = page.locator(f"main a[href='/games/{game['name']}']")
        assert game["title"] in link.inner_text()
    page.locator("main a[href='/games/dixie']").click()
    page.get_by_role("link", name="How to play").click()
    page.get_by_role("heading", name="How to play Dixie Rook").wait_for()
    page.get_by_role("link", name="House rules").click()
    page.get_by_text("If everybody passes").first.wait_for()
    text = page.locator("main").inner_text()
    assert "The next dealer deals" in text
    assert "dealer_minimum" not in text
    with page.expect_popup() as opened:
        page.get_by_role("link", name="TT-6").click()
    rule = opened.value.locator("#TT-6")
    rule.get_by_text("If everybody passes").wait_for()
    opened.value.close()


def test_house_rules_become_a_sheet_in_words_under_a_familys_name(
    address: str, ann: Person
) -> None:
    page = ann.page
    page.goto(f"{address}games/kentucky-rook/rules?minimum_bid=80")
    page.get_by_label("Name of these rules").fill("Grandma's Rook")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("link", name="These rules in words").click()
    page.get_by_role("heading", name="How to play Grandma's Rook").wait_for()
    page.get_by_text("from 80 to 180 in steps of 5").wait_for()
    page.get_by_role("heading", name="One difference from the usual rules").wait_for()
    page.get_by_role("row", name="Lowest bid: 80 Lowest bid: 100").wait_for()
    other = page.get_by_label("Compare with others")
    other.fill("no link")
    page.get_by_text("This is no link to the rules of a game.").wait_for()
    other.fill(f"{address}games/kentucky-rook/how?hold=true#name=Ours")
    page.get_by_role("heading", name="2 differences from Ours").wait_for()
    page.emulate_media(media="print")
    assert not page.get_by_role("link").or_(page.get_by_role("button")).filter(visible=True).count()


def test_a_sheet_kept_with_a_club_opens_tables_and_is_offered_for_evenings(
    address: str, ann: Person
) -> None:
    page = ann.page
    page.goto(f"{address}c")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Name of the club").fill("Rookers")
    page.get_by_role("button", name="Make a club").click()
    page.wait_for_url("**/c/*")
    club = page.url
    page.goto(f"{address}games/dixie/how?target=210#name=Grandma's")
    page.get_by_role("button", name="Keep with your profile").click()
    page.get_by_role("link", name="See all").wait_for()
    page.get_by_label("Name of these rules").fill("Spare")
    page.get_by_role("button", name="Keep with your profile").click()
    page.get_by_role("link", name="See all").click()
    page.get_by_text("Rename or remove Grandma's").click()
    name = page.get_by_label("Name of these rules").first
    name.fill("Spare")
    name.press("Enter")
    page.get_by_role("listitem").filter(has_text="is kept here already").wait_for()
    page.locator("input:focus").fill("Mine")
    name.press("Enter")
    focused = page.locator("summary:focus")
    focused.filter(has_text="Mine").wait_for()
    page.get_by_text("Rename or remove Spare").click()
    for _ in ("asks", "is sure"):
        page.get_by_role("button", name=re.compile("Remove .*Spare")).click()
    focused.filter(has_text="Mine").wait_for()
    page.get_by_role("link", name="Mine").click()
    page.get_by_role("heading", name="How to play Mine").wait_for()
    page.get_by_role("button", name="Keep with Rookers").click()
    page.get_by_role("link", name="See all").click()
    page.wait_for_url(club)
    page.get_by_text("Dixie Rook · One difference from the usual rules").wait_for()
    page.get_by_role("button", name="Plan an evening").click()
    page.get_by_role("button", name="Mine", exact=True).click()
    page.get_by_text("House rules (1 changed)").click()
    for target, is_ours in (("220", False), ("210", True)):
        page.get_by_label("Points to win").fill(target)
        page.get_by_role("button", name="Mine", exact=True, pressed=is_ours).wait_for()
    page.get_by_role("button", name="Invite friends with these rules: Mine").click()
    page.wait_for_url("**/t/*")
    record = call(address, f"tables/{page.url.rsplit('/', 1)[1]}/record")
    assert (record["game"], record["options"]) == ("dixie", {"seats": 4, "target": 210})


def test_FO_29_what_does_not_fit_is_told_at_once(address: str, ann: Person) -> None:
    page = ann.page
    page.goto(f"{address}games/kentucky/rules?low_cards=4")
    refusal = page.get_by_role("alert").filter(has_text="10 cards each would fit")
    refusal.wait_for()
    page.get_by_label("Play with a different number of cards each").check()
    page.get_by_role("spinbutton", name="Different number of cards each").fill("10")
    refusal.wait_for(state="detached")
    page.get_by_role("link", name="These rules in words").click()
    page.get_by_text("Each hand gets 10 cards, and 5 are left over: the nest.").wait_for()


def test_a_link_carries_house_rules(address: str, ann: Person) -> None:
    ann.page.goto(f"{address}rules/tuxedo?seats=3&orange=auto&target=150&moon=5")
    ann.page.get_by_text("moon").first.wait_for()
    assert ann.page.get_by_label("Points to win").first.input_value() == "150"
    ann.play_now()
    ann.todo()
    code = ann.page.url.rsplit("/", 1)[1].split("#")[0]
    record = call(address, f"tables/{code}/record")
    assert record["options"] == {"seats": 3, "orange": "auto", "target": 150}
