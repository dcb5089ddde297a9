"""Rook for Two, with a dummy (R2-1 to R2-8)."""

from rookery.core.cards import Suit, card_of, rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

TWO = Preset(
    name="two",
    title="Rook for Two",
    summary="Two players and a dummy, whose cards are turned up one by one and may win tricks.",
    how_to=(
        "Two play, each alone, beside a dummy: a third hand that lies face down in a pile. The "
        "14s and 10s are worth 10 points each, the 5s are worth 5, and every trick is worth 2.",
        "The dealer opens the bidding automatically at 30 points; bid more, or pass. The higher "
        "bidder names one colour as trump, which beats all other colours, then takes the nest, "
        "which is the five cards left over, and exchanges two cards with it, or none.",
        "Then dealer, opponent and dummy play a card each, of the colour that was led if possible; "
        "but the dummy just turns up its top card, and what it wins is lost to both. The highest "
        "trump wins the trick, or else the highest card of the colour led. A bidder who takes "
        "fewer points than the bid loses the amount of the bid, and the first player with 150 "
        "points wins.",
    ),
    advice=(
        "The dummy's tricks are lost to both of you: keep counters for tricks in which it has "
        "already played.",
        "The dummy turns cards from the top of its pile and cannot choose: its high cards come "
        "when they come.",
        "The dummy may win even where you lead a trump: it turns any card, but only a higher "
        "trump beats yours.",
    ),
    source="George S. Parker's Rook for Two, 1914; R2-1 to R2-8",
    by_seats={
        2: TrickRules(
            pack=rook_pack(range(4, 15), with_rook=False),  # R2-1
            seats=2,
            dummy=2,
            sides=Sides.ALONE,
            hand_size=13,
            counters=((5, 5), (10, 10), (14, 10)),  # R2-2
            phases=(Phase.AUCTION, Phase.TRUMP, Phase.NEST, Phase.BURY, Phase.PLAY),
            trump_calls=COLOUR_TRUMPS,
            minimum_bid=35,  # R2-3
            maximum_bid=125,
            first_lead="left_of_dealer",  # R2-5
            trick_points=2,
            opening_bid=30,
            nest_to="nobody",
            exchange_size=2,  # R2-4
            target=150,  # R2-7
        )
    },
    options=("target", "jump_bids"),
    usual_seats=2,
    seats_rule="R2-1",
    minutes=15,
    showcase=(card_of(Suit.BLACK, 5), card_of(Suit.RED, 14), card_of(Suit.GREEN, 10)),
    is_variant=True,
    also_called=(
        "two-player Rook",
        "2-handed Rook",
        "Rook for couples",
        "Rook with a dummy",
    ),
    sister="three",
    differs="A dummy takes the place of the third player, and its tricks are lost to both.",
)
