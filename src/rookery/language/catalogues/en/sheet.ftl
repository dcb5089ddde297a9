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
ending-target = First to { $target }{ $margin ->
    [0] {""}
   *[other] {" "}or { $margin } ahead
} wins{ $deals ->
    [0] {""}
    [one] , or the highest total after { $deals } deal
   *[other] , or the highest total after { $deals } deals
}
outcome-thrown-in = all passed; the hands were thrown in
# The contract of a bidder without partners, and with $partners. $result is made or set.
outcome-alone = { person } bid { bid-on-trump }, took { $took }: { outcome-result }
outcome-with = { person } with { $partners } bid { bid-on-trump }, took { $took }: { outcome-result }
outcome-result = { $result ->
    [made] made
   *[set] set
}
# What somebody has won in Tuxedo.
outcome-won = { person } { $won }
outcome-at-once = { person } reached { $target } and won at once
points-of-all = Points: { $points }.
