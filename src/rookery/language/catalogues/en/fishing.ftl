### The story of a deal of Tuxedo.

dealt-each = { $who ->
    [you] You deal { cards-counted } each.
   *[other] { $who-name } deals { cards-counted } each.
}

## Moves

taken = { $who ->
    [you] You take { $cards } with { $card }.
   *[other] { $who-name } takes { $cards } with { $card }.
}
built = { $who ->
    [you] You lay { $card } on { $cards } for a build of { $value }.
   *[other] { $who-name } lays { $card } on { $cards } for a build of { $value }.
}
trailed = { $who ->
    [you] You trail { $card }.
   *[other] { $who-name } trails { $card }.
}
orange-called = { $who ->
    [you] You call orange! Ten points.
   *[other] { $who-name } calls orange! Ten points.
}
orange-let-go = { $who ->
    [you] You let the orange go.
   *[other] { $who-name } lets the orange go.
}
swept-big = A big sweep: { $points } points.
swept-little = A little sweep: { $points } points.
orange-given = Red and yellow together: an orange, { $points } points.
orange-open = Red and yellow together: an orange is open!
won-at-once = { $who ->
    [you] You now have { points-counted } and win the match at once.
   *[other] { $who-name } now has { points-counted } and wins the match at once.
}
# $extra cards go to the centre, perhaps none; $stock are left in the stock.
dealt-round = Everybody is dealt { cards-counted }{ $extra ->
    [0] {""}
   *[other] , with { $extra } more for the centre
}. { $stock ->
    [0] The stock is empty.
    [one] The stock has { $stock } card left.
   *[other] The stock has { $stock } cards left.
}

## The centre

centre-cards = In the centre: { $cards }
centre-empty = The centre is empty.
# Builds by their full names.
build-named = the build of { $cards }
build-valued = a build of { $value } ({ $cards })
captured-none-yet = Nobody has captured yet.
dealer-and-stock = { $who ->
    [you] You dealt, and the stock has { cards-counted } left.
   *[other] { $who-name } dealt, and the stock has { cards-counted } left.
}
# $won are cards, sweeps and oranges.
won-so-far = { $who ->
    [you] You hold { cards-counted } and have won { $won }.
   *[other] { $who-name } holds { cards-counted } and has won { $won }.
}
won-so-far-points = { $who ->
    [you] You hold { cards-counted } and have won { $won }: { points-counted } in the match so far.
   *[other] { $who-name } holds { cards-counted } and has won { $won }: { points-counted } in the match so far.
}
build-owed = Next turn { $people } must capture or raise { $cards }, if able.
build-due = You built on your last turn: capture { $cards }, or raise it if you can.

## What is won

won-cards-most = { cards-counted } (the most)
won-fives = { $number ->
    [one] { $number } five
   *[other] { $number } fives
}
won-big-sweeps = { $number ->
    [one] { $number } big sweep
   *[other] { $number } big sweeps
}
won-little-sweeps = { $number ->
    [one] { $number } little sweep
   *[other] { $number } little sweeps
}
won-oranges = { $number ->
    [one] { $number } orange
   *[other] { $number } oranges
}
brings-big-sweep = a big sweep
brings-little-sweep = a little sweep
brings-orange = an orange
brings-match = the match

## Questions to the player

moves-more = and { $number } more: type the move you want.
# Notes on the effect of a move, after what is typed for it.
note-build = (a build of { $value })
note-orange = (call it!)
note-hold = (let the orange go)
