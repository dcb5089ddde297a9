"""Tuxedo (TX-1 to TX-20)."""

from rookery.core.cards import Suit, card_of, rook_pack
from rookery.fishing.rules import FishingRules
from rookery.games.preset import Preset

TUXEDO = Preset(
    name="tuxedo",
    title="Tuxedo",
    summary="Capture cards from the centre, sweep it clean, and be the first to call orange.",
    how_to=(
        "Four cards lie face up in the centre, and everybody has four cards in hand. On your "
        "turn you play one card. A 9 captures a 9 from the centre, or cards that add up to 9, "
        "such as a 5 and a 4, or both at once.",
        "You may also lay a card on one in the centre to build a sum that another card in "
        "your hand can capture later, if nobody is quicker. Only when no card of yours can "
        "capture may you just lay one down in the centre, which is called trailing.",
        "Clearing the whole centre is a sweep. When a red and a yellow card are captured "
        'together, the first to call "orange" gets 10 points. Captured fives, sweeps, oranges '
        "and the most cards score, and 100 points win.",
    ),
    advice=(
        "Oranges bring the most: with four players about seven points a deal to each, against "
        "five for fives and four for most cards.",
        "Take red with yellow whenever you can, and call at once: anybody may call your orange.",
        "You need not capture as soon as you can: in four of ten such turns strong bots build "
        "instead, to capture more later.",
        "If you can capture nothing, build: strong bots do so in seven of ten such turns.",
        "A build is safest if you have seen the other cards of its number, for anybody who "
        "holds one may take it.",
        "Sweep whenever you can; strong bots nearly always do.",
        "Keep a five for a capture, even as the card that captures: trailed, it is five points "
        "for somebody else.",
        "A player who trails could capture nothing of what lay there: until new cards are dealt, "
        "those cards are safe from that player.",
        "With two players the most cards are worth 15 points to one of you: count the piles.",
        "A card alone in the centre is a sweep for whoever has its number: trail a second card "
        "whose sum with it is above 14, so that no card takes both.",
    ),
    source="George S. Parker's Tuxedo; TX-1 to TX-20",
    by_seats={
        seats: FishingRules(pack=rook_pack(range(1, 15), with_rook=False), seats=seats)
        for seats in range(2, 7)
    },
    options=(
        "capture",
        "build_on_many",
        "builder_must_take",
        "trail",
        "orange",
        "orange_counts_played_card",
        "leftovers",
        "target",
        "win_at",
    ),
    usual_seats=4,
    seats_rule="TX-1",
    minutes=20,
    showcase=(
        card_of(Suit.BLACK, 4),
        card_of(Suit.RED, 5),
        card_of(Suit.YELLOW, 9),
        card_of(Suit.GREEN, 14),
    ),
)
