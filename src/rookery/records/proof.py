"""The proof of a shuffle, in the field `shuffle` of a record, and its check against the cards.

docs/shuffle.md says what it proves and what it does not.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rookery.core.boards import deal_of_board, dealer_of_board
from rookery.core.cards import Card, Seat
from rookery.core.shuffle import HEX_OF_32_BYTES, VERSION, BadShuffle, Shuffle
from rookery.records.boards import Boards, boards_of
from rookery.records.cards import UNKNOWN, parse_cards
from rookery.records.errors import BadRecord, BadText
from rookery.records.match_file import DealRecord, MatchRecord
from rookery.records.replay import game_of, replay

FIELD = "shuffle"
"""The name of the extra field of a record that holds the proof."""

PRACTICE = "practice"
"""The name of the extra field of a record that names the source of a given deck."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A proof that was checked and is valid, with the numbers of decks and cuts checked against it.

    Contributions are by seat, "" for a seat without one; boards have none at all.
    """

    commitment: str
    contributions: tuple[str, ...]
    deals: int
    cuts: int
    boards: Boards | None = None

    @property
    def contributors(self) -> tuple[Seat, ...]:
        """The seats that contributed, in ascending order."""
        return tuple(seat for seat, given in enumerate(self.contributions) if given)


def proof_of(shuffle: Shuffle) -> dict[str, Any]:
    """The extra field of a record that proves its shuffle.

    It contains the secret, which reveals every later deck, so only a finished match may have it.

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
    """Check a record's cards against its proof, then replay the record.

    Raises BadRecord for the first fault in this order: the form of the boards, if there are any;
    the presence of the proof; the game, its options and players; the form of the proof and its
    commitment; the first dealer (with boards: each board's dealer), and the deck and cut of each
    deal; then everything that `replay` checks.
    """
    if PRACTICE in record.extra:
        reason = "this is a deal for practice, whose deck was given: no shuffle made it"
        raise BadRecord("no-proof", reason)
    boards = boards_of(record)
    if FIELD not in record.extra:
        raise _without_proof(boards)
    game = game_of(record)
    shuffle = _shuffle(record.extra[FIELD], 0 if boards else len(record.players))
    if boards and boards.commitment != shuffle.commitment:
        reason = f"the set is committed to {boards.commitment}, not to {shuffle.commitment}"
        raise BadRecord("wrong-commitment", reason)
    for number, deal in enumerate(record.deals):
        _check_dealer(shuffle, game.seats, number, deal, boards)
        drawn = deal_of_board(boards.first + number) if boards else number
        _check_cards(shuffle, game.pack, number, deal, drawn)
    replay(record)
    return Proof(
        commitment=shuffle.commitment,
        contributions=shuffle.contributions,
        deals=len(record.deals),
        cuts=sum(deal.cut is not None for deal in record.deals),
        boards=boards,
    )


def _without_proof(boards: Boards | None) -> BadRecord:
    if boards is None:
        return BadRecord("no-proof", f'this record has no proof in a field "{FIELD}"')
    reason = f"the secret of this set ({boards.kind} {boards.of}) is not published yet"
    return BadRecord("sealed", f"{reason}; fetch the record again once it is")


def compare(proof: Proof, shown: str | None, given: Mapping[Seat, str]) -> None:
    """Compare a proof with the values that players noted during the match.

    `shown` is the commitment that they saw before the first card, and `given` has their own
    contributions by seat. Raises BadRecord with `wrong-commitment` or `wrong-contribution`.
    """
    if shown is not None and shown != proof.commitment:
        reason = f"the commitment is {proof.commitment}, not the one that was shown"
        raise BadRecord("wrong-commitment", reason)
    for seat, mine in given.items():
        if not 0 <= seat < len(proof.contributions):
            raise BadRecord("wrong-contribution", f"there is no seat {seat} in this match")
        if proof.contributions[seat] != mine:
            recorded = proof.contributions[seat] or "none"
            reason = f"the contribution of seat {seat} here is {recorded}, not {mine or 'none'}"
            raise BadRecord("wrong-contribution", reason)


def _shuffle(fields: Any, players: int) -> Shuffle:
    """The shuffle of a proof. Raises BadRecord for a wrong form or a broken commitment."""
    if not isinstance(fields, dict):
        raise BadRecord("bad-proof", f'"{FIELD}" must be a JSON object')
    if fields.get("version") != VERSION:
        raise BadRecord("bad-proof", f'the proof of a shuffle must have "version": "{VERSION}"')
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


def _check_dealer(
    shuffle: Shuffle, seats: int, number: int, deal: DealRecord, boards: Boards | None
) -> None:
    if boards is not None:
        board = boards.first + number
        if deal.dealer != (due := dealer_of_board(board, seats)):
            raise BadRecord("wrong-shuffle", f"seat {due} deals board {board}", number)
    elif number == 0 and deal.dealer != (drawn := shuffle.dealer(seats)):
        raise BadRecord("wrong-shuffle", f"the shuffle draws seat {drawn} as the first dealer", 0)


def _check_cards(
    shuffle: Shuffle, pack: Sequence[Card], number: int, deal: DealRecord, drawn: int
) -> None:
    """Check the cards of a deal against those that the shuffle gives for deal `drawn`."""
    if _is_other(deal.deck, shuffle.deck(pack, drawn)):
        raise BadRecord("wrong-shuffle", "the deck is not the one that the shuffle gives", number)
    if deal.cut is not None and _is_other(deal.cut, shuffle.cut(pack, drawn)):
        raise BadRecord("wrong-shuffle", "the cut is not the one that the shuffle gives", number)


def _is_other(text: str, expected: tuple[Card, ...]) -> bool:
    """Whether a text has cards other than those expected; `replay` reports an unreadable text."""
    if UNKNOWN in text.split():
        return False
    try:
        return parse_cards(text) != expected
    except BadText:
        return False
