### Why a bot would make a move: hints and puzzles. Said in English by the bots themselves.
###
### The sentences have no subject: “takes the trick with a sure winner”.

# What may come after a reason for playing a card, which is $why.
reason-shows-partner = { $why }; shows that it is the bidder’s partner
reason-keeps-secret = { $why }; keeps the called card

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
    [spade] spade
    [heart] heart
    [diamond] diamond
    [club] club
   *[suit] { reason-suit }
}
# What is called as trump.
reason-trump = { $trump ->
    [none] no trump
    [low] lo-no
   *[suit] { trump-call } as trump
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
reason-holding-none = { trump-call }, the top card in { $suits ->
    [one] { $suits } suit
   *[other] { $suits } suits
}

## Any move.

reason-only-legal = the only legal move

## Bidding. $held is what the hand holds.

reason-bids = { $held }: about { $points } points; a bid of { $amount } is made { $percent }% of the time
reason-passes-to-partner = about { $points } points with { reason-trump }: leaves the bid to partner
reason-passes-less = about { $points } points with { reason-trump }: a bid of { $amount } is made { $percent }% of the time, and brought no more than passing in the deals tried
reason-passes-hardly-more = about { $points } points with { reason-trump }: a bid of { $amount } is made { $percent }% of the time, and brought only about { $more } more than passing in the deals tried: too little for its risk
reason-passes-seldom = about { $points } points with { reason-trump }: a bid of { $amount } is made only { $percent }% of the time
reason-shoots-sun = takes every trick with { reason-trump } { $percent }% of the time: shoots the sun
reason-not-enough = good for about { $points } points: not enough to bid { $more ->
    [higher] higher
   *[all] at all
}
reason-claims-misdeal = a misdeal, and good for only about { $points } points
reason-leaves-bid = leaves the bid to partner
reason-good-for = good for about { $points } points with { reason-trump }

## The nest, trump and partners.

# $why is another reason.
reason-bid-is-made = { $why }: the bid of { $amount } is made { $percent }% of the time
reason-sun-is-made = { $why }: the sun is made { $percent }% of the time
reason-play-last = plays last to the first trick
reason-keeps-lead = keeps the lead
reason-keeps-lead-trump = holds the highest trump: keeps the lead
reason-keeps-lead-tops = holds top cards: keeps the lead
reason-gives-lead = no top card to lead: plays last to the first trick
reason-names-none = the { $which ->
    [lowest] lowest
   *[highest] highest
} cards win, and the hand has the top card in { $suits ->
    [one] { $suits } suit
   *[other] { $suits } suits
}
reason-names-trump = { $trumps } trumps, { $tops ->
    [one] { $tops } top card
   *[other] { $tops } top cards
} in all
reason-call-rook = the rook wins any trick it is played to
reason-calls-trump = calls { $which ->
    [highest] the highest trump
   *[high] a trump
} that is missing
reason-calls-card = calls { $which ->
    [highest] the highest card
   *[high] a card
} missing in { reason-suit }, of which the hand has { $held }
reason-buries-trumps = aims to bury trumps: expects about { $points } points
# A suit of which the hand has only cards that count as trumps.
reason-suit-but-trumps = { reason-suit } but for trumps
# $suits is a list of suits, of the message above or of reason-suit.
reason-void-saves-last = aims to void { $suits } and to save { $saved } points for the last trick: expects about { $points } points
reason-void-saves-side = aims to void { $suits } and to save { $saved } points for the bidding side: expects about { $points } points
reason-void = aims to void { $suits }: expects about { $points } points
reason-saves-last = aims to save { $saved } points for the last trick: expects about { $points } points
reason-saves-side = aims to save { $saved } points for the bidding side: expects about { $points } points
reason-shortens = aims to shorten { $suits }: expects about { $points } points
reason-makes-void = makes a void in { reason-suit }
reason-shortens-plain = shortens { reason-suit }: buries a card without points
reason-only-trumps-left = has only trumps left to bury
reason-buries-counter = buries a counter in { reason-suit }: the nest { $to ->
    [bidder] counts for the bidder
    [last_trick] goes with the last trick
    [opponents] counts for the opponents
   *[nobody] counts for nobody
}

## Leading to a trick.

reason-draws-trumps = draws trumps: { $out ->
    [one] { $out } is out, and an opponent may hold it
   *[other] { $out } are out, and opponents may hold some
}
reason-cashes = cashes a sure winner in { reason-suit }
reason-leads-ours = leads { reason-suit }: no opponent can beat the card
reason-leads-highest = leads { reason-suit }: no higher card is out, though it may be trumped
reason-leads-likely = leads { reason-suit }: opponents are unlikely to win the trick
reason-leads-counter = leads a counter of { $points } points in { reason-suit }
reason-leads-counter-must = leads { reason-suit }: has only counters
reason-leads-plain = leads { reason-suit }: a card without points

## Playing to a trick. $mate is partner, teammate (one of several) or likely.

reason-ruffs-last = ruffs { reason-trick } as the last to play
reason-takes-last = takes { reason-trick } as the last to play
reason-ruffs = ruffs { reason-trick }
reason-ruffs-sure = ruffs { reason-trick }: cannot be overruffed
reason-takes-sure = takes { reason-trick } with a sure winner
reason-takes-ours = takes { reason-trick }: no opponent can beat the card
reason-takes-likely = plays the best card so far: opponents are unlikely to win { reason-trick }
reason-must-be-beaten = plays the best card so far
reason-leaves-trick = leaves the trick to { $mate ->
    [partner] partner
    [teammate] a teammate
   *[likely] a likely teammate
}, whose card is best so far
reason-gives-counter = gives a counter to { $mate ->
    [partner] partner
    [teammate] a teammate
   *[likely] a likely teammate
}{ $sure ->
    [sure] : no opponent can win the trick
    [likely] : opponents are unlikely to win the trick
   *[best] , whose card is best so far
}
reason-counter-hoped = plays a counter: a teammate { $hope ->
    [likely] is likely to
   *[maybe] may
} win the trick
reason-gives-up = gives up { $points } points
reason-counter-not-trump = gives up { $points } points rather than a trump
reason-counter-to-dummy = must give a counter: the dummy’s card is best so far
reason-counter-to-defender = must give a counter: the trick goes to another defender, not to the bidder
reason-counter-must = must give a counter: has nothing else to play
reason-discards = has no { reason-suit }: discards a card without points
reason-discards-but-trumps = has no { reason-suit } but trumps: discards a card without points
reason-ducks = ducks { reason-trick }: keeps a card that would be best so far
reason-plays-low = cannot win the trick: gives no points

## What had to be counted.

reason-no-trump-out = no trump is out any more
reason-trumps-out = { $out ->
    [one] { $out } trump is still out
   *[other] { $out } trumps are still out
}
reason-higher-gone = every higher card in { reason-suit } is gone

## Tuxedo. $cards are what is taken, $gains what that brings: lists of the parts further down.

reason-takes-groups = takes { $cards }: { $gains }
reason-builds = builds { $number } with { $card } on { $on }: holds another { $number }
reason-raises = raises the build of { $under } to { $number }: holds another { $number }
reason-doubles = doubles the build of { $number }: holds another { $number }
reason-trails-only = trails the { $rank }: there is no other move
reason-trails-untaken = trails the { $rank }: nobody else can take anything
reason-trails-to-take = trails the { $rank }: holds another { $rank } to take it
reason-trails-unswept = trails the { $rank }: nobody else can sweep the table
reason-trails-nothing = trails the { $rank }: its cards take nothing
reason-trails-rather = trails the { $rank } rather than take
reason-calls-orange = calls orange, worth { $points } points: red and yellow were taken
reason-leaves-orange = leaves the orange to whoever took it

reason-gain-match = the match
reason-gain-big-sweep = a big sweep
reason-gain-little-sweep = a little sweep
reason-gain-orange = red and yellow for an orange
reason-gain-five = a five
reason-gain-unswept = nobody else can sweep the rest
reason-gain-fives = { reason-number } fives
reason-gain-cards = { reason-number } cards
reason-gain-cards-many = { cards-counted }
reason-gain-build = the build of { $value }

## Bots that play less well, for study or for fun.

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
reason-sum = { $first }+{ $others }
