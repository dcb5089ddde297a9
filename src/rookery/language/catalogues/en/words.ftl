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
card-colour = { reason-suit } { $rank }
card-poker = { how-rank } of { reason-suit }

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
# What a suit is called: $suit is suit in a poker pack, and colour in a Rook pack.
suit-word = { $suit ->
    [suit] suit
   *[colour] colour
}
# $bid is sun or points.
bid-named = { $bid ->
    [sun] the sun
   *[points] { $amount }
}
bid-on-trump = { bid-named } on { trump-call }

## How a game differs from the one that a family has described: parts of a sentence

find-differs-players = { $kind ->
    [one] it is for { $least } players
    [two] it is for { $least } or { $most } players
    *[more] it is for { $least } to { $most } players
  }
find-differs-ones = { $place ->
    [high] the 1s are the highest cards
    [low] the 1s are the lowest cards
    *[out] the 1s are not in the pack
  }
find-differs-calls = { $calls ->
    [yes] the bidder calls a partner
    *[no] nobody calls a partner
  }
find-differs-rook = { $place ->
    [high] the Rook is the highest trump
    [upper] the Rook is between the 12 and the 13 of trumps
    [middle] the Rook is between the 10 and the 11 of trumps
    [low] the Rook is the lowest trump
    *[out] the Rook is not in the pack
  }
find-differs-no-bids = nobody bids
find-differs-no-nest = there is no nest
find-differs-bid = the lowest bid is { $bid }
find-differs-target = it is played to { $target }
