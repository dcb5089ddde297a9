### Advice on playing trick games well, given where the practice of strong bots bears it out.
### $suit is what the colours of the pack are called.

advice-usual-bid = The usual winning bid is { $usual }; one in ten is above { $high }. The highest that strong bots fulfilled in { $deals } deals was { $best }.
# $tops is how many of the three highest trumps the bidder has.
advice-long-suit = { $tops ->
    [two-of-them] Bid on a long { suit-word }: on average the bidder's trump { suit-word } has { $dealt } cards, two of the three highest among them.
   *[one-or-two] Bid on a long { suit-word }: on average the bidder's trump { suit-word } has { $dealt } cards, one or two of the three highest among them.
}
# The same where the bidder has more trumps after taking the nest and burying.
advice-long-suit-grows = { $tops ->
    [two-of-them] Bid on a long { suit-word }: on average the bidder's trump { suit-word } has { $dealt } cards when dealt and { $trumps } after the exchange, two of the three highest among them.
   *[one-or-two] Bid on a long { suit-word }: on average the bidder's trump { suit-word } has { $dealt } cards when dealt and { $trumps } after the exchange, one or two of the three highest among them.
}
advice-bid-little = Bid no more than you must: a bid that is made scores all that you took, and only the loss grows with the bid.
advice-dare = { $one-in ->
    [three] Dare to bid all the same: strong bots are set in one deal in three. If you are never set, you bid too little.
    [four] Dare to bid all the same: strong bots are set in one deal in four. If you are never set, you bid too little.
    [five] Dare to bid all the same: strong bots are set in one deal in five. If you are never set, you bid too little.
    [six] Dare to bid all the same: strong bots are set in one deal in six. If you are never set, you bid too little.
   *[seven] Dare to bid all the same: strong bots are set in one deal in seven. If you are never set, you bid too little.
}
advice-bury-all = Bury all your cards of one { suit-word } that is not trump, so that you can trump it.
advice-bury-short = Bury so that one { suit-word } beside trumps is short: then you can soon trump it.
advice-bury-counters-own = Bury counters that you could lose, for they count for you at once; keep those that win tricks.
advice-bury-counters-last = If you have the trumps to win the last trick, bury counters that you could lose.
advice-bury-no-counter = Bury no counter if you can help it: it counts for the others.
advice-lead-trumps = As the bidder, lead trumps from your first lead on, until the others have none.
advice-lead-trumps-two = As the bidder, lead trumps from your first lead on, until your opponent has none.
advice-lead-trumps-early = As the bidder, lead trumps early; every second first lead or more is one.
advice-leave-trumps = Against the bidder, leave trumps alone: leading them does the bidder's work.
advice-sure-card = Lead a card that cannot be beaten while the others still have its { suit-word }; later it may be trumped.
advice-give-counter = When a trick is your partner's for certain, put a counter on it.
advice-keep-counters = Keep counters out of tricks that the others win; throw a worthless card.
advice-win-points = If you play last and the others are winning points, win them yourself, with a trump if you must.
