### Finding the game that is nearest to a family's own.

find-title = Find your game
find-all = All games
find-told = Every family has a Rook of its own. Answer what you know, and the nearest game comes first, with its rules set to yours.
find-players = How many are you?
find-ones = Where do the 1s or aces stand?
find-ones-high = the highest
find-ones-low = the lowest
find-out = not in the pack
find-rook = Where does the Rook stand?
find-rook-high = the highest trump
find-rook-upper = between the 12 and the 13
find-rook-middle = between the 10 and the 11
find-rook-low = the lowest trump
find-calls = Does the bidder call a partner?
find-calls-yes = yes, by naming a card
find-calls-no = no
find-target = What do you play to?
find-unknown = don’t know
find-nearest = The nearest games
find-decide = Your answers decide
find-begin = Begin with any question; one answer is enough for a first list.
# $differences are one or more facts about the game found.
find-differs = Different here: { $differences }.
# Two facts of that list.
find-differs-and = { $one }; { $other }
find-fits = It fits all your answers.
# $options are one or more of the next three.
find-set = Set for you: { $options }.
find-set-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
find-set-target = { $count ->
    [one] 1 point to win
   *[other] { $count } points to win
}
find-set-rook = { $place ->
    [high] the Rook is the highest trump
    [upper] the Rook is between the 12 and the 13
    [middle] the Rook is between the 10 and the 11
   *[low] the Rook is the lowest trump
}
find-rules-of = House rules of { $game }
find-how = How to play { $game }
find-copy = Copy a link for the family
find-copied = The link is copied.
find-copy-this = Please copy this link: { $link }
find-failed = The nearest games could not be found.
