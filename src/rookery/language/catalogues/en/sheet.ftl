### The score sheet, and lines about finished deals.

sheet-empty = No deal is scored yet.
sheet-deal = Deal
sheet-dealer = Dealer
sheet-total = Total
race-line = { $total } of { $target }
ending-boards = { $boards ->
    [one] { $boards } board, each scored by itself
   *[other] { $boards } boards, each scored by itself
}
# First to so many points wins; $margin points ahead of the others win too, unless it is 0; $deals are the most
# that are played, unless it is 0.
ending-target = First to { $target }{ $made ->
    [yes] {" "}with a made bid
   *[no] {""}
}{ $margin ->
    [0] {""}
   *[other] {" "}or { $margin } ahead
} wins{ $deals ->
    [0] {""}
    [one] , or the highest total after { $deals } deal
   *[other] , or the highest total after { $deals } deals
}
outcome-thrown-in = all passed; the hands were thrown in
# The contract of the bidder and any partners, who are $people. Where it was made or set by a number of points,
# $by is that number; the sun has none.
outcome = { $people } bid { bid-on-trump } and took { $took }: { outcome-result }
outcome-result = { $result ->
    [made] made
    [exactly] made exactly
    [over] made, by { $by }
    [under] set, by { $by }
   *[set] set
}
# What somebody has won in Tuxedo.
outcome-won = { person } { $won }
outcome-at-once = { person } reached { $target } and won at once
points-of-all = Points: { $points }.

## The best moment of a match, in deal $deal: the turn of the lead, a bid, a trick or a capture.

moment-lead = The turn, in deal { $deal }: { $people }, from { $behind ->
    [0] level
   *[other] { $behind } behind
} to { $ahead } ahead
moment-bid = The boldest bid made, in deal { $deal }: { $people }, { bid-on-trump }
moment-trick = The richest trick, in deal { $deal }: { person-inside }, { $points } points
moment-capture = The largest capture, in deal { $deal }: { person-inside }, { cards-counted }
