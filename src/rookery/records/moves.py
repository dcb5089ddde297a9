"""The texts of moves: `SEAT VERB …`, as in `1 bid 70` or `2 take R9 G9 B5+Y4 [G5+R4]`."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from rookery.core.cards import Card
from rookery.core.moves import (
    Bid,
    Build,
    Bury,
    CallOrange,
    CallPartner,
    ChooseLead,
    ClaimMisdeal,
    Group,
    Hold,
    Move,
    NameTrump,
    Pass,
    Play,
    PlayOn,
    Ply,
    ShootSun,
    Stay,
    Take,
    Trail,
    Trump,
)
from rookery.records.cards import UNKNOWN, card_text, parse_card
from rookery.records.errors import BadText, shortened

_Words: TypeAlias = list[str]

_ALONE: Mapping[type, str] = {
    Pass: "pass",
    Stay: "stay",
    ClaimMisdeal: "claim",
    PlayOn: "play",
    CallOrange: "orange",
    Hold: "hold",
}
"""The texts of the moves that are one word."""


def ply_text(ply: Ply) -> str:
    """The text of a move with its seat.

    >>> ply_text((1, Bid(70)))
    '1 bid 70'
    """
    seat, move = ply
    return f"{seat} {move_text(move)}"


def move_text(move: Move) -> str:
    """The text of a move without its seat."""
    match move:
        case Bid(amount):
            return f"bid {amount}"
        case ShootSun():
            return "bid sun"
        case Pass() | Stay() | ClaimMisdeal() | PlayOn() | CallOrange() | Hold():
            return _ALONE[type(move)]
        case Bury(card):
            return f"bury {card_text(card)}"
        case NameTrump(trump):
            return f"trump {trump.value}"
        case CallPartner(card):
            return f"call {card_text(card)}"
        case ChooseLead(to_left):
            return "lead left" if to_left else "lead self"
        case Play(card):
            return f"play {card_text(card)}"
        case Take(card, groups):
            return " ".join(["take", card_text(card), *map(group_text, groups)])
        case Build(card, on):
            return f"build {card_text(card)} on {group_text(on)}"
        case Trail(card):
            return f"trail {card_text(card)}"


def group_text(group: Group) -> str:
    """The text of a group: its cards joined by +, a build in brackets."""
    joined = "+".join(map(card_text, group.cards))
    return f"[{joined}]" if group.is_build else joined


def parse_ply(text: str) -> Ply:
    """The seat and the move of a text. Raises BadText, whose message shows the right form.

    >>> parse_ply("4 bid sun")
    (4, ShootSun())
    """
    words = text.split(maxsplit=1)
    if len(words) < 2:
        raise BadText(f"a ply is a seat and a move, as in '1 bid 70', not {shortened(text)}")
    return _number(words[0], "a seat"), parse_move(words[1])


def parse_move(text: str) -> Move:
    """The move of a text without a seat. Raises BadText."""
    verb, *words = text.split() or [""]
    if verb not in _VERBS:
        raise BadText(f"there is no verb {shortened(verb)}; the verbs are {', '.join(_VERBS)}")
    usage, parse = _VERBS[verb]
    move = parse(words)
    if move is None:
        raise BadText(f"{verb} is written as in {usage!r}, not {shortened(text)}")
    return move


def _number(text: str, what: str) -> int:
    """The whole number of a text without a sign or leading zeros. Raises BadText."""
    if not (text.isascii() and text.isdecimal()) or len(text) > 6 or str(int(text)) != text:
        raise BadText(f"{what} must be a whole number, not {shortened(text)}")
    return int(text)


def _bid(words: _Words) -> Move | None:
    match words:
        case ["sun"]:
            return ShootSun()
        case [amount]:
            return Bid(_number(amount, "a bid"))
    return None


def _alone(make: Callable[[], Move]) -> Callable[[_Words], Move | None]:
    return lambda words: None if words else make()


def _with_card(make: Callable[[Card], Move]) -> Callable[[_Words], Move | None]:
    return lambda words: make(parse_card(words[0])) if len(words) == 1 else None


def _play(words: _Words) -> Move | None:
    if not words:
        return PlayOn()
    return Play(parse_card(words[0])) if len(words) == 1 else None


def _bury(words: _Words) -> Move | None:
    if words == [UNKNOWN]:
        return Bury(None)
    return Bury(parse_card(words[0])) if len(words) == 1 else None


def _trump(words: _Words) -> Move | None:
    names = [trump.value for trump in Trump]
    if len(words) != 1:
        return None
    if words[0] not in names:
        raise BadText(f"trump must be one of {', '.join(names)}, not {shortened(words[0])}")
    return NameTrump(Trump(words[0]))


def _lead(words: _Words) -> Move | None:
    if words not in (["self"], ["left"]):
        return None
    return ChooseLead(to_left=words == ["left"])


def _take(words: _Words) -> Move | None:
    if len(words) < 2:
        return None
    return Take(parse_card(words[0]), tuple(map(parse_group, words[1:])))


def _build(words: _Words) -> Move | None:
    match words:
        case [card, "on", group]:
            return Build(parse_card(card), parse_group(group))
    return None


def parse_group(text: str) -> Group:
    """The group of a text. Raises BadText."""
    is_build = text.startswith("[")
    if is_build != text.endswith("]"):
        raise BadText(f"a build is written in brackets, as in [G5+R4], not {shortened(text)}")
    cards = text[1:-1] if is_build else text
    return Group(tuple(map(parse_card, cards.split("+"))), is_build)


_VERBS: Mapping[str, tuple[str, Callable[[_Words], Move | None]]] = {
    "bid": ("bid 70", _bid),
    "pass": ("pass", _alone(Pass)),
    "bury": ("bury R1", _bury),
    "trump": ("trump red", _trump),
    "call": ("call HA", _with_card(CallPartner)),
    "lead": ("lead self", _lead),
    "play": ("play G14", _play),
    "take": ("take R9 G9 B5+Y4 [G5+R4]", _take),
    "build": ("build R5 on B4", _build),
    "trail": ("trail R7", _with_card(Trail)),
    "orange": ("orange", _alone(CallOrange)),
    "hold": ("hold", _alone(Hold)),
    "stay": ("stay", _alone(Stay)),
    "claim": ("claim", _alone(ClaimMisdeal)),
}
