"""The parts of a deal that are cached between moves equal newly made ones."""

from random import Random

import pytest

from rookery.language import ENGLISH
from rookery.server.updates.deal_parts import DealParts
from tests.matches import FEW_TABLES
from tests.table.tables import playing


@pytest.mark.parametrize(("game", "seats"), FEW_TABLES)
def test_a_kept_deal_is_the_same_as_one_made_anew(game: str, seats: int) -> None:
    sitting = playing(game, "p" * seats, seed=seats)
    sitting.play(Random(seats), plies=150)
    parts = DealParts()
    reused = 0
    for each in sitting.happenings:
        if not each.after.match.deals:
            continue
        for viewer in (None, *range(seats)):
            before = parts._private.get((viewer, ENGLISH))
            kept = bytes(parts.deal(each.after, viewer))
            assert kept == bytes(DealParts().deal(each.after, viewer))
            reused += parts._private[viewer, ENGLISH] is before
        assert parts.history(each.after.match) == DealParts().history(each.after.match)
    assert reused > len(sitting.happenings) / 2


def test_what_a_move_takes_back_is_made_anew() -> None:
    sitting = playing("dixie", "pbbb", seed=3)
    sitting.play(Random(3), plies=20)
    parts = DealParts()
    at_all = [it.after for it in sitting.happenings if it.after.match.deals]
    for table in (*at_all, *reversed(at_all)):
        for viewer in range(4):
            assert bytes(parts.deal(table, viewer)) == bytes(DealParts().deal(table, viewer))
