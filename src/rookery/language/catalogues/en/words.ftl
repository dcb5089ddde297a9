### Lists, counts, people, cards: what other messages are made with.

# What stands between the items of a list.
list-separator = ,{ " " }
# The end of a list. $begins is the first letter of the last item, small and without accents.
list-and = { $items } and { $item }
list-or = { $items } or { $item }

cards-counted = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tricks-counted = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}

## People. "you" is the reader, "dummy" the hand without a player in a game for two.

dummy-name = The dummy
# Somebody by themselves, at the start of a line.
person = { $who ->
    [you] You
   *[other] { $who-name }
}
# Somebody within a sentence or a list.
person-inside = { $who ->
    [you] you
    [dummy] the dummy
   *[other] { $who-name }
}
# Somebody with a card that they played or cut.
person-card = { person } { $card }
# Somebody with points, such as +80.
person-points = { person } { $score }

## Cards by their full names, as a screen reader says them. $rank is what is printed on the card.

card-rook = the rook
card-colour = { $suit ->
    [black] black { $rank }
    [green] green { $rank }
    [red] red { $rank }
   *[yellow] yellow { $rank }
}
card-poker = { $rank ->
    [jack] jack
    [queen] queen
    [king] king
    [ace] ace
   *[other] { $rank }
} of { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}

## Bids and trumps, as parts of sentences.

trump-call = { $trump ->
    [black] black
    [green] green
    [red] red
    [yellow] yellow
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
    [none] no trump
   *[low] lo-no
}
# $bid is sun or points.
bid-named = { $bid ->
    [sun] the sun
   *[points] { $amount }
}
bid-on-trump = { bid-named } on { trump-call }
