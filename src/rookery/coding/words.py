"""Codes in words, for logs and for people."""

from rookery.coding.actions import ActionCoding
from rookery.records.cards import card_text
from rookery.records.moves import move_text


def action_text(coding: ActionCoding, code: int) -> str:
    """A code in words, different for each code. Raises IllegalAction if no move has this code.

    >>> from rookery.games import GAMES
    >>> coding = ActionCoding(GAMES["tuxedo"].rules)
    >>> action_text(coding, 8), action_text(coding, coding.blocks["done"][0])
    ('take B9', 'done')
    """
    name = coding.block_of(code)
    if code in coding.moves:
        return move_text(coding.moves[code])
    if name == "done":
        return name
    return f"{name} {card_text(coding.rules.pack[code - coding.blocks[name].start])}"
