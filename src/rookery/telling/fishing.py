"""The sentences of a fishing game, from one seat's view."""

from collections.abc import Sequence

from rookery.core.cards import Seat
from rookery.core.moves import Build, CallOrange, Group, Hold, Move, Ply, Take, Trail
from rookery.fishing.scoring import fives, running_totals, winner_at_once
from rookery.fishing.state import Haul, Pile
from rookery.fishing.turns import makes_orange
from rookery.fishing.view import FishingView
from rookery.language import ENGLISH, Language
from rookery.records import move_text
from rookery.telling.wording import Words

NUMBERED = True
"""Whether the question lists the moves with numbers to choose by."""

_LISTED = 20
"""The most moves that a question lists, more than a usual centre allows. Unmeasured."""


def opening(words: Words, view: FishingView) -> list[str]:
    """The lines at the start of a deal."""
    line = words.tell("dealt-each", view.dealer, cards=max(view.hand_sizes))
    return [line] if view.turn == words.me else [line, centre(words, view)]


def move_lines(words: Words, before: FishingView, ply: Ply, after: FishingView) -> list[str]:
    """The lines about a move and its consequences."""
    seat, move = ply
    lines = [_announcement(words, seat, move)]
    if isinstance(move, Take):
        lines += _won(words, seat, before, after)
    if before.stock_size > after.stock_size:
        lines.append(_dealt(words, before, after))
    if winner_at_once(after.rules, after.totals, after.hauls) is not None:
        lines.append(_won_at_once(words, seat, after))
    return [line for line in lines if line]


def _announcement(words: Words, seat: Seat, move: Move) -> str:
    """The line about a move, without its consequences."""
    match move:
        case Take(card, groups):
            taken = words.language.listed([words.group(group) for group in groups])
            return words.tell("taken", seat, cards=taken, card=words.card(card))
        case Build(card):
            used = words.language.listed([words.group(group) for group in move.groups])
            return words.tell("built", seat, card=words.card(card), cards=used, value=move.value)
        case Trail(card):
            return words.tell("trailed", seat, card=words.card(card))
        case CallOrange():
            return words.tell("orange-called", seat)
        case Hold():
            return words.tell("orange-let-go", seat) if seat == words.me else ""
    return ""


def _won(words: Words, seat: Seat, before: FishingView, after: FishingView) -> list[str]:
    """The lines about the sweep and the orange of a capture."""
    old, new, rules = before.hauls[seat], after.hauls[seat], after.rules
    lines = []
    if new.big_sweeps > old.big_sweeps:
        lines.append(words.tell("swept-big", points=rules.big_sweep_points))
    if new.little_sweeps > old.little_sweeps:
        lines.append(words.tell("swept-little", points=rules.little_sweep_points))
    if new.oranges > old.oranges:
        lines.append(words.tell("orange-given", points=rules.orange_points))
    if after.orange is not None:
        lines.append(words.tell("orange-open"))
    return lines


def _won_at_once(words: Words, seat: Seat, view: FishingView) -> str:
    """The line about a match that the seat has just won in the middle of the deal (TX-20)."""
    total = running_totals(view.rules, view.totals, view.hauls)[seat]
    return words.tell("won-at-once", seat, points=total)


def _dealt(words: Words, before: FishingView, after: FishingView) -> str:
    extra = before.stock_size - after.stock_size - sum(after.hand_sizes)
    dealt = max(after.hand_sizes)
    return words.tell("dealt-round", cards=dealt, extra=extra, stock=after.stock_size)


def centre(words: Words, view: FishingView) -> str:
    """The line about the centre; each build stands in brackets with its value."""
    piles = [_pile(words, pile) for pile in view.centre]
    return (
        words.tell("centre-cards", cards=words.row(piles)) if piles else words.tell("centre-empty")
    )


def _pile(words: Words, pile: Pile) -> str:
    group = Group(pile.cards, pile.is_build)
    return words.build(group, pile.value) if pile.is_build else words.group(group)


def last(words: Words, view: FishingView, plies: Sequence[Ply]) -> list[str]:
    """The lines about the last capture: the player, the cards taken and the card played."""
    for seat, move in reversed(plies):
        if isinstance(move, Take):
            return [_announcement(words, seat, move)]
    return [words.tell("captured-none-yet")]


def on_table(words: Words, view: FishingView) -> list[str]:
    """The lines about the cards in the centre."""
    return [centre(words, view)]


def table(words: Words, view: FishingView) -> list[str]:
    """The lines about the state of the deal."""
    lines = [words.tell("dealer-and-stock", view.dealer, cards=view.stock_size)]
    totals = running_totals(view.rules, view.totals, view.hauls)
    with_points = view.rules.win_at == "at_once"
    for seat, haul in enumerate(view.hauls):
        in_hand, won = view.hand_sizes[seat], haul_words(haul, words.language)
        if with_points:
            line = words.tell(
                "won-so-far-points", seat, cards=in_hand, won=won, points=totals[seat]
            )
        else:
            line = words.tell("won-so-far", seat, cards=in_hand, won=won)
        lines.append(line)
    for pile in view.centre:
        if pile.owed_by:  # TX-11
            people = words.language.listed([words.whom(seat) for seat in sorted(pile.owed_by)])
            lines.append(words.tell("build-owed", people=people, cards=_pile(words, pile)))
    return lines


def haul_words(haul: Haul, language: Language = ENGLISH, *, has_most: bool = False) -> str:
    """The cards and other things that a seat has won; `has_most` adds "(the most)" to the cards."""
    parts = [language.say("won-cards-most" if has_most else "cards-counted", cards=len(haul.cards))]
    for number, message in (
        (fives(haul.cards), "won-fives"),
        (haul.big_sweeps, "won-big-sweeps"),
        (haul.little_sweeps, "won-little-sweeps"),
        (haul.oranges, "won-oranges"),
    ):
        parts += [language.say(message, number=number)] if number else []
    return language.listed(parts)


def question(words: Words, view: FishingView) -> list[str]:
    """The question to the seat to move: the centre, its hand, and its moves by number."""
    hand = words.tell("hand-yours", cards=words.hand(view.hand, view.rules.ranks))
    lines = [centre(words, view), *_duty(words, view), hand]
    for number, move in enumerate(view.legal[:_LISTED], start=1):
        lines.append(f"  {number:2}  {choice(words, view, move)}")
    if len(view.legal) > _LISTED:
        lines.append("  " + words.tell("moves-more", number=len(view.legal) - _LISTED))
    return lines


def _duty(words: Words, view: FishingView) -> list[str]:
    """The line about the build that the player must capture or raise, if there is one (TX-11)."""
    if view.due is None:
        return []
    return [words.tell("build-due", cards=_pile(words, view.due))]


def choice(words: Words, view: FishingView, move: Move) -> str:
    """A move as an item of a list: as it is typed, with a note on its effect."""
    match move:
        case Take(card, groups):
            groups_text = " ".join(words.group(group) for group in groups)
            gains = brings(view, move, language=words.language)
            return f"take {words.card(card)} {groups_text}   ({gains})"
        case Build():
            note = words.tell("note-build", value=move.value)
            return f"{move_text(move)}   {note}"
        case Trail(card):
            return f"trail {words.card(card)}"
        case CallOrange():
            return f"orange   {words.tell('note-orange')}"
    return f"hold   {words.tell('note-hold')}"


def brings(
    view: FishingView, move: Take, by: Seat | None = None, language: Language = ENGLISH
) -> str:
    """What a capture gains, in words: cards, fives, a sweep, an orange, the match.

    `by` is the seat that makes it, by default the seat of the view. Everybody sees what it gains,
    so any view of the deal will do.
    """
    taken = move.taken
    number = fives(taken.plus(move.card))
    parts = [language.say("cards-counted", cards=len(taken))]
    parts += [language.say("won-fives", number=number)] if number else []
    if len(taken) == sum(len(pile.cards) for pile in view.centre):
        is_big = len(taken) >= view.rules.big_sweep_from
        parts.append(language.say("brings-big-sweep" if is_big else "brings-little-sweep"))
    parts += [language.say("brings-orange")] if makes_orange(view.rules, move) else []
    parts += [language.say("brings-match")] if view.wins_at_once(move, by) else []
    return language.listed(parts)
