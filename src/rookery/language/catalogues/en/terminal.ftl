### What only the terminal says.

# A finished trick in a row: the cards with their players, and who took them.
trick-row = { $who ->
    [you] { $cards }: You take it.
   *[other] { $cards }: { $who-name } takes it.
}

## The match. What is typed is an argument, or stands in { "" }: it stays as it is.

welcome = { $title }: { $people }. Type { "?" } for help at any time.
shuffle-commitment = Shuffle commitment: { $commitment }
shuffle-none = There is no commitment: the cards come from a seed, or were dealt without one.
deal-heading = Deal { $number }
deal-heading-continued = Deal { $number }, continued
deal-over = Deal { $number } is over: { $outcome }.
match-won-game = { $you ->
    [alone] You won this match of { $game }.
   *[no] { $count ->
        [one] { $people } won this match of { $game }.
       *[other] { $people } won this match of { $game }.
    }
}
match-commands = { "`save FILE`" } saves its record.
match-commands-shuffle = { "`save FILE`" } saves its record, and { "`rookery verify FILE`" } checks its shuffle.
match-another = Another match?
# Added to a question. What may be typed: the words of confirm-yes and confirm-no.
confirm-question = { $question } ({ "y" } or { "n" })
# What people type for yes and no, besides y, yes, n and no; letters and words apart.
confirm-yes = { "y yes" }
confirm-no = { "n no" }
orange-question = Nobody has called orange. Do you?
orange-type = Type { "o" } and Enter to call orange!

## Refusals

refused-move = You cannot do that: { $why }.
refused-burials = You cannot do that: { $why }. Nothing is buried.
refused-too-many = { $cards } cards are too many
refused-not-open = no orange is open
refused-too-late = somebody was quicker
refused-disarmed = after a wrong call you cannot call for two seconds

## Commands

help-moves =
    Type a move or the beginning of one: a card ({ "R5, red 5, Y14, HA, Rook" }), a bid,
    a colour, { "pass" }. In { "Tuxedo" } you can type the number in front of a move.
    You can also type:
help-help = this list (also { "?" })
help-hand = your hand, and what you may do
help-table = where the deal stands
help-last = the last trick, or the last capture
help-score = the score sheet and the race to the target
help-hint = what a strong player would do, and why
help-rules = how this game is played, and its house rules
help-shuffle = what proves the shuffle: its commitment
help-save = write the match to a file: { "save my-game.json" }
help-quit = leave; the match is saved, and you can continue it later
not-your-move = It is not your move.
# $move is as it is typed; $reason is a sentence without its full stop.
hint = Hint: { $move }. { $reason }.
hint-with = with it { $moves }: { $reason }
expected-points = Expected points: { $moves }.
rules-here = House rules here: { $rules }.
rules-usual = the usual ones
rules-listed = { $command } lists them all.

## Saving

save-name-file = Name a file: { "save my-game.json" }
save-other-file = { $path } exists and is not a saved match: name another file.
save-not-written = { $path } could not be written: { $why }.
save-to-check = The match is saved in { $path }. To check it:
save-to-continue = The match is saved in { $path }. To continue it:
save-by-itself-failed = This match cannot be saved in { $path }: { $why }.
saved-in = The match is saved in { $path }.
saved-offered = { $command } offers to continue it.
saved-earlier = Your earlier match is saved. To continue it:
unfinished-question = You left a match of { $game } in deal { $number }. Continue it?

## What was typed

entry-empty = Type a move, or { "?" } for help.
entry-only-number = The only move is number 1.
entry-numbers = The moves are numbered 1 to { $moves }.
entry-twice = "{ $card }" is named twice. Nothing is buried.
entry-not-buriable = "{ $card }" is not a card that you may bury. Nothing is buried.
entry-unknown = "{ $typed }" is not a move or a command here.
entry-ambiguous = "{ $typed }" could be { $moves }: type more of it.
entry-something-else = something else
game-question = Which game?
game-question-again = Type a number from 1 to { $number }, or the beginning of a name.
