"""Answers to commands in the language of whoever reads them."""

from rookery.core.cards import Suit
from rookery.core.decision import Decision
from rookery.core.moves import Bury
from rookery.language import ENGLISH, language
from rookery.messages import reasons, refusals
from rookery.records.cards import parse_card
from rookery.server.updates.answers import hinted, in_words_of
from rookery.table import protocol as p
from rookery.table.refusal import Reason, Refused


def test_what_an_answer_says_is_in_the_language_of_its_reader() -> None:
    refused = Refused("1", "illegal-move", refusals.follow_suit(suit=Suit.HEARTS))
    why = Reason("1", refusals.bid_lowest_allowed(amount=70))
    assert in_words_of(ENGLISH, refused) == p.Refused("1", refused.code, "you must follow hearts")
    assert in_words_of(ENGLISH, why) == p.Reason("1", "the lowest bid is 70")
    german, persian = language("de"), language("fa")
    assert in_words_of(german, refused) == p.Refused("1", refused.code, "du musst Herz bedienen")
    assert in_words_of(persian, why) == p.Reason("1", "پایین‌ترین خواندن ۷۰ است")


def test_a_hint_names_all_cards_that_belong_together_and_its_reason_in_words() -> None:
    first, *rest = (Bury(parse_card(text)) for text in ("R1", "G5", "B2"))
    weighed = ((first, 60.0), (rest[0], 59.0))
    decision = Decision(first, reasons.ruffs(points=0), considered=weighed, then=tuple(rest))
    found = hinted(language("de"), "1", decision)
    then = ("bury G5", "bury B2")
    assert found == p.Hinted("1", "bury R1", "sticht den Stich", (), then)
