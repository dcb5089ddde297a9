"""The turns of a deal, which capture, build or trail: their legality and effect (TX-3 to TX-14)."""

from dataclasses import replace
from typing import TypeAlias

from rookery.core.cards import CardSet, Seat
from rookery.core.messages import Message
from rookery.core.moves import Build, Move, Take, Trail
from rookery.core.seating import put
from rookery.fishing import builds, captures, orange
from rookery.fishing.centre import capturable, read_centre
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState, Haul, OpenOrange, Pile, Shown
from rookery.messages import refusals

Turn: TypeAlias = Take | Build | Trail


def legal(rules: FishingRules, state: FishingState) -> tuple[Move, ...]:
    """The legal captures, builds and trails of the seat whose turn it is.

    A builder need not take the build unless an option says so (TX-11). With an empty centre, the
    only turn is to trail (TX-13).
    """
    hand = tuple(state.hands[state.turn])
    centre = read_centre(state.centre, max([card.rank for card in hand], default=0))
    takes: list[Turn] = [it for card in hand for it in captures.captures(rules, centre, card)]
    due = due_build(state.centre, state.hands[state.turn], state.turn)
    built: list[Turn] = []
    for card in hand:
        built += builds.builds(rules, centre, hand, card, due)
    if due is not None:
        return (*(move for move in takes if uses(move, due)), *built)
    may_trail = rules.trail == "free" or not takes
    trails = [Trail(card) for card in hand] if may_trail else []
    return (*takes, *built, *trails)


def owed_build(piles: tuple[Pile, ...], seat: Seat) -> Pile | None:
    """By house rule, the build of a seat's last turn if it still lies there (TX-11)."""
    return next((pile for pile in piles if seat in pile.owed_by), None)


def due_build(piles: tuple[Pile, ...], hand: CardSet, seat: Seat) -> Pile | None:
    """The build that a seat must capture or raise on its turn with this hand (TX-11)."""
    owed = owed_build(piles, seat)
    if owed is None:
        return None
    numbers = {card.rank for card in hand}
    if owed.value in numbers:
        return owed
    can_raise = any(number + owed.value in numbers for number in numbers)
    return owed if can_raise and not owed.has_several_groups else None


def uses(move: Turn, build: Pile) -> bool:
    """Whether a turn captures a build of the centre or raises it."""
    match move:
        case Take():
            return build.cards[0] in move.taken
        case Build():
            return build.cards[0] in move.used
        case Trail():
            return False


def why_not(rules: FishingRules, state: FishingState, move: Move) -> Message | None:
    """Why a turn of the seat to move is illegal; None if it is legal."""
    if not isinstance(move, Turn):
        return refusals.turn_is_one_of()
    hand = state.hands[state.turn]
    if move.card not in hand:
        return refusals.not_held()
    due = due_build(state.centre, hand, state.turn)
    if due is not None and not uses(move, due):
        return refusals.turn_take_your_build(value=due.value)
    if isinstance(move, Trail):
        numbers = {card.rank for card in hand}
        if rules.trail == "forced" and numbers & capturable(state.centre, rules.highest):
            return refusals.trail_only_if()
        return None
    if isinstance(move, Take):
        return captures.why_not(rules, state.centre, move)
    return builds.why_not(rules, state.centre, hand, move)


def apply(rules: FishingRules, state: FishingState, move: Move) -> FishingState:
    """The state after a legal turn, which closes an open orange."""
    assert isinstance(move, Turn)
    seat, hauls = state.turn, state.hauls
    centre = _with_duty(rules, centre_after(state.centre, move), seat, move)
    if isinstance(move, Take):
        hauls = put(hauls, seat, haul_after(rules, hauls[seat], move, is_sweep=not centre))
    return replace(
        state,
        hands=put(state.hands, seat, state.hands[seat].minus(move.card)),
        centre=centre,
        turn=(seat + 1) % rules.seats,
        hauls=hauls,
        shown=put(state.shown, seat, _shown_by(rules, state, move)),
        last_capturer=seat if isinstance(move, Take) else state.last_capturer,
        orange=OpenOrange(seat) if _opens_orange(rules, move) else None,
    )


def _shown_by(rules: FishingRules, state: FishingState, move: Turn) -> Shown:
    """What everybody can infer about the rest of the hand after the turn (TX-8, TX-11, TX-12)."""
    before = state.shown[state.turn]
    lacks, keeps, apart = before.lacks, before.keeps - {move.card.rank}, before.apart
    if isinstance(move, Build):
        keeps |= {move.value}
    elif isinstance(move, Trail) and rules.trail == "forced":
        lacks |= capturable(state.centre, rules.highest)
    owed = owed_build(state.centre, state.turn)
    if owed is not None and not uses(move, owed):
        lacks |= {owed.value}
        apart |= set() if owed.has_several_groups else {owed.value}
    held = keeps | {move.card.rank}
    lacks |= {number + gap for number in held for gap in apart if number + gap <= rules.highest}
    lacks |= {number - gap for number in held for gap in apart if number > gap}
    return Shown(lacks, keeps, apart)


def centre_after(centre: tuple[Pile, ...], move: Turn) -> tuple[Pile, ...]:
    """The piles of the centre after a legal turn, in order."""
    match move:
        case Take():
            taken = move.taken
            return tuple([pile for pile in centre if pile.cards[0] not in taken])
        case Build():
            return _built(centre, move)
        case Trail():
            return (*centre, Pile((move.card,)))


def _built(centre: tuple[Pile, ...], move: Build) -> tuple[Pile, ...]:
    """The centre with the build in place of the first pile that it was laid on."""
    used = move.used
    under = [pile for pile in centre if pile.cards[0] in used]
    below = [card for pile in under for card in pile.cards]
    owed_by = frozenset[Seat]().union(*(pile.owed_by for pile in under))
    built = Pile((*below, move.card), owed_by, move.value)
    return tuple(
        built if pile is under[0] else pile
        for pile in centre
        if pile is under[0] or pile.cards[0] not in used
    )


def _with_duty(
    rules: FishingRules, centre: tuple[Pile, ...], seat: Seat, move: Turn
) -> tuple[Pile, ...]:
    """The centre with a seat's duty, for one turn, to use the build just laid on (TX-11)."""
    if not rules.builder_must_take:
        return centre
    return tuple(
        replace(pile, owed_by=pile.owed_by | {seat})
        if isinstance(move, Build) and move.card in pile.cards
        else replace(pile, owed_by=pile.owed_by - {seat})
        for pile in centre
    )


def haul_after(rules: FishingRules, haul: Haul, move: Take, *, is_sweep: bool) -> Haul:
    """The capturer's haul after a capture; clearing the centre adds a sweep (TX-14)."""
    taken = move.taken
    is_big = is_sweep and len(taken) >= rules.big_sweep_from
    return Haul(
        cards=haul.cards | taken.plus(move.card),
        big_sweeps=haul.big_sweeps + is_big,
        little_sweeps=haul.little_sweeps + (is_sweep and not is_big),
        oranges=haul.oranges + (rules.orange == "auto" and makes_orange(rules, move)),
    )


def _opens_orange(rules: FishingRules, move: Turn) -> bool:
    return rules.orange != "auto" and isinstance(move, Take) and makes_orange(rules, move)


def makes_orange(rules: FishingRules, move: Take) -> bool:
    """Whether a capture takes red and yellow together (TX-15)."""
    taken = move.taken
    return orange.is_orange(taken.plus(move.card) if rules.orange_counts_played_card else taken)
