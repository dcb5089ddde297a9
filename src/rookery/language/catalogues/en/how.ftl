### How a game is played, told from the values of its rules. $suit is what the colours of the pack are called.

## Players and cards

how-players = { $sides ->
    [alternate] For { $players } players on two sides: partners and opponents alternate round the table.
    [called] For { $players } players, each with a score of their own: in each deal the bidder gets a partner by calling a card.
   *[alone] For { $players } players, each alone.
}
how-dummy = The dummy is a hand without a player, face down in a pile at the dealer's right. In its turn its top card is played, whatever was led, and if it wins a trick it leads its next card. Its tricks count for nobody.
# $ranks is a list of the ranks of each suit, such as "1, 14 to 5".
how-pack = { $suit ->
    [suit] There are { $cards } ordinary cards: in each of the suits spades, hearts, diamonds and clubs, from the highest down, { $ranks }.
   *[colour] There are { $cards } cards: in each of the colours black, green, red and yellow, from the highest down, { $ranks }.
}
# The same with single cards besides.
how-pack-and = { $suit ->
    [suit] There are { $cards } cards: in each of the suits spades, hearts, diamonds and clubs, from the highest down, { $ranks }; and a joker, called the rook.
   *[colour] There are { $cards } cards: in each of the colours black, green, red and yellow, from the highest down, { $ranks }; and besides { $others }.
}
how-run = { $highest } to { $lowest }
how-rank = { $rank ->
    [jack] jack
    [queen] queen
    [king] king
    [ace] ace
   *[other] { $rank }
}
# $worth is a list of what brings points, such as "each 5 (5)".
how-points = These score points: { $worth }; { $points } in all.
how-worth = { $what } ({ $points })
how-each = { $rank ->
    [jack] each jack
    [queen] each queen
    [king] each king
    [ace] each ace
   *[other] each { $rank }
}
how-source = { $source ->
    [each-trick] each trick
    [last-trick] the last trick
   *[most-tricks] the most tricks
}
how-most-tricks = If both sides win the same number of tricks, everybody cuts a card, and the points for the most tricks go to the side whose cards have the higher sum.
how-always-trump = Whatever trump is named, the highest trumps are these, from the highest down: { $cards }.
how-rook = { $place ->
    [low] The rook is the lowest trump.
    [above-10] The rook is a trump between the 10 and the 11.
    [above-12] The rook is a trump between the 12 and the 13.
   *[high] The rook is the highest trump.
}
how-rook-any-time = The rook may be played to any trick, even by a player who could follow suit. To a trump lead it must be played if it is the only trump in the hand.
how-rook-follows = The rook follows suit like any trump: to another lead it is played only by a player who cannot follow.
how-rook-alone = Without a trump suit the rook is a suit of its own, and wins any trick that it is played to.

## Dealing and bidding

how-dealer = The first dealer is drawn by lot, and the deal passes to the left.
how-dealt = { $nest ->
    [0] All cards are dealt, { $hand } to each player.
    [one] Each hand gets { $hand } cards, and one is left over: the nest.
   *[other] Each hand gets { $hand } cards, and { $nest } are left over: the nest.
}
how-dealt-with = With { $players } players each hand gets { $hand } cards, and { $nest } are left over.
how-misdeal = { $claim ->
    [may] { $misdeal ->
        [no-counters] Who has no card that scores points may claim a misdeal before the bidding; the same dealer then deals again.
       *[low-hand] Who has nothing but 6s to 9s may claim a misdeal before the bidding; the same dealer then deals again.
    }
   *[must] { $misdeal ->
        [no-counters] If a hand has no card that scores points, the same dealer deals again.
       *[low-hand] If a hand has nothing but 6s to 9s, the same dealer deals again.
    }
}
how-misdeal-unless = It is not dealt again if the card of the nest that lies face up scores points.
how-nest-shown = { $shown ->
    [top] One card of the nest lies face up from the deal on.
   *[taken] When the bidder takes the nest, everybody sees it.
}
how-first-bid = { $first ->
    [dealer] The dealer bids first.
   *[left-of-dealer] The player left of the dealer bids first.
}
how-opening = The dealer counts as having bid { $bid }, and the player on the left goes on.
how-turns = In turn each player bids or passes; once you pass, you are out of the bidding for this deal.
how-bids = { $jumps ->
    [jump] A bid is a promise to take so many points, from { $low } to { $high } in steps of { $step }: higher than the bid before, by as many steps as you like.
   *[step] A bid is a promise to take so many points, from { $low } to { $high }: just { $step } higher than the bid before.
}
how-moon = A bid of { $bid } is shooting the moon: it scores { $points } if it is made.
how-lost-moon = A moon that is not made costs { $points }.
how-sun = The highest bid is shooting the sun: all points and all tricks, for { $points } won or lost.
how-stay = Once in the bidding you may hold: you neither bid nor pass, but stay in at the bid that stands. When all others left do so, it wins.
how-bidding-ends = The bidding ends when all but one have passed.
how-all-pass = { $then ->
    [redeal] If everybody passes, the hands are thrown in and the next dealer deals.
    [dealer-minimum] If everybody passes, the dealer must play for { $bid }.
   *[opening] If nobody bids more, the dealer plays for { $bid }.
}

## Nest, trump, partner

# $steps is a list of what follows.
how-steps = The highest bidder is to do this, in this order: { $steps }.
# The same where there is nothing else to do.
how-only-trump = The highest bidder names trump.
how-step-nest = take up the nest
how-step-bury = { $cards ->
    [one] bury one card
   *[other] bury { $cards } cards
}
how-step-trump = name trump
how-step-call = { $cards ->
    [one] call a card
   *[other] call { $cards } cards
}
how-trump = { $suit ->
    [suit] Trump is a suit of the bidder's choice: each of its cards beats all cards of the other suits.
   *[colour] Trump is a colour of the bidder's choice: each of its cards beats all cards of the other colours.
}
how-no-trump = { $calls ->
    [none] The bidder may also call no trump.
   *[low] The bidder may also call no trump, or lo-no: no trump with the order turned round, so that the lowest card is the best.
}
how-bury = { $bury ->
    [any] Any cards may be buried, face down.
    [no-counters] Cards that score points may not be buried, unless the bidder holds no others.
    [spare] Neither trumps nor cards that score points may be buried, unless the bidder holds no others.
   *[one-counter] Of the cards that score points at most one may be buried, a 5 or a 10, unless the bidder holds no others.
}
how-exchange = { $cards ->
    [one] Exactly one card is exchanged for one of the nest, or none.
   *[other] Exactly { $cards } cards are exchanged for cards of the nest, or none.
}
how-buried-trumps = Buried trumps lie face up.
how-called = { $cards ->
    [one] The called card is one that the bidder neither holds nor has buried. Whoever holds it is the partner for this deal, and says nothing: the others learn it when the card is played.
   *[other] The called cards are those that the bidder neither holds nor has buried. Whoever holds one is a partner for this deal, and says nothing: the others learn it when the card is played. Whoever holds all of them is the only partner.
}
how-called-with = With { $players } players { $cards } cards are called, one after the other; whoever holds all of them is the only partner.

## Play

how-lead = { $lead ->
    [left-of-dealer] The player left of the dealer leads any card to the first trick.
    [left-of-bidder] The player left of the bidder leads any card to the first trick.
    [chosen] The bidder leads any card to the first trick, or has the player on the left lead.
    [trump] The bidder names a suit held after burying, and leads a card of it to the first trick.
    [trump-shown] The bidder leads to the first trick: a card of the suit named before burying, or any card if no card of it is left.
   *[bidder] The bidder leads any card to the first trick.
}
how-follow = In turn to the left each plays one card, of the { suit-word } that was led if possible, or else any card: these cards are a trick. Nobody has to beat a card or to trump.
how-wins = The highest trump wins the trick; without one, the highest card of the { suit-word } led. The winner leads to the next trick.
how-nest-to = { $to ->
    [bidder] The points of the buried cards go to the bidding side.
    [opponents] The points of the buried cards go to the bidder's opponents.
    [last-trick] The points of the buried cards go to whoever wins the last trick.
   *[nobody] The points of the buried cards are lost.
}
how-nest-is-a-trick = The buried cards count as one more trick for the side that gets their points.

## Scores and the end

how-score = { $sides ->
    [alternate] The bidding side scores all that it took, if that is as much as it bid. With less it is set: it loses its bid and scores nothing else. The other side always scores what it took.
    [called] The bidder's side adds up its points. If they are as many as were bid, each player of the side scores them all; if not, each loses the bid and scores nothing else. The others always score what they took together, each of them all of it.
   *[alone] The bidder scores all points taken, if they are as many as were bid. With fewer the bidder is set: that loses the bid and scores nothing else. The others always score what they took.
}
how-below-zero = Totals may fall below zero.
how-never-below = No total falls below zero: one that a lost bid would make negative is zero.
how-double-set = A side that is set and took fewer points than the other side loses twice its bid.
how-slam = A bidding side that wins every trick scores { $points } instead of what it took.
how-bonus = A bidding side that takes all points scores { $points } more.
how-gate = A side with { $points } points or more that is not the bidding side scores only if one of its players has bid in the deal.
how-target = { $sides ->
    [alternate] The first side with { $points } points or more at the end of a deal wins.
   *[alone] The first player with { $points } points or more at the end of a deal wins.
}
how-tie = { $tie ->
    [bidder] If both sides get there in one deal, the bidding side wins, even with the lower total.
    [higher] If both sides get there in one deal, the higher total wins; if the totals are equal, another deal is played.
    [shared] If several get there in one deal, the highest total wins; equal totals share the win.
   *[alone] If several get there in one deal, the highest total wins; if the highest are equal, another deal is played.
}
how-must-make = { $sides ->
    [alone] But this wins only for the bidder, and only with a bid that was made in this deal; otherwise the match goes on, and totals stay as they are.
   *[side] But this wins only for the bidding side, and only with a bid that was made in this deal; otherwise the match goes on, and totals stay as they are.
}
how-floor = A total of { $points } or lower ends the match too, and the highest total wins.
how-floor-least = A total of { $points } or lower loses at once, if the other side has { $least } or more.
how-deals = { $deals ->
    [one] The match ends after one deal at the latest, unless the lead is shared; the highest total wins.
   *[other] The match ends after { $deals } deals at the latest, unless the lead is shared; the highest total wins.
}
how-margin = A lead of { $points } points wins too.
how-cap = Only the bidding side can win: any other total above { $points } is set back to that number.

## Tuxedo

how-table = For { $least } to { $most } players, each alone.
how-centre = Each player gets { $cards } cards, and { $cards } lie face up in the centre. The player left of the dealer begins, and turns pass to the left.
how-again = When all hands are empty, { $cards } more are dealt to each, none to the centre. When the pack runs short, all get equally many of what is left, and the last cards, if too few for one each, join the centre.
how-turn = On your turn you play exactly one card, in one of three ways: you capture, you build, or you trail, which is to lay the card face up in the centre.
how-capture = A card captures a card of its number, or two or more cards that add up to its number, or several such groups at once.
how-takes = { $capture ->
    [maximal] You choose the card and the groups, but must take every further group that the same card could take.
    [most] With the card that you choose, you must take as many cards as possible.
   *[any] You choose the card and the groups, and need not take all that you can.
}
how-build = Instead you may lay a card on a single card of the centre, if another card in your hand has their sum. The two are a build then: one pile, which only a card of that number captures, and anybody may capture. In the same way anybody may raise a build by another card. No build is above { $highest }.
how-build-many = A card may also be laid on several single cards at once.
how-build-doubled = Whoever keeps a card of a build’s number may double the build: another card of that number is added to it, or a card together with single cards that make the number. A build of several groups can only be captured.
how-build-joined = When a card is laid for a build, all other single cards of the centre that make its number go into the pile too.
how-must-take = Whoever has built must capture the build or raise it on the next turn, if the hand still can.
how-trail = { $trail ->
    [free] You may trail at any turn.
   *[forced] You may trail only if no card in your hand can capture anything; you may then build as well.
}
how-sweep = A capture that clears the centre is a sweep: a Big Sweep if it takes { $cards } cards or more from the centre, for { $big } points, and else a Little Sweep, for { $little }.
how-orange = { $orange ->
    [race] A capture that takes a red and a yellow card is an orange: whoever calls it first gets { $points } points, until the next player moves.
    [owner-first] A capture that takes a red and a yellow card is an orange: it brings { $points } points to the player who captured, or to whoever calls it first once that player has let it pass, until the next player moves.
   *[auto] A capture that takes a red and a yellow card is an orange: it brings { $points } points.
}
how-orange-played = The card that captures counts for an orange too.
how-most-cards = The most captured cards bring { $most } points, or { $tied } to each player who ties for them; each captured 5 brings { $five }. The card that captures counts among the captured cards.
how-deal-ends = The deal ends when all cards are played.
how-leftovers = { $to ->
    [last-capturer] Cards that are left in the centre go to the player who captured last.
   *[nobody] Cards that are left in the centre count for nobody.
}
how-at-once = { $points } points win at once, even in the middle of a deal.
