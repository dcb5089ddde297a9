"""The proof of a shuffle: the field `shuffle` of a record, and the check that the cards fit it.

docs/shuffle.md tells what it proves and what it does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rookery.core.cards import Card, Seat
from rookery.core.shuffle import HEX_OF_32_BYTES, VERSION, BadShuffle, Shuffle
from rookery.records.cards import UNKNOWN, parse_cards
from rookery.records.errors import BadRecord, BadText
from rookery.records.match_file import DealRecord, MatchRecord
from rookery.records.replay import game_of, replay

FIELD = "shuffle"
"""Where a record has its proof, among its extra fields."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What has been checked: how many decks and cuts the shuffle gave, and who contributed.

    Contributions are by seat, "" for a seat that gave none.
    """

    commitment: str
    contributions: tuple[str, ...]
    deals: int
    cuts: int

    @property
    def contributors(self) -> tuple[Seat, ...]:
        """The seats that contributed, ascending."""
        return tuple(seat for seat, given in enumerate(self.contributions) if given)


def proof_of(shuffle: Shuffle) -> dict[str, Any]:
    """The extra field of a record by which its shuffle can be checked.

    It holds the secret, from which every later deck follows, so it belongs to a match that is over.

    >>> proof_of(Shuffle(bytes(32), ("c0ffee", "")))["shuffle"]["contributions"]
    ['c0ffee', '']
    """
    return {
        FIELD: {
            "version": VERSION,
            "commitment": shuffle.commitment,
            "secret": shuffle.secret.hex(),
            "contributions": list(shuffle.contributions),
        }
    }


def verify(record: MatchRecord) -> Proof:
    """Check that a record's cards are what its proof gives, and the rest of it as `replay` does.

    Raises BadRecord at the first fault, in the order: the proof's presence; the game, its options
    and its players; the proof's form and its commitment; then for each deal the dealer (of the
    first), the deck and the cut; then all that `replay` checks.
    """
    if FIELD not in record.extra:
        raise BadRecord("no-proof", f'this record has no field "{FIELD}" with a proof')
    game = game_of(record)
    shuffle = _shuffle(record.extra[FIELD], len(record.players))
    for number, deal in enumerate(record.deals):
        if number == 0:
            _check_dealer(shuffle, game.seats, deal)
        _check_cards(shuffle, game.pack, number, deal)
    replay(record)
    return Proof(
        commitment=shuffle.commitment,
        contributions=shuffle.contributions,
        deals=len(record.deals),
        cuts=sum(deal.cut is not None for deal in record.deals),
    )


def compare(proof: Proof, shown: str | None, given: Mapping[Seat, str]) -> None:
    """Hold a proof against what players know themselves.

    `shown` is the commitment that they saw before the first card, `given` what they contributed.
    Raises BadRecord with `wrong-commitment` or `wrong-contribution`.
    """
    if shown is not None and shown != proof.commitment:
        reason = f"the commitment is {proof.commitment}, not the one that was shown"
        raise BadRecord("wrong-commitment", reason)
    for seat, mine in given.items():
        if not 0 <= seat < len(proof.contributions):
            raise BadRecord("wrong-contribution", f"there is no seat {seat} in this match")
        if proof.contributions[seat] != mine:
            told = proof.contributions[seat] or "none"
            raise BadRecord("wrong-contribution", f"the contribution of seat {seat} is {told} here")


def _shuffle(fields: Any, players: int) -> Shuffle:
    """The shuffle of a proof that is well-formed and keeps its commitment."""
    if not isinstance(fields, dict):
        raise BadRecord("bad-proof", f'"{FIELD}" must be a JSON object')
    if fields.get("version") != VERSION:
        raise BadRecord("bad-proof", f'the proof of a shuffle has "version": "{VERSION}"')
    secret, promised = _hash(fields, "secret"), _hash(fields, "commitment")
    contributions = fields.get("contributions")
    if not isinstance(contributions, list) or not all(isinstance(it, str) for it in contributions):
        raise BadRecord("bad-proof", '"contributions" must be a list of texts')
    if len(contributions) != players:
        reason = f"there are {len(contributions)} contributions for {players} players"
        raise BadRecord("bad-proof", reason)
    try:
        shuffle = Shuffle(bytes.fromhex(secret), tuple(contributions))
    except BadShuffle as error:
        raise BadRecord("bad-proof", str(error)) from None
    if shuffle.commitment != promised:
        reason = f"the SHA-256 of the secret is {shuffle.commitment}, not {promised}"
        raise BadRecord("wrong-commitment", reason)
    return shuffle


def _hash(fields: Mapping[str, Any], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str) or not HEX_OF_32_BYTES.fullmatch(value):
        raise BadRecord("bad-proof", f'"{name}" must be 32 bytes in lower-case hex')
    return value


def _check_dealer(shuffle: Shuffle, seats: int, first: DealRecord) -> None:
    drawn = shuffle.dealer(seats)
    if first.dealer != drawn:
        raise BadRecord("wrong-shuffle", f"the shuffle draws seat {drawn} as the first dealer", 0)


def _check_cards(shuffle: Shuffle, pack: Sequence[Card], number: int, deal: DealRecord) -> None:
    if _is_other(deal.deck, shuffle.deck(pack, number)):
        raise BadRecord("wrong-shuffle", "the deck is not what the shuffle gives", number)
    if deal.cut is not None and _is_other(deal.cut, shuffle.cut(pack, number)):
        raise BadRecord("wrong-shuffle", "the cut is not what the shuffle gives", number)


def _is_other(text: str, expected: tuple[Card, ...]) -> bool:
    """Whether a text is other cards; one that cannot be read is left to `replay`, which tells."""
    if UNKNOWN in text.split():
        return False
    try:
        return parse_cards(text) != expected
    except BadText:
        return False
