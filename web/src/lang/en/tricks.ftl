### The tables of trick games.

## Questions

bid-title = Your bid?
bid-title-after = { $you ->
    [true] Your bid? You bid { $bid }
   *[false] Your bid? { $name } bid { $bid }
}
pass = Pass
stay-in = Hold
claim-title = Your hand is a misdeal
claim-title-none = Your hand is no misdeal
claim-misdeal = Claim a misdeal
claim-play-on = Play on
bid-button = Bid { $bid }
bid-choose = Choose a bid or pass
bid-fewer = Fewer
bid-more = More…
bid-sun = Shoot the sun: every trick
trump-name = Name { $suit }
# $call is "no trump" or "lo-no".
trump-play = Play { $call }
trump-held = you hold { $count }
trump-low-told = 2 is best, ace worst
trump-none-told = only the rook is trump
call-title = Call your partner’s card
call-title-second = Call a second partner’s card
call-button = Call { $card }
suit = Suit
cards-of-suit = { $suit ->
    [rook] The rook
    [black] Cards of black
    [green] Cards of green
    [red] Cards of red
    [yellow] Cards of yellow
    [spades] Cards of spades
    [hearts] Cards of hearts
    [diamonds] Cards of diamonds
   *[clubs] Cards of clubs
}
bury-title = { $count ->
    [one] Bury 1 card from your hand
   *[other] Bury { $count } cards from your hand
}
burying = Burying…
bury-choose = { $count ->
    [one] Choose 1 more
   *[other] Choose { $count } more
}
bury-exchange = Exchange { $count } cards, or none
bury-these = { $count ->
    [one] Bury this card
   *[other] Bury these { $count }
}
# There will be more to bury after these.
bury-these-first = { $count ->
    [one] Bury this card first
   *[other] Bury these { $count } first
}
bury-exchange-told = Dots mark the nest: bury all of it, or all but { $count }.
bury-one-of = Of { $cards } you may bury only one.
bury-back = Take { $card } back
lead-title = Who leads to the first trick?
lead-self = I lead
lead-left = { $name } leads, on my left

## The middle of the table

nest-and-bidding = The nest and the bidding
nest-face-down = { $count ->
    [one] The nest: 1 card face down
   *[other] The nest: { $count } cards face down
}
nest-face-up = { $count ->
    [one] The nest: 1 card face down, and face up { $cards }
   *[other] The nest: { $count } cards face down, and face up { $cards }
}
nest-of = Nest of { $count }
buried = Buried
buried-face-up = Buried face up
the-trick = The trick: { $cards }
# Said after the cards of the trick, as long as it is not full.
trick-winning = { $you ->
    [true] You are winning it
   *[false] { $name } is winning it
}
# Whose card of a trick: "Ann red 5".
card-of = { $name } { $card }
points-lost = { $points } lost
last-trick = Last trick
play-card = Play { $card }
