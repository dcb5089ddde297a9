### The list of games and the page of one: finding the game of one's own family, and what a game is.

find-title = Find it by how you play
find-told = Every family has a Rook of its own. Answer what you know, and the nearest game comes first, with its rules set to yours.
find-players = How many are you?
find-ones = Where do the 1s or aces stand?
find-ones-high = The highest
find-ones-low = The lowest
find-out = Not in the pack
find-rook = Where does the Rook stand?
find-rook-high = The highest trump
find-rook-upper = Between the 12 and the 13
find-rook-middle = Between the 10 and the 11
find-rook-low = The lowest trump
find-calls = Does the bidder call a partner?
find-calls-yes = Yes, by naming a card
find-minimum = What is the lowest bid?
find-target = What do you play to?
find-step = In what steps do bids go up?
find-trump = When does the bidder name trump?
find-trump-after = After taking the nest
find-trump-before = Before taking the nest
find-rook-points = What is the Rook worth?
find-ones-points = What is each 1 worth?
find-must-make = Does only a made bid win the match?
find-below-zero = Can a total fall below zero?
find-yes = Yes
find-unknown = Don’t know
# $differences are one or more facts about the game found.
find-differs = Different here: { $differences }.
# Two facts of that list, or of the next one.
find-differs-and = { $one }; { $other }
find-fits = It fits all your answers.
# $options are house rules with their values, such as “Points to win: 300”.
find-set = Set for you ({ $options }).
# A family pastes its own rules as a text. Sheets are read in English only.
find-paste = Paste your rules
find-paste-told = Paste your rule sheet, in English. Each rule that is recognised stands above its sentence. Tick what is right: only that is set.
find-paste-sheet = Your rule sheet
find-paste-read = Read it
find-paste-right = Is this right?
find-paste-nothing = No rule was recognised in this text. Answer the questions instead.
find-paste-unread = Not understood
any-number = Any
cards = Cards
# A link to another game stands in the brackets.
how-form-of = It is a form of [{ $game }].
# $differs is a sentence about that game. It, too, stands in brackets.
how-has-form = A form of it is [{ $game }]: [{ $differs }]
how-also-called = People also look for it as [{ $names }].
how-source = Source: [{ $source }].
how-no-house-rules = This game is played as it stands: it has no house rules.
players-and-minutes = { $players }, about { $minutes } minutes
house-rules-of-game = House rules of { $game }
house-changed = { $count ->
    [0] These are the usual rules.
    [one] One rule is changed.
   *[other] { $count } rules are changed.
}
learn-title-of = Learn { $game }
games-rules = Every rule has a number in [the rule book].
no-game-of-name = No game is like that here yet. Try a shorter name, or answer the questions.
game-about = The game
game-match = A match
game-target = Points to win
game-points = Points in a deal
