"""Redacted records: they show only cards that the viewer may know, and do not replay."""

import json
import re

import pytest

from rookery.core.cards import CardSet
from rookery.records import (
    BadRecord,
    MatchRecord,
    parse_card,
    read_match,
    redacted,
    replay,
    write_match,
)
from tests.matches import EVERY_TABLE, Recorded, recorded, with_a_cut

PLIES = (0, 3, 8, 15, 30, 60, 90)


CARD = re.compile(r"\b(?:[BGRY][0-9]+|[SHDC](?:[0-9]+|[JQKA])|Rook)\b")


def told_of_the_last_deal(record: MatchRecord) -> CardSet:
    """Every card named in the text of the deal that is being played."""
    fields = json.loads(write_match(record))
    return CardSet.of(map(parse_card, CARD.findall(json.dumps(fields["deals"][-1]))))


def under_way(name: str, seats: int) -> list[Recorded]:
    found = [recorded(name, n, deals=1, plies=n, chosen={"seats": seats}) for n in PLIES]
    return [it for it in found if it.match.current is not None]


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_a_viewer_is_shown_their_hand_and_no_card_that_they_have_not_seen(
    name: str, seats: int
) -> None:
    for it in under_way(name, seats):
        deal = it.match.deals[-1]
        fresh = it.match.game.start(deal.deck, deal.dealer)
        for viewer in (None, *range(seats)):
            shown = redacted(it.match, it.record, viewer)
            view = it.match.game.view(deal.state, viewer)
            may_be_named = view.seen | CardSet.of(getattr(view, "called", ()))
            assert told_of_the_last_deal(shown) <= may_be_named
            assert it.match.game.view(fresh, viewer).hand <= told_of_the_last_deal(shown)
            assert read_match(write_match(shown)) == shown
            assert shown.deals[:-1] == it.record.deals[:-1]
            with pytest.raises(BadRecord, match="redacted") as caught:
                replay(shown)
            assert (caught.value.code, caught.value.deal) == ("redacted", len(shown.deals) - 1)


def test_only_the_bidder_sees_the_buried_cards() -> None:
    seen_hidden = 0
    for it in under_way("dixie", 4):
        state = it.match.deals[-1].state
        for viewer in (None, *range(4)):
            moves = redacted(it.match, it.record, viewer).deals[-1].moves
            buried = [move.split()[2] for move in moves if move.split()[1] == "bury"]
            is_bidder = viewer == state.bidder
            assert all((card != "?") == is_bidder for card in buried)
            seen_hidden += len(buried) * (not is_bidder)
    assert seen_hidden


def test_finished_deals_are_open() -> None:
    it = with_a_cut()
    assert redacted(it.match, it.record, None) == it.record
