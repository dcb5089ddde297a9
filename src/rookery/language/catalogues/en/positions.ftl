### Why a play is right in a position of the suite, as an expert explains it who knows no more than the seat.
### The id is the name of the position. Puzzles made from these positions say the same.
###
### The last sentence has no full stop, which is put after it.

## dixie

position-dixie-4-strong-hand = Seven blacks from the top and five tricks beside them: the last trick and the nest are sure, and a pass would throw it in
position-dixie-4-bust = Not one card above a 9, no length, no counter, and partner has passed: a bid of 100 would be lost
position-dixie-4-partner-has-it = Partner has bid 90 and this hand can only follow: bidding over one's own side gains nothing
position-dixie-6-strong-hand = Six blacks from the top, two 14s and the red 13: nearly nine tricks in a hand of nine, and a pass would throw it in
position-dixie-6-bust = Both partners have passed and nothing here takes a trick: a bid of 105 would be lost
position-dixie-4-trump-longest = Seven greens, six of them from the top, draw the trumps; the other colours have one winner each
position-dixie-4-bury-lone-ten = Eight blacks from the top keep the last trick, and the nest with it: the lone yellow 10 would be lost to the first yellow lead, in the nest it is safe
position-dixie-6-trump-longest = Six yellows from the top against eight spread over five hands: they draw nearly all of them, and the two 14s win besides
position-dixie-6-bury-the-lone-thirteen = Seven greens from the top keep the last trick and the nest: the lone red 13 would fall under the 14, in the nest its 10 points are safe
position-dixie-4-keep-the-ten = A trump has won the trick for the other side: any yellow but the 10 follows
position-dixie-4-cover-the-thirteen = The 14 beats the 13 that was led, and its 10 points come with it; the low card lets them go
position-dixie-4-win-with-the-counter = Last to play, 10 and 12 both win: the 10 is safe in this trick and nowhere else
position-dixie-4-smear-on-the-fourteen = Partner's 14 is the highest red, and red is led for the first time, so a ruff is unlikely: the 10 goes on it
position-dixie-4-no-higher-than-partner = Between partner's 11 and the 12 no card is out: playing the 12 wins nothing that the 11 does not, and costs a high card
position-dixie-4-beat-the-ten-of-trumps = The bidder leads a 10 into the highest trump: take it, the 14 will hardly catch more
position-dixie-4-win-with-the-thirteen = Last to play: 13 is high enough to win over the 12, and is worth 10 itself; nothing else wins
position-dixie-4-all-trumps-with-one = Partner and one opponent are out of blacks, so the other opponent has the 12, the 9 and the 5: a lead that beats the 5 draws the 9 or the 12, while a 3 or 4 lets the 5 win and leaves that opponent the last trick with the nest
position-dixie-4-second-hand-high = Only the 13 is higher than the 12 now, and the 9 is as good: second hand high makes the other side spend it, where a 3 lets an 8 win
position-dixie-4-draw-the-last-trump = One trump is out, the 9: draw it with the 11 or the 10, and then the black 12 cannot be ruffed
position-dixie-4-keep-the-counters = The blacks are all high, and the 10 and the 13 are counters that the trump of the bidder would take along: the 13 is still guarded by the 12, so a black without points can go
position-dixie-4-thirteen-while-it-wins = The 14 is gone and the 13 is the highest black: black has run twice and will hardly come again
position-dixie-4-last-trump-for-the-nest = Twenty points lie in the nest, which goes with the last trick: keep the last small trump for it, and let the blacks go first
position-dixie-4-force-out-the-fourteen = The 14 is the one trump still out: the 6 draws it, and 13 and 10 win the tricks after it; the others would lose 10 points to it, and a green keeps it in the game
position-dixie-4-smear-on-the-ruff = Partner has ruffed and nobody plays after: the 13, which a yellow lead could lose, is safe here
position-dixie-4-ruff-then-master = The 7 is the last trump and the 9 the last red: ruff now, and the red wins the last trick and the nest
position-dixie-4-all-my-cards-are-high = All other trumps and all other reds are gone: ruff now, and every card that is left wins
position-dixie-4-bidder-is-out-of-green = The bidder will lead the last card, and has shown to be out of green: the green 14 cannot win it, the yellow 11 may
position-dixie-6-keep-the-thirteen = The 14 is led by the other side: the 13 would give it 10 points, and may win a later trick
position-dixie-6-take-the-thirteen = Last to play: the 14 takes the 13 of trumps, and any other red gives the trick away
position-dixie-6-small-trump-first = The 14 and the 11 are the only other trumps: a small one brings out one of them, while the 13 would lose 10 points to the 14
position-dixie-6-partner-has-ruffed = Partner's 8 of trumps can only be beaten by trumps of one's own: keep them all and throw the green
position-dixie-6-draw-the-last-two = Two trumps are out, both lower: draw them before the red 14 can be ruffed
position-dixie-6-hold-the-last-trump = The last trump wins the last trick and the nest whenever it is kept: let a small red go first, and the 13 stay behind it
position-dixie-4-thirteen-on-the-bidders-trump = No trump that is out beats partner's ten, so the 13 is safe on it. Kept, it wins its trick only if no defender ruffs and someone leads black

## five

position-five-sun = Eight spades headed by all the top ones and two aces: leading trumps first, this hand takes all ten tricks alone, so it shoots the sun
position-five-bust = No ace, no king, no length and no rook: no partner and no kitty makes 155 of this
position-five-spades-and-aces = Six spades headed by ace, king, queen and jack with two aces and a king beside them: with a partner this takes far more than 80
position-five-trump-lo-no = All four 2s and the cards next to them: with the order turned round they win, and only the rook could beat them, which can be called
position-five-trump-spades = Seven spades with the five highest: they draw the other trumps, and no other suit is long
position-five-call-missing-king = The spade king is the only trump that can beat the queen, and worth 10: with it on the own side no trump trick is lost
position-five-call-rook-in-no-trump = In no trump the rook is the one card that can beat the aces and kings of this hand: as partner its holder cannot
position-five-call-rook-in-lo-no = In lo-no only the rook beats a 2: called, its 20 points and the trick are on the own side
position-five-lead-self-for-the-sun = Seven spades from the top draw all trumps and every other card is a winner: leading, the sun cannot fail, while a heart or diamond led from the left could be ruffed
position-five-sun-draw-trumps-first = Spades first: every spade of this hand beats the six trumps that are out, and an ace led before they are drawn could be ruffed, which loses the sun
position-five-lo-no-low-card-wins = Low cards win: the 3 takes king, ace and ten as last to play, the 5 would do it too and keep the 3 for later; the queen leaves 35 points to the bidder
position-five-lead-self-for-the-moon = The moon needs every point: eight hearts from the top draw all trumps, and then the aces win; a spade or club led from the left could be ruffed
position-five-trump-no-trump = Winners in every suit and length in none: with a trump suit they would be ruffed, without only the rook can beat them, and it can be called
position-five-bury-no-trump = Seven spades from the top keep the last trick, which brings the discards: the 10 of diamonds is safe there, or under the ace that was called; no trump is
position-five-moon-draw-trumps-first = The moon needs every point: the hearts beat all that are out and draw them, while an ace led before could be ruffed
position-five-sun-one-more-round = One trump is out, the 6: drawn now it cannot ruff, and every card of the hand wins; an ace before that may lose the sun
position-five-break-the-sun = One trick breaks the sun, and the last to play has it: the ace takes the king
position-five-bank-the-ace = Last to play, ace and king both win, but the one that is kept may be ruffed later: bank the 15
position-five-lo-no-no-five-for-them = In lo-no the 4 of the bidder has won: the 5 would give 5 points more, the 9 nothing
position-five-lo-no-rook-then-low-cards = The rook wins, and then the 3 of diamonds and the low hearts are the lowest of their suits: all that is left is won
position-five-ruff-low = Ace and king lie there, and nobody plays after: any trump takes them, the small one or the rook at the least cost; a spade or a diamond leaves them
position-five-overtrump-the-rook = Last to play: the jack beats the 9 and takes the rook and all with it
position-five-draw-with-the-king = Two trumps are out, jack and 9: the king draws the one or both, while the 10 and the 6 can be beaten and the ace of diamonds ruffed
position-five-smear-on-a-fellow-defender = The partner of the bidder is known, so the king is a fellow defender's, and it has won: the 10 goes on it
position-five-ruff-the-ace = Void in spades with one small trump: it takes an ace and a five, and will do nothing better
position-five-ace-takes-the-king = Only the ace beats the king of hearts, and it is worth 15 itself
position-five-partner-takes-the-king = This hand holds the called card and is the partner: the ace takes the king and 25 points for the bid, and a low club leaves them to chance
position-five-the-rook-is-the-last-trump = All hearts are played or in hand, so the Rook is the last trump, and lower than the 6: lead the 6 first. It wins 20 points if an opponent holds the Rook, which would otherwise ruff the ace of clubs
position-five-draw-the-last-small-trump = One trump is out, the 4. Any trump draws it, and then nobody can ruff the ace of hearts with it
position-five-ruff-twenty-points = The ten and the king are 20 points, an opponent is winning them, and nobody plays after you: take them with any trump
position-five-no-king-while-the-ace-is-out = The ace of clubs is still out, and a king or a ten led into it may be lost. Either red ace is likely to win its trick, and a small card risks no points
position-five-no-five-under-the-ace = A 5 led from under its own ace is likely to go to an opponent. Cash an ace, draw trumps, or lead a card that does not count
position-five-called-partner-leads-trump = Nine trumps are out, and one spade: a spade would be ruffed, and ruffed higher by whoever plays after. A trump draws one from each hand, and the bidder, who has played only one, can still win it

## kentucky

position-kentucky-strong-hand = The Rook, five reds from the top and the three other 14s: every card is a trick, and a pass would throw it in
position-kentucky-bust = No card that takes a trick: the other side may try to make its 95
position-kentucky-trump-longest = With yellow as trump the hand has six of the seven highest trumps, headed by the Rook; any other colour gives that up
position-kentucky-bury-the-lone-ten = The Rook and six high yellows keep the last trick and the nest with it: the red 10 is safe there, and lost to the first red lead
position-kentucky-lose-the-five = This hand cannot beat the 12 of the bidder: of two trump counters the 5 is the cheaper
position-kentucky-ruff-low = The 10 is the only other trump: keep the 13 over it, and ruff with the 6
position-kentucky-the-fourteen-is-partners = Both opponents have shown to be out of red, so the 14 is with partner: draw the 11 of trumps, then lead the red
position-kentucky-third-hand-high = The 10 of the opponents lies there: the 12 beats it, the 9 leaves it to them
position-kentucky-win-cheaply = Last to play, the 12 wins as well as the 14 does, and the 14 is needed later
position-kentucky-ruff-and-cash = No other trump is out, and the blacks are high: ruff, and every card that is left wins
position-kentucky-smear-a-ten = Partner's 10 has won the trick and nobody plays after: a 10 goes on it, best the lone one, while the red 14 wins by itself
position-kentucky-bidder-is-out-of-green = The bidder has ruffed green and will lead the last card: the green 14 cannot win it, the red 11 may
position-kentucky-fourteen-while-it-wins = The 13 is led against the 14 and nearly all blacks are gone: the 14 may win this trick and hardly another, and the 10 would fall to the 13
position-kentucky-ten-under-the-rook = Partner has led the Rook, which nothing beats: of two trumps the 10 brings points with it
position-kentucky-ruff-twenty-points = The ten and the fourteen are 20 points, an opponent is winning them, and nobody plays after you: take them with any trump

## three

position-three-strong-hand = Seven blacks from the top and five tricks beside: far more than 55
position-three-bust = No trick anywhere: whatever becomes trump, the others take everything
position-three-trump-six-to-the-top = Six reds from the top draw all other reds; every other colour has losers
position-three-bury-no-winner = Trumps and the 13 behind its 14 win tricks; yellow and the small greens only lose them, and there are more than five to bury
position-three-catch-the-five = One other trump is out, the 5: the 13 leads it out and takes it
position-three-bidder-is-out-of-green = The bidder has ruffed green and will lead the last card, so the green 14 cannot take it; the red 14 takes any red
position-three-no-ten-for-the-bidder = The 14 of the bidder wins: the 10 stays, the 9 or the 12 follows
position-three-fourteen-takes-thirteen = The 14 takes the 13 that was led; ducking gives the trick away for nothing
position-three-ruff-with-the-last-trumps = Both trumps that are left are in this hand: one of them takes the trick, and every red thrown away is a trick or a counter lost
position-three-draw-the-last-trump = One trump is out, the 11: the 13 draws it, and the small trumps win the tricks after it
position-three-knock-out-the-thirteen = Only the 13 is above the 10 of reds: the 9 brings it out, the last trump comes in again, and then the 10 wins
position-three-give-up-the-thirteen = Of the yellows only the 13 is out: a small one gives it its trick, and then all the others win while the last trump keeps everything else in hand
position-three-ruff-with-a-small-trump = Last to play, any black takes the 14 and the 5: a small one does it, and 14, 13 and 12 stay to draw the 11
position-three-bidder-covers = The 14 takes the 13 and 10 points for the bid; the 12 cannot win and gives the lead away

## tuxedo

position-tuxedo-3-call-orange = Red and yellow were taken together: 10 points for one word, and holding gives them away
position-tuxedo-4-call-their-orange = Another player has taken red and yellow and has not called: the first call gets the 10 points, and a move would close the race
position-tuxedo-5-owner-held = The owner has let it go: the orange is open to all, and worth 10
position-tuxedo-6-all-four = 4 and 5, 2 and 7: the 9 takes all four cards, a Big Sweep with an orange and a five
position-tuxedo-2-build-out-of-reach = The other player has the black 11 and the yellow 8 left, the only cards not seen: built up to 14 the red 11 is out of reach, and with 25 cards each these decide who has most
position-tuxedo-2-five-for-the-last-card = The 11 and the 7 are out: with the 5 on the 9, or beside it, the 14 takes both with the last card
position-tuxedo-2-no-five-for-them = The other player has the 3 and the 5 left: a red 4 beside the red 1 would be taken by the 5, for 5 points
position-tuxedo-2-orange-and-five = The 8 takes the other 8, and the yellow 3 with the red 5: an orange, a five and one card more than the 7 takes
position-tuxedo-2-the-sum-with-the-five = Both sums of 12 can be had but not together: three cards with a five are better than two
position-tuxedo-2-orange-next-turn = The 11 is the only card out: the yellow 12 and the red 1 are safe until the 13 takes both, an orange
position-tuxedo-2-no-orange-for-them = The other player has the 8: a yellow 7 beside the red 1 gives away an orange, the red 6 does not
position-tuxedo-2-no-build-to-raise = The other player has the 12 and the 4 left: a build of 8 would be raised to 12 and lost with the five; the 8 takes the other 8
position-tuxedo-2-raise-their-build = The build of 8 would be taken by the other player: raised to 12 it is out of reach, and the last 12 takes it with the five
position-tuxedo-2-sweep-the-rest = The 13 takes 4 and 9 and clears the centre: a Little Sweep
position-tuxedo-2-the-five-before-them = The other player has the 10 and a 5 left and would take the green 5: take it first, 10 points for two fives, and the 12 still takes four and eight
position-tuxedo-2-raise-to-fourteen = Raised by the 2 the build is worth 14: next turn one 14 takes it with the other 14, five included, while a 14 spent now leaves the build of 12 to the other player
position-tuxedo-3-match-and-build = The 11 takes the yellow 11 and the build with the red 9 at once: three cards, and an orange
position-tuxedo-3-big-sweep = 7 and 2, 1 and 8: the 9 takes all four cards, a Big Sweep
position-tuxedo-3-fourteen-twice = The 14 takes the 14 and the two 7s: three cards, and yellow with red makes an orange
position-tuxedo-4-four-elevens = Four groups of 11, the 11 itself, 6 and 5, 9 and 2, 7 and 4: seven cards, the five, and an orange
position-tuxedo-4-raise-what-nobody-holds = All three others have shown to hold no 13, and the next player needs an 11: raised by the 2 the build is safe, and one 13 takes it with the other 13
position-tuxedo-4-last-card-best-group = One card is left for everybody: 5, 1 and 8 are one more than 5 and 9, and bring red and yellow together
position-tuxedo-4-only-seven-left = All other 7s are gone: a build of 7 waits for the one in this hand
position-tuxedo-4-which-thirteen = With the build go 7, 5 and 1 rather than 12 and 1: one card more, a five, and the same orange
position-tuxedo-5-keep-the-nine = The 8s, the 4 and the 13 are out: whoever has the 4 can only lay it down, and then the 9 takes it with the 5
position-tuxedo-5-two-fives-in-one = 6, 5 and 1, and 7 and 5: both fives, five cards and an orange for one 12
position-tuxedo-5-six-six-and-one = 13 is 6, 6 and 1: a card more than 12 and 1, and the red with the yellow 6 is an orange
position-tuxedo-5-three-nines = 9, 7 and 2, 6 and 3: five cards with red and yellow among them
position-tuxedo-2-level-the-cards = Both come to 105 if the other player has most cards, and nobody wins; but the last card there is the red 2, which the 2 takes for 26 cards each, and that wins the match
position-tuxedo-2-just-out = 85 points are there. The other player has the 3 and the 4 left, so a build of 8 is out of reach, and brings a five and an orange: 100, and the match
