### The analysis board.

analysis-told = Set up or paste a position, ask what each move is worth, try moves and replies, write notes, and share it all as a link.
analysis-loading = Loading the position…
analysis-failed = That did not work.
analysis-change = Change the position
analysis-another = Another position
analysis-which-move = Which move?
analysis-shown = The position is shown.
analysis-no-record = There is no record of this match.

## Ways to begin

analysis-go-on = Go on with your last analysis
analysis-set-up = Set up a position
analysis-set-up-told = Choose the game, then lay the cards where they belong.
analysis-lay-out = Lay out the cards
analysis-paste = Paste a position
analysis-paste-told = The JSON of “rookery solve”, the record of a match, a position in one line, or the text of a saved analysis.
analysis-position = The position
analysis-deal-of = { $number } of { $deals }
analysis-moves-played = Moves played
analysis-begin = Analyse it
analysis-open-file = Open a file
analysis-no-json = This is not an analysis: it is no JSON.
analysis-is-none = This is not an analysis.
analysis-is-newer = This analysis is of a newer form than this page knows.
analysis-no-position = This analysis has no position.
analysis-too-many = This analysis has more moves than this page can show.
analysis-moves-unreadable = The moves of this analysis cannot be read.
analysis-link-damaged = This link is damaged or was cut off: please copy the whole of it.
analysis-link-old = This browser is too old to open a shared analysis.

## Setting up

analysis-select-first = Choose cards, then the place where they belong.
analysis-redo = Redo
analysis-deal-rest = Deal the rest
analysis-fill-to = Fill all hands to { $count }
analysis-clear = Clear
analysis-no-card-played = No card is played yet.
analysis-trick-from = From { $name } on, in the order played
analysis-make-build = Make a build of the { $count } cards
analysis-analyse = Analyse this position
analysis-set-up-keys = With the keyboard: Space chooses a card, arrow keys go to the next. 1 to { $places } put the chosen cards in a hand, T in the trick, N in the nest, 0 takes them back.
analysis-set-up-keys-tuxedo = With the keyboard: Space chooses a card, arrow keys go to the next. 1 to { $places } put the chosen cards in a hand, C in the centre, 0 takes them back.
# $place is the title of a place, as below.
analysis-moved = { $count ->
    [one] One card moved: { $place }.
   *[other] { $count } cards moved: { $place }.
}
analysis-room = { $count } of { $room }
analysis-put-here = { $count ->
    [one] Put the card here
   *[other] Put the { $count } cards here
}
# The title of the place, which is read out behind the words of the button.
analysis-put-where = : { $place }
analysis-place-dummy = The dummy’s pile
analysis-place-won = { $name } has won
analysis-place = { $place ->
    [nest] Nest
    [buried] Buried
    [trick] The trick
    [centre] The centre
   *[build] A build
}
analysis-rest = { $rest ->
    [stock] The stock: cards that lie nowhere else
    [deal] Cards not dealt yet
   *[play] Played, or not in this ending
}

## What a position needs besides its cards

analysis-stage = What is laid out
analysis-stage-deal = A deal as dealt
analysis-stage-play = Cards in play
analysis-leader = Leads to the trick
analysis-bidder = Has bid highest
analysis-bid = The bid
analysis-bid-lowest = the lowest
analysis-partners = Partners of the bidder
analysis-tricks-of = Tricks of { $name }’s side
analysis-tricks-of-bidder = Tricks of the bidder’s side
analysis-tricks-of-others = Tricks of the others
analysis-turn = Whose turn it is

## The position shown

analysis-hand-of = { $name }’s hand
analysis-holds-hidden = { $count ->
    [one] { $name } holds 1 hidden card
   *[other] { $name } holds { $count } hidden cards
}
analysis-hidden-cards = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
# $place is "Buried", "The nest as dealt", or "Still in the stock".
analysis-beside = { $place }: { $count } cards

## Steps and variations

analysis-beginning = The position at the beginning.
analysis-to-beginning = Back to the beginning
analysis-one-back = One move back
analysis-one-on = One move on
analysis-keys = Arrow keys step through the moves; up and down change between variations.
analysis-tried = Moves tried
analysis-make-main = Make it the main line
analysis-remove = Remove this move and what follows
analysis-start = Start
analysis-notes = Notes on this moment
# A move in the tree: "Ann: red 5".
analysis-step = { $name }: { $move }
# Moves that belong together.
analysis-and-then = { $move }, { $then }

## What moves are worth

analysis-values = What each move is worth
analysis-known = What is known
analysis-hands = { $hands ->
    [open] Open hands
   *[hidden] Hidden hands
}
analysis-value-all = Value every position
analysis-ask = { $hands ->
    [open] Ask the solver
   *[hidden] Ask the strong bot
}
analysis-asking = { $hands ->
    [open] The solver is searching…
   *[hidden] The strong bot is trying possible deals…
}
analysis-ask-again = Ask again
analysis-not-asked = Not asked yet.
analysis-over = The deal is over.
analysis-open-only-tricks = With open hands only card play can be valued. Choose hidden hands, or go on to the first card.
analysis-dummy = Nobody chooses the dummy’s cards, so nothing can be solved here. Choose hidden hands.
analysis-best-line = A best line:
analysis-play-step = Play { $step }
analysis-legal = Legal moves
# Beside a move, read out; the number is shown alone.
analysis-points = { $points } points
analysis-behind = { $points } to the best
analysis-give-or-take = { $middle } ± { $half }

# $who is one name or a list of $count names; $low, $high and $about are points.
verdict-forced = There is only one move, or all of them have the same effect.
verdict-not-judged = These moves cannot be valued here.
verdict-no-worlds = Too many cards are left: not one possible deal could be solved in time.
verdict-behind-only = { $who }: how far each move is behind the best.
verdict-expects = { $count ->
    [one] { $who } expects { $points } points in this deal.
   *[other] { $who } expect { $points } points in this deal.
}
verdict-expects-more = { $count ->
    [one] { $who } expects to score { $points } points more than the others in this deal.
   *[other] { $who } expect to score { $points } points more than the others in this deal.
}
verdict-expects-fewer = { $count ->
    [one] { $who } expects to score { $points } points fewer than the others in this deal.
   *[other] { $who } expect to score { $points } points fewer than the others in this deal.
}
-over-deals = { $worlds ->
    [one] , over 1 possible deal.
   *[other] , over { $worlds } possible deals.
}
-points-left = { $left ->
    [one] 1 point
   *[other] { $left } points
}
-side-takes = { $count ->
    [one] { $who } takes
   *[other] { $who } take
}
verdict-between = { -side-takes } between { $low } and { $high } of the { -points-left } left: not solved yet.
verdict-exact = { -side-takes } { $low } of the { -points-left } left if all play their best.
verdict-exact-deal = { -side-takes } { $low } in this deal if all play their best.
verdict-about = { -side-takes } about { $about } of the { -points-left } left{ -over-deals }
verdict-about-deal = { -side-takes } about { $about } in this deal{ -over-deals }

## Sharing

analysis-name = Name of this analysis
analysis-copy = Copy a link
analysis-save = Save as a file
analysis-copy-solve = Copy for rookery solve
analysis-copied = The link is copied. It holds the whole analysis.
analysis-copy-yourself = Please copy this link: { $link }
analysis-saved = The file is saved.
analysis-solve-copied = The JSON for rookery solve is copied.
# Both are numbers of characters.
analysis-too-long = This analysis is too long for a link: { $length } characters, and { $most } fit. Save it as a file instead.
