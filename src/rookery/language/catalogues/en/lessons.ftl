### The lessons: what they are called, and what their coach says at each step.
###
### What is called “why” is a part of a sentence: it stands after a move and a colon (“Play the red 5: …”), after
### “Better:”, or alone as a sentence, so it begins with a small letter and has no full stop. Those that a bot gives as well
### are in reasons.ftl.

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
lesson-five-bidding-title = Rook for Five: bidding with an unknown partner
lesson-five-bidding-summary = You will call a partner, so aces and kings of any suit count: how high can you go?
lesson-five-points-title = Rook for Five: giving and taking points
lesson-five-points-summary = Two against three: where do your counters belong?
lesson-five-counting-title = Rook for Five: draw trumps and count them
lesson-five-counting-summary = Fourteen trumps with the rook: draw them while you hold the highest.
lesson-kentucky-first-summary = Tournament Rook with the Rook as the highest trump: a whole deal, step by step.
lesson-draft-summary = A deal from the first card on: each phase is explained when it comes.

## tuxedo/first: Your first deal of Tuxedo

lesson-tuxedo-first-say-1 = Welcome! Play one card a turn: it captures a card of its own number, or cards that add up to its number. Your 14 can take the 8 and the 6, and one of them is red, one yellow: that is worth more than the cards.
lesson-tuxedo-first-why-1 = 8 and 6 make 14, and red and yellow together are an orange
lesson-tuxedo-first-say-2 = Red and yellow captured together are an orange: 10 points to the first who calls it, whoever made the capture. Here the others wait for you; at a real table be quick.
lesson-tuxedo-first-why-2 = 10 points for one word
lesson-tuxedo-first-say-3 = A 10 and a 1 lie together as a build of 11 now, and only an 11 takes them. But you may raise it: add your 1, for the new sum is 12, and you hold a 12.
lesson-tuxedo-first-why-3 = 1 more makes the build 12, and you hold the 12 that takes it
lesson-tuxedo-first-say-4 = Your build is still there.
lesson-tuxedo-first-why-4 = your 12 takes the whole build, three cards at once
lesson-tuxedo-first-say-5 = One card is left in your hand, and it takes nothing in the centre. Then you lay it down: that is called trailing.
lesson-tuxedo-first-why-5 = nothing in the centre makes 3, so there is no choice
lesson-tuxedo-first-say-6 = All hands were empty, so there are four new cards for everybody, but none for the centre. Look at the 3s, and at what adds up to 3.
lesson-tuxedo-first-why-6 = it takes the 3 and 2 + 1 at once: three cards, red and yellow among them
lesson-tuxedo-first-say-7 = Red and yellow again!
lesson-tuxedo-first-why-7 = call before the others do
lesson-tuxedo-first-say-8 = A 7 lies alone in the centre, and no card of yours takes it. But you hold a 12, and 7 + 5 make 12.
lesson-tuxedo-first-why-8 = 5 on 7 is a build of 12, and the 12 in your hand takes it next turn, with the five in it
lesson-tuxedo-first-say-9 = Somebody has raised your build out of your reach: that is the risk of building. Now lay a card down, and think of what it offers to the others.
lesson-tuxedo-first-why-9 = nobody can sweep the centre when the 12 lies there
lesson-tuxedo-first-end = Capture, build, trail and orange: now you know them all. A capture that clears the whole centre is a sweep, for 5 points or 10; the rest of the deal is yours.

## tuxedo/builds: Tuxedo: builds

lesson-tuxedo-builds-say-1 = The player on your right has laid a 2 on a 1: a build of 3. Only a 3 takes it, but anybody’s 3 does.
lesson-tuxedo-builds-why-1 = your 3 takes the whole build, red and yellow together
lesson-tuxedo-builds-say-2 = A build can be an orange too.
lesson-tuxedo-builds-why-2 = call it before anybody else does
lesson-tuxedo-builds-say-3 = You hold a 13 and an 11, and a 2 lies in the centre. None of your cards captures anything, but two of yours and the 2 belong together.
lesson-tuxedo-builds-why-3 = 11 on 2 is a build of 13, and your 13 takes it next turn
lesson-tuxedo-builds-say-4 = Nobody had a 13, so your build is still there.
lesson-tuxedo-builds-why-4 = your 13 takes the whole build
lesson-tuxedo-builds-end = A build takes two turns, and somebody else may be quicker: build a number whose other cards have mostly been played. Play on if you like.

## tuxedo/sweeps: Tuxedo: sweeps

lesson-tuxedo-sweeps-say-1 = A capture that clears the whole centre is a sweep, and brings 5 or 10 points. So whatever you lay down, ask first: could one card now take everything?
lesson-tuxedo-sweeps-why-1 = too much lies there for one card to take it all
lesson-tuxedo-sweeps-say-2 = Nothing can be captured again. A five is worth 5 points, but so is a sweep that you do not give away.
lesson-tuxedo-sweeps-why-2 = with the five there, no single card clears the centre
lesson-tuxedo-sweeps-say-3 = Now two cards lie there, an 11 and a 1. What do they make?
lesson-tuxedo-sweeps-why-3 = 11 and 1 make 12, and with both gone the centre is empty: a Little Sweep, 5 points
lesson-tuxedo-sweeps-say-4 = Three cards are there again.
lesson-tuxedo-sweeps-why-4 = a plain capture is a capture, and the most cards bring 15 points
lesson-tuxedo-sweeps-end = A sweep of up to three cards brings 5 points, one of four or more 10. Whenever you trail, look at what you leave. Play on if you like.

## tuxedo/orange: Tuxedo: the orange

lesson-tuxedo-orange-say-1 = Red and yellow captured together are an orange, worth 10 points to whoever calls it first. Look at the centre: two 10s, a 1 and a 9. What can your 10 do?
lesson-tuxedo-orange-why-1 = it takes both 10s and 1 + 9, all four cards: a Big Sweep, with red and yellow for an orange
lesson-tuxedo-orange-say-2 = 10 points for the sweep, and now the orange.
lesson-tuxedo-orange-why-2 = another 10 points, if you are the first to say it
lesson-tuxedo-orange-say-3 = Nothing can be captured now, so you have to lay a card down. Your 13 is a card to keep: high cards take the builds of others.
lesson-tuxedo-orange-why-3 = the 8 costs least, and the high cards stay in your hand
lesson-tuxedo-orange-say-4 = Somebody has laid the red 5 on your yellow 8. The build is worth 13.
lesson-tuxedo-orange-why-4 = your 13 takes red and yellow again, with a five among them
lesson-tuxedo-orange-say-5 = And again!
lesson-tuxedo-orange-why-5 = the first to call gets the 10 points
lesson-tuxedo-orange-end = Oranges bring the most points in Tuxedo. Look for red with yellow in every capture, also in those of the others: theirs are yours if you call first. Play on if you like.

## dixie/first: Your first deal of Dixie Rook

lesson-dixie-first-say-1 = Welcome! With your partner across the table you bid how many of 120 points you will take: each 13 and 10 counts 10, each 5 counts 5, and most tricks 20. Your partner has bid 70 and the player on your right 75, so bid 80 or more, or pass.
lesson-dixie-first-why-1 = five black cards with the 13, and the yellow 14, are worth about 90 points with your partner’s help
lesson-dixie-first-say-2 = You play for 80, and the four cards of the nest are in your hand now. Bury four low cards of colours that you do not need, so that you soon run out of one and can trump it; they count for whoever wins the last trick.
lesson-dixie-first-why-2 = low green cards win nothing, and the yellow 5 is safe there if you win the last trick
lesson-dixie-first-say-3 = Now name the trump colour. A trump beats every card of the other colours, so choose the colour in which you have most.
lesson-dixie-first-why-3 = eight black trumps with the 14 on top: hardly anybody can stop you
lesson-dixie-first-say-4 = Play the colour that was led if you have it, or else any card: the highest trump wins, or the highest card of the colour led, and its winner leads next. Your partner has led the red 13, and you have one red card.
lesson-dixie-first-why-4 = it is your only red card, so there is no choice
lesson-dixie-first-say-5 = Red again, and now you have none: you may trump, or throw a card away. But look who is winning: your partner, with the red 14.
lesson-dixie-first-why-5 = the trick is your partner’s already, so throw away the card that is worth least
lesson-dixie-first-say-6 = Once more your partner is winning, with the red 12.
lesson-dixie-first-why-6 = a trump would be wasted on your own side’s trick: throw away a low card
lesson-dixie-first-say-7 = Yellow this time, and you have one yellow card.
lesson-dixie-first-why-7 = you must follow, and the 14 beats the 13 with its 10 points
lesson-dixie-first-say-8 = Your lead, and the others hold six black trumps: lead trumps yourself until theirs are gone, which is called drawing trumps. Start below the top, and keep back the counters: the 13, the 10 and the 5.
lesson-dixie-first-why-8 = it draws trumps, and risks no counter
lesson-dixie-first-end = Well played: keep the lead while your trumps are high, and win the last trick, for it brings the nest. The rest is yours, with a hint whenever you like.

## dixie/bidding: Dixie Rook: what to bid

lesson-dixie-bidding-say-1 = You speak first. Count what you have: six green cards with the 14 on top could be your trumps, and each trump wins about a trick. Whoever wins the bidding also gets the four cards of the nest, and your partner wins some tricks too. That makes about 90 points, and the lowest bid is 70.
lesson-dixie-bidding-why-1 = six green trumps with the highest are worth about 90 points, and a bid of 70 is made nine times out of ten
lesson-dixie-bidding-say-2 = The player on your left has bid 75, and your partner 80. You two score together.
lesson-dixie-bidding-why-2 = your partner’s 80 is yours too, and whoever has the bid takes the nest: a higher bid only promises more
lesson-dixie-bidding-end = That is bidding with a partner: say what you have, and do not outbid each other without need. Your partner plays this deal; play it on if you like, or take the next lesson.

## dixie/points: Dixie Rook: giving and taking points

lesson-dixie-points-say-1 = Your partner plays for 85, and green is trump. Yellow was led: your partner’s 14 is winning, you are the last to play, and you have no yellow card.
lesson-dixie-points-why-1 = nobody can take this trick from your partner any more, so the 5 points of the black 5 are safe there
lesson-dixie-points-say-2 = Your partner leads trumps with the 13. You must follow, and you could give the green 5. But somebody after you may still hold the 14.
lesson-dixie-points-why-2 = the 13 could be beaten by the 14, so keep the five for a safer trick
lesson-dixie-points-say-3 = The 14 was in your partner’s own hand, and here it comes.
lesson-dixie-points-why-3 = no card beats the highest trump: now the five is safe
lesson-dixie-points-say-4 = Your partner leads a low trump and leaves this one to you. You are the last to play.
lesson-dixie-points-why-4 = a card just high enough wins it, and the 12, 11 and 9 stay for later
lesson-dixie-points-end = Give counters to tricks that your partner wins for certain, keep them back while a trick may still be lost, and when you play last, take what you can. Play on if you like.

## dixie/counting: Dixie Rook: draw trumps and count them

lesson-dixie-counting-say-1 = You play for 85, red is trump, and you hold six: the 14, 13, 11, 9, 8 and 5. None has been played yet, so eight are out. Each of them could take a trick from you. Lead trumps, and the others must give theirs up; but do not offer a counter while the 12 is out.
lesson-dixie-counting-why-1 = it makes the others give up trumps, and is no counter
lesson-dixie-counting-say-2 = The 12 won, but four trumps fell. Of the eight that were out, three are gone. Now black was led, and you have none. A small trump is enough if nobody can beat it.
lesson-dixie-counting-why-2 = you have no black card, so a trump takes the trick
lesson-dixie-counting-say-3 = Five are still out: the 10, the 6, the 4, the 3 and the 2. The 12 is gone, so your 14 and 13 are the two highest.
lesson-dixie-counting-why-3 = nothing but your own 14 beats it, so its 10 points are safe
lesson-dixie-counting-say-4 = Three more fell. How many are out now, and can anything beat your 14?
lesson-dixie-counting-why-4 = two are out, and the 14 beats both: it draws them
lesson-dixie-counting-end = The last two have fallen: only you have trumps now, so your good cards cannot be trumped any more. Play on.

## three/first: Your first deal of Rook for Three

lesson-three-first-say-1 = Welcome! All play alone, and whoever bids most plays against both others: each 14 and 10 counts 10, each 5 counts 5, each trick 2, which is 126 in all. The dealer had to open with 50, so bid more, in fives, or pass.
lesson-three-first-why-1 = six red cards with the 14 and 13, and the black 14, are worth about 95 points
lesson-three-first-say-2 = The player on your left says 60. Your hand is worth far more.
lesson-three-first-why-2 = your cards are good for about 95 points, so one step more is safe
lesson-three-first-say-3 = You play for 65. In this game you name the trump colour before you see the nest.
lesson-three-first-why-3 = six red cards with both high ones are the best trumps that you have
lesson-three-first-say-4 = Now the five cards of the nest are in your hand. Bury five cards, none of them a counter: buried cards are out of the game here.
lesson-three-first-why-4 = without green, and with few yellow cards, you can soon trump these colours
lesson-three-first-say-5 = The first trick comes from the left, and you play last. Play the colour that was led if you have it; the highest card wins, if nobody trumps.
lesson-three-first-why-5 = nobody plays after you, so the 14 wins for certain, and it is worth 10
lesson-three-first-say-6 = You lead, and the others hold five trumps, each of which could take one of your good cards. Lead trumps, so that they must give theirs up.
lesson-three-first-why-6 = the highest trump cannot be beaten, and it draws theirs
lesson-three-first-say-7 = Only one of them had a trump to give. Count: four are still out.
lesson-three-first-why-7 = it is the highest trump now, and draws another one
lesson-three-first-say-8 = Three trumps are still out, but there is no hurry to draw them. Which counter of yours is the highest card left of its colour?
lesson-three-first-why-8 = the yellow 14 is the highest yellow card, and wins a trick with its 10 points
lesson-three-first-say-9 = The yellow 14 has won, and you lead again.
lesson-three-first-why-9 = a low trump makes them spend a high one, while you keep your counters back
lesson-three-first-end = The rest is yours. Two trumps are still out, so keep counting.

## three/bidding: Rook for Three: how high to go

lesson-three-bidding-say-1 = Five green cards with the 14 and 13 could be your trumps. You play alone here, with the nest for help. How much is that worth?
lesson-three-bidding-why-1 = five green trumps with the highest are worth about 70 points, and a bid of 55 is made more than four times out of five
lesson-three-bidding-say-2 = Somebody has bid more. Ask yourself how often you would make the next bid: more often than not is enough.
lesson-three-bidding-why-2 = a bid of 65 is made about two times out of three
lesson-three-bidding-say-3 = And once more. This hand takes about 70 points on average, and a bid of 75 would be lost in more than half of all deals. What now?
lesson-three-bidding-why-3 = 75 is more than the hand is likely to take
lesson-three-bidding-end = You stopped in time: now you and the other defender try to set the bidder. A lost bid costs what was bid, so the limit matters. Play on if you like.

## three/points: Rook for Three: giving and taking points

lesson-three-points-say-1 = The player on your left plays for 70, with black as trump, against you and one other. A low trump was led, and the black 10 has been played to it. You are the last to play.
lesson-three-points-why-1 = the trick has 10 points in it, and nobody can beat your 12 any more
lesson-three-points-say-2 = Your trick, and your lead. Which card of yours is the highest of its colour?
lesson-three-points-why-2 = the red 14 is worth 10 points itself, and no red card beats it
lesson-three-points-say-3 = The bidder had no red card, and trumped your 14. That was bad luck, not a mistake: your lead is right far more often than not.
lesson-three-points-why-3 = you must follow, and you have one trump left
lesson-three-points-say-4 = Yellow was led, the other defender threw in the green 5, and you play last.
lesson-three-points-why-4 = your 11 takes the trick with 5 points in it, and the 13 stays for later
lesson-three-points-end = Points won against the bidder are yours for good, whatever becomes of the bid. Play on if you like.

## three/counting: Rook for Three: draw trumps and count them

lesson-three-counting-say-1 = Black is trump, and it has eleven cards here. You hold seven and have played one: so three are out. As long as they are, each can take one of your good cards.
lesson-three-counting-why-1 = it draws trumps: three are out
lesson-three-counting-say-2 = One fell. Two are out.
lesson-three-counting-why-2 = it draws trumps: two are out
lesson-three-counting-say-3 = Again only one of the two had a trump. One is out.
lesson-three-counting-why-3 = it draws the last trump
lesson-three-counting-say-4 = Now it has fallen too: the others have no trump left. Any trump of yours wins. Which one do you lead, if you want to keep the high ones?
lesson-three-counting-why-4 = a low trump wins as surely as a high one now
lesson-three-counting-end = Nobody but you has a trump now: your low ones win as surely as the high ones. Play on.

## five/first: Your first deal of Rook for Five

lesson-five-first-say-1 = Welcome! Each ace counts 15, each king and ten 10, each five 5 and the rook 20, which is 180 in all. Whoever bids highest calls a card, and its holder becomes the partner, secretly: so you may count on more than your own hand.
lesson-five-first-why-1 = four hearts, two high cards and the rook are worth about 130 points with a partner’s help
lesson-five-first-say-2 = The others bid as well, since they too count on a partner.
lesson-five-first-why-2 = 90 is made far more often than not
lesson-five-first-say-3 = The bidding goes on.
lesson-five-first-why-3 = 105 is still made nine times out of ten
lesson-five-first-say-4 = One of them is still bidding. Your hand has a limit, but this is not it yet.
lesson-five-first-why-4 = 115 is made four times out of five
lesson-five-first-say-5 = You play for 115, and the three cards of the nest are in your hand. Name the trump suit; you could also name no trump, or lo-no, where the low cards are best.
lesson-five-first-why-5 = five hearts and the rook, which always counts as a trump, are your best trumps
lesson-five-first-say-6 = Now call a card that you do not hold. Its holder is your partner, and keeps silent until the card is played.
lesson-five-first-why-6 = the ace of hearts is the highest trump, just the card that you lack
lesson-five-first-say-7 = Bury three cards. Their points go to whoever wins the last trick.
lesson-five-first-why-7 = without clubs you can trump clubs, and the 10 is yours again if you win the last trick
lesson-five-first-say-8 = You may lead to the first trick, or let the player on your left lead. Whoever plays last knows most.
lesson-five-first-why-8 = then you play last to the first trick
lesson-five-first-say-9 = Diamonds were led, so you must play a diamond. Nobody plays after you.
lesson-five-first-why-9 = the king wins for certain, and its 10 points are yours
lesson-five-first-say-10 = You lead, and nine trumps are out.
lesson-five-first-why-10 = a low trump asks your partner for the ace
lesson-five-first-say-11 = The ace of hearts came out, so everybody knows now that the player on your left is your partner, who leads a trump in turn. The king is on it already, and you cannot beat it.
lesson-five-first-why-11 = you cannot win this trick, so play the lowest
lesson-five-first-say-12 = Clubs were led, and you have none. Trumps are allowed then, and the rook is one: the lowest, but a trump.
lesson-five-first-why-12 = it takes the trick, and its 20 points are safe with you
lesson-five-first-say-13 = Your lead again.
lesson-five-first-why-13 = it gives little away, and may find your partner’s high diamond
lesson-five-first-end = The rest is yours: you and your partner need 115 points together. Take a hint whenever you like.

## five/bidding: Rook for Five: bidding with an unknown partner

lesson-five-bidding-say-1 = The bidder calls a card, and its holder becomes the partner. So you may count on one more high card than you hold, and on the three cards of the nest. You hold two aces.
lesson-five-bidding-why-1 = three spades as trumps and two aces are worth about 125 points, so a bid of 80 is quite safe
lesson-five-bidding-say-2 = Others bid as well: they too count on a partner. Yours is still a hand for more than 100.
lesson-five-bidding-why-2 = a bid of 95 is made more than four times out of five
lesson-five-bidding-say-3 = The bidding goes on. 105 is made four times out of five.
lesson-five-bidding-why-3 = with about 125 points to expect, 105 is still worth the risk
lesson-five-bidding-say-4 = 115 would be made only two times out of three, and whoever is set loses all that was bid.
lesson-five-bidding-end = You stopped where the risk became too great. Whoever bids here calls a partner by a card: it may well be one of yours. Play on if you like.

## five/points: Rook for Five: giving and taking points

lesson-five-points-say-1 = Three defend against the bidder and the partner, whom everybody knows here: the called ace of spades was played. The bidder has led the queen of clubs, and a defender like you has put the ace on it.
lesson-five-points-why-1 = the ace wins this trick for your own side, so the five points are welcome there
lesson-five-points-say-2 = Your fellow defender led hearts, but the bidder’s partner has put the king on it. You have neither hearts nor trumps, so you cannot win: think only of the points.
lesson-five-points-why-2 = you cannot win, so give a card that counts nothing
lesson-five-points-say-3 = The bidder’s partner leads a low club, and you must follow.
lesson-five-points-why-3 = the 9 makes the others spend a higher card
lesson-five-points-say-4 = The bidder leads the ace of hearts, but your fellow defender has trumped it, and you have no hearts.
lesson-five-points-why-4 = the trick belongs to your side, and 10 points more belong with it
lesson-five-points-end = Give counters to your own side’s sure tricks, and to nobody else’s. Play on if you like.

## five/counting: Rook for Five: draw trumps and count them

lesson-five-counting-say-1 = You play for 115, and clubs are trump. There are fourteen trumps with the rook, which is the lowest of them. Six are in your hand, and you have played the 5: so seven are out. You have the three highest.
lesson-five-counting-why-1 = the ace is the highest trump, and it draws trumps from the others
lesson-five-counting-say-2 = Four fell at once: the 2, the 4, the jack and the 8. Three are out.
lesson-five-counting-why-2 = your highest trump cannot be beaten, and draws more of theirs
lesson-five-counting-say-3 = The 6 and the rook have fallen, and the rook brings you 20 points. One trump is out, the 10, which is a counter.
lesson-five-counting-why-3 = it draws the last trump, and wins its 10 points
lesson-five-counting-say-4 = The 10 fell, and no trump is out any more. What else cannot be beaten?
lesson-five-counting-why-4 = the ace of diamonds is gone, so the king is the highest, and nobody can trump it
lesson-five-counting-end = Only you have trumps left, and your king of diamonds has won: that is what drawing trumps is for. Play on.

## kentucky/first: Your first deal of Kentucky Discard

lesson-kentucky-first-say-1 = Welcome! You and your partner across the table play against the other two for 120 points: the Rook is worth 20, each 14 and 10 is worth 10, each 5 is worth 5. First comes the bidding. The player on your right has bid 70.
lesson-kentucky-first-why-1 = the rook, the highest trump, and four black cards are worth about 100 points with your partner’s help
lesson-kentucky-first-say-2 = The player on your left goes on to 80.
lesson-kentucky-first-why-2 = with the rook in your hand, 85 is still likely to be made
lesson-kentucky-first-say-3 = You play for 85, and the five cards of the nest are in your hand. Bury five. They count for whoever wins the last trick, which will be you if you keep a strong card for it.
lesson-kentucky-first-why-3 = without green you can trump green, and 15 points wait in the nest for the last trick
lesson-kentucky-first-say-4 = Name the trump colour. The rook is a trump whatever you name.
lesson-kentucky-first-why-4 = four black cards and the rook are your best trumps
lesson-kentucky-first-say-5 = Now the tricks. Play a card of the colour that was led if you have one. The highest trump wins, or else the highest card of the colour led. The rook alone may be played to any trick, but it is too good for this one.
lesson-kentucky-first-why-5 = the others must play a higher red card to beat it
lesson-kentucky-first-say-6 = It held, and you lead. Six trumps are still out.
lesson-kentucky-first-why-6 = a low trump brings theirs out, and costs you little
lesson-kentucky-first-say-7 = Green was led, and you have none: that is why you buried your green cards. You could trump, but look who is winning.
lesson-kentucky-first-why-7 = the trick is your partner’s: leave it there, and give a card that you do not need
lesson-kentucky-first-say-8 = Your partner leads the green 14, but the player on your right trumps it with the black 8. You have no green either.
lesson-kentucky-first-why-8 = your 10 beats the 8, and brings the 14 home
lesson-kentucky-first-say-9 = Your lead again. Two trumps are out.
lesson-kentucky-first-why-9 = it makes them spend the 13 to win it, and the rook stays at home
lesson-kentucky-first-end = The rest is yours. The rook is still in your hand: it wins any trick, so think about when it brings most. Take a hint whenever you like.

## Lessons that are left as they were drafted.

lesson-draft-end = The rest is yours: play on alone. If you want advice, take a hint.
