### What every page says, and the home page.

## Cards

# A card in the middle of a sentence, such as "red 5".
card-colour = { $colour } { $rank }
# A card of the poker pack, such as "ace of hearts", "10 of spades".
card-poker = { $rank } of { $suit }
card-rook = the rook
card-hidden = a hidden card
# The court cards.
court-name = { $rank ->
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
}
# The suits and what else can be called as trump.
suit-name = { $suit ->
    [black] black
    [green] green
    [red] red
    [yellow] yellow
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
    [low] lo-no
    [rook] the rook
   *[none] no trump
}
cards-counted = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tricks-counted = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
points-counted = { $count ->
    [one] 1 point
   *[other] { $count } points
}
games-counted = { $count ->
    [one] 1 game
   *[other] { $count } games
}

## Everywhere

# Stands where the name of the reader would.
you = You
close = Close
try-again = Try again
page-not-loaded = This page could not be loaded. [Try again]
part-not-loaded = A part of this page could not be loaded.
updated = Rookery was updated.
load-update = Load it
no-answer = The server is not answering. Are you online?
home-offline = Without the server you play here on this device, against its bots; friends, clubs and the deal of the day need it. [Try again]
server-cannot = The server cannot do that right now.
no-storage = This browser keeps nothing, so it cannot keep a profile.
# What a device is called, such as "Firefox on Android".
device-on = { $browser } on { $system }
device-browser = A browser
# When something happened.
just-now = just now
# Below the field for a name.
name-shown-as = Shown as “{ $name }”: a name has at most { $most } characters.
preferences = Preferences
# A table in the list of one's tables: a lesson.
table-of-lesson = { $title } (lesson)
all-games = All games
back-to-evening = Back to the evening
cancel = Cancel
dealer = Dealer
expected-points = Expected points
game = Game
keyboard-shortcuts = Keyboard shortcuts
lessons = Lessons
more-lessons = More lessons
name = Name
no = No
loading = One moment…
points = Points
print = Print
remove-named = Remove { $name }
remove = Remove
replay-and-review = Replay and review
replay-title = Replay
replay = Replay
save = Save
show = Show
failed = That did not work. Please try again.
day-title = The deal of the day
lesson-not-opened = The lesson could not be opened.
total = Total
undo = Undo
your-move = Your move
your-seat = Your seat
your-turn = Your turn
# Beside a name: this person is a host.
is-host = host
nobody = nobody
# Stands for the name of a player who has none.
seat-number = seat { $number }
# The reader, beside a name or in the middle of a sentence.
you-inside = you
span = { $low } to { $high }
result-count = { $count ->
    [one] 1 result
   *[other] { $count } results
}
copied = Copied.
to-the-table = To the table
make-host = Make host
difference = Difference

## The home page

home-title = Rookery: card games with family and friends
home-intro = The Rook family of card games, with friends, family and good bots. No account, nothing to pay.
games = Games
games-loading = Taking the games off the shelf…
games-not-loaded = The games could not be loaded.
your-name = Your name
# The name of somebody who gives none.
guest = Guest
bots-to-play-with = Bots to play with
levels-differ = Different levels
level-choose = Choose one level for all bots.
home-day = Deal of the day
# The name of the list of languages, and the button that opens it.
language = Language

# How many people play a game. $seats is a list such as "3" or "4 or 6".
players-of = { $seats } players
players-from-to = { $least } to { $most } players
minutes-about = About { $minutes } minutes
players = Players
how-to-play = How to play
house-rules = House rules

play-now = Play now
play-now-rules = Play now with these rules
play-now-name = { $words }: { $game } with bots
opening = Opening…
invite-friends = Invite friends
invite-friends-name = Invite friends: { $game }
invite-friends-rules-name = Invite friends with these rules: { $game }
name-for-friends = Your name, so your friends know who you are
open-table = Open the table
table-not-opened = The table could not be opened.

join-table = Join a table
join-placeholder = Code or link
join = Join
join-wrong = That is neither a code nor a link. Ask your friend for the table's code, such as [k3vq9xw2ab], or paste the whole link.

more-games = { $count } more games

## The table, while its page is loaded

opening-table = Opening the table…
server-silent = The server is not answering. Trying again…
fair-shuffle = The shuffle is sealed before the first card; after the match anybody can check it.
doors = Rookery
door-play = Play
door-learn = Learn
clubs = Clubs
door-meet = Meet
puzzle-of-day = Puzzle of the day
home-puzzle-told = Find the one right move
today = Today
# A deal on the home page plays itself; the button stops it, or lets it go on.
home-deal-pause = Stop the little deal
home-deal-play = Let the little deal play
