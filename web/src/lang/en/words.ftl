### The words of the games and what they mean: the word and its other forms, then a colon and the sentence.

word-deal = deal: One pack, dealt out and played to the last card. A match is played over several deals.
word-dealer = dealer: The player who deals the cards. Each deal, it is the turn of the next player to the left.
word-hand = hand, hands: The cards that a player holds.
word-bid = bid, bids, bidding, auction: A promise to take at least that many points in this deal, with your partner if you have one.
word-pass = pass, passes: To make no bid. Whoever passes is out of the bidding for this deal.
word-bidder = bidder: The player with the highest bid, who takes the nest and names trump.
word-nest = nest: The cards left over when all have their hands. The highest bidder takes them, and buries as many cards in return.
word-bury = bury, buries, buried, burying: To put a card of your hand aside, face down, in exchange for one of the nest.
word-trump = trump, trumps: The colour, or suit, that beats all the others in this deal.
word-ruff = ruff, ruffs: To play a trump to a trick, because you have no card of the colour that was led.
word-void = void: To be void in a colour is to hold no card of it, so that you may trump it.
word-trick = trick, tricks: One card from each player. The highest trump wins it, or else the highest card of the colour led.
word-lead = lead, leads, led: To play the first card of a trick. The others must follow its colour if they can.
word-follow = follow, follows: To play a card of the colour that was led. Whoever can, must; only the rook may be played all the same in some games.
word-counter = counter, counters: A card that is worth points to whoever wins it. The ring on a card shows how many.
word-sure-winner = sure winner, sure trick: A card that cannot be beaten by any card the others still hold.
word-set = set: A side is set if it takes fewer points than it bid: it loses the amount of the bid.
word-partner = partner, partners: The one who scores together with you: the player across from you, or whoever holds the card that was called.
word-side = side, sides: Those who score together in a deal.
word-call = call, calls: To name a card whose holder becomes the bidder’s partner; or, in Tuxedo, to say “orange”.
word-rook = rook: The card with the tower. In games that use it, it is a trump; the rules of each game say how high.
word-lo-no = lo-no: A deal without trump in which the order of the cards is turned round: the lowest of the suit led wins, unless the rook is played.
word-no-trump = no trump: A deal without a trump suit: the highest card of the suit led wins each trick, unless the rook is played.
word-moon = moon: To shoot the moon is to bid for all the points of the deal.
word-sun = sun: To shoot the sun is to bid for all the points and every trick.
word-most-tricks = most tricks, more tricks: In some games the side that wins more tricks gets points for it.
word-last-trick = last trick: The final trick of a deal. In many games its winner also gets the points of the buried cards.
word-dummy = dummy: A hand without a player: its cards are turned up one by one.
word-centre = centre: In Tuxedo, the cards that lie face up in the middle, to be captured.
word-capture = capture, captures, captured: To take cards of the centre with a card of the same number, or with one equal to their sum.
word-build = build, builds: Cards laid on each other in the centre to make a number. Only a card of that number can take them.
word-trail = trail, trails, trailing: To lay a card down in the centre because nothing can be captured.
word-sweep = sweep, sweeps: A capture that clears the whole centre. A Big Sweep takes four cards or more.
word-orange = orange, oranges: Red and yellow captured together. The first to call “orange” gets the points for it.
word-stock = stock: The cards that are still to be dealt.

## Around them

words-find = Find a word
words-none = No word begins like that.
words-means = What does “{ $word }” mean?
