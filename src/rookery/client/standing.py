"""A table as far as its server has told: the parts of all updates, the latest of each."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rookery.client.views import totals_before, view_of
from rookery.core.game import AnyView
from rookery.fishing.state import OpenOrange
from rookery.fishing.view import FishingView
from rookery.games import preset
from rookery.table import protocol as p


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a table stands; None for what was not told yet."""

    version: int | None = None
    table: p.TableView | None = None
    deal: p.AnyDeal | None = None
    sheet: p.SheetView | None = None

    def after(self, update: p.Update) -> Standing:
        """Where it stands after an update."""
        old = Standing() if update.is_fresh else self
        return Standing(
            update.version,
            update.table or old.table,
            update.deal or old.deal,
            update.sheet or old.sheet,
        )

    @property
    def seat(self) -> int | None:
        """Where this client sits; None for a spectator."""
        return None if self.table is None else self.table.you

    @property
    def mine(self) -> p.SeatView | None:
        """This client's seat; None for a spectator."""
        if self.table is None or self.table.you is None:
            return None
        return self.table.seats[self.table.you]

    def view(self) -> AnyView | None:
        """What a bot in this seat is asked with; None while there is nothing for it to decide.

        Raises BadDeal or BadText.
        """
        table, deal = self.table, self.deal
        if table is None or deal is None or table.you is None or table.stage != "playing":
            return None
        if not deal.legal:
            return None
        rules = preset(table.game).game(table.options).rules
        return view_of(deal, rules, table.you, totals_before(self.sheet, deal))

    @property
    def is_between_deals(self) -> bool:
        """Whether the result of a deal is shown, and another deal is to come."""
        deal, table = self.deal, self.table
        if table is None or deal is None or table.stage != "playing":
            return False
        return deal.phase == "over"

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return self.table is not None and self.table.stage == "over"

    @property
    def others_here(self) -> bool:
        """Whether another person is here who plays without a program."""
        if self.table is None:
            return False
        return any(
            it.kind == "person" and it.is_here and not it.is_bot and seat != self.table.you
            for seat, it in enumerate(self.table.seats)
        )


def question(view: AnyView) -> AnyView:
    """What a view asks of its seat: two that ask the same are equal.

    In a race it does not matter who else has held meanwhile, so that whoever is thinking about an
    orange need not begin anew.
    """
    if isinstance(view, FishingView) and view.orange is not None:
        return replace(view, actors=(), orange=OpenOrange(view.orange.capturer))
    return view
