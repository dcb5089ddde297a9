### Texts of the games: each game in a sentence, how it differs from the game most like it, and
### advice on playing it well. How it is played is told by how.ftl.
###
### The ids follow from the name of the game. A game that a language lacks is shown in English; see
### CONTRIBUTING.md.

## Tuxedo

game-tuxedo = Capture cards from the centre, sweep it clean, and be the first to call orange.
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
game-dixie-advice-1 = The standard game is played with the Rook; Dixie is not. The 14 is the best card of its colour and worth nothing, the 13s are worth 10, and most tricks are worth 20.
game-dixie-advice-2 = Count tricks as well as points: the 20 for most tricks are a sixth of the deal, and the nest counts as a trick for whoever wins the last.
game-dixie-advice-3 = A 13 is worth 10 but falls to its 14: play it once that is gone, or on your partner's trick.
game-dixie-advice-4 = With six players the hands are shorter and the bids lower by one or two steps: a usual winning bid is 75.

## Rook for Three

game-three = Three players, each alone: the dealer opens at 50, and every trick is worth 2.
game-three-advice-1 = Every trick is worth 2 points besides its counters: small tricks add up to 26 of the 126.
game-three-advice-2 = What you bury counts for nobody, and you may bury no counter: bury low cards of a short colour.
game-three-advice-3 = Against the bidder, play like partners: you both gain when the bidder is set.

## Rook for Five

game-five = Played with a poker pack: call a secret partner by a card, play lo-no, shoot the sun.
game-five-advice-1 = At lo-no the 2s and 3s win, and the rook beats everything: whoever holds it wins a trick for sure.
game-five-advice-2 = Until the called card falls, nobody but its holder knows the partner: as the partner, put counters on the bidder's tricks, and win tricks of your own.
game-five-advice-3 = If you are neither bidder nor partner, watch who gives counters to the bidder's tricks: that is the partner.
game-five-advice-4 = The rook is the lowest trump and worth 20: play it on a trick that your side is winning, or trump with it when you play last and nobody has trumped.

## Kentucky Discard

game-kentucky = Tournament Rook with 41 cards: the Rook is the highest trump, worth 20 of 120 points.
game-kentucky-advice-1 = The Rook is the highest trump and worth 20: it always wins its trick, so bid higher with it.
game-kentucky-advice-2 = The last trick brings the nest: keep a trump for it.

## Original Kentucky Discard

game-kentucky-original = Kentucky Discard without the Rook: 40 cards, 100 points, and bids from 50.
game-kentucky-original-differs = The Rook stays in the box, so the 14 of trumps is the best card, and 100 points are left to bid for.
game-kentucky-original-advice-1 = Without the Rook the 14 of trumps is the best card: it wins any trick.

## Breckinridge Rook

game-kentucky-original-breckinridge = A county fair's tournament: trump is named before the nest is seen, at 65 or more.
game-kentucky-original-breckinridge-differs = Trump is named before the nest is taken, no counter may be buried, and bids start at 65.
game-kentucky-original-breckinridge-advice-1 = { game-kentucky-original-advice-1 }

## Regular Partnership

game-partnership = The old game for partners: all 56 cards are dealt, and most tricks are worth 20.
game-partnership-differs = Every card is dealt, so no nest helps the bidder, and the 14s are worth 10 instead of the 13s.
game-partnership-advice-1 = There is no nest: no card comes to your help after the bidding, and nothing can be put away.
game-partnership-advice-2 = Count tricks as well as points: most tricks are worth 20 of the 120.

## Thirteens

game-thirteens = 40 cards and nine tricks: the 13s count, and five tricks are worth 20 of 120 points.
game-thirteens-differs = The pack begins at the 5s, so that there are only nine tricks, and the nest is not counted as another.
game-thirteens-advice-1 = Five tricks bring the 20 points for most tricks: with four won, the fifth is worth a high trump.
game-thirteens-advice-2 = { game-dixie-advice-3 }

## Red One

game-red-one = The red 1 beats even the Rook and is worth 30 of 150 points.
game-red-one-differs = A red 1 joins the pack: it is a trump in every deal, beats the Rook, and is worth 30.
game-red-one-advice-1 = The red 1 and the Rook bring 50 of the 150 points, and only the red 1 can take the Rook: bid higher with either.
game-red-one-advice-2 = The Rook may be played to any trick: play it once the red 1 is gone or on your side.
game-red-one-advice-3 = Trumps that you bury lie face up: the others see which trumps are gone.

## Western Kentucky

game-red-one-western = All four 1s are high, the red one above the Rook: 200 points, 20 in the last trick.
game-red-one-western-differs = The other 1s are in the pack too, every 1 is worth 15, and the last trick is worth 20.
game-red-one-western-advice-1 = The red 1 is the highest trump whatever colour is trump, and the Rook the second: bid higher with either.
game-red-one-western-advice-2 = The last trick is worth 20 and brings the nest: keep a trump for it.

## Kentucky Rook

game-kentucky-rook = The 1s are back, as the best card of each colour: 180 points, and bids from 100.
game-kentucky-rook-differs = The 1s come back as the best cards of their colours, worth 15 each, and bids start at 100.
game-kentucky-rook-advice-1 = { game-kentucky-advice-1 }
game-kentucky-rook-advice-2 = The 1s are the best cards of their colours and worth 15 each: bid higher with them.

## Williams Rook

game-kentucky-rook-williams = Four deals of Kentucky Rook with 1s worth 20, and one card of the nest face up.
game-kentucky-rook-williams-differs = The 1s are worth 20, one card of the nest lies face up, and the match has four deals.
game-kentucky-rook-williams-advice-1 = { game-kentucky-advice-1 }
game-kentucky-rook-williams-advice-2 = The 1s are the best cards of their colours and worth 20 each: bid higher with them.

## Baby Bird

game-kentucky-rook-baby-bird = Kentucky Rook with the red 2 as the second-highest trump, worth 20: 200 points.
game-kentucky-rook-baby-bird-differs = The red 2 joins the pack as a trump in every deal, second only to the Rook, and is worth 20.
game-kentucky-rook-baby-bird-advice-1 = The Rook and the red 2 are the two highest trumps in every deal and worth 20 each: bid higher with either.

## One High

game-one-high = All 57 cards, 1s high: the Rook is the lowest trump, its 20 points hard to keep.
game-one-high-differs = Every card of the pack is in play, and the Rook is the worst trump instead of the best.
game-one-high-advice-1 = The Rook is the lowest trump and worth 20: play it on a trick that your side is winning, or trump with it when you play last and nobody has trumped.
game-one-high-advice-2 = { game-kentucky-rook-advice-2 }

## House Rook

game-house = 200 points, 20 of them for the last trick; the Rook is a trump between 10 and 11.
game-house-differs = The last trick is worth 20 more, and the Rook stands in the middle of the trumps, between 10 and 11.
game-house-advice-1 = The Rook stands between the 10 and the 11 of trumps: once the 11, 12, 13, 14 and 1 are gone it cannot lose.
game-house-advice-2 = { game-red-one-western-advice-2 }

## Fast House Rook

game-house-fast = House Rook without the 2s, 3s and 4s: ten tricks for the same 200 points.
game-house-fast-differs = The 2s, 3s and 4s stay in the box, so that a deal has ten tricks.
game-house-fast-advice-1 = { game-house-advice-1 }
game-house-fast-advice-2 = { game-red-one-western-advice-2 }
game-house-six = House Rook for Six, three against three: nine tricks for the same 200 points.
game-house-six-differs = Three partners on each side, nine cards each and a nest of three.
game-house-six-advice-1 = { game-house-advice-1 }

## Call Partner

game-call-partner = No fixed partners: the highest bidder names a card, and its holder is the partner.
game-call-partner-differs = Nobody has a fixed partner: the bidder names a card, and its holder is the partner for that deal.
game-call-partner-advice-1 = Call the highest trump that you lack; if you lack none, the best card of a side colour.
game-call-partner-advice-2 = { game-red-one-western-advice-2 }
game-call-partner-advice-3 = { game-five-advice-3 }

## Call Partner for Five or Six

game-call-partner-five = The bidder calls a card, with six players two: whoever holds a called card is a secret partner.
game-call-partner-five-differs = A bigger table: the bidder calls one partner, or two with six players, and 400 points win.
game-call-partner-five-advice-1 = { game-call-partner-advice-1 }
game-call-partner-five-advice-2 = With five players the nest has seven cards: it can make a short colour long.
game-call-partner-five-advice-3 = { game-red-one-western-advice-2 }
game-call-partner-five-short = Call Partner for Five without the 2s, 3s and 4s: eight tricks for 200 points.
game-call-partner-five-short-differs = The 2s, 3s and 4s stay in the box: eight cards each and a nest of five.
game-call-partner-five-short-advice-1 = { game-call-partner-advice-1 }

## Princeton Rook

game-princeton = Rook with ordinary cards: aces high, a joker as the lowest trump, and 200 points.
game-princeton-differs = Ordinary cards with a joker as the rook, 20 points more for the last trick, and a single card left over.
game-princeton-advice-1 = The joker is the lowest trump and worth 20: play it on a trick that your side is winning, or trump with it when you play last and nobody has trumped.
game-princeton-advice-2 = The nest is a single card: bid on the hand that you hold.
game-princeton-advice-3 = Whoever wins the last trick gets what you bury: bury a counter only if you expect to win it.

## Two Hundred

game-two-hundred = The Canadian cousin: no nest, 100 points, and from 100 on you must bid to score.
game-two-hundred-differs = A short poker pack without a nest, and a side near the end scores only if it dares to bid.
game-two-hundred-advice-1 = Once your side has 100 points, make a bid in every deal: if neither of you bids, you score nothing.
game-two-hundred-advice-2 = { game-partnership-advice-1 }

## Two Hundred with a Kitty

game-two-hundred-kitty = Two Hundred with a nest of four, whose points go to the bidder's opponents.
game-two-hundred-kitty-differs = The 6s are in the pack, and the bidder takes a nest of four, whose points go to the other side.
game-two-hundred-kitty-advice-1 = { game-two-hundred-advice-1 }

## Shelem

game-shelem = Iran's Rook: every trick is worth 5, and a bid that fails badly costs double.
game-shelem-differs = Every trick is worth 5, the buried cards are the bidder's at once, and a bad failure costs double.
game-shelem-advice-1 = A bidder who takes fewer points than the others, 80 or less, loses twice the bid: do not bid high on one suit alone.

## Shelem 185

game-shelem-185 = Shelem with aces worth 15: 185 points in a deal, and bids from 120.
game-shelem-185-differs = The aces are worth 15, so that 185 points are shared out, and bids start at 120.
game-shelem-185-advice-1 = A bidder who takes fewer points than the others, 90 or less, loses twice the bid: do not bid high on one suit alone.

## Rook for Two

game-two = Two players and a dummy, whose cards are turned up one by one and may win tricks.
game-two-differs = A dummy takes the place of the third player, and its tricks are lost to both.
game-two-advice-1 = The dummy's tricks are lost to both of you: keep counters for tricks in which it has already played.
game-two-advice-2 = The dummy turns cards from the top of its pile and cannot choose: its high cards come when they come.
game-two-advice-3 = The dummy may win even where you lead a trump: it turns any card, but only a higher trump beats yours.
