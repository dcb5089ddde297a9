### Reviews of finished deals: what moves were worth. $who is a name.

## What a move gave away. $points is a number with or without a decimal; $one is yes for just 1.

review-points = { $one ->
    [yes] { $points } point
   *[no] { $points } points
}
# $low and $high are numbers between which it lies 19 times out of 20.
review-cost = about { review-points } ({ $low } to { $high })
review-cost-least = at least { review-points }
review-of-contract = What moves gave away counts whether the bid is made.
review-of-match = The match may end here, so the chance of winning it counts too.

## Single decisions. $played and $best are what a seat did and might have done.

review-mistake = A mistake by { $who }: { $best } was worth { $cost } more than { $played }.
review-better = { $best } would have been better than { $played }, by { $cost }.
review-unlucky-card = Unlucky, but right: by what { $who } could know, nothing was better than { $played }, but as the cards lay it cost { points-counted }.
review-unlucky-bid = Unlucky, but right: { $played } was sound by what { $who } could know, but even with all hands open no more than { points-counted } could be taken.
review-unlucky-turn = Unlucky, but right: by what { $who } could know, nothing was better than { $played }, but then the others did { review-points } better than expected.
review-best = { $played } was best, by what { $who } could know.
review-sound = { $played } was sound: there is no clear difference between it and { $best }.
review-little = { $played } was sound: { $best } was better, but by so little that it does not count.
review-gamble = { $played } was a gamble: it pays on average, but succeeds too seldom for a careful player.
review-not-judged = { $why ->
    [forced] There was no choice.
    [no-kernel] This could not be judged: the compiled search is missing here.
    [untried] This is not judged: whether to claim a misdeal or to hold is not tried out.
    [only-hold] This could not be judged: only the capturer may call first.
   *[no-room] This could not be judged: too many cards lay in the centre for the search.
}

## A seat.

review-seat-clean = { $who } had { review-decisions } to make, and made no clear mistake.
# $marks is a list of mistakes and better moves.
review-seat = { $who } had { review-decisions } to make, with { $marks }, which gave away about { review-points }.
review-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
review-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-betters = { $count ->
    [one] { $count } better move
   *[other] { $count } better moves
}
review-was-unlucky = { $who } was unlucky { $times ->
    [1] once
   *[other] { $times } times
}, but right.
review-costliest = The costliest move was { $played }.
review-no-choice = { $who } never had a choice.

## The deal. $side is who bid, with partners; $worth a number, or review-bounds; $bid and $amount as in bid-named.

review-deal = With all hands open { $side } could take { $worth } of { $stake } points from the first card on, and took { $took }: the bid of { bid-named } was { outcome-result }.
review-deal-unknown = { $side } took { $took } of { $stake } points: the bid of { bid-named } was { outcome-result }.
review-deal-no-time = There was no time to find out what was possible with all hands open.
review-bounds = between { $low } and { $high }
review-could-be-made = It could have been made.
review-could-be-set = It could have been set.
review-turned = The turning point was { $who }'s { $card } in trick { $trick }: { points-counted } for the other side.
review-thrown-in = The hands were thrown in.
review-not-open = What was possible with all hands open was not computed: { $why ->
    [fishing] a whole deal, with its stock, is too long to solve
    [dummy] nobody chooses the dummy's cards
    [nothing] the hands were thrown in, so no card was played
   *[no-kernel] the compiled solver is missing here
}.
