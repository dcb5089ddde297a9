"""The texts of moves: `SEAT VERB …`, as in `1 bid 70` or `2 take R9 G9 B5+Y4 [G5+R4]`."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from rookery.core import moves as m
from rookery.core.cards import Card
from rookery.records.cards import UNKNOWN, card_text, parse_card
from rookery.records.errors import BadText, shortened

_Words: TypeAlias = list[str]

_ALONE: Mapping[type, str] = {
    m.Pass: "pass",
    m.Stay: "stay",
    m.ClaimMisdeal: "claim",
    m.PlayOn: "play",
    m.CallOrange: "orange",
    m.Hold: "hold",
}
"""The texts of the moves that are one word."""


def ply_text(ply: m.Ply) -> str:
    """The text of a move with its seat.

    >>> ply_text((1, m.Bid(70)))
    '1 bid 70'
    """
    seat, move = ply
    return f"{seat} {move_text(move)}"


def move_text(move: m.Move) -> str:
    """The text of a move without its seat."""
    match move:
        case m.Bid(amount):
            return f"bid {amount}"
        case m.ShootSun():
            return "bid sun"
        case m.Pass() | m.Stay() | m.ClaimMisdeal() | m.PlayOn() | m.CallOrange() | m.Hold():
            return _ALONE[type(move)]
        case m.Bury(card):
            return f"bury {card_text(card)}"
        case m.NameTrump(trump):
            return f"trump {trump.value}"
        case m.CallPartner(card):
            return f"call {card_text(card)}"
        case m.ChooseLead(to_left):
            return "lead left" if to_left else "lead self"
        case m.Play(card):
            return f"play {card_text(card)}"
        case m.Take(card, groups):
            return " ".join(["take", card_text(card), *map(group_text, groups)])
        case m.Build(card, on, beside):
            words = ["on", group_text(on)] if on.cards else []
            words += ["with", *map(group_text, beside)] if beside else []
            return " ".join(["build", card_text(card), *words])
        case m.Trail(card):
            return f"trail {card_text(card)}"


def group_text(group: m.Group) -> str:
    """The text of a group: its cards joined by +, a build in brackets."""
    joined = "+".join(map(card_text, group.cards))
    return f"[{joined}]" if group.is_build else joined


def parse_ply(text: str) -> m.Ply:
    """The seat and the move of a text. Raises BadText, whose message shows the right form.

    >>> parse_ply("4 bid sun")
    (4, ShootSun())
    """
    words = text.split(maxsplit=1)
    if len(words) < 2:
        raise BadText(f"a ply is a seat and a move, as in '1 bid 70', not {shortened(text)}")
    return _number(words[0], "a seat"), parse_move(words[1])


def parse_move(text: str) -> m.Move:
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


def _bid(words: _Words) -> m.Move | None:
    match words:
        case ["sun"]:
            return m.ShootSun()
        case [amount]:
            return m.Bid(_number(amount, "a bid"))
    return None


def _alone(make: Callable[[], m.Move]) -> Callable[[_Words], m.Move | None]:
    return lambda words: None if words else make()


def _with_card(make: Callable[[Card], m.Move]) -> Callable[[_Words], m.Move | None]:
    return lambda words: make(parse_card(words[0])) if len(words) == 1 else None


def _play(words: _Words) -> m.Move | None:
    if not words:
        return m.PlayOn()
    return m.Play(parse_card(words[0])) if len(words) == 1 else None


def _bury(words: _Words) -> m.Move | None:
    if words == [UNKNOWN]:
        return m.Bury(None)
    return m.Bury(parse_card(words[0])) if len(words) == 1 else None


def _trump(words: _Words) -> m.Move | None:
    names = [trump.value for trump in m.Trump]
    if len(words) != 1:
        return None
    if words[0] not in names:
        raise BadText(f"trump must be one of {', '.join(names)}, not {shortened(words[0])}")
    return m.NameTrump(m.Trump(words[0]))


def _lead(words: _Words) -> m.Move | None:
    if words not in (["self"], ["left"]):
        return None
    return m.ChooseLead(to_left=words == ["left"])


def _take(words: _Words) -> m.Move | None:
    if len(words) < 2:
        return None
    return m.Take(parse_card(words[0]), tuple(map(parse_group, words[1:])))


def _build(words: _Words) -> m.Move | None:
    match words:
        case [card, "on", group]:
            return m.Build(parse_card(card), parse_group(group))
        case [card, "on", group, "with", _, *_]:
            return m.Build(parse_card(card), parse_group(group), tuple(map(parse_group, words[4:])))
        case [card, "with", _, *_]:
            return m.Build(parse_card(card), m.Group(()), tuple(map(parse_group, words[2:])))
    return None


def parse_group(text: str) -> m.Group:
    """The group of a text. Raises BadText."""
    is_build = text.startswith("[")
    if is_build != text.endswith("]"):
        raise BadText(f"a build is written in brackets, as in [G5+R4], not {shortened(text)}")
    cards = text[1:-1] if is_build else text
    return m.Group(tuple(map(parse_card, cards.split("+"))), is_build)


_VERBS: Mapping[str, tuple[str, Callable[[_Words], m.Move | None]]] = {
    "bid": ("bid 70", _bid),
    "pass": ("pass", _alone(m.Pass)),
    "bury": ("bury R1", _bury),
    "trump": ("trump red", _trump),
    "call": ("call HA", _with_card(m.CallPartner)),
    "lead": ("lead self", _lead),
    "play": ("play G14", _play),
    "take": ("take R9 G9 B5+Y4 [G5+R4]", _take),
    "build": ("build R5 on B4", _build),
    "trail": ("trail R7", _with_card(m.Trail)),
    "orange": ("orange", _alone(m.CallOrange)),
    "hold": ("hold", _alone(m.Hold)),
    "stay": ("stay", _alone(m.Stay)),
    "claim": ("claim", _alone(m.ClaimMisdeal)),
}
