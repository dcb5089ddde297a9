### The result of a deal and of a match.

result-of-deal = The result of deal { $number }
result-most = { $names } scored most: { $points }
result-nest = The nest
points-and-totals = Points and totals
points-from = Where the points came from
# Where points came from; $name is the English word, for what is not listed here.
point-source = { $source ->
    [counters] counters
    [tricks] tricks
    [nest] nest
    [last-trick] last trick
    [most-tricks] most tricks
    [most-cards] most cards
    [oranges] oranges
    [big-sweeps] big sweeps
    [little-sweeps] little sweeps
    [fives] fives
   *[other] { $name }
}
evening-paused = The evening is paused: the next deal waits.
ready = Ready
next-deal = Next deal
waiting-for-ready = Waiting for { $names }.
cards-cut = The cards cut
cards-cut-told = The tricks were tied, so everyone cut a card:
result-of-match = The result of the match
you-win = You win!
player-wins = { $name } wins
players-win = { $names } win
you-and-others-win = { $names } win!
deal-is-over = The deal is over
match-ended = The match was ended
winner = winner
winners = winners
go-to-next-table = Go to the next table
play-a-match = Play a match
play-again = Play again
another-game = Another game…
another-game-told = Play another game with the same people
other-games-not-loaded = The other games could not be loaded.

## Sweeps in Tuxedo

sweep-told = { $size ->
    [big] Big sweep!
   *[little] Little sweep!
}
sweep-told-for = { $size ->
    [big] Big sweep for { $name }!
   *[little] Little sweep for { $name }!
}
sweep-told-you = { $size ->
    [big] Big sweep for you!
   *[little] Little sweep for you!
}

## Where the results are compared

about-deal = About this deal
back-to-day = Back to the deals of the day
compared-side-by-side = See the results side by side
compared-day = See how others fared
compared-played = Your deals are played
