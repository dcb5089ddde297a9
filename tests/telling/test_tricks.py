"""A trick game in sentences."""

from rookery.telling.tricks import cut_line
from rookery.telling.wording import Words
from tests.deals import dixie
from tests.tables import cards, trick_game

DIXIE = trick_game("dixie")
WORDS = Words(("You", "Ada", "Ben", "Cleo"), me=0)


def test_DX_8_the_cut_is_listed_card_by_card_from_the_dealers_left() -> None:
    top = cards("B9 G8 R2 Y4")
    pack = (*top, *(card for card in DIXIE.pack if card not in top))
    state = DIXIE.cut(dixie(DIXIE, "000 000 011 111 1", dealer=2), pack)
    sentence = cut_line(WORDS, DIXIE.view(state, 0))
    assert sentence.endswith("everybody cuts a card: Cleo B9, You G8, Ada R2, Ben Y4.")
