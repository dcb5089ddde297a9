### A real deal of each game, told to people who learn it.

# $told is the bidding, as a list of calls.
example-bidding = { $who-name } deals. { $told }.
example-bids = { $who-name } bids { $amount }
example-passes = { $who-name } passes
# A long bidding, of which only the first bid is told.
example-bidding-long = { $first }, and in the end { $who-name } has the bid at { $amount }
example-contract = { $sides ->
    [alone] { $who-name } has these cards, and { $who-name } must now take { $amount } points.
   *[side] { $who-name } has these cards, and { $who-name }'s side must now take { $amount } points.
}
example-buried = { $who-name } buries these cards.
example-called-one = { $who-name } calls this card. { $partners } has it and is the partner, which nobody else knows yet.
example-called-both = { $who-name } calls these cards. { $partners } has both and is the only partner, which nobody else knows yet.
example-called-each = { $who-name } calls these cards. { $partners } have them and are the partners, which nobody else knows yet.
# $lost is both if the points of the dummy's trick are nobody's.
example-trick = Trick { $number } of { $tricks }. { $who-name } takes it, with { $points ->
    [0] no points
   *[other] { points-counted }
} in it{ $lost ->
    [both] , lost to both players
   *[no] {""}
}.
# $made is made or set.
example-outcome-alone = { $made ->
    [made] { $who-name } bid { $amount } and took { $took }: { $who-name } scores { $took }. The others score what they took.
   *[set] { $who-name } bid { $amount } and took { $took }: { $who-name } loses { $amount }. The others score what they took.
}
example-outcome-with = { $made ->
    [made] { $who-name } bid { $amount }, and with { $partners } took { $took }: they score { $took }. The others score what they took.
   *[set] { $who-name } bid { $amount }, and with { $partners } took { $took }: they lose { $amount }. The others score what they took.
}
