"""Rook for five, with a called partner (R5-1 to R5-13)."""

from rookery.core.cards import ROOK, Suit, card_of, poker_pack
from rookery.games.preset import Preset
from rookery.games.trumps import SUIT_TRUMPS, WITHOUT_SUIT
from rookery.tricks.rules import Phase, Sides, TrickRules

FIVE = Preset(
    name="five",
    title="Rook for five",
    summary="Played with a poker pack: call a secret partner by a card, play lo-no, shoot the sun.",
    how_to=(
        "Five players use ordinary cards and one joker, which is called the rook. The aces are "
        "worth 15 points each, kings and 10s 10, the 5s 5 and the rook 20: 180 in total.",
        "Bid the number of points that you and a partner will take, 75 or more, or pass. The "
        "highest bidder takes the three cards left over, names a trump suit, which beats the "
        "other suits (or no trump, or lo-no, where low cards win), and calls a card. The player "
        "who holds that card is the partner, which the others learn when the card is played. "
        "Then the bidder buries three cards.",
        "Each player in turn plays one card, of the suit that was led if possible: these five "
        "cards are a trick, won by the highest trump or else by the highest card of the suit "
        "led. If the bidder and the partner together take fewer points than the bid, each loses "
        "the amount of the bid; otherwise they score what they took, as the others always do, "
        "and the first player with 500 points wins.",
    ),
    advice=(
        "At lo-no the 2s and 3s win, and the rook beats everything: whoever holds it wins a "
        "trick for sure.",
        "Until the called card falls, nobody but its holder knows the partner: as the partner, "
        "put counters on the bidder's tricks, and win tricks of your own.",
        "If you are neither bidder nor partner, watch who gives counters to the bidder's "
        "tricks: that is the partner.",
        "The rook is the lowest trump and worth 20: play it on a trick that your side is "
        "winning, or trump with it when you play last and nobody has trumped.",
    ),
    source="The five-handed house game; R5-1 to R5-13",
    by_seats={
        5: TrickRules(
            pack=poker_pack(),
            seats=5,
            sides=Sides.CALLED,
            hand_size=10,
            counters=((5, 5), (10, 10), (13, 10), (14, 15)),
            rook_points=20,
            phases=(
                Phase.AUCTION,
                Phase.NEST,
                Phase.TRUMP,
                Phase.CALL,
                Phase.BURY,
                Phase.PLAY,
            ),
            trump_calls=SUIT_TRUMPS + WITHOUT_SUIT,
            minimum_bid=75,
            maximum_bid=180,
            first_lead="chosen",
            sun=True,
            moon=True,
            tie_is_shared=True,
            target=500,
        )
    },
    options=("target", "jump_bids", "all_pass", "sun_value", "moon_value", "rook_rank", "floor"),
    choices={"rook_rank": ("low", "high")},
    usual_seats=5,
    seats_rule="R5-1",
    minutes=30,
    showcase=(
        card_of(Suit.DIAMONDS, 5),
        card_of(Suit.CLUBS, 12),
        card_of(Suit.SPADES, 13),
        card_of(Suit.HEARTS, 14),
        ROOK,
    ),
)
