### Why a bot would make a move: hints and puzzles. Said in English by the bots themselves.
###
### The sentences have no subject: “takes the trick with a sure winner”.

# What may come after a reason for playing a card, which is $why.
reason-shows-partner = { $why }; shows who the partner is
reason-keeps-secret = { $why }; keeps the partner secret

## Parts of sentences.

reason-suit = { $suit ->
    [trumps] trumps
    [black] black
    [green] green
    [red] red
    [yellow] yellow
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
# The suit of trump cards.
reason-trump-suit = { $suit ->
    [black] black
    [green] green
    [red] red
    [yellow] yellow
    [spade] spade
    [heart] heart
    [diamond] diamond
   *[club] club
}
# What is called as trump.
reason-trump = { $trump ->
    [none] no trump
    [low] lo-no
    [black] black as trump
    [green] green as trump
    [red] red as trump
    [yellow] yellow as trump
    [spades] spades as trump
    [hearts] hearts as trump
    [diamonds] diamonds as trump
   *[clubs] clubs as trump
}
reason-trick = { $points ->
    [0] the trick
   *[other] a trick with { $points } points
}
reason-number = { $number ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
   *[eight] eight
}
reason-points = { points-counted }
# What hands hold. $best is yes or no: whether the highest trump is among them.
reason-holding = { $trumps ->
    [one] { $trumps } { reason-trump-suit } trump
   *[other] { $trumps } { reason-trump-suit } trumps
}{ $best ->
    [yes] {" "}with the highest
   *[no] {""}
}, { $side ->
    [0] no top card
    [one] { $side } top card
   *[other] { $side } top cards
} in other suits
reason-holding-none = { $trump ->
    [none] no trump
   *[low] lo-no
}, the top card in { $suits ->
    [one] { $suits } suit
   *[other] { $suits } suits
}

## Any move.

reason-only-legal = the only legal move

## Bidding. $held is what the hand holds.

reason-bids = { $held }: about { $points } points; a bid of { $amount } is made { $percent }% of the time
reason-passes-to-partner = about { $points } points with { reason-trump }: leaves the bid to partner
reason-passes-less = about { $points } points with { reason-trump }: bidding { $amount } pays less than defending
reason-passes-hardly-more = about { $points } points with { reason-trump }: bidding { $amount } pays hardly more than defending
reason-passes-seldom = about { $points } points with { reason-trump }: a bid of { $amount } is made only { $percent }% of the time
reason-shoots-sun = takes every trick with { reason-trump } { $percent }% of the time: shoots the sun
reason-should-take-all = should take every trick with { reason-trump }
reason-not-enough = good for about { $points } points: not enough to bid { $more ->
    [higher] higher
   *[all] at all
}
reason-leaves-bid = leaves the bid to partner
reason-good-for = good for about { $points } points with { reason-trump }

## The nest, trump and partners.

# $why is another reason.
reason-bid-is-made = { $why }: the bid of { $amount } is made { $percent }% of the time
reason-sun-is-made = { $why }: the sun is made { $percent }% of the time
reason-play-last = better to play last to the first trick
reason-keeps-lead = keeps the lead
reason-keeps-lead-trump = holds the highest trump: keeps the lead
reason-keeps-lead-tops = holds top cards: keeps the lead
reason-gives-lead = no top card to lead: better to play last
reason-names-none = the { $which ->
    [lowest] lowest
   *[highest] highest
} cards win, and the hand has the top card in { $suits ->
    [one] { $suits } suit
   *[other] { $suits } suits
}
reason-names-trump = the best trump suit: { $trumps } trumps, { $tops ->
    [one] { $tops } top card
   *[other] { $tops } top cards
} in all
reason-call-rook = the rook wins any trick it is played to
reason-calls-trump = calls { $which ->
    [highest] the highest
   *[high] a high
} trump that is missing
reason-calls-card = calls { $which ->
    [highest] the highest
   *[high] a high
} card missing in { reason-suit }, of which the hand has { $held }
reason-buries-trumps = has to bury trumps: every other card is worth more
# $suits is a list of suits.
reason-void-saves-last = makes a void in { $suits } and saves { $saved } points for the last trick: expects about { $points } points
reason-void-saves-side = makes a void in { $suits } and saves { $saved } points for the bidding side: expects about { $points } points
reason-void = makes a void in { $suits }: expects about { $points } points
reason-saves-last = saves { $saved } points for the last trick: expects about { $points } points
reason-saves-side = saves { $saved } points for the bidding side: expects about { $points } points
reason-shortens = shortens { $suits }: expects about { $points } points
reason-makes-void = makes a void in { reason-suit }
reason-shortens-to-keep = shortens { reason-suit }: keeps trumps and winners
reason-only-trumps-left = has only trumps left to bury
reason-counter-safe = the { reason-suit } counter is safe in the nest, which counts for the bidder
reason-counter-safer = the { reason-suit } counter is safer in the nest, which goes with the last trick

## Leading to a trick. $mate is partner or likely: whether it is certain who the partner is.

reason-draws-trumps = draws trumps: { $out ->
    [one] { $out } is out
   *[other] { $out } are out
}
reason-cashes = cashes a sure winner in { reason-suit }
reason-leads-highest = leads the highest card left in { reason-suit }, though it may be trumped
reason-leads-to-mate = leads { reason-suit }, where { $mate ->
    [partner] partner
   *[likely] a likely teammate
} is likely to win
reason-leads-cheapest = leads { reason-suit }: no card costs less
reason-leads-little = leads { reason-suit }: gives little away

## Playing to a trick.

reason-ruffs-last = ruffs { reason-trick } as the last to play
reason-takes-last = takes { reason-trick } as the last to play
reason-ruffs = ruffs { reason-trick }
reason-takes-sure = takes { reason-trick } with a sure winner
reason-takes-likely = takes { reason-trick }: unlikely to be beaten
reason-must-be-beaten = plays a card that the others must beat
reason-leaves-trick = leaves the trick to { $mate ->
    [partner] partner
   *[likely] a likely teammate
}
reason-gives-counter = gives a counter to { $mate ->
    [partner] partner
   *[likely] a likely teammate
}'s { $sure ->
    [sure] sure
   *[likely] likely
} trick
reason-counter-may-go = plays a counter: the trick may well go to a teammate
reason-counter-hoped = plays a counter: { $mate ->
    [partner] partner
   *[likely] a likely teammate
}, still to play, { $hope ->
    [likely] is likely to
   *[maybe] may yet
} win it
reason-counter-worth-later = gives up a counter: the other cards are worth more later
reason-counter-to-dummy = must give a counter: it is lost to the dummy, not won by the other player
reason-counter-to-defender = must give a counter, better to another defender than to the bidder
reason-counter-must = must give a counter: every other card is worth more
reason-discards = has no { reason-suit }: discards a card of little use
reason-ducks = ducks: saves the better cards for a better trick
reason-plays-low = cannot win the trick: plays low

## What had to be counted.

reason-no-trump-out = no trump is out any more
reason-trumps-out = { $out ->
    [one] { $out } trump is still out
   *[other] { $out } trumps are still out
}
reason-higher-gone = every higher card in { reason-suit } is gone
reason-costs-more = winning this trick would cost more than it brings

## Tuxedo. $cards are what is taken, $gains what that brings: lists of the parts further down.

reason-takes-groups = takes { $cards }: { $gains }
reason-builds = builds { $number } with { $card } on { $on }: holds another { $number }
reason-raises = raises the build of { $under } to { $number }: holds another { $number }
reason-trails-only = trails the { $rank }: there is no other move
reason-trails-untaken = trails the { $rank }: nobody can take anything
reason-trails-to-take = trails the { $rank }: holds another { $rank } to take it
reason-trails-unswept = trails the { $rank }: nobody can sweep the table
reason-trails-others-cost = trails the { $rank }: the others cost more
reason-trails-cheapest = trails the { $rank }: it costs least
reason-calls-orange = calls orange: red and yellow were taken
reason-calls-orange-late = calls orange late: red and yellow were taken
reason-leaves-orange = leaves the orange to whoever took it
reason-build-raised = raises a build to { $number }, holding another { $number }
reason-build-made = builds { $number }, holding another { $number }
reason-trails-least = trails { $rank }, which costs least
reason-trails-the-only = trails { $rank }, the only move
reason-wins-match = wins the match
reason-sweeps = sweeps the table
reason-takes-five = takes a five
reason-takes-fives = takes { reason-number } fives
reason-takes-orange = takes red and yellow
reason-takes-build = takes a build of { $value }
reason-takes-card = takes a card
reason-takes-cards = takes { reason-number } cards
reason-takes-many = takes { cards-counted }

reason-gain-match = the match
reason-gain-big-sweep = a big sweep
reason-gain-little-sweep = a little sweep
reason-gain-orange = red and yellow for an orange
reason-gain-five = a five
reason-gain-unswept = nobody can sweep the rest
reason-gain-fives = { reason-number } fives
reason-gain-cards = { reason-number } cards
reason-gain-cards-many = { cards-counted }
reason-gain-build = the build of { $value }

## Bots that play less well, for study or for fun.

reason-leads-top = leads the highest of its suit
reason-leads-low = leads a low card
reason-takes-lowest = takes the trick with the lowest card that does
reason-plays-low-card = plays a low card
reason-overlooks-orange = does not notice the orange
reason-any-legal = any legal move
reason-tried-most = tried most often over { $layouts } layouts of the hidden cards
reason-best-solved = best on average in { $layouts } layouts of the hidden cards, solved
reason-best-played-out = best on average in { $layouts } layouts of the hidden cards, played out at random
reason-best-tried = came out best over { $layouts } layouts of the hidden cards
reason-open-hands = takes most points with open hands

## Lists.

reason-list-last = { $items }, and { $item }
reason-list-further = { $item }, { $items }
