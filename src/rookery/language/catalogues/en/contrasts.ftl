### Why a move is better than another. Said after the reason for the move, of that move.

# $why is the reason for a move, $better one of the two messages that follow.
contrast-reason = { $why }; { $better }
# $other is another move, a message of those further down. $then is one of the messages further down.
contrast-better = better than { $other } by about { points-counted }
contrast-better-then = { contrast-better }: { $then }
# $moves are cards or turns that are about as good as the move.
contrast-as-good = about as good: { $moves }
contrast-none-worse = no other move is clearly worse

## What a seat does, within a sentence.

contrast-move-bid = a bid of { $amount }
contrast-move-sun = shooting the sun
contrast-move-pass = a pass
contrast-move-claim = claiming a misdeal
contrast-move-play-on = playing on
contrast-move-stay = holding
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
contrast-last-with = { $card } then wins the last trick in { $more }% of imagined deals, not in { $less }%
contrast-most-tricks = the player's side then wins most tricks in { $more }% of imagined deals, not in { $less }%
contrast-bid-made = the bid is then made in { $more }% of imagined deals, not in { $less }%
contrast-bid-set = the bid is then set in { $more }% of imagined deals, not in { $less }%
# Of the two moves one is a pass, the other a bid.
contrast-bid-risked = that bid is made in { $less }% of imagined deals
# $won and $lost are one of the two messages that follow.
contrast-bid-brings = if nobody bids more, the bid { $won } when made and { $lost } when set
# $brings is the message above.
contrast-gains = gains about { $points } points on the others
contrast-loses = loses about { $points } points to the others
# How often others bid more than the bid, and the highest bid with which it is right to go on.
contrast-outbid = others bid more in { $outbid }% of imagined deals
contrast-bid-goes-on = { contrast-outbid }, and bidding on up to { $upto } is then worth it
# What a pass brings: $lead is one of the two messages above; how often opponents become the bidder.
contrast-passed = the pass { $lead } on average: opponents play in { $played }% of imagined deals
# $passed is the message above, $made how often opponents make their bid where they play.
contrast-passed-made = { $passed } and make their bid in { $made }% of those
# $less per cent of the time after the other move; of this one it was told before.
contrast-bid-after = with the other move the bid is made in { $less }% of imagined deals
contrast-trumps = the hand then has { $more } trumps, not { $less }
contrast-other-suits = with any other suit as trump the hand has at most { $most ->
    [one] 1 trump
   *[other] { $most } trumps
}
# Points, not per cent.
contrast-points = the player's side then takes { $more } points on average from here on, not { $less }
contrast-counter = the player's side then wins { $card } in { $more }% of imagined deals, not in { $less }%
contrast-wins = { $card } then wins its trick in { $more }% of imagined deals, not in { $less }%
# Of a card that is played now, or kept.
contrast-at-once = { $card } wins its trick in { $more }% of imagined deals if played now, in { $less }% if kept
contrast-kept = { $card } wins its trick in { $more }% of imagined deals if kept, in { $less }% if played now
# $beater is the card that beats it most often.
contrast-kept-beaten = { contrast-kept }, where { $beater } beats it in { $lost }%
# What holds of a card that is kept.
contrast-highest = { $card } is the highest card in { reason-suit }
# A later trick is won by the card of the two that is kept.
contrast-trick-and-kept = the player's side wins the trick, and { $card }, if kept, a later one in { $more }% of imagined deals; with the two cards exchanged in { $less }%
# Of a burial: two cards, of which one is kept and the other buried.
contrast-kept-instead = { $card }, which is kept, wins its trick in { $more }% of imagined deals; { $other }, kept instead, in { $less }%
# Two cards that may be called.
contrast-called = { $card } wins its trick in { $more }% of imagined deals, { $other } in { $less }%
# Numbers of tricks.
contrast-tricks = tricks that the player's side wins from here on in 10 imagined deals: { $more }, not { $less }
contrast-ruffs = tricks that the hand then wins by ruffing in 10 imagined deals: { $more }, not { $less }
# $then is the message above, or that of a counter.
contrast-void = the hand is then void in { reason-suit }: { $then }
contrast-ruffed = tricks that opponents then win by ruffing in 10 imagined deals: { $fewer }, not { $more }
# Two of the messages above.
contrast-both = { $one }; { $other }

## Tuxedo: what a turn brings, and what it leaves.

contrast-scores = the better turn brings { $more } points at once, not { $less }
contrast-orange = the better turn takes red and yellow
contrast-cards = the hand can take { $more } cards by its next turn, if nobody takes them first, not { $less }
contrast-takes = the better turn takes { $more } cards, not { $less }
contrast-own-five = the hand can then take a five on its next turn, if nobody takes it first
contrast-own-orange = the hand can then take red and yellow on its next turn, if nobody takes them first
contrast-leaves-sweep = the next player can then sweep the table in { $fewer }% of imagined deals, not in { $more }%
contrast-leaves-five = the next player can then take a five in { $fewer }% of imagined deals, not in { $more }%
contrast-leaves-orange = the next player can then take red and yellow in { $fewer }% of imagined deals, not in { $more }%
contrast-leaves-cards = the next player can then take anything in { $fewer }% of imagined deals, not in { $more }%
