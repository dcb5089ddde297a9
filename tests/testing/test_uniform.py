"""Worlds are exactly the deals that brute force finds consistent with a view, drawn uniformly."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeAlias, cast

import pytest

from rookery.core.cards import ROOK, CardSet, Seat
from rookery.core.game import Game
from rookery.core.moves import Build, Ply
from rookery.fishing.game import FishingGame
from rookery.testing import Path, check_uniform, consistent_states, random_path
from rookery.testing.path import follow
from rookery.testing.uniform import chi_square_limit
from rookery.tricks.determinization import voids
from rookery.tricks.misdeal import poor_cards, was_misdealt
from rookery.tricks.rules import Phase
from tests.small import SMALL_FISHING, SMALL_TRICKS
from tests.testing.planted import DrawsTheSame, DrawsUnevenly, Honest

EACH = 30
"""How many worlds the quick run draws for each state, on average."""

MOST = 2_000
"""The most worlds that the quick run draws in all; with many states, fewer are drawn for each."""

Wanted: TypeAlias = Callable[[Any], bool]
"""A condition that a view must meet for its position to be tested."""


def owes_builds(game: Game[Any, Any]) -> bool:
    return isinstance(game, FishingGame) and game.rules.builder_must_take


def path_with_builds(game: Game[Any, Any], rng: Random) -> Path:
    """A whole deal of random legal moves, but with a build wherever there is one."""
    deck = tuple(rng.sample(game.pack, len(game.pack)))
    state = game.start(deck, 0)
    plies: list[Ply] = []
    while actors := game.actors(state):
        seat = rng.choice(actors)
        moves = game.legal(state, seat)
        builds = [move for move in moves if isinstance(move, Build)]
        plies.append((seat, rng.choice(builds or moves)))
        state = game.apply(state, *plies[-1])
    return follow(game, deck, 0, plies)


def position(
    game: Game[Any, Any], wanted: Wanted, *, viewer: Seat | None, hidden: range, skip: int = 0
) -> Path:
    """A position with a number of hidden cards in `hidden`, in which the condition holds."""
    rng = Random(1)
    for _ in range(5_000):
        path = path_with_builds(game, rng) if owes_builds(game) else random_path(game, rng)
        for plies in range(len(path.plies) + 1):
            shorter = path.until(plies)
            view = game.view(shorter.state, viewer)
            if len(game.pack) - len(view.seen) in hidden and wanted(view):
                if not skip:
                    return shorter
                skip -= 1
                break
    raise AssertionError("no such position was found")


def in_phase(phase: Phase) -> Wanted:
    return lambda view: bool(view.phase is phase)


def is_bidder(view: Any) -> bool:
    return bool(view.seat == view.bidder)


def half_buried(view: Any) -> bool:
    return view.phase is Phase.BURY and view.buried_size == 1 and not is_bidder(view)


def bidder_buries(view: Any) -> bool:
    return view.phase is Phase.BURY and is_bidder(view)


def others_after_burying(view: Any) -> bool:
    return bool(view.buried_size) and view.buried is None


def bidder_after_burying(view: Any) -> bool:
    return bool(view.buried_size) and is_bidder(view)


def void_shown(view: Any) -> bool:
    """Another seat, which still has cards, is known to be void in a suit."""
    if view.trump is None or view.phase is not Phase.PLAY:
        return False
    order = view.rules.orders[view.trump]
    shown = voids(order, view)
    return any(
        suits and view.hand_sizes[seat] for seat, suits in enumerate(shown) if seat != view.seat
    )


def void_shown_by_bidder(view: Any) -> bool:
    if not void_shown(view) or view.buried is not None:
        return False
    order = view.rules.orders[view.trump]
    shown = voids(order, view)
    return bool(shown[view.bidder] and view.hand_sizes[view.bidder])


def called_out(view: Any) -> bool:
    """Partners are called, and this seat does not know who they are."""
    return bool(view.secret_calls) and not view.partners and view.seat != view.bidder


def one_partner_known(view: Any) -> bool:
    return len(view.partners) == len(view.secret_calls) == 1 and view.seat != view.bidder


def trump_before_nest(view: Any) -> bool:
    return view.phase is Phase.BURY and view.trump is not None and not is_bidder(view)


def face_up_and_taken(view: Any) -> bool:
    return view.face_up and not view.nest_size and not is_bidder(view)


def rook_at_any_time(view: Any) -> bool:
    """Another seat played the rook to a lead of another suit."""
    for trick in view.tricks:
        order = view.rules.orders[view.trump]
        led = order.suit_of[trick.cards[0]]
        if ROOK in trick.cards and order.suit_of[ROOK] is not led:
            return True
    return False


def trump_lies_buried(view: Any) -> bool:
    return bool(view.buried_face_up) and view.buried is None


def only_counters_played(view: Any) -> bool:
    """The bidder has played two cards, both counters."""
    if view.buried is not None or len(view.tricks) < 2:
        return False
    return all(trick.card_of(view.bidder) in view.rules.point_cards for trick in view.tricks)


def misdealt_by_others(view: Any) -> bool:
    return was_misdealt(view) and not view.hand <= poor_cards(view.rules)


def misdealt_by_self(view: Any) -> bool:
    return was_misdealt(view) and view.hand <= poor_cards(view.rules)


def dummy_did_not_follow(view: Any) -> bool:
    """The dummy has cards left, and has played one that was not of the suit led."""
    if not view.tricks or not view.pile_size:
        return False
    order = view.rules.orders[view.trump]
    trick = view.tricks[0]
    return order.suit_of[trick.card_of(2)] is not order.suit_of[trick.cards[0]]


def to_lead_trump(view: Any) -> bool:
    return in_phase(Phase.PLAY)(view) and not view.tricks and not view.trick


def no_trump_led(view: Any) -> bool:
    """The bidder, who has led, can have no trumps."""
    if not view.trick or view.tricks or is_bidder(view):
        return False
    return view.trick[0] not in view.rules.orders[view.trump].trumps


def trump_shown_to_lead(view: Any) -> bool:
    return to_lead_trump(view) and bool(view.buried_face_up) and not is_bidder(view)


TRICKS: list[tuple[str, Wanted, Seat | None, range]] = [
    ("eight", in_phase(Phase.AUCTION), 0, range(6, 7)),
    ("eight", half_buried, 1, range(6, 7)),
    ("eight", bidder_buries, 2, range(4, 5)),
    ("eight", in_phase(Phase.TRUMP), 0, range(6, 7)),
    ("eight", others_after_burying, 2, range(5, 6)),
    ("eleven", bidder_after_burying, 1, range(6, 7)),
    ("eleven", void_shown, 0, range(4, 5)),
    ("eleven", void_shown, None, range(4, 5)),
    ("eleven", void_shown_by_bidder, 2, range(4, 5)),
    ("eleven, trump first", trump_before_nest, 1, range(8, 9)),
    ("eleven, trump first", void_shown, 2, range(4, 5)),
    ("ten, called", called_out, 0, range(4, 5)),
    ("ten, called", called_out, None, range(4, 5)),
    ("ten, called", lambda view: called_out(view) and void_shown(view), 3, range(5, 6)),
    ("ten, called", lambda view: view.seat in view.partners, 2, range(4, 5)),
    ("ten, two called", called_out, 0, range(5, 6)),
    ("ten, two called", one_partner_known, 3, range(4, 5)),
    ("eleven with the rook", in_phase(Phase.AUCTION), 0, range(8, 9)),
    ("eleven with the rook", face_up_and_taken, 1, range(8, 9)),
    ("eleven with the rook", rook_at_any_time, 0, range(4, 5)),
    ("eleven, one counter", trump_lies_buried, 0, range(4, 5)),
    ("eleven, one counter", others_after_burying, 2, range(4, 5)),
    ("eleven, one counter", only_counters_played, 1, range(4, 5)),
    ("eleven, spare", others_after_burying, 0, range(5, 6)),
    ("eleven, misdeals", in_phase(Phase.AUCTION), 0, range(8, 9)),
    ("eleven, misdeals", others_after_burying, 1, range(6, 7)),
    ("eleven, misdeals", misdealt_by_others, 0, range(8, 9)),
    ("eleven, misdeals", misdealt_by_self, 2, range(8, 9)),
    ("eight, trump led", to_lead_trump, 1, range(6, 7)),
    ("eight, trump led or shown", no_trump_led, 1, range(3, 6)),
    ("eight, trump led or shown", trump_shown_to_lead, 2, range(5, 6)),
    ("two and a dummy", bidder_buries, 0, range(6, 7)),
    ("two and a dummy", bidder_after_burying, 0, range(5, 6)),
    ("two and a dummy", dummy_did_not_follow, 0, range(3, 4)),
]
"""Games with a condition on positions, the viewer, and how many cards it does not see.

With more hidden cards there are many more states; the slow run may have one more.
"""

LONG: list[tuple[str, Wanted, Seat | None, range]] = [
    ("eleven, one counter", half_buried, 1, range(7, 9)),
    ("eleven, misdeals", was_misdealt, None, range(11, 12)),
    ("two and a dummy", in_phase(Phase.AUCTION), 0, range(8, 9)),
    ("two and a dummy", others_after_burying, 1, range(2, 5)),
    ("two and a dummy", half_buried, 1, range(8, 9)),
    ("two and a dummy", others_after_burying, 1, range(5, 8)),
    ("two and a dummy", others_after_burying, None, range(5, 8)),
]
"""Positions with thousands of states."""


def at_the_start(view: Any) -> bool:
    return all(size == view.rules.dealt for size in view.hand_sizes)


def lacks_shown(view: Any) -> bool:
    """Another seat trailed, and numbers that it lacks are still unseen."""
    unseen = {card.rank for card in set(view.rules.pack) - set(view.seen)}
    return any(
        shown.lacks & unseen and view.hand_sizes[seat]
        for seat, shown in enumerate(view.shown)
        if seat != view.seat
    )


def keeps_shown(view: Any) -> bool:
    return any(shown.keeps for seat, shown in enumerate(view.shown) if seat != view.seat)


def keeps_two(view: Any) -> bool:
    """One seat has declared two builds, and holds a card for each."""
    return any(len(it.keeps) == 2 for seat, it in enumerate(view.shown) if seat != view.seat)


def numbers_apart(view: Any) -> bool:
    """Another seat left a build that it owed (TX-11), which rules out some hands."""
    unseen = {card.rank for card in CardSet.of(view.rules.pack) - view.seen}
    return any(
        number + gap in unseen - shown.lacks
        for seat, shown in enumerate(view.shown)
        if seat != view.seat and view.hand_sizes[seat] - len(shown.keeps) > 1
        for number in unseen - shown.lacks
        for gap in shown.apart
    )


FISHING: list[tuple[str, Wanted, Seat | None, range]] = [
    ("eleven", at_the_start, 0, range(5, 6)),
    ("eleven", lacks_shown, 0, range(3, 5)),
    ("eleven", keeps_shown, 1, range(3, 5)),
    ("eleven", lambda view: keeps_shown(view) and lacks_shown(view), None, range(4, 7)),
    ("twelve", keeps_shown, 0, range(4, 6)),
    ("twelve", lambda view: not view.stock_size, None, range(2, 5)),
    ("three seats", keeps_shown, 2, range(4, 6)),
    ("many builds", keeps_two, 0, range(4, 5)),
    ("many builds", keeps_two, None, range(5, 7)),
    ("builds owed", numbers_apart, 0, range(4, 5)),
    ("builds owed", numbers_apart, None, range(6, 7)),
]


Position: TypeAlias = tuple[Game[Any, Any], Wanted, Seat | None, range, int]


def positions(
    small: Mapping[str, Game[Any, Any]],
    listed: list[tuple[str, Wanted, Seat | None, range]],
    *,
    more: int = 0,
    skip: int = 0,
) -> list[Position]:
    """The `listed` positions with up to `more` more hidden cards, but not the first `skip`."""
    return [
        (small[name], wanted, viewer, range(hidden.start, hidden.stop + more), skip)
        for name, wanted, viewer, hidden in listed
    ]


QUICK = positions(SMALL_TRICKS, TRICKS) + positions(SMALL_FISHING, FISHING)
MANY = positions(SMALL_TRICKS, LONG) + positions(SMALL_TRICKS, TRICKS, more=1, skip=2)
MANY += [it for skip in (1, 5) for it in positions(SMALL_FISHING, FISHING, skip=skip)]


@pytest.mark.parametrize(("game", "wanted", "viewer", "hidden", "skip"), QUICK)
def test_worlds_are_uniform(
    game: Game[Any, Any], wanted: Wanted, viewer: Seat | None, hidden: range, skip: int
) -> None:
    path = position(game, wanted, viewer=viewer, hidden=hidden, skip=skip)
    assert check_uniform(path, viewer, Random(2), each=EACH, most=MOST) > 1


@pytest.mark.slow
@pytest.mark.parametrize(("game", "wanted", "viewer", "hidden", "skip"), MANY)
def test_worlds_of_many_positions_are_uniform(
    game: Game[Any, Any], wanted: Wanted, viewer: Seat | None, hidden: range, skip: int
) -> None:
    path = position(game, wanted, viewer=viewer, hidden=hidden, skip=skip)
    check_uniform(path, viewer, Random(2), each=100, most=100_000)


# Checks of the uniformity test itself


def void_between_tricks(view: Any) -> bool:
    return void_shown(view) and not view.trick


VOID = position(SMALL_TRICKS["eight"], void_between_tricks, viewer=0, hidden=range(3, 7))
KEPT = position(SMALL_FISHING["eleven"], keeps_shown, viewer=1, hidden=range(3, 5))


def with_game(path: Path, game: Honest) -> Path:
    faulty = cast("Game[Any, Any]", game)
    return Path(faulty, path.deck, path.dealer, path.plies, path.states, path.cut)


@pytest.mark.parametrize(("path", "viewer"), [(VOID, 0), (KEPT, 1)], ids=["void", "kept"])
@pytest.mark.parametrize(
    ("kind", "says"), [(DrawsUnevenly, "worlds are not uniform"), (DrawsTheSame, "never drawn")]
)
def test_biased_worlds_are_caught(path: Path, viewer: Seat, kind: type[Honest], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        check_uniform(with_game(path, kind(path.game)), viewer, Random(3), each=EACH)


def test_the_state_itself_is_consistent() -> None:
    for path, viewer in ((VOID, 0), (KEPT, 1)):
        assert path.state in consistent_states(path, viewer)


def test_the_limit_is_the_tabled_quantile_or_a_little_more() -> None:
    """The 0.9999 quantiles of the chi-square distribution."""
    for freedom, quantile in ((1, 15.14), (10, 35.56), (100, 161.32)):
        assert 0.999 < chi_square_limit(freedom) / quantile < 1.08
