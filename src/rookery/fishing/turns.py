"""What a turn may be and what it does: capture, build or trail (TX-3 to TX-14)."""

from __future__ import annotations

from dataclasses import replace

from rookery.core.cards import Card, CardSet, Seat, Suit
from rookery.core.moves import Build, Group, Move, Take, Trail
from rookery.core.seating import put
from rookery.fishing import captures
from rookery.fishing.centre import Centre, capturable, read_centre
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState, Haul, OpenOrange, Pile, Shown

_ORANGE = frozenset((Suit.RED, Suit.YELLOW))


def legal(rules: FishingRules, state: FishingState) -> tuple[Move, ...]:
    """The captures, builds and trails of the seat whose turn it is."""
    hand = state.hands[state.turn]
    centre = read_centre(state.centre, rules.highest)
    takes = [move for card in hand for move in captures.captures(rules, centre, card)]
    builds = [move for card in hand for move in _builds(rules, centre, hand, card)]
    may_trail = rules.trail == "free" or not takes
    trails = [Trail(card) for card in hand] if may_trail else []
    return (*takes, *builds, *trails)


def _builds(rules: FishingRules, centre: Centre, hand: CardSet, card: Card) -> list[Build]:
    """Lay the card so that the sum is the number of another card in the hand (TX-8, TX-10)."""
    kept = {other.rank for other in hand.minus(card)}
    groups = [Group((single,)) for single in centre.singles]
    groups += [Group(pile.cards, is_build=True) for pile in centre.builds]
    if rules.build_on_many:
        groups += [
            centre.sum_of(cards)
            for number in sorted(kept)
            for cards in centre.sums.get(number - card.rank, ())
        ]
    return [Build(card, group) for group in groups if _value(card, group) in kept]


def _value(card: Card, on: Group) -> int:
    return card.rank + sum(each.rank for each in on.cards)


def why_not(rules: FishingRules, state: FishingState, move: Move) -> str | None:
    """What is wrong with a turn of the seat whose turn it is; None if it is allowed."""
    if not isinstance(move, Take | Build | Trail):
        return "a turn is a capture, a build or a trail"
    hand = state.hands[state.turn]
    if move.card not in hand:
        return "you do not hold that card"
    if isinstance(move, Trail):
        numbers = {card.rank for card in hand}
        if rules.trail == "forced" and numbers & capturable(state.centre, rules.highest):
            return "a card may be trailed only when no card of yours can capture"
        return None
    centre = read_centre(state.centre, rules.highest)
    if isinstance(move, Take):
        return captures.why_not(rules, centre, move)
    return _why_not_build(rules, centre, hand, move)


def _why_not_build(rules: FishingRules, centre: Centre, hand: CardSet, move: Build) -> str | None:
    if len(set(move.on.cards)) < len(move.on.cards) or not centre.holds(move.on):
        return "what you build on is not in the centre like that"
    if len(move.on.cards) > 1 and not move.on.is_build and not rules.build_on_many:
        return "a build goes on one card or one build"
    value = _value(move.card, move.on)
    if value > rules.highest:
        return f"a build is worth at most {rules.highest}"
    if value not in {card.rank for card in hand.minus(move.card)}:
        return f"a build of {value} needs a {value} that stays in your hand"
    return None


def apply(rules: FishingRules, state: FishingState, move: Move) -> FishingState:
    """The state after a legal turn: an orange left open closes, the next seat is to move."""
    assert isinstance(move, Take | Build | Trail)
    seat, card = state.turn, move.card
    state = replace(
        state,
        hands=put(state.hands, seat, state.hands[seat].minus(card)),
        shown=put(state.shown, seat, _shown_by(rules, state, move)),
        turn=(seat + 1) % rules.seats,
        orange=None,
    )
    if isinstance(move, Take):
        return _take(rules, state, seat, move)
    if isinstance(move, Build):
        return replace(state, centre=_built(state.centre, move))
    return replace(state, centre=(*state.centre, Pile((card,))))


def _shown_by(rules: FishingRules, state: FishingState, move: Take | Build | Trail) -> Shown:
    """What everybody now knows of the rest of the hand (TX-8, TX-12)."""
    before = state.shown[state.turn]
    keeps = before.keeps - {move.card.rank}
    if isinstance(move, Build):
        return Shown(before.lacks, keeps | {_value(move.card, move.on)})
    if isinstance(move, Trail) and rules.trail == "forced":
        return Shown(before.lacks | capturable(state.centre, rules.highest), keeps)
    return Shown(before.lacks, keeps)


def _built(centre: tuple[Pile, ...], move: Build) -> tuple[Pile, ...]:
    """The centre with the build where the first of its cards lay."""
    under = CardSet.of(move.on.cards)
    below = tuple(card for pile in centre if pile.cards[0] in under for card in pile.cards)
    first = next(pile for pile in centre if pile.cards[0] in under)
    built = Pile((*below, move.card))
    return tuple(
        built if pile is first else pile
        for pile in centre
        if pile is first or pile.cards[0] not in under
    )


def _take(rules: FishingRules, state: FishingState, seat: Seat, move: Take) -> FishingState:
    """The cards go to the capturer; a cleared centre is a sweep (TX-14), red and yellow an orange."""
    taken = move.taken
    centre = tuple(pile for pile in state.centre if pile.cards[0] not in taken)
    haul = state.hauls[seat]
    is_big = not centre and len(taken) >= rules.big_sweep_from
    is_little = not centre and not is_big
    is_orange = _is_orange(rules, move)
    won = Haul(
        cards=haul.cards | taken.plus(move.card),
        big_sweeps=haul.big_sweeps + is_big,
        little_sweeps=haul.little_sweeps + is_little,
        oranges=haul.oranges + (is_orange and rules.orange == "auto"),
    )
    may_call = is_orange and rules.orange != "auto"
    return replace(
        state,
        centre=centre,
        hauls=put(state.hauls, seat, won),
        last_capturer=seat,
        orange=OpenOrange(seat) if may_call else None,
    )


def _is_orange(rules: FishingRules, move: Take) -> bool:
    """Red and yellow captured at the same time (TX-15)."""
    counted = move.taken
    if rules.orange_counts_played_card:
        counted = counted.plus(move.card)
    return {card.suit for card in counted} >= _ORANGE
