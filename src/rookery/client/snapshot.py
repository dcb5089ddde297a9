"""A client's knowledge of a table: the latest version of each part that the server has sent."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rookery.client.views import totals_before, view_of
from rookery.core.game import AnyView
from rookery.fishing.state import OpenOrange
from rookery.fishing.view import FishingView
from rookery.games import preset
from rookery.table import protocol as p


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as last shown to this client; parts not sent yet are None."""

    version: int | None = None
    table: p.TableView | None = None
    deal: p.AnyDeal | None = None
    sheet: p.SheetView | None = None

    def after(self, update: p.Update) -> Snapshot:
        """The snapshot after an update, which may replace only some parts."""
        old = Snapshot() if update.is_fresh else self
        return Snapshot(
            update.version,
            update.table or old.table,
            update.deal or old.deal,
            update.sheet or old.sheet,
        )

    @property
    def seat(self) -> int | None:
        """The seat of this client; None for a spectator."""
        return None if self.table is None else self.table.you

    @property
    def mine(self) -> p.SeatView | None:
        """The seat of this client as the server shows it; None for a spectator."""
        if self.table is None or self.table.you is None:
            return None
        return self.table.seats[self.table.you]

    def view(self) -> AnyView | None:
        """The view for the bot in this seat, None without a decision. Raises BadDeal or BadText."""
        table, deal = self.table, self.deal
        if table is None or deal is None or table.you is None or table.stage != "playing":
            return None
        if not deal.legal:
            return None
        rules = preset(table.game).game(table.options).rules
        return view_of(deal, rules, table.you, totals_before(self.sheet, deal))

    @property
    def is_between_deals(self) -> bool:
        """Whether the result of a deal is shown and another deal will follow."""
        deal, table = self.deal, self.table
        if table is None or deal is None or table.stage != "playing":
            return False
        return deal.phase == "over"

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.table is not None and self.table.stage == "over"

    @property
    def others_here(self) -> bool:
        """Whether anybody else is connected who plays in person."""
        if self.table is None:
            return False
        return any(
            it.kind == "person" and it.is_here and not it.is_bot and seat != self.table.you
            for seat, it in enumerate(self.table.seats)
        )


def question(view: AnyView) -> AnyView:
    """A key that is equal for views that require the same decision of their seat.

    In a race the key ignores which other seats have declined, so that a bot thinking about an
    orange need not start again.
    """
    if isinstance(view, FishingView) and view.orange is not None:
        return replace(view, actors=(), orange=OpenOrange(view.orange.capturer))
    return view
