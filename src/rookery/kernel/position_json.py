"""Read and write a position as one JSON object.

`{"hands": ["S14 …", …], "trump": "spades", "leader": 0, "trick": ["S5"], "sides": [0, 1, 0, 1],
"values": {"5": 5, "10": 10, "K": 10}, "trick_points": 0, "last_trick_points": 0,
"most_tricks_points": 0}`

`trump` is a suit, `none` or `low`. Cards of the poker pack may be written with letters or with
numbers (`SA`, `S14`), and so may ranks (`A`, `14`). `values` has points by rank, with `Rook` for
the rook; the points of a single card (`"R1": 30`) take precedence over its rank's. There are six
more fields: `rook` (`low`, `10.5`, `12.5` or `high`), `rook_any_time`, `always_trump` (cards, from
the highest), `ones_high`, `tricks_won` and `last_trick_counts`. Only `hands`, `trump`, `leader` and
`sides` are required. `Position` says what the fields mean.
"""

import json
from collections.abc import Mapping
from typing import Any

from rookery.core.cards import ROOK, Card, CardSet
from rookery.core.moves import Trump
from rookery.kernel.position import BadPosition, Position
from rookery.records.cards import FACES, card_text, cards_text, parse_card
from rookery.records.errors import BadJson, BadText, shortened
from rookery.records.json_text import parsed

_MOST = 1_000_000
_NEEDED = ("hands", "trump", "leader", "sides")
_NUMBERS = ("trick_points", "last_trick_points", "most_tricks_points", "last_trick_counts")
_FLAGS = ("ones_high", "rook_any_time")
_OTHERS = ("trick", "values", *_NUMBERS, "tricks_won", "rook", "always_trump", *_FLAGS)
_FACE_OF = {str(rank): face for rank, face in FACES.items()}
_RANK_OF_FACE = {face: rank for rank, face in FACES.items()}
_RANKS = {**{str(rank): rank for rank in range(1, 15)}, **_RANK_OF_FACE, "Rook": ROOK.rank}


def read_position(text: str) -> Position:
    """The position of a JSON text. Raises BadPosition, which names the first error."""
    try:
        return position_from(parsed(text))
    except BadJson as error:
        raise BadPosition(str(error)) from None


def write_position(position: Position) -> str:
    """The position as one line of JSON; optional fields at their defaults are left out."""
    return json.dumps(position_object(position))


def position_object(position: Position) -> dict[str, Any]:
    """The position as an object for JSON, without optional fields at their defaults."""
    trump = "low" if position.low else "none"
    if position.trump is not None:
        trump = position.trump.name.lower()
    fields: dict[str, Any] = {
        "hands": [cards_text(hand) for hand in position.hands],
        "trump": trump,
        "leader": position.leader,
        "trick": list(map(card_text, position.trick)),
        "sides": list(position.sides),
        "values": _values_object(position),
        "trick_points": position.trick_points,
        "last_trick_points": position.last_trick_points,
        "most_tricks_points": position.most_tricks_points,
    }
    if position.tricks_won != (0, 0):
        fields["tricks_won"] = list(position.tricks_won)
    if position.last_trick_counts != 1:
        fields["last_trick_counts"] = position.last_trick_counts
    if position.rook != "low":
        fields["rook"] = position.rook
    for name in _FLAGS:
        if getattr(position, name):
            fields[name] = True
    if position.always_trump:
        fields["always_trump"] = list(map(card_text, position.always_trump))
    return fields


def _values_object(position: Position) -> dict[str, int]:
    """The points of the counters by rank; by card if the cards of a rank differ in points."""
    by_rank: dict[int, set[int]] = {}
    for card in position.in_play:
        by_rank.setdefault(card.rank, set()).add(position.values.get(card, 0))
    written = {}
    for card, points in position.values.items():
        name = "Rook" if card == ROOK else str(card.rank)
        written[name if len(by_rank[card.rank]) == 1 else card_text(card)] = points
    return written


def position_from(value: object) -> Position:
    """The position of a parsed JSON value. Raises BadPosition if it is wrong."""
    if not isinstance(value, dict):
        raise BadPosition("a position is a JSON object")
    for name in value:
        if name not in (*_NEEDED, *_OTHERS):
            known = ", ".join((*_NEEDED, *_OTHERS))
            raise BadPosition(f"a position has no field {shortened(name)}; it has {known}")
    for name in _NEEDED:
        if name not in value:
            raise BadPosition(f'"{name}" is missing in the position')
    hands = tuple(map(_hand, _texts(value, "hands")))
    trick = tuple(_card(text, "trick") for text in _texts(value, "trick"))
    in_play = CardSet.of((*trick, *(card for hand in hands for card in hand)))
    trump = _trump(value["trump"])
    return Position(
        hands=hands,
        leader=_number(value["leader"], '"leader"'),
        trick=trick,
        trump=trump.suit,
        low=trump is Trump.LOW,
        rook=_rook(value.get("rook", "low")),
        rook_any_time=_flag(value, "rook_any_time"),
        always_trump=tuple(_card(text, "always_trump") for text in _texts(value, "always_trump")),
        ones_high=_flag(value, "ones_high"),
        sides=_numbers(value, "sides"),
        values=_values(value.get("values", {}), in_play),
        tricks_won=_pair(value),
        **_points(value),
    )


def _hand(text: str) -> CardSet:
    cards = [_card(word, "hands") for word in text.split()]
    hand = CardSet.of(cards)
    if len(hand) < len(cards):
        twice = next(card for card in hand if cards.count(card) > 1)
        raise BadPosition(f"{card_text(twice)} is there twice")
    return hand


def _card(text: str, where: str) -> Card:
    """The card of a text, in which the rank may be a number in place of a letter."""
    letter = _FACE_OF.get(text[1:], text[1:]) if text[:1] in "SHDC" else text[1:]
    try:
        return parse_card(text[:1] + letter)
    except BadText as error:
        raise BadPosition(f'"{where}": {error}') from None


def _trump(value: object) -> Trump:
    names = [trump.value for trump in Trump]
    if value not in names:
        raise BadPosition(f'"trump" is one of {", ".join(names)}, not {_shown(value)}')
    return Trump(value)


def _values(value: object, in_play: CardSet) -> dict[Card, int]:
    if not isinstance(value, dict):
        raise BadPosition('"values" is an object: points by rank')
    by_rank: dict[int, int] = {}
    by_card: dict[Card, int] = {}
    for name, points in value.items():
        worth = _number(points, f"the value of {shortened(name)}")
        if worth < 0:
            raise BadPosition(f"the value of {shortened(name)} is below 0")
        if name in _RANKS:
            rank = _RANKS[name]
            if rank in by_rank:
                raise BadPosition(f'"values" has the rank {name} twice')
            by_rank[rank] = worth
        else:
            by_card[_valued(name)] = worth
    return {card: by_card.get(card, by_rank.get(card.rank, 0)) for card in in_play}


def _valued(name: str) -> Card:
    try:
        return _card(name, "values")
    except BadPosition:
        reason = f"a rank is 1 to 14, J, Q, K, A or Rook, not {shortened(name)}"
        raise BadPosition(f'"values": {reason}') from None


def _texts(value: Mapping[str, object], name: str) -> list[str]:
    texts = value.get(name, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadPosition(f'"{name}" is a list of texts')
    return texts


def _numbers(value: Mapping[str, object], name: str) -> tuple[int, ...]:
    numbers = value[name]
    if not isinstance(numbers, list):
        raise BadPosition(f'"{name}" is a list of whole numbers')
    return tuple(_number(number, f'each of "{name}"') for number in numbers)


def _pair(value: Mapping[str, object]) -> tuple[int, int]:
    won = _numbers({"tricks_won": [0, 0], **value}, "tricks_won")
    if len(won) != 2:
        raise BadPosition('"tricks_won" has two numbers, one a side')
    return won[0], won[1]


def _number(value: object, what: str) -> int:
    if type(value) is not int:
        raise BadPosition(f"{what} is a whole number, not {_shown(value)}")
    if abs(value) > _MOST:
        raise BadPosition(f"{what} is a whole number up to {_MOST}")
    return value


def _rook(value: object) -> str:
    if not isinstance(value, str):
        raise BadPosition('"rook" is low, 10.5, 12.5 or high')
    return value


def _flag(value: Mapping[str, object], name: str) -> bool:
    flag = value.get(name, False)
    if not isinstance(flag, bool):
        raise BadPosition(f'"{name}" is true or false')
    return flag


def _points(value: Mapping[str, object]) -> dict[str, Any]:
    """The numbers of points and of tricks, by the names of their fields."""
    return {name: _number(value[name], f'"{name}"') for name in _NUMBERS if name in value}


def _shown(value: object) -> str:
    if isinstance(value, dict | list):
        return "an object" if isinstance(value, dict) else "a list"
    return shortened(json.dumps(value))
