### The tables of Tuxedo.

## Tuxedo

choose-card = Choose a card to see what it can do.
one-moment = One moment: the others may still call the orange.
choose-another = Choose another card
back = Back
can-be-used = , can be used
the-centre = The centre
centre-empty = The centre is empty
in-the-stock = { $count } in the stock
stock-empty = The stock is empty
choice-previous = Previous choice
choice-next = Next choice
choice-place = { $place } of { $count }
tuxedo-build = Build { $value }
tuxedo-trail = Trail { $card }
tuxedo-trail-it = Trail it
tuxedo-take = Take { $what }
tuxedo-take-cards = Take { $count } cards
tuxedo-lay = Lay it on { $groups }
build-due = You built on your last turn: take that build of { $value }, or raise it if you can.
card-stuck = { $card } cannot be played now.
card-takes-nothing = { $card } takes nothing here, and you may not trail while you can take with { $cards }.
pile-build = build of { $value }: { $cards }
orange = Orange
orange-too-soon = Too soon
orange-call = Call it!
orange-nothing = Nothing to call
orange-yours = You called it
orange-quicker = { $name } was quicker
orange-let-go = You let it go
orange-first = { $name } may call first
orange-capturer = The capturer
orange-hold = Let it go
