### What the home page shows later: your tables, open tables, the first questions, About; and lists of games.

## Your tables

your-tables = Your tables
a-table = A table
table-off-list = { $table } is off this list.
table-off-list-seat = { $table } is off this list, and this browser has forgotten your seat at it.
undo-keep = Undo: keep { $table } on this list
table-gone = This server no longer opens it for you
table-remove = Remove { $table }, { $ago }, from this list
table-remove-short = Remove from this list
table-replay-of = Replay of { $table }, { $ago }
tables-show-all = Show all { $count } tables
nobody-else = nobody else yet
with-people = with { $people }
with-bots = { $count ->
    [one] with the bot { $bots }
   *[other] with the bots { $bots }
}
# $people is one name or a list such as "Bea, Cleo,".
with-people-bots = { $count ->
    [one] with { $people } and the bot { $bots }
   *[other] with { $people } and the bots { $bots }
}
in-lobby = In the lobby
closed-nobody = Closed: nobody was there
same-deals = The same deals as others
round-of-evening = A round of an evening
ended-early = Ended early
in-play = In play
home-your-turn-until = Your turn until { $time }
deal-of-match = deal { $number }
you-lead-with = you lead with { $points }
you-have-points = you have { $points }
leads-with = { $count ->
    [one] { $names } leads with { $points }
   *[other] { $names } lead with { $points }
}
won-against = { $you ->
    [true] You won { $points }
   *[false] { $names } won { $points }
}
won-with = { $you ->
    [true] You won with { $points }
   *[false] { $names } won with { $points }
}
won-with-you-had = { $names } won with { $points }, you had { $own }

## About, and lists of games

about-rookery = About Rookery
about-games = Rookery has the card games of the Rook family: Tuxedo, Dixie Rook, Rook for three and for five, and the Rook that other families play, from Kentucky Discard to Shelem. You play them in the browser, with friends, family and bots.
about-server = The server that shows this page keeps your tables; nothing is sent anywhere else. The shuffle can be checked after each match, on the page of its replay.
about-source = It is a program in Python, in the package [rookery]: the source of all of it comes with the package, and you may read, change and share it under this licence.
about-typefaces = The typefaces are Besley and Atkinson Hyperlegible Next, under the [SIL Open Font License].
nothing-here = Nothing here · Rookery
nothing-at-address = There is nothing at this address
nothing-told = Part of the link may be missing. Go to [the games], where you can also join a table by its code.
footer-licence = About and licence
footer-told = Free software for family and friends: no account, no advertising, nothing counted.
home-wait-more = { $count } more
