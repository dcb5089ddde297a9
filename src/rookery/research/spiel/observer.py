"""The observations of a player of OpenSpiel, as tensors and as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from rookery.coding import ObservationCoding
from rookery.core.cards import CardSet
from rookery.fishing.rules import FishingRules
from rookery.research import bounds
from rookery.research.spiel.parameters import Chosen
from rookery.research.spiel.progress import Progress
from rookery.research.spiel.seen import plies_seen, turned
from rookery.research.spiel.texts import information_text, observation_text, private_text

if TYPE_CHECKING:
    from rookery.research.spiel.state import SpielState

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Piece:
    """A named part of a tensor, and the function that fills it in for a player."""

    name: str
    shape: tuple[int, ...]
    fill: Callable[[Floats, Progress, int], None]


class SpielObserver:
    """The tensor and the text of a state as a player sees it (OpenSpiel's `PyObserver`).

    `observation` is an observation of `rookery.coding` between 0 and 1. With perfect recall there
    are also the cards that the player was dealt first, the centre at the beginning, every ply with
    its codes, the order of a dummy's cards, and the codes of the next move that the player has
    chosen. Without public information, there is only the hand.
    """

    def __init__(self, chosen: Chosen, kind: Any, params: Mapping[str, object] | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters, so not {dict(params)}")
        self._kind = kind
        self._pieces = _pieces(chosen, kind)
        self.tensor: Floats = np.zeros(sum(prod(it.shape) for it in self._pieces), np.float32)
        self.dict: dict[str, Floats] = {}
        start = 0
        for piece in self._pieces:
            size = prod(piece.shape)
            self.dict[piece.name] = self.tensor[start : start + size].reshape(piece.shape)
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill in the tensor for a player."""
        self.tensor.fill(0)
        for piece in self._pieces:
            piece.fill(self.dict[piece.name], state.progress, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, as text. With perfect recall, it differs for each information
        state."""
        progress, private = state.progress, self._kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            seats = range(progress.chosen.coded.seats)
            return "\n".join(information_text(progress, seat) for seat in seats)
        sees_own = private != pyspiel.PrivateInfoType.NONE
        if not self._kind.public_info:
            return private_text(progress, player) if sees_own else ""
        viewer = player if sees_own else None
        if self._kind.perfect_recall:
            return information_text(progress, viewer)
        return observation_text(progress, viewer)


def _pieces(chosen: Chosen, kind: Any) -> list[Piece]:
    coded = chosen.coded
    pack, seats, rules = len(coded.game.pack), coded.seats, coded.rules
    sees_own = kind.private_info != pyspiel.PrivateInfoType.NONE
    pieces = [Piece("player", (seats,), _player)]
    if kind.public_info:
        size = (coded.observations.size,)
        pieces.append(Piece("observation", size, _observing(coded.observations, sees_own=sees_own)))
    elif sees_own:
        pieces.append(Piece("hand", (pack,), _hand))
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        pieces.append(Piece("hands", (seats, pack), _hands))
    if kind.perfect_recall and kind.public_info:
        rows = (bounds.most_plies(rules), seats + coded.actions.n + 1)
        pieces.append(Piece("plies", rows, _plies if sees_own else _public_plies))
        if isinstance(rules, FishingRules):
            pieces.append(Piece("first_centre", (pack,), _first_centre))
        elif rules.dummy is not None:
            pieces.append(Piece("dummy", (pack,), _dummy))
        if sees_own:
            pieces.append(Piece("dealt", (pack,), _dealt))
            pieces.append(Piece("chosen", (coded.actions.n,), _chosen))
    return pieces


def _player(out: Floats, progress: Progress, player: int) -> None:
    out[player] = 1


def _observing(
    coding: ObservationCoding, *, sees_own: bool
) -> Callable[[Floats, Progress, int], None]:
    """Fills in an observation between 0 and 1, or the hand so far while cards are dealt."""
    highest = np.concatenate(
        [np.full(prod(it.shape), it.high, np.float32) for it in coding.features()]
    )
    hand = coding["hand"].slice

    def fill(out: Floats, progress: Progress, player: int) -> None:
        if progress.position is not None:
            observed = progress.position.observe(player if sees_own else None)
            np.divide(np.frombuffer(observed, np.uint8), highest, out=out)
        elif sees_own:
            _cards(out[hand], progress, progress.hand_so_far(player))

    return fill


def _cards(out: Floats, progress: Progress, cards: CardSet) -> None:
    out[:] = np.frombuffer(progress.chosen.coded.actions.places.row(cards), np.uint8)


def _hand(out: Floats, progress: Progress, player: int) -> None:
    if progress.position is None:
        _cards(out, progress, progress.hand_so_far(player))
    else:
        _cards(out, progress, progress.position.view(player).hand)


def _hands(out: Floats, progress: Progress, player: int) -> None:
    seats = len(out)
    for step in range(seats):
        _hand(out[step], progress, (player + step) % seats)


def _dealt(out: Floats, progress: Progress, player: int) -> None:
    _cards(out, progress, progress.hand_so_far(player))


def _first_centre(out: Floats, progress: Progress, player: int) -> None:
    _cards(out, progress, progress.first_centre)


def _dummy(out: Floats, progress: Progress, player: int) -> None:
    """The place of each card among those that the dummy has turned up, between 0 and 1."""
    if progress.position is not None:
        order = progress.chosen.coded.actions.places.ranked(turned(progress.position))
        out[:] = np.frombuffer(order, np.uint8) / len(out)


def _plies(out: Floats, progress: Progress, player: int) -> None:
    _write_plies(out, progress, player, player)


def _public_plies(out: Floats, progress: Progress, player: int) -> None:
    _write_plies(out, progress, None, 0)


def _write_plies(out: Floats, progress: Progress, viewer: int | None, first: int) -> None:
    """A row for each ply: its seat, counted from the first, and all codes of its move."""
    coded = progress.chosen.coded
    plies = () if progress.position is None else plies_seen(progress.position, viewer)
    for row, (seat, move) in zip(out, plies, strict=False):
        row[(seat - first) % coded.seats] = 1
        for code in coded.actions.codes(move):
            row[coded.seats + code] = 1


def _chosen(out: Floats, progress: Progress, player: int) -> None:
    if progress.position is not None:
        for code in progress.position.begun(player):
            out[code] = 1
