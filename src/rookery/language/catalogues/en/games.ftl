### Games on their own pages: how they are played, advice on playing them well, and lessons.
###
### Said in English by the values of the games, by rookery.games.advice, and by the lessons.

## How a game is played, in three paragraphs.

game-tuxedo-how-1 = Four cards lie face up in the centre, and everybody has four cards in hand. On your turn you play one card. A 9 captures a 9 from the centre, or cards that add up to 9, such as a 5 and a 4, or both at once.
game-tuxedo-how-2 = You may also lay a card on one in the centre to build a sum that another card in your hand can capture later, if nobody is quicker. Only when no card of yours can capture may you just lay one down in the centre, which is called trailing.
game-tuxedo-how-3 = Clearing the whole centre is a sweep. When a red and a yellow card are captured together, the first to call "orange" gets 10 points. Captured fives, sweeps, oranges and the most cards score, and 100 points win.
game-dixie-how-1 = Two sides sit alternately round the table and play for 120 points. The 13s and 10s are worth 10 each, the 5s are worth 5, and the side that wins more tricks gets 20.
game-dixie-how-2 = First you bid the number of points that your side will take, 70 or more, or you pass. The highest bidder takes the nest, which is the cards left over, buries as many cards face down, and names one colour as trump, which beats all other colours.
game-dixie-how-3 = Then each player in turn plays one card, of the colour that was led if possible: these cards are a trick, won by the highest trump or else by the highest card of the colour led. The winner of the last trick also gets the nest. A side that takes fewer points than it bid loses the amount of its bid. The first side with 300 points wins.
game-three-how-1 = Three players play, each alone. The 14s and 10s are worth 10 points each, the 5s are worth 5, and every trick is worth 2: 126 in total.
game-three-how-2 = The dealer opens the bidding automatically at 50 points; bid more, or pass. The highest bidder names one colour as trump, which beats all other colours, then takes the nest, which is the five cards left over, and buries five cards that are worth nothing.
game-three-how-3 = Then each player in turn plays one card, of the colour that was led if possible: these three cards are a trick, won by the highest trump or else by the highest card of the colour led. A bidder who takes fewer points than the bid loses the amount of the bid, and the others score what they took. The first player with 200 points wins.
game-five-how-1 = Five players use ordinary cards and one joker, which is called the rook. The aces are worth 15 points each, kings and 10s 10, the 5s 5 and the rook 20: 180 in total.
game-five-how-2 = Bid the number of points that you and a partner will take, 75 or more, or pass. The highest bidder takes the three cards left over, names a trump suit, which beats the other suits (or no trump, or lo-no, where low cards win), and calls a card. The player who holds that card is the partner, which the others learn when the card is played. Then the bidder buries three cards.
game-five-how-3 = Each player in turn plays one card, of the suit that was led if possible: these five cards are a trick, won by the highest trump or else by the highest card of the suit led. If the bidder and the partner together take fewer points than the bid, each loses the amount of the bid; otherwise they score what they took, as the others always do, and the first player with 500 points wins.
game-kentucky-how-1 = Partners sit across the table and play for 120 points. The Rook is worth 20, the 14s and 10s are worth 10 each, and the 5s are worth 5.
game-kentucky-how-2 = First you bid the number of points that your side will take, 70 or more, or you pass. The highest bidder takes the nest, which is the five cards left over, buries five cards face down, and names one colour as trump, which beats all other colours. The Rook is the highest trump, and may be played to any trick.
game-kentucky-how-3 = Then each player in turn plays one card, of the colour that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the colour led. The winner of the last trick also gets the nest. A side that takes fewer points than it bid loses the amount of its bid, and the first side with 300 points wins.
game-kentucky-original-how-1 = Partners sit across the table and play for 100 points: the 14s and 10s are worth 10 each, the 5s are worth 5, and there is no Rook.
game-kentucky-original-how-2 = First you bid the number of points that your side will take, 50 or more, or you pass. If everybody passes, the dealer must play for 50. The highest bidder takes the nest, which is the four cards left over, buries four cards face down, and names one colour as trump, which beats all other colours.
game-kentucky-original-breckinridge-how-2 = First you bid the number of points that your side will take, 65 or more, or you pass. If everybody passes, the dealer must play for 65. The highest bidder names one colour as trump, which beats all other colours, then takes the nest, which is the four cards left over, and buries four cards that are worth nothing, trumps among them face up.
game-partnership-how-1 = Partners sit across the table, get fourteen cards each, and play for 120 points. The 14s and 10s are worth 10 each, the 5s are worth 5, and the side that wins more tricks gets 20.
game-partnership-how-2 = First you bid the number of points that your side will take, 70 or more, or you pass. The highest bidder names one colour as trump, which beats all other colours; there is no nest to improve the hand.
game-partnership-how-3 = Then each player in turn plays one card, of the colour that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the colour led. A side that takes fewer points than it bid loses the amount of its bid, and the first side with 300 points wins.
game-thirteens-how-1 = Partners sit across the table and play for 120 points: the 13s and 10s are worth 10 each, the 5s are worth 5, and the side that wins five tricks or more gets 20. The 14s are the highest cards, but are worth nothing.
game-thirteens-how-2 = First you bid the number of points that your side will take, 65 or more, or you pass. If everybody passes, the dealer must play for 65. The highest bidder takes the nest, which is the four cards left over, buries four cards face down, and names one colour as trump, which beats all other colours.
game-thirteens-how-3 = Then each player in turn plays one card, of the colour that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the colour led. The winner of the last trick also gets the nest. A side that takes fewer points than it bid loses the amount of its bid, and the first side with 500 points wins.
game-red-one-how-1 = Partners sit across the table and play for 150 points: the red 1 is worth 30, the Rook 20, the 14s and 10s 10 each, and the 5s 5. Whatever colour is trump, the red 1 is the highest trump, and the Rook, which may be played to any trick, the second.
game-red-one-how-2 = First you bid the number of points that your side will take, 75 or more, or you pass. The highest bidder takes the nest, which is the six cards left over, names one colour as trump, which beats all other colours, and buries six cards, among them at most one that counts, a 5 or a 10. Buried trumps lie face up.
game-red-one-western-how-1 = Partners sit across the table and play for 200 points: the Rook and the last trick are worth 20, the 1s 15 each, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, but the red 1 is the highest trump in every deal, and the Rook the second.
game-red-one-western-how-2 = First you bid the number of points that your side will take, 100 or more, or you pass. The highest bidder takes the nest, which is the five cards left over, buries five cards face down, and names one colour as trump, which beats all other colours.
game-kentucky-rook-how-1 = Partners sit across the table and play for 180 points: the Rook is worth 20, the 1s 15 each, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, and the Rook is the highest trump, which may be played to any trick.
game-kentucky-rook-how-2 = First you bid the number of points that your side will take, 100 or more, or you pass. If everybody passes, the dealer must play for 100. The highest bidder takes the nest, which is the five cards left over, buries five cards face down, and names one colour as trump, which beats all other colours.
game-kentucky-rook-williams-how-1 = Partners sit across the table and play for 200 points: the Rook and the 1s are worth 20 each, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, and the Rook is the highest trump, which may be played to any trick.
game-kentucky-rook-williams-how-2 = First you bid the number of points that your side will take, 100 or more, or you pass. One card of the nest lies face up from the start. The highest bidder takes the nest, which is the five cards left over, buries five cards face down, and names one colour as trump, which beats all other colours.
game-kentucky-rook-williams-how-3 = Then each player in turn plays one card, of the colour that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the colour led. The winner of the last trick also gets the nest. A side that takes fewer points than it bid loses the amount of its bid, and the higher total after four deals wins, or the first side with 500 points.
game-kentucky-rook-baby-bird-how-1 = Partners sit across the table and play for 200 points: the Rook and the red 2 are worth 20 each, the 1s 15, the 14s and 10s 10, and the 5s 5. The Rook is the highest trump, and the red 2, its baby bird, the second highest in every deal; otherwise the 1s are high.
game-kentucky-rook-baby-bird-how-2 = First you bid the number of points that your side will take, 100 or more, or you pass. If everybody passes, the dealer must play for 100. The highest bidder takes the nest, which is the six cards left over, buries six cards face down, and names one colour as trump, which beats all other colours.
game-one-high-how-1 = Partners sit across the table and play for 180 points: the Rook is worth 20, the 1s 15 each, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, but the Rook is the lowest trump.
game-one-high-how-2 = First you bid the number of points that your side will take, 70 or more, or you pass. The highest bidder takes the nest, which is the five cards left over, buries five cards face down, and names one colour as trump, which beats all other colours.
game-house-how-1 = Partners sit across the table and play for 200 points: the Rook and the last trick are worth 20 each, the 1s 15, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, and the Rook is a trump between the 10 and the 11.
game-house-how-3 = The bidder leads. Then each player in turn plays one card, of the colour that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the colour led. The winner of the last trick also gets the nest. A side that takes fewer points than it bid loses the amount of its bid, and the first side with 500 points wins.
game-call-partner-how-1 = Four players, each with a score of their own, play for 200 points: the Rook and the last trick are worth 20 each, the 1s 15, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, and the Rook is a trump between the 10 and the 11.
game-call-partner-how-2 = Beginning with the dealer, you bid the number of points that you and a partner will take, or pass. The highest bidder takes the nest, which is the five cards left over, buries five cards face down, names one colour as trump, which beats all other colours, and calls a card. Whoever holds that card is the partner, as the others learn when it is played.
game-call-partner-how-3 = Each player in turn plays one card, of the colour that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the colour led, and the last one brings the nest too. If the bidder and the partner take fewer points than the bid, each loses the amount of the bid; otherwise they score what they took, as the other two always do, and the first player with 500 points wins.
game-call-partner-five-how-1 = Five or six players, each with a score of their own, play for 200 points: the Rook and the last trick are worth 20 each, the 1s 15, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, and the Rook is a trump between the 10 and the 11.
game-call-partner-five-how-2 = Bid the number of points that you and a partner will take, 80 or more, or pass. The highest bidder takes the nest, which is the seven cards left over, or three with six players, buries as many face down, names one colour as trump, which beats all other colours, and calls a card. Whoever holds that card is the partner, as the others learn when it is played. With six players the bidder calls two cards, one after the other; whoever holds both is the only partner.
game-call-partner-five-how-3 = Each player in turn plays one card, of the colour that was led if possible: one card from each is a trick, won by the highest trump or else by the highest card of the colour led, and the last one brings the nest too. If the bidder and the partner take fewer points than the bid, each loses the amount of the bid; otherwise they score what they took, as the others always do, and the first player with 400 points wins.
game-princeton-how-1 = Partners sit across the table, use ordinary cards and one joker, which is called the rook, and play for 200 points. The rook and the last trick are worth 20 each, the aces 15, kings and 10s 10, and the 5s 5; the rook is the lowest trump.
game-princeton-how-2 = First you bid the number of points that your side will take, 70 or more, or you pass. The highest bidder takes the card that is left over, buries one card face down, and names one suit as trump, which beats all other suits.
game-princeton-how-3 = Then each player in turn plays one card, of the suit that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the suit led. The last trick also brings the card that was buried. A side that takes fewer points than it bid loses the amount of its bid, and the first side with 500 points wins.
game-two-hundred-how-1 = Partners sit across the table and play for 100 points: the aces and 10s are worth 10 each, and the 5s are worth 5.
game-two-hundred-how-2 = First you bid the number of points that your side will take, 50 or more, or you pass. The highest bidder names one suit as trump, which beats all other suits, and leads.
game-two-hundred-how-3 = Then each player in turn plays one card, of the suit that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the suit led. A side that takes fewer points than it bid loses the amount of its bid, and the first side with 200 points wins. A side that has 100 points already and did not bid in a deal scores nothing in it.
game-two-hundred-kitty-how-2 = First you bid the number of points that your side will take, 50 or more, or you pass. The highest bidder takes the nest, which is the four cards left over, buries four cards face down, and names one suit as trump, which beats all other suits. The bidder leads, and the points of the buried cards go to the other side.
game-shelem-how-1 = Partners sit across the table and play for 165 points with ordinary cards: the aces and 10s are worth 10 each, the 5s 5, and every trick 5.
game-shelem-how-2 = First you bid the number of points that your side will take, 100 or more, or you pass. The highest bidder takes the four cards left over and buries four, which count as the first trick of that side, with their points. Then the bidder names one suit as trump, which beats all other suits, and leads a card of it.
game-shelem-how-3 = Then each player in turn plays one card, of the suit that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the suit led. A side that takes fewer points than it bid loses the amount of its bid, or twice as much if the others took more than it did. The first side with 1165 points wins.
game-shelem-185-how-1 = Partners sit across the table and play for 185 points with ordinary cards: the aces are worth 15 each, the 10s 10, the 5s 5, and every trick 5.
game-shelem-185-how-2 = First you bid the number of points that your side will take, 120 or more, or you pass. The highest bidder takes the four cards left over and buries four, which count as the first trick of that side, with their points. Then the bidder names one suit as trump, which beats all other suits, and leads a card of it.
game-two-how-1 = Two play, each alone, beside a dummy: a third hand that lies face down in a pile. The 14s and 10s are worth 10 points each, the 5s are worth 5, and every trick is worth 2.
game-two-how-2 = The dealer opens the bidding automatically at 30 points; bid more, or pass. The higher bidder names one colour as trump, which beats all other colours, then takes the nest, which is the five cards left over, and exchanges two cards with it, or none.
game-two-how-3 = Then dealer, opponent and dummy play a card each, of the colour that was led if possible; but the dummy just turns up its top card, and what it wins is lost to both. The highest trump wins the trick, or else the highest card of the colour led. A bidder who takes fewer points than the bid loses the amount of the bid, and the first player with 150 points wins.

## Advice on trick games. $suit is what the colours of its pack are called.

advice-usual-bid = The usual winning bid is { $usual }; one in ten is above { $high }. The highest that strong bots fulfilled in { $deals } deals was { $best }.
# $tops is how many of the three highest trumps the bidder has.
advice-long-suit = { $suit ->
    [suit] { $tops ->
        [two] Bid on a long suit: on average the bidder's trump suit has { $dealt } cards, two of the three highest among them.
       *[one] Bid on a long suit: on average the bidder's trump suit has { $dealt } cards, one or two of the three highest among them.
    }
   *[colour] { $tops ->
        [two] Bid on a long colour: on average the bidder's trump colour has { $dealt } cards, two of the three highest among them.
       *[one] Bid on a long colour: on average the bidder's trump colour has { $dealt } cards, one or two of the three highest among them.
    }
}
# The same where the bidder has more trumps after taking the nest and burying.
advice-long-suit-grows = { $suit ->
    [suit] { $tops ->
        [two] Bid on a long suit: on average the bidder's trump suit has { $dealt } cards when dealt and { $trumps } after the exchange, two of the three highest among them.
       *[one] Bid on a long suit: on average the bidder's trump suit has { $dealt } cards when dealt and { $trumps } after the exchange, one or two of the three highest among them.
    }
   *[colour] { $tops ->
        [two] Bid on a long colour: on average the bidder's trump colour has { $dealt } cards when dealt and { $trumps } after the exchange, two of the three highest among them.
       *[one] Bid on a long colour: on average the bidder's trump colour has { $dealt } cards when dealt and { $trumps } after the exchange, one or two of the three highest among them.
    }
}
advice-bid-little = Bid no more than you must: a bid that is made scores all that you took, and only the loss grows with the bid.
advice-dare = { $one-in ->
    [three] Dare to bid all the same: strong bots are set in one deal in three. If you are never set, you bid too little.
    [four] Dare to bid all the same: strong bots are set in one deal in four. If you are never set, you bid too little.
    [five] Dare to bid all the same: strong bots are set in one deal in five. If you are never set, you bid too little.
    [six] Dare to bid all the same: strong bots are set in one deal in six. If you are never set, you bid too little.
   *[seven] Dare to bid all the same: strong bots are set in one deal in seven. If you are never set, you bid too little.
}
advice-bury-all = { $suit ->
    [suit] Bury all your cards of one suit that is not trump, so that you can trump it.
   *[colour] Bury all your cards of one colour that is not trump, so that you can trump it.
}
advice-bury-short = { $suit ->
    [suit] Bury so that one suit beside trumps is short: then you can soon trump it.
   *[colour] Bury so that one colour beside trumps is short: then you can soon trump it.
}
advice-bury-counters-own = Bury counters that you could lose, for they count for you at once; keep those that win tricks.
advice-bury-counters-last = If you have the trumps to win the last trick, bury counters that you could lose.
advice-bury-no-counter = Bury no counter if you can help it: it counts for the others.
advice-lead-trumps = As the bidder, lead trumps from your first lead on, until the others have none.
advice-lead-trumps-two = As the bidder, lead trumps from your first lead on, until your opponent has none.
advice-lead-trumps-early = As the bidder, lead trumps early; every second first lead or more is one.
advice-leave-trumps = Against the bidder, leave trumps alone: leading them does the bidder's work.
advice-sure-card = { $suit ->
    [suit] Lead a card that cannot be beaten while the others still have its suit; later it may be trumped.
   *[colour] Lead a card that cannot be beaten while the others still have its colour; later it may be trumped.
}
advice-give-counter = When a trick is your partner's for certain, put a counter on it.
advice-keep-counters = Keep counters out of tricks that the others win; throw a worthless card.
advice-win-points = If you play last and the others are winning points, win them yourself, with a trump if you must.

## Advice on one game or some games.

advice-tuxedo-1 = Oranges bring the most: with four players about seven points a deal to each, against five for fives and four for most cards.
advice-tuxedo-2 = Take red with yellow whenever you can, and call at once: anybody may call your orange.
advice-tuxedo-3 = You need not capture as soon as you can: in four of ten such turns strong bots build instead, to capture more later.
advice-tuxedo-4 = If you can capture nothing, build: strong bots do so in seven of ten such turns.
advice-tuxedo-5 = A build is safest if you have seen the other cards of its number, for anybody who holds one may take it.
advice-tuxedo-6 = Sweep whenever you can; strong bots nearly always do.
advice-tuxedo-7 = Keep a five for a capture, even as the card that captures: trailed, it is five points for somebody else.
advice-tuxedo-8 = A player who trails could capture nothing of what lay there: until new cards are dealt, those cards are safe from that player.
advice-tuxedo-9 = With two players the most cards are worth 15 points to one of you: count the piles.
advice-tuxedo-10 = A card alone in the centre is a sweep for whoever has its number: trail a second card whose sum with it is above 14, so that no card takes both.
advice-dixie-1 = The standard game is played with the Rook; Dixie is not. The 14 is the best card of its colour and worth nothing, the 13s are worth 10, and most tricks are worth 20.
advice-dixie-2 = Count tricks as well as points: the 20 for most tricks are a sixth of the deal, and the nest counts as a trick for whoever wins the last.
advice-dixie-3 = A 13 is worth 10 but falls to its 14: play it once that is gone, or on your partner's trick.
advice-dixie-4 = With six players the hands are shorter and the bids lower by one or two steps: a usual winning bid is 75.
advice-three-1 = Every trick is worth 2 points besides its counters: small tricks add up to 26 of the 126.
advice-three-2 = Nobody gets the nest, and you may bury no counter: bury low cards of a short colour.
advice-three-3 = Against the bidder, play like partners: you both gain when the bidder is set.
advice-five-1 = At lo-no the 2s and 3s win, and the rook beats everything: whoever holds it wins a trick for sure.
advice-five-2 = Until the called card falls, nobody but its holder knows the partner: as the partner, put counters on the bidder's tricks, and win tricks of your own.
advice-five-3 = If you are neither bidder nor partner, watch who gives counters to the bidder's tricks: that is the partner.
advice-five-4 = The rook is the lowest trump and worth 20: play it on a trick that your side is winning, or trump with it when you play last and nobody has trumped.
advice-kentucky-1 = The Rook is the highest trump and worth 20: it always wins its trick, so bid higher with it.
advice-kentucky-2 = The last trick brings the nest: keep a trump for it.
advice-kentucky-original-1 = Without the Rook the 14 of trumps is the best card: it wins any trick.
advice-partnership-1 = There is no nest: no card comes to your help after the bidding, and nothing can be put away.
advice-partnership-2 = Count tricks as well as points: most tricks are worth 20 of the 120.
advice-thirteens-1 = Five tricks bring the 20 points for most tricks: with four won, the fifth is worth a high trump.
advice-red-one-1 = The red 1 and the Rook bring 50 of the 150 points, and only the red 1 can take the Rook: bid higher with either.
advice-red-one-2 = The Rook may be played to any trick: play it once the red 1 is gone or on your side.
advice-red-one-3 = Trumps that you bury lie face up: the others see which trumps are gone.
advice-red-one-western-1 = The red 1 is the highest trump whatever colour is trump, and the Rook the second: bid higher with either.
advice-red-one-western-2 = The last trick is worth 20 and brings the nest: keep a trump for it.
advice-kentucky-rook-2 = The 1s are the best cards of their colours and worth 15 each: bid higher with them.
advice-kentucky-rook-williams-2 = The 1s are the best cards of their colours and worth 20 each: bid higher with them.
advice-kentucky-rook-baby-bird-1 = The Rook and the red 2 are the two highest trumps in every deal and worth 20 each: bid higher with either.
advice-one-high-1 = The Rook is the lowest trump and worth 20: play it on a trick that your side is winning, or trump with it when you play last and nobody has trumped.
advice-house-1 = The Rook stands between the 10 and the 11 of trumps: once the 11, 12, 13, 14 and 1 are gone it cannot lose.
advice-call-partner-1 = Call the highest trump that you lack; if you lack none, the best card of a side colour.
advice-call-partner-five-2 = With five players the nest has seven cards: it can make a short colour long.
advice-princeton-1 = The joker is the lowest trump and worth 20: play it on a trick that your side is winning, or trump with it when you play last and nobody has trumped.
advice-princeton-2 = The nest is a single card: bid on the hand that you hold.
advice-princeton-3 = Whoever wins the last trick gets what you bury: bury a counter only if you expect to win it.
advice-two-hundred-1 = Once your side has 100 points, make a bid in every deal: if neither of you bids, you score nothing.
advice-shelem-1 = A bidder who takes fewer points than the others, 80 or less, loses twice the bid: do not bid high on one suit alone.
advice-shelem-185-1 = A bidder who takes fewer points than the others, 90 or less, loses twice the bid: do not bid high on one suit alone.
advice-two-1 = The dummy's tricks are lost to both of you: keep counters for tricks in which it has already played.
advice-two-2 = The dummy turns cards from the top of its pile and cannot choose: its high cards come when they come.
advice-two-3 = The dummy may win even where you lead a trump: it turns any card, but only a higher trump beats yours.

## Lessons: what they are called, and what they teach.

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
