### Texts of the games: each game in a sentence, how it differs from the game most like it, how it is
### played in three paragraphs, and advice on playing it well.
###
### The ids follow from the name of the game. A game that a language lacks is shown in English; see
### CONTRIBUTING.md.

## Tuxedo

game-tuxedo = Capture cards from the centre, sweep it clean, and be the first to call orange.
game-tuxedo-how-1 = Four cards lie face up in the centre, and everybody has four cards in hand. On your turn you play one card. A 9 captures a 9 from the centre, or cards that add up to 9, such as a 5 and a 4, or both at once.
game-tuxedo-how-2 = You may also lay a card on one in the centre to build a sum that another card in your hand can capture later, if nobody is quicker. Only when no card of yours can capture may you just lay one down in the centre, which is called trailing.
game-tuxedo-how-3 = Clearing the whole centre is a sweep. When a red and a yellow card are captured together, the first to call "orange" gets 10 points. Captured fives, sweeps, oranges and the most cards score, and 100 points win.
game-tuxedo-advice-1 = Oranges bring the most: with four players about seven points a deal to each, against five for fives and four for most cards.
game-tuxedo-advice-2 = Take red with yellow whenever you can, and call at once: anybody may call your orange.
game-tuxedo-advice-3 = You need not capture as soon as you can: in four of ten such turns strong bots build instead, to capture more later.
game-tuxedo-advice-4 = If you can capture nothing, build: strong bots do so in seven of ten such turns.
game-tuxedo-advice-5 = A build is safest if you have seen the other cards of its number, for anybody who holds one may take it.
game-tuxedo-advice-6 = Sweep whenever you can; strong bots nearly always do.
game-tuxedo-advice-7 = Keep a five for a capture, even as the card that captures: trailed, it is five points for somebody else.
game-tuxedo-advice-8 = A player who trails could capture nothing of what lay there: until new cards are dealt, those cards are safe from that player.
game-tuxedo-advice-9 = With two players the most cards are worth 15 points to one of you: count the piles.
game-tuxedo-advice-10 = A card alone in the centre is a sweep for whoever has its number: trail a second card whose sum with it is above 14, so that no card takes both.

## Dixie Rook

game-dixie = Bid with your partner for 120 points; the nest and most tricks can tip the balance.
game-dixie-how-1 = Two sides sit alternately round the table and play for 120 points. The 13s and 10s are worth 10 each, the 5s are worth 5, and the side that wins more tricks gets 20.
game-dixie-how-2 = First you bid the number of points that your side will take, 70 or more, or you pass. The highest bidder takes the nest, which is the cards left over, buries as many cards face down, and names one colour as trump, which beats all other colours.
game-dixie-how-3 = Then each player in turn plays one card, of the colour that was led if possible: these cards are a trick, won by the highest trump or else by the highest card of the colour led. The winner of the last trick also gets the nest. A side that takes fewer points than it bid loses the amount of its bid. The first side with 300 points wins.
game-dixie-advice-1 = The standard game is played with the Rook; Dixie is not. The 14 is the best card of its colour and worth nothing, the 13s are worth 10, and most tricks are worth 20.
game-dixie-advice-2 = Count tricks as well as points: the 20 for most tricks are a sixth of the deal, and the nest counts as a trick for whoever wins the last.
game-dixie-advice-3 = A 13 is worth 10 but falls to its 14: play it once that is gone, or on your partner's trick.
game-dixie-advice-4 = With six players the hands are shorter and the bids lower by one or two steps: a usual winning bid is 75.

## Rook for Three

game-three = Three players, each alone: the dealer opens at 50, and every trick is worth 2.
game-three-how-1 = Three players play, each alone. The 14s and 10s are worth 10 points each, the 5s are worth 5, and every trick is worth 2: 126 in total.
game-three-how-2 = The dealer opens the bidding automatically at 50 points; bid more, or pass. The highest bidder names one colour as trump, which beats all other colours, then takes the nest, which is the five cards left over, and buries five cards that are worth nothing.
game-three-how-3 = Then each player in turn plays one card, of the colour that was led if possible: these three cards are a trick, won by the highest trump or else by the highest card of the colour led. A bidder who takes fewer points than the bid loses the amount of the bid, and the others score what they took. The first player with 200 points wins.
game-three-advice-1 = Every trick is worth 2 points besides its counters: small tricks add up to 26 of the 126.
game-three-advice-2 = Nobody gets the nest, and you may bury no counter: bury low cards of a short colour.
game-three-advice-3 = Against the bidder, play like partners: you both gain when the bidder is set.

## Rook for five

game-five = Played with a poker pack: call a secret partner by a card, play lo-no, shoot the sun.
game-five-how-1 = Five players use ordinary cards and one joker, which is called the rook. The aces are worth 15 points each, kings and 10s 10, the 5s 5 and the rook 20: 180 in total.
game-five-how-2 = Bid the number of points that you and a partner will take, 75 or more, or pass. The highest bidder takes the three cards left over, names a trump suit, which beats the other suits (or no trump, or lo-no, where low cards win), and calls a card. The player who holds that card is the partner, which the others learn when the card is played. Then the bidder buries three cards.
game-five-how-3 = Each player in turn plays one card, of the suit that was led if possible: these five cards are a trick, won by the highest trump or else by the highest card of the suit led. If the bidder and the partner together take fewer points than the bid, each loses the amount of the bid; otherwise they score what they took, as the others always do, and the first player with 500 points wins.
game-five-advice-1 = At lo-no the 2s and 3s win, and the rook beats everything: whoever holds it wins a trick for sure.
game-five-advice-2 = Until the called card falls, nobody but its holder knows the partner: as the partner, put counters on the bidder's tricks, and win tricks of your own.
game-five-advice-3 = If you are neither bidder nor partner, watch who gives counters to the bidder's tricks: that is the partner.
game-five-advice-4 = The rook is the lowest trump and worth 20: play it on a trick that your side is winning, or trump with it when you play last and nobody has trumped.

## Kentucky Discard

game-kentucky = Tournament Rook with 41 cards: the Rook is the highest trump, worth 20 of 120 points.
game-kentucky-how-1 = Partners sit across the table and play for 120 points. The Rook is worth 20, the 14s and 10s are worth 10 each, and the 5s are worth 5.
game-kentucky-how-2 = First you bid the number of points that your side will take, 70 or more, or you pass. The highest bidder takes the nest, which is the five cards left over, buries five cards face down, and names one colour as trump, which beats all other colours. The Rook is the highest trump, and may be played to any trick.
game-kentucky-how-3 = Then each player in turn plays one card, of the colour that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the colour led. The winner of the last trick also gets the nest. A side that takes fewer points than it bid loses the amount of its bid, and the first side with 300 points wins.
game-kentucky-advice-1 = The Rook is the highest trump and worth 20: it always wins its trick, so bid higher with it.
game-kentucky-advice-2 = The last trick brings the nest: keep a trump for it.

## Original Kentucky Discard

game-kentucky-original = Kentucky Discard without the Rook: 40 cards, 100 points, and bids from 50.
game-kentucky-original-differs = The Rook stays in the box, so the 14 of trumps is the best card, and 100 points are left to bid for.
game-kentucky-original-how-1 = Partners sit across the table and play for 100 points: the 14s and 10s are worth 10 each, the 5s are worth 5, and there is no Rook.
game-kentucky-original-how-2 = First you bid the number of points that your side will take, 50 or more, or you pass. If everybody passes, the dealer must play for 50. The highest bidder takes the nest, which is the four cards left over, buries four cards face down, and names one colour as trump, which beats all other colours.
game-kentucky-original-how-3 = { game-kentucky-how-3 }
game-kentucky-original-advice-1 = Without the Rook the 14 of trumps is the best card: it wins any trick.

## Breckinridge Rook

game-kentucky-original-breckinridge = A county fair's tournament: trump is named before the nest is seen, at 65 or more.
game-kentucky-original-breckinridge-differs = Trump is named before the nest is taken, no counter may be buried, and bids start at 65.
game-kentucky-original-breckinridge-how-1 = { game-kentucky-original-how-1 }
game-kentucky-original-breckinridge-how-2 = First you bid the number of points that your side will take, 65 or more, or you pass. If everybody passes, the dealer must play for 65. The highest bidder names one colour as trump, which beats all other colours, then takes the nest, which is the four cards left over, and buries four cards that are worth nothing, trumps among them face up.
game-kentucky-original-breckinridge-how-3 = { game-kentucky-how-3 }
game-kentucky-original-breckinridge-advice-1 = { game-kentucky-original-advice-1 }

## Regular Partnership

game-partnership = The old game for partners: all 56 cards are dealt, and most tricks are worth 20.
game-partnership-differs = Every card is dealt, so no nest helps the bidder, and the 14s are worth 10 instead of the 13s.
game-partnership-how-1 = Partners sit across the table, get fourteen cards each, and play for 120 points. The 14s and 10s are worth 10 each, the 5s are worth 5, and the side that wins more tricks gets 20.
game-partnership-how-2 = First you bid the number of points that your side will take, 70 or more, or you pass. The highest bidder names one colour as trump, which beats all other colours; there is no nest to improve the hand.
game-partnership-how-3 = Then each player in turn plays one card, of the colour that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the colour led. A side that takes fewer points than it bid loses the amount of its bid, and the first side with 300 points wins.
game-partnership-advice-1 = There is no nest: no card comes to your help after the bidding, and nothing can be put away.
game-partnership-advice-2 = Count tricks as well as points: most tricks are worth 20 of the 120.

## Thirteens

game-thirteens = 40 cards and nine tricks: the 13s count, and five tricks are worth 20 of 120 points.
game-thirteens-differs = The pack begins at the 5s, so that there are only nine tricks, and the nest is not counted as another.
game-thirteens-how-1 = Partners sit across the table and play for 120 points: the 13s and 10s are worth 10 each, the 5s are worth 5, and the side that wins five tricks or more gets 20. The 14s are the highest cards, but are worth nothing.
game-thirteens-how-2 = First you bid the number of points that your side will take, 65 or more, or you pass. If everybody passes, the dealer must play for 65. The highest bidder takes the nest, which is the four cards left over, buries four cards face down, and names one colour as trump, which beats all other colours.
game-thirteens-how-3 = Then each player in turn plays one card, of the colour that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the colour led. The winner of the last trick also gets the nest. A side that takes fewer points than it bid loses the amount of its bid, and the first side with 500 points wins.
game-thirteens-advice-1 = Five tricks bring the 20 points for most tricks: with four won, the fifth is worth a high trump.
game-thirteens-advice-2 = { game-dixie-advice-3 }

## Red One

game-red-one = The red 1 beats even the Rook and is worth 30 of 150 points.
game-red-one-differs = A red 1 joins the pack: it is a trump in every deal, beats the Rook, and is worth 30.
game-red-one-how-1 = Partners sit across the table and play for 150 points: the red 1 is worth 30, the Rook 20, the 14s and 10s 10 each, and the 5s 5. Whatever colour is trump, the red 1 is the highest trump, and the Rook, which may be played to any trick, the second.
game-red-one-how-2 = First you bid the number of points that your side will take, 75 or more, or you pass. The highest bidder takes the nest, which is the six cards left over, names one colour as trump, which beats all other colours, and buries six cards, among them at most one that counts, a 5 or a 10. Buried trumps lie face up.
game-red-one-how-3 = { game-thirteens-how-3 }
game-red-one-advice-1 = The red 1 and the Rook bring 50 of the 150 points, and only the red 1 can take the Rook: bid higher with either.
game-red-one-advice-2 = The Rook may be played to any trick: play it once the red 1 is gone or on your side.
game-red-one-advice-3 = Trumps that you bury lie face up: the others see which trumps are gone.

## Western Kentucky

game-red-one-western = All four 1s are high, the red one above the Rook: 200 points, 20 in the last trick.
game-red-one-western-differs = The other 1s are in the pack too, every 1 is worth 15, and the last trick is worth 20.
game-red-one-western-how-1 = Partners sit across the table and play for 200 points: the Rook and the last trick are worth 20, the 1s 15 each, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, but the red 1 is the highest trump in every deal, and the Rook the second.
game-red-one-western-how-2 = First you bid the number of points that your side will take, 100 or more, or you pass. The highest bidder takes the nest, which is the five cards left over, buries five cards face down, and names one colour as trump, which beats all other colours.
game-red-one-western-how-3 = { game-thirteens-how-3 }
game-red-one-western-advice-1 = The red 1 is the highest trump whatever colour is trump, and the Rook the second: bid higher with either.
game-red-one-western-advice-2 = The last trick is worth 20 and brings the nest: keep a trump for it.

## Kentucky Rook

game-kentucky-rook = The 1s are back, as the best card of each colour: 180 points, and bids from 100.
game-kentucky-rook-differs = The 1s come back as the best cards of their colours, worth 15 each, and bids start at 100.
game-kentucky-rook-how-1 = Partners sit across the table and play for 180 points: the Rook is worth 20, the 1s 15 each, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, and the Rook is the highest trump, which may be played to any trick.
game-kentucky-rook-how-2 = First you bid the number of points that your side will take, 100 or more, or you pass. If everybody passes, the dealer must play for 100. The highest bidder takes the nest, which is the five cards left over, buries five cards face down, and names one colour as trump, which beats all other colours.
game-kentucky-rook-how-3 = { game-thirteens-how-3 }
game-kentucky-rook-advice-1 = { game-kentucky-advice-1 }
game-kentucky-rook-advice-2 = The 1s are the best cards of their colours and worth 15 each: bid higher with them.

## Williams Rook

game-kentucky-rook-williams = Four deals of Kentucky Rook with 1s worth 20, and one card of the nest face up.
game-kentucky-rook-williams-differs = The 1s are worth 20, one card of the nest lies face up, and the match has four deals.
game-kentucky-rook-williams-how-1 = Partners sit across the table and play for 200 points: the Rook and the 1s are worth 20 each, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, and the Rook is the highest trump, which may be played to any trick.
game-kentucky-rook-williams-how-2 = First you bid the number of points that your side will take, 100 or more, or you pass. One card of the nest lies face up from the start. The highest bidder takes the nest, which is the five cards left over, buries five cards face down, and names one colour as trump, which beats all other colours.
game-kentucky-rook-williams-how-3 = Then each player in turn plays one card, of the colour that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the colour led. The winner of the last trick also gets the nest. A side that takes fewer points than it bid loses the amount of its bid, and the higher total after four deals wins, or the first side with 500 points.
game-kentucky-rook-williams-advice-1 = { game-kentucky-advice-1 }
game-kentucky-rook-williams-advice-2 = The 1s are the best cards of their colours and worth 20 each: bid higher with them.

## Baby Bird

game-kentucky-rook-baby-bird = Kentucky Rook with the red 2 as the second-highest trump, worth 20: 200 points.
game-kentucky-rook-baby-bird-differs = The red 2 joins the pack as a trump in every deal, second only to the Rook, and is worth 20.
game-kentucky-rook-baby-bird-how-1 = Partners sit across the table and play for 200 points: the Rook and the red 2 are worth 20 each, the 1s 15, the 14s and 10s 10, and the 5s 5. The Rook is the highest trump, and the red 2, its baby bird, the second highest in every deal; otherwise the 1s are high.
game-kentucky-rook-baby-bird-how-2 = First you bid the number of points that your side will take, 100 or more, or you pass. If everybody passes, the dealer must play for 100. The highest bidder takes the nest, which is the six cards left over, buries six cards face down, and names one colour as trump, which beats all other colours.
game-kentucky-rook-baby-bird-how-3 = { game-thirteens-how-3 }
game-kentucky-rook-baby-bird-advice-1 = The Rook and the red 2 are the two highest trumps in every deal and worth 20 each: bid higher with either.

## One High

game-one-high = All 57 cards, 1s high: the Rook is the lowest trump, its 20 points hard to keep.
game-one-high-differs = Every card of the pack is in play, and the Rook is the worst trump instead of the best.
game-one-high-how-1 = Partners sit across the table and play for 180 points: the Rook is worth 20, the 1s 15 each, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, but the Rook is the lowest trump.
game-one-high-how-2 = First you bid the number of points that your side will take, 70 or more, or you pass. The highest bidder takes the nest, which is the five cards left over, buries five cards face down, and names one colour as trump, which beats all other colours.
game-one-high-how-3 = { game-thirteens-how-3 }
game-one-high-advice-1 = The Rook is the lowest trump and worth 20: play it on a trick that your side is winning, or trump with it when you play last and nobody has trumped.
game-one-high-advice-2 = { game-kentucky-rook-advice-2 }

## House Rook

game-house = 200 points, 20 of them for the last trick; the Rook is a trump between 10 and 11.
game-house-differs = The last trick is worth 20 more, and the Rook stands in the middle of the trumps, between 10 and 11.
game-house-how-1 = Partners sit across the table and play for 200 points: the Rook and the last trick are worth 20 each, the 1s 15, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, and the Rook is a trump between the 10 and the 11.
game-house-how-2 = { game-red-one-western-how-2 }
game-house-how-3 = The bidder leads. Then each player in turn plays one card, of the colour that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the colour led. The winner of the last trick also gets the nest. A side that takes fewer points than it bid loses the amount of its bid, and the first side with 500 points wins.
game-house-advice-1 = The Rook stands between the 10 and the 11 of trumps: once the 11, 12, 13, 14 and 1 are gone it cannot lose.
game-house-advice-2 = { game-red-one-western-advice-2 }

## Fast House Rook

game-house-fast = House Rook without the 2s, 3s and 4s: ten tricks for the same 200 points.
game-house-fast-differs = The 2s, 3s and 4s stay in the box, so that a deal has ten tricks.
game-house-fast-how-1 = { game-house-how-1 }
game-house-fast-how-2 = { game-red-one-western-how-2 }
game-house-fast-how-3 = { game-house-how-3 }
game-house-fast-advice-1 = { game-house-advice-1 }
game-house-fast-advice-2 = { game-red-one-western-advice-2 }

## Call Partner

game-call-partner = No fixed partners: the highest bidder names a card, and its holder is the partner.
game-call-partner-differs = Nobody has a fixed partner: the bidder names a card, and its holder is the partner for that deal.
game-call-partner-how-1 = Four players, each with a score of their own, play for 200 points: the Rook and the last trick are worth 20 each, the 1s 15, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, and the Rook is a trump between the 10 and the 11.
game-call-partner-how-2 = Beginning with the dealer, you bid the number of points that you and a partner will take, or pass. The highest bidder takes the nest, which is the five cards left over, buries five cards face down, names one colour as trump, which beats all other colours, and calls a card. Whoever holds that card is the partner, as the others learn when it is played.
game-call-partner-how-3 = Each player in turn plays one card, of the colour that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the colour led, and the last one brings the nest too. If the bidder and the partner take fewer points than the bid, each loses the amount of the bid; otherwise they score what they took, as the other two always do, and the first player with 500 points wins.
game-call-partner-advice-1 = Call the highest trump that you lack; if you lack none, the best card of a side colour.
game-call-partner-advice-2 = { game-red-one-western-advice-2 }
game-call-partner-advice-3 = { game-five-advice-3 }

## Call Partner for five or six

game-call-partner-five = The bidder calls a card, or two with six players: whoever has it is a secret partner.
game-call-partner-five-differs = A bigger table: the bidder calls one partner, or two with six players, and 400 points win.
game-call-partner-five-how-1 = Five or six players, each with a score of their own, play for 200 points: the Rook and the last trick are worth 20 each, the 1s 15, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, and the Rook is a trump between the 10 and the 11.
game-call-partner-five-how-2 = Bid the number of points that you and a partner will take, 80 or more, or pass. The highest bidder takes the nest, which is the seven cards left over, or three with six players, buries as many face down, names one colour as trump, which beats all other colours, and calls a card. Whoever holds that card is the partner, as the others learn when it is played. With six players the bidder calls two cards, one after the other; whoever holds both is the only partner.
game-call-partner-five-how-3 = Each player in turn plays one card, of the colour that was led if possible: one card from each is a trick, won by the highest trump or else by the highest card of the colour led, and the last one brings the nest too. If the bidder and the partner take fewer points than the bid, each loses the amount of the bid; otherwise they score what they took, as the others always do, and the first player with 400 points wins.
game-call-partner-five-advice-1 = { game-call-partner-advice-1 }
game-call-partner-five-advice-2 = With five players the nest has seven cards: it can make a short colour long.
game-call-partner-five-advice-3 = { game-red-one-western-advice-2 }

## Princeton Rook

game-princeton = Rook with ordinary cards: aces high, a joker as the lowest trump, and 200 points.
game-princeton-differs = Ordinary cards with a joker as the rook, 20 points more for the last trick, and a single card left over.
game-princeton-how-1 = Partners sit across the table, use ordinary cards and one joker, which is called the rook, and play for 200 points. The rook and the last trick are worth 20 each, the aces 15, kings and 10s 10, and the 5s 5; the rook is the lowest trump.
game-princeton-how-2 = First you bid the number of points that your side will take, 70 or more, or you pass. The highest bidder takes the card that is left over, buries one card face down, and names one suit as trump, which beats all other suits.
game-princeton-how-3 = Then each player in turn plays one card, of the suit that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the suit led. The last trick also brings the card that was buried. A side that takes fewer points than it bid loses the amount of its bid, and the first side with 500 points wins.
game-princeton-advice-1 = The joker is the lowest trump and worth 20: play it on a trick that your side is winning, or trump with it when you play last and nobody has trumped.
game-princeton-advice-2 = The nest is a single card: bid on the hand that you hold.
game-princeton-advice-3 = Whoever wins the last trick gets what you bury: bury a counter only if you expect to win it.

## Two Hundred

game-two-hundred = The Canadian cousin: no nest, 100 points, and from 100 on you must bid to score.
game-two-hundred-differs = A short poker pack without a nest, and a side near the end scores only if it dares to bid.
game-two-hundred-how-1 = Partners sit across the table and play for 100 points: the aces and 10s are worth 10 each, and the 5s are worth 5.
game-two-hundred-how-2 = First you bid the number of points that your side will take, 50 or more, or you pass. The highest bidder names one suit as trump, which beats all other suits, and leads.
game-two-hundred-how-3 = Then each player in turn plays one card, of the suit that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the suit led. A side that takes fewer points than it bid loses the amount of its bid, and the first side with 200 points wins. A side that has 100 points already and did not bid in a deal scores nothing in it.
game-two-hundred-advice-1 = Once your side has 100 points, make a bid in every deal: if neither of you bids, you score nothing.
game-two-hundred-advice-2 = { game-partnership-advice-1 }

## Two Hundred with a kitty

game-two-hundred-kitty = Two Hundred with a nest of four, whose points go to the bidder's opponents.
game-two-hundred-kitty-differs = The 6s are in the pack, and the bidder takes a nest of four, whose points go to the other side.
game-two-hundred-kitty-how-1 = { game-two-hundred-how-1 }
game-two-hundred-kitty-how-2 = First you bid the number of points that your side will take, 50 or more, or you pass. The highest bidder takes the nest, which is the four cards left over, buries four cards face down, and names one suit as trump, which beats all other suits. The bidder leads, and the points of the buried cards go to the other side.
game-two-hundred-kitty-how-3 = { game-two-hundred-how-3 }
game-two-hundred-kitty-advice-1 = { game-two-hundred-advice-1 }

## Shelem

game-shelem = Iran's Rook: every trick is worth 5, and a bid that fails badly costs double.
game-shelem-differs = Every trick is worth 5, the buried cards are the bidder's at once, and a bad failure costs double.
game-shelem-how-1 = Partners sit across the table and play for 165 points with ordinary cards: the aces and 10s are worth 10 each, the 5s 5, and every trick 5.
game-shelem-how-2 = First you bid the number of points that your side will take, 100 or more, or you pass. The highest bidder takes the four cards left over and buries four, which count as the first trick of that side, with their points. Then the bidder names one suit as trump, which beats all other suits, and leads a card of it.
game-shelem-how-3 = Then each player in turn plays one card, of the suit that was led if possible: these four cards are a trick, won by the highest trump or else by the highest card of the suit led. A side that takes fewer points than it bid loses the amount of its bid, or twice as much if the others took more than it did. The first side with 1165 points wins.
game-shelem-advice-1 = A bidder who takes fewer points than the others, 80 or less, loses twice the bid: do not bid high on one suit alone.

## Shelem 185

game-shelem-185 = Shelem with aces worth 15: 185 points in a deal, and bids from 120.
game-shelem-185-differs = The aces are worth 15, so that 185 points are shared out, and bids start at 120.
game-shelem-185-how-1 = Partners sit across the table and play for 185 points with ordinary cards: the aces are worth 15 each, the 10s 10, the 5s 5, and every trick 5.
game-shelem-185-how-2 = First you bid the number of points that your side will take, 120 or more, or you pass. The highest bidder takes the four cards left over and buries four, which count as the first trick of that side, with their points. Then the bidder names one suit as trump, which beats all other suits, and leads a card of it.
game-shelem-185-how-3 = { game-shelem-how-3 }
game-shelem-185-advice-1 = A bidder who takes fewer points than the others, 90 or less, loses twice the bid: do not bid high on one suit alone.

## Rook for Two

game-two = Two players and a dummy, whose cards are turned up one by one and may win tricks.
game-two-differs = A dummy takes the place of the third player, and its tricks are lost to both.
game-two-how-1 = Two play, each alone, beside a dummy: a third hand that lies face down in a pile. The 14s and 10s are worth 10 points each, the 5s are worth 5, and every trick is worth 2.
game-two-how-2 = The dealer opens the bidding automatically at 30 points; bid more, or pass. The higher bidder names one colour as trump, which beats all other colours, then takes the nest, which is the five cards left over, and exchanges two cards with it, or none.
game-two-how-3 = Then dealer, opponent and dummy play a card each, of the colour that was led if possible; but the dummy just turns up its top card, and what it wins is lost to both. The highest trump wins the trick, or else the highest card of the colour led. A bidder who takes fewer points than the bid loses the amount of the bid, and the first player with 150 points wins.
game-two-advice-1 = The dummy's tricks are lost to both of you: keep counters for tricks in which it has already played.
game-two-advice-2 = The dummy turns cards from the top of its pile and cannot choose: its high cards come when they come.
game-two-advice-3 = The dummy may win even where you lead a trump: it turns any card, but only a higher trump beats yours.
