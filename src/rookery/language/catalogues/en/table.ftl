### What happens at a table besides the cards.

deal-title = Deal { $number }.
# What somebody says: a fixed phrase, or a text.
said = { $who ->
    [you] You say: { $said }
   *[other] { $who-name } says: { $said }
}
# A fixed phrase, by its number.
phrase = { $phrase ->
    [0] Well played!
    [1] Thank you!
    [2] Good luck!
    [3] Nice one!
    [4] Oh no!
    [5] Sorry, partner.
    [6] One moment, please.
    [7] Shall we go on?
    [8] Good game!
    [9] Goodbye!
   *[other] {""}
}
match-begins = The match begins.
# $count people have won; $you is alone, among or no, by whether the reader is one of them.
match-won = { $you ->
    [alone] You won the match.
   *[no] { $count ->
        [one] { $people } won the match.
       *[other] { $people } won the match.
    }
}
next-match-elsewhere = The next match is at a new table.
free-text = { $state ->
    [on] Free text is on at this table.
   *[off] Free text is off at this table.
}
table-is-slow = This is a slow table now: people move when they have time.
table-closed = The table is closed, because nobody has come to it for long.
table-open-again = The table is open again.
evening-paused = The evening is paused.
evening-goes-on = The evening goes on.

## People

sat-down = { $who ->
    [you] You sit down.
   *[other] { $who-name } sits down.
}
sat-down-bot = { $who ->
    [you] You sit down.
   *[other] { $who-name }, a guest's bot, sits down.
}
renamed = { $who ->
    [you] You are { $new } now.
   *[other] { $who-name } is { $new } now.
}
lets-bot-play = { $who ->
    [you] You let a bot play.
   *[other] { $who-name } lets a bot play.
}
plays-without-bot = { $who ->
    [you] You play without a bot again.
   *[other] { $who-name } plays without a bot again.
}
left-table = { $who-name } has left the table.
seat-given-to-bot = The host has given { $who-name }'s seat to a bot.
back = { $who ->
    [you] You are back.
   *[other] { $who-name } is back.
}
plays-on-other-phone = { $who ->
    [you] You play on with another phone.
   *[other] { $who-name } plays on with another phone.
}
bot-stands-in-late = { $who ->
    [you] Your time for this move is up: a bot plays for you until you are back.
   *[other] { $who-name }'s time for this move is up: a bot plays until { $who-name } is back.
}
bot-stands-in-idle = { $who ->
    [you] You do not answer: a bot plays for you until you take your seat back.
   *[other] { $who-name } does not answer: a bot holds the seat until { $who-name } is back.
}
bot-stands-in-away = { $who-name } is away: a bot holds the seat until { $who-name } is back.
ready = { $who ->
    [you] You are ready.
   *[other] { $who-name } is ready.
}
host-now = { $who ->
    [you] You are the host now.
   *[other] { $who-name } is the host now.
}

## Seats. $people is a list of $count people; $you says whether the reader is one of them: alone, among or no.

seats-swapped = { $you ->
    [among] { $people } have swapped seats.
   *[no] { $people } have swapped seats.
}
seats-drawn = Lots were drawn for the seats.
seats-arranged = The host has seated { $people } elsewhere.
seats-changed = { $you ->
    [alone] You have another seat.
    [among] { $people } have another seat.
   *[no] { $count ->
        [one] { $people } has another seat.
       *[other] { $people } have another seat.
    }
}

## Agreements

match-ended = The match is ended.
match-restarted = The match is ended, and a new one begins.
move-taken-back = { $who ->
    [you] You take a move back.
   *[other] { $who-name } takes a move back.
}
rest-claimed = { $who ->
    [you] You claim the rest of the tricks.
   *[other] { $who-name } claims the rest of the tricks.
}
asks-to-swap = { $who ->
    [you] You ask { $other-name } to swap seats.
   *[other] { $other ->
        [you] { $who-name } asks you to swap seats.
       *[other] { $who-name } asks { $other-name } to swap seats.
    }
}
asks-undo = { $who ->
    [you] You ask to take back the last move.
   *[other] { $who-name } asks to take back the last move.
}
asks-claim = { $who ->
    [you] You ask to be given the rest of the tricks.
   *[other] { $who-name } asks to be given the rest of the tricks.
}
asks-end = { $who ->
    [you] You ask to end the match.
   *[other] { $who-name } asks to end the match.
}
asks-restart = { $who ->
    [you] You ask to begin a new match.
   *[other] { $who-name } asks to begin a new match.
}
agrees = { $who ->
    [you] You agree.
   *[other] { $who-name } agrees.
}
declines = { $who ->
    [you] You say no.
   *[other] { $who-name } says no.
}
withdraws = { $who ->
    [you] You withdraw the question.
   *[other] { $who-name } withdraws the question.
}
question-lapsed = Nothing comes of the question.

## House rules

game-changed = The game is { $game } now.
rules-changed = The host has changed the rules.
rule-changed = { $rule }: { $now } now, { $before } before.
rule-now = { $rule }: { $now }.
rule-line = { $rule }: { $now }
