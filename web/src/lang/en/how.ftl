### How to play: one page for each game, some with an illustrated story. Words in square brackets stand out.

how-to-play-it = How to play { $game }
how-learn = Learn it by playing
how-rules-of = House rules of { $game }
how-players = { $players }, about { $minutes } minutes.
# A link to another game stands in the brackets.
how-form-of = It is a form of [{ $game }].
# $differs is a sentence about that game. It, too, stands in brackets.
how-has-form = A form of it is [{ $game }]: [{ $differs }]
how-also-called = People also look for it as { $names }.
how-failed = The game could not be loaded.
how-try = Try it
how-try-told = The best way to learn is a hand or two against bots. Ask for a hint whenever you like.
how-others = Other games
how-advice = Playing well

## A game without a story, by what the server says of it

how-goes = How it goes
how-counts = What counts
how-ring = The ring on a card shows its points.
how-cards = The cards
# The pack: $ranks such as "1 to 14", $suits such as "black, green, red and yellow", $others single cards.
how-pack =
    { $count ->
        [one] 1 card: { $ranks } in { $suits }.
       *[other] { $count } cards: { $ranks } in { $suits }.
    }
how-pack-and =
    { $count ->
        [one] 1 card: { $ranks } in { $suits }, and { $others }.
       *[other] { $count } cards: { $ranks } in { $suits }, and { $others }.
    }
how-ranks = { $least } to { $most }
how-suit-down = One suit, from the highest card to the lowest.
how-trump-down = The trump suit, which the rook belongs to.
how-house-rules =
    { $count ->
        [one] Families differ: one rule of this game can be changed before a table opens. [House rules of { $game }]
       *[other] Families differ: { $count } rules of this game can be changed before a table opens. [House rules of { $game }]
    }
how-no-house-rules = This game is played as it stands: it has no house rules.
how-source = Source: [{ $source }].
# Below the cards that count, such as "most tricks: 20".
how-worth = { $what }: { $points }
how-total = total: { $points }

## A deal as an example

how-example = A deal, played by bots
how-example-worth = What the deal was worth
how-side = Side
how-taken = Points taken
# One of the things that a side got points for, such as "most tricks 20".
how-taken-for = { $what } { $points }
how-taken-none = none
how-in-all = In all
how-score = Score

## Pictures of tricks and captures

how-leads = { $who } leads
how-takes-trick = takes it
# Between the pictures of cards: a card takes some others "and" some more.
how-takes = takes
how-laid-on = is laid on
how-and = and

## What several stories say

how-idea = The idea
how-bid = Bid
how-nest-and-trump = The nest and trump
how-a-trick = A trick
how-scores = What scores
how-most-tricks = most tricks
how-each-trick = each trick
how-bid-steps = In turn you say how many of the 120 points your side will take, 70 at least and in steps of 5, or you pass. Once you pass, you are out of the bidding.

## Dixie Rook

how-dixie-idea = You and your partner play against the two others; partners sit across. With six there are three on each side, every other chair. One side says how many points it will take, and then has to take them.
how-dixie-ring = The ring on a card shows its points. The 14 is the highest card of its colour, but worth nothing itself.
how-dixie-first-bid = A careful first try: bid 70 with one long colour and two or three 14s.
how-dixie-nest = The highest bidder takes up the four cards that were left over, [the nest], and buries any four cards. Then the bidder names one colour as [trump]: it beats all others. With six players the nest has two cards.
how-dixie-green = Green is led. Whoever has green must play green. The highest green takes the trick, with Cleo's ten points in it.
how-dixie-red = Red is trump. Dan has no black, so he may play anything, and even a small trump beats all of them.
how-dixie-last = The winner of a trick leads to the next. The side with the last trick wins the nest too: its points, and it counts as one more trick.
how-dixie-score = A side that takes at least what it bid scores everything it took. A side that takes less is [set]: it loses the amount of the bid. The other side always keeps what it took. If both sides have the same number of tricks, a cut of the cards decides who gets the 20.
how-dixie-example = [For example:] Ann and Cleo bid 85 and take 75. They lose 85, and the others score their 45. The first side with 300 points wins.

## Kentucky Discard

how-kentucky-idea = The tournament game. Partners sit across from each other, two against two. One side says how many points it will take, and then has to take them. The numbers go from 5 to 14, and the Rook is in.
how-kentucky-nest = The highest bidder takes up the five cards that were left over, [the nest], buries any five cards, and names one colour as [trump]: it beats all others.
how-kentucky-green = Green is led. Whoever has green must play green. Ben's 14 is the highest: 25 points in one trick.
how-kentucky-red = Red is trump and is led. The Rook is a trump too, and the highest one.
how-kentucky-last = The winner of a trick leads to the next, and the winner of the last trick also takes the buried cards.
how-kentucky-score = A side that takes at least what it bid scores everything it took. A side that takes less is [set]: it loses the amount of the bid. The other side always keeps what it took. The first side with 300 points wins.

## Rook for three

how-three-idea = Three play, each alone. One player says how many points they will take, and the other two try to stop them. The numbers go from 4 to 14.
how-three-bid = The dealer counts as having bid 50. In turn you bid more, in steps of 5, or you pass. Once you pass, you are out of the bidding. If both others pass at once, the dealer plays for 50. Bids above 80 are rare.
how-three-trump-first = Trump, then the nest
how-three-nest = The highest bidder names the [trump] colour first, without having seen [the nest], the five cards left over. Then the bidder takes them up and buries five cards. Cards with points may not be buried, and the buried cards count for nobody.
how-three-yellow = Yellow is led. Whoever has yellow must play yellow. Ben's 14 is the highest: 15 points in cards and 2 for the trick.
how-three-black = Black is trump. Cleo has no green, so she may play anything, and even a small trump beats the 13.
how-three-lead = The player left of the bidder leads to the first trick; after that the winner of a trick leads.
how-three-score = A bidder who takes at least the bid scores everything taken. A bidder who takes less is [set], and loses the amount of the bid. The other two always keep what they took.
how-three-example = [For example:] Ann bids 60 and takes five tricks with 45 in cards, 55 in total. She loses 60. Ben scores 45 and Cleo 26. The first player with 200 points wins.

## Rook for five

how-five-idea = Five play with an ordinary pack and one joker, called the rook. In each deal the bidder has one [secret partner]: whoever holds the card that the bidder calls. The other three play against these two.
how-five-bid = In turn you say how many points you and one partner will take, 75 at least and in steps of 5, or you pass. Once you pass, you are out of the bidding. A bid of 180 is [shooting the moon]. Higher still is [shooting the sun]: every point and every trick, for 360, won or lost.
how-five-then = Nest, trump, partner
# A list of three things follows.
how-five-nest = The highest bidder takes up the three cards left over, the nest, and then
how-five-trump = names [trump]: a suit that beats the others; or [no trump]; or [lo-no], no trump with the order reversed, so that the 2 is the best card;
how-five-call = [calls a card] that they do not hold. Its holder is the partner, and says nothing: the others find out when the card is played;
how-five-bury = buries three cards, whose points go to whoever takes the last trick, and leads to the first trick or has the player on the left lead.
how-five-good-call = A good card to call: the ace that your hand lacks.
how-five-hearts = Hearts are led, and whoever has a heart must play one. Ann called the ace of hearts, so Cleo is her partner!
how-five-rook = [The rook] is the lowest trump, and worth 20. At no trump and lo-no it is the only trump: it wins any trick that it is played to, but you may play it only when you cannot follow suit, or to lead.
how-five-score = The bidder and the partner add up their points. If they made the bid, each of them scores all that the two took together; if not, each loses the amount of the bid. Each of the other three scores what the three took together.
how-five-example = [For example:] Ann bid 120 and takes 130 with Cleo: 130 for each of them, 50 for each of the others. The first player with 500 points wins.

## Tuxedo

how-tuxedo-idea = Four cards lie face up in the centre, and you hold four. On your turn you play one card: to [capture] cards from the centre, to [build], or, if you can do neither, to [trail]. A card counts as its number; colours matter only for oranges.
how-tuxedo-centre = The centre, as an example.
how-tuxedo-capture = Capture
how-tuxedo-match = A match: a 9 takes a 9.
how-tuxedo-sum = A sum: a 9 takes cards that add up to 9. There may be more than two of them.
how-tuxedo-both = Both at once: one card takes all that it can. The page shows you every way, the largest first.
how-tuxedo-pile = The card you played goes onto your pile together with what it took.
how-tuxedo-build = Build
how-tuxedo-laid = You hold a 9 as well, so you may lay the 5 on the 4 and say “nine”. The two are one pile now.
how-tuxedo-taken = On your next turn your 9 takes the build, unless somebody else with a 9 has taken it first. Only a 9 can take it.
how-tuxedo-raise = Anybody may raise a build by laying another card on it, if they hold a card of the new sum. No build goes above 14.
how-tuxedo-trail = Trail
how-tuxedo-trailed = If none of your cards can capture, you may simply lay one in the centre. If the centre is empty, you have to. Try not to leave an easy sum for the next player!
how-tuxedo-sweep = Sweep
how-tuxedo-swept = A capture that clears the centre is a sweep: [a Big Sweep] of four cards or more scores 10, [a Little Sweep] of three or fewer scores 5.
how-tuxedo-orange = Orange!
how-tuxedo-oranges = Red and yellow make orange. When a capture takes a red card and a yellow one, the first to press Orange gets 10 points, no matter who captured.
how-tuxedo-called = You can call until the next player has moved. If you press when there is nothing to call, your button is locked for two seconds, so watch the centre, not the button.
how-tuxedo-for = For
how-tuxedo-points = Points
how-tuxedo-for-cards = the most cards (5 each if several tie)
how-tuxedo-for-orange = each orange called
how-tuxedo-for-big = each Big Sweep
how-tuxedo-for-little = each Little Sweep
how-tuxedo-for-five = each 5 captured
how-tuxedo-end = When all hands are empty, everybody gets four more cards, until the pack is used up. Then the deal is scored. The first player with 100 points or more wins.
