"""The games in sentences, from one seat's view: for terminals, pages and screen readers."""

from __future__ import annotations

from types import ModuleType

from rookery.core.game import AnyView
from rookery.fishing.view import FishingView
from rookery.telling import fishing, tricks


def of(view: AnyView) -> ModuleType:
    """The module with the sentences for the kind of game that the view belongs to."""
    return fishing if isinstance(view, FishingView) else tricks
