### What opens over a table: the log, the chat, the score sheet, the last trick, the keys, messages, and questions.

## Drawers and dialogs

say-something = Say something
phrases = Phrases
phrases-not-loaded = The phrases could not be loaded.
phrases-seat = Take a seat to say something.
phrases-hide = Hide what others say
no-scores = No scores yet.
words = Words
log-told = What has happened
log-empty = Nothing has happened yet.
texts-told = What was written
texts-empty = Nothing to read yet.
texts-label = Write to everybody at the table
texts-placeholder = Write to everybody
send = Send
texts-too-many = { $count } too many
texts-left = { $count } left
texts-kept = Everybody here can read this, watchers too. Kept in the server's memory only, until the match is over and all have left.
no-trick-yet = No trick has been played yet.
# Below the card that won the last trick, and the name of its player.
took-it = took it
took-it-points = { $count ->
    [one] took it, 1 point
   *[other] took it, { $count } points
}
took-it-lost = { $count ->
    [one] took it, 1 point lost
   *[other] took it, { $count } points lost
}
keys-off = Letters and digits can be switched off in the preferences.
key-arrows = move along your hand (Home, End: first and last card)
key-enter = play or choose the card, or press the button
# The names of keys on the keyboard.
key-name-enter = Enter, Space
key-name-escape = Esc
key-up = go from your hand to the buttons above it
key-escape = put the chosen card back, or close a dialog
key-g = go to your hand
key-digits = go to that button, or to that card among those you may play
key-p = pass
key-r = ready for the next deal
key-w = show why you may not play this card
key-i = hint: what a strong player would do
key-t = the last trick
key-l = the log
key-s = the score sheet
key-c = chat
key-d = the words of the games and what they mean
key-o = call orange (in Tuxedo)
key-h = let an orange go (in Tuxedo)
key-u = take back your last move, if the others agree
key-question = this list

## Agreements

a-question = A question
agree = Agree
withdraw = Withdraw
# What somebody asks the others for.
asked-for = { $what ->
    [undo] { $name } asks to take back the last move.
    [claim] { $name } asks to be given the rest of the tricks.
    [end] { $name } asks to end the match.
   *[restart] { $name } asks to begin a new match.
}
you-ask-for = { $what ->
    [undo] You ask to take back the last move.
    [claim] You ask to be given the rest of the tricks.
    [end] You ask to end the match.
   *[restart] You ask to begin a new match.
}
asked-swap = { $name } asks { $other } to swap seats.
asked-swap-you = { $name } asks you to swap seats.
you-ask-swap = You ask { $other } to swap seats.
waiting-for = Waiting for { $names }.
claim-hand = { $name }’s cards
claim-rest = Claim the rest of the tricks
start-over-ask = Start over…
end-match-ask = End the match…
end-match-sure = End the match here, without a winner? { $asked }
start-over-sure = End this match and begin a new one? { $asked }
everybody-asked = Everybody is asked.
bots-agree = Bots have nothing against it.
end-match = End the match
start-over = Start over
play-on = Play on

## Away from the table

bot-plays-told = A bot is playing for you.
seat-back = Take my seat back
still-there = Are you still there?
# A countdown stands in the brackets.
still-there-told = The others are waiting for you. A bot plays for you in [0:42].
i-am-here = I am here
watch = Watch
home = Home
bye-replaced = Your seat is open elsewhere
bye-replaced-told = Another window or device is using your seat now. A seat can be open in only one place.
play-here = Play here
bye-released = Your seat was given away
bye-released-told = The host gave your seat to a bot. You can still watch.
bye-left = You have left the table
bye-left-told = A bot plays on in your seat. Watch the table to sit down again while the bot has it.
bye-expired = This table is closed
bye-expired-told = Nobody has been here for a long time. You can open it again and play on, or replay the match.
open-again = Open it again
bye-no-table = There is no such table
bye-no-table-told = The code may be mistyped, or the table was closed long ago.
bye-closed = This table was closed
bye-closed-told = The person who runs this server has closed it. Nobody can play here any more.
bye-barred = You cannot play on this server
bye-barred-told = The person who runs it takes no connections from your address.
bye-unreadable = This table cannot be opened
bye-unreadable-told = The server cannot read what it has kept of this table. Please tell the person who runs the server. Other tables are not affected.
bye-full = The table is full
bye-full-told = Too many people are watching right now.
bye-bad-secret-told = Somebody else has your seat now.
bye-bad-hello = The table did not recognize you
bye-bad-hello-told = Your seat may have been given away, or this page may be older than the server.
bye-other = The connection was closed

## The coach of a lesson

lesson = Lesson
coach-step = step { $step } of { $steps }
hide = Hide
coach-says = What the coach says
coach-watch = Watch what the others do.

## Hints

# $move is in words that can follow "would"; in brackets, because it stands out.
hint-told = A strong player would [{ $move }]: { $reason }
hint-why = Why?
expected-points-told = Expected points: { $moves }.
close-message = Close this message
