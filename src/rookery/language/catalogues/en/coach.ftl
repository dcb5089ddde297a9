### What the coach of a lesson says: about phases, and to wrong tries. What lessons say themselves is in lessons.ftl.
###
### Each message is one text, however many sentences it has, but for parts of sentences further down. A sentence
### begins with a small letter where it begins with a move or a card: the code writes it large once it is put together.

## Requests. $card is one card, $cards are cards, or groups of cards, as a list.

coach-move-pass = pass
coach-move-claim = claim a misdeal
coach-move-play-on = play on
coach-move-stay = hold
coach-move-sun = bid the sun
coach-move-bid = bid { $amount }
coach-move-bury-any = bury a card
coach-move-bury-all = bury { $cards }, in any order
coach-move-bury = bury { $card }
coach-move-name = name { trump-call }
coach-move-orange = call orange
coach-move-call = call { $card }
coach-move-left-leads = have the player on your left lead
coach-move-lead = lead yourself
coach-move-play = play { $card }
coach-move-take = take { $cards } with { $card }
coach-move-build = build with { $card } on { $cards }
coach-move-trail = lay down { $card }
coach-move-hold = hold

## Parts of sentences: cards. The second and further cards of a group are without “the”.

coach-card-rook = { card-rook }
coach-card-colour = the { card-colour }
coach-card-poker = the { card-poker }
coach-card-further = { card-colour }
# What is called as trump.
coach-trump = { trump-call }

## Answers to legal moves that are not right in the lesson. $card and $best are cards with “the”.

# An answer, and another after it.
coach-answer-then = { $said } { $then }
coach-answer-as-good = That is about as good. But please { $move } here, so that the lesson can go on.
# $why is a reason of a lesson.
coach-answer-better = Better: { $why }.
coach-answer-costs = It costs about { points-counted }.
coach-answer-allowed = The rules allow that, but there is something better.
coach-answer-not-this-orange = Anybody may call an orange, so be quick at a real table! In this lesson please let the others have this one.
coach-answer-passes = Whoever passes is out of the bidding for this deal. Your hand is worth a bid.
coach-answer-bids = A bid of { bid-named } promises your side that many points, and this hand cannot be expected to take them.
coach-answer-higher = A bid of { bid-named } promises more with the same cards. If { $best } is enough to lead, bid no more than that.
coach-answer-lower = { $amount } is a bid too, but { $best } is the one to make here.
coach-answer-buries-long = You hold { $held } { reason-suit } cards, which could well be your trumps: do not break into them.
coach-answer-buries-counter = { $card } is worth { $points } points, which then go to whoever gets the buried cards.
coach-answer-buries-trump = { $card } is a trump: keep it, for trumps win tricks.
coach-answer-buries-top = { $card } is the highest { reason-suit }: it wins a trick, so keep it.
# $best and $trump are what is called as trump, $most and $held the numbers of trumps in the hand.
coach-answer-names-shorter = You hold { $most } trumps if you name { $best }, and only { $held } with { $trump }. The more trumps you hold, the more tricks they win.
coach-answer-gives = The other side is winning this trick, and { $card } would give them { $points } points.
coach-answer-overtakes = Your partner is winning this trick already: { $card } would only take it from your own side.
coach-answer-keeps = Your partner is winning this trick: here the { $points } points of { $best } would come home to your side.
coach-answer-loses = { $card } leaves the trick to the other side, and { $best } can win it.
coach-answer-spends = { $card } wins no more than { $best } does. Keep the higher card for later.
coach-answer-wastes = Neither card wins the trick, so keep the higher one for later.
coach-answer-leads-counter = { $card } is worth { $points } points, and may be beaten once it is led.
coach-answer-misses-orange = Somebody else may call it now, and get the { $points } points.
coach-answer-misses-sweep = There is a capture that clears the whole centre: a sweep, worth { $points } points.
coach-answer-misses-red-and-yellow = There is a capture that takes red and yellow together: an orange, worth { $points } points to whoever calls it.
coach-answer-takes-less = That takes { $taken } of the cards in the centre, and you can take { $most }.
coach-answer-trails = Trailing lays { $card } there for anybody. Your cards can do more here.
coach-answer-trails-five = A five is worth { $points } points to whoever captures it: do not lay one down if another card will do.
coach-answer-builds = A build can be captured by others before your next turn. Here there is something better.

## What is said when a phase of a deal comes for the first time. $suit is the word for the suits of the pack.

coach-auction-sides = First comes the bidding. You and your partner sit across from each other and score together. A bid says how many of the { $stake } points of the deal your side will take; the first is { $minimum } or more, and each must be higher than the last. Whoever passes is out.
coach-auction-alone = First comes the bidding. A bid says how many of the { $stake } points of the deal you will take, alone against the others; the next bid is { $minimum } or more, and each must be higher than the last. Whoever passes is out.
coach-auction-called = First comes the bidding. A bid says how many of the { $stake } points the bidder will take together with a partner, whom nobody knows yet; the first is { $minimum } or more, and each must be higher than the last. Whoever passes is out.
coach-auction-opening = The dealer has to open with { $opening }.
coach-counters-5-13 = The cards that count are called counters: each 5 is worth 5 and each 10 and each 13 are worth 10.
coach-counters-5-14 = The cards that count are called counters: each 5 is worth 5 and each 10 and each 14 are worth 10.
coach-counters-5-k-a-rook = The cards that count are called counters: each 5 is worth 5, each 10 and each K are worth 10, each A is worth 15 and the rook is worth 20.
coach-counters-5-14-rook = The cards that count are called counters: each 5 is worth 5, each 10 and each 14 are worth 10 and the rook is worth 20.
coach-counters-5-14-rook-red-1 = The cards that count are called counters: each 5 is worth 5, each 10 and each 14 are worth 10, the rook is worth 20 and the R1 is worth 30.
coach-counters-5-14-1-rook = The cards that count are called counters: each 5 is worth 5, each 10 and each 14 are worth 10, each 1 is worth 15 and the rook is worth 20.
coach-counters-5-14-rook-1 = The cards that count are called counters: each 5 is worth 5, each 10 and each 14 are worth 10 and the rook and each 1 are worth 20.
coach-counters-5-14-1-rook-red-2 = The cards that count are called counters: each 5 is worth 5, each 10 and each 14 are worth 10, each 1 is worth 15 and the rook and the R2 are worth 20.
coach-counters-5-a = The cards that count are called counters: each 5 is worth 5 and each 10 and each A are worth 10.
coach-counters-5-10-a = The cards that count are called counters: each 5 is worth 5, each 10 is worth 10 and each A is worth 15.
coach-auction-each-trick = There are also { points-counted } for each trick.
coach-auction-last-trick = There are also { points-counted } for the last trick.
coach-auction-more-tricks = There are also { points-counted } for the side with more tricks.
coach-trump-usual = You have won the bidding, so you name the trump { suit-word }. A trump beats every card that is not a trump. Name the { suit-word } of which you hold most, best with high cards in it.
coach-bury-usual = The nest, the { $nest } cards left over in the deal, is yours now. Bury as many cards, face down, as you took up.
coach-bury-last-trick = Their points go to whoever wins the last trick.
coach-bury-bidder = Their points are yours to keep.
coach-bury-opponents = Their points go to the other side.
coach-bury-nobody = They are out of play, and count for nobody.
coach-bury-low = Bury low cards, if possible all that you have of a short { suit-word }: then you can trump that { suit-word }.
coach-bury-no-counters = Here no counter may be buried.
coach-bury-spare = Here neither counters nor trumps may be buried.
coach-bury-one-counter = Here at most one counter may be buried, a 5 or a 10.
coach-bury-exchange = The { $nest } cards of the nest are in your hand now, and you bury as many: all of the nest again, or all but { $exchange } of it and { $exchange } cards of your own.
coach-call-usual = Now call a card that you do not hold: whoever has it is your partner, and says nothing until it is played. Call a card that will win a trick.
coach-lead-usual = You may lead to the first trick yourself, or have the player on your left lead.
coach-play-lead = Now the tricks. You lead: you may play any card. The others must play the { suit-word } that you lead if they can.
coach-play-follow = Now the tricks. Play a card of the { suit-word } that was led if you have one; if not, you may play any card, a trump too. The highest trump wins the trick, or else the highest card of the { suit-word } led; the winner leads next.
coach-play-rook = The rook is a trump: { $rook ->
    [lowest] the lowest
    [below-11] between the 10 and the 11
    [below-13] between the 12 and the 13
   *[highest] the highest of all
}.
coach-play-rook-any-time = It may be played to any trick, even if you could follow suit.
coach-play-dummy = The third hand is a dummy: it turns up its top card each time, and what it wins is lost to both of you.
coach-play-last = The winner of the last trick also gets the points of the buried cards: keep a strong card for it.
coach-play-most = The side with more tricks gets { $most } points.
# $bidder-name is a player.
coach-play-bidder = { $bidder-name } plays for { bid-named }, with { trump-call } as trump.
coach-turn-usual = On your turn you play one card. It captures a card of its own number, or cards that add up to its number, or both at once.
coach-turn-build = Or lay it on a card in the centre, so that the sum is a card that stays in your hand: that is a build, and only a card of that number takes it.
coach-turn-trail = If nothing in your hand can capture, lay one down in the centre: that is trailing.
coach-turn-score = The most cards bring { $most } points, each five { $five }, a sweep (you clear the centre) { $little } or { $big }, and an orange { $orange }.
coach-orange-usual = Red and yellow were captured together: an orange! The first to call it gets { $orange } points, whoever made the capture.
coach-ask-move = What will you play?
coach-ask-bid = What do you say?
coach-free-left = The deal has left the lesson, which is quite all right. Play on alone, and take a hint if you like.
coach-free-over = That is the end of this deal.

## Cards of the centre that are used together.

coach-build = the build of { $cards }
coach-group = { $cards }

## The request of a step.

# $move is a request such as “play the red 5”, $why a reason of a lesson.
coach-ask-named = { $move }: { $why }.
