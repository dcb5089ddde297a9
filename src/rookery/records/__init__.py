"""The texts of cards, moves and positions, match files, and replay."""

from rookery.records.cards import card_text, cards_text, parse_card, parse_cards
from rookery.records.errors import BadRecord, BadText
from rookery.records.match_file import (
    DealRecord,
    MatchRecord,
    read_match,
    read_matches,
    record_of,
    redacted,
    write_match,
)
from rookery.records.moves import move_text, parse_move, parse_ply, ply_text
from rookery.records.replay import game_of, replay

__all__ = [
    "BadRecord",
    "BadText",
    "DealRecord",
    "MatchRecord",
    "card_text",
    "cards_text",
    "game_of",
    "move_text",
    "parse_card",
    "parse_cards",
    "parse_move",
    "parse_ply",
    "ply_text",
    "read_match",
    "read_matches",
    "record_of",
    "redacted",
    "replay",
    "write_match",
]
