"""Random decks: shuffled packs, and some in which something rare can happen."""

from random import Random

from tests.oracle.cards import COLOURS, ROOK, SUITS
from tests.oracle.match import Deal, start
from tests.oracle.options import Options
from tests.oracle.packs import pack_of
from tests.oracle.tricks import TrickDeal
from tests.oracle.two import TwoDeal


def random_deck(game: str, options: Options, rng: Random) -> list[str]:
    """A shuffled pack; sometimes a hand has a long suit, all the counters, or hardly any."""
    deck = pack_of(game, options)
    rng.shuffle(deck)
    deal = start(game, options, {"deck": " ".join(deck), "dealer": 0})
    if not isinstance(deal, TrickDeal) or rng.random() < 0.5:
        return deck
    if options.get("misdeal", "none") != "none" and rng.random() < 0.6:
        return poor(deck, deal, rng)
    return long_suit(deck, deal, rng) if rng.random() < 0.8 else rich(deck, deal, rng)


def places(deck: list[str], deal: Deal, rng: Random) -> tuple[list[int], list[int]]:
    """Where the cards of one of the hands lie in the deck, and where those of the nest lie."""
    hands = 3 if isinstance(deal, TwoDeal) else deal.seats
    size = len(deal.hands[0])
    hand = rng.randrange(hands)
    return [*range(hand, hands * size, hands)], [*range(hands * size, len(deck))]


def with_cards(deck: list[str], cards: list[str], into: list[int]) -> list[str]:
    """The deck with these cards moved to these places, as far as the cards go."""
    deck = list(deck)
    for place, card in zip(into, cards, strict=False):
        other = deck.index(card)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def long_suit(deck: list[str], deal: TrickDeal, rng: Random) -> list[str]:
    """A deck with a long suit in a hand and the nest, for high bids that are made, and slams."""
    hand, nest = places(deck, deal, rng)
    suit = rng.choice(list((SUITS | COLOURS).values()))
    share = rng.choice([0.5, 0.7, 1.0, 1.0])
    cards = [card for card in deck if card[0] == suit and rng.random() < share]
    return with_cards(deck, cards, hand + nest)


def rich(deck: list[str], deal: TrickDeal, rng: Random) -> list[str]:
    """A deck with most counters in a hand and the nest, so that counters must be buried."""
    hand, nest = places(deck, deal, rng)
    return with_cards(deck, [card for card in deck if deal.worth(card)], hand + nest)


def poor(deck: list[str], deal: TrickDeal, rng: Random) -> list[str]:
    """A deck with a hand that is, or nearly is, a misdeal; half end with a counter in the nest."""
    hand, nest = places(deck, deal, rng)
    numbers = [card for card in deck if card[1:] in ("6", "7", "8", "9")]
    others = [card for card in deck if card not in numbers and not deal.worth(card)]
    cards = numbers if rng.random() < 0.6 else numbers + others
    rng.shuffle(cards)
    counters = [card for card in deck if deal.worth(card)]
    rng.shuffle(counters)
    spoilt = rng.choice([[], [], counters[:1], others[:1]])
    deck = with_cards(deck, [*spoilt, *cards][: len(hand)], hand)
    top = counters[-1]
    return with_cards(deck, [top], nest[-1:]) if rng.random() < 0.5 else deck


def random_cut(pack: list[str], seats: int, rng: Random) -> list[str]:
    """A pack to cut from (DX-8). Often the first cuts are tied, and now and then all of them."""
    cut = sorted(pack)
    rng.shuffle(cut)
    if rng.random() < 0.5:
        return cut
    in_pairs = [colour + card[1:] for card in cut if card[0] == "B" for colour in "BG"]
    in_pairs += [
        colour + card[1:] for card in cut if card[0] == "R" and card != ROOK for colour in "RY"
    ]
    tied = rng.choice([1, 2, 5, 14]) * seats
    return in_pairs[:tied] + [card for card in cut if card not in in_pairs[:tied]]
