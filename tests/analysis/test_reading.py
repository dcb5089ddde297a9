"""Valid texts of positions are read; the error for an invalid one says what is wrong, and where."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.analysis import Ending, WholeDeal, played, read
from rookery.core.errors import RookeryError
from rookery.kernel import BadPosition, write_position
from rookery.records import BadRecord, MatchRecord, ply_text, redacted, write_match
from tests.analysis.deals import RNGS, whole_deals
from tests.kernel.positions import random_position
from tests.matches import recorded


def dixie(seed: int, deals: int = 2, plies: int | None = None) -> tuple[Any, MatchRecord]:
    it = recorded("dixie", seed, deals=deals, plies=plies, chosen={"seats": 4})
    return it.match, it.record


@given(whole_deals())
@settings(max_examples=10, deadline=None)
def test_the_line_of_a_deal_reads_back_to_the_same_deal(deal: WholeDeal) -> None:
    found = read(deal.text)
    assert isinstance(found, WholeDeal)
    assert (found.name, found.options, found.state) == (deal.name, deal.options, deal.state)
    assert found.text == deal.text


@given(RNGS)
def test_the_json_of_an_ending_reads_back_to_the_same_position(rng: Random) -> None:
    position = random_position(rng)
    found = read(f"\n {write_position(position)} ")
    assert isinstance(found, Ending)
    assert found.position() == position
    assert found.text == write_position(position)


@given(st.integers(0, 1000), st.data())
@settings(max_examples=10, deadline=None)
def test_a_record_is_read_before_any_of_its_moves(seed: int, data: st.DataObject) -> None:
    match, record = dixie(seed)
    deal = data.draw(st.integers(0, len(match.deals) - 1))
    move = data.draw(st.integers(0, len(match.deals[deal].plies)))
    found = read("\ufeff" + write_match(record), deal, move)
    assert isinstance(found, WholeDeal)
    assert found.state == match.state_before(deal, move)
    assert found.players == record.players
    rest = map(ply_text, match.deals[deal].plies[move:])
    end = played(found, rest)
    assert not end.legal()


def test_without_a_move_a_record_is_read_before_its_first_card() -> None:
    match, record = dixie(4)
    found = read(write_match(record))
    assert found.legal()[0][1] in found.game.legal(found.state, found.legal()[0][0])  # type: ignore[union-attr]
    first = next(n for n, (_, it) in enumerate(match.deals[-1].plies) if "Play" in repr(it))
    assert found.state == match.state_before(1, first)  # type: ignore[union-attr]


def test_a_finished_deal_is_read_though_a_later_one_is_hidden() -> None:
    match, record = dixie(1, deals=1, plies=9)
    hidden = write_match(redacted(match, record, None))
    assert "?" in hidden
    found = read(hidden, 0, 3)
    assert found.state == match.state_before(0, 3)  # type: ignore[union-attr]


def test_a_hidden_deal_is_refused() -> None:
    match, record = dixie(1, deals=1, plies=9)
    with pytest.raises(BadRecord, match="this record is redacted: it has unknown cards") as refused:
        read(write_match(redacted(match, record, 2)), 1)
    assert refused.value.code == "redacted"


@pytest.mark.parametrize(
    ("text", "deal", "move", "reason"),
    [
        ("  ", None, None, "there is nothing to analyse: give the JSON of a position"),
        ("my best hand", None, None, "this is no position: give the JSON"),
        ('{"hands": []', None, None, "not JSON: Expecting ',' delimiter at line 1, column 13"),
        ('{"hands": []}', 1, None, "a deal and a move are for records: this is a position"),
        (
            "dixie seats=4; dealer 0; totals 0 0 0 0; hands R5 | R99 | |",
            None,
            None,
            "no card 'R99'",
        ),
        ("whist; dealer 0", None, None, "there is no game 'whist'"),
    ],
)
def test_a_wrong_text_is_refused(
    text: str, deal: int | None, move: int | None, reason: str
) -> None:
    with pytest.raises(RookeryError) as refused:
        read(text, deal, move)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("deal", "move", "reason"),
    [
        (-1, None, "there is no deal -1: deals are 0 to 1"),
        (0, 999, "deal 0: there is no move 999: moves are 0 to"),
    ],
)
def test_a_moment_that_a_record_does_not_have_is_refused(
    deal: int, move: int | None, reason: str
) -> None:
    _, record = dixie(4)
    with pytest.raises(BadPosition, match=reason):
        read(write_match(record), deal, move)


def test_two_records_or_one_without_a_deal_are_refused() -> None:
    _, record = dixie(4)
    with pytest.raises(BadPosition, match="there are 2 matches here: give one of them"):
        read(f"{write_match(record)}\n{write_match(record)}")
    empty = json.loads(write_match(record)) | {"deals": [], "totals": [0] * 4}
    with pytest.raises(BadPosition, match="the record has no deal"):
        read(json.dumps(empty))
