"""The sentences of a trick game, from one seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.moves import (
    Bid,
    Bury,
    CallPartner,
    ChooseLead,
    Move,
    NameTrump,
    Pass,
    Play,
    Ply,
    ShootSun,
)
from rookery.core.seating import round_from
from rookery.telling.wording import Words, bid_words, by_suit, counted, listed, trump_words
from rookery.tricks.misdeal import was_misdealt
from rookery.tricks.rules import Phase, Sides
from rookery.tricks.scoring import points_in_tricks, points_of_trick, tricks_won
from rookery.tricks.state import Trick
from rookery.tricks.view import TrickView

NUMBERED = False
"""Whether the question lists the moves with numbers to choose by."""


_MISDEALS = {
    "no_counters": "somebody has no card that counts",
    "low_hand": "somebody has nothing but 6s to 9s",
}
"""Why the cards are dealt again, by the option `misdeal` (FO-13)."""


def opening(words: Words, view: TrickView) -> list[str]:
    """The lines at the start of a deal."""
    lines = [f"{words.does(view.dealer, 'deal')} {counted(view.hand_sizes[0], 'card')} each."]
    if view.pile_size:
        lines[0] = lines[0][:-1] + f", {view.pile_size} to the dummy."
    if view.nest_size:
        lines[0] = lines[0][:-1] + f", and {view.nest_size} to the nest."
    if view.rules.opening_bid and view.bidder is not None:
        lines.append(f"{words.does(view.dealer, 'open')} at {view.rules.opening_bid}, as dealer.")
    if was_misdealt(view):
        return [*lines, f"A misdeal: {_MISDEALS[view.rules.misdeal]}. The same dealer deals again."]
    if view.face_up:
        lines.append(f"One card of the nest lies face up: {words.cards(view.face_up)}.")
    me, rules = words.me, view.rules
    mine = [s for s in range(rules.seats) if rules.are_partners(s, me)]
    if mine:
        lines.append(f"You play with {listed([words.whom(seat) for seat in mine])}.")
    return lines


def move_lines(words: Words, before: TrickView, ply: Ply, after: TrickView) -> list[str]:
    """The lines about a move and its consequences."""
    seat, move = ply
    lines = _announcement(words, before, seat, move)
    if before.phase is Phase.AUCTION and after.phase is not Phase.AUCTION:
        lines += _bidding_ended(words, after)
    if before.nest_size and not after.nest_size and after.bidder is not None:
        lines += _nest_taken(words, after)
    if before.phase is Phase.BURY and after.phase is not Phase.BURY:
        if seat != words.me:
            lines.append(f"{words.does(seat, 'bury')} {counted(after.buried_size, 'card')}.")
        if after.buried_face_up:
            lines.append(f"Buried face up: {words.cards(after.buried_face_up)}.")
    if isinstance(move, Play) and move.card in after.called:
        lines.append(_partner_line(words, after, seat))
    lines += _then_played(words, before, after)
    is_last = len(after.tricks) > len(before.tricks) and len(after.tricks) == after.rules.tricks
    if is_last and after.buried:
        lines += _nest_won(words, after, after.buried)
    return lines


def _then_played(words: Words, before: TrickView, after: TrickView) -> list[str]:
    """The lines about tricks that a play has finished, and about a dummy's cards (R2-6)."""
    lines = []
    rounds: list[tuple[tuple[Seat, ...], tuple[Card, ...]]] = [
        (trick.players, trick.cards) for trick in after.tricks[len(before.tricks) :]
    ]
    told = len(before.trick) + 1
    for number, (players, cards) in enumerate([*rounds, (after.players, after.trick)]):
        for place in range(told, len(cards)):
            verb = "play" if place else "lead"
            lines.append(f"{words.does(players[place], verb)} {words.card(cards[place])}.")
        if number < len(rounds):
            lines.append(trick_line(words, after, after.tricks[len(before.tricks) + number]))
        told = 0
    return lines


def _nest_won(words: Words, after: TrickView, nest: CardSet) -> list[str]:
    """The line about who gets the points of the buried cards (FO-9)."""
    points = after.rules.points_in(nest)
    cards = f"{words.cards(nest)}, {counted(points, 'point')}"
    match after.rules.nest_to:
        case "last_trick":
            return [f"The last trick takes the nest: {cards}."]
        case "bidder":
            return [f"The nest counts for the bidding side: {cards}."]
        case "opponents":
            return [f"The nest counts for the bidder's opponents: {cards}."]
    return []


def _announcement(words: Words, before: TrickView, seat: Seat, move: Move) -> list[str]:
    """The lines about a move, without its consequences."""
    match move:
        case Play(card):
            verb = "play" if before.trick else "lead"
            return [f"{words.does(seat, verb)} {words.card(card)}."]
        case Bid(amount):
            return [f"{words.does(seat, 'bid')} {amount}."]
        case ShootSun():
            return [f"{words.does(seat, 'bid')} to shoot the sun: every trick and every point."]
        case Pass():
            return [f"{words.does(seat, 'pass')}."]
        case NameTrump(trump):
            return [f"{words.does(seat, 'name')} {trump_words(trump)} as trump."]
        case CallPartner(card):
            lines = [f"{words.does(seat, 'call')} {words.card(card)} as the partner card."]
            if card in before.hand:
                partner = "the partner" if before.rules.calls == 1 else "a partner"
                lines.append(f"You hold it, so you are {partner}; nobody else knows yet.")
            return lines
        case ChooseLead(to_left):
            left = words.whom((seat + 1) % before.rules.seats)
            return [
                f"{words.does(seat, 'have')} {left} lead."
                if to_left
                else f"{words.does(seat, 'keep')} the lead."
            ]
        case Bury(card):
            return [] if card is None else [f"{words.does(seat, 'bury')} {words.card(card)}."]
    return []


def _bidding_ended(words: Words, after: TrickView) -> list[str]:
    if after.bidder is None:
        return ["Everybody has passed, and the hands are thrown in."]
    if isinstance(after.bid, ShootSun):
        return [f"{words.does(after.bidder, 'shoot')} the sun."]
    amount = after.bid.amount if after.bid else 0
    return [f"{words.does(after.bidder, 'have')} the bid at {amount}."]


def _nest_taken(words: Words, after: TrickView) -> list[str]:
    assert after.bidder is not None
    line = f"{words.does(after.bidder, 'take')} the nest"
    seen = after.nest or (after.face_up if after.rules.nest_shown == "taken" else None)
    return [f"{line}: {words.hand(seen, after.rules.ranks)}." if seen else f"{line}."]


def _partner_line(words: Words, after: TrickView, partner: Seat) -> str:
    assert after.bidder is not None
    card = "the called card" if len(after.called) == 1 else "a called card"
    names = f"{words.whom(partner)} and {words.whom(after.bidder)}"
    return f"That is {card}, so {names} are partners!"


def trick_line(words: Words, view: TrickView, trick: Trick) -> str:
    """The sentence about the winner of a trick, its cards and points."""
    points = points_of_trick(view.rules, trick)
    worth = f", {counted(points, 'point')}" if points else ""
    if worth and trick.winner == view.rules.dummy:
        worth += " lost to both"
    return f"{words.does(trick.winner, 'take')} the trick: {words.cards(trick.cards)}{worth}."


def cut_line(words: Words, view: TrickView) -> str:
    """The sentence about the cards that everybody cut for a tie in tricks (DX-8)."""
    seats = view.rules.seats
    cut = _played(words, round_from((view.dealer + 1) % seats, seats), view.cut[:seats])
    return f"The tricks are level, and everybody cuts a card: {', '.join(cut)}."


def last(words: Words, view: TrickView, plies: Sequence[Ply]) -> list[str]:
    """The lines about the last trick, card by card."""
    if not view.tricks:
        return ["No trick has been taken yet."]
    trick = view.tricks[-1]
    played = _played(words, trick.players, trick.cards)
    return [f"The last trick: {', '.join(played)}.", trick_line(words, view, trick)]


def _played(words: Words, players: Sequence[Seat], cards: Sequence[Card]) -> list[str]:
    """The cards that seats played or cut in turn, each with its player."""
    return [
        f"{words.who(seat)} {words.card(card)}" for seat, card in zip(players, cards, strict=True)
    ]


def table(words: Words, view: TrickView) -> list[str]:
    """The lines about the state of the deal."""
    lines = [f"{words.who(view.dealer)} dealt."]
    if view.bidder is not None and view.bid is not None:
        on = f" on {trump_words(view.trump)}" if view.trump else ""
        holder = words.does(view.bidder, "hold")
        lines.append(f"{holder} the highest bid, {bid_words(view.bid)}{on}.")
    if view.called:
        lines += _called(words, view)
    points, won = points_in_tricks(view.rules, view.tricks), tricks_won(view.rules, view.tricks)
    lines += [
        f"{names}: {counted(tricks, 'trick')}, {counted(taken, 'point')}."
        for names, tricks, taken in _by_side(words, view, won, points)
    ]
    if view.rules.dummy is not None:
        lost = counted(len(view.tricks) - sum(won), "trick")
        lines.append(f"The dummy: {lost}, {counted(view.pile_size, 'card')} left in its pile.")
    return lines


def _called(words: Words, view: TrickView) -> list[str]:
    """The line about the called cards, and who the partners are as far as this seat knows."""
    cards = listed([words.card(card) for card in view.called])
    known = listed([words.whom(seat) for seat in view.partners])
    if len(view.called) == 1:
        return [f"The called card is {cards}. The partner is {known or 'not known yet'}."]
    hidden = view.secret_calls
    if not hidden and len(view.partners) == 1:
        told = f"The only partner is {known}."
    elif not hidden:
        told = f"The partners are {known}."
    elif known:
        told = f"One partner is {known}; who has {words.cards(hidden, ' and ')} is not known yet."
    else:
        told = "The partners are not known yet."
    return [f"The called cards are {cards}. {told}"]


def _by_side(
    words: Words, view: TrickView, won: tuple[int, ...], points: tuple[int, ...]
) -> list[tuple[str, int, int]]:
    """The names, tricks and points of each side; each seat is a side unless sides alternate."""
    seats = range(view.rules.seats)
    sides = [[seat] for seat in seats]
    if view.rules.sides is Sides.ALTERNATE:
        sides = [list(seats[0::2]), list(seats[1::2])]
    return [
        (
            listed([words.who(seat) for seat in side]),
            sum(won[seat] for seat in side),
            sum(points[seat] for seat in side),
        )
        for side in sides
    ]


def on_table(words: Words, view: TrickView) -> list[str]:
    """The line about the cards of the unfinished trick and who is winning it."""
    if not view.trick or view.leader is None or view.trump is None:
        return []
    played = _played(words, view.players, view.trick)
    winner = view.players[view.rules.orders[view.trump].winner(view.trick)]
    ahead = "You are" if winner == words.me else f"{words.who(winner)} is"
    winning = f" {ahead} winning it." if len(played) > 1 else ""
    return [f"On the table: {', '.join(played)}.{winning}"]


def question(words: Words, view: TrickView) -> list[str]:
    """The question to the seat to move, with its hand and what it may do."""
    hand = f"Your hand: {words.hand(view.hand, view.rules.ranks)}"
    match view.phase:
        case Phase.AUCTION:
            return [hand, _bid_question(words, view)]
        case Phase.TRUMP:
            calls = [trump_words(move.trump) for move in view.legal if isinstance(move, NameTrump)]
            return [hand, f"Name trump: {listed(calls, 'or')}."]
        case Phase.CALL:
            another = "another" if view.called else "a"
            return [hand, f"Call {another} partner: name any card that you do not hold."]
        case Phase.BURY:
            left = view.rules.nest_size - view.buried_size
            several = "; you may name several at once" if left > 1 else ""
            return [hand, f"Bury {counted(left, 'card')}{several}.{_exchanged(view)}"]
        case Phase.LEAD:
            left_seat = words.whom(((view.seat or 0) + 1) % view.rules.seats)
            return [f"Who leads: self (you) or left ({left_seat})?"]
        case Phase.PLAY:
            return [
                *_standing(words, view),
                *on_table(words, view),
                hand,
                _play_question(words, view),
            ]
    return []


def _exchanged(view: TrickView) -> str:
    """A sentence about an exchange of a fixed size (R2-4), with the cards of the nest."""
    size = view.rules.exchange_size
    return f" All of the nest's cards, or all but {size}." if size else ""


def _standing(words: Words, view: TrickView) -> list[str]:
    """The line about the contract and the points so far."""
    if view.bidder is None or view.bid is None or view.trump is None:
        return []
    points, won = points_in_tricks(view.rules, view.tricks), tricks_won(view.rules, view.tricks)
    taken = [f"{names} {score}" for names, _, score in _by_side(words, view, won, points)]
    bid = f"{bid_words(view.bid)} on {trump_words(view.trump)}"
    has = words.does(view.bidder, "have")
    return [words.quiet(f"{has} bid {bid}. Points so far: {', '.join(taken)}.")]


def _bid_question(words: Words, view: TrickView) -> str:
    bids = [move.amount for move in view.legal if isinstance(move, Bid)]
    choices = []
    if bids:
        choices.append(
            f"bid {bids[0]}" + (f" to {bids[-1]} in steps of 5" if len(bids) > 1 else "")
        )
    if ShootSun() in view.legal:
        choices.append("bid sun")
    choices.append("pass")
    return f"Your bid: {listed(choices, 'or')}."


def _play_question(words: Words, view: TrickView) -> str:
    may = CardSet.of(move.card for move in view.legal if isinstance(move, Play))
    if may == view.hand:
        return "Your card: any of them." if view.trick else "Your lead: any card."
    suits = by_suit(may, view.rules.ranks)
    return f"Your card: {words.cards(card for suit in suits for card in suit)}."
