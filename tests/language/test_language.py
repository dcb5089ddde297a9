"""A language says messages, lists and numbers."""

import pytest

from rookery.core.cards import Suit
from rookery.language import ENGLISH, PSEUDO, Language, accepted, best, language, spoken_in
from rookery.language.catalogue import catalogue
from rookery.messages import refusals


@pytest.mark.parametrize(
    ("wanted", "tag"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("FR_ca.UTF-8", "fr"),
        ("en-XA", PSEUDO),
        ("nl", "en"),
        ("fran", "en"),
        ("\0" * 35, "en"),
    ],
)
def test_the_language_that_fits_a_tag_best(wanted: str, tag: str) -> None:
    assert best(wanted) == tag
    assert spoken_in(wanted) is language(tag)


@pytest.mark.parametrize(
    ("header", "tag"),
    [
        ("", "en"),
        ("nl, fr-CA;q=0.8, en;q=0.7", "fr"),
        ("en;q=0.3, de;q=0.9, fa;q=0.9", "de"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("de;q=2, fr;q=x, es;q=0.1", "es"),
        (",".join(["nl"] * 30 + ["fr"]), "en"),
    ],
)
def test_the_language_that_a_browser_accepts(header: str, tag: str) -> None:
    assert accepted(header) == tag


def test_what_is_said_depends_on_numbers_by_the_plurals_of_the_language() -> None:
    said = [language(tag).say("cards-counted", cards=0) for tag in ("en", "fr", "de")]
    assert said == ["0 cards", "0 carte", "0 Karten"]


def test_persian_has_its_own_digits_and_keeps_a_sign_before_its_number() -> None:
    persian = language("fa")
    assert persian.say("cards-counted", cards=12) == "۱۲ ورق"
    assert persian.signed(-30) == "\N{LEFT-TO-RIGHT MARK}-۳۰"
    assert ENGLISH.signed(-30) == "-30"


def test_a_list_in_spanish_avoids_two_equal_sounds() -> None:
    spanish = language("es")
    assert spanish.listed(["Ann", "Inés"]) == "Ann e Inés"
    assert spanish.listed(["Ann", "Íñigo"]) == "Ann e Íñigo"
    assert spanish.listed(["Ann", "Ben", "Cleo"]) == "Ann, Ben y Cleo"
    assert spanish.listed(["7", "Oro"], "list-or") == "7 u Oro"


def test_what_is_written_the_other_way_is_isolated() -> None:
    persian = language("fa")
    said = persian.format("passed", {"who": "other", "who-name": "Zoë"})
    assert said == "\u2068Zoë\u2069 پاس می‌دهد."
    assert persian.format("passed", {"who": "other", "who-name": "سارا"}) == "سارا پاس می‌دهد."
    for name in "Ali ۱۲3", "Ali ٣4":
        assert f"\u2068{name}\u2069" in persian.format("passed", {"who": "other", "who-name": name})
    assert ENGLISH.listed(["علی", "سارا 3", "Zoë"]) == "\u2068علی\u2069, \u2068سارا 3\u2069 and Zoë"
    assert persian.listed(["R5", "دو"]) == "\u2068R5\u2069 و دو"


def test_a_message_that_a_language_lacks_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(catalogue("fr").entries.texts, "list-or")
    assert Language("fr").say("list-or", items="a", item="b") == "a or b"


def test_a_message_that_is_not_there_and_an_argument_that_is_missing_are_our_mistakes() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        ENGLISH.say("no-such-message")
    with pytest.raises(KeyError, match="card"):
        ENGLISH.say("card-led", who="you")


def test_the_pseudo_locale_changes_all_letters_of_a_message_and_none_of_an_argument() -> None:
    said = language(PSEUDO).format("card-led", {"who": "other", "who-name": "Ann", "card": "red 5"})
    assert said == "Ann ļééååðš red 5."


def test_a_refusal_is_said_with_its_names_and_numbers() -> None:
    german, persian = language("de"), language("fa")
    assert german.words(refusals.follow_suit(suit=Suit.HEARTS)) == "du musst Herz bedienen"
    assert german.words(refusals.sits_there(name="Zoë")) == "dort sitzt Zoë"
    assert german.words("a sentence of no catalogue") == "a sentence of no catalogue"
    assert persian.words(refusals.capture_sum(number=9)) == "هر دسته باید ۹ باشد یا روی هم ۹ شود"
    assert str(refusals.bid_lowest_allowed(amount=70)) == "the lowest bid is 70"
