"""The proof of a shuffle: an honest record verifies, and any tampering is found."""

import copy
import hashlib
import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.match import Match
from rookery.core.shuffle import Shuffle
from rookery.games import GAMES
from rookery.records import BadRecord, MatchRecord, read_match, record_of, replay, write_match
from rookery.records.errors import Code, ProofCode
from rookery.records.proof import proof_of, verify
from tests.matches import EVERY_TABLE, NAMES, json_values, played_on
from tests.records.clear_errors import check_clear

ROOT = Path(__file__).parent.parent.parent

Fields = dict[str, Any]


def shuffle_of(seed: int, seats: int) -> Shuffle:
    """A shuffle from a seed; every second seat has contributed to it."""
    rng = Random(seed)
    given = tuple("" if seat % 2 else rng.randbytes(16).hex() for seat in range(seats))
    return Shuffle(rng.randbytes(32), given)


def proven(
    name: str, seed: int, *, deals: int = 1, chosen: Mapping[str, object] | None = None
) -> MatchRecord:
    """The record of a match that was dealt by a shuffle and played at random, with its proof."""
    options, rng = dict(chosen or {}), Random(seed)
    game = GAMES[name].game(options)
    shuffle = shuffle_of(seed, game.seats)
    match = Match.new(game)
    while len(match.deals) < deals and not match.is_over:
        number = len(match.deals)
        dealer = None if number else shuffle.dealer(game.seats)
        match = match.deal(shuffle.deck(game.pack, number), dealer)
        match = played_on(match, rng, cut=shuffle.cut(game.pack, number))
    plain = record_of(match, name, options, NAMES[: game.seats])
    return with_extra(plain, proof_of(shuffle))


def with_extra(record: MatchRecord, extra: Mapping[str, Any]) -> MatchRecord:
    fields = json.loads(write_match(record)) | dict(extra)
    return read_match(json.dumps(fields))


@cache
def three_deals() -> str:
    return write_match(proven("three", 4, deals=3, chosen={"target": 900}))


@cache
def proven_with_a_cut() -> str:
    """Deals of Dixie Rook, the first of them with a DX-8 cut."""
    for seed in range(2_000):
        if proven("dixie", seed).deals[0].cut is not None:
            return write_match(proven("dixie", seed, deals=2))
    raise AssertionError("level tricks are not that rare")


def fields_of(text: str) -> Fields:
    fields: Fields = json.loads(text)
    return fields


def fault(fields: Fields) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(read_match(json.dumps(fields)))
    check_clear(caught.value)
    assert caught.value.code in (*get_args(Code), *get_args(ProofCode))
    return caught.value


def place(fields: Fields) -> tuple[str, int | None]:
    error = fault(fields)
    assert error.move is None
    return error.code, error.deal


# Records that verify


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_a_match_dealt_by_a_shuffle_verifies(name: str, seats: int) -> None:
    several = len(GAMES[name].by_seats) > 1
    record = proven(name, seats, deals=2, chosen={"seats": seats} if several else None)
    shuffle = shuffle_of(seats, seats)
    proof = verify(record)
    assert proof.commitment == shuffle.commitment
    assert proof.contributions == shuffle.contributions
    assert proof.contributors == tuple(range(0, seats, 2))
    assert proof.deals == len(record.deals)
    assert proof.cuts == sum(deal.cut is not None for deal in record.deals)


def test_the_last_deal_may_be_unfinished() -> None:
    fields = fields_of(three_deals())
    last = fields["deals"][2]
    fields["totals"] = [
        total - made for total, made in zip(fields["totals"], last.pop("points"), strict=True)
    ]
    last["moves"] = last["moves"][:2]
    assert verify(read_match(json.dumps(fields))).deals == 3


def test_fields_that_are_not_known_do_no_harm_and_are_kept() -> None:
    fields = fields_of(three_deals())
    fields["shuffle"]["beacon"] = {"round": 7}
    record = read_match(json.dumps(fields))
    verify(record)
    assert read_match(write_match(record)) == record
    assert replay(record).totals == record.totals


# Tampering


def swapped(text: str, one: int, other: int) -> str:
    cards = text.split()
    cards[one], cards[other] = cards[other], cards[one]
    return " ".join(cards)


some = settings(max_examples=20)


@some
@given(st.integers(0, 2), st.lists(st.integers(0, 43), min_size=2, max_size=2, unique=True))
def test_any_two_cards_of_a_deck_exchanged_or_given_twice_are_found(
    deal: int, places: list[int]
) -> None:
    fields = fields_of(three_deals())
    deck = fields["deals"][deal]["deck"]
    cards, (one, other) = deck.split(), places
    cards[one] = cards[other]
    for wrong in (swapped(deck, one, other), " ".join(cards), " ".join(cards[1:])):
        fields["deals"][deal]["deck"] = wrong
        assert place(fields) == ("wrong-shuffle", deal)


@some
@given(st.lists(st.integers(0, 55), min_size=2, max_size=2, unique=True))
def test_DX_8_any_two_cards_of_a_cut_exchanged_are_found(places: list[int]) -> None:
    fields = fields_of(proven_with_a_cut())
    fields["deals"][0]["cut"] = swapped(fields["deals"][0]["cut"], *places)
    error = fault(fields)
    assert (error.code, error.deal) == ("wrong-shuffle", 0)
    assert "cut" in error.reason


@pytest.mark.parametrize("text", [three_deals, proven_with_a_cut])
def test_another_first_dealer_is_found(text: Any) -> None:
    seats = len(fields_of(text())["players"])
    for step in range(1, seats):
        fields = fields_of(text())
        for deal in fields["deals"]:
            deal["dealer"] = (deal["dealer"] + step) % seats
        error = fault(fields)
        assert (error.code, error.deal) == ("wrong-shuffle", 0)
        assert "first dealer" in error.reason


def test_deals_left_out_or_in_another_order_are_found() -> None:
    for order in ([1, 2], [2], [0, 2], [1, 0, 2], [0, 0, 1]):
        fields = fields_of(three_deals())
        fields["deals"] = [fields["deals"][number] for number in order]
        first_moved = next(n for n, number in enumerate(order) if n != number)
        assert place(fields) == ("wrong-shuffle", first_moved)


def flipped(text: str, bit: int) -> str:
    raw = bytearray.fromhex(text)
    raw[bit // 8] ^= 1 << bit % 8
    return raw.hex()


@some
@given(st.integers(0, 255))
def test_any_other_secret_or_commitment_is_found(bit: int) -> None:
    fields = fields_of(three_deals())
    shuffle = dict(fields["shuffle"])
    fields["shuffle"]["commitment"] = flipped(shuffle["commitment"], bit)
    assert place(fields) == ("wrong-commitment", None)
    other = flipped(shuffle["secret"], bit)
    fields["shuffle"] |= {"secret": other, "commitment": shuffle["commitment"]}
    assert place(fields) == ("wrong-commitment", None)
    fields["shuffle"]["commitment"] = hashlib.sha256(bytes.fromhex(other)).hexdigest()
    assert place(fields) == ("wrong-shuffle", 0)


@some
@given(st.integers(0, 2), st.binary(max_size=32).map(bytes.hex))
def test_any_other_contribution_is_found(seat: int, other: str) -> None:
    fields = fields_of(three_deals())
    contributions = fields["shuffle"]["contributions"]
    if contributions[seat] != other:
        contributions[seat] = other
        assert place(fields) == ("wrong-shuffle", 0)


@pytest.mark.parametrize("number", [0, 2, 4])
def test_there_is_one_contribution_for_each_player(number: int) -> None:
    fields = fields_of(three_deals())
    fields["shuffle"]["contributions"] = (fields["shuffle"]["contributions"] + [""])[:number]
    assert place(fields) == ("bad-proof", None)


# The rest of the record


def test_verification_includes_the_checks_of_replay_and_needs_a_proof() -> None:
    fields = fields_of(three_deals())
    fields["deals"][1]["points"][0] += 5
    assert place(fields) == ("wrong-points", 1)
    del fields["shuffle"]
    assert place(fields) == ("no-proof", None)


@pytest.mark.parametrize(("card", "code"), [("?", "redacted"), ("R99", "bad-deck")])
def test_cards_that_cannot_be_read_have_the_same_error_as_in_replay(card: str, code: str) -> None:
    fields = fields_of(three_deals())
    fields["deals"][2]["deck"] = fields["deals"][2]["deck"].replace("R7", card)
    assert place(fields) == (code, 2)
    fields = fields_of(proven_with_a_cut())
    fields["deals"][0]["cut"] = "R99"
    assert place(fields) == ("bad-cut", 0)


# The form of a proof


@pytest.mark.parametrize("name", ["version", "commitment", "secret", "contributions"])
def test_a_malformed_proof_is_refused(name: str) -> None:
    values: list[object] = [None, 1, "", "00", "0" * 66, "AB" * 32, [], {}, ["00", 1, ""]]
    for value in values:
        fields = fields_of(three_deals())
        fields["shuffle"][name] = value
        assert place(fields) == ("bad-proof", None)
    del fields["shuffle"][name]
    assert place(fields) == ("bad-proof", None)


def test_the_error_of_a_malformed_proof_does_not_show_the_secret() -> None:
    fields = fields_of(three_deals())
    secret = fields["shuffle"]["secret"]
    fields["shuffle"]["contributions"][0] = "zz"
    assert secret not in str(fault(fields))


@settings(max_examples=40)
@given(st.data())
def test_any_value_anywhere_in_a_proof_is_one_clear_error(data: st.DataObject) -> None:
    fields = fields_of(three_deals())
    before = copy.deepcopy(fields["shuffle"])
    name = data.draw(st.sampled_from([*before, None]))
    new = data.draw(json_values())
    if name is None:
        fields["shuffle"] = new
    else:
        fields["shuffle"][name] = new
    if fields["shuffle"] != before:
        assert fault(fields).code in get_args(ProofCode)


# The page


def test_every_code_is_explained() -> None:
    text = (ROOT / "docs" / "records.md").read_text()
    _, _, rest = text.partition("\n## The proof of the shuffle\n")
    section, _, _ = rest.partition("\n## ")
    assert re.findall(r"(?m)^\| `([a-z-]+)` \|", section)[-6:] == list(get_args(ProofCode))
