"""The sentences of a trick game, from one seat's view."""

from collections.abc import Sequence

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.moves import (
    Bid,
    Bury,
    CallPartner,
    ChooseLead,
    ClaimMisdeal,
    Move,
    NameTrump,
    Pass,
    Play,
    PlayOn,
    Ply,
    ShootSun,
    Stay,
    Trump,
)
from rookery.core.seating import round_from
from rookery.telling.wording import Words, bid_named, by_suit, trump_words
from rookery.tricks.misdeal import was_misdealt
from rookery.tricks.rules import Phase, Sides
from rookery.tricks.scoring import points_in_tricks, points_of_trick, tricks_won
from rookery.tricks.state import Trick
from rookery.tricks.view import TrickView

NUMBERED = False
"""Whether the question lists the moves with numbers to choose by."""


def opening(words: Words, view: TrickView) -> list[str]:
    """The lines at the start of a deal."""
    sizes = {"cards": view.hand_sizes[0], "pile": view.pile_size, "nest": view.nest_size}
    lines = [words.tell("dealt", view.dealer, **sizes)]
    lines += _opened(words, view)
    if was_misdealt(view):  # FO-13
        return [*lines, words.tell("misdealt", why=view.rules.misdeal)]
    if view.face_up:
        lines.append(words.tell("nest-face-up", cards=words.cards(view.face_up)))
    me, rules = words.me, view.rules
    mine = [s for s in range(rules.seats) if rules.are_partners(s, me)]
    if mine:
        names = words.language.listed([words.whom(seat) for seat in mine])
        lines.append(words.tell("partners-yours", partners=names))
    return lines


def _opened(words: Words, view: TrickView) -> list[str]:
    """The line about the dealer's automatic bid (R3-3)."""
    if not view.rules.opening_bid or view.bidder is None:
        return []
    return [words.tell("opened-as-dealer", view.dealer, amount=view.rules.opening_bid)]


def move_lines(words: Words, before: TrickView, ply: Ply, after: TrickView) -> list[str]:
    """The lines about a move and its consequences."""
    seat, move = ply
    lines = _announcement(words, before, seat, move)
    if before.phase is Phase.CLAIM and after.phase is Phase.AUCTION:
        lines += _opened(words, after)
    if before.phase is Phase.AUCTION and after.phase is not Phase.AUCTION:
        lines += _bidding_ended(words, after)
    if before.nest_size and not after.nest_size and after.bidder is not None:
        lines += _nest_taken(words, after)
    if before.phase is Phase.BURY and after.phase is not Phase.BURY:
        if seat != words.me:
            lines.append(words.tell("buried-cards", seat, cards=after.buried_size))
        if after.buried_face_up:
            lines.append(words.tell("buried-face-up", cards=words.cards(after.buried_face_up)))
    if isinstance(move, Play) and move.card in after.called:
        lines.append(_partner_line(words, after, seat))
    lines += _then_played(words, before, after)
    is_last = len(after.tricks) > len(before.tricks) and len(after.tricks) == after.rules.tricks
    if is_last and after.buried:
        lines += _nest_won(words, after, after.buried)
    return lines


def _then_played(words: Words, before: TrickView, after: TrickView) -> list[str]:
    """The lines about tricks that a play has finished, and about a dummy's cards (R2-6)."""
    if len(after.tricks) == len(before.tricks) and len(after.trick) <= len(before.trick) + 1:
        return []
    lines = []
    rounds: list[tuple[tuple[Seat, ...], tuple[Card, ...]]] = [
        (trick.players, trick.cards) for trick in after.tricks[len(before.tricks) :]
    ]
    told = len(before.trick) + 1
    for number, (players, cards) in enumerate([*rounds, (after.players, after.trick)]):
        for place in range(told, len(cards)):
            message = "card-played" if place else "card-led"
            lines.append(words.tell(message, players[place], card=words.card(cards[place])))
        if number < len(rounds):
            lines.append(trick_line(words, after, after.tricks[len(before.tricks) + number]))
        told = 0
    return lines


def _nest_won(words: Words, after: TrickView, nest: CardSet) -> list[str]:
    """The line about who gets the points of the buried cards (FO-9)."""
    points, to = after.rules.points_in(nest), after.rules.nest_to
    if to == "nobody":
        return []
    return [words.tell("nest-counts", to=to, cards=words.cards(nest), points=points)]


def _announcement(words: Words, before: TrickView, seat: Seat, move: Move) -> list[str]:
    """The lines about a move, without its consequences."""
    match move:
        case ClaimMisdeal():
            return [words.tell("misdeal-claimed", seat, why=before.rules.misdeal)]
        case PlayOn():
            return [words.tell("plays-on", seat)]
        case Stay():
            return [words.tell("stays", seat)]
        case Play(card):
            message = "card-played" if before.trick else "card-led"
            return [words.tell(message, seat, card=words.card(card))]
        case Bid(amount):
            return [words.tell("bid-made", seat, amount=amount)]
        case ShootSun():
            return [words.tell("bid-sun", seat)]
        case Pass():
            return [words.tell("passed", seat)]
        case NameTrump(trump):
            return [words.tell("trump-named", seat, trump=trump.value)]
        case CallPartner(card):
            lines = [words.tell("partner-called", seat, card=words.card(card))]
            if card in before.hand:
                lines.append(words.tell("partner-is-you", calls=before.rules.calls))
            return lines
        case ChooseLead(True):
            return [words.tell("lead-given", seat, (seat + 1) % before.rules.seats)]
        case ChooseLead(False):
            return [words.tell("lead-kept", seat)]
        case Bury(Card() as card):
            return [words.tell("buried-card", seat, card=words.card(card))]
    return []


def _bidding_ended(words: Words, after: TrickView) -> list[str]:
    if after.bidder is None:
        return [words.tell("passed-by-all")]
    if isinstance(after.bid, ShootSun):
        return [words.tell("bid-won-sun", after.bidder)]
    amount = after.bid.amount if after.bid else 0
    return [words.tell("bid-won", after.bidder, amount=amount)]


def _nest_taken(words: Words, after: TrickView) -> list[str]:
    assert after.bidder is not None
    seen = after.nest or (after.face_up if after.rules.nest_shown == "taken" else None)
    if not seen:
        return [words.tell("nest-taken", after.bidder)]
    cards = words.hand(seen, after.rules.ranks)
    return [words.tell("nest-taken-open", after.bidder, cards=cards)]


def _partner_line(words: Words, after: TrickView, partner: Seat) -> str:
    assert after.bidder is not None
    return words.tell("partner-shown", partner, after.bidder, calls=len(after.called))


def trick_line(words: Words, view: TrickView, trick: Trick) -> str:
    """The sentence about the winner of a trick, its cards and points."""
    points = points_of_trick(view.rules, trick)
    is_lost = points and trick.winner == view.rules.dummy
    message = "trick-lost" if is_lost else "trick-taken"
    return words.tell(message, trick.winner, cards=words.cards(trick.cards), points=points)


def cut_line(words: Words, view: TrickView) -> str:
    """The sentence about the cards that everybody cut for a tie in tricks (DX-8)."""
    seats = view.rules.seats
    players = round_from((view.dealer + 1) % seats, seats) * (len(view.cut) // seats)
    cut = _played(words, players, view.cut)
    return words.tell("tricks-level", cards=words.language.joined(cut))


def last(words: Words, view: TrickView, plies: Sequence[Ply]) -> list[str]:
    """The lines about the last trick, card by card."""
    if not view.tricks:
        return [words.tell("trick-none-yet")]
    trick = view.tricks[-1]
    played = _played(words, trick.players, trick.cards)
    cards = words.language.joined(played)
    return [words.tell("trick-last", cards=cards), trick_line(words, view, trick)]


def _played(words: Words, players: Sequence[Seat], cards: Sequence[Card]) -> list[str]:
    """The cards that seats played or cut in turn, each with its player."""
    return [
        words.tell("person-card", seat, card=words.card(card))
        for seat, card in zip(players, cards, strict=True)
    ]


def table(words: Words, view: TrickView) -> list[str]:
    """The lines about the state of the deal."""
    lines = [words.tell("dealer-was", view.dealer)]
    if view.bidder is not None and view.bid is not None:
        lines.append(_highest_bid(words, view.bidder, view.bid, view.trump))
    if view.called:
        lines += _called(words, view)
    points, won = points_in_tricks(view.rules, view.tricks), tricks_won(view.rules, view.tricks)
    lines += [
        words.tell("side-so-far", side=names, tricks=tricks, points=taken)
        for names, tricks, taken in _by_side(words, view, won, points)
    ]
    if view.rules.dummy is not None:
        lost = len(view.tricks) - sum(won)
        lines.append(words.tell("dummy-so-far", tricks=lost, cards=view.pile_size))
    return lines


def _highest_bid(words: Words, bidder: Seat, bid: Bid | ShootSun, trump: Trump | None) -> str:
    if trump is None:
        return words.tell("bid-highest", bidder, **bid_named(bid))
    return words.tell("bid-highest-trump", bidder, **bid_named(bid), trump=trump.value)


def _called(words: Words, view: TrickView) -> list[str]:
    """The line about the called cards, and who the partners are as far as this seat knows."""
    cards = words.language.listed([words.card(card) for card in view.called])
    known = words.language.listed([words.whom(seat) for seat in view.partners])
    hidden = view.secret_calls
    if len(view.called) == 1 and known:
        told = words.tell("called-card", cards=cards, partner=known)
    elif len(view.called) == 1:
        told = words.tell("called-card-secret", cards=cards)
    elif not hidden and len(view.partners) == 1:
        told = words.tell("called-cards-one", cards=cards, partner=known)
    elif not hidden:
        told = words.tell("called-cards-both", cards=cards, partners=known)
    elif known:
        secret = words.language.listed([words.card(card) for card in hidden])
        told = words.tell("called-cards-half", cards=cards, partner=known, hidden=secret)
    else:
        told = words.tell("called-cards-secret", cards=cards)
    return [told]


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
            words.language.listed([words.who(seat) for seat in side]),
            sum(won[seat] for seat in side),
            sum(points[seat] for seat in side),
        )
        for side in sides
    ]


def on_table(words: Words, view: TrickView) -> list[str]:
    """The line about the cards of the unfinished trick and who is winning it."""
    if view.winning is None:
        return []
    played = _played(words, view.players, view.trick)
    cards = words.language.joined(played)
    if len(played) == 1:
        return [words.tell("trick-so-far", cards=cards)]
    return [words.tell("trick-so-far-led", view.winning, cards=cards)]


def question(words: Words, view: TrickView) -> list[str]:
    """The question to the seat to move, with its hand and what it may do."""
    hand = words.tell("hand-yours", cards=words.hand(view.hand, view.rules.ranks))
    match view.phase:
        case Phase.CLAIM:
            may = "claim" if ClaimMisdeal() in view.legal else "play"
            return [hand, words.tell("claim-question", may=may)]
        case Phase.AUCTION:
            return [hand, _bid_question(words, view)]
        case Phase.TRUMP:
            calls = [
                trump_words(move.trump, words.language)
                for move in view.legal
                if isinstance(move, NameTrump)
            ]
            choices = words.language.listed(calls, "list-or")
            return [hand, words.tell("trump-question", choices=choices)]
        case Phase.CALL:
            return [hand, words.tell("call-question", called=len(view.called))]
        case Phase.BURY:
            return [hand, _bury_question(words, view)]
        case Phase.LEAD:
            left_seat = ((view.seat or 0) + 1) % view.rules.seats
            return [words.tell("lead-question", None, left_seat)]
        case Phase.PLAY:
            return [
                *_standing(words, view),
                *on_table(words, view),
                hand,
                _play_question(words, view),
            ]
    return []


def _bury_question(words: Words, view: TrickView) -> str:
    """Ask which cards to bury. In an exchange of fixed size, it also names that size (R2-4)."""
    left, size = view.rules.nest_size - view.buried_size, view.rules.exchange_size
    if size:
        return words.tell("bury-question-exchange", cards=left, size=size)
    return words.tell("bury-question", cards=left)


def _standing(words: Words, view: TrickView) -> list[str]:
    """The line about the contract and the points so far."""
    if view.bidder is None or view.bid is None or view.trump is None:
        return []
    points, won = points_in_tricks(view.rules, view.tricks), tricks_won(view.rules, view.tricks)
    taken = [
        words.tell("side-points", side=names, score=score)
        for names, _, score in _by_side(words, view, won, points)
    ]
    line = words.tell(
        "contract-so-far",
        view.bidder,
        **bid_named(view.bid),
        trump=view.trump.value,
        points=words.language.joined(taken),
    )
    return [words.quiet(line)]


def _bid_question(words: Words, view: TrickView) -> str:
    bids = [move.amount for move in view.legal if isinstance(move, Bid)]
    choices = []
    if len(bids) == 1:
        choices.append(f"bid {bids[0]}")
    elif bids:
        lowest, most = f"bid {bids[0]}", str(bids[-1])
        choices.append(words.tell("bid-choice-range", bid=lowest, most=most))
    if ShootSun() in view.legal:
        choices.append("bid sun")
    if Stay() in view.legal:
        choices.append("stay")
    choices.append("pass")
    return words.tell("bid-question", choices=words.language.listed(choices, "list-or"))


def _play_question(words: Words, view: TrickView) -> str:
    may = CardSet.of(move.card for move in view.legal if isinstance(move, Play))
    if may == view.hand:
        return words.tell("play-question-any" if view.trick else "play-question-lead")
    suits = by_suit(may, view.rules.ranks)
    cards = words.cards(card for suit in suits for card in suit)
    return words.tell("play-question", cards=cards)
