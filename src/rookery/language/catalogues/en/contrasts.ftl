### Why a move is better than another. Said after the reason for the move, of that move.

# $why is the reason for a move, $better one of the two messages that follow.
contrast-reason = { $why }; { $better }
# $other is another move, a message of those further down. $then is one of the messages further down.
contrast-better = better than { $other } by about { points-counted }
contrast-better-then = { contrast-better }: { $then }

## What a seat does, within a sentence.

contrast-move-bid = a bid of { $amount }
contrast-move-sun = shooting the sun
contrast-move-pass = a pass
contrast-move-trump = naming { trump-call }
contrast-move-call = calling { $card }
contrast-move-bury = burying { $cards }
# A burial by the cards in which it differs from another.
contrast-move-bury-instead = burying { $cards } instead of { $kept }
contrast-move-keep-lead = keeping the lead
contrast-move-give-lead = leaving the lead to the player on the left
contrast-move-card = { $card }
contrast-move-take = taking { $cards } with { $card }
contrast-move-build = laying { $card } on { $cards }
contrast-move-trail = trailing { $card }
contrast-move-orange = calling the orange
contrast-move-hold = letting the orange go

## Cards.

contrast-card-rook = { card-rook }
contrast-card-colour = the { card-colour }
contrast-card-poker = the { card-poker }

## What happens in imagined deals, $more per cent of the time after the move and $less after the other one.
## Each is also a sentence by itself, after one that has compared both moves.

contrast-trick = the player's side then wins the trick in { $more }% of imagined deals, not in { $less }%
contrast-last-trick = the player's side then wins the last trick in { $more }% of imagined deals, not in { $less }%
contrast-most-tricks = the player's side then wins most tricks in { $more }% of imagined deals, not in { $less }%
contrast-bid-made = the bid is then made in { $more }% of imagined deals, not in { $less }%
contrast-bid-set = the bid is then set in { $more }% of imagined deals, not in { $less }%
# A pass is better than a bid, which is made $less per cent of the time.
contrast-bid-risked = that bid is made in { $less }% of imagined deals
# $less per cent of the time after the other move; of this one it was told before.
contrast-bid-after = after that the bid is made in { $less }% of imagined deals
contrast-trumps = the hand then has { $more } trumps, not { $less }
# Points, not per cent.
contrast-points = the player's side then takes { $more } points on average from here on, not { $less }
contrast-counter = the player's side then wins { $card } in { $more }% of imagined deals, not in { $less }%
contrast-pair = { $card } and { $other } then win { $more } tricks in 10 imagined deals, not { $less }
# Two of the messages above.
contrast-both = { $one }; { $other }

## Tuxedo: what a turn brings, and what it leaves.

contrast-scores = the better turn brings { $more } points at once, not { $less }
contrast-orange = the better turn takes red and yellow
contrast-cards = the hand can take { $more } cards by its next turn, if nobody takes them first, not { $less }
contrast-leaves-sweep = { $fewer } of the unseen cards can then sweep the table, not { $more }
contrast-leaves-five = { $fewer } of the unseen cards can then take a five, not { $more }
contrast-leaves-orange = { $fewer } of the unseen cards can then take red and yellow, not { $more }
contrast-leaves-cards = { $fewer } of the unseen cards can then take anything, not { $more }
