### The lobby, the table's menu and its settings.

watching = You are watching. No seat is free now.
watching-sit = You are watching. To play, take a bot’s seat with “Sit here”.
name-at-table = Your name at the table
sit-down = Sit down
# Why the name at the table is not the one that was typed.
name-taken = Somebody else here is called { $taken }, so you are { $name }.
name-cut = Your name is shown as { $name }: a name has at most { $most } visible characters.

## The lobby

host = The host
table-locked-told = The host has locked this table: you can watch.
take-a-seat = Take a seat, or watch.
seats-waiting = { $count ->
    [one] One seat is waiting for a friend.
   *[other] { $count } seats are waiting for friends.
}
seats-taken = Every seat is taken.
stay-here = Stay here
sits-here = { $name } sits here
in-seat = in seat { $number }
move = Move
move-whom = { $name } to another seat
swap-seats = Swap seats
swap-with = with { $name }
move-here = Move here
stand-up = Stand up
seconds-for-each-move = { $seconds } seconds for each move. Then a bot makes it, and in the bidding it passes.
draw-partners = Draw lots for partners
draw-seats = Draw lots for the seats
yet-to-see-rules = { $count ->
    [one] { $names } has yet to see the new rules.
   *[other] { $names } have yet to see the new rules.
}
start-with-bots = Start now, with bots in the open seats
start = Start
host-will-start = { $name } will start the match.
starts-by-itself = The match starts once everybody has come, or after a minute.
table-settings = Table settings
game-and-rules = Game and house rules
name-and-devices = Your name and other devices
change = Change
shuffle-checked = A shuffle you can check
shuffle-told = The server has chosen a secret. Together with a contribution from each player ({ $count } so far) it decides every shuffle. This is the fingerprint of the secret. When the match is over, the secret is revealed, and the replay can check every shuffle.

## A seat

seat-waiting = waiting for a friend
seat-bot = bot
seat-bot-level = bot, { $level }
seat-guests-bot = a guest's bot
seat-stood-in = a bot is standing in
seat-must-ready = has yet to see the new rules
open-seat = Open seat
# After one's own name.
seat-you = (you)
seat-side-a = side A
seat-side-b = side B
not-again = { $name } may not sit down here again
free-seat = Yes, free { $name }’s seat
give-seat-to-bot = Yes, give { $name }’s seat to a bot
make-host-whom = Make host: { $name }
release = Release
release-whom = the seat of { $name }
who-sits-in = Who sits in seat { $number }
seat-open = Open
bot-of-level = Bot: { $level }
bots-not-loaded = The bots could not be loaded.

## The rules

play-by-rules = Play by these rules
everybody-told = Everybody is told what changes, and has to say “ready” again.
rules-changed = The rules have changed
rules-changed-by-host = The host has changed the rules.
i-am-ready = I am ready
rules-not-loaded = There are house rules, but they could not be loaded.
by-usual-rules = { $game } by its usual rules.

## The table's settings

locked = Locked: nobody else may sit down
listed = Listed: anyone can find this table
free-text = Free text: people here may write to each other
free-text-not-listed = Free text: people here may write to each other (not at a listed table)
level-of-all = Level of all bots
levels-not-loaded = The bot levels could not be loaded.
pace-of-bots = Pace of the bots
pace = { $pace ->
    [slow] Slow
    [normal] Normal
    [fast] Fast
   *[instant] Instant
}
calls-of-bots = Bots call orange
calls = { $calls ->
    [calmly] Calmly
   *[people] Like people
    [quickly] Quickly
}
calls-rated = Only a match in which they call like people counts for ratings.
time-per-move = Time per move
no-clock = No clock
seconds-short = { $seconds } s
slow-clock = A move within: for a slow table, where people come by when they have time
a-day = A day
a-week = A week
days = { $days } days
one-move = When time is up, a bot makes only the one move. Otherwise it plays on until the person is back.

## The table's menu

invite-link = Invite: link, code and QR
leave-sure = Leave for good? A bot will take your seat.
leave = Leave the table
leave-ask = Leave the table…
stay = Stay
people-watching = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
