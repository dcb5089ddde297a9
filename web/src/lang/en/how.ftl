### How to play: one page for each game. Words in square brackets stand out.

how-advice = Playing well

## What the server says of a game

# $other is the name of a game or of a family’s rules.
how-differs = { $count ->
    [0] No difference from { $other }
    [one] One difference from { $other }
   *[other] { $count } differences from { $other }
}
how-these-rules = These rules
how-usual-rules = Usual rules
how-compare = Compare with others: paste the link to their rules
how-no-link = This is no link to the rules of a game.
how-goes = How it goes
how-counts = What counts
how-ring = The ring on a card shows its points.
how-cards = The cards
how-suit-down = One suit, from the highest card to the lowest.
how-trump-down = The trump suit, which the rook belongs to.
# Below the cards that count, such as "most tricks: 20".
how-worth = { $what }: { $points }
how-total = total: { $points }
# What brings points besides cards.
how-points-for = { $source ->
    [each-trick] each trick
    [the-last-trick] the last trick
    [the-most-tricks] most tricks
    [the-most-cards] the most cards
    [each-orange] each orange
    [each-big-sweep] each Big Sweep
    [each-little-sweep] each Little Sweep
   *[other] { $source }
}

## A deal as an example

how-example = A deal, played by bots
how-example-worth = What the deal was worth
how-side = Side
how-taken = Points taken
# One of the things that a side got points for, such as "most tricks 20".
how-taken-for = { $what } { $points }
how-in-all = In all
how-score = Score

## Pictures of tricks and captures

how-a-trick = A trick
how-leads = { $who } leads
how-takes-trick = takes it
# Between the pictures of cards: a card takes some others "and" some more.
how-takes = takes
how-laid-on = is laid on
how-and = and

## Dixie Rook

how-dixie-green = Green is led. Whoever has green must play green. The highest green takes the trick, with Cleo's ten points in it.
how-dixie-red = Red is trump. Dan has no black, so he may play anything, and even a small trump beats all of them.

## Kentucky Discard

how-kentucky-green = Green is led. Whoever has green must play green, or the Rook. Ben's 14 is the highest: 25 points in one trick.
how-kentucky-red = Red is trump and is led. The Rook is a trump too, and the highest one.

## Rook for three

how-three-yellow = Yellow is led. Whoever has yellow must play yellow. Ben's 14 is the highest: 15 points in cards and 2 for the trick.
how-three-black = Black is trump. Cleo has no green, so she may play anything, and even a small trump beats the 13.

## Rook for Five

how-five-hearts = Hearts are led, and whoever has a heart must play one. Ann called the ace of hearts, so Cleo is her partner!

## Tuxedo

how-tuxedo-centre = The centre, as an example.
how-tuxedo-capture = Capture
how-tuxedo-match = A match: a 9 takes a 9.
how-tuxedo-sum = A sum: a 9 takes cards that add up to 9. There may be more than two of them.
how-tuxedo-both = Both at once: one card takes all that it can. The page shows you every way, the largest first.
how-tuxedo-build = Build
how-tuxedo-laid = You hold a 9 as well, so you may lay the 5 on the 4 and say “nine”. The two are one pile now.
how-tuxedo-taken = On your next turn your 9 takes the build, unless somebody else with a 9 has taken it first. Only a 9 can take it.
how-tuxedo-orange = Orange!
how-tuxedo-oranges = Red and yellow make orange. When a capture takes a red card and a yellow one, the first to press Orange gets 10 points, no matter who captured.
how-tuxedo-called = You can call until the next player has moved. If you press when there is nothing to call, your button is locked for two seconds, so watch the centre, not the button.
