"""A player's knowledge as text."""

from collections.abc import Iterable

from rookery.coding.words import action_text
from rookery.core.cards import Card, CardSet, Seat
from rookery.core.moves import Build, Ply, Take
from rookery.fishing.rules import FishingRules
from rookery.records.cards import card_text
from rookery.records.moves import ply_text
from rookery.research.position import Position
from rookery.research.spiel.progress import Progress
from rookery.research.spiel.seen import plies_seen, turned


def private_text(progress: Progress, player: Seat) -> str:
    """The hand of a player; "" while it is empty."""
    position = progress.position
    if position is None:
        return _cards(progress.hand_so_far(player))
    return _cards(position.view(player).hand)


def information_text(progress: Progress, viewer: Seat | None) -> str:
    """Everything that a seat, or a spectator (None), has learnt in the deal, in order.

    Two states have the same text if, and only if, the seat cannot tell them apart.
    """
    parts = {"seat": "spectator" if viewer is None else str(viewer)}
    if viewer is not None:
        parts["dealt"] = _cards(progress.hand_so_far(viewer))
    position = progress.position
    if position is None:
        return _joined(parts)
    view = position.view(viewer)
    if isinstance(position.coded.rules, FishingRules):
        parts["hand"] = _cards(view.hand)
        parts["first centre"] = _cards(progress.first_centre)
        parts["centre"] = _cards(card for pile in view.centre for card in sorted(pile.cards))
    else:
        parts["nest"] = _cards(view.nest or ())
        parts["face up"] = _cards(view.face_up)
        parts["dummy"] = " ".join(map(card_text, turned(position)))
        parts["cut"] = " ".join(map(card_text, progress.cut))
    parts["moves"] = ", ".join(_ply(position, ply) for ply in plies_seen(position, viewer))
    actions = progress.chosen.coded.actions
    parts["chosen"] = ", ".join(action_text(actions, it) for it in position.begun(viewer))
    return _joined(parts)


def observation_text(progress: Progress, viewer: Seat | None) -> str:
    """An observation by the names of its features, without those that are all 0."""
    position = progress.position
    if position is None:
        hand = "" if viewer is None else _cards(progress.hand_so_far(viewer))
        return _joined({"hand": hand})
    coding, observed = position.coded.observations, position.observe(viewer)
    pack = position.coded.game.pack
    parts = {}
    for feature in coding.features():
        values, width = observed[feature.slice], feature.shape[-1]
        rows = [values[at : at + width] for at in range(0, len(values), width)]
        if any(values):
            is_cards = width == len(pack) and feature.high == 1
            texts = [
                _row_of_cards(row, pack) if is_cards else " ".join(map(str, row)) for row in rows
            ]
            parts[feature.name] = " | ".join(texts)
    return _joined(parts)


def _row_of_cards(row: bytes, pack: tuple[Card, ...]) -> str:
    return _cards(card for card, is_in in zip(pack, row, strict=True) if is_in)


def _ply(position: Position, ply: Ply) -> str:
    """A ply by its codes, which are the same however the groups of a capture are listed."""
    seat, move = ply
    actions = position.coded.actions
    if isinstance(move, Take | Build):
        return f"{seat} " + " ".join(action_text(actions, code) for code in actions.codes(move))
    return ply_text(ply)


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(card_text, CardSet.of(cards)))


def _joined(parts: dict[str, str]) -> str:
    return "\n".join(f"{name}: {text}" for name, text in parts.items() if text)
