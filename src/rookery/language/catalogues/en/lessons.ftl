### Lessons: what they are called, and what they teach.

# $game is the title of a game.
lesson-first-title = Your first deal of { $game }
lesson-tuxedo-first-summary = Capture, build, trail, and be quick when an orange rolls by.
lesson-tuxedo-builds-title = Tuxedo: builds
lesson-tuxedo-builds-summary = Take a build that somebody else has made, and make one of your own.
lesson-tuxedo-sweeps-title = Tuxedo: sweeps
lesson-tuxedo-sweeps-summary = Leave nothing that others can sweep, and clear the centre yourself.
lesson-tuxedo-orange-title = Tuxedo: the orange
lesson-tuxedo-orange-summary = Red and yellow together: see it, take it, and call it first.
lesson-dixie-first-summary = Bid, take the nest, name trump and win tricks with your partner: a whole deal, step by step.
lesson-dixie-bidding-title = Dixie Rook: what to bid
lesson-dixie-bidding-summary = When a hand is worth a bid, and when the bid is better left to your partner.
lesson-dixie-points-title = Dixie Rook: giving and taking points
lesson-dixie-points-summary = When to give a counter to your partner’s trick, and when to keep it.
lesson-dixie-counting-title = Dixie Rook: draw trumps and count them
lesson-dixie-counting-summary = There are fourteen trumps. How many are out? Draw them, and your other cards are safe.
lesson-three-first-summary = You alone against two: bid, name trump, exchange with the nest and draw trumps.
lesson-three-bidding-title = Rook for Three: how high to go
lesson-three-bidding-summary = A hand has a limit: bid up to it, and stop there.
lesson-three-points-title = Rook for Three: giving and taking points
lesson-three-points-summary = You and one other defend against the bidder: take the tricks that count.
lesson-three-counting-title = Rook for Three: draw trumps and count them
lesson-three-counting-summary = Eleven trumps in the pack: keep count until the others have none left.
lesson-five-first-summary = Bid, name trump, call a partner whom nobody knows, and play three against two.
lesson-five-bidding-title = Rook for five: bidding with an unknown partner
lesson-five-bidding-summary = You will call a partner, so aces and kings of any suit count: how high can you go?
lesson-five-points-title = Rook for five: giving and taking points
lesson-five-points-summary = Two against three: where do your counters belong?
lesson-five-counting-title = Rook for five: draw trumps and count them
lesson-five-counting-summary = Fourteen trumps with the rook: draw them while you hold the highest.
lesson-kentucky-first-summary = Tournament Rook with the Rook as the highest trump: a whole deal, step by step.
lesson-kentucky-original-first-summary = A deal from the first card on: each phase is explained when it comes.
