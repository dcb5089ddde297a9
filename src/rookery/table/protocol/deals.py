"""The deal of a table as one viewer sees it, in updates and in replays."""

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType


class TrickOnTable(Struct, frozen=True):
    """A trick: its cards in the order played, from the leader on; `winner` once it is complete.

    Until then, `winning` is the seat whose card wins it so far; null without cards.

    In a game with a dummy, the dummy's place is the number after the seats. `step` is -1 if the
    places play in descending order (R2-1); otherwise it is left out.
    """

    leader: int
    cards: tuple[str, ...]
    winner: int | None = None
    points: int = 0
    step: int | UnsetType = UNSET
    winning: int | None = None


class Auctioned(Struct, frozen=True):
    """One move of the bidding: an amount, `sun`, `pass` or, by a house rule, `stay` (FO-22).

    Before the bidding, it may be `claim` or `play` (FO-24).
    """

    seat: int
    call: str


class TricksSeen(Struct, tag="tricks", tag_field="kind", frozen=True, kw_only=True):
    """The public part of a deal of a trick game. Lists by seat have one entry for each seat.

    `number` counts deals from 1. `phase` is one of claim, bid, trump, call, bury, lead, play, cut,
    over. `tricks_won` and `points_won` are what each seat has won so far. `counters` are points by
    rank, or by card if a single card counts differently from its rank. `ranks` are in ascending
    order for play without trump, and leave out the rook; `rook` is the rook's rank among the trumps
    (low, 10.5, 12.5 or high), or "out" (FO-2). `face_up` are the cards of the nest that everybody
    has seen (FO-6), and `buried_face_up` the buried trumps that lie face up (FO-8). `deals_before`
    is the number of deals of the match that were played before this one (FO-14). `all_called` are
    the cards that the bidder has called; `called` is the first of them (C5-4).

    In a game with a dummy (R2-6), `dummy` is its place, the number after the seats, `pile_size` the
    number of its cards left, `tricks_lost` the number of tricks that it has won, and
    `exchange_size` the number of cards that the bidder exchanges with the nest, if it exchanges any
    (R2-4); in other games, these fields are left out. `claims` is what seats said when they could
    claim a misdeal; it is left out if no seat has said anything (FO-24).
    """

    number: int
    phase: str
    dealer: int
    actors: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    auction: tuple[Auctioned, ...]
    bidder: int | None
    bid: str | None
    trump: str | None
    called: str | None
    all_called: tuple[str, ...]
    nest_size: int
    buried_size: int
    to_bury: int
    trick: TrickOnTable | None
    last_trick: TrickOnTable | None
    tricks_won: tuple[int, ...]
    points_won: tuple[int, ...]
    counters: dict[str, int]
    ranks: tuple[str, ...]
    rook: str = "out"
    cut: tuple[str, ...]
    face_up: tuple[str, ...]
    buried_face_up: tuple[str, ...]
    deals_before: int
    dummy: int | UnsetType = UNSET
    pile_size: int | UnsetType = UNSET
    tricks_lost: int | UnsetType = UNSET
    exchange_size: int | UnsetType = UNSET
    claims: tuple[Auctioned, ...] | UnsetType = UNSET


class TrickDeal(TricksSeen, tag="tricks", tag_field="kind", frozen=True, kw_only=True):
    """A deal of a trick game as one seat sees it: the public part, and what the seat may know.

    `legal` are the legal moves of the client's seat. Cards are null where the seat may not know
    them: only the bidder sees `nest` and `buried`, until the tricks are played. `partners` are the
    bidder's partners (R5-8, C5-4) as far as the seat knows them; `partner` is the first of them.
    `bury_one_of` are cards that may be buried, but only one of them; it is left out unless the
    house rule `bury` limits them (FO-7). `tricks` are all finished tricks in order, sent only to
    clients that asked for the history.
    """

    legal: tuple[str, ...]
    hand: tuple[str, ...]
    partner: int | None
    partners: tuple[int, ...]
    nest: tuple[str, ...] | None
    buried: tuple[str, ...] | None
    bury_one_of: tuple[str, ...] | UnsetType = UNSET
    tricks: tuple[TrickOnTable, ...] | UnsetType = UNSET


class PileView(Struct, frozen=True):
    """A pile of the centre: one card, or a build with its bottom card first.

    `owed_by` are the seats that must capture or raise the build on their next turn, if they can
    (TX-11); without such seats it is left out.
    """

    cards: tuple[str, ...]
    value: int
    owed_by: tuple[int, ...] | UnsetType = UNSET


class HaulView(Struct, frozen=True):
    """What a seat has won: how many cards, fives, sweeps and oranges.

    `total` is its score in the match, including these; left out unless the match can be won at once
    (TX-20).
    """

    cards: int
    fives: int
    big_sweeps: int
    little_sweeps: int
    oranges: int
    total: int | UnsetType = UNSET


class ShownView(Struct, frozen=True):
    """What a seat's moves have revealed of its present hand.

    The hand has no card of a number in `lacks`, because the seat trailed, which it may do only when
    it cannot capture (TX-12). It has a card of each number in `keeps`, to take its builds (TX-8).
    No two of its cards differ by a number in `apart`, because the seat owed a build of that value
    and could not raise it (TX-11); without such numbers, `apart` is left out.
    """

    lacks: tuple[int, ...]
    keeps: tuple[int, ...]
    apart: tuple[int, ...] | UnsetType = UNSET


class OrangeView(Struct, frozen=True):
    """An open orange: the seat that captured it, and the seats that have declined to call."""

    capturer: int
    held: tuple[int, ...]


class FishingSeen(Struct, tag="fishing", tag_field="kind", frozen=True):
    """The public part of a deal of Tuxedo. `turn` is null when no card will be played any more."""

    number: int
    phase: str
    dealer: int
    actors: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    turn: int | None
    centre: tuple[PileView, ...]
    stock_size: int
    hauls: tuple[HaulView, ...]
    last_capturer: int | None
    orange: OrangeView | None


class FishingDeal(FishingSeen, tag="fishing", tag_field="kind", frozen=True):
    """A deal of Tuxedo as one seat sees it. `brings` says in words what each legal move wins.

    `taken` are the cards that each seat has won, and `shown` what each has revealed of its hand;
    both are sent only to clients that asked for the history.
    """

    legal: tuple[str, ...]
    brings: tuple[str, ...]
    hand: tuple[str, ...]
    taken: tuple[tuple[str, ...], ...] | UnsetType = UNSET
    shown: tuple[ShownView, ...] | UnsetType = UNSET


AnyDeal: TypeAlias = TrickDeal | FishingDeal
