"""The turns that are listed, those that are accepted and those of the oracle agree."""

from collections.abc import Iterator
from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.cards import CardSet, rook_pack
from rookery.core.moves import Take
from rookery.fishing import captures, turns
from rookery.fishing.state import FishingState, Haul, Pile, Shown
from rookery.records import BadText, card_text, move_text, parse_move
from tests.oracle import tuxedo as oracle
from tests.oracle.corrupt import tuxedo_moves
from tests.oracle.options import with_defaults
from tests.tables import cards, table, tuxedo

PACK = rook_pack(range(1, 15), with_rook=False)
LOW = rook_pack(range(1, 8), with_rook=False)

OPTIONS = st.fixed_dictionaries(
    {
        "seats": st.just(2),
        "capture": st.sampled_from(["maximal", "any", "most"]),
        "trail": st.sampled_from(["forced", "free"]),
        **{it: st.booleans() for it in ("build_on_many", "multiple_builds", "table_builds")},
    }
)


@st.composite
def positions(draw: st.DrawFn) -> FishingState:
    """A game for two: seat 0, with up to four cards, is to move; the centre has up to 8 piles."""
    dealt = st.sampled_from(LOW) | st.sampled_from(PACK)
    drawn = draw(st.lists(dealt, min_size=5, max_size=12, unique=True))
    hand, rest = drawn[:4], drawn[4:]
    piles: list[Pile] = []
    while rest:
        build = rest[: draw(st.sampled_from((1, 1, 1, 2, 3)))]
        lies = build if sum(card.rank for card in build) <= 14 else build[:1]
        piles.append(Pile(tuple(lies)))
        del rest[: len(lies)]
    return FishingState(
        dealer=1,
        totals=(0, 0),
        hands=(CardSet.of(hand), CardSet()),
        centre=tuple(piles),
        stock=(),
        turn=0,
        hauls=(Haul(), Haul()),
        shown=(Shown(), Shown()),
    )


def of_oracle(state: FishingState, options: dict[str, object]) -> oracle.TuxedoDeal:
    """The same position of the oracle."""
    deck = list(map(card_text, PACK))
    deal = oracle.TuxedoDeal(with_defaults("tuxedo", options), deck, state.dealer)
    deal.hands = [list(map(card_text, hand)) for hand in state.hands]
    deal.centre = [oracle.Pile(map(card_text, pile.cards)) for pile in state.centre]
    deal.captured = [list(map(card_text, haul.cards)) for haul in state.hauls]
    deal.stock = []
    return deal


def lying(deal: oracle.TuxedoDeal) -> list[list[str]]:
    return sorted(map(sorted, [*deal.hands, *deal.centre, *deal.captured]))


def under_any_options(state: FishingState) -> Iterator[str]:
    """The turns that are legal under some options, captures in every grouping."""
    options = {"seats": 2, "capture": "any", "trail": "free", "build_on_many": True}
    for joins in (False, True):
        more = {"multiple_builds": True, "table_builds": joins}
        yield from of_oracle(state, options | more).choices(0)


def is_accepted(options: dict[str, object], state: FishingState, text: str) -> bool:
    try:
        move = parse_move(text)
    except BadText:
        return False
    return turns.why_not(tuxedo(**options).rules, state, move) is None


@settings(deadline=None, max_examples=60)
@given(positions(), OPTIONS)
def test_TX_3_TX_6_TX_7_TX_10_TX_12_TX_21_and_TX_22_turns_are_those_of_the_oracle(
    state: FishingState, options: dict[str, object]
) -> None:
    game, deal = tuxedo(**options), of_oracle(state, options)
    listed = list(map(move_text, game.legal(state, 0)))
    keys = list(map(oracle.same_move_key, listed))
    assert len(set(keys)) == len(keys)
    assert set(keys) == {oracle.same_move_key(text) for text in deal.choices(0)}
    takes = [move for move in game.legal(state, 0) if isinstance(move, Take)]
    for card in state.hands[0]:
        sizes = [len(move.taken) for move in takes if move.card == card]
        assert sizes == sorted(sizes, reverse=True)
    allowed = set(map(oracle.normal, deal.choices(0)))
    for text in {*tuxedo_moves(deal, 0), *under_any_options(state)} - {"orange", "hold"}:
        assert is_accepted(options, state, text) == (oracle.normal(text) in allowed), text
    for text in listed:
        after, other = game.apply(state, 0, parse_move(text)), deepcopy(deal)
        other.play(f"0 {text}")
        assert lying(of_oracle(after, options)) == lying(other)


CROWDED = cards("B1-7 G1-7 R1-7")
"""A centre where some cards have more captures than are listed."""


@pytest.mark.parametrize("capture", ["maximal", "any", "most"])
def test_TX_7_a_crowded_centre_lists_a_thousand_at_the_most_and_the_largest_first(
    capture: str,
) -> None:
    """The numbers add up to 84 = 6·14, so that a 14 can take all 21 cards."""
    game = tuxedo(seats=2, capture=capture)
    for number in (8, 14):
        state = table([f"Y{number}", "Y1"], " ".join(map(card_text, CROWDED)))
        listed = [move for move in game.legal(state, 0) if isinstance(move, Take)]
        assert 1 <= len(listed) <= captures.LISTED
        assert len({move.taken for move in listed}) == len(listed)
        for move in listed[:: max(1, len(listed) // 50)]:
            assert captures.why_not(game.rules, state.centre, move) is None
    assert listed[0].taken == CardSet.of(CROWDED)
    assert capture != "most" or len(listed) == 1
