"""The games told in sentences, from what one seat may see: for terminals, pages and readers."""

from __future__ import annotations

from types import ModuleType

from rookery.core.game import AnyView
from rookery.fishing.view import FishingView
from rookery.telling import fishing, tricks


def of(view: AnyView) -> ModuleType:
    """The sentences for the kind of game that a view is of."""
    return fishing if isinstance(view, FishingView) else tricks
