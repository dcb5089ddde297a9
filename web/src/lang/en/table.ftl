### A table in play; its moves and seats also stand in replays and analyses.

connection-lost = The connection to the table is lost. Reconnecting…
shuffling = Shuffling the cards…
dealing = Dealing the cards…
table-not-loaded = The table could not be loaded. [Try again]
# The title of the tab while it is the reader's turn.
tab-your-turn = ● Your turn · { $title }
# A table in the list of one's tables: a deal for practice.
table-of-practice = { $title } (practice)
# What somebody has written, read out.
written = { $name }: { $text }

## The bar at the top

table-bar = Table
chat = Chat
score-sheet = Score sheet
log = Log
words-meaning = What the words mean
the-table = The table
take-back = Take back my last move
something-new = { $button }: something new

## The deal so far, beside a large table

deal-so-far = The deal so far
won-so-far = Won so far
player = Player
column-cards = Cards
column-fives = Fives
column-sweeps = Sweeps
column-oranges = Oranges
the-bidding = The bidding
the-last-trick = The last trick
took-trick = { $you ->
    [true] You took it.
   *[false] { $name } took it.
}
took-points = { $you ->
    [true] You took it: { $points } points.
   *[false] { $name } took it: { $points } points.
}
# The dummy has won the trick, and nobody gets its points.
took-lost = { $name } took it: { $points } points lost.
lately = Lately

## The hand

your-hand = Your hand
card-points = { $count ->
    [one] , 1 point
   *[other] , { $count } points
}
card-from-nest = , from the nest
card-chosen = , chosen
card-not-allowed = , not allowed now
one-counter-only = Only one card that counts may be buried.
card-allowed = This card is allowed.

## Hints

hint = Hint
hint-asks = What would a strong player do?

## The seats

# One letter on the mark of the dealer.
dealer-letter = D
guests-bot = , a guest's bot
the-dealer = , the dealer
side-a = , side A
side-b = , side B
score = Score
score-before = score
away = away
away-bot-plays = away, bot plays
# A countdown stands in the brackets.
away-bot-in = away, bot in [0:42]
no-answer-bot-in = no answer, bot in [0:42]
bot-plays = bot plays
bot-plays-for-you = a bot plays for you
seat-your-turn = your turn
seat-thinking = thinking…
# The shape of the suit stands in the brackets, its name follows.
led = led []
role-bid = bid { $bid }
role-partner = partner
sit-here = Sit here
sit-in-place-of = in place of { $name }
dummy-plate = Dummy

## What a seat did last

action-bid = bids { $amount }
action-sun = shoots the sun
action-pass = passes
action-stay = holds
action-claim = claims a misdeal
action-play-on = plays on
action-trump = names { $suit }
action-call = calls { $card }
action-call-card = calls a card
action-bury = buries
action-lead = leads
action-lead-left = passes the lead left
action-play = plays { $card }
action-play-card = plays
action-take = takes { $count }
action-build = builds
action-trail = trails { $card }
action-trail-card = trails
action-orange = calls orange

## Moves

# Several cards captured together by their sum: "red 5 plus green 4".
sum-of = { $sum } plus { $card }
build-of = the build of { $cards }

## Bids

the-sun = the sun
no-bid-yet = No bid yet
# The highest bid so far, while the bidding goes on. $bid is a number or "the sun".
has-the-bid = { $you ->
    [true] You have the bid at { $bid }
   *[false] { $name } has the bid at { $bid }
}
has-bid = { $you ->
    [true] You bid { $bid }
   *[false] { $name } bid { $bid }
}

## The facts of a deal

dummy = The dummy
your-side = Your side
their-side = Their side
this-deal = This deal
deal = Deal
deal-number = Deal { $number }
contract = Contract
trump = Trump
# Above the card that was called for a partner.
called = Called
partner = Partner
partners = Partners
# Above the points that each side has taken.
taken = Taken
stock = Stock
seats = Seats

## Whose turn it is

your-turn-to-claim = Your turn: a misdeal?
your-turn-to-bid = Your turn to bid
your-turn-to-trump = Name the trump
your-turn-to-call = Call a partner
your-turn-to-bury = Bury cards
your-turn-to-choose = Choose who leads
your-turn-to-lead = Your turn to lead
# What the table waits for.
player-moves = { $phase ->
    [claim] { $name } may claim a misdeal
    [bid] { $name } is bidding
    [trump] { $name } is naming the trump
    [call] { $name } is calling a partner
    [bury] { $name } is burying
    [lead] { $name } is choosing who leads
   *[play] { $name } is thinking
}
# In the list of bids.
passed = pass
stayed = hold
