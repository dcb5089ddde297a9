"""A match of several deals: who deals, when a deal is scored, and when the match is over."""

from collections.abc import Sequence

import pytest

from rookery.core.cards import Card
from rookery.core.errors import BadDealer, BadDeck, MatchOver, NotOver
from rookery.core.match import Match
from rookery.core.moves import Pass
from tests.core.short import ShortGame
from tests.matching import MatchingState
from tests.tables import cards

NEW: Match[MatchingState] = Match.new(ShortGame())

ALL = cards("B1 B5 G1 G5 R1 R5 Y1 Y5")


def deck(bottom: str) -> tuple[Card, ...]:
    """A deck with a given card, the one that scores, at the bottom."""
    (last,) = cards(bottom)
    return (*(card for card in ALL if card != last), last)


def passed(match: Match[MatchingState], seats: Sequence[int] = (0, 1, 2)) -> Match[MatchingState]:
    for seat in seats:
        match = match.apply(seat, Pass())
    return match


def played(
    match: Match[MatchingState], bottom: str, dealer: int | None = None
) -> Match[MatchingState]:
    return passed(match.deal(deck(bottom), dealer))


def test_TT_5_the_first_deal_needs_its_dealer() -> None:
    with pytest.raises(BadDealer, match="first deal"):
        NEW.deal(ALL)
    with pytest.raises(BadDealer):
        NEW.deal(ALL, 3)
    for dealer in range(3):
        assert NEW.deal(ALL, dealer).deals[0].dealer == dealer


def test_TT_5_the_deal_passes_left() -> None:
    match = played(NEW, "B1", dealer=1)
    assert match.next_dealer == 2
    match = played(match, "B1")
    assert match.next_dealer == 0
    match = played(match, "B1", dealer=0)
    assert [deal.dealer for deal in match.deals] == [1, 2, 0]
    assert [deal.state.dealer for deal in match.deals] == [1, 2, 0]


def test_a_deal_begins_with_its_deck_and_the_totals_so_far() -> None:
    match = played(NEW, "B5", dealer=1).deal(deck("G1"))
    current = match.current
    assert current is not None
    assert current.deck == deck("G1")
    assert current.plies == ()
    assert current.points is None
    assert current.cut is None
    assert current.state.totals == (50, 5, 0)
    with pytest.raises(BadDeck):
        NEW.deal(ALL[:-1], 0)


def test_a_deal_must_end_before_the_next() -> None:
    match = NEW.deal(ALL, 0)
    with pytest.raises(NotOver, match="must end before the next begins"):
        match.deal(ALL)
    match = passed(match, [0, 1])
    assert match.deals[0].plies == ((0, Pass()), (1, Pass()))
    assert (match.deals[0].points, match.totals) == (None, (0, 0, 0))
    with pytest.raises(NotOver):
        match.deal(ALL)


def test_the_last_move_of_a_deal_scores_it_and_adds_to_the_totals() -> None:
    match = played(NEW, "B5", dealer=1)
    assert match.current is None
    assert match.deals[0].points == (50, 5, 0)
    assert match.totals == (50, 5, 0)
    match = played(match, "B1")
    assert match.deals[0].points == (50, 5, 0)
    assert match.deals[1].points == (10, 0, 1)
    assert match.totals == (60, 5, 1)
    assert not match.is_over


def test_between_deals_there_is_nothing_to_play_or_cut() -> None:
    for match in (NEW, played(NEW, "B1", dealer=0)):
        with pytest.raises(MatchOver, match="no deal is being played"):
            match.apply(0, Pass())
        with pytest.raises(MatchOver, match="no deal is being played"):
            match.cut(ALL)


def test_winners_end_the_match() -> None:
    match = played(played(NEW, "B5", dealer=1), "G5")
    assert match.totals == (100, 5, 5)
    assert match.winners == (0,)
    assert match.is_over
    with pytest.raises(MatchOver, match="there are no more deals"):
        match.deal(ALL)
    with pytest.raises(MatchOver):
        match.apply(0, Pass())


def test_DX_8_the_cut_scores_the_deal_and_is_kept() -> None:
    pack = tuple(reversed(ALL))
    match = played(NEW, "R1", dealer=1).cut(pack)
    assert match.deals[0].cut == pack
    assert match.deals[0].points == (50, 5, 0)
    assert match.totals == (50, 5, 0)
    assert match.current is None
    assert len(match.deals[0].plies) == 3


def test_boards_begin_at_0_by_the_dealers_they_are_given_and_nobody_wins() -> None:
    match = Match.new(ShortGame(), boards=3)
    for dealer, points in ((2, (50, 0, 5)), (2, (50, 0, 5)), (0, (55, 0, 0))):
        assert not match.is_over and match.next_dealer is None
        with pytest.raises(BadDealer, match="a board needs its dealer"):
            match.deal(ALL)
        match = match.deal(deck("B5"), dealer)
        assert match.current is not None and match.current.state.totals == (0, 0, 0)
        match = passed(match, [0])
        assert match.taken_back(1).totals == match.totals
        match = passed(match, [1, 2])
        assert match.deals[-1].points == points
    assert match.is_over and match.winners == (), "155 points are over the target of 100"
    assert [match.totals_after(number) for number in range(3)] == [
        (50, 0, 5),
        (100, 0, 10),
        (155, 0, 10),
    ]
    assert match.totals == (155, 0, 10)
    with pytest.raises(MatchOver):
        match.deal(ALL, 0)
