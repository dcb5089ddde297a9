### Moves in words: in hints, replays, analyses and puzzles.
# A move in words that can follow "would": "play red 5", "bury red 1 and green 2".
move-card = { $verb ->
    [bury] bury { $cards }
    [call] call { $cards }
    [trail] trail { $cards }
    [cut] cut { $cards }
   *[play] play { $cards }
}
move-bid = bid { $amount }
move-sun = shoot the sun
move-pass = pass
move-stay = hold
move-claim = claim a misdeal
move-play-on = play on
move-trump = name { $suit } trump
# $call is "no trump" or "lo-no".
move-no-trump = call { $call }
is-trump = { $suit } is trump
move-lead = lead yourself
move-lead-left = let the player on the left lead
move-take = take { $groups } with { $card }
move-lay = lay { $card } on { $groups }
move-orange = call orange
move-hold = let the orange go
column-move = Move
